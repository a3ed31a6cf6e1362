// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { VehicleDetail } from '#domains/catalogue/vehicles/contract.ts'
import { sample } from '#testing/described.ts'
import { fakeApi, Refusal } from '#testing/fake-api.ts'
import { button, field, kept, links, press, settle, show, words } from '#testing/screen.tsx'
import ComparePage, { loader, shouldRevalidate } from './compare-car.tsx'

const api = fakeApi()
const together = ['get', '/api/vehicles/compare'] as const
const alone = ['get', '/api/vehicles/{id}'] as const
const likes = ['get', '/api/vehicles/{id}/recommendations'] as const
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
  expect(words().indexOf('Dacia N3')).toBeLessThan(words().indexOf('Dacia N1'))
  expect(words()).toContain('Ajouter une voiture')
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

test('counts unavailable cars and compares the others', async () => {
  api.on(...together, new Refusal(404, 'VehicleNotFound'))
  api.on(...alone, ({ params }) => (params.id === '2' ? new Refusal(404, 'VehicleNotFound') : car(Number(params.id))))
  await open('?VehicleIds=1&VehicleIds=2&VehicleIds=3')
  expect(words()).toContain('Une voiture de cette comparaison n’est plus en vente.')
  expect([links('Dacia N1').length > 0, links('Dacia N2').length, links('Dacia N3').length > 0]).toEqual([true, 0, true])
})

test('removes a car from the device and the address and keeps the view', async () => {
  localStorage.setItem('rihla.compare', JSON.stringify([onDevice(1), onDevice(2), onDevice(3)]))
  api.on(...together, ({ query }) => query.getAll('VehicleIds').map((id) => car(Number(id), { pictures: [photo('Front'), photo('Back')] })))
  const { here } = await open('?VehicleIds=1&VehicleIds=2&VehicleIds=3&differences=true&view=Back')
  expect([field('Différences seulement').checked, field('Arrière').checked]).toEqual([true, true])
  await press('Retirer Dacia N2')
  await settle()
  expect([here.place, ticked()]).toEqual(['/compare-car?VehicleIds=1&VehicleIds=3&differences=true&view=Back', [1, 3]])
})

test('stores hidden rows and angle in the address without a request', async () => {
  api.on(
    ...together,
    [1, 2].map((id) => car(id, { pictures: [photo('Front'), photo('Back')] })),
  )
  const { here } = await open('?VehicleIds=1&VehicleIds=2')
  await press(field('Différences seulement'))
  await press(field('Arrière'))
  await settle()
  expect(here.place).toBe('/compare-car?VehicleIds=1&VehicleIds=2&differences=true&view=Back')
  await press(field('Différences seulement'))
  await settle()
  expect([here.place, api.calls.length]).toEqual(['/compare-car?VehicleIds=1&VehicleIds=2&view=Back', 1])
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
  expect(words()).toContain('Rien à comparer pour le moment')
})

test('one car has similar cars, and choosing one compares both', async () => {
  api.on(...alone, car(1))
  api.on(...likes, [sample('VehicleCard', { id: 9, slug: 'clio', brand: 'Renault', model: 'Clio' })])
  api.on(...together, [car(1), car(9)])
  const { here } = await open('?VehicleIds=1')
  expect(words()).toContain('Voici des voitures proches de Dacia N1.')
  await press(button('Comparer'))
  await settle()
  expect([here.place, ticked()]).toEqual(['/compare-car?VehicleIds=1&VehicleIds=9', [1, 9]])
})
