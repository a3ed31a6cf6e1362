import type * as THREE from 'three'
import { ease, mix } from '../curve.ts'
import type { Solid } from '../solid.ts'
import { lifted, onEnd, onTop, type Spot } from './on-skin.ts'
import { Pile } from './pile.ts'
import { bar, type Point, ring, steps, tube } from './shapes.ts'

export interface WiperOptions {
  /** s of the lower end of the windscreen in the middle; null where there are no front wipers to be seen */
  base: number | null
  /** how the two arms lie: one behind the other (both point to the right), or against each other as in vans */
  design?: 'tandem' | 'opposed'
  /** rear wiper: height of its pivot, length of its blade */
  rear?: { y: number; length?: number }
}

type Line = (t: number) => Spot

/** The place on the windscreen `rise` metres above its lower end, at `z`. */
function onScreen(solid: Solid, base: number, z: number, rise: number): Spot {
  const floor = onTop(solid, base, 0).point[1] + 0.004 + rise
  let low = base - 0.12
  let high = base + 0.75
  for (let i = 0; i < 20; i++) {
    const s = (low + high) / 2
    if (onTop(solid, s, z).point[1] < floor) low = s
    else high = s
  }
  return onTop(solid, high, z)
}

/** Blade along a line on the glass and the arm that carries it. */
function wiper(pile: Pile, blade: Line, root: Point, rootNormal: Point, options: { from: number; hold: number; size: number }): void {
  const { size } = options
  const path = steps(options.from, 1, 15).map((t) => lifted(blade(t), 0.012 * size))
  const normal = blade(0.6).normal
  pile.add(
    'rubber',
    tube(path, (t) => ring(0.007 * size * mix(0.7, 1, ease(0, 0.15, Math.min(t, 1 - t))), 0.0125 * size, 12, 2.6), {
      count: 24,
      up: normal,
      round: 0.012,
    }),
  )
  const hold = lifted(blade(options.hold), 0.026 * size)
  const near = lifted(blade(mix(options.from, options.hold, 0.35)), 0.03 * size)
  const first: Point = [mix(root[0], near[0], 0.35), mix(root[1], near[1], 0.35) + 0.004 * size, mix(root[2], near[2], 0.35)]
  pile.add(
    'plastic',
    tube([root, first, near, hold], (t) => ring(mix(0.011, 0.0055, t) * size, mix(0.0075, 0.005, t) * size, 14, 2.8), {
      count: 26,
      up: normal,
      round: 0.01,
    }),
  )
  const foot: Point = [root[0] - rootNormal[0] * 0.03, root[1] - rootNormal[1] * 0.03, root[2] - rootNormal[2] * 0.03]
  const cap: Point = [
    root[0] + rootNormal[0] * 0.005 * size,
    root[1] + rootNormal[1] * 0.005 * size,
    root[2] + rootNormal[2] * 0.005 * size,
  ]
  pile.add('plastic', bar(foot, cap, 0.012 * size, 18))
}

/** Wipers at rest: two along the lower end of the windscreen and, for hatches, one on the rear window. Not symmetric, as in real cars. */
export function wipers(solid: Solid, options: WiperOptions): THREE.Group {
  const pile = new Pile()
  const { base } = options
  if (base !== null) {
    const half = solid.shape.width * 0.4
    const design = options.design ?? 'tandem'
    const spans =
      design === 'tandem'
        ? ([
            [-0.9, 0.04, 0.012],
            [0.02, 0.9, 0.03],
          ] as const)
        : ([
            [-0.92, 0.1, 0.012],
            [0.92, -0.02, 0.04],
          ] as const)
    for (const [from, to, rise] of spans) {
      const line: Line = (t) => onScreen(solid, base, mix(from, to, t) * half, rise + 0.018 * t)
      // the pivot is in the cowl, a little before the glass
      const z = mix(from, to, -0.02) * half
      const cowl = onTop(solid, solid.shape.length / 2 - onScreen(solid, base, z, 0).point[0] - 0.025, z)
      const root = lifted(cowl, 0.011)
      wiper(pile, line, root, cowl.normal, { from: 0.06, hold: 0.56, size: 1 })
    }
  }
  if (options.rear) {
    const { y } = options.rear
    const length = options.rear.length ?? 0.36
    const line: Line = (t) => onEnd(solid, y + 0.012 + 0.05 * t * t, mix(-0.02, length, t), 'back')
    const pivot = onEnd(solid, y, 0, 'back')
    wiper(pile, line, lifted(pivot, 0.02), pivot.normal, { from: 0.12, hold: 0.6, size: 0.85 })
    const low = lifted(pivot, 0)
    pile.add('plastic', bar([low[0] + pivot.normal[0] * -0.02, low[1] - 0.02 * pivot.normal[1], 0], lifted(pivot, 0.028), 0.019, 20))
  }
  return pile.group('wipers')
}
