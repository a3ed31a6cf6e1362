// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { serverNow } from '#client/server-clock.ts'
import type { Outcome } from '#domains/processes/buying/bookings/contract.ts'
import { sample } from '#testing/described.ts'
import { fakeApi, offline, Refusal } from '#testing/fake-api.ts'
import { now } from '#testing/reservation.ts'
import { clockAt, kept, pass, settle, show, signedIn } from '#testing/screen.tsx'
import { askOwn, useOwnNews } from './use-own-news.ts'

const api = fakeApi()
const asking = ['get', '/api/bookings/{key}'] as const
const sales = ['get', '/api/customers/sales'] as const
const [a = '', b = '', c = ''] = ['a', 'b', 'c'].map((sign) => `${sign.repeat(8)}-1111-4111-8111-111111111111`)
const holdUntil = '2026-03-16T10:15:00.000Z'
const vehicle = sample('BookedVehicle', { id: 7, title: 'Dacia Duster' })
const outcome = (key: string, changes: Partial<Outcome> = {}): Outcome =>
  sample('Outcome', { key, reference: `R-${key[0]}`, vehicle, now, holdUntil, status: 'Submitted', payable: false, ...changes })
const onDevice = (...bookings: { key: string; subject?: string }[]) =>
  localStorage.setItem('rihla.bookings', JSON.stringify(bookings.map((one) => ({ vehicleId: 7, holdUntil, ...one }))))
const inAccount = (...keys: string[]) => [
  { ...sample('CustomerSale'), key: '', bookings: keys.map((key) => ({ ...sample('CustomerBooking'), ...outcome(key) })) },
]
const ask = (subject: string | null) => askOwn(subject, new AbortController().signal)
const asked = () => api.made(...asking).map(({ params }) => params.key)

beforeEach(() => {
  clockAt(now)
  api.on(...asking, ({ params }) => outcome(params.key ?? ''))
})

test('requests bookings of this person and visitors only', async () => {
  onDevice({ key: a }, { key: b, subject: 'salma' }, { key: c, subject: 'omar' })
  api.on(...sales, [])
  const news = await ask('salma')
  expect([asked(), news.asked]).toEqual([
    [a, b],
    [a, b],
  ])
  // each keeps its owner
  expect(news.found).toEqual([
    { vehicleId: 7, key: a, holdUntil, state: 'booked', title: 'Dacia Duster', reference: 'R-a' },
    { vehicleId: 7, key: b, holdUntil, state: 'booked', title: 'Dacia Duster', reference: 'R-b', subject: 'salma' },
  ])
})

test('requests account bookings once and stores their owner', async () => {
  onDevice({ key: a }, { key: b })
  api.on(...sales, inAccount(b, c))
  const news = await ask('salma')
  expect(asked()).toEqual([a])
  expect(news.found.map(({ key, subject }) => [key, subject])).toEqual([
    [b, 'salma'],
    [c, 'salma'],
    [a, undefined],
  ])
  expect(news.asked).toEqual([a, b])
})

test('requests only stored bookings without an account', async () => {
  onDevice({ key: a }, { key: b, subject: 'salma' })
  await ask(null)
  expect([asked(), api.made(...sales)]).toEqual([[a], []])
})

test('maps bookings to three states; null when ended', async () => {
  onDevice({ key: a })
  const said = async (changes: Partial<Outcome>) => {
    api.on(...asking, outcome(a, changes))
    return (await ask(null)).found.map(({ state }) => state)
  }
  expect(await said({ status: 'Draft', payable: true })).toEqual(['held'])
  expect(await said({ status: 'Draft', payable: false })).toEqual(['asked'])
  expect(await said({ status: 'Submitted', payable: true })).toEqual(['booked'])
  expect(await said({ status: 'Cancelled' })).toEqual([])
})

test.each([[new Refusal(404, 'NotFound')], [new Refusal(401, 'Unauthorized')], [new Refusal(403, 'Forbidden')]])(
  'who may not see a booking has none: %o',
  async (refusal) => {
    onDevice({ key: a }, { key: b })
    api.on(...asking, ({ params }) => (params.key === a ? refusal : outcome(b, { now: '2026-03-16T10:10:00.000Z' })))
    const news = await ask(null)
    expect([news.found.map(({ key }) => key), news.asked]).toEqual([[b], [a, b]])
    // the first response sets the server time
    expect(Math.round((serverNow() - Date.now()) / 60_000)).toBe(10)
  },
)

test.each([[new Refusal(503, 'NotReady')], [new Refusal(429, 'TooManyRequests')], [offline]])(
  'without an answer nothing is known: %o',
  async (answer) => {
    onDevice({ key: a })
    api.on(...asking, answer)
    await expect(ask(null)).rejects.toBeTruthy()
    api.on(...sales, answer)
    await expect(ask('salma')).rejects.toBeTruthy()
  },
)

function Frame() {
  useOwnNews()
  return null
}
const open = async () => {
  show(<Frame />)
  for (let i = 0; i < 3; i++) await settle()
}
const toFront = async () => {
  await act(async () => void window.dispatchEvent(new Event('visibilitychange')))
  await settle()
}

test('sends no request without bookings and account', async () => {
  await open()
  await pass(60_000)
  expect([api.calls, kept('bookings')]).toEqual([[], null])
})

test('refetches when visible unless just fetched', async () => {
  onDevice({ key: a })
  await open()
  expect(asked()).toHaveLength(1)
  await pass(2000)
  await toFront()
  expect(asked()).toHaveLength(1)
  await pass(1500)
  await toFront()
  expect(asked()).toHaveLength(2)
  expect(kept('bookings')).toMatchObject([{ key: a, state: 'booked' }])
})

test('polls a hold every 15 s, a pending booking every few seconds', async () => {
  onDevice({ key: a }, { key: b })
  const askedFor = () => asked().filter((key) => key === a)
  let payable = true
  api.on(...asking, ({ params }) => (params.key === a ? outcome(a, { status: 'Draft', payable }) : outcome(b)))
  await open()
  await pass(14_000)
  expect(askedFor()).toHaveLength(1)
  payable = false
  await pass(1500)
  expect(askedFor()).toHaveLength(2)
  await pass(1500)
  expect(askedFor()).toHaveLength(2)
  await pass(1500)
  expect(askedFor()).toHaveLength(3)
})

test('refetches after sign-in', async () => {
  signedIn()
  api.on(...sales, inAccount(c))
  await open()
  expect([api.made(...sales).length, kept('bookings')]).toMatchObject([1, [{ key: c, subject: 'salma' }]])
})
