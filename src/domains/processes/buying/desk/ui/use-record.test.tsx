// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { ApiError } from '#client/api-error.ts'
import { learnServerTime } from '#client/server-clock.ts'
import { sample } from '#testing/described.ts'
import { fakeApi, offline, Refusal } from '#testing/fake-api.ts'
import { clockAt, pass, plain, settle, showHook, words } from '#testing/screen.tsx'
import type { BookingRecord } from '../contract.ts'
import { useRecord } from './use-record.ts'

const api = fakeApi()
const asking = ['get', '/api/vehiclebookings/{id}'] as const
const step = (changes: Partial<BookingRecord['timeline'][number]>) =>
  ({
    ...{ id: 1, status: 'Submitted', comment: null, price: null, way: null },
    ...{ at: '2026-03-16T09:50:00.000Z', author: null, isCustomer: false, ...changes },
  }) as BookingRecord['timeline'][number]
const record = (changes: Partial<BookingRecord> = {}) => sample('BookingRecord', { id: 42, reference: 'R-42', buyer: {}, ...changes })
const refused =
  (code: string, message = '') =>
  () =>
    Promise.reject(new ApiError(409, { code, message }))

beforeEach(() => {
  clockAt('2026-03-16T10:00:00Z')
  learnServerTime('2026-03-16T10:00:00Z', Date.now())
})
async function open() {
  const { now, unmount } = showHook(() => useRecord(42))
  await settle()
  const change = async (call: () => Promise<BookingRecord>, done?: string) => {
    let outcome: unknown
    await act(async () => {
      outcome = await now().change(call, done)
    })
    await settle()
    return outcome
  }
  return { now, change, unmount }
}

test.each([
  [record(), 'ready'],
  [new Refusal(404, 'NotFound'), 'missing'],
  [new Refusal(403, 'Forbidden'), 'missing'],
  [new Refusal(400, 'BadRequest'), 'missing'],
  [new Refusal(409, 'TransitionNotAllowed'), 'failed'],
  [new Refusal(500, 'Unexpected'), 'failed'],
])('a record is there, is not, or cannot be read: %o', async (answer, state) => {
  api.on(...asking, answer)
  expect((await open()).now().state.step).toBe(state)
})

test('shows the response and announces it', async () => {
  api.on(...asking, record())
  const { now, change } = await open()
  expect(await change(async () => record({ reference: 'R-43' }))).toBe('done')
  expect([now().state, words()]).toMatchObject([{ record: { reference: 'R-43' } }, ''])
  await change(async () => record({ reference: 'R-44' }), 'Appel noté')
  expect([now().state, words().includes('Appel noté')]).toMatchObject([{ record: { reference: 'R-44' } }, true])
  expect(api.made(...asking)).toHaveLength(1)
})

test.each([
  [{ isCustomer: true, author: 'Salma' }, 'Le client a changé l’étape il y a 10 min'],
  [{ author: 'Nadia K.' }, 'Nadia K. a changé l’étape il y a 10 min'],
  [{}, 'L’étape a changé il y a 10 min'],
])('who was faster is named: %o', async (last, said) => {
  api.on(...asking, record())
  const { now, change } = await open()
  api.on(...asking, record({ reference: 'R-43', timeline: [step(last), step({ author: 'Omar', at: '2026-03-15T09:00:00.000Z' })] }))
  expect(await change(refused('TransitionNotAllowed', 'Trop tard.'))).toBe('changed')
  expect([now().state, plain(now().notice ?? '')]).toMatchObject([{ record: { reference: 'R-43' } }, said])
  // what is done next takes it away
  await change(async () => record())
  expect(now().notice).toBeNull()
})

test('shows other failures without a refetch', async () => {
  api.on(...asking, record({ timeline: [step({ author: 'Omar' })] }))
  const { now, change } = await open()
  expect(await change(refused('PriceTooLow', 'Trop bas.'))).toMatchObject({ problem: 'Trop bas.', error: { status: 409 } })
  expect(await change(() => Promise.reject(new TypeError('failed to fetch')))).toMatchObject({
    problem: expect.stringContaining('Pas de réponse du serveur.'),
    error: { status: 0 },
  })
  expect([now().notice, api.made(...asking).length]).toEqual([null, 1])
})

test('keeps the failure when the order is unknown', async () => {
  api.on(...asking, record())
  const { now, change, unmount } = await open()
  expect(await change(refused('TransitionNotAllowed', 'Trop tard.'))).toMatchObject({ problem: 'Trop tard.' })
  expect([now().notice, api.made(...asking).length]).toEqual([null, 2])
  unmount()
  api.on(...asking, offline)
  const again = await open()
  let outcome: Promise<unknown> | undefined
  act(() => {
    outcome = again.now().change(refused('TransitionNotAllowed', 'Trop tard.'))
  })
  await pass(10_000)
  expect(await outcome).toMatchObject({ problem: 'Trop tard.' })
})
