import type { Outlines, OutlineView } from '../contract.ts'
import type { Body } from './body.ts'
import type { Mark } from './drawing.ts'
import { makeSolid, type Solid } from './solid.ts'

type Place = readonly [number, number]
/** a place of the skin: s, y, z */
type Spot = readonly [number, number, number]

/**
 * The lines of a body seen from five sides, in metres, for icons and for the map of damages. The nose points to the right when the car is
 * seen from its right side and from above, to the left from its left side; y goes downwards, as in SVG, with 0 at the floor (from above:
 * at the middle of the car). `detail` is how far, in metres, the lines may be off.
 */
export function outlinesOf(body: Body, detail: number): Outlines {
  const solid = makeSolid(body.shape)
  const { front, rear, side, plan } = body.drawing
  const { length, wheelRadius } = solid.shape
  const lines = (marks: readonly Mark[], kind: Mark['as']) =>
    marks.filter(({ as, erase }) => as === kind && !erase).flatMap((mark) => pieces(mark.path))
  // the windscreen begins where the greenhouse does, even if its drawing goes on below
  let cowl = 0.3
  while (cowl < length / 2 && solid.roof(cowl) < solid.belt(cowl) + 0.02) cowl += 0.01
  const fromFront = (kind: Mark['as']) =>
    lines(front, kind).map((piece) =>
      piece.map(([u, y]): Spot => {
        const [s, height, z] = onEnd(solid, 'front', u, y)
        return kind === 'glass' ? [Math.max(s, cowl), height, z] : [s, height, z]
      }),
    )
  const fromRear = (kind: Mark['as']) => lines(rear, kind).map((piece) => piece.map(([u, y]) => onEnd(solid, 'back', u, y)))
  const fromSide = (kind: Mark['as'], view?: OutlineView) => {
    const marks = view === 'right' ? side : side.filter((mark) => !mark.side)
    return lines(marks, kind).map((piece) => piece.map(([s, y]): Spot => [s, y, solid.halfWidth(s, y)]))
  }
  const fromPlan = (kind: Mark['as']) =>
    lines(plan, kind).map((piece) => piece.map(([s, z]): Spot => [s, solid.topAt(length / 2 - s, z), z]))

  const screen = body.screen && screenOf(solid, body.screen)
  const mirrorAt: Spot = screen ? [screen.foot[0] + 0.1, screen.foot[1] + 0.02, screen.foot[2] + 0.08] : foremost(fromSide('glass').flat())
  const rim = (body.wheels.rim * 0.0254) / 2
  const wheels = [solid.frontAxle, solid.rearAxle]

  const seen: Record<OutlineView, { of: (spot: Spot) => Place; both: boolean }> = {
    right: { of: ([s, y]) => [length - s, -y], both: false },
    left: { of: ([s, y]) => [s, -y], both: false },
    front: { of: ([, y, z]) => [z, -y], both: true },
    back: { of: ([, y, z]) => [z, -y], both: true },
    top: { of: ([s, , z]) => [length - s, z], both: true },
  }
  const show = (view: OutlineView, spots: readonly (readonly Spot[])[], closed: boolean): string[] => {
    const { of, both } = seen[view]
    const once = spots.map((piece) => piece.map(of))
    if (!both) return once.map((piece) => path(piece, closed, detail))
    const axis = view === 'top' ? 1 : 0
    return once.flatMap((piece) => {
      const other = piece.map(([a, b]): Place => (view === 'top' ? [a, -b] : [-a, b]))
      const whole = closed ? acrossMiddle(piece, axis) : undefined
      return whole ? [path(whole, true, detail)] : [path(piece, closed, detail), path(other, closed, detail)]
    })
  }
  const parts = (view: OutlineView) => {
    const flank = view === 'left' || view === 'right'
    const glass: (readonly Spot[])[] = flank
      ? fromSide('glass')
      : view === 'front'
        ? fromFront('glass')
        : view === 'back'
          ? fromRear('glass')
          : [...fromFront('glass'), ...fromRear('glass'), ...fromSide('glass')]
    if (screen) glass.push(screen.pane)
    const lamps = view === 'back' ? fromRear('lamp') : view === 'front' ? fromFront('lamp') : [...fromFront('lamp'), ...fromRear('lamp')]
    const grille = view === 'front' ? fromFront('grille') : []
    const gaps: (readonly Spot[])[] = flank
      ? fromSide('gap', view)
      : view === 'front'
        ? fromFront('gap')
        : view === 'back'
          ? fromRear('gap')
          : fromPlan('gap')
    if (view === 'top') gaps.push(...openingsOf(solid))
    return {
      glass: show(view, glass, true),
      lamps: show(view, lamps, true),
      grille: show(view, grille, true),
      gaps: show(view, gaps, false),
    }
  }
  const flankOutline = flankOf(solid)
  const circles = wheels.map((s) => ({ s, y: wheelRadius, radius: wheelRadius, rim }))
  const view = (name: OutlineView, outline: readonly Place[]) => ({
    outline: path(outline, true, detail),
    ...parts(name),
    wheels:
      name === 'right' || name === 'left'
        ? circles.map(({ s, y, radius, rim }) => ({ x: name === 'right' ? length - s : s, y: -y, radius, rim }))
        : [],
    tyres: name === 'front' || name === 'back' ? [1, -1].map((sign) => tyre(solid, body, sign)) : [],
    mirrors: name === 'left' || name === 'right' ? [] : [1, -1].map((sign) => mirror(name, sign, mirrorAt, length)),
  })
  return {
    length,
    width: solid.shape.width,
    height: solid.shape.height,
    right: view(
      'right',
      flankOutline.map(([s, y]): Place => [length - s, -y]),
    ),
    left: view(
      'left',
      flankOutline.map(([s, y]): Place => [s, -y]),
    ),
    front: view('front', endOf(solid)),
    back: view('back', endOf(solid)),
    top: view('top', topOf(solid)),
  }
}

/** The flank: from the nose over the roof to the tail, back below with both arches cut out; [s, y]. */
function flankOf(solid: Solid): Place[] {
  const { length, width } = solid.shape
  const step = 0.012
  const upper: Place[] = []
  const lower: Place[] = []
  const depths = [0, 0.2, 0.4, 0.6, 0.75, 0.88].map((share) => (share * width) / 2)
  for (let s = 0.002; s <= length; s += step) {
    const x = length / 2 - s
    const top = Math.max(...depths.map((z) => solid.topAt(x, z)))
    if (top < 0.2) continue
    let bottom = 0.05
    while (bottom < top && depths.every((z) => solid.distance(x, bottom, z) > 0)) bottom += 0.004
    if (bottom >= top) continue
    for (const axle of [solid.frontAxle, solid.rearAxle]) {
      const away = Math.abs(s - axle)
      if (away < solid.archRadius) bottom = Math.max(bottom, solid.wheelRadius + Math.sqrt(solid.archRadius ** 2 - away ** 2))
    }
    upper.push([s, top])
    lower.push([s, bottom])
  }
  return [...upper, ...lower.reverse()]
}

/** From the front: the widest place at each height, both sides; [z, -y]. */
function endOf(solid: Solid): Place[] {
  const { length, height, clearance } = solid.shape
  const right: Place[] = []
  for (let y = clearance; y < height + 0.02; y += 0.012) {
    let widest = 0
    for (let s = 0.1; s < length; s += 0.08) widest = Math.max(widest, solid.halfWidth(s, y))
    if (widest > 0) right.push([widest, -y])
  }
  return [...right, ...right.map(([z, y]): Place => [-z, y]).reverse()]
}

/** From above: the widest place at each s, both sides; [length - s, z]. */
function topOf(solid: Solid): Place[] {
  const { length } = solid.shape
  const right: Place[] = []
  for (let s = 0.004; s < length; s += 0.012) {
    let widest = 0
    for (let y = 0.3; y < 1.1; y += 0.05) widest = Math.max(widest, solid.halfWidth(s, y))
    if (widest > 0) right.push([length - s, widest])
  }
  return [...right, ...right.map(([x, z]): Place => [x, -z]).reverse()]
}

/** The place of the skin that the elevation of an end shows at [u, y]. */
function onEnd(solid: Solid, end: 'front' | 'back', u: number, y: number): Spot {
  const sign = end === 'front' ? 1 : -1
  const middle = solid.endAt(y, 0, end)
  let low = 0
  let high = Math.max(0, u)
  const depth = (z: number) => Math.max(0, (middle - solid.endAt(y, z, end)) * sign)
  for (let i = 0; i < 20; i++) {
    const z = (low + high) / 2
    if (z + depth(z) < u) low = z
    else high = z
  }
  return [solid.shape.length / 2 - solid.endAt(y, low, end), y, low]
}

/** An area that begins at the middle of the car and goes on, mirrored, on the other side; nothing where it stays on one side. */
function acrossMiddle(piece: readonly Place[], axis: 0 | 1): Place[] | undefined {
  const near = (place: Place | undefined) => place !== undefined && Math.abs(place[axis]) < 0.006
  if (!piece.some(near)) return undefined
  const count = piece.length
  const start = piece.findIndex((place, i) => near(place) && !near(piece[(i + 1) % count]))
  if (start < 0) return undefined
  const half: Place[] = []
  for (let i = 1; i < count; i++) {
    const place = piece[(start + i) % count] as Place
    if (near(place)) break
    half.push(place)
  }
  return [...half, ...half.map(([a, b]): Place => (axis === 1 ? [a, -b] : [-a, b])).reverse()]
}

/** The pane of an open car as one area from the middle outwards, and the foot of its pillar. */
function screenOf(solid: Solid, { base, foot, head, corner }: NonNullable<Body['screen']>): { pane: Spot[]; foot: Spot } {
  const half = solid.shape.length / 2
  const at: Spot = [foot[0], solid.topAt(half - foot[0], foot[1]), foot[1]]
  return { foot: at, pane: [[base, solid.topAt(half - base, 0), 0], at, [corner[0], corner[1], corner[2]], [head[0], head[1], 0]] }
}

/** The rims of load bed or seats, seen from above. */
function openingsOf(solid: Solid): Spot[][] {
  return (solid.shape.cuts ?? []).map(({ from, to, half, radius }) => {
    const y = solid.belt(from)
    const r = Math.min(half, radius * 2)
    return [
      [from, y, 0],
      [from, y, half - r],
      [from + r * 0.3, y, half - r * 0.3],
      [from + r, y, half],
      [to - r, y, half],
      [to - r * 0.3, y, half - r * 0.3],
      [to, y, half - r],
      [to, y, 0],
    ]
  })
}

function foremost(spots: readonly Spot[]): Spot {
  return spots.reduce((best, spot) => (spot[0] < best[0] ? spot : best), spots[0] ?? [1.6, 1, 0.8])
}

/** A door mirror as the icon of itself. */
function mirror(view: OutlineView, sign: number, [s, y, z]: Spot, length: number): string {
  const [from, to] = [z + 0.03, z + 0.21]
  const points: Place[] =
    view === 'top'
      ? [
          [length - s - 0.08, from],
          [length - s - 0.08, to - 0.03],
          [length - s - 0.13, to],
          [length - s - 0.19, to - 0.02],
          [length - s - 0.2, from],
        ]
      : [
          [from, -y - 0.01],
          [to, -y - 0.03],
          [to + 0.01, -y - 0.12],
          [to - 0.03, -y - 0.15],
          [from, -y - 0.13],
        ]
  return path(
    points.map(([a, b]): Place => (view === 'top' ? [a, b * sign] : [a * sign, b])),
    true,
  )
}

/** The part of a tyre that is seen below a bumper. */
function tyre(solid: Solid, { wheels, wheelInset = 0.012 }: Body, sign: number): string {
  const outer = solid.shape.width / 2 - wheelInset
  const top = solid.shape.clearance + 0.05
  const points: Place[] = [
    [outer - wheels.width, -top],
    [outer - wheels.width, -0.02],
    [outer - wheels.width + 0.03, 0],
    [outer - 0.03, 0],
    [outer, -0.02],
    [outer, -top],
  ]
  return path(
    points.map(([z, y]): Place => [z * sign, y]),
    true,
  )
}

/** The pieces of SVG path data as points every 8 mm. */
function pieces(data: string): Place[][] {
  return data
    .split(/(?=M)/)
    .filter((piece) => piece.trim())
    .map((piece) => {
      const element = document.createElementNS('http://www.w3.org/2000/svg', 'path')
      // in millimetres: the measure of a path is coarse below one unit
      element.setAttribute(
        'd',
        piece.replaceAll(/-?\d*\.?\d+/g, (value) => String(Number(value) * 1000)),
      )
      const total = element.getTotalLength()
      const count = Math.max(2, Math.ceil(total / 8))
      return Array.from({ length: count + 1 }, (_, i): Place => {
        const { x, y } = element.getPointAtLength((total * i) / count)
        return [x / 1000, y / 1000]
      })
    })
}

/** SVG path data through the points that matter (Douglas and Peucker), metres with three decimals. */
function path(points: readonly Place[], closed: boolean, detail = 0.002): string {
  const kept = simplify(points, detail)
  return `${kept.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('')}${closed ? 'Z' : ''}`
}

const round = (value: number) => String(Math.round(value * 1000) / 1000)

function simplify(points: readonly Place[], detail: number): Place[] {
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last || points.length < 3) return [...points]
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]]
  const base = Math.hypot(dx, dy)
  let far = 0
  let index = 0
  points.forEach(([x, y], i) => {
    const off = base > 1e-6 ? Math.abs((x - first[0]) * dy - (y - first[1]) * dx) / base : Math.hypot(x - first[0], y - first[1])
    if (off > far) {
      far = off
      index = i
    }
  })
  if (far <= detail) return [first, last]
  return [...simplify(points.slice(0, index + 1), detail).slice(0, -1), ...simplify(points.slice(index), detail)]
}
