import { ease, mix } from '../scene/curve.ts'
import type { Measures } from './cabin-measures.ts'
import { seatMiddle } from './cabin-measures.ts'
import { type Finishes, seamed } from './finishes.ts'
import type { Model } from './model.ts'
import type { V3 } from './vector.ts'

const turn = Math.PI / 180

/** The steering wheel with its column, stalks and buttons; `sporty` is flat below. */
export const addWheel = (model: Model, f: Finishes, m: Measures, sporty: boolean, newer: boolean): void => {
  const { at, lean, radius } = m.wheel
  model.within([at[0], at[1], -seatMiddle], { z: lean * -1 }, () => {
    const rim: V3[] = []
    for (let i = 0; i < 48; i++) {
      const a = (i / 48) * 2 * Math.PI
      let y = Math.cos(a) * radius
      const z = Math.sin(a) * radius
      if (sporty) y = Math.max(y, -radius * 0.8 - 0.02 * Math.cos(z * 9))
      rim.push([0, y, z])
    }
    const thread = sporty ? ([0.35, 0.02, 0.015] as const) : f.thread
    const cover = seamed(
      f.wheel,
      (u, v) => [
        [u - 0.006, v],
        [u - 0.054, v],
      ],
      thread,
      1,
    )
    model.tube(
      cover,
      rim,
      (t) => {
        const angle = t * 360
        const grip = (c: number) => Math.exp(-(((((angle - c + 540) % 360) - 180) / 20) ** 2))
        const k = 1 + 0.14 * (grip(62) + grip(298))
        return [0.0148 * k, 0.0165 * k]
      },
      { closed: true, cells: 180, round: 22, up: [1, 0, 0] },
    )
    hub(model, f, radius, newer)
    spokes(model, f, radius, sporty, newer)
    // column shroud and stalks
    model.box(f.hard, [0.13, -0.012, 0], [0.16, 0.1, 0.11], 0.035, {}, 0.02)
    model.lathe(
      f.hard,
      [0.055, 0, 0],
      [
        [0.04, 0.07],
        [-0.012, 0.062],
        [-0.02, 0.03],
      ],
    )
    stalk(model, f, -1)
    stalk(model, f, 1)
    if (newer) {
      for (const s of [-1, 1]) model.box(f.hard, [0.03, 0.035, s * 0.108], [0.008, 0.085, 0.05], 0.004, { x: s * -12 })
    }
  })
}

const hub = (model: Model, f: Finishes, radius: number, newer: boolean) => {
  const wide = radius * 0.44
  const high = radius * (newer ? 0.36 : 0.41)
  // a pillow over a rounded outline, a little narrower below
  model.patch(
    seamed(f.wheel, () => [], f.thread, 0),
    (u, v) => {
      const a = -u * 2 * Math.PI
      const e = 2 / 3.4
      const c = Math.sign(Math.cos(a)) * Math.abs(Math.cos(a)) ** e
      const s = Math.sign(Math.sin(a)) * Math.abs(Math.sin(a)) ** e
      const r = Math.min(1, v * 1.35)
      const side = v > 0.74 ? (v - 0.74) / 0.26 : 0
      const y = s * high * r - 0.006
      const z = c * wide * r * (1 + 0.1 * s)
      const dome = 0.032 - 0.022 * r ** 2.6 - 0.006 * ease(0.9, 1, r)
      return [-dome + side * 0.05 + 0.012, y, z]
    },
    72,
    40,
    { side: [-50, 0, 0], closeU: true },
  )
  model.lathe(
    f.metal,
    [-0.021, 0.008, 0],
    [
      [0.004, 0.025, 0],
      [-0.001, 0.025],
      [-0.0015, 0.022],
      [0.0005, 0.0215],
    ],
  )
  model.plate(f.hard, [-0.0212, 0.008, 0], 0.043, 0.043, 0.0214)
}

const spokes = (model: Model, f: Finishes, radius: number, sporty: boolean, newer: boolean) => {
  const from = radius * 0.4
  const to = radius * 0.955
  for (const s of [-1, 1]) {
    model.patch(
      f.plastic,
      (u, v) => {
        const a = -u * 2 * Math.PI
        const z = mix(from, to, v)
        const tall = mix(0.04, 0.017, ease(0, 0.85, v)) + 0.016 * ease(0.86, 1, v)
        const e = 0.6
        const c = Math.sign(Math.cos(a)) * Math.abs(Math.cos(a)) ** e
        const t = Math.sign(Math.sin(a)) * Math.abs(Math.sin(a)) ** e
        return [0.004 + t * 0.013 + 0.008 * Math.sin(v * Math.PI), 0.004 + c * tall + 0.006 * v, s * z]
      },
      28,
      22,
      { side: 'out', closeU: true },
    )
    // satin clasp and the buttons
    model.within([-0.004, 0.004, s * radius * 0.6], { y: s * 6 }, () => {
      model.box(newer ? f.piano : f.button, [0, 0, 0], [0.016, 0.05, 0.062], 0.007)
      model.frame(newer ? f.darkMetal : f.hard, [-0.0086, 0, 0], 0.064, 0.052, 0.0028, 0.004, 0.012)
      for (const [y, z] of [
        [0.014, -0.016],
        [0.014, 0.016],
        [-0.014, -0.016],
        [-0.014, 0.016],
        [0, 0],
      ] as const) {
        model.box(f.button, [-0.009, y, z], [0.005, 0.012, y === 0 ? 0.05 : 0.02], 0.0022)
        model.box(f.white, [-0.0117, y, z], [0.0006, 0.0028, 0.005], 0.0002)
      }
    })
  }
  // lower spoke: two arms with a gap
  for (const s of [-1, 1]) {
    const low = sporty ? radius * 0.82 : radius * 0.96
    model.patch(
      newer ? f.vane : f.hard,
      (u, v) => {
        const a = -u * 2 * Math.PI
        const y = -mix(radius * 0.3, low, v)
        const z = s * mix(radius * 0.2, radius * 0.11, ease(0, 1, v))
        const e = 0.6
        return [
          0.006 + Math.sign(Math.sin(a)) * Math.abs(Math.sin(a)) ** e * 0.008 + 0.006 * Math.sin(v * Math.PI),
          y,
          z + Math.sign(Math.cos(a)) * Math.abs(Math.cos(a)) ** e * mix(0.014, 0.009, v),
        ]
      },
      20,
      18,
      { side: 'out', closeU: true },
    )
  }
  model.box(f.hard, [0.008, -radius * 0.55, 0], [0.01, radius * 0.42, radius * 0.2], 0.005)
}

const stalk = (model: Model, f: Finishes, side: number) => {
  const tip: V3 = [0.06, 0.035, side * 0.215]
  model.tube(
    f.hard,
    [[0.085, 0.01, side * 0.04], [0.075, 0.018, side * 0.1], [0.062, 0.03, side * 0.19], tip],
    (t) => [0.0085 + 0.004 * ease(0.45, 0.6, t), 0.0075 + 0.003 * ease(0.45, 0.6, t)],
    { cells: 24, round: 14 },
  )
  model.lathe(
    f.button,
    tip,
    [
      [-0.01, 0.0112, 0],
      [0.012, 0.0115],
      [0.012, 0.001],
    ],
    { y: -side * 82, z: 4 },
    18,
  )
  for (const k of [0.13, 0.15]) model.box(f.white, [0.0575, 0.0255, side * k], [0.001, 0.004, 0.006], 0.0003, { z: 20 * turn })
}
