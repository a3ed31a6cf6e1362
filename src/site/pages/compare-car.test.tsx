// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest'
import type { VehicleDetail } from '#domains/catalogue/vehicles/contract.ts'
import { sample } from '#testing/described.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { field, kept, links, packText, press, settle, show, words } from '#testing/screen.tsx'
import ComparePage, { loader, shouldRevalidate } from './compare-car.tsx'

const t = packText('comparePage')

const api = fakeApi()
const together = ['get', '/api/vehicles/compare'] as const
const photo = (spec: 'Front' | 'Back') => sample('GalleryPicture', { id: spec, hash: 'a'.repeat(64), spec, width: 1440, height: 900 })
const car = (id: number, changes: Partial<VehicleDetail> = {}): VehicleDetail =>
  sample('VehicleDetail', { id, slug: 'dacia', brand: 'Dacia', model: `N${id}`, price: 100_000 + id, ...changes })
const onDevice = (id: number) => ({ id, slug: 'dacia', title: `Dacia N${id}`, price: 1, picture: null, savedOn: '' })
const ticked = () => ((kept('compare') ?? []) as { id: number }[]).map(({ id }) => id)

async function open(search: string) {
  const screen = show(<ComparePage />, { at: `/compare-car${search}`, path: '/compare-car', route: { loader, shouldRevalidate } })
  for (let i = 0; i < 3; i++) await settle()
  return screen
}

test('shows the cars in the order of the address, loaded in one call, whatever the case of the parameter', async () => {
  api.on(...together, ({ query }) => query.getAll('VehicleIds').map((id) => car(Number(id))))
  await open('?vehicleIds=3&VEHICLEIDS=1')
  expect(api.calls.map(({ name, query }) => [name, query.getAll('VehicleIds')])).toEqual([['get /api/vehicles/compare', ['3', '1']]])
  const heads = [...document.querySelectorAll('thead th')].map(words)
  expect(heads.map((head) => head.startsWith('Dacia N3'))).toEqual([true, false])
  expect(words()).toContain(t('addThird'))
})

test('shows a notice when a fourth car is omitted', async () => {
  api.on(...together, ({ query }) => query.getAll('VehicleIds').map((id) => car(Number(id))))
  const { unmount } = await open('?VehicleIds=1&VehicleIds=2&VehicleIds=3')
  expect(words()).not.toContain('du lien')
  unmount()
  await open('?VehicleIds=1&VehicleIds=2&VehicleIds=3&VehicleIds=4&VehicleIds=4')
  expect(words()).toContain('Trois voitures au plusUne voiture du lien n’est pas montrée.')
})

test('highlights the longest warranty', async () => {
  api.on(...together, [car(1, { warrantyInMonths: 24 }), car(2, { warrantyInMonths: 6 }), car(3, { warrantyInMonths: 12 })])
  await open('?VehicleIds=1&VehicleIds=2&VehicleIds=3')
  const row = [...document.querySelectorAll('tr')].find((one) => words(one).startsWith('Garantie'))
  expect(row && [...row.querySelectorAll('td')].map(words)).toEqual(['24 moisLa plus longue', '6 mois', '12 mois'])
})

test('removes a car from the device and the address and keeps the view', async () => {
  localStorage.setItem('rihla.compare', JSON.stringify([onDevice(1), onDevice(2), onDevice(3)]))
  api.on(...together, ({ query }) => query.getAll('VehicleIds').map((id) => car(Number(id), { pictures: [photo('Front'), photo('Back')] })))
  const { here } = await open('?VehicleIds=1&VehicleIds=2&VehicleIds=3&differences=true&view=Back')
  expect([field(t('onlyDifferences')).checked, field(t('angle.Back')).checked]).toEqual([true, true])
  await press('Retirer Dacia N2')
  await settle()
  expect([here.place, ticked()]).toEqual(['/compare-car?VehicleIds=1&VehicleIds=3&differences=true&view=Back', [1, 3]])
})

test('hides equal rows on a phone until the user shows them', async () => {
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }))
  api.on(...together, [car(1, { seats: 5 }), car(2, { seats: 5 })])
  const { here } = await open('?VehicleIds=1&VehicleIds=2')
  const hasSeats = () => document.querySelector('table')?.textContent.includes('Places')
  expect([field(t('onlyDifferences')).checked, hasSeats()]).toEqual([true, false])
  await press(field(t('onlyDifferences')))
  await settle()
  expect([here.place, hasSeats()]).toEqual(['/compare-car?VehicleIds=1&VehicleIds=2&differences=false', true])
})

test('names the cheapest car with what its price costs', async () => {
  const far = { price: 119_000, mileage: 115_000, releaseDate: '2018-09-01' }
  const near = { price: 170_000, mileage: 40_000, releaseDate: '2021-03-01' }
  api.on(...together, [car(1, near), car(2, far), car(3, { ...near, model: 'N1', price: 180_000, mileage: 116_000 })])
  await open('?VehicleIds=1&VehicleIds=2&VehicleIds=3')
  expect(words()).toContain('La moins chère : Dacia N2, 119 000 DH')
  expect(words()).toContain('51 000 DH de moins que Dacia N1 à 170 000 DH, mais 75 000 km de plus et 3 ans de plus.')
  expect(words()).toContain('61 000 DH de moins que Dacia N1 à 180 000 DH et 1 000 km de moins, mais 3 ans de plus.')
})

test('shows the cars ticked on this device when the address has none', async () => {
  localStorage.setItem('rihla.compare', JSON.stringify([onDevice(4), onDevice(5)]))
  api.on(...together, [car(4), car(5)])
  const { here, unmount } = await open('')
  expect([here.place, links('Dacia N4').length > 0]).toEqual(['/compare-car?VehicleIds=4&VehicleIds=5', true])
  unmount()
  localStorage.clear()
  window.dispatchEvent(new Event('storage'))
  await open('')
  expect(words()).toContain(t('emptyTitle'))
})
