import { expect, test } from 'vitest'
import { type Looks, shotsOf } from './looks.ts'
import type { Masters } from './masters.ts'

const angles = ['front', 'front-left', 'front-right', 'back', 'back-left', 'back-right', 'lateral-left', 'lateral-right']
const bodies = ['suv-0', 'suv-1', 'suv-2', 'sports-car-0'].flatMap((body) => angles.map((angle) => `${body}/${angle}`))
const cabins = [
  'cabin-radio-cloth-manual-car/dashboard',
  'cabin-screen-cloth-manual-tall/dashboard',
  'cabin-screen-leather-automatic-tall/dashboard',
  'cabin-digital-leather-automatic-sport/dashboard',
  'cabin-screen-leather-manual-open/dashboard',
  'cabin-two-cloth/interior',
  'cabin-five-cloth/interior',
  'cabin-five-leather/interior',
  'cabin-five-leather-open/interior',
]
const masters: Masters = {
  read: async () => Buffer.alloc(0),
  painted: new Map([...bodies, ...cabins].map((name) => [name, !name.startsWith('cabin')])),
  variants: new Map([
    ['suv', [0, 1, 2]],
    ['sports-car', [0]],
  ]),
}
const duster: Looks = {
  brand: 'Dacia',
  model: 'Duster',
  bodyStyle: 'SUV',
  releaseDate: '2016-03-01',
  color: 'Orange',
  features: [],
  gearType: 'Manual',
  seats: 5,
}
const cabinOf = (car: Partial<Looks>) =>
  shotsOf({ ...duster, ...car }, masters)
    .slice(-2)
    .map(({ master }) => master.split('/')[0])

test('orders a gallery around the car from the front right, then inside', () => {
  const shots = shotsOf(duster, masters)
  expect(shots.map(({ spec }) => spec)).toEqual([
    'FrontRight',
    'LateralRight',
    'Front',
    'FrontLeft',
    'LateralLeft',
    'BackRight',
    'Back',
    'BackLeft',
    'Dashboard',
    'Interior',
  ])
  expect(new Set(shots.slice(0, 8).map(({ master }) => master.split('/')[0])).size).toBe(1)
  expect(shots.map(({ color }) => color)).toEqual([...Array.from({ length: 8 }, () => 'Orange'), null, null])
})

test('omits angles and styles without a master', () => {
  const some = { ...masters, painted: new Map([...masters.painted].filter(([name]) => !name.endsWith('/back'))) }
  expect(shotsOf(duster, some).map(({ spec }) => spec)).not.toContain('Back')
  expect(shotsOf({ ...duster, model: 'Nothing', bodyStyle: 'Sedan' }, masters)).toHaveLength(2)
  expect(shotsOf(duster, { ...masters, painted: new Map(), variants: new Map() })).toEqual([])
})

test('chooses the nearest cabin by roof, gear lever and screen', () => {
  expect(cabinOf({})).toEqual(['cabin-radio-cloth-manual-car', 'cabin-five-cloth'])
  expect(cabinOf({ features: ['TouchScreen'] })).toEqual(['cabin-screen-cloth-manual-tall', 'cabin-five-cloth'])
  expect(cabinOf({ gearType: 'Automatic' })).toEqual(['cabin-screen-leather-automatic-tall', 'cabin-five-leather'])
  expect(cabinOf({ gearType: 'Automatic', features: ['DigitalCockpit', 'LeatherSeats'], color: 'White' })).toEqual([
    'cabin-digital-leather-automatic-sport',
    'cabin-five-leather',
  ])
  expect(cabinOf({ bodyStyle: 'Cabriolet', gearType: 'Automatic', features: ['DigitalCockpit'], seats: 2 })).toEqual([
    'cabin-screen-leather-manual-open',
    'cabin-five-leather-open',
  ])
  expect(cabinOf({ bodyStyle: 'SportsCar', seats: 2 })).toEqual(['cabin-radio-cloth-manual-car', 'cabin-two-cloth'])
  expect(cabinOf({ seats: 7, features: ['LeatherSeats'], color: 'Grey' })[1]).toBe('cabin-five-cloth')
})
