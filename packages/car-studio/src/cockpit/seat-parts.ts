import { type Finishes, seamed, type Trim } from './finishes.ts'
import type { Model } from './model.ts'
import type { V3 } from './vector.ts'

/** A headrest on its two bars, half its size given. */
export const headrest = (model: Model, f: Finishes, at: V3, size: V3, trim: Trim, lean: number): void => {
  model.within(at, { z: lean }, () => {
    const skin = seamed(
      trim === 'cloth' ? f.bolster : f.bolster,
      (u, v) => [[Math.abs(u - 0.36) - 0.17, v]],
      f.thread,
      trim === 'cloth' ? 0 : 1,
    )
    model.patch(
      skin,
      (u, v) => {
        const a = (u + 0.5) * 2 * Math.PI
        const b = (v - 0.5) * Math.PI
        const p = (x: number, e: number) => Math.sign(x) * Math.abs(x) ** e
        const ring = p(Math.cos(b), 0.42)
        return [
          p(Math.cos(a), 0.62) * ring * size[0] + 0.012 * (1 - v),
          p(Math.sin(b), 0.55) * size[1],
          p(Math.sin(a), 0.42) * ring * size[2] * (1 - 0.08 * v),
        ]
      },
      72,
      44,
      { side: 'out', closeU: true, span: [0.72, 0.34] },
    )
    for (const s of [-1, 1]) {
      model.tube(
        f.chrome,
        [
          [-0.005, -size[1] + 0.01, s * 0.062],
          [0.006, -size[1] - 0.1, s * 0.062],
        ],
        0.0058,
        { cells: 6, round: 12 },
      )
      model.box(f.hard, [0.004, -size[1] - 0.052, s * 0.062], [0.026, 0.012, 0.03], 0.005)
    }
  })
}

/** A buckle of a seat belt on its strap. */
export const buckle = (model: Model, f: Finishes, at: V3, side: number): void => {
  model.within(at, { z: -14, x: side * -6 }, () => {
    model.box(f.buckle, [0, 0.03, 0], [0.055, 0.09, 0.026], 0.009)
    model.box(f.red, [0.008, 0.0755, 0], [0.028, 0.004, 0.018], 0.0018)
    model.tube(
      f.buckle,
      [
        [-0.005, 0, 0],
        [-0.02, -0.12, 0],
      ],
      () => [0.011, 0.007],
      { cells: 6 },
    )
  })
}
