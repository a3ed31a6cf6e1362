import { type Curve, clamp, curve, ease, type Line, smoothMax, smoothMin } from './curve.ts'
import { type Press, pressings } from './press.ts'

/** A line pressed into or raised from the flank: above it the skin stands `depth` metres further out than below. */
export interface Crease {
  from: number
  to: number
  /** height of the line by s */
  height: Line
  /** metres; positive: the skin steps out below the line, negative: above it */
  depth: number
  /** metres over which the step happens: 0.02 a sharp line, 0.08 a soft one */
  width: number
}

/** An opening from above: load bed of a pick-up, seats of a cabriolet. */
export interface Cut {
  from: number
  to: number
  /** half of its width */
  half: number
  /** height of its floor */
  floor: number
  /** radius of its edges and corners */
  radius: number
}

/** The form of a car body in metres; `s` is the distance behind the nose. What is optional has the usual value of a saloon. */
export interface Shape {
  length: number
  width: number
  /** highest point of the roof */
  height: number
  wheelRadius: number
  /** s of the front wheels */
  frontAxle: number
  wheelbase: number
  /** lowest point of the sill above the floor */
  clearance: number
  /** upper edge of the lower body on the centre line, s -> y: bonnet, cowl, belt, deck */
  top: Line
  /** upper edge of the greenhouse on the centre line, s -> y; below `top` where there is none */
  roof: Line
  /** lower edge by s; by default flat with both bumpers a little higher */
  sill?: Line
  /** half width by s as a share of `width / 2` */
  plan?: Line
  /** how far the flank lies inside its widest place: share of the height between sill and belt (0 to 1) -> metres */
  section?: Line
  /** nose and tail in side view: y -> metres behind (before) the outermost point */
  nose: Line
  tail: Line
  /** how far the corners lie behind the middle of nose and tail, and how late the rounding begins (2 early, 5 late) */
  noseBow?: number
  noseBowPower?: number
  tailBow?: number
  tailBowPower?: number
  /** radii where flank and top, flank and nose, flank and tail meet */
  shoulder?: number
  noseRadius?: number
  tailRadius?: number
  /** how much lower the top is at the flanks than in the middle, before and behind the windscreen */
  bonnetCrown?: number
  deckCrown?: number
  /** greenhouse: half width by s as a share of the plan, inward lean per metre of height, drop of the roof at its edges, radius of its edges */
  greenhouse?: Line
  tumble?: number
  roofCrown?: number
  roofEdge?: number
  /** radius where the sides and the top of the greenhouse meet the tail: the rear corner of a hatchback */
  greenhouseTail?: number
  /** rounding of the valley between body and greenhouse */
  waist?: number
  /** s of the upper ends of windscreen and rear window */
  windscreenTop: number
  rearGlassTop: number
  /** how far the sides of windscreen and rear window are drawn back at the edges (curved panes) */
  paneBow?: number
  /** wheel arches: gap around the tyre, how far they stand out, how wide the bulge is */
  archGap?: number
  flare?: number
  flareWidth?: number
  creases?: readonly Crease[]
  cuts?: readonly Cut[]
  presses?: readonly Press[]
}

/** A body that can be asked: everything that is on it finds its place by these questions. Metres; see `Shape` for `s`. */
export interface Solid {
  shape: Shape
  /** about the distance from the skin, negative inside */
  distance: (x: number, y: number, z: number) => number
  /** z of the right flank; 0 where there is no body */
  halfWidth: (s: number, y: number) => number
  /** x of the foremost (rearmost) skin at that height and z */
  endAt: (y: number, z: number, end: 'front' | 'back') => number
  /** y of the upper skin */
  topAt: (x: number, z: number) => number
  belt: (s: number) => number
  roof: (s: number) => number
  sill: (s: number) => number
  frontAxle: number
  rearAxle: number
  wheelRadius: number
  /** radius of the wheel arches */
  archRadius: number
}

/** Builds the body of a shape. */
export function makeSolid(shape: Shape): Solid {
  const form = formOf(shape)
  const distance = distanceOf(form)
  const { length, half, top, roof, sill, rearAxle, archRadius, cuts } = form
  const { frontAxle, wheelRadius } = shape

  /** How far out the outermost skin lies; a body with openings from above is looked for from outside. */
  const search = (away: (at: number) => number, far: number) => {
    let low = 0
    let high = far
    if (cuts.length > 0)
      while (low === 0 && high > 0) {
        const step = Math.max(0.008, away(high) * 0.4)
        if (away(high - step) < 0) low = high - step
        else high -= step
      }
    for (let i = 0; i < 32 && high > 0; i++) {
      const middle = (low + high) / 2
      if (away(middle) < 0) low = middle
      else high = middle
    }
    return low
  }
  return {
    shape,
    distance,
    halfWidth: (s, y) => search((z) => distance(length / 2 - s, y, z), half + 0.15),
    endAt: (y, z, end) => {
      const sign = end === 'front' ? 1 : -1
      return sign * search((x) => distance(sign * x, y, z), length / 2 + 0.1)
    },
    topAt: (x, z) => {
      let y = 2.4
      for (let i = 0; i < 200 && y > 0; i++) {
        const d = distance(x, y, z)
        if (d < 0.0005) return y
        y -= Math.max(d * 0.6, 0.0005)
      }
      return y
    },
    belt: top.at,
    roof: roof.at,
    sill: sill.at,
    frontAxle,
    rearAxle,
    wheelRadius,
    archRadius,
  }
}

type Form = ReturnType<typeof formOf>

/** All that the distance is made of: what the shape leaves out has its usual value, what depends on one number is tabulated. */
function formOf(shape: Shape) {
  const curves = curvesOf(shape)
  const usual = usualOf(shape)
  const { length } = shape
  const lean = Math.hypot(1, usual.tumble)
  const tall = ({ slope }: Curve) => tabulated((s) => 1 / Math.sqrt(1 + slope(s) ** 2), length)
  const topLean = tall(curves.top)
  const roofLean = tall(curves.roof)
  const noseCorner = tabulated((ratio) => usual.noseBow * ratio ** usual.noseBowPower, 1.4)
  const tailCorner = tabulated((ratio) => usual.tailBow * ratio ** usual.tailBowPower, 1.4)
  const paneCorner = tabulated((ratio) => usual.paneBow * ratio ** 2.2, 1.4)
  const creases = (shape.creases ?? []).map((crease) => ({ ...crease, curve: curve(crease.height, 0, length) }))
  const cuts = shape.cuts ?? []
  const pressed = (on: Press['on']) => pressings((shape.presses ?? []).filter((press) => press.on === on))
  const [pressFront, pressBack, pressTop] = [pressed('front'), pressed('back'), pressed('top')]
  const [pressSide, pressUpper] = [pressed('side'), pressed('upper')]

  return {
    ...curves,
    ...usual,
    shape,
    length,
    half: shape.width / 2,
    rearAxle: shape.frontAxle + shape.wheelbase,
    lean,
    topLean,
    roofLean,
    noseCorner,
    tailCorner,
    paneCorner,
    creases,
    cuts,
    pressFront,
    pressBack,
    pressTop,
    pressSide,
    pressUpper,
  }
}

/** The lines of a shape as functions. */
function curvesOf(shape: Shape) {
  const { length, frontAxle, clearance } = shape
  const rearAxle = frontAxle + shape.wheelbase
  const along = (points: Line) => curve(points, 0, length)
  const upright = (points: Line) => curve(points, 0, 2.2, 12)
  const top = along(shape.top)
  const roof = along(shape.roof)
  const sill = along(
    shape.sill ?? [
      [0, clearance + 0.1],
      [0.25, clearance + 0.03],
      [frontAxle, clearance],
      [rearAxle, clearance],
      [length - 0.35, clearance + 0.05],
      [length, clearance + 0.16],
    ],
  )
  const plan = along(
    shape.plan ?? [
      [0, 0.88],
      [0.2, 0.935],
      [0.55, 0.975],
      [1.1, 0.993],
      [length / 2, 1],
      [length - 1, 0.99],
      [length - 0.4, 0.965],
      [length, 0.91],
    ],
  )
  const section = curve(
    shape.section ?? [
      [-0.3, 0.11],
      [0, 0.055],
      [0.18, 0.022],
      [0.45, 0.002],
      [0.6, 0],
      [0.78, 0.012],
      [0.92, 0.04],
      [1, 0.066],
      [1.3, 0.2],
    ],
    -0.3,
    1.3,
    8,
  )
  const nose = upright(shape.nose)
  const tail = upright(shape.tail)
  const mid = (shape.windscreenTop + shape.rearGlassTop) / 2
  const greenhouse = along(
    shape.greenhouse ?? [
      [0, 0.7],
      [shape.windscreenTop - 0.8, 0.9],
      [shape.windscreenTop, 0.955],
      [mid, 0.965],
      [shape.rearGlassTop, 0.93],
      [length, 0.78],
    ],
  )
  return { top, roof, sill, plan, section, nose, tail, mid, greenhouse }
}

function usualOf(shape: Shape) {
  return {
    noseBow: shape.noseBow ?? 0.3,
    noseBowPower: shape.noseBowPower ?? 2.7,
    tailBow: shape.tailBow ?? 0.2,
    tailBowPower: shape.tailBowPower ?? 2.7,
    shoulder: shape.shoulder ?? 0.1,
    noseRadius: shape.noseRadius ?? 0.09,
    tailRadius: shape.tailRadius ?? 0.09,
    bonnetCrown: shape.bonnetCrown ?? 0.055,
    deckCrown: shape.deckCrown ?? 0.03,
    tumble: shape.tumble ?? 0.42,
    roofCrown: shape.roofCrown ?? 0.045,
    roofEdge: shape.roofEdge ?? 0.085,
    greenhouseTail: shape.greenhouseTail ?? 0.03,
    waist: shape.waist ?? 0.022,
    paneBow: shape.paneBow ?? 0.16,
    archRadius: shape.wheelRadius + (shape.archGap ?? 0.045),
    flare: shape.flare ?? 0.022,
    flareWidth: shape.flareWidth ?? 0.085,
  }
}

/** The distance from the skin; it is asked millions of times. */
function distanceOf(form: Form): Solid['distance'] {
  const { shape, length, half, rearAxle, top, roof, sill, plan, section, nose, tail, mid, greenhouse } = form
  const { shoulder, noseRadius, tailRadius, bonnetCrown, deckCrown, tumble, roofCrown, roofEdge, greenhouseTail, waist } = form
  const { archRadius, flare, flareWidth, lean, topLean, roofLean, noseCorner, tailCorner, paneCorner, creases, cuts } = form
  const { pressFront, pressBack, pressTop, pressSide, pressUpper } = form
  const { wheelRadius, frontAxle, clearance } = shape
  return (x, y, z) => {
    const s = length / 2 - x
    const depth = Math.abs(z)
    const sc = clamp(s, 0, length)
    const ratio = depth / half
    const yTop = top.at(sc)
    const share = clamp((y - clearance) / (yTop - clearance), -0.3, 1.3)
    const widest = half * plan.at(sc)
    let side = widest - section.at(share)
    for (const { from, to, curve: line, depth: press, width: over } of creases) {
      const fade = ease(from, from + 0.35, sc) * ease(to, to - 0.35, sc)
      if (fade > 0) {
        const below = line.at(sc) - y
        // the step dies away from the line, so that the flank keeps its width
        if (Math.abs(below) < 0.5) side += press * fade * Math.tanh(below / over) * Math.exp(-((below * 4.5) ** 2))
      }
    }
    for (const axle of [frontAxle, rearAxle]) {
      const r = Math.sqrt((sc - axle) ** 2 + (y - wheelRadius) ** 2)
      if (Math.abs(r - archRadius) < 0.3)
        side += flare * Math.exp(-(((r - archRadius - 0.015) / flareWidth) ** 2)) * clamp((y - wheelRadius * 0.4) / 0.2, 0, 1)
    }
    if (pressSide && depth > half * 0.6) side -= pressSide(sc, y)
    const dSide = depth - side
    const dNose = nose.at(y) + noseCorner(ratio) - s + (pressFront && s < 1 ? pressFront(depth, y) : 0)
    const dTail = s - (length - tail.at(y) - tailCorner(ratio)) + (pressBack && s > length - 1 ? pressBack(depth, y) : 0)
    const crown = bonnetCrown + (deckCrown - bonnetCrown) * ease(shape.windscreenTop - 0.35, shape.windscreenTop + 0.35, sc)
    const dTop = (y - (yTop - crown * ratio * ratio) + (pressTop ? pressTop(sc, depth) : 0)) * topLean(sc)
    let low = smoothMax(dSide, dTop, shoulder)
    low = smoothMax(low, dNose * 0.92, noseRadius)
    low = smoothMax(low, dTail * 0.94, tailRadius)
    low = smoothMax(low, sill.at(sc) - y, 0.05)
    const sg = clamp(s + paneCorner(ratio) * clamp((s - mid) / 0.8, -1, 1), 0, length)
    const lift = y - yTop
    const gSide = half * greenhouse.at(sc) * plan.at(sc) - 0.012 - lift * tumble - 0.05 * (lift / 0.45) ** 2
    const dgSide = (depth - gSide + (pressUpper && depth > half * 0.6 ? pressUpper(s, y) : 0)) / lean
    const dgTop = (y - (roof.at(sg) - roofCrown * ratio * ratio)) * roofLean(sg)
    let high = smoothMax(dgSide, dgTop, roofEdge)
    high = smoothMax(high, yTop - 0.12 - y, 0.02)
    high = smoothMax(high, dTail, greenhouseTail)
    high = smoothMax(high, dNose + 0.03, 0.03)
    let d = smoothMin(low, high, waist)
    for (const cut of cuts) {
      const long = Math.abs(s - (cut.from + cut.to) / 2) - (cut.to - cut.from) / 2
      const hole = smoothMax(smoothMax(long, depth - cut.half, cut.radius * 2), cut.floor - y, cut.radius)
      d = smoothMax(d, -hole, cut.radius)
    }
    return d
  }
}

/** A function of one number from 0 to `high`, looked up every 2 mm. */
function tabulated(f: (value: number) => number, high: number): (value: number) => number {
  const count = Math.ceil(high / 0.002) + 2
  const table = Float64Array.from({ length: count }, (_, i) => f(i * 0.002))
  return (value) => {
    const q = clamp(value / 0.002, 0, count - 1.001)
    const i = q | 0
    const here = table[i] as number
    return here + ((table[i + 1] as number) - here) * (q - i)
  }
}
