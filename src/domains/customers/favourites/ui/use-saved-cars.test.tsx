// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sample } from '#testing/described.ts'
import { fakeApi, offline, Refusal } from '#testing/fake-api.ts'
import { settle, signedIn } from '#testing/screen.tsx'
import type { SavedCar } from '../rules.ts'
import { useSavedCars } from './use-saved-cars.ts'

const api = fakeApi()
const asking = ['get', '/api/vehicles/{id}'] as const
const car = (id: number): SavedCar => ({ id, slug: 'duster', title: 'Dacia', price: 1, picture: null, savedOn: '' })
const cars = (count: number) => Array.from({ length: count }, (_, i) => car(i + 1))

async function use(kept: SavedCar[]) {
  const { result } = renderHook(() => useSavedCars(kept))
  for (let i = 0; i < 4; i++) await settle()
  return { states: () => kept.map(({ id }) => state(result.current.stateOf(id))), retry: () => void act(() => result.current.retry()) }
}
const state = (of: ReturnType<ReturnType<typeof useSavedCars>['stateOf']>) => (typeof of === 'object' ? 'here' : of)

test('distinguishes sold, withdrawn and failed, and retries only failures', async () => {
  const answers = [
    sample('VehicleDetail', { id: 1, availability: 'Sold' }),
    new Refusal(410, 'VehicleSold'),
    new Refusal(404, 'VehicleNotFound'),
    offline,
    sample('VehicleDetail', { id: 5 }),
  ] as const
  api.on(...asking, ({ params }) => answers[Number(params.id) - 1])
  const { states, retry } = await use(cars(5))
  expect(states()).toEqual(['sold', 'sold', 'gone', 'failed', 'here'])
  api.on(...asking, sample('VehicleDetail', { id: 4 }))
  retry()
  for (let i = 0; i < 4; i++) await settle()
  expect(states()[3]).toBe('here')
  expect(api.made(...asking).map(({ params }) => params.id)).toEqual(['1', '2', '3', '4', '5', '4'])
})

test('requests cars in batches of six, each once', async () => {
  const waiting: (() => void)[] = []
  api.on(...asking, ({ params }) => new Promise((answer) => waiting.push(() => answer(sample('VehicleDetail', { id: Number(params.id) })))))
  await use(cars(8))
  expect(api.made(...asking)).toHaveLength(6)
  for (const answer of waiting.splice(0)) answer()
  for (let i = 0; i < 4; i++) await settle()
  expect(api.made(...asking).map(({ params }) => Number(params.id))).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
})

test('loads account cars in one request, others one by one', async () => {
  signedIn()
  api.on('get', '/api/customers/favourites', [
    sample('Favourite', { vehicleId: 1, state: 'Sold', vehicle: null }),
    sample('Favourite', { vehicleId: 2, state: 'Gone', vehicle: null }),
    sample('Favourite', { vehicleId: 3, state: 'Available', vehicle: sample('VehicleCard', { id: 3 }) }),
  ])
  api.on(...asking, new Refusal(404, 'VehicleNotFound'))
  const { states } = await use(cars(4))
  expect(states()).toEqual(['sold', 'gone', 'here', 'gone'])
  expect(api.made(...asking).map(({ params }) => params.id)).toEqual(['4'])
})

test('retries a failed single car with a loading state', async () => {
  api.on(...asking, offline)
  const { states, retry } = await use(cars(1))
  expect(states()).toEqual(['failed'])
  let answer = () => {}
  api.on(...asking, () => new Promise((resolve) => (answer = () => resolve(sample('VehicleDetail', { id: 1 })))))
  retry()
  for (let i = 0; i < 4; i++) await settle()
  expect(states()).toEqual(['loading'])
  answer()
  for (let i = 0; i < 4; i++) await settle()
  expect(states()).toEqual(['here'])
})
