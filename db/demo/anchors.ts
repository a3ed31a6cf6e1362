import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Spot } from './warp.ts'

/** The size of the pictures that the places are measured in. */
export const measured = { width: 1440, height: 900 }

/** Where in a master lies what is put on it (packages/car-studio/src/scene/anchors.ts); rows from the top, each from its left. */
export interface Anchors {
  plate?: readonly Spot[]
  /** the front and the rear wheel of the side that is seen: the corners of a square around the rim */
  wheels?: readonly [front: readonly Spot[], rear: readonly Spot[]]
  face?: readonly Spot[]
  /** foot and tip of a rod on the roof */
  rod?: readonly [foot: Spot, tip: Spot]
}

interface Design {
  /** openings of the nose and its lamps as paths of its front elevation, metres from the middle and heights, one half of them */
  grilles: readonly string[]
  lamps: readonly string[]
  /** height of the middle of its emblem and half of its height */
  emblem: readonly [y: number, half: number] | null
}

type Sheet = Readonly<Record<string, Design & Readonly<Record<string, Anchors>>>>
let sheet: Sheet | undefined
const designs = () => {
  sheet ??= JSON.parse(readFileSync(join(import.meta.dirname, 'anchors.json'), 'utf8')) as Sheet
  return sheet
}

const flipped = ([x, y]: Spot): Spot => [measured.width - x, y]
/** Rows of places, seen in a mirror. */
const mirrored = (places: readonly Spot[], columns: number): Spot[] =>
  places.map((_, i) => flipped(places[i - (i % columns) + columns - 1 - (i % columns)] as Spot))

/** Columns and rows of the grid of a nose: metres from the middle, to the left of the picture negative, and heights. */
export const faceColumns = [-1, -0.9, -0.8, -0.65, -0.5, -0.25, 0, 0.25, 0.5, 0.65, 0.8, 0.9, 1] as const
export const faceRows = [1.15, 1.05, 0.98, 0.92, 0.87, 0.82, 0.77, 0.7, 0.6, 0.5, 0.38, 0.25] as const

/** Positions of parts in a master; empty for unmeasured masters. The left side mirrors the right one. */
export function anchorsOf(master: string): Anchors {
  const [design = '', side = ''] = master.split('/')
  const views = designs()[design]
  if (!side.endsWith('-left')) return views?.[side] ?? {}
  const { plate, wheels, face, rod } = views?.[side.replace('-left', '-right')] ?? {}
  return {
    ...(plate && { plate: mirrored(plate, 3) }),
    // a square keeps its corners: what is laid on it is mirrored, too
    ...(wheels && { wheels: [wheels[0].map(flipped), wheels[1].map(flipped)] }),
    ...(rod && { rod: [flipped(rod[0]), flipped(rod[1])] }),
    ...(face && { face: mirrored(face, faceColumns.length) }),
  }
}

/** Shape of the front of a design. */
export function noseOf(design: string): Design | undefined {
  return designs()[design]
}
