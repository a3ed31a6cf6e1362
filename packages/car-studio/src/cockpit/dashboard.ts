import { ease, mix } from '../scene/curve.ts'
import { type Measures, seatMiddle } from './cabin-measures.ts'
import type { Finish } from './finish.ts'
import { type Finishes, seamed, type Trim } from './finishes.ts'
import { addInstruments, type Dash } from './instruments.ts'
import type { Model } from './model.ts'
import { lit, mark, radioFace } from './screens.ts'
import { along, rounded, type V3 } from './vector.ts'

interface Vent {
  readonly z: number
  readonly y: number
  readonly x: number
  readonly wide: number
  readonly high: number
  readonly lean: number
}

const ends = 0.712

/** x of the centre stack's face, `h` metres below the top of the dashboard. */
const stackX = (h: number) => 0.642 - (h - 0.03) * 0.16
const stackLean = -9

/** The whole dashboard from door to door with vents, instruments, centre stack, glovebox. */
export const addDashboard = (model: Model, f: Finishes, m: Measures, dash: Dash, trim: Trim): void => {
  const top = m.dash
  const vents: Vent[] = []
  for (const s of [-1, 1]) vents.push({ z: s * 0.628, y: top - 0.07, x: 0.672, wide: 0.125, high: 0.068, lean: -4 })
  const mid = dash === 'radio' ? 0.066 : dash === 'screen' ? 0.072 : 0.05
  for (const s of [-1, 1]) {
    const wide = dash === 'radio' ? 0.118 : 0.122
    vents.push({ z: s * 0.064, y: top - mid, x: stackX(mid), wide, high: dash === 'radio' ? 0.066 : 0.046, lean: stackLean })
  }
  upper(model, f, m, vents, trim, dash !== 'digital')
  lower(model, f, m, dash, trim)
  stack(model, f, m, dash, vents)
  for (const v of vents) vent(model, f, v, dash)
  addInstruments(model, f, m, dash)
}

const inVent = (vents: readonly Vent[], p: V3): boolean =>
  vents.some((v) => Math.abs(p[2] - v.z) < v.wide / 2 - 0.005 && Math.abs(p[1] - v.y) < v.high / 2 - 0.005 && p[0] < 0.8)

const vent = (model: Model, f: Finishes, v: Vent, dash: Dash) => {
  model.within([v.x - 0.007, v.y, v.z], { z: v.lean }, () => {
    const { wide, high } = v
    model.frame(dash === 'radio' ? f.hard : f.piano, [0, 0, 0], wide, high, 0.008, 0.02, 0.012)
    model.frame(dash === 'radio' ? f.hard : f.darkMetal, [-0.0012, 0, 0], wide + 0.003, high + 0.003, 0.0028, 0.01, 0.0135)
    model.frame(f.dark, [0.012, 0, 0], wide - 0.008, high - 0.008, 0.002, 0.06, 0.008)
    model.patch(f.dark, (a, b) => [0.06, mix(-high, high, b) * 0.5, mix(-wide, wide, a) * 0.5], 6, 4, { side: 'as is' })
    const count = high > 0.06 ? 5 : 3
    for (let i = 0; i < count; i++) {
      const y = ((i + 0.5) / count - 0.5) * (high - 0.018)
      model.box(f.vane, [0.011, y, 0], [0.024, 0.004, wide - 0.014], 0.0018, { z: 12 }, 0.03)
    }
    for (let i = -4; i <= 4; i++)
      model.box(f.dark, [0.04, 0, (i * (wide - 0.02)) / 9], [0.02, high - 0.014, 0.0024], 0.001, { y: 12 }, 0.03)
    model.box(f.button, [0.0, 0, 0], [0.016, 0.013, 0.014], 0.003)
    model.box(f.chrome, [-0.008, 0, 0], [0.002, 0.009, 0.003], 0.001)
  })
}

const upper = (model: Model, f: Finishes, m: Measures, vents: readonly Vent[], trim: Trim, bowl: boolean) => {
  const top = m.dash
  const inBowl = (p: V3) => p[0] < 0.8 && p[1] > top - 0.086 && Math.abs(p[2] + seatMiddle) < 0.172
  const [cx, cy] = m.cowl
  const run = along(
    rounded(
      [
        [cx + 0.15, Math.min(cy, top) - 0.06],
        [cx + 0.05, Math.min(cy, top) - 0.02],
        [cx - 0.12, top - 0.004, 0.05],
        [0.68, top, 0.035],
        [0.658, top - 0.05, 0.03],
        [0.678, top - 0.108, 0.01],
        [0.69, top - 0.118],
        [0.74, top - 0.135],
      ],
      0.02,
      6,
    ),
  )
  const shape = (u: number, v: number): V3 => {
    const z = mix(-ends, ends, u)
    const [x, y] = run(v)
    const bow = 0.03 * (z / ends) ** 2
    const edge = ease(0.93, 1, Math.abs(z) / ends)
    // the defroster's slot and a shallow tray do not rise over the passenger's side
    return [
      x + bow * ease(1.1, 0.7, x) + edge * 0.012,
      y - edge * 0.008 + 0.006 * Math.cos((z / ends) * 1.5) - (x > 0.99 ? 0.01 * ease(0.99, 1.02, x) : 0),
      z,
    ]
  }
  const sewn: Finish = trim === 'cloth' ? f.soft : seamed(f.soft, (u, v) => [[v - (cx - 0.55), u]], f.thread, 2)
  const text = mark('AIRBAG', '#000000', '#ffffff', 220, 50)
  const ink: [number, number, number] = [0, 0, 0]
  const seam: Finish = {
    ...sewn,
    pattern: (look, p, u, v) => {
      sewn.pattern?.(look, p, u, v)
      // the airbag's mark on the passenger's side
      if (p[0] > 0.72 || Math.abs(p[2] - 0.47) > 0.035 || Math.abs(p[1] - top + 0.074) > 0.008) return
      text.at((p[2] - 0.435) / 0.07, (top - 0.066 - p[1]) / 0.016, ink)
      for (let k = 0; k < 3; k++) look.color[k as 0 | 1 | 2] += 0.08 * ink[0]
    },
  }
  const wide = 236
  model.patch(seam, shape, wide, 66, {
    side: [-1, 4, 0],
    span: [2 * ends, run.size],
    hole: (u, v) => inVent(vents, shape(u, v)) || (bowl && inBowl(shape(u, v))),
  })
  // speaker and defroster grilles near the glass
  model.box(f.dark, [cx - 0.09, top + 0.001, 0], [0.035, 0.006, 1.1], 0.003, {}, 0.08)
  for (let i = 0; i < 44; i++) model.box(f.hard, [cx - 0.09, top + 0.0045, -0.54 + i * 0.0251], [0.034, 0.004, 0.004], 0.001, {}, 0.08)
}

/** x of the dashboard's face, which bows away from the middle. */
const bow = (x: number, z: number) => x + 0.03 * (z / ends) ** 2

/** Lays a section from door to door. */
const lay = (model: Model, finish: Finish, points: [number, number, number?][], rows: number) => {
  const run = along(rounded(points, 0.012, 5))
  model.patch(
    finish,
    (u, v) => {
      const z = mix(-ends, ends, u)
      const [x, y] = run(v)
      return [bow(x, z), y, z]
    },
    100,
    rows,
    { span: [2 * ends, run.size] },
  )
}

const lower = (model: Model, f: Finishes, m: Measures, dash: Dash, trim: Trim) => {
  const top = m.dash
  const wood: Finish = {
    color: f.piano.color,
    rough: 0.3,
    mirror: 0.04,
  }
  const band = dash === 'digital' ? wood : dash === 'screen' ? f.darkMetal : f.hard
  lay(
    model,
    band,
    [
      [0.69, top - 0.11],
      [0.672, top - 0.115, 0.006],
      [0.668, top - 0.132],
      [0.676, top - 0.152, 0.006],
      [0.69, top - 0.155],
    ],
    18,
  )
  const line: V3[] = []
  for (let i = 0; i <= 12; i++) line.push([bow(0.671, mix(-ends, ends, i / 12)), top - 0.156, mix(-ends, ends, i / 12)])
  model.tube(dash === 'radio' ? f.darkMetal : f.metal, line, () => [0.0035, 0.0028], { cells: 60, round: 8 })
  lay(model, withGlovebox(f), lowLine(top), 60)
  gloveboxHandle(model, f, top)
  coveredFlap(model, f, top)
  if (trim === 'beige')
    model.tube(
      f.metal,
      line.map((p) => [p[0] + 0.0005, p[1] - 0.002, p[2]] as V3),
      0.002,
      { cells: 40, round: 6 },
    )
}

/** The section of the lower part, below the band. */
const lowLine = (top: number): [number, number, number?][] => [
  [0.695, top - 0.157],
  [0.68, top - 0.165, 0.01],
  [0.672, top - 0.2, 0.04],
  [0.7, top - 0.33, 0.05],
  [0.79, top - 0.4, 0.03],
  [0.95, top - 0.42],
]

/** The lower part's skin with the glovebox drawn into it. */
const withGlovebox = (f: Finishes): Finish => {
  const g = { u0: ends + 0.17, u1: ends + 0.625, v0: 0.042, v1: 0.185 }
  const box = (u: number, v: number): readonly (readonly [number, number])[] => {
    const corner = 0.025
    const cu = (g.u0 + g.u1) / 2
    const cv = (g.v0 + g.v1) / 2
    const dx = Math.abs(u - cu) - (g.u1 - g.u0) / 2 + corner
    const dy = Math.abs(v - cv) - (g.v1 - g.v0) / 2 + corner
    const d = Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - corner
    return [[d, u]]
  }
  const withBox = seamed(f.softLow, box, f.thread, 0)
  return {
    ...withBox,
    pattern: (look, p, u, v) => {
      withBox.pattern?.(look, p, u, v)
      const d = Math.abs(box(u, v)[0]?.[0] ?? 1)
      if (d < 0.0022) {
        look.open *= 0.25
        for (let k = 0; k < 3; k++) look.color[k as 0 | 1 | 2] *= 0.3
      }
    },
  }
}

const gloveboxHandle = (model: Model, f: Finishes, top: number) => {
  model.within([bow(0.675, 0.4), top - 0.178 - 0.02, 0.4], { z: -3 }, () => {
    model.plate(f.dark, [-0.0006, 0, 0], 0.09, 0.026, 0.008)
    model.box(f.hard, [-0.003, 0.003, 0], [0.008, 0.017, 0.084], 0.004)
    model.lathe(
      f.metal,
      [-0.004, -0.0005, 0.058],
      [
        [0.004, 0.0075, 0],
        [-0.001, 0.0075],
        [-0.001, 0.0001, 0],
      ],
      {},
      16,
    )
  })
}

/** A covered flap on the driver's side with the light switch. */
const coveredFlap = (model: Model, f: Finishes, top: number) => {
  model.within([bow(0.672, -0.6), top - 0.2, -0.605], { z: -4, y: -4 }, () => {
    model.box(f.button, [0.004, 0, 0], [0.016, 0.06, 0.11], 0.008)
    model.lathe(
      f.hard,
      [-0.004, 0.0, -0.022],
      [
        [0.004, 0.02, 0],
        [-0.012, 0.018],
        [-0.014, 0.0001, 0],
      ],
    )
    model.lathe(
      f.chrome,
      [-0.004, 0.0, -0.022],
      [
        [0.0, 0.0225, 0],
        [-0.004, 0.0225],
        [-0.004, 0.0195],
      ],
    )
    for (const y of [-0.014, 0.014]) model.box(f.hard, [-0.005, y, 0.026], [0.006, 0.02, 0.034], 0.003)
  })
}

const stack = (model: Model, f: Finishes, m: Measures, dash: Dash, vents: readonly Vent[]) => {
  const top = m.dash
  const foot = top - m.console - 0.005
  const run = along(
    rounded(
      [
        [0.72, top + 0.002],
        [stackX(0.0), top - 0.006, 0.02],
        [stackX(foot - 0.06), top - foot + 0.06, 0.06],
        [stackX(foot) - 0.06, top - foot, 0.02],
      ],
      0.02,
      8,
    ),
  )
  const half = (y: number) => mix(0.128, 0.14, ease(top, top - 0.15, y)) - 0.042 * ease(top - 0.2, top - 0.36, y)
  const shape = (u: number, v: number): V3 => {
    const [x, y] = run(v)
    const t = u * 2 - 1
    const w = half(y)
    // the sides turn back in a round
    const flat = 0.86
    const over = Math.max(0, Math.abs(t) - flat) / (1 - flat)
    const z = Math.sign(t) * w * (Math.min(Math.abs(t), flat) / flat + 0.07 * Math.sin((over * Math.PI) / 2))
    return [x + 0.07 * (1 - Math.cos((over * Math.PI) / 2)), y, z]
  }
  model.patch(dash === 'digital' ? f.plastic : f.hard, shape, 90, 76, {
    hole: (u, v) => Math.abs(u - 0.5) < 0.43 && inVent(vents, shape(u, v)),
  })
  const rail = (s: number) =>
    model.tube(
      f.metal,
      [0.06, 0.12, 0.2, 0.28].map((h) => [stackX(h) - 0.0005, top - h, s * (half(top - h) * 1.005)] as V3),
      () => [0.0025, 0.0025],
      { cells: 30, round: 8 },
    )
  if (dash !== 'radio') {
    rail(-1)
    rail(1)
  }
  const s: Stack = { model, f, top }
  if (dash === 'radio') radioControls(s)
  else screenControls(s)
}

/** Where the controls of the stack are put. */
interface Stack {
  readonly model: Model
  readonly f: Finishes
  readonly top: number
}

/** A place on the face of the stack, `h` below the top of the dashboard. */
const at = (top: number, h: number, z: number, out = 0): V3 => [stackX(h) - out, top - h - out * 0.16, z]

const knob = ({ model, f, top }: Stack, h: number, z: number, r: number, deep = 0.02) => {
  model.lathe(
    f.hard,
    at(top, h, z),
    [
      [0.004, r, 0],
      [-deep, r * 0.9],
      [-deep, r * 0.6, 0.001],
      [-deep * 0.8, r * 0.55, 0.001],
      [-deep * 0.8, 0.0001, 0],
    ],
    { z: stackLean },
  )
  model.lathe(
    f.chrome,
    at(top, h, z),
    [
      [0.002, r * 1.14, 0],
      [-0.004, r * 1.12],
      [-0.004, r * 0.98],
    ],
    { z: stackLean },
  )
  model.within(at(top, h, z), { z: stackLean }, () => model.box(f.white, [-deep - 0.0002, r * 0.74, 0], [0.001, r * 0.24, 0.0018], 0.0004))
}

const button = ({ model, f, top }: Stack, h: number, z: number, w: number, high: number, ink = true) => {
  model.within(at(top, h, z), { z: stackLean }, () => {
    model.box(f.button, [-0.001, 0, 0], [0.009, high, w], 0.0025)
    if (ink) model.box(f.white, [-0.0056, 0, 0], [0.0006, 0.0022, Math.min(0.007, w * 0.4)], 0.0002)
  })
}

const radioControls = (s: Stack) => {
  const { model, f, top } = s
  model.within(at(top, 0.155, 0, 0.003), { z: stackLean }, () => {
    model.box(f.button, [0.006, 0, 0], [0.012, 0.108, 0.19], 0.005)
    model.plate(lit(radioFace(), 0.18, 0.1, 0.75, 0.16), [-0.0006, 0, 0], 0.18, 0.1, 0.004)
  })
  for (const side of [-1, 1]) knob(s, 0.155 + 0.004, side * 0.073, 0.0125, 0.017)
  for (let i = 0; i < 6; i++) button(s, 0.187, -0.0475 + i * 0.019, 0.0165, 0.011)
  for (const z of [-0.01, 0.01]) button(s, 0.104, z, 0.018, 0.012, false)
  model.within(at(top, 0.104, 0), { z: stackLean }, () => model.box(f.red, [-0.0062, 0, 0], [0.001, 0.006, 0.008], 0.0003))
  for (let i = -1; i <= 1; i++) {
    knob(s, 0.262, i * 0.072, 0.0235)
    model.lathe(
      f.button,
      at(top, 0.262, i * 0.072, -0.001),
      [
        [0.004, 0.033, 0],
        [-0.0012, 0.033],
        [-0.001, 0.026, 0],
      ],
      { z: stackLean },
    )
  }
  for (const z of [-0.036, 0.036]) button(s, 0.245, z, 0.016, 0.012)
}

const screenControls = (s: Stack) => {
  const { model, f, top } = s
  const wide = 0.222
  model.within(at(top, 0.132, 0, 0.002), { z: stackLean }, () => {
    model.box(f.piano, [0.004, 0, 0], [0.012, 0.03, wide], 0.006)
    for (let i = -4; i <= 4; i++) model.box(f.white, [-0.0022, 0, i * 0.021], [0.0006, 0.003, 0.006], 0.0002)
  })
  for (const side of [-1, 1]) knob(s, 0.178, side * 0.088, 0.0185, 0.018)
  for (let i = 0; i < 7; i++) button(s, 0.178, -0.0525 + i * 0.0175, 0.0155, 0.018)
  model.within(at(top, 0.178, 0, 0.0045), { z: stackLean }, () => model.box(f.red, [-0.001, 0, 0], [0.001, 0.005, 0.008], 0.0003))
  // open tray with sockets
  model.within(at(top, 0.252, 0), { z: stackLean }, () => {
    model.plate(f.seam, [-0.0012, 0, 0], 0.2, 0.078, 0.016)
    model.frame(f.hard, [-0.006, 0, 0], 0.212, 0.09, 0.009, 0.012, 0.022)
    model.patch(f.rubber, (u, v) => [mix(-0.001, 0.02, v), mix(-0.037, -0.03, v), mix(-0.09, 0.09, u)], 10, 3)
    for (const z of [-0.03, 0.03]) model.box(f.button, [-0.003, 0.018, z], [0.004, 0.008, 0.018], 0.002)
  })
}
