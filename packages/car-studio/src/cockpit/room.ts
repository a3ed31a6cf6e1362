import { ease, mix } from '../scene/curve.ts'
import type { Measures } from './cabin-measures.ts'
import { halfCabin } from './cabin-measures.ts'
import type { Finishes } from './finishes.ts'
import type { Model } from './model.ts'
import { add, blend, cross, minus, times, unit, type V3 } from './vector.ts'

/** How far back the cabin reaches: x of the tailgate. */
export const cabinEnd = (rows: 1 | 2 | 3): number => (rows === 1 ? -0.62 : rows === 2 ? -1.75 : -2.35)

/** Floor, toe board, roof lining, pillars, windscreen surround, the tail; `ahead` also what is seen looking forward. */
export const addRoom = (model: Model, f: Finishes, m: Measures, rows: 1 | 2 | 3, ahead: boolean): void => {
  const end = cabinEnd(rows)
  floor(model, f, m, end)
  roof(model, f, m, end)
  if (ahead) windscreen(model, f, m)
  tail(model, f, m, end)
  if (ahead) overhead(model, f, m)
}

/** The same without a roof: the frame of the windscreen ends at its upper edge, belts come from the flank, the hood lies folded behind. */
export const addOpenRoom = (model: Model, f: Finishes, m: Measures, rows: 1 | 2 | 3, ahead: boolean): void => {
  const end = cabinEnd(rows)
  const [hx, hy] = m.header
  floor(model, f, m, end)
  for (const s of [-1, 1]) {
    const foot: V3 = [m.cowl[0] - 0.02, m.cowl[1] - 0.04, s * 0.735]
    const top: V3 = [hx + 0.01, hy - 0.01, s * 0.62]
    model.tube(f.plastic, [foot, add(blend(foot, top, 0.5), [0, 0.03, s * 0.012]), top], (t) => [mix(0.062, 0.045, t), 0.028], {
      cells: 120,
      round: 30,
      power: 3.6,
      up: [0.3, 1, 0],
    })
    for (const x of end < -1 ? [-0.36, -1.28] : [-0.36])
      model.box(f.softLow, [x, m.belt / 2, s * 0.748], [0.56, m.belt + 0.01, 0.03], 0.01, {}, 0.06)
    model.patch(
      f.belt,
      (u, v) => add(blend([-0.46, m.belt + 0.05, s * 0.66], [-0.36, 0.35, s * 0.685], v), [(u - 0.5) * 0.046, 0, 0]),
      5,
      20,
      { span: [0.046, 0.4] },
    )
    model.box(f.hard, [-0.47, m.belt + 0.03, s * 0.68], [0.07, 0.05, 0.05], 0.015)
  }
  if (ahead) {
    windscreen(model, f, m)
    const rail = (z: number): V3 => [hx + 0.05 * (1 - (z / 0.62) ** 2), hy + 0.012, z]
    model.tube(f.plastic, [rail(-0.63), rail(-0.35), rail(0), rail(0.35), rail(0.63)], () => [0.05, 0.024], {
      cells: 80,
      round: 20,
      power: 3,
    })
    rearMirror(model, f, m)
  }
  // behind: a wall, a deck, the folded hood on it
  const low = m.belt - 0.02
  model.patch(f.carpet, (u, v) => [end - 0.05 * (1 - v), mix(-0.02, low, v), mix(-0.74, 0.74, u)], 40, 40)
  model.box(f.softLow, [end - 0.1, low, 0], [0.3, 0.05, 1.5], 0.02, {}, 0.05)
  for (const [x, y, size] of [
    [-0.1, 0.06, 0.3],
    [-0.13, 0.1, 0.24],
  ] as const)
    model.box(f.dark, [end + x, low + y, 0], [size, 0.07, 1.32], 0.034, {}, 0.04)
}

const floor = (model: Model, f: Finishes, m: Measures, end: number) => {
  model.patch(
    f.carpet,
    (u, v) => {
      const x = mix(end, 1.15, v)
      const rise = 0.42 * ease(0.72, 1.12, x)
      return [x - rise * 0.1, rise, mix(-0.74, 0.74, u)]
    },
    44,
    110,
  )
  for (const z of [-0.4, 0.4]) {
    model.patch(
      f.mat,
      (u, v) => {
        const x = mix(0.2, 0.84, v)
        const edge = Math.min(u, 1 - u, v, 1 - v)
        return [x, 0.006 + 0.006 * ease(0, 0.03, edge) + 0.42 * ease(0.72, 1.12, x), z + mix(-0.2, 0.2, u)]
      },
      24,
      36,
    )
  }
  // pedals and the foot rest
  const pedals: [number, number, number, number][] = [
    [-0.27, 0.2, 0.05, 0.12],
    [-0.38, 0.23, 0.08, 0.06],
    [-0.62, 0.17, 0.07, 0.2],
  ]
  for (const [z, y, w, h] of pedals) {
    model.box(f.rubber, [0.8, y, z], [0.02, h, w], 0.008, { z: 28 })
    for (let i = -2; i <= 2; i++) model.box(f.hard, [0.79, y + (i * h) / 6, z], [0.02, 0.006, w * 0.8], 0.002, { z: 28 })
    model.tube(
      f.hard,
      [
        [0.82, y, z],
        [0.9, y + 0.1, z],
        [0.93, y + 0.3, z],
      ],
      0.009,
    )
  }
  // under the dashboard it is dark
  model.patch(f.dark, (u, v) => [mix(0.86, 1.1, v), m.dash - 0.36 + 0.05 * v, mix(-0.72, 0.72, u)], 20, 4)
}

const roof = (model: Model, f: Finishes, m: Measures, end: number) => {
  const [hx, hy] = m.header
  model.patch(
    f.headliner,
    (u, v) => {
      const z = mix(-0.62, 0.62, u)
      const side = Math.abs(z) / 0.62
      const x = mix(hx + 0.012, end + 0.12, v)
      const drop = 0.05 * side ** 2.2 + 0.05 * side ** 9
      const front = ease(hx - 0.22, hx, x)
      const y = mix(m.roof, hy + 0.005, front * front) - drop - 0.1 * ease(end + 0.8, end, x)
      return [x, y - 0.012 * ease(hx - 0.012, hx + 0.012, x), z]
    },
    44,
    90,
  )
  for (const s of [-1, 1]) {
    // A pillar, cant rail and on to the back
    const path: V3[] = [
      [m.cowl[0] - 0.02, m.cowl[1] - 0.04, s * 0.735],
      blend([m.cowl[0], m.cowl[1], s * 0.735], [hx, hy, s * 0.62], 0.5),
      [hx + 0.02, hy - 0.015, s * 0.625],
      [hx - 0.12, hy + 0.02 - 0.03, s * 0.632],
      [hx - 0.5, m.roof - 0.085, s * 0.637],
      [end + 0.6, m.roof - 0.1, s * 0.637],
      [end + 0.1, m.roof - 0.22, s * 0.62],
    ]
    path[1] = add(path[1] as V3, [0, 0.03, s * 0.012])
    model.tube(f.pillar, path, (t) => [mix(0.062, 0.05, t), mix(0.026, 0.036, t)], { cells: 320, round: 30, power: 3.6, up: [0.3, 1, 0] })
    // B and C pillars
    const pillar = (x: number, wide: number) => {
      model.tube(
        f.pillar,
        [
          [x + 0.05, m.belt - 0.015, s * 0.73],
          [x + 0.03, m.belt + 0.08, s * 0.715],
          [x - 0.02, m.roof - 0.12, s * 0.65],
          [x - 0.03, m.roof - 0.06, s * 0.62],
        ],
        () => [wide, 0.022],
        { cells: 50, round: 32, power: 5, up: [0, 0.1, s] },
      )
      model.tube(
        f.hard,
        [
          [x + 0.06, 0.05, s * 0.74],
          [x + 0.05, m.belt, s * 0.735],
        ],
        () => [wide * 1.15, 0.03],
        { cells: 14, round: 14, power: 3, up: [0, 0.1, s] },
      )
    }
    // what closes the gaps between the doors
    for (const x of end < -1 ? [-0.36, -1.28] : [-0.36])
      model.box(f.hard, [x, m.belt / 2, s * 0.762], [0.3, m.belt - 0.04, 0.03], 0.01, {}, 0.06)
    pillar(-0.36, 0.06)
    if (end < -1) pillar(-1.26, 0.07)
    if (end < -2) pillar(-2.0, 0.08)
    // belt from the front pillar's turning loop to the hip
    model.patch(
      f.belt,
      (u, v) => {
        const a: V3 = [-0.37, m.roof - 0.25, s * 0.645]
        const b: V3 = [-0.36, 0.35, s * 0.685]
        const p = blend(a, b, v)
        return [p[0] + (u - 0.5) * 0.046, p[1], p[2]]
      },
      5,
      30,
      { span: [0.046, 0.7] },
    )
    model.box(f.hard, [-0.37, m.roof - 0.23, s * 0.645], [0.06, 0.08, 0.026], 0.012)
    // grab handle
    model.tube(
      f.pillar,
      [
        [0.14, m.roof - 0.1, s * 0.6],
        [0.13, m.roof - 0.115, s * 0.575],
        [0.04, m.roof - 0.12, s * 0.565],
        [-0.06, m.roof - 0.115, s * 0.575],
        [-0.07, m.roof - 0.1, s * 0.6],
      ],
      () => [0.011, 0.008],
      { cells: 30 },
    )
  }
}

/** The black printed border of the windscreen, the seals and the wipers. */
const windscreen = (model: Model, f: Finishes, m: Measures) => {
  const [hx, hy] = m.header
  const at = (u: number, v: number): V3 => {
    const z = mix(-1, 1, u) * mix(0.74, 0.62, v)
    const bow = 0.09 * (1 - mix(-1, 1, u) ** 2)
    const bulge = 0.045 * Math.sin(v * Math.PI)
    return [mix(m.cowl[0], hx, v) + bow * (1 - 0.5 * v) + bulge * 0.4, mix(m.cowl[1], hy, v) + bulge, z]
  }
  const strip = (u0: number, u1: number, v0: number, v1: number, nu: number, nv: number) => {
    const shape = (u: number, v: number) => at(mix(u0, u1, u), mix(v0, v1, v))
    model.patch(f.frit, shape, nu, nv)
  }
  strip(0, 1, -0.25, 0.055, 50, 8)
  strip(0, 1, 0.955, 1.04, 50, 3)
  strip(0, 0.035, 0, 1, 3, 30)
  strip(0.965, 1, 0, 1, 3, 30)
  strip(0.44, 0.56, 0.86, 0.97, 8, 6)
  // wipers rest at the foot of the glass, outside
  for (const [z, size] of [
    [-0.25, 0.56],
    [0.4, 0.5],
  ] as const) {
    const a = at((z + 0.74) / 1.48 - 0.02, 0.1)
    const b = at((z + size * 0.62 + 0.74) / 1.48, 0.075)
    const lift: V3 = times(unit(cross(minus(at(0.6, 0.1), at(0.5, 0.1)), minus(at(0.5, 0.2), at(0.5, 0.1)))), -0.014)
    const up: V3 = lift[1] > 0 ? lift : times(lift, -1)
    model.tube(f.rubber, [add(a, up), add(blend(a, b, 0.5), times(up, 1.6)), add(b, up)], () => [0.007, 0.005], { cells: 14, round: 8 })
  }
}

const tail = (model: Model, f: Finishes, m: Measures, end: number) => {
  // a rear window between the shelf and the roof, its surround and the closed lower part
  const low = m.belt + 0.02
  const high = m.roof - 0.2
  const lean = 0.25
  const x = (y: number) => end - lean * 0.1 + lean * ease(low, high, y) * 0.6
  model.patch(
    f.carpet,
    (u, v) => {
      const y = mix(-0.02, low, v)
      const rib = 0.012 * ease(0.35, 0.42, v) * ease(0.93, 0.88, v) * ease(0.86, 0.8, Math.abs(u - 0.5) * 2)
      return [x(low) - 0.04 * (1 - v) + rib, y, mix(-0.74, 0.74, u)]
    },
    70,
    60,
  )
  const surround = (u0: number, u1: number, y0: number, y1: number) => {
    model.patch(f.pillar, (u, v) => [x(mix(y0, y1, v)), mix(y0, y1, v), mix(u0, u1, u)], 16, 10)
  }
  surround(-0.74, -0.52, low, m.roof)
  surround(0.52, 0.74, low, m.roof)
  surround(-0.52, 0.52, high, m.roof)
  model.box(f.hard, [end - 0.02, low - 0.01, 0], [0.06, 0.05, 1.3], 0.015)
}

const overhead = (model: Model, f: Finishes, m: Measures) => {
  rearMirror(model, f, m)
  const [hx, hy] = m.header
  // lamp unit
  model.box(f.pillar, [hx - 0.13, hy + 0.025, 0], [0.16, 0.02, 0.15], 0.009, { z: -10 })
  for (const z of [-0.045, 0.045]) model.box(f.lamp, [hx - 0.15, hy + 0.014, z], [0.05, 0.006, 0.045], 0.003, { z: -10 })
  for (let i = -2; i <= 2; i++) model.box(f.button, [hx - 0.095, hy + 0.01, i * 0.022], [0.016, 0.007, 0.016], 0.003, { z: -10 })
  for (const s of [-1, 1]) {
    const visor = (u: number, v: number): V3 => {
      const p = [mix(-1, 1, u), mix(-1, 1, v)] as const
      return [hx - 0.115 + p[1] * 0.085, hy - 0.002 - 0.06 * (v - 0.5), s * 0.325 + p[0] * 0.2]
    }
    const mid = visor(0.5, 0.5)
    model.box(f.headliner, mid, [0.172, 0.017, 0.4], 0.0085, { z: -14 }, 0.03)
    model.tube(
      f.pillar,
      [
        [hx - 0.04, hy + 0.0, s * 0.5],
        [hx - 0.035, hy + 0.0, s * 0.545],
        [hx - 0.01, hy + 0.01, s * 0.56],
      ],
      0.0055,
      { cells: 12 },
    )
    model.box(f.pillar, [hx - 0.035, hy + 0.004, s * 0.12], [0.02, 0.016, 0.03], 0.006)
  }
}

const rearMirror = (model: Model, f: Finishes, m: Measures) => {
  const [hx, hy] = m.header
  const my = hy - 0.075
  const mx = hx + 0.075
  model.within([mx, my, 0], { y: 9, z: 8 }, () => {
    model.box(f.plastic, [0.012, 0, 0], [0.03, 0.072, 0.25], 0.0148)
    model.plate(f.mirror, [-0.0046, 0, 0], 0.228, 0.054, 0.02)
    model.box(f.button, [-0.004, -0.035, 0], [0.012, 0.012, 0.02], 0.004)
  })
  model.tube(
    f.plastic,
    [
      [mx + 0.02, my, 0],
      [mx + 0.05, my + 0.05, 0],
      [mx + 0.075, my + 0.07, 0],
    ],
    (t) => [0.012 + t * 0.02, 0.011],
    { cells: 12 },
  )
  model.box(f.plastic, [mx + 0.085, my + 0.055, 0], [0.05, 0.06, 0.1], 0.02, { z: -28 })
}

/** Outside mirrors, seen through the side windows. */
export const addMirrors = (model: Model, f: Finishes, m: Measures): void => {
  for (const s of [-1, 1]) {
    model.box(f.hard, [0.72, m.belt + 0.1, s * (halfCabin + 0.21)], [0.1, 0.13, 0.21], 0.045, {}, 0.02)
    model.plate(f.mirror, [0.668, m.belt + 0.1, s * (halfCabin + 0.21)], 0.17, 0.1, 0.03, { y: s * 12 })
    model.tube(
      f.hard,
      [
        [0.78, m.belt - 0.05, s * 0.7],
        [0.76, m.belt + 0.02, s * (halfCabin + 0.07)],
        [0.74, m.belt + 0.06, s * (halfCabin + 0.15)],
      ],
      () => [0.035, 0.018],
      { cells: 14 },
    )
    // the triangle at the foot of the pillar
    model.patch(
      f.hard,
      (u, v) => {
        const y = mix(m.belt - 0.03, m.belt + 0.12, v)
        const up = (y - m.cowl[1] + 0.04) / (m.header[1] - m.cowl[1])
        const front = mix(m.cowl[0], m.header[0], up)
        return [mix(mix(0.75, front - 0.02, v ** 3), front, u), y, s * mix(0.735, 0.72, v)]
      },
      10,
      12,
    )
  }
}
