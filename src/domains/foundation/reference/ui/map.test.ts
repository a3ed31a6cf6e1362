import type { StyleSpecification } from 'maplibre-gl'
import { describe, expect, test } from 'vitest'
import { labelled, mapSize, project, viewOf } from './map.ts'
import { country } from './outline.ts'

const casablanca = { latitude: 33.5952, longitude: -7.5795 }
const rabat = { latitude: 33.9716, longitude: -6.8498 }

/** Returns the corners of a path of straight lines. */
const corners = (path: string) =>
  path
    .slice(1, -1)
    .split('L')
    .map((pair) => pair.split(' ').map(Number) as [number, number])

/** Returns whether a position is inside the outline. */
function isWithin(place: { latitude: number; longitude: number }): boolean {
  const { x, y } = project(place)
  const ring = corners(country)
  return (
    ring.filter(([ax, ay], i) => {
      const [bx, by] = ring.at(i - 1) as [number, number]
      return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax
    }).length %
      2 ===
    1
  )
}

describe('the outline of the country', () => {
  test('is one line without borders', () => {
    expect(country.match(/M/g)).toHaveLength(1)
    expect(country.endsWith('Z')).toBe(true)
  })
  test.each([
    ['Casablanca', casablanca.latitude, casablanca.longitude - -0.05],
    ['Oujda', 34.68, -1.95],
    ['Laâyoune', 27.15, -13.2],
    ['Smara', 26.74, -11.67],
    ['Dakhla, on the land side', 23.9, -15.6],
    ['Aousserd', 22.55, -14.33],
    ['Bir Gandouz', 21.62, -16.47],
    ['Tifariti', 26.16, -10.57],
  ])('contains %s', (_name, latitude, longitude) => {
    expect(isWithin({ latitude, longitude })).toBe(true)
  })
  test.each([
    ['Tindouf', 27.67, -8.15],
    ['Tlemcen', 34.88, -1.32],
    ['Nouadhibou', 20.94, -17.04],
    ['Las Palmas', 28.12, -15.43],
  ])('excludes %s', (_name, latitude, longitude) => {
    expect(isWithin({ latitude, longitude })).toBe(false)
  })
})

test('contains all places and stays within the edge', () => {
  expect(viewOf([])).toEqual({ x: 0, y: 0, k: 1 })
  for (const places of [
    [casablanca],
    [casablanca, rabat],
    [{ latitude: 36, longitude: -0.7 }],
    [{ latitude: 21, longitude: -17 }, rabat],
  ]) {
    const points = places.map(project)
    const { x, y, k } = viewOf(points)
    for (const point of points) {
      expect(x + point.x * k).toBeGreaterThanOrEqual(0)
      expect(x + point.x * k).toBeLessThanOrEqual(mapSize.width)
      expect(y + point.y * k).toBeGreaterThanOrEqual(0)
      expect(y + point.y * k).toBeLessThanOrEqual(mapSize.height)
    }
    expect([x <= 0, y <= 0, x >= mapSize.width * (1 - k), y >= mapSize.height * (1 - k)]).toEqual([true, true, true, true])
  }
})

test('localises names of a style, not road numbers', () => {
  const label = (field: unknown) => ({ id: 'a', type: 'symbol', source: 's', layout: { 'text-field': field, 'text-size': 9 } }) as const
  const road = label('{ref}')
  const style = {
    version: 8,
    sources: {},
    layers: [label('{name_en}'), road, { id: 'b', type: 'background' }],
  } as unknown as StyleSpecification
  expect(labelled(style, 'ar').layers).toEqual([
    label(['coalesce', ['get', 'name:ar'], ['get', 'name']]),
    road,
    { id: 'b', type: 'background' },
  ])
})
