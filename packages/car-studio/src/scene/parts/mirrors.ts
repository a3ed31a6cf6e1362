import type * as THREE from 'three'
import { ease, mix } from '../curve.ts'
import { surface } from '../finishes.ts'
import type { Solid } from '../solid.ts'
import { flankZ, lifted, onFlank } from './on-skin.ts'
import { type FinishName, Pile } from './pile.ts'
import { cut, type Flat, loft, type Point, pad, placed, ring, slab, steps, tube } from './shapes.ts'

/** Where and how door mirrors stand. `s`, `y`: middle of the shell along the car and its height; `finish`: of the shell. */
export interface MirrorOptions {
  s: number
  y: number
  design: 'pod' | 'wing' | 'van'
  finish?: FinishName
  /** s of foot and head of the front edge of the side window, where a black panel carries a pod; by default guessed from `s` */
  corner?: readonly [number, number]
}

/** Mirror glass: a little darker than plain silver, as it is made against glare. */
const glassOfMirror = surface({ color: [0.46, 0.5, 0.54], rough: 0.015, metal: 1 })

interface Form {
  /** half width (outwards), half height, depth of the shell */
  half: number
  high: number
  deep: number
  square: number
  /** how much lower the outer end is, and how far the front is drawn back there */
  taper: number
  sweep: number
  /** height of the line between paint and black, and free width between door and shell */
  line: number
  gap: number
}

const FORMS: Record<MirrorOptions['design'], Form> = {
  pod: { half: 0.112, high: 0.076, deep: 0.118, square: 3, taper: 0.14, sweep: 0.34, line: -0.03, gap: 0.05 },
  wing: { half: 0.116, high: 0.066, deep: 0.13, square: 2.6, taper: 0.3, sweep: 0.5, line: -0.02, gap: 0.065 },
  van: { half: 0.1, high: 0.152, deep: 0.12, square: 4, taper: 0.06, sweep: 0.2, line: -0.055, gap: 0.075 },
}

const AROUND = 56

/** A point of the shell: outline place (a outwards, b up) scaled by `k`, `c` metres before the rear edge, `lean` 0..1 towards the front. */
function shellPoint(form: Form, [a, b]: Flat, k: number, c: number, lean: number): Point {
  const along = a / form.half
  const tall = b * (1 - form.taper * ease(-0.4, 1, along)) + 0.006 * along
  const forward = c - form.sweep * lean * (a * k + form.half) * 0.42
  return [forward, mix(tall * k, tall * k - form.high * 0.18 * (1 - k), lean), a * k - 0.018 * lean]
}

/** The shell around its own middle, looking forward, outside towards +z. */
function shell(form: Form): { cover: THREE.BufferGeometry; lip: THREE.BufferGeometry; glass: THREE.BufferGeometry } {
  const outline = ring(form.half, form.high, AROUND, form.square)
  const rows = steps(0, Math.PI / 2, 15).map((angle) => {
    const k = Math.max(Math.cos(angle) ** 0.78, 0.004)
    const lean = Math.sin(angle) ** 1.1
    return outline.map((p) => shellPoint(form, p, k, form.deep * lean, lean))
  })
  const edge = [
    [1, 0],
    [0.994, -0.004],
    [0.98, -0.006],
    [0.965, -0.004],
    [0.955, 0.004],
    [0.945, 0.012],
  ] as const
  const rim = edge.map(([k, c]) => outline.map((p) => shellPoint(form, p, k, c, 0)))
  const pane = [0.001, 0.4, 0.75, 0.95].map((k) => outline.map((p) => shellPoint(form, p, k, 0.008 - 0.006 * (1 - k * k), 0)))
  return {
    cover: loft([...rim.slice(0, 3).reverse(), ...rows.slice(1)], { closed: true, facing: [0, 1, 0] }),
    lip: loft(rim.slice(2), { closed: true, facing: [-0.1, 0, 0] }),
    glass: loft(pane, { closed: true, facing: [-1, 0, 0] }),
  }
}

/** Arm from the door to the shell, a flattened bar that widens into a foot on the skin. */
function arm(from: Point, to: Point, thick: number, long: number): THREE.BufferGeometry {
  const middle: Point = [mix(from[0], to[0], 0.5), mix(from[1], to[1], 0.28), mix(from[2], to[2], 0.5)]
  return tube([from, middle, to], (t) => ring(long * mix(1.25, 0.9, ease(0, 0.5, t)), thick * mix(1.9, 1, ease(0, 0.35, t)), 24, 2.6), {
    count: 14,
    up: [0, 1, 0],
  })
}

/** Both door mirrors: painted shell, black lower part, slim indicator, glass on the rear face, arm on the door. */
export function doorMirrors(solid: Solid, options: MirrorOptions): THREE.Group {
  const form = FORMS[options.design]
  const pile = new Pile()
  const finishName = options.finish ?? 'paint'
  const van = options.design === 'van'
  const slim = options.design === 'wing'
  const belt = solid.belt(options.s)
  // a slim arm is on the shoulder of the door, a pod in the corner of the window
  const wished = options.y - form.high * (van ? 0.5 : 0.95)
  const footHeight = onDoor(solid, options.s, slim ? Math.min(wished, belt - 0.035) : wished)
  const foot = onFlank(solid, options.s - 0.012, footHeight)
  const beside = Math.max(onFlank(solid, options.s, options.y).point[2], foot.point[2] - 0.02)
  const middle: Point = [foot.point[0] - form.deep * 0.42, options.y, beside + form.gap + form.half]
  // the glass looks a little inwards, to the driver
  const turn: Point = [0, -0.1, 0]
  const here = (shape: THREE.BufferGeometry) => placed(shape, middle, turn)
  const { cover, lip, glass } = shell(form)
  const line = (x: number, y: number, z: number) => y - form.line - 0.12 * z - 0.06 * x
  const [upper, lower] = cut(cover, line)
  pile.addBoth(finishName, here(upper))
  const [seam, below] = cut(lower, (x, y, z) => line(x, y, z) + 0.0022)
  pile.addBoth('plastic', here(seam))
  const band = cut(below, (x, y, z) => Math.min(line(x, y, z) + 0.0085, z + form.half * 0.35, x - form.deep * 0.1))
  if (options.design === 'van') pile.addBoth('plastic', here(below))
  else {
    pile.addBoth('lampAmber', here(band[0]))
    pile.addBoth('glossBlack', here(band[1]))
  }
  pile.addBoth('plastic', here(lip))
  if (options.design === 'van') {
    // a second, wide-angle glass below, parted by a bar
    const [big, small] = cut(glass, (_, y) => y + 0.055)
    pile.addBoth(glassOfMirror, here(big), here(small))
    pile.addBoth('plastic', here(placed(pad(0.008, 0.008, form.half * 1.86, 0.003, 1), [0.002, -0.055, 0])))
  } else pile.addBoth(glassOfMirror, here(glass))
  const inner = middle[2] - form.half
  const [thick, long] = van ? [0.042, 0.036] : slim ? [0.009, 0.028] : [0.012, 0.032]
  const from: Point = [foot.point[0], footHeight, foot.point[2] - 0.025]
  const to: Point = [middle[0] + form.deep * 0.5, van ? footHeight + 0.02 : options.y - form.high * 0.72, inner + (slim ? 0.07 : 0.055)]
  pile.addBoth(slim ? 'glossBlack' : 'plastic', arm(from, to, thick, long))
  const corner = options.corner ?? [options.s - 0.1, options.s + 0.35]
  if (!van && !slim && footHeight > belt) pile.addBoth('glossBlack', panel(solid, corner))
  else pile.addBoth('plastic', base(solid, options.s, footHeight, van ? 2.1 : 1))
  return pile.group('door mirrors')
}

/** Flat foot that lies on the skin. */
function base(solid: Solid, s: number, y: number, size: number): THREE.BufferGeometry {
  const outline: Flat[] = ring(0.06, 0.024 * size, 32, 2.8)
  return slab(
    outline,
    (u, v, h) => {
      return lifted(onFlank(solid, s - 0.006 - u, y + v), h)
    },
    { height: 0.007, radius: 0.006, foot: -0.004, rings: 3 },
  )
}

/** Black panel in the front corner of the side window, between belt, windscreen pillar and pane. */
function panel(solid: Solid, [foot, head]: readonly [number, number]): THREE.BufferGeometry {
  const low = solid.belt(foot) - 0.01
  const lean = (head - foot) / Math.max(0.2, solid.roof(head) - 0.08 - low)
  const high = 0.15
  const wide = 0.15
  // counter-clockwise in (forward, up), from the lower rear corner
  const corners: Flat[] = [
    [-wide, 0],
    [0.012, 0],
    [0.012 - lean * high, high],
    [-wide - lean * 0.03, Math.min(high * 0.82, (wide / Math.max(lean, 0.3)) * 0.82)],
  ]
  const middle: Flat = [corners.reduce((sum, p) => sum + p[0], 0) / 4, corners.reduce((sum, p) => sum + p[1], 0) / 4]
  const outline = corners.map(([u, v]): Flat => [u - middle[0], v - middle[1]])
  return slab(
    outline,
    (u, v, h) => {
      const s = foot - middle[0] - u
      return lifted(onFlank(solid, s, solid.belt(s) - 0.01 + middle[1] + v), h)
    },
    { height: 0.002, radius: 0.0015, foot: -0.003 },
  )
}

/** The height, lowered to where the door still stands (in open cars there is nothing above the belt). */
function onDoor(solid: Solid, s: number, y: number): number {
  const door = flankZ(solid, s, solid.belt(s) - 0.2) - 0.14
  let height = y
  while (height > y - 0.3 && flankZ(solid, s, height + 0.02) < door) height -= 0.01
  return height
}
