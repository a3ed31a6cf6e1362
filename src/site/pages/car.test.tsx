// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { openCard } from '#domains/catalogue/vehicles/ui/opened-card.ts'
import { exampleCar } from '#domains/catalogue/vehicles/ui/vehicle-card.example.tsx'
import { sample } from '#testing/described.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { packText, press, settle, show, words } from '#testing/screen.tsx'
import { until } from '#testing/until.ts'
import CarPage from './car.tsx'
import { comeSoon } from './car-on-its-way.ts'
// preloaded, so that the lazy part does not suspend
import './gone-car.tsx'

const t = packText('vehiclePage')
const tSite = packText('site')

const api = fakeApi()
const wholeOf = (id: number) => ({
  car: sample('VehicleDetail', { id, slug: 'dacia-duster-2021', brand: 'Dacia', model: 'Duster', price: 189_000, storageArea: null }),
  similar: [],
  promoted: [],
  others: 0,
})
type Whole = ReturnType<typeof wholeOf>

/** Opens a car from its card; the test resolves each request for the rest of the page. */
function follow(id: number) {
  api.on('get', '/api/bookings/hours', sample('GetBookingHoursResponse'))
  openCard(exampleCar({ id, version: '1.5 dCi 115 Prestige' }), null)
  const asked: { whole: (whole: Whole) => void; fail: (fault: unknown) => void }[] = []
  const loader = () =>
    comeSoon(
      id,
      new Promise<Whole>((whole, fail) => {
        asked.push({ whole, fail })
      }),
    )
  show(<CarPage />, { at: `/cars/dacia-duster-2021/${id}`, path: '/cars/:slug/:id', route: { loader } })
  return asked
}
const shown = (text: string) => until(() => settle().then(() => expect(words()).toContain(text)))

test('shows the data of the card first, then replaces it with the page', async () => {
  const asked = follow(1)
  await shown('Dacia Duster1.5 dCi 115 Prestige')
  expect(words()).toContain('189 000 DH')
  expect(words()).not.toContain(t('reserveShort'))
  asked[0]?.whole(wholeOf(1))
  await settle()
  expect(document.querySelectorAll('h1')).toHaveLength(1)
  expect(words()).toContain(t('share'))
})

test('keeps the card and shows a message while offline, then offers a retry', async () => {
  const asked = follow(2)
  await settle()
  asked[0]?.fail(new TypeError('Failed to fetch'))
  await shown(tSite('offline.title'))
  expect(words()).toContain('Dacia Duster')
  await press('Réessayer')
  asked[1]?.whole(wholeOf(2))
  await shown(t('share'))
  expect(words()).not.toContain(tSite('offline.title'))
})

test('marks a car as gone and lists similar cars', async () => {
  const similar = [exampleCar({ id: 31, brand: 'Dacia', model: 'Duster' })]
  const loader = () => ({ isGone: true, similar })
  show(<CarPage />, { at: '/cars/dacia-duster-2021/9', path: '/cars/:slug/:id', route: { loader } })
  await shown('Cette voiture n’est plus en vente')
  expect(document.querySelector('a[href^="/cars/"][href$="/31"]')).not.toBeNull()
})
