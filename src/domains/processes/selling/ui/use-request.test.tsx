// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { expect, test, vi } from 'vitest'
import { sample } from '#testing/described.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { kept, settle, signedIn } from '#testing/screen.tsx'
import { until } from '#testing/until.ts'
import { usePhotos, useRequest } from './use-request.ts'

const api = fakeApi()
vi.stubGlobal('indexedDB', new IDBFactory())

test('stores photos of both faces until they are deleted', async () => {
  const open = () => renderHook(() => usePhotos())
  const names = ({ result }: ReturnType<typeof open>) => Object.entries(result.current.photos).map(([face, file]) => [face, file?.name])
  const first = open()
  await settle()
  act(() => first.result.current.put('File1', new File(['a'], 'recto.jpg')))
  act(() => first.result.current.put('File2', new File(['b'], 'verso.jpg')))
  expect(names(first)).toEqual([
    ['File1', 'recto.jpg'],
    ['File2', 'verso.jpg'],
  ])
  await settle()
  first.unmount()
  const second = open()
  await until(() => expect(names(second)).toHaveLength(2))
  act(() => second.result.current.put('File1', null))
  expect(names(second)).toEqual([['File2', 'verso.jpg']])
})

test('requests an estimate once and resets with the next', async () => {
  const asking = ['get', '/api/estimates/{key}'] as const
  const [one, two] = ['1'.repeat(32), '2'.repeat(32)]
  const car = { ...sample('Estimate').car, brand: 'Dacia', model: 'Duster', mileage: 7 }
  api.on(...asking, ({ params }) => sample('Estimate', { key: String(params.key), car }))
  for (const key of [one, one, two]) {
    const { result, unmount } = renderHook(() => useRequest(key))
    for (let i = 0; i < 3; i++) await settle()
    expect(result.current.texts).toMatchObject({ Brand: 'Dacia', Model: 'Duster', Mileage: '7' })
    unmount()
  }
  expect(api.made(...asking).map(({ params }) => params.key)).toEqual([one, two])
})

async function open(...given: Parameters<typeof useRequest>) {
  const { result, unmount } = renderHook(() => useRequest(...given))
  for (let i = 0; i < 3; i++) await settle()
  return { now: () => result.current, type: (more: object) => act(() => result.current.type(more)), unmount }
}

test('keeps one draft, which can be discarded and restored', async () => {
  const { now, type } = await open(null)
  expect([now().draft.key, now().textOf('Type'), now().textOf('Brand')]).toEqual(['', 'Purchase', ''])
  type({ Brand: 'Dacia' })
  const { key } = now().draft
  expect(key).toMatch(/^[0-9a-f-]{36}$/)
  type({ Model: 'Duster' })
  expect([now().draft.key, now().textOf('Brand'), now().textOf('Model')]).toEqual([key, 'Dacia', 'Duster'])
  const old = { draft: now().draft }
  act(() => {
    old.draft = now().forget()
  })
  expect([kept('sale'), now().textOf('Brand'), old.draft.key]).toEqual([null, '', key])
  act(() => now().restore(old.draft))
  expect([now().draft.key, now().textOf('Brand')]).toEqual([key, 'Dacia'])
})

test('applies the way of selling of the page once', async () => {
  const first = await open(null, 'Intermediation')
  expect([first.now().draft.way, first.now().textOf('Type')]).toEqual(['Intermediation', 'Intermediation'])
  first.type({ Type: 'Purchase' })
  first.unmount()
  const again = await open(null, 'Intermediation')
  expect(again.now().textOf('Type')).toBe('Purchase')
  again.unmount()
  // without a way or a wish nothing changes
  const none = await open(null)
  expect([none.now().draft.way, none.now().textOf('Type')]).toEqual(['Intermediation', 'Purchase'])
  none.unmount()
  expect((await open(null, 'TradeIn')).now().textOf('Type')).toBe('TradeIn')
})

test("keeps the seller's later changes over an estimate", async () => {
  const key = '3'.repeat(32)
  const car = { ...sample('Estimate').car, brand: 'Dacia', model: 'Duster', mileage: 7, city: 'Fès' }
  api.on('get', '/api/estimates/{key}', sample('Estimate', { key, car, range: null }))
  const first = await open(key)
  expect([first.now().draft.estimate, first.now().textOf('City')]).toEqual([{ key, low: null, high: null }, 'Fès'])
  first.type({ Mileage: '8', City: 'Rabat' })
  first.unmount()
  const again = await open(key)
  expect([again.now().textOf('Mileage'), again.now().textOf('City')]).toEqual(['8', 'Rabat'])
})

test('prefills the facts of an own advert and keeps the rest', async () => {
  const asking = ['get', '/api/vehicleads/{id}'] as const
  const told = { brand: 'Dacia', model: 'Duster', registrationType: 'Foreign', registrationNumber: null, releaseDate: null, mileage: null }
  const whole = { ...told, registrationNumber: '12345A6', releaseDate: '2019-05-01', mileage: 0 }
  const ad = (id: number, car: object) =>
    sample('VehicleAd', { id, disposedVehicle: { ...sample('VehicleAd').disposedVehicle, ...car } } as never)
  api.on(...asking, ({ params }) => (params.id === '7' ? ad(7, told) : ad(8, whole)) as never)
  const stranger = await open(null, null, 7)
  expect(api.made(...asking)).toEqual([])
  stranger.type({ Mileage: '42000' })
  stranger.unmount()
  signedIn()
  api.on(
    'get',
    '/api/customers/current',
    sample('Customer', { civility: 'Mme.', firstName: 'Salma', lastName: 'Alaoui', email: null, phone: '+212612345678', city: 'Fès' }),
  )
  const own = await open(null, null, 7)
  expect(own.now().draft).toMatchObject({ advert: 7, typed: { Brand: 'Dacia', RegistrationType: 'Foreign', Mileage: '42000' } })
  expect(own.now().draft.typed).not.toHaveProperty('ReleaseDate')
  // account data is added where known
  expect([own.now().isKnown, own.now().textOf('FirstName'), own.now().textOf('Phone')]).toEqual([true, 'Salma', '06 12 34 56 78'])
  expect(own.now().texts).not.toHaveProperty('Email')
  own.type({ Brand: 'Renault' })
  own.unmount()
  const again = await open(null, null, 7)
  expect([again.now().textOf('Brand'), api.made(...asking).length]).toEqual(['Renault', 1])
  again.unmount()
  const other = await open(null, null, 8)
  expect(other.now().draft.typed).toMatchObject({
    ...{ Brand: 'Dacia', RegistrationNumber: '12345A6', ReleaseDate: '2019-05-01', Mileage: '0' },
  })
})

test('reuses plate, fuel and gearbox of the estimate', async () => {
  const key = '4'.repeat(32)
  const car = { ...sample('Estimate').car, brand: 'Dacia', model: 'Duster', mileage: 84_000, fuelType: 'Diesel' as const, gearType: null }
  api.on('get', '/api/estimates/{key}', sample('Estimate', { key, car }))
  localStorage.setItem('rihla.estimate', JSON.stringify({ plate: '48217B6' }))
  const first = await open(key)
  expect(first.now().texts).toMatchObject({ RegistrationNumber: '48217B6', RegistrationType: 'Local', FuelType: 'Diesel', GearType: '' })
  first.type({ RegistrationNumber: '11111A1' })
  first.unmount()
  const again = await open(key)
  expect(again.now().textOf('RegistrationNumber')).toBe('11111A1')
})
