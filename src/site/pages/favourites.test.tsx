// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { useSyncAccount } from '#domains/customers/favourites/ui/use-sync-account.ts'
import { sample } from '#testing/described.ts'
import { fakeApi, offline, Refusal } from '#testing/fake-api.ts'
import { buttons, field, fill, kept, packText, press, settle, show, signedIn, words } from '#testing/screen.tsx'
import FavouritesPage from './favourites.tsx'

const t = packText('favouritesPage')

const api = fakeApi()
const asking = ['get', '/api/vehicles/{id}'] as const
const list = ['get', '/api/customers/favourites'] as const
const merge = ['post', '/api/customers/favourites'] as const
const names = ['', 'Duster', 'Clio', 'Panda']
const onDevice = (id: number, price: number) => ({
  id,
  slug: 'car',
  title: `Rihla ${names[id]}`,
  price,
  picture: null,
  savedOn: '2026-03-10',
})
const today = (id: number, price: number | null) =>
  sample('VehicleDetail', { id, slug: 'car', brand: 'Rihla', model: names[id] ?? '', price })
const keep = (...cars: object[]) => localStorage.setItem('rihla.favourites', JSON.stringify(cars))
const ids = () => ((kept('favourites') ?? []) as { id: number }[]).map(({ id }) => id)
const shown = () => [...document.querySelectorAll('article h2')].map((one) => words(one).replace('Rihla ', ''))

/** The page with the account synchronisation that every page has. */
function Page() {
  useSyncAccount()
  return <FavouritesPage />
}
async function open(at = '/favourites') {
  const screen = show(<Page />, { at })
  for (let i = 0; i < 6; i++) await settle()
  return screen
}

test('sorts by last saved, price drop or price, with the order in the address', async () => {
  keep(onDevice(1, 100_000), onDevice(2, 200_000), onDevice(3, 90_000))
  const prices: Record<string, number> = { 1: 99_000, 2: 150_000, 3: 95_000 }
  api.on(...asking, ({ params }) => today(Number(params.id), prices[params.id ?? ''] ?? null))
  const { here } = await open()
  expect(shown()).toEqual(['Duster', 'Clio', 'Panda'])
  fill(field(/^Trier/), 'cheaper')
  await settle()
  expect([shown(), here.place]).toEqual([['Clio', 'Duster', 'Panda'], '/favourites?sort=cheaper'])
  fill(field(/^Trier/), 'price')
  await settle()
  expect(shown()).toEqual(['Panda', 'Duster', 'Clio'])
  fill(field(/^Trier/), 'saved')
  await settle()
  expect([shown(), here.place]).toEqual([['Duster', 'Clio', 'Panda'], '/favourites'])
})

test('keeps the cars while offline and offers a retry', async () => {
  keep(onDevice(1, 100_000))
  api.on(...asking, offline)
  await open()
  expect([words().includes('Certaines voitures n’ont pas pu être chargées.'), ids()]).toEqual([true, [1]])
  api.on(...asking, today(1, 100_000))
  await press('Réessayer')
  for (let i = 0; i < 4; i++) await settle()
  expect([words().includes('n’ont pas pu être chargées'), shown()]).toEqual([false, ['Duster']])
})

test.each([[new Refusal(500, 'Unexpected')], [new Refusal(403, 'CustomerInactive')], [new Refusal(400, 'BadRequest')], [offline]])(
  'a refusing or unreachable account removes nothing from the list (%s)',
  async (answer) => {
    keep(onDevice(1, 100_000), onDevice(2, 100_000))
    signedIn()
    api.on(...merge, answer)
    api.on(...list, answer)
    api.on(...asking, ({ params }) => today(Number(params.id), 100_000))
    await open()
    expect([ids(), words().includes('2 voitures enregistrées')]).toEqual([[1, 2], true])
    expect(api.made(...merge)).toHaveLength(1)
  },
)

test('keeps a car that the account refuses on the device and in the list', async () => {
  keep(onDevice(1, 100_000), onDevice(2, 100_000))
  signedIn()
  const taken = sample('Favourite', { vehicleId: 2, slug: 'car', title: 'Rihla Clio', state: 'Gone', vehicle: null })
  api.on(...merge, { favourites: [taken], left: [1] })
  api.on(...list, [taken])
  api.on(...asking, ({ params }) => today(Number(params.id), 100_000))
  await open()
  expect([ids(), shown().toSorted(), buttons(t('signIn'))]).toEqual([[1], ['Clio', 'Duster'], []])
})
