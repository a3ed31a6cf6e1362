import type { ExpressionSpecification, StyleSpecification } from 'maplibre-gl'
import type { Language } from '#shared/language.ts'
import { countryBounds as mapBounds } from '../stores/values.ts'

const mercator = (latitude: number) => Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360))
const width = 600
const scale = width / (((mapBounds.east - mapBounds.west) * Math.PI) / 180)
const top = mercator(mapBounds.north)

/** How large the map is drawn, in its own units. */
export const mapSize = { width, height: Math.round((top - mercator(mapBounds.south)) * scale) } as const

/** A place on the map. */
export interface Point {
  x: number
  y: number
}

/** A place on earth, in degrees. */
export interface Place {
  latitude: number
  longitude: number
}

/** Where a place stands on the map: Mercator, so that small parts keep their shape. */
export function project({ latitude, longitude }: Place): Point {
  return { x: (((longitude - mapBounds.west) * Math.PI) / 180) * scale, y: (top - mercator(latitude)) * scale }
}

/** The distance between two places on earth as the crow flies, in km. */
export function distanceKm(from: Place, to: Place): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const [a, b] = [radians(from.latitude), radians(to.latitude)]
  const half = Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(radians(to.longitude - from.longitude) / 2) ** 2
  return 2 * 6371 * Math.asin(Math.sqrt(half))
}

/** Places that would lie on each other: each group stands at the middle of its members. */
export function groupsOf<T extends Point>(places: readonly T[], apart: number): (Point & { members: T[] })[] {
  const groups: (Point & { members: T[] })[] = []
  for (const place of places) {
    const near = groups.find(({ x, y }) => Math.hypot(x - place.x, y - place.y) < apart)
    if (!near) {
      groups.push({ x: place.x, y: place.y, members: [place] })
      continue
    }
    near.members.push(place)
    near.x += (place.x - near.x) / near.members.length
    near.y += (place.y - near.y) / near.members.length
  }
  return groups
}

/** How a part of the map is shown: moved by `x`, `y` after being made `k` times as large. */
export interface MapView extends Point {
  k: number
}

/** How far in one can go. */
export const deepest = 40

/** The view in which all of some places stand, with room around them; the whole map for none. */
export function viewOf(places: readonly Point[]): MapView {
  if (places.length === 0) return { x: 0, y: 0, k: 1 }
  const xs = places.map(({ x }) => x)
  const ys = places.map(({ y }) => y)
  const [left, right, upper, lower] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const room = 0.7
  const k = Math.max(1, Math.min(12, (mapSize.width * room) / (right - left || 1), (mapSize.height * room) / (lower - upper || 1)))
  // never past the edge of what is drawn
  const within = (middle: number, size: number) => Math.min(0, Math.max(size * (1 - k), size / 2 - middle * k))
  return { k, x: within((left + right) / 2, mapSize.width), y: within((upper + lower) / 2, mapSize.height) }
}

/** What lies under the pins, and how it is moved: our own outline, or streets. */
export interface Ground {
  /** how large it is, in its own units */
  size: { width: number; height: number }
  /** its units in a pixel of the screen */
  units: number
  /** where a place stands at this moment */
  at: (place: Place) => Point
  zoomBy: (direction: 1 | -1) => void
  moveBy: (way: Point) => void
  /** all of some places, the whole country for none */
  show: (places: readonly Place[]) => void
}

/** How far a key moves the map. */
const stride = 60

const moves: Record<string, Point> = {
  ArrowLeft: { x: stride, y: 0 },
  ArrowRight: { x: -stride, y: 0 },
  ArrowUp: { x: 0, y: stride },
  ArrowDown: { x: 0, y: -stride },
}

/** Moves the map as a key says; true when the key meant it. */
export function moveByKey({ zoomBy, moveBy, show }: Ground, key: string): boolean {
  const way = moves[key]
  if (way) moveBy(way)
  else if (key === '+' || key === '=') zoomBy(1)
  else if (key === '-') zoomBy(-1)
  else if (key === '0') show([])
  else return false
  return true
}

/** The names of a style in the language of the page, where its tiles know them. */
export function labelled<T extends StyleSpecification>(style: T, language: Language): T {
  const name = ['coalesce', ['get', `name:${language}`], ['get', 'name']] as ExpressionSpecification
  return {
    ...style,
    layers: style.layers.map((layer) =>
      layer.type === 'symbol' && JSON.stringify(layer.layout?.['text-field'] ?? '').includes('name')
        ? { ...layer, layout: { ...layer.layout, 'text-field': name } }
        : layer,
    ),
  }
}
