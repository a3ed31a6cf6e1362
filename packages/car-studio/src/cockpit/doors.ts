import { ease, mix } from '../scene/curve.ts'
import { halfCabin, type Measures } from './cabin-measures.ts'
import type { Finish } from './finish.ts'
import { type Finishes, seamed } from './finishes.ts'
import type { Model } from './model.ts'
import { along, rounded, type V3 } from './vector.ts'

/** Door cards of both sides from the dashboard to `end`, with armrests, handles, switches and speakers. */
export const addDoors = (model: Model, f: Finishes, m: Measures, rear: boolean): void => {
  for (const side of [-1, 1] as const) {
    model.within([0, 0, 0], { mirror: side < 0 }, () => {
      card(model, f, m, 0.98, -0.33, side < 0)
      if (rear) card(model, f, m, -0.39, -1.22, false)
    })
  }
}

const speaker = (base: Finish, u0: number, v0: number, radius: number): Finish => ({
  ...base,
  pattern: (look, p, u, v) => {
    base.pattern?.(look, p, u, v)
    const far = Math.hypot(u - u0, v - v0)
    if (far > radius) return
    const rim = ease(radius - 0.006, radius - 0.002, far)
    const size = 0.007
    const row = Math.floor(v / size)
    const x = (((u / size + (row % 2) * 0.5) % 1) + 1) % 1
    const y = (((v / size) % 1) + 1) % 1
    const hole = (1 - ease(0.26, 0.38, Math.hypot(x - 0.5, y - 0.5))) * (1 - rim)
    for (let k = 0; k < 3; k++) look.color[k as 0 | 1 | 2] *= 1 - 0.85 * hole
    look.open *= 1 - 0.45 * rim * ease(radius, radius - 0.003, far)
  },
})

/** A door card: from where to where it goes, and what stands on it. */
interface Card {
  readonly front: number
  readonly back: number
  readonly belt: number
  /** height of the armrest, and where it begins and ends */
  readonly arm: number
  readonly start: number
  readonly stop: number
  readonly driver: boolean
}

const w = halfCabin

const card = (model: Model, f: Finishes, m: Measures, front: number, back: number, driver: boolean) => {
  const c: Card = { front, back, belt: m.belt, arm: m.belt - 0.19, start: front - (front - back) * 0.34, stop: back + 0.06, driver }
  lining(model, f, c)
  strips(model, f, c)
  armrest(model, f, c)
  switches(model, f, c)
  handle(model, f, c)
  pocket(model, f, c)
}

const lining = (model: Model, f: Finishes, { front, back, belt, arm }: Card) => {
  const size = front - back
  const x = (u: number) => mix(front, back, u)
  // sections from the sill to the belt: z inwards of the door's shell
  const lay = (finish: Finish, section: [number, number, number?][], cells: number) => {
    const run = along(rounded(section, 0.015, 5))
    model.patch(
      finish,
      (u, v) => {
        const [y, z] = run(v)
        return [x(u), y, w - z]
      },
      Math.ceil(size / 0.02),
      cells,
      { span: [size, run.size] },
    )
  }
  // lower card with a pocket, insert, upper roll
  lay(
    speaker(f.softLow, 0.34, 0.2, 0.085),
    [
      [0.03, 0.0],
      [0.07, 0.035],
      [0.13, 0.05],
      [arm - 0.12, 0.045],
      [arm - 0.07, 0.034],
      [arm - 0.066, 0.0],
    ],
    30,
  )
  lay(
    seamed(f.doorInsert, (_, v) => [[v - 0.012, _]], f.thread, 0),
    [
      [arm - 0.077, 0.028],
      [arm - 0.02, 0.03],
      [arm + 0.07, 0.022],
      [belt - 0.075, 0.024],
    ],
    16,
  )
  lay(
    seamed(f.soft, (u, v) => [[v - 0.028, u]], f.thread, 1),
    [
      [belt - 0.073, 0.02],
      [belt - 0.07, 0.034, 0.006],
      [belt - 0.04, 0.04],
      [belt - 0.004, 0.036, 0.02],
      [belt, 0.0],
      [belt - 0.005, -0.03],
    ],
    26,
  )
}

const strips = (model: Model, f: Finishes, { front, back, belt }: Card) => {
  model.tube(
    f.metal,
    [
      [front - 0.16, belt - 0.079, w - 0.03],
      [(front + back) / 2, belt - 0.079, w - 0.03],
      [back + 0.05, belt - 0.079, w - 0.028],
    ],
    () => [0.0035, 0.0045],
    { cells: 40, round: 8 },
  )
  // seal against the glass
  model.tube(
    f.rubber,
    [
      [front - 0.1, belt + 0.002, w + 0.02],
      [back, belt + 0.002, w + 0.02],
    ],
    () => [0.006, 0.006],
    { cells: 30, round: 8 },
  )
}

/** A beam that grows out of the card, its front drawn up into the pull handle. */
const armrest = (model: Model, f: Finishes, { arm, start, stop }: Card) => {
  model.patch(
    f.armrest,
    (u, v) => {
      const xx = mix(start, stop, v)
      const round = (t: number, size: number) => Math.sqrt(Math.max(0, 1 - Math.max(0, 1 - t / size) ** 2))
      const fade = round(v, 0.16) * round(1 - v, 0.06)
      const a = u * Math.PI * 2
      const e = 0.55
      const c = Math.sign(Math.cos(a)) * Math.abs(Math.cos(a)) ** e
      const s = Math.sign(Math.sin(a)) * Math.abs(Math.sin(a)) ** e
      const reach = 0.048 * fade + 0.003
      const tall = mix(0.003, 0.031, fade)
      return [xx, arm + s * tall + 0.012 * ease(0.35, 0.0, v), w - 0.028 - reach + c * reach * 1.15]
    },
    36,
    46,
    { side: 'out', closeU: true },
  )
}

/** The switch panel on top of the armrest. */
const switches = (model: Model, f: Finishes, { arm, start, stop, driver }: Card) => {
  const px = mix(start, stop, 0.3)
  model.box(f.piano, [px, arm + 0.036, w - 0.076], [driver ? 0.2 : 0.12, 0.012, 0.062], 0.005, { z: 4 })
  const rows = driver ? [-0.045, 0.035] : [0]
  for (const dx of rows)
    for (const dz of driver ? [-0.014, 0.014] : [0])
      model.box(f.button, [px + dx, arm + 0.045, w - 0.076 + dz], [0.034, 0.012, 0.02], 0.005, { z: 12 })
  if (driver)
    model.lathe(
      f.button,
      [px + 0.085, arm + 0.042, w - 0.076],
      [
        [0, 0.001],
        [0.008, 0.001],
        [0.008, 0.008],
        [0, 0.009],
      ],
      { z: 90 },
    )
}

/** The release handle in its dish. */
const handle = (model: Model, f: Finishes, { arm, start, stop }: Card) => {
  const hx = mix(start, stop, 0.02) + 0.02
  model.within([hx, arm + 0.085, w - 0.024], { y: -90 }, () => {
    model.plate(f.dark, [0.004, 0, 0], 0.125, 0.05, 0.022)
    model.frame(f.metal, [-0.002, 0, 0], 0.135, 0.06, 0.006, 0.008, 0.028)
    model.box(f.chrome, [-0.008, 0.002, -0.008], [0.012, 0.02, 0.085], 0.006)
  })
}

/** The pocket: a lip before a dark slot. */
const pocket = (model: Model, f: Finishes, { front, back }: Card) => {
  model.patch(f.dark, (u, v) => [mix(front - 0.5, back + 0.12, u), mix(0.2, 0.235, v), w - 0.055], 14, 2)
  const lip = (u: number, v: number): V3 => {
    const a = v * Math.PI
    const fade = ease(0, 0.12, u) * ease(1, 0.88, u)
    return [
      mix(front - 0.48, back + 0.1, u),
      0.1 + 0.105 * (1 - Math.cos(a)) * 0.5 * 2 * 0.55,
      w - 0.05 - fade * (0.02 + 0.035 * Math.sin(a * 0.5)),
    ]
  }
  model.patch(f.softLow, lip, 40, 12)
}
