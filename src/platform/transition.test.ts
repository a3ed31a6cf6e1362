import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Actor } from '#shared/actor.ts'
import type { Workflow } from '#shared/workflow.ts'
import { type TestDatabase, testDatabase } from '#testing/database.ts'
import { type Move, transition } from './transition.ts'

/** A record type defined in this file only. */
type State = 'New' | 'Checked' | 'Gone'
const workflow: Workflow<State> = {
  name: 'kite',
  table: 'kites',
  statusTable: 'kite_statuses',
  ownerColumn: 'kite_id',
  states: ['New', 'Checked', 'Gone'],
  initial: 'New',
  final: ['Gone'],
  steps: [
    { from: ['New'], action: 'check', to: 'Checked', who: ['agent'], guard: 'hasString', effects: ['tell', 'count'] },
    { from: ['New', 'Checked'], action: 'drop', to: 'Gone', who: ['manager'], comment: true },
  ],
}
const agent: Actor = { id: 'agent-1', roles: ['agent'] }
const manager: Actor = { id: 'manager-1', roles: ['manager'] }

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await database.pool.query(`
    create table kites (id int primary key, last_status text not null default 'New', is_deleted boolean not null default false,
      last_modified timestamptz not null default '2020-01-01', last_modified_by text);
    create table kite_statuses (id serial, kite_id int, type text, comment text, created_by text, price int)`)
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.pool.query('truncate kites, kite_statuses; insert into kites (id) values (1), (2)')
  done.length = 0
})

const done: string[] = []
const take = (more: Partial<Move<State>>) =>
  database.db.transaction().execute((trx) =>
    transition(trx, {
      workflow,
      id: 1,
      action: 'check',
      actor: agent,
      guard: async (name) => void done.push(name),
      effect: async (name) => void done.push(name),
      ...more,
    }),
  )
const refusal = (more: Partial<Move<State>>) =>
  take(more).then(
    () => null,
    ({ code, details, faults, message }) => ({ code, details, faults, message }),
  )
const kept = async () => {
  const { rows: kites } = await database.pool.query(
    "select id, last_status, last_modified_by, last_modified > now() - interval '1 hour' as now from kites order by id",
  )
  const { rows: statuses } = await database.pool.query('select kite_id, type, comment, created_by, price from kite_statuses order by id')
  return { kites, statuses }
}
const untouched = { last_status: 'New', last_modified_by: null, now: false }

test('writes status, actor, comment and effects of one record', async () => {
  expect(await take({ comment: '  well made ', price: 90 })).toEqual({ from: 'New', to: 'Checked' })
  expect(done).toEqual(['hasString', 'tell', 'count'])
  expect(await take({ action: 'drop', actor: manager, comment: 'torn' })).toEqual({ from: 'Checked', to: 'Gone' })
  expect(await kept()).toEqual({
    kites: [
      { id: 1, last_status: 'Gone', last_modified_by: 'manager-1', now: true },
      { id: 2, ...untouched },
    ],
    statuses: [
      { kite_id: 1, type: 'Checked', comment: 'well made', created_by: 'agent-1', price: 90 },
      { kite_id: 1, type: 'Gone', comment: 'torn', created_by: 'manager-1', price: null },
    ],
  })
})

test('rolls back a forbidden transition', async () => {
  await database.pool.query('update kites set is_deleted = true where id = 2')
  expect([await refusal({ id: 9 }), await refusal({ id: 2 })]).toMatchObject([
    { code: 'NotFound', details: { id: 9 } },
    { code: 'NotFound' },
  ])
  expect(await refusal({ action: 'fly' })).toMatchObject({ code: 'TransitionNotAllowed', details: { state: 'New', actions: 'check' } })
  expect(await refusal({ actor: manager })).toMatchObject({ code: 'Forbidden' })
  for (const comment of [undefined, '', '  '])
    expect(await refusal({ action: 'drop', actor: manager, comment })).toMatchObject({
      code: 'BadRequest',
      faults: [{ field: 'comment', reason: 'required' }],
    })
  expect(await refusal({ guard: () => Promise.reject(Object.assign(new Error(), { code: 'NoString' })) })).toMatchObject({
    code: 'NoString',
  })
  expect(await refusal({ effect: () => Promise.reject(Object.assign(new Error(), { code: 'NoInk' })) })).toMatchObject({ code: 'NoInk' })
  expect(done).toEqual(['hasString'])
  expect(await kept()).toEqual({
    kites: [
      { id: 1, ...untouched },
      { id: 2, ...untouched },
    ],
    statuses: [],
  })
})

test('throws when a guard or effect has no implementation', async () => {
  expect([(await refusal({ guard: undefined }))?.message, (await refusal({ effect: undefined }))?.message]).toEqual([
    'kite: nobody checks hasString',
    'kite: nobody writes tell',
  ])
})

test('rejects the second of two concurrent transitions', async () => {
  const both = await Promise.all([refusal({}), refusal({})])
  expect(both.filter((one) => one === null)).toHaveLength(1)
  expect(both.find((one) => one !== null)).toMatchObject({ code: 'TransitionNotAllowed', details: { state: 'Checked' } })
})
