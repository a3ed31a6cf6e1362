/** What hangs below the body: exhaust tips and side steps. */
import type * as THREE from 'three'
import { ease, mix } from '../curve.ts'
import type { Solid } from '../solid.ts'
import { endX, flankZ, xAt } from './on-skin.ts'
import { type FinishName, Pile } from './pile.ts'
import { bar, loft, type Point, pad, placed, ring, steps, tube } from './shapes.ts'

export interface ExhaustOptions {
  side: 'left' | 'right' | 'both'
  design: 'round' | 'oval' | 'twin'
  /** height of the middle of the pipe and its distance from the middle of the car */
  y?: number
  z?: number
  finish?: FinishName
}

/** A hollow pipe end that looks backwards; its rear end lies at `x`. */
function pipe(pile: Pile, name: FinishName, [x, y, z]: Point, a: number, b: number, flip: boolean): void {
  const rows = (list: readonly (readonly [number, number])[]) =>
    list.map(([k, dx]) => ring(b * k, a * k, 40, 2.2).map(([v, u]): Point => [x + dx, y + v, z + u]))
  const add = (finish: FinishName, list: readonly (readonly [number, number])[]) => {
    const shape = loft(rows(list), { closed: true, facing: [x, y + 5, z] })
    if (flip) pile.addBoth(finish, shape)
    else pile.add(finish, shape)
  }
  add(name, [
    [0.94, 0.16],
    [0.97, 0.1],
    [1, 0.03],
    [1.02, 0.006],
    [1.02, 0.002],
    [1, 0],
    [0.95, 0.001],
    [0.92, 0.006],
    [0.915, 0.022],
  ])
  add('plastic', [
    [0.915, 0.022],
    [0.88, 0.09],
    [0.02, 0.1],
  ])
}

/** Exhaust tips under the rear bumper. */
export function exhaust(solid: Solid, options: ExhaustOptions): THREE.Group {
  const pile = new Pile()
  const name = options.finish ?? 'chrome'
  const z = options.z ?? solid.shape.width * 0.29
  const low = solid.sill(solid.shape.length - 0.08)
  const y = options.y ?? low - 0.004
  const x = endX(solid, Math.max(y + 0.06, low + 0.05), z, 'back') + 0.012
  const [a, b] = options.design === 'round' ? [0.034, 0.034] : options.design === 'oval' ? [0.054, 0.03] : [0.03, 0.03]
  const places = options.design === 'twin' ? [z - 0.038, z + 0.038] : [z]
  for (const place of places) {
    if (options.side === 'both') pipe(pile, name, [x, y, place], a, b, true)
    else pipe(pile, name, [x, y, options.side === 'right' ? place : -place], a, b, false)
  }
  return pile.group('exhaust')
}

export interface StepOptions {
  design: 'board' | 'tube'
  /** s of both ends; by default between the wheel arches */
  from?: number
  to?: number
  /** height of its upper face */
  y?: number
}

/** Steps below the sills, held by brackets. */
export function sideSteps(solid: Solid, options: StepOptions): THREE.Group {
  const pile = new Pile()
  const from = options.from ?? solid.frontAxle + solid.archRadius + 0.1
  const to = options.to ?? solid.rearAxle - solid.archRadius - 0.1
  const middle = (from + to) / 2
  const y = options.y ?? solid.sill(middle) - 0.005
  const sill = flankZ(solid, middle, solid.sill(middle) + 0.07)
  const board = options.design === 'board'
  const z = sill + (board ? 0.02 : 0.035)
  const path = steps(0, 1, 25).map((t): Point => {
    const end = ease(0, 0.16, t) * ease(1, 0.84, t)
    return [xAt(solid, mix(from, to, t)), y, z - (1 - end) * (board ? 0.03 : 0.1)]
  })
  if (board) {
    pile.addBoth(
      'satinMetal',
      tube(
        path.map(([px, py, pz]) => [px, py - 0.022, pz]),
        () => ring(0.078, 0.02, 28, 5),
        { count: 48, round: 0.03 },
      ),
    )
    const tread = steps(0.06, 0.94, 21).map((t): Point => [xAt(solid, mix(from, to, t)), y - 0.002, z])
    pile.addBoth(
      'rubber',
      tube(tread, () => ring(0.06, 0.004, 16, 5), { count: 12, round: 0.02 }),
    )
    for (const across of [-0.036, -0.018, 0, 0.018, 0.036]) {
      pile.addBoth(
        'rubber',
        bar([xAt(solid, mix(from, to, 0.08)), y + 0.002, z + across], [xAt(solid, mix(from, to, 0.92)), y + 0.002, z + across], 0.003, 8),
      )
    }
  } else {
    pile.addBoth(
      'satinMetal',
      tube(
        path.map(([px, py, pz]) => [px, py - 0.03, pz]),
        () => ring(0.034, 0.03, 28),
        { count: 60, round: 0.02 },
      ),
    )
    for (const t of [0.28, 0.72]) {
      pile.addBoth('plastic', placed(pad(0.3, 0.012, 0.05, 0.005, 2), [xAt(solid, mix(from, to, t)), y - 0.002, z]))
    }
  }
  for (const t of [0.15, 0.5, 0.85]) {
    const x = xAt(solid, mix(from, to, t))
    pile.addBoth('plastic', bar([x, y - 0.03, z - 0.03], [x, y + 0.03, z - 0.22], 0.016, 10))
  }
  return pile.group('side steps')
}
