import { ease, mix } from '../scene/curve.ts'
import { type Measures, seatMiddle } from './cabin-measures.ts'
import type { Finishes } from './finishes.ts'
import type { Model } from './model.ts'
import { cluster, dials, lit, touchScreen, wideScreen } from './screens.ts'

/** How the dashboard is equipped: radio and knobs, dials and a touch screen, screens throughout. */
export type Dash = 'radio' | 'screen' | 'digital'

/** The instruments before the driver and the screen in the middle, with what they are in. */
export const addInstruments = (model: Model, f: Finishes, m: Measures, dash: Dash) => {
  const top = m.dash
  if (dash === 'digital') {
    // one long glass from the driver to the middle, on a foot
    const lean = -12
    model.within([0.668, top + 0.052, 0], { z: lean }, () => {
      model.box(f.hard, [0.011, 0, -0.165], [0.017, 0.142, 0.735], 0.008)
      model.frame(f.metal, [0.0055, 0, -0.165], 0.738, 0.145, 0.003, 0.011, 0.012)
      model.plate(f.glass, [0.0008, 0, -0.165], 0.73, 0.137, 0.01)
      model.plate(lit(cluster(), 0.3, 0.107, 1.2), [0, 0, -seatMiddle], 0.3, 0.107, 0.002)
      model.plate(lit(wideScreen(), 0.318, 0.12, 1.2), [0, 0, 0.036], 0.318, 0.12, 0.002)
    })
    model.box(f.hard, [0.71, top + 0.005, -0.165], [0.06, 0.05, 0.5], 0.012)
    return
  }
  // the binnacle: an arched hood over a dark bowl
  const half = 0.183
  const peak = 0.088
  const base = top - 0.02
  const arch = (t: number, k: number): [number, number] => {
    const a = t * Math.PI
    const e = 2 / 2.9
    const c = Math.cos(a)
    const s = Math.sin(a)
    return [base + Math.abs(s) ** e * peak * k, -seatMiddle - Math.sign(c) * Math.abs(c) ** e * half * k]
  }
  const front = (t: number) => 0.628 + 0.03 * (1 - Math.sin(t * Math.PI))
  model.patch(
    f.soft,
    (u, v) => {
      const bend = ease(0, 0.14, v)
      const k = mix(0.965, 1, bend) * (1 - 0.24 * ease(0.35, 1, v))
      const [y, z] = arch(u, k)
      const x = mix(front(u), 0.97, v)
      return [x + 0.006 * (1 - bend), y - 0.075 * ease(0.25, 1, v), z]
    },
    70,
    40,
    { side: [0.75, 5, -seatMiddle] },
  )
  model.patch(
    f.plastic,
    (u, v) => {
      const [y, z] = arch(u, 0.965 - 0.07 * v)
      return [mix(front(u) + 0.006, 0.77, v), y, z]
    },
    60,
    12,
    { side: [0.72, base, -seatMiddle] },
  )
  // the bowl below the arch: floor and cheeks, down to the column
  const deep = top - 0.088
  model.patch(f.plastic, (u, v) => [mix(0.655, 0.79, v), deep + 0.02 * v * v, -seatMiddle + mix(-half, half, u)], 24, 8)
  for (const s of [-1, 1]) {
    model.patch(
      f.plastic,
      (u, v) => [mix(0.655, 0.79, u), mix(deep - 0.01, top + 0.01, v), -seatMiddle + s * (half * 0.955 - 0.006 * v)],
      12,
      10,
      { side: [0.7, top, -seatMiddle] },
    )
  }
  model.within([0.752, top - 0.014, -seatMiddle], { z: -17 }, () => {
    const wide = 0.292
    const high = (wide * 300) / 760
    model.plate(lit(dials(), wide, high, 0.8, 0.09), [0, 0, 0], wide, high, 0.03)
    model.plate(f.dark, [0.004, 0, 0], 0.3, 0.12, 0.03)
    for (const s of [-1, 1]) model.frame(f.chrome, [-0.004, 0, (s * 190 * wide) / 760], 0.113, 0.113, 0.0028, 0.006, 0.0565)
  })
  if (dash === 'screen') {
    const wide = 0.262
    const high = (wide * 380) / 640
    model.within([0.628, top + 0.055, 0.0], { z: -11, y: 0 }, () => {
      model.box(f.hard, [0.011, 0, 0], [0.018, high + 0.02, wide + 0.02], 0.008)
      model.frame(f.darkMetal, [0.004, 0, 0], wide + 0.021, high + 0.021, 0.0025, 0.012, 0.012)
      model.plate(f.glass, [0.0008, 0, 0], wide + 0.016, high + 0.016, 0.009)
      model.plate(lit(touchScreen(), wide, high, 1.15), [0, 0, 0], wide, high, 0.002)
    })
    model.box(f.hard, [0.665, top + 0.01, 0], [0.05, 0.05, 0.16], 0.012)
  }
}
