import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  bookingStatuses,
  bookingWorkflow,
  hasEnded,
  hasSaleEnded,
  openBookingStatuses,
  openSaleStatuses,
  saleWorkflow,
} from '#domains/processes/buying/bookings/status.ts'
import { awaitsHouse as awaitsHouseOfMediations, intermediationWorkflow } from '#domains/processes/consignment/status.ts'
import { awaitsHouse, endedStatuses, purchaseWorkflow } from '#domains/processes/selling/status.ts'
import { languages } from '#shared/language.ts'
import type { Workflow } from '#shared/workflow.ts'
import { type TestApi, testApi } from '#testing/database.ts'
import { workflows } from './workflows.ts'

let api: TestApi
const query = async (text: string, values: unknown[] = []) => (await api.deps.pool.query(text, values)).rows

beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

describe('defines the statuses of the workflow tables in the database', () => {
  test.each(workflows.map((workflow) => [workflow.table, workflow] as const))('%s', async (table, workflow) => {
    const [check] = await query(
      `select pg_get_constraintdef(oid) as text from pg_constraint where conrelid = $1::regclass and conname = $1 || '_last_status_check'`,
      [table],
    )
    const listed = [...String(check?.text).matchAll(/'(\w+)'::text/g)].map(([, status]) => status)
    expect(listed.toSorted()).toEqual([...workflow.states].toSorted())
  })
})

/** What a generated column of a table says of each status, of a record that has nothing else yet. */
async function saidOf({ table, states }: Workflow, column: string): Promise<string[]> {
  const [row] = await query(
    `select pg_get_expr(d.adbin, d.adrelid) as text from pg_attrdef d
      join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum where d.adrelid = $1::regclass and a.attname = $2`,
    [table, column],
  )
  const rows = await query(
    `select last_status from unnest($1::text[]) last_status
      cross join (select null::timestamptz as paid, null::timestamptz as agreed, null::int as wished_floor) no_more where ${row.text}`,
    [[...states]],
  )
  return rows.map(({ last_status }) => last_status)
}

test('derives is_open and has_ended as the workflow tables define them', async () => {
  expect(await saidOf(bookingWorkflow, 'is_open')).toEqual(openBookingStatuses)
  expect(await saidOf(bookingWorkflow, 'has_ended')).toEqual(bookingWorkflow.states.filter(hasEnded))
  expect(await saidOf(saleWorkflow, 'is_open')).toEqual(openSaleStatuses)
  expect(await saidOf(saleWorkflow, 'has_ended')).toEqual(saleWorkflow.states.filter(hasSaleEnded))
})

test('derives the turn and the end of a purchase', async () => {
  expect(await saidOf(purchaseWorkflow, 'awaits_house')).toEqual(awaitsHouse)
  const ended: readonly string[] = endedStatuses
  expect(await saidOf(purchaseWorkflow, 'has_ended')).toEqual(purchaseWorkflow.states.filter((status) => ended.includes(status)))
})

test('derives the turn of an intermediation and its end once paid', async () => {
  expect(await saidOf(intermediationWorkflow, 'awaits_house')).toEqual([...awaitsHouseOfMediations, 'Complete'])
  expect(await saidOf(intermediationWorkflow, 'has_ended')).toEqual(['Rejected', 'TransferedToAd'])
})

test('requires customer and staff labels for each booking status', () => {
  const missing = languages.flatMap((language) =>
    ['bookings', 'bookingCase'].flatMap((pack) => {
      const { status: words } = JSON.parse(readFileSync(join(import.meta.dirname, `../src/i18n/${language}/${pack}.json`), 'utf8'))
      return bookingStatuses.filter((status) => !words[status]).map((status) => `${language}/${pack} status.${status}`)
    }),
  )
  expect(missing).toEqual([])
})

test('requires a time limit for each open booking status', async () => {
  const rows = await query(`select key from settings where key like 'booking.due.%'`)
  expect(rows.map(({ key }) => key).toSorted()).toEqual(openBookingStatuses.map((status) => `booking.due.${status}`).toSorted())
  expect(bookingStatuses.length).toBeGreaterThan(openBookingStatuses.length)
})
