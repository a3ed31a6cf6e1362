import { type Curve, clamp, curve, ease, type Line, smoothMax, smoothMin } from './curve.ts'

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

/**
 * A part of the skin pressed in (or out, with a negative depth): plate recess, hollow in a door, intake, power bulge of a bonnet.
 * The outline is a closed polygon, drawn once for both sides: [|z|, y] on the ends, [s, y] on the flanks below the belt (side) and above it
 * (upper), [s, |z|] from above.
 */
export interface Press {
  on: 'front' | 'back' | 'side' | 'upper' | 'top'
  outline: readonly (readonly [number, number])[]
  depth: number
  /** metres over which the step happens; corners are rounded by about as much */
  edge: number
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
  const { length, width, wheelRadius, frontAxle, clearance } = shape
  const half = width / 2
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
  const noseBow = shape.noseBow ?? 0.3
  const noseBowPower = shape.noseBowPower ?? 2.7
  const tailBow = shape.tailBow ?? 0.2
  const tailBowPower = shape.tailBowPower ?? 2.7
  const shoulder = shape.shoulder ?? 0.1
  const noseRadius = shape.noseRadius ?? 0.09
  const tailRadius = shape.tailRadius ?? 0.09
  const bonnetCrown = shape.bonnetCrown ?? 0.055
  const deckCrown = shape.deckCrown ?? 0.03
  const tumble = shape.tumble ?? 0.42
  const roofCrown = shape.roofCrown ?? 0.045
  const roofEdge = shape.roofEdge ?? 0.085
  const greenhouseTail = shape.greenhouseTail ?? 0.03
  const waist = shape.waist ?? 0.022
  const paneBow = shape.paneBow ?? 0.16
  const archRadius = wheelRadius + (shape.archGap ?? 0.045)
  const flare = shape.flare ?? 0.022
  const flareWidth = shape.flareWidth ?? 0.085
  const lean = Math.hypot(1, tumble)
  // the solid is asked millions of times: what depends on one number is tabulated
  const tall = ({ slope }: Curve) => tabulated((s) => 1 / Math.sqrt(1 + slope(s) ** 2), length)
  const topLean = tall(top)
  const roofLean = tall(roof)
  const noseCorner = tabulated((ratio) => noseBow * ratio ** noseBowPower, 1.4)
  const tailCorner = tabulated((ratio) => tailBow * ratio ** tailBowPower, 1.4)
  const paneCorner = tabulated((ratio) => paneBow * ratio ** 2.2, 1.4)
  const creases = (shape.creases ?? []).map((crease) => ({ ...crease, curve: along(crease.height) }))
  const cuts = shape.cuts ?? []
  const pressed = (on: Press['on']) => pressings((shape.presses ?? []).filter((press) => press.on === on))
  const [pressFront, pressBack, pressTop] = [pressed('front'), pressed('back'), pressed('top')]
  const [pressSide, pressUpper] = [pressed('side'), pressed('upper')]

  const distance = (x: number, y: number, z: number): number => {
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

/** Sum of the depths of presses at a place of their elevation; undefined where there are none. */
function pressings(presses: readonly Press[]): ((u: number, v: number) => number) | undefined {
  if (presses.length === 0) return undefined
  const all = presses.map(({ outline, depth, edge }) => {
    const pad = edge * 2 + 0.02
    const grid = 0.005
    const [us, vs] = [outline.map(([u]) => u), outline.map(([, v]) => v)]
    const [u0, v0] = [Math.min(...us) - pad, Math.min(...vs) - pad]
    const [nu, nv] = [Math.ceil((Math.max(...us) + pad - u0) / grid) + 2, Math.ceil((Math.max(...vs) + pad - v0) / grid) + 2]
    let table = new Float32Array(nu * nv)
    for (let j = 0; j < nv; j++)
      for (let i = 0; i < nu; i++) table[j * nu + i] = clamp(within(outline, u0 + i * grid, v0 + j * grid), -pad, pad)
    for (let round = Math.ceil((edge / grid) ** 2 / 6); round > 0; round--) {
      const next = table.slice()
      for (let j = 1; j < nv - 1; j++)
        for (let i = 1; i < nu - 1; i++) {
          const k = j * nu + i
          const cross = (table[k - 1] as number) + (table[k + 1] as number) + (table[k - nu] as number) + (table[k + nu] as number)
          next[k] = (table[k] as number) * 0.5 + cross * 0.125
        }
      table = next
    }
    return (u: number, v: number) => {
      const p = (u - u0) / grid
      const q = (v - v0) / grid
      if (p < 0 || q < 0 || p > nu - 2 || q > nv - 2) return 0
      const [i, j] = [p | 0, q | 0]
      const [a, b, k] = [p - i, q - j, j * nu + i]
      const low = (table[k] as number) * (1 - a) + (table[k + 1] as number) * a
      const high = (table[k + nu] as number) * (1 - a) + (table[k + nu + 1] as number) * a
      return depth * ease(-edge / 2, edge / 2, low * (1 - b) + high * b)
    }
  })
  return (u, v) => all.reduce((sum, press) => sum + press(u, v), 0)
}

/** How far a place lies inside a polygon; negative outside. */
function within(outline: Press['outline'], u: number, v: number): number {
  let near = Number.POSITIVE_INFINITY
  let inside = false
  outline.forEach(([au, av], i) => {
    const [bu, bv] = outline[(i + 1) % outline.length] as readonly [number, number]
    const t = clamp(((u - au) * (bu - au) + (v - av) * (bv - av)) / ((bu - au) ** 2 + (bv - av) ** 2 || 1), 0, 1)
    near = Math.min(near, Math.hypot(u - au - t * (bu - au), v - av - t * (bv - av)))
    if (av > v !== bv > v && u < au + ((v - av) / (bv - av)) * (bu - au)) inside = !inside
  })
  return inside ? near : -near
}
