import type * as THREE from 'three'
import { ease, mix } from '../curve.ts'
import { finish } from '../finishes.ts'
import { Pile } from '../parts/pile.ts'
import { loft, type Point, ring, steps, tube } from '../parts/shapes.ts'
import type { Solid } from '../solid.ts'

/** The folded hood under its soft cover; metres. */
export interface CoveredHood {
  /** s of its middle, half of its width, its length along the car and its height over the deck */
  s: number
  half: number
  length: number
  height: number
}

/** A folded hood under a soft cover that is stretched over it: one low dome whose ends reach forwards beside the seats. */
export function coveredHood(solid: Solid, { s, half, length, height }: CoveredHood): THREE.Group {
  const pile = new Pile()
  const x = (place: number) => solid.shape.length / 2 - place
  const low = solid.belt(s) - 0.035
  const forward = (t: number) => 0.16 * Math.abs(t) ** 2.6
  const end = (t: number) => Math.sqrt(Math.max(0.0001, 1 - ease(0.84, 1, Math.abs(t)) ** 2))
  const place = (t: number, a: number): Point => {
    const wide = (length / 2) * mix(0.7, 1, end(t)) * (1 - 0.2 * Math.abs(t) ** 3)
    const dome = (1 - Math.abs(a) ** 2.8) ** 0.5
    const bows = 0.008 * Math.cos(a * 7.5) * (1 - a * a)
    const pull = 0.0025 * Math.sin(t * 26 + a * 3) * (1 - a * a)
    const rise = (0.035 + height * (1 - 0.22 * t * t) + bows + pull) * dome * mix(0.45, 1, end(t))
    return [x(s - forward(t)) - a * wide, low + rise, t * half]
  }
  const cover = steps(-1, 1, 81).map((t) => steps(-1, 1, 41).map((a) => place(t, a)))
  pile.add(finish('cloth'), loft(cover, { facing: [x(s), 9, 0] }))
  // the seam across, and the piping along the deck
  for (const [a, thick] of [
    [-0.12, 0.0035],
    [0.9, 0.006],
  ] as const) {
    const path = steps(-0.97, 0.97, 41).map((t): Point => {
      const [px, py, pz] = place(t, a)
      return [px, py + 0.001, pz]
    })
    pile.add(
      finish('cloth'),
      tube(path, () => ring(thick, thick, 10), { count: 80 }),
    )
  }
  return pile.group('covered hood')
}

/** Two hoops behind the seats; s and z of their middles, y of foot and top, half of their width, metres. */
export function rollHoops(
  solid: Solid,
  {
    s,
    z,
    foot,
    top,
    half,
    metal = 'satinMetal',
  }: { s: number; z: number; foot: number; top: number; half: number; metal?: 'satinMetal' | 'glossBlack' },
): THREE.Group {
  const pile = new Pile()
  const x = solid.shape.length / 2 - s
  const path = steps(0, 1, 25).map((q): Point => {
    const angle = Math.PI * q
    const power = (value: number) => Math.sign(value) * Math.abs(value) ** 0.5
    const y = q === 0 || q === 1 ? foot : mix(foot + (top - foot) * 0.25, top, power(Math.sin(angle)))
    return [x - 0.04 * (y - foot), y, z + half * power(Math.cos(angle))]
  })
  pile.addBoth(
    metal,
    tube(path, () => ring(0.017, 0.017, 16), { count: 80, up: [1, 0, 0] }),
  )
  return pile.group('roll hoops')
}
