// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { fakeApi, Refusal } from '#testing/fake-api.ts'
import { clockAt, kept, pass, settle, show, signedIn, words } from '#testing/screen.tsx'
import { useSyncAccount } from './use-sync-account.ts'

const api = fakeApi()
const list = ['get', '/api/customers/favourites'] as const
const saving = ['post', '/api/vehicles/{id}/favourites'] as const
const car = { id: 1, slug: 'duster', title: 'Dacia Duster', price: 100_000, picture: null, savedOn: '2026-03-10' }
const wish = { id: 1, n: 1, save: car }
const keep = (account: unknown) => localStorage.setItem('rihla.favourites.account', JSON.stringify(account))

function Frame() {
  useSyncAccount()
  return <p>Page</p>
}
// a stopped clock would block it
beforeAll(async () => void (await import('./sync-account.ts')))
beforeEach(() => clockAt('2026-03-15T10:00:00Z'))

test.each([
  ['cars', { subject: 'salma', cars: [car], waiting: [] }, null],
  ['wishes', { subject: 'salma', cars: [car], waiting: [wish] }, { subject: 'salma', cars: [], waiting: [wish] }],
  ['what another version kept', { subject: 'salma', cars: [car], waiting: 'none' }, null],
])('hides data of the previous user and retains pending requests: %s', async (_what, account, left) => {
  keep(account)
  show(<Frame />)
  await settle()
  expect([kept('favourites.account'), api.calls]).toEqual([left, []])
})

test('leaves a device without account data unchanged', async () => {
  show(<Frame />)
  await settle()
  expect([kept('favourites.account'), api.calls, words()]).toEqual([null, [], 'Page'])
})

test('fetches the account, again when online, not after unmount', async () => {
  signedIn()
  api.on(...list, [])
  const { unmount } = show(<Frame />)
  await pass(50)
  expect(api.made(...list)).toHaveLength(1)
  const later = async () => {
    await pass(61_000)
    window.dispatchEvent(new Event('online'))
    await pass(1000)
  }
  await later()
  expect(api.made(...list)).toHaveLength(2)
  unmount()
  await later()
  expect(api.made(...list)).toHaveLength(2)
})

test('requests nothing when unmounted before the module loads', async () => {
  signedIn()
  const { unmount } = show(<Frame />)
  unmount()
  await pass(1000)
  expect(api.calls).toEqual([])
})

test('reports a full account', async () => {
  signedIn()
  keep({ subject: 'salma', cars: [], waiting: [wish] })
  api.on(...saving, new Refusal(409, 'TooManyFavourites'))
  api.on(...list, [])
  show(<Frame />)
  await pass(1000)
  expect(words()).toContain('Vos favoris sont complets (500 voitures)')
})
