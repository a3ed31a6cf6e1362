// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { sample } from '#testing/described.ts'
import { openCard, openedCard, takePictureBack } from './opened-card.ts'

const car = (id: number) => sample('VehicleCard', { id })
const photo = (id: number) => {
  const place = document.createElement('div')
  place.id = `photo-${id}`
  const image = document.createElement('img')
  Object.defineProperty(image, 'currentSrc', { value: `/${id}.avif` })
  place.append(image)
  document.body.append(place)
  return place
}
const travelling = () => [...document.querySelectorAll('[data-car-picture]')].map(({ id }) => id)

beforeEach(() => document.body.replaceChildren())

test('stores a followed card and marks its picture only', () => {
  const [first, second] = [photo(1), photo(2)]
  openCard(car(1), first)
  expect(openedCard(1)).toMatchObject({ car: { id: 1 }, picture: '/1.avif' })
  expect(travelling()).toEqual(['photo-1'])
  openCard(car(2), second)
  expect(travelling()).toEqual(['photo-2'])
  openCard(car(3), null)
  expect([openedCard(3)?.picture, openedCard(99), travelling()]).toEqual([null, null, []])
})

test('marks one picture for the transition back', () => {
  openCard(car(1), null)
  openCard(car(2), null)
  takePictureBack(1, photo(1))
  expect(travelling()).toEqual([])
  takePictureBack(2, photo(2))
  takePictureBack(2, photo(3))
  expect(travelling()).toEqual(['photo-2'])
  takePictureBack(2, null)
})

test('stores the last thirty cards', () => {
  for (let id = 100; id < 130; id++) openCard(car(id), null)
  openCard(car(100), null)
  openCard(car(130), null)
  expect([openedCard(101), openedCard(100) !== null, openedCard(102) !== null, openedCard(130) !== null]).toEqual([null, true, true, true])
})
