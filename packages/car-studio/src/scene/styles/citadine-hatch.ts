import type * as THREE from 'three'
import { type CabinOptions, cabin } from '../cabin.ts'
import { type Line, mix } from '../curve.ts'
import type { Mark, MarkKind } from '../drawing.ts'
import { area, circle, line, type Point } from '../paths.ts'
import type { Press } from '../press.ts'
import { makeSolid, type Shape, type Solid } from '../solid.ts'

/** Side windows of a hatchback; s and y in metres. */
export interface Daylight {
  /** s of the front edge at its foot and at its head */
  front: readonly [number, number]
  /** s of the rear edge at its foot and at its head */
  rear: readonly [number, number]
  /** lower edge above the belt of the body, s -> metres; 0 when left out */
  low?: Line
  /** distance of the upper edge from the roof line, in front and behind */
  header: readonly [number, number]
  /** rounding of the rear corners, lower and upper */
  corners?: readonly [number, number]
  frame?: 'black' | 'chrome' | 'none'
  frameWidth?: number
  /** posts between the panes: s, width, lean backwards over their height */
  posts?: readonly (readonly [number, number, number])[]
}

const flat: Line = [
  [0, 0],
  [1, 0],
]

/** A value between the points of a line, straight from point to point. */
export function between(points: Line, at: number): number {
  for (let i = 1; i < points.length; i++) {
    const [x0, y0] = points[i - 1] as readonly [number, number]
    const [x1, y1] = points[i] as readonly [number, number]
    if (at <= x1) return mix(y0, y1, Math.max(0, (at - x0) / (x1 - x0)))
  }
  return points.at(-1)?.[1] ?? 0
}

/** Outline of the side windows as points, foot of the front edge first, then along the belt. */
export function daylightOutline(
  shape: Shape,
  {
    front,
    rear,
    low = [
      [0, 0],
      [1, 0],
    ],
    header,
    corners = [0.05, 0.06],
  }: Daylight,
): Point[] {
  const solid = makeSolid(shape)
  const points: Point[] = []
  const steps = 14
  for (let i = 0; i <= steps; i++) {
    const s = mix(front[0], rear[0], i / steps)
    points.push([s, solid.belt(s) - 0.012 + between(low, s), i === 0 ? 0.025 : i === steps ? corners[0] : 0.02])
  }
  for (let i = 0; i <= steps; i++) {
    const s = mix(rear[1], front[1], i / steps)
    points.push([s, solid.roof(s) - mix(header[1], header[0], i / steps), i === 0 ? corners[1] : i === steps ? 0.1 : 0.02])
  }
  return points
}

/** The side windows with frame and posts as marks of the side elevation. */
export function daylight(shape: Shape, panes: Daylight): Mark[] {
  const solid = makeSolid(shape)
  const path = area(daylightOutline(shape, panes))
  const { frame = 'black', frameWidth = 0.024, posts = [], header } = panes
  const marks: Mark[] = [{ as: 'glass', path }]
  if (frame === 'chrome') marks.push({ as: 'chrome', path, stroke: frameWidth + 0.016 })
  if (frame !== 'none') marks.push({ as: 'black', path, stroke: frameWidth })
  for (const [s, width, lean] of posts) {
    const share = (s + lean - panes.front[1]) / (panes.rear[1] - panes.front[1])
    const low = solid.belt(s) - 0.012 + between(panes.low ?? flat, s)
    const high = solid.roof(s + lean) - mix(header[0], header[1], share)
    marks.push({
      as: 'black',
      path: area([
        [s - width / 2, low],
        [s + width / 2, low],
        [s + lean + width / 2, high],
        [s + lean - width / 2, high],
      ]),
    })
  }
  return marks
}

/** Shut lines of two doors of one side. */
export interface Doors {
  /** s of the front edge of the front door at the sill and at the belt */
  front: readonly [number, number]
  /** s of the line between the doors at the sill and at the belt */
  middle: readonly [number, number]
  /** s of the rear edge of the rear door at the belt; it goes around the rear wheel arch on its way down */
  rear: number
  /** y of the lower edge */
  sill: number
}

/** The shut lines of front and rear door, around their windows too, as marks of the side elevation. */
export function doorLines(shape: Shape, { front, middle, rear, sill }: Doors, panes: Daylight): Mark[] {
  const solid = makeSolid(shape)
  const arch = solid.archRadius + 0.055
  const axle = solid.rearAxle
  const around: Point[] = []
  const start = Math.asin((sill + 0.075 - solid.wheelRadius) / arch)
  for (let i = 0; i <= 8; i++) {
    const angle = mix(start, 1.02, i / 8)
    around.push([axle - Math.cos(angle) * arch, solid.wheelRadius + Math.sin(angle) * arch])
  }
  const [, end] = [around[0], around.at(-1) as Point]
  const lines: Point[][] = [
    [
      [front[0] + 0.05, sill],
      [front[0], sill + 0.06],
      [front[0] - 0.012, 0.6],
      [front[1], solid.belt(front[1]) + 0.005],
    ],
    [
      [middle[0], sill],
      [middle[0], 0.6],
      [middle[1], solid.belt(middle[1])],
    ],
    [
      [(around[0] as Point)[0] - 0.05, sill],
      ...around,
      [mix(end[0], rear, 0.55), mix(end[1], solid.belt(rear), 0.45)],
      [rear, solid.belt(rear) + 0.01],
    ],
    [
      [front[0] + 0.05, sill],
      [(around[0] as Point)[0] - 0.05, sill],
    ],
  ]
  const above = Array.from({ length: 12 }, (_, i): Point => {
    const s = mix(panes.front[1], Math.min(rear, panes.rear[1]), i / 11)
    return [s, solid.roof(s) - mix(panes.header[0], panes.header[1], (s - panes.front[1]) / (panes.rear[1] - panes.front[1])) + 0.027]
  })
  // it leaves the frame at the head of the windscreen pillar
  const leave = panes.front[1] - 0.07
  lines.push([[leave, solid.roof(leave) - panes.header[0] - 0.006], ...above.slice(1)])
  // and down again behind the rear door, unseen where it crosses panes and frame
  lines.at(-1)?.push([rear, solid.belt(rear) + 0.01])
  return lines.map((points) => ({ as: 'gap' as const, path: line(points, 0.06), stroke: 0.006 }))
}

/** The place [s, z] of the skin that the front elevation draws at [u, y]. */
function noseSpot(solid: Solid, u: number, y: number): readonly [number, number] {
  const tip = solid.endAt(y, 0, 'front')
  let low = 0
  let high = solid.shape.width / 2
  for (let i = 0; i < 30; i++) {
    const z = (low + high) / 2
    if (z + tip - solid.endAt(y, z, 'front') < u) low = z
    else high = z
  }
  return [solid.shape.length / 2 - tip + u - low, low]
}

/** How far an axle's arch reaches from its middle at a height. */
const archReach = ({ archRadius, wheelRadius }: Solid, y: number) => Math.sqrt(Math.max(0, archRadius ** 2 - (y - wheelRadius) ** 2))

/** Shut line between front bumper and wing as mark of the side elevation: from the arch at height `from` into the lamp at [u, y] of the front elevation. */
export function bumperLine(shape: Shape, from: number, [u, y]: readonly [number, number]): Mark {
  const solid = makeSolid(shape)
  const start = solid.frontAxle - archReach(solid, from) + 0.01
  const [end] = noseSpot(solid, u, y)
  const points: Point[] = [
    [start, from],
    [mix(start, end, 0.4), mix(from, y, 0.55)],
    [end, y],
  ]
  return { as: 'gap', path: line(points, 0.06), stroke: 0.0055 }
}

/** Shut line of the rear bumper as mark of the rear elevation: through the points and on to the arch at height `to`. */
export function rearBumperLine(shape: Shape, points: readonly Point[], to: number): Mark {
  const solid = makeSolid(shape)
  const s = solid.rearAxle + archReach(solid, to) - 0.01
  const u = solid.halfWidth(s, to) + shape.length / 2 - s - solid.endAt(to, 0, 'back')
  return { as: 'gap', path: line([...points, [u, to]], 0.1), stroke: 0.0055 }
}

/** Shut line of the bonnet: across the nose through places of the front elevation, then back through places [s, z] of the plan. */
export function bonnetLine(
  shape: Shape,
  nose: readonly (readonly [number, number])[],
  back: readonly (readonly [number, number])[],
): { front: Mark; plan: Mark } {
  const [u, y] = nose.at(-1) ?? [0, 0]
  const corner = noseSpot(makeSolid(shape), u, y)
  const side = back[0] ?? corner
  const turn: Point = [corner[0] + Math.max(0, side[1] - corner[1]) * 0.7, side[1] - 0.012]
  return {
    front: { as: 'gap', path: line(nose, 0.08), stroke: 0.006 },
    plan: { as: 'gap', path: line([corner, turn, ...back], 0.1), stroke: 0.006 },
  }
}

/** Straight bars across the middle, from `low` to `high`, at equal distances. */
export function bars(as: MarkKind, low: number, high: number, count: number, half: number, stroke: number, lift = 0): Mark[] {
  return Array.from({ length: count }, (_, i) => {
    const y = mix(low, high, count === 1 ? 0.5 : i / (count - 1))
    return {
      as,
      path: line(
        [
          [-0.05, y],
          [half * 0.6, y],
          [half, y + lift],
        ],
        0.1,
      ),
      stroke,
    }
  })
}

/** A net of diamonds of the given width and height over a part of the front. */
export function diamonds(
  as: MarkKind,
  [u0, u1]: readonly [number, number],
  [y0, y1]: readonly [number, number],
  wide: number,
  high: number,
  stroke: number,
): Mark[] {
  const marks: Mark[] = []
  const slope = high / wide
  const reach = (y1 - y0) / slope
  for (let u = u0 - reach; u < u1 + reach; u += wide)
    marks.push(
      {
        as,
        path: line([
          [u, y0],
          [u + reach, y1],
        ]),
        stroke,
      },
      {
        as,
        path: line([
          [u + reach, y0],
          [u, y1],
        ]),
        stroke,
      },
    )
  return marks
}

/** Rows of small strokes or studs, every second row moved by half a step. */
export function studs(
  as: MarkKind,
  [u0, u1]: readonly [number, number],
  [y0, y1]: readonly [number, number],
  step: number,
  rise: number,
  size: readonly [number, number],
): Mark[] {
  const marks: Mark[] = []
  let odd = false
  for (let y = y0; y <= y1; y += rise) {
    for (let u = u0 + (odd ? step / 2 : 0); u <= u1; u += step)
      marks.push({
        as,
        path: line([
          [u - size[0] / 2, y],
          [u + size[0] / 2, y],
        ]),
        stroke: size[1],
      })
    odd = !odd
  }
  return marks
}

/** The cabin of a five-seat hatchback behind the windscreen whose base and top are given by s. */
export function hatchCabin(
  solid: Solid,
  options: Partial<CabinOptions> & { windscreenBase: number; rowsAt: readonly [number, number] },
): THREE.Group {
  const { clearance, windscreenTop } = solid.shape
  return cabin(solid, { rows: 2, trim: 'dark', windscreenTop, floor: clearance + 0.2, hipHeight: clearance + 0.37, ...options })
}

/** Black plastic around the wheel arches, `wide` metres beyond them, as marks of the side elevation. */
export function archCladding(shape: Shape, wide: number): Mark[] {
  const { archRadius, frontAxle, rearAxle, wheelRadius } = makeSolid(shape)
  return [frontAxle, rearAxle].map((axle) => ({ as: 'clad' as const, path: circle(axle, wheelRadius, archRadius + wide) }))
}

/** A gloss black roof: what lies above the side windows, the pillars of the windscreen, and the roof itself back to `to` (s). */
export function blackRoof(
  shape: Shape,
  panes: Daylight,
  to: number,
  pillar: readonly Point[],
): { side: Mark[]; plan: Mark[]; front: Mark } {
  const solid = makeSolid(shape)
  const [foot, head] = panes.front
  const edge: Point[] = []
  const roof: Point[] = [
    [shape.windscreenTop - 0.06, -0.1],
    [shape.windscreenTop, 0.2],
    [head, 0.5],
  ]
  for (let i = 0; i <= 10; i++) {
    const s = mix(head, panes.rear[1], i / 10)
    const y = solid.roof(s) - mix(panes.header[0], panes.header[1], i / 10)
    edge.push([s, y - 0.012])
    roof.push([s, solid.halfWidth(s, y + 0.01)])
  }
  const end = roof.at(-1) as Point
  edge.push([to, solid.roof(to) - 0.05])
  roof.push([to, solid.halfWidth(to, solid.roof(to) - 0.07) || end[1]], [to, -0.1])
  return {
    side: [
      {
        as: 'black',
        path: area([[foot - 0.1, solid.belt(foot) + 0.03], [foot, solid.belt(foot) + 0.03], ...edge, [to, 2], [foot - 0.1, 2]]),
      },
    ],
    plan: [{ as: 'black', path: area(roof) }],
    front: { as: 'black', path: area(pillar) },
  }
}

/** The hollow for the plate of the tailgate around the height `y`. */
export function plateHollow(y: number, half = 0.31, depth = 0.02): Press {
  return {
    on: 'back',
    outline: [
      [-0.2, y - 0.085],
      [half, y - 0.085],
      [half + 0.025, y + 0.085],
      [-0.2, y + 0.085],
    ],
    depth,
    edge: 0.03,
  }
}

/** Satin metal on the skin, as skid plates wear it. */
export function satin(path: string, stroke?: number): Mark[] {
  return (['clad', 'black', 'chrome'] as const).map((as) => (stroke === undefined ? { as, path } : { as, path, stroke }))
}
