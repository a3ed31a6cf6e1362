// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { sample } from '#testing/described.ts'
import { fakeApi, offline, Refusal } from '#testing/fake-api.ts'
import { clockAt, kept, pass, signedIn } from '#testing/screen.tsx'
import type { Favourite } from '../contract.ts'
import { syncAccount } from './sync-account.ts'

const api = fakeApi()
const merge = ['post', '/api/customers/favourites'] as const
const list = ['get', '/api/customers/favourites'] as const
const saving = ['post', '/api/vehicles/{id}/favourites'] as const
const forgetting = ['delete', '/api/vehicles/{id}/favourites'] as const

const onDevice = (id: number) => ({ id, slug: 'duster', title: 'Dacia Duster', price: 100_000 + id, picture: null, savedOn: '2026-03-10' })
const inAccount = (id: number): Favourite =>
  sample('Favourite', { vehicleId: id, slug: 'duster', title: 'Dacia Duster', savedPrice: 100_000 + id, savedOn: '2026-03-10' })
const put = (name: string, value: unknown) => localStorage.setItem(`rihla.${name}`, JSON.stringify(value))
const wish = (id: number, save: boolean, n = id) => ({ id, n, save: save ? onDevice(id) : null })
const deviceIds = () => ((kept('favourites') ?? []) as { id: number }[]).map(({ id }) => id)
const accountIds = () => ((kept('favourites.account')?.cars ?? []) as { id: number }[]).map(({ id }) => id)
const waiting = () => ((kept('favourites.account')?.waiting ?? []) as { id: number }[]).map(({ id }) => id)

let stop = () => {}
const full = vi.fn()
afterEach(() => stop())

async function begin(): Promise<void> {
  clockAt('2026-03-15T10:00:00Z')
  signedIn('salma')
  stop = syncAccount('salma', full)
  await pass(50)
}

test('sends anonymous favourites in one request, with price and day', async () => {
  put('favourites', [onDevice(2), onDevice(1)])
  api.on(...merge, { favourites: [inAccount(2), inAccount(1)], left: [] })
  await begin()
  expect(api.made(...merge).map(({ body }) => body)).toEqual([
    {
      cars: [
        { id: 2, price: 100_002, savedAt: '2026-03-10T12:00:00.000Z' },
        { id: 1, price: 100_001, savedAt: '2026-03-10T11:59:59.999Z' },
      ],
    },
  ])
  expect([deviceIds(), accountIds()]).toEqual([[], [2, 1]])
})

test('leaves rejected cars on the device without a retry', async () => {
  put('favourites', [onDevice(2), onDevice(1)])
  api.on(...merge, { favourites: [inAccount(1)], left: [2] })
  await begin()
  expect([deviceIds(), accountIds()]).toEqual([[2], [1]])
  window.dispatchEvent(new Event('online'))
  await pass(1000)
  expect(api.made(...merge)).toHaveLength(1)
})

test.each([[new Refusal(500, 'Unexpected')], [new Refusal(400, 'BadRequest')], [new Refusal(403, 'CustomerInactive')], [offline]])(
  'preserves the device list when the account fails (%s)',
  async (answer) => {
    put('favourites', [onDevice(2), onDevice(1)])
    api.on(...merge, answer)
    await begin()
    expect(deviceIds()).toEqual([2, 1])
    api.on(...merge, { favourites: [inAccount(2), inAccount(1)], left: [] })
    await pass(2100)
    expect([deviceIds(), accountIds()]).toEqual([[], [2, 1]])
  },
)

test('retries with backoff, and immediately when back online', async () => {
  put('favourites', [onDevice(1)])
  api.on(...merge, offline)
  await begin()
  const tries = () => api.made(...merge).length
  await pass(2050)
  expect(tries()).toBe(2)
  await pass(3800)
  expect(tries()).toBe(2)
  await pass(300)
  expect(tries()).toBe(3)
  window.dispatchEvent(new Event('online'))
  await pass(50)
  expect(tries()).toBe(4)
})

test('sends requests once in order, then fetches the list', async () => {
  put('favourites.account', { subject: 'salma', cars: [onDevice(9)], waiting: [wish(5, true, 1), wish(9, false, 2)] })
  api.on(...saving, undefined)
  api.on(...forgetting, undefined)
  api.on(...list, [inAccount(5)])
  await begin()
  expect(api.calls.map(({ name, params }) => `${name} ${params.id ?? ''}`.trim())).toEqual([
    'post /api/vehicles/{id}/favourites 5',
    'delete /api/vehicles/{id}/favourites 9',
    'get /api/customers/favourites',
  ])
  expect([waiting(), accountIds()]).toEqual([[], [5]])
})

test('reports a full account and leaves the car on the device', async () => {
  put('favourites.account', { subject: 'salma', cars: [], waiting: [wish(5, true)] })
  api.on(...saving, new Refusal(409, 'TooManyFavourites'))
  api.on(...list, [])
  full.mockClear()
  await begin()
  expect([full.mock.calls.length, deviceIds(), waiting()]).toEqual([1, [5], []])
})

test('does not report a gone car as a full account', async () => {
  put('favourites.account', { subject: 'salma', cars: [], waiting: [wish(5, true)] })
  api.on(...saving, new Refusal(404, 'VehicleNotFound'))
  api.on(...list, [])
  full.mockClear()
  await begin()
  expect([full.mock.calls.length, deviceIds(), waiting()]).toEqual([0, [5], []])
})

test('retries a failed request, drops one of a gone car', async () => {
  put('favourites.account', { subject: 'salma', cars: [], waiting: [wish(5, false, 1), wish(6, false, 2)] })
  api.on(...forgetting, ({ params }) => (params.id === '5' ? new Refusal(404, 'VehicleNotFound') : new Refusal(403, 'CustomerInactive')))
  await begin()
  expect(waiting()).toEqual([6])
})

test('sends nothing after sign-out and leaves other lists untouched', async () => {
  const theirs = { subject: 'omar', cars: [], waiting: [wish(5, true)] }
  put('favourites.account', theirs)
  api.on(...list, [])
  await begin()
  expect(api.calls.map(({ name }) => name)).toEqual(['get /api/customers/favourites'])
  stop()
  localStorage.setItem('rihla.session', 'null')
  window.dispatchEvent(new Event('online'))
  await pass(70_000)
  expect(api.calls).toHaveLength(1)
})
