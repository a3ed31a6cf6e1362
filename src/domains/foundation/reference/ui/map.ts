import type { ExpressionSpecification, StyleSpecification } from 'maplibre-gl'
import type { Language } from '#shared/language.ts'
import { countryBounds as mapBounds } from '../values.ts'

const mercator = (latitude: number) => Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360))
const width = 600
const scale = width / (((mapBounds.east - mapBounds.west) * Math.PI) / 180)
const top = mercator(mapBounds.north)

/** Size of the map in its own units. */
export const mapSize = { width, height: Math.round((top - mercator(mapBounds.south)) * scale) } as const

/** A point on the map. */
export interface Point {
  x: number
  y: number
}

/** A position in degrees. */
export interface Place {
  latitude: number
  longitude: number
}

/** Projects a position to the map (Mercator). */
export function project({ latitude, longitude }: Place): Point {
  return { x: (((longitude - mapBounds.west) * Math.PI) / 180) * scale, y: (top - mercator(latitude)) * scale }
}

/** Returns the great-circle distance in km. */
export function distanceKm(from: Place, to: Place): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const [a, b] = [radians(from.latitude), radians(to.latitude)]
  const half = Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(radians(to.longitude - from.longitude) / 2) ** 2
  return 2 * 6371 * Math.asin(Math.sqrt(half))
}

/** Groups points that would overlap; each group is at the centre of its members. */
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

/** Visible part of the map: scaled by `k`, then translated by `x`, `y`. */
export interface MapView extends Point {
  k: number
}

/** Returns the view that contains all points with padding, scaled by `closest` at most; the whole map without points. */
export function viewOf(places: readonly Point[], closest = 12): MapView {
  if (places.length === 0) return { x: 0, y: 0, k: 1 }
  const xs = places.map(({ x }) => x)
  const ys = places.map(({ y }) => y)
  const [left, right, upper, lower] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const room = 0.7
  const k = Math.max(1, Math.min(closest, (mapSize.width * room) / (right - left || 1), (mapSize.height * room) / (lower - upper || 1)))
  // stays within the map
  const within = (middle: number, size: number) => Math.min(0, Math.max(size * (1 - k), size / 2 - middle * k))
  return { k, x: within((left + right) / 2, mapSize.width), y: within((upper + lower) / 2, mapSize.height) }
}

/** A base map and its controls: the built-in outline, or a street map. */
export interface Ground {
  /** size in its own units */
  size: { width: number; height: number }
  /** units per CSS pixel */
  units: number
  /** current position of a place */
  at: (place: Place) => Point
  /** of a street map only */
  zoomBy?: (direction: 1 | -1) => void
  /** shows all given places, or the whole country without any; the outline is scaled by `closest` at most */
  show: (places: readonly Place[], closest?: number) => void
}

/** Localises the labels of a map style, where its tiles have translations. */
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
