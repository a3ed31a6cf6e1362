/** What an open body shows: load bed of the pick-up, folded hood and windscreen frame of the cabriolet. */
import type * as THREE from 'three'
import { clamp, ease } from '../curve.ts'
import type { Solid } from '../solid.ts'
import { onEnd, topY, xAt } from './on-skin.ts'
import { type FinishName, Pile } from './pile.ts'
import { bent, loft, type Point, pad, placed, ring, roundedRectangle, slab, steps, tube } from './shapes.ts'

/** The bed: s of its front and rear inner walls, half width inside, heights of floor and upper edge. */
export interface BedOptions {
  from: number
  to: number
  half: number
  floor: number
  top: number
  /** height of the handle of the tailgate; none when left out */
  handleY?: number
}

/** Liner with ribs, wheel boxes, cap along the rim, tailgate handle. */
export function loadBed(solid: Solid, options: BedOptions): THREE.Group {
  const pile = new Pile()
  const [front, rear] = [xAt(solid, options.from), xAt(solid, options.to)]
  const middle = (front + rear) / 2
  const high = options.top - options.floor
  // floor and walls, corrugated: the ribs run along the floor and up the walls
  const wave = (v: number, pitch: number, depth: number) => depth * (ease(-0.35, 0.05, Math.sin((v / pitch) * Math.PI * 2)) - 0.5)
  const floorRows = steps(front, rear, 3).map((x) =>
    steps(-options.half, options.half, 141).map((z): Point => [x, options.floor + 0.012 + wave(z, 0.13, 0.012), z]),
  )
  pile.add('plastic', loft(floorRows, { facing: [middle, 9, 0] }))
  const wall = (z: number) =>
    steps(options.floor, options.top - 0.015, 3).map((y) =>
      steps(rear, front, 121).map((x): Point => [x, y, z - 0.012 + wave(x, 0.2, 0.01) * (y > options.floor + 0.02 ? 1 : 0.4)]),
    )
  pile.addBoth('plastic', loft(wall(options.half), { facing: [middle, options.top, 0] }))
  for (const [x, look] of [
    [front - 0.012, -9],
    [rear + 0.012, 9],
  ] as const) {
    const rows = steps(options.floor, options.top - 0.02, 3).map((y) =>
      steps(-options.half, options.half, 121).map((z): Point => [x + wave(z, 0.2, 0.008), y, z]),
    )
    pile.add('plastic', loft(rows, { facing: [x + look, options.top, 0] }))
  }
  // wheel boxes
  const axle = xAt(solid, solid.rearAxle)
  const box = bent(pad(0.86, high * 0.5, 0.2, 0.05, 4), (x, y, z) => [x * (1 - 0.16 * ease(-0.1, high * 0.25, y)), y, z])
  pile.addBoth('plastic', placed(box, [clamp(axle, rear + 0.45, front - 0.45), options.floor + high * 0.25, options.half - 0.09]))
  // cap along the rim
  const cap = 0.03
  const rim = (x: number, z: number) => clamp(topY(solid, x, z), options.top - 0.02, options.top + 0.03) + 0.004
  for (const z of [options.half + cap * 0.55]) {
    const path = steps(front + 0.01, rear - 0.01, 15).map((x): Point => [x, rim(x, z + 0.012), z])
    pile.addBoth(
      'plastic',
      tube(path, () => ring(cap, 0.008, 16, 4), { count: 30, round: 0.02 }),
    )
  }
  const back = steps(-options.half + 0.05, options.half - 0.05, 15).map((z): Point => [rear - cap * 0.6, rim(rear - cap * 0.6, z), z])
  pile.add(
    'plastic',
    tube(back, () => ring(cap * 0.9, 0.008, 16, 4), { count: 30, round: 0.02 }),
  )
  // lashing eyes
  for (const x of [rear + 0.2, front - 0.2]) {
    pile.addBoth(
      'satinMetal',
      tube(
        steps(0, Math.PI, 9).map((a): Point => [x + 0.035 * Math.cos(a), options.floor + 0.02 + 0.035 * Math.sin(a), options.half - 0.12]),
        () => ring(0.005, 0.005, 8),
        { count: 16, up: [0, 0, 1] },
      ),
    )
  }
  if (options.handleY !== undefined) pile.add('plastic', ...tailgateHandle(solid, options.handleY))
  return pile.group('load bed')
}

/** Handle of the tailgate: a dark cup with a lever. */
function tailgateHandle(solid: Solid, y: number): THREE.BufferGeometry[] {
  const map = (u: number, v: number, h: number): Point => {
    const { point, normal } = onEnd(solid, y + v, u, 'back')
    return [point[0] + normal[0] * h, point[1] + normal[1] * h, point[2] + normal[2] * h]
  }
  return [
    slab(roundedRectangle(0.25, 0.085, 0.026), map, { height: 0.006, radius: 0.005, foot: -0.003 }),
    slab(roundedRectangle(0.17, 0.034, 0.012), (u, v, h) => map(u, v + 0.014, h), {
      height: 0.02,
      radius: 0.008,
      foot: 0.004,
      dome: 0.002,
    }),
  ]
}

/** Pillars and header of an open car's windscreen: one side given from the foot of the pillar to the middle of the header, [s, y, z]. */
export function windscreenFrame(
  solid: Solid,
  options: { path: readonly (readonly [number, number, number])[]; width?: number; finish?: FinishName; glass?: boolean },
): THREE.Group {
  const pile = new Pile()
  const half = options.path.map(([s, y, z]): Point => [xAt(solid, s), y, z])
  const left = half.slice(0, -1).map(([x, y, z]): Point => [x, y, -z])
  const whole = [...half, ...left.reverse()]
  const wide = (options.width ?? 0.055) / 2
  const up: Point = [0.6, 0.8, 0]
  pile.add(
    options.finish ?? 'paint',
    tube(whole, () => ring(wide, wide * 0.52, 20, 3), { count: 96, up }),
  )
  pile.add(
    'plastic',
    tube(
      whole.map(([x, y, z]): Point => [x + 0.004, y + 0.0085, z * 0.983]),
      () => ring(wide * 0.62, wide * 0.46, 14, 3),
      { count: 96, up },
    ),
  )
  pile.add(
    'trim',
    tube(
      whole.map(([x, y, z]): Point => [x - 0.012, y - 0.008, z * 0.99]),
      () => ring(wide * 0.8, wide * 0.5, 14, 3),
      { count: 96, up },
    ),
  )
  if (options.glass) {
    const rows = half.map(([x, y, z]) =>
      steps(-1, 1, 25).map((t): Point => [x + 0.05 * (1 - t * t) * (z / 0.7), y + 0.02 * (1 - t * t) * (z / 0.7), z * t]),
    )
    pile.add('glass', loft(rows, { facing: [9, 5, 0] }))
  }
  return pile.group('windscreen frame')
}
