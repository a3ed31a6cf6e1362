import { ease, mix } from '../scene/curve.ts'
import type { Measures } from './cabin-measures.ts'
import { Drawing } from './drawing.ts'
import { type Finishes, seamed } from './finishes.ts'
import type { Model } from './model.ts'
import { gateMark, lit, printed } from './screens.ts'
import { along, clamp, rounded, type V3 } from './vector.ts'

/** How the gears are chosen. */
export type Gear = 'manual' | 'automatic'

const cups = [
  [0.135, -0.048],
  [0.135, 0.048],
] as const
const cupRadius = 0.038

/** The console between the front seats: gear lever, brake, cup holders, armrest. */
export const addConsole = (model: Model, f: Finishes, m: Measures, gear: Gear, newer: boolean): void => {
  const high = m.console
  const section = along(
    rounded(
      [
        [-0.118, 0.02],
        [-0.112, high - 0.07],
        [-0.104, high, 0.02],
        [0.104, high, 0.02],
        [0.112, high - 0.07],
        [0.118, 0.02],
      ],
      0.02,
      6,
    ),
  )
  const lift = (x: number) => 0.1 * ease(0.47, 0.66, x)
  const shape = (u: number, v: number): V3 => {
    const [z, y] = section(u)
    const x = mix(0.66, -0.46, v)
    return [x, y + lift(x) * (y / high), z * (1 + 0.12 * ease(0.5, 0.66, x))]
  }
  const inCup = (p: V3) => p[1] > high - 0.01 && cups.some(([x, z]) => Math.hypot(p[0] - x, p[2] - z) < cupRadius + 0.003)
  model.patch(f.plastic, shape, 110, 160, { side: 'out', hole: (u, v) => inCup(shape(u, v)) })
  // satin lines along its shoulders
  for (const s of [-1, 1]) {
    const line: V3[] = []
    for (let i = 0; i <= 10; i++) {
      const x = mix(0.6, -0.02, i / 10)
      line.push([x, high + lift(x) - 0.0005, s * 0.0925])
    }
    model.tube(f.darkMetal, line, () => [0.0022, 0.002], { cells: 40, round: 8 })
  }
  for (const [x, z] of cups) {
    model.lathe(
      f.rubber,
      [x, high, z],
      [
        [0, cupRadius, 0],
        [-0.055, cupRadius * 0.88],
        [-0.055, 0.0005, 0],
      ],
      { z: 90 },
      36,
    )
    model.lathe(
      newer ? f.chrome : f.hard,
      [x, high, z],
      [
        [-0.006, cupRadius - 0.003, 0],
        [0.0025, cupRadius - 0.002],
        [0.003, cupRadius + 0.008],
        [-0.001, cupRadius + 0.0095, 0],
      ],
      { z: 90 },
      44,
    )
  }
  armrest(model, f, high)
  const gx = 0.37
  if (gear === 'manual') manual(model, f, [gx, high + 0.002, 0], newer)
  else automatic(model, f, [gx, high + 0.004, 0], newer)
  if (gear === 'manual' && !newer) handbrake(model, f, [0.2, high, 0.0])
  else electricBrake(model, f, [0.235, high, 0.0])
}

const armrest = (model: Model, f: Finishes, high: number) => {
  const finish = seamed(f.armrest, (u, v) => [[Math.abs(u - 0.19) - 0.078, v]], f.thread, 1)
  model.patch(
    finish,
    (u, v) => {
      const a = -u * 2 * Math.PI
      const e = 0.42
      const c = Math.sign(Math.cos(a)) * Math.abs(Math.cos(a)) ** e
      const s = Math.sign(Math.sin(a)) * Math.abs(Math.sin(a)) ** e
      const end = 1 - Math.max(0, Math.abs(v * 2 - 1) - 0.86) ** 2 / 0.14 ** 2
      const k = Math.sqrt(clamp(end, 0.0004, 1))
      return [
        mix(0.06, -0.34, v),
        high + 0.048 + s * 0.036 * mix(0.2, 1, k) + 0.004 * Math.max(0, s) * (1 - c * c),
        c * 0.095 * mix(0.75, 1, k),
      ]
    },
    80,
    60,
    { side: 'out', closeU: true, span: [0.38, 0.42] },
  )
  model.box(f.hard, [-0.13, high + 0.008, 0], [0.36, 0.02, 0.18], 0.008)
}

const manual = (model: Model, f: Finishes, at: V3, newer: boolean) => {
  model.within(at, {}, () => {
    // surround, leather boot in folds, chrome collar, knob
    model.frame(newer ? f.darkMetal : f.hard, [0, 0.004, 0], 0.13, 0.16, 0.012, 0.012, 0.035, { z: -90 })
    model.patch(
      f.gaiter,
      (u, v) => {
        const a = -u * 2 * Math.PI
        const e = 0.75
        const c = Math.sign(Math.cos(a)) * Math.abs(Math.cos(a)) ** e
        const s = Math.sign(Math.sin(a)) * Math.abs(Math.sin(a)) ** e
        const fold =
          1 + 0.07 * Math.sin(v * 24 + 1.2 * Math.sin(a * 2)) * ease(0.02, 0.2, v) * ease(1, 0.85, v) + 0.03 * Math.sin(a * 4 + v * 5)
        const k = mix(1, 0.2, v ** 0.72) * fold
        return [c * 0.068 * k - 0.012 * v, 0.002 + 0.085 * v + 0.004 * Math.sin(a * 3) * (1 - v), s * 0.054 * k]
      },
      56,
      60,
      { side: 'out', closeU: true },
    )
    model.within([-0.012, 0.083, 0], { z: 8 }, () => {
      model.lathe(
        f.chrome,
        [0, 0, 0],
        [
          [0, 0.011, 0],
          [0.014, 0.0125],
          [0.018, 0.0155],
          [0.022, 0.0155],
        ],
        { z: 90 },
      )
      model.lathe(
        f.wheel,
        [0, 0.02, 0],
        [
          [0, 0.0145, 0],
          [0.012, 0.017, 0.01],
          [0.034, 0.0265, 0.014],
          [0.053, 0.0255, 0.014],
          [0.0585, 0.0175, 0.003],
          [0.0585, 0.0002, 0],
        ],
        { z: 90 },
        36,
      )
      model.within([0, 0.0792, 0], { z: -90 }, () => model.plate(printed(gateMark(), 0.034, 0.034, 0.2), [0, 0, 0], 0.034, 0.034, 0.016))
      model.lathe(
        f.chrome,
        [0, 0.0785, 0],
        [
          [-0.002, 0.0192, 0],
          [0.0006, 0.019, 0.0004],
          [0.0006, 0.0168, 0.0004],
          [-0.001, 0.0165, 0],
        ],
        { z: 90 },
        36,
      )
    })
  })
}

const automatic = (model: Model, f: Finishes, at: V3, newer: boolean) => {
  model.within(at, {}, () => {
    model.box(newer ? f.piano : f.hard, [0, -0.003, 0], [0.19, 0.014, 0.13], 0.006)
    model.frame(f.metal, [0, 0.0045, 0], 0.133, 0.193, 0.003, 0.006, 0.012, { z: -90 })
    const gate = new Drawing(40, 160, '#060607')
    ;['P', 'R', 'N', 'D'].forEach((letter, i) => {
      gate.words(letter, 20, 14 + i * 38, 18, i === 0 ? '#f0c27a' : '#b9b6b0', { align: 'middle', weight: 2.6 })
    })
    model.within([0.005, 0.0046, -0.043], { z: -90 }, () => model.plate(lit(gate, 0.02, 0.09, 0.9, 0.08), [0, 0, 0], 0.02, 0.09, 0.003))
    if (newer) {
      // a short selector
      model.lathe(
        f.gaiter,
        [0, 0.002, 0.006],
        [
          [0, 0.03, 0],
          [0.012, 0.024],
          [0.022, 0.016, 0],
        ],
        { z: 90 },
      )
      model.within([0, 0.02, 0.006], { z: 14 }, () => {
        model.box(f.wheel, [0, 0.03, 0], [0.042, 0.058, 0.046], 0.017, {}, 0.01)
        model.box(f.piano, [-0.002, 0.0585, 0], [0.03, 0.003, 0.034], 0.0015)
        model.box(f.chrome, [0, 0.004, 0], [0.036, 0.006, 0.038], 0.003)
        model.box(f.button, [-0.0215, 0.036, 0], [0.004, 0.014, 0.016], 0.002)
      })
    } else {
      model.box(f.seam, [0, 0.0045, 0.012], [0.12, 0.002, 0.014], 0.001)
      model.tube(
        f.chrome,
        [
          [0, 0, 0.012],
          [-0.006, 0.06, 0.012],
        ],
        0.0065,
        { cells: 8 },
      )
      model.within([-0.008, 0.06, 0.012], { z: 10 }, () => {
        model.box(f.wheel, [0, 0.034, 0], [0.04, 0.07, 0.034], 0.0155, {}, 0.01)
        model.box(f.button, [0.004, 0.05, -0.0165], [0.014, 0.018, 0.006], 0.0025)
        model.box(f.chrome, [0, 0.0, 0], [0.026, 0.005, 0.024], 0.002)
      })
    }
  })
}

const handbrake = (model: Model, f: Finishes, at: V3) => {
  const z = 0.078
  model.within(at, {}, () => {
    model.lathe(
      f.gaiter,
      [0.07, 0, z],
      [
        [-0.01, 0.03, 0],
        [0.01, 0.026, 0.01],
        [0.03, 0.015, 0],
      ],
      { z: 90 },
    )
    model.tube(
      f.wheel,
      [
        [0.08, 0.012, z],
        [-0.02, 0.04, z],
        [-0.13, 0.066, z],
      ],
      (t) => [0.0125 + 0.003 * ease(0.3, 0.5, t), 0.0125 + 0.003 * ease(0.3, 0.5, t)],
      { cells: 24, round: 16 },
    )
    model.lathe(
      f.chrome,
      [-0.13, 0.066, z],
      [
        [0, 0.0135, 0],
        [0.01, 0.0125],
        [0.01, 0.0075],
        [0.022, 0.007],
        [0.022, 0.0002],
      ],
      { z: 166 },
      20,
    )
  })
}

const electricBrake = (model: Model, f: Finishes, at: V3) => {
  model.within(at, {}, () => {
    model.box(f.hard, [0, 0.002, 0], [0.05, 0.008, 0.15], 0.004)
    model.box(f.button, [0, 0.008, -0.04], [0.032, 0.012, 0.032], 0.005, { z: -8 })
    model.box(f.red, [-0.001, 0.0146, -0.04], [0.008, 0.0006, 0.008], 0.0002, { z: -8 })
    for (const z of [0.012, 0.048]) {
      model.box(f.button, [0, 0.006, z], [0.032, 0.008, 0.03], 0.004)
      model.box(f.white, [0, 0.0103, z], [0.003, 0.0006, 0.012], 0.0002)
    }
  })
}
