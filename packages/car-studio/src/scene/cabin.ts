import type * as THREE from 'three'
import { clamp, ease, mix } from './curve.ts'
import { endX, flankZ, onFlank, topY, xAt } from './parts/on-skin.ts'
import { type FinishName, Pile } from './parts/pile.ts'
import { bench, frontSeats, type SeatStyle } from './parts/seats.ts'
import { at, bar, bent, loft, type Point, pad, placed, ring, steps, tube } from './parts/shapes.ts'
import type { Solid } from './solid.ts'

/** What the cabin holds; heights y and places s in metres. */
export interface CabinOptions {
  rows: 1 | 2 | 3
  trim: 'dark' | 'beige'
  /** cabriolet: looked into from above, sports seats, no headlining */
  open?: boolean
  windscreenTop: number
  windscreenBase: number
  floor: number
  hipHeight: number
  /** s of the hip points of each row, from the front */
  rowsAt: readonly number[]
  /** wall behind the last row (vans, pick-ups): s; then no parcel shelf */
  bulkhead?: number
  /** s of the middle pillar; by default a little behind the front seats */
  pillar?: number
  /** parcel shelf behind the last row; by default in closed cars of two rows without bulkhead */
  shelf?: boolean
}

interface Room extends CabinOptions {
  solid: Solid
  /** the opening of an open car */
  hole: { from: number; to: number; half: number; floor: number; radius: number } | undefined
  /** half of the inner width at the belt above a place */
  inner: (s: number, y: number) => number
  x: (s: number) => number
  hip: (row: number) => { s: number; x: number; y: number }
}

/** What is seen through the glass: seats, steering wheel, dashboard, mirror, shelf, doors, floor and headlining. */
export function cabin(solid: Solid, options: CabinOptions): THREE.Group {
  const pile = new Pile()
  const x = (s: number) => xAt(solid, s)
  const hole = options.open
    ? solid.shape.cuts?.find(({ from, to }) => from < at(options.rowsAt, 0) && to > at(options.rowsAt, 0))
    : undefined
  const room: Room = {
    ...options,
    solid,
    x,
    hole,
    inner: (s, y) =>
      Math.max(0.3, Math.min(flankZ(solid, s, Math.min(y, options.open ? solid.belt(s) - 0.06 : y)) - 0.085, (hole?.half ?? 9) - 0.012)),
    hip: (row) => {
      const s = at(options.rowsAt, row)
      return { s, x: x(s), y: options.hipHeight + row * 0.035 }
    },
  }
  const beige = options.trim === 'beige'
  const style: SeatStyle = {
    cover: beige ? 'beigeLeather' : options.open ? 'leather' : 'cloth',
    shell: beige && !options.open ? 'trim' : 'trim',
    sport: options.open === true,
  }
  const driver = room.inner(at(options.rowsAt, 0), options.hipHeight + 0.3) * 0.475
  const front = room.hip(0)
  frontSeats(pile, [front.x, front.y, driver], style)
  for (let row = 1; row < options.rows; row++) {
    const { s, x: px, y } = room.hip(row)
    const half = Math.min(room.inner(s, y + 0.1), room.inner(s, y + 0.45)) - (row === 2 ? 0.12 : 0.06)
    // under a roof that falls early the headrests are pushed down
    const free = options.open ? 1 : (topY(solid, px - 0.4, half / 2) - y - 0.085) / 0.936
    const headrest = clamp(free, 0.5, row === 2 ? 0.68 : 0.7)
    bench(pile, [px, y], options.open ? half - 0.06 : half, style, { three: !options.open && row < 2, headrest })
  }
  dashboard(pile, room, driver)
  steering(pile, room, driver)
  if (hole) tub(pile, { ...room, hole }, style)
  else doors(pile, room, style)
  ground(pile, room)
  if (options.open) return pile.group('cabin')
  mirror(pile, room)
  headlining(pile, room)
  belts(pile, room)
  if (options.bulkhead !== undefined) wall(pile, room, options.bulkhead)
  else if (options.shelf ?? options.rows === 2) shelf(pile, room)
  return pile.group('cabin')
}

/** Height of the dashboard's top: just below the lower end of the windscreen. */
const dashTop = ({ solid, windscreenBase, x }: Room): number => topY(solid, x(windscreenBase), 0) - 0.035

/** The dashboard: top from the windscreen to the driver, rounded edge, face down to the knees; hood over the instruments, screen, vents. */
function dashboard(pile: Pile, room: Room, driver: number): void {
  const { solid, windscreenBase, x } = room
  const top = dashTop(room)
  const front = x(windscreenBase + 0.03)
  const rear = Math.min(front - 0.25, room.hip(0).x + 0.64)
  const knees = room.hip(0).y + 0.04
  const rows = steps(-1, 1, 41).map((t): Point[] => {
    const place = room.windscreenBase + 0.35
    const half = room.inner(place, top - 0.05)
    const z = t * half
    // the windscreen bends back at its sides
    const start = front - 0.15 * t * t
    const line: Point[] = steps(0, 1, 7).map((q): Point => {
      const px = mix(start, rear + 0.05, q)
      const under = room.open ? solid.belt(room.solid.shape.length / 2 - px) - 0.01 : topY(solid, px, z) - 0.03
      return [px, Math.min(top + 0.035 * ease(0, 1, q), under), z]
    })
    for (const a of steps(0.25, Math.PI * 0.62, 7)) line.push([rear + 0.05 - 0.05 * Math.sin(a), top + 0.035 - 0.05 * (1 - Math.cos(a)), z])
    line.push([rear + 0.015, top - 0.07, z], [rear + 0.03, top - 0.16, z], [rear + 0.1, mix(top, knees, 0.7), z], [rear + 0.22, knees, z])
    return line
  })
  pile.add('trim', loft(rows, { facing: [rear - 1, top + 1, 0] }))
  // hood over the instruments, on the left where the driver sits
  const hood = steps(0, 1, 9).map((q) => {
    const px = mix(rear + 0.25, rear - 0.005, q)
    const wide = mix(0.12, 0.19, ease(0, 0.8, q))
    const tall = 0.1 * ease(0, 0.75, q)
    return steps(0, Math.PI, 17).map((a): Point => {
      const power = (value: number) => Math.sign(value) * Math.abs(value) ** 0.62
      const z = -driver + wide * power(Math.cos(a))
      const under = room.open ? 9 : topY(solid, px, z) - 0.03
      return [px, Math.min(top + 0.02 + tall * Math.sin(a) ** 0.62, under), z]
    })
  })
  pile.add('trim', loft(hood, { facing: [rear + 0.1, top + 2, -driver] }))
  pile.add('glossBlack', placed(pad(0.012, 0.085, 0.3, 0.005, 1), [rear + 0.03, top + 0.045, -driver], [0, 0, 0.25]))
  // screen in the middle, a bright line along the face
  pile.add('glossBlack', placed(pad(0.014, 0.14, 0.25, 0.006, 1), [rear + 0.012, top + 0.06, 0], [0, 0, 0.12]))
  const strip = room.inner(windscreenBase + 0.35, top - 0.05) - 0.03
  pile.add('satinMetal', placed(pad(0.006, 0.01, strip * 2, 0.003, 1), [rear + 0.012, top - 0.075, 0]))
}

/** Steering wheel with three spokes before the driver, column behind it. */
function steering(pile: Pile, room: Room, driver: number): void {
  const hip = room.hip(0)
  const lean = 0.42
  const centre: Point = [hip.x + 0.38, Math.min(hip.y + 0.36, dashTop(room) + 0.02), -driver]
  // in the wheel's own frame the axis is x, tilted so that its face looks up to the driver
  const here = (shape: THREE.BufferGeometry) => placed(shape, centre, [0, 0, -lean])
  const rim = steps(0, Math.PI * 2, 65).map((a) =>
    ring(1, 1, 14).map(([p, q]): Point => {
      const r = 0.184 + p * 0.0165
      return [q * 0.0175, r * Math.sin(a) * (Math.sin(a) < -0.9 ? 0.97 : 1), r * Math.cos(a)]
    }),
  )
  pile.add('leather', here(loft(rim, { closed: true, facing: [0, 0, 0.5] })))
  const hub = bent(pad(0.05, 0.13, 0.17, 0.024, 3), (a, b, c) => [
    a - 0.012 * (1 - (c / 0.09) ** 2),
    b,
    c * (1 - 0.25 * ease(0, -0.065, b)),
  ])
  pile.add('trim', here(placed(hub, [0.012, -0.006, 0])))
  for (const side of [-1, 1]) {
    const spoke: Point[] = [
      [0.01, 0, side * 0.06],
      [0.004, 0.008, side * 0.13],
      [0, 0.012, side * 0.18],
    ]
    pile.add('trim', here(tube(spoke, (t) => ring(0.01, mix(0.03, 0.019, t), 12, 3), { count: 8 })))
    pile.add('satinMetal', here(placed(pad(0.006, 0.007, 0.05, 0.003, 1), [-0.009, 0.004, side * 0.115])))
  }
  const lower: Point[] = [
    [0.012, -0.05, 0],
    [0.002, -0.175, 0],
  ]
  pile.add('trim', here(tube(lower, () => ring(0.026, 0.008, 12, 3), { count: 4, up: [1, 0, 0] })))
  const long = 0.26
  pile.add(
    'trim',
    bar(
      [centre[0] + 0.03, centre[1] - 0.012, centre[2]],
      [centre[0] + long * Math.cos(lean), centre[1] - long * Math.sin(lean), centre[2]],
      0.05,
      16,
    ),
  )
  for (const side of [-1, 1])
    pile.add(
      'trim',
      bar([centre[0] + 0.055, centre[1] - 0.01, centre[2]], [centre[0] + 0.045, centre[1] + 0.02, centre[2] + side * 0.16], 0.008, 8),
    )
}

/** Inner sides of the doors: armrest, ledge below the glass, pillar linings between the panes. */
function doors(pile: Pile, room: Room, style: SeatStyle): void {
  const { solid, x } = room
  const from = room.windscreenBase + 0.25
  const last = at(room.rowsAt, room.rows - 1)
  const to = Math.min(last + 0.35, solid.shape.length - 0.5)
  const places = steps(from, to, 25)
  const ledge = (s: number) => solid.belt(s) - 0.012
  const low = room.floor + 0.08
  // behind the wheel arch there is no panel
  const above = (s: number) => {
    const free = (solid.archRadius + 0.03) ** 2 - (s - solid.rearAxle) ** 2
    return free > 0 ? solid.wheelRadius + Math.sqrt(free) : 0
  }
  const rows = places.map((s): Point[] => {
    const y = ledge(s)
    const z = flankZ(solid, s, y) - 0.035
    const arm = room.hip(0).y + 0.16
    const line: readonly (readonly [number, number])[] = [
      [y - 0.004, 0],
      [y + 0.004, -0.012],
      [y + 0.003, -0.036],
      [y - 0.012, -0.05],
      [y - 0.1, -0.055],
      [arm + 0.045, -0.06],
      [arm + 0.03, -0.1],
      [arm, -0.112],
      [arm - 0.05, -0.105],
      [arm - 0.08, -0.07],
      [mix(arm - 0.08, low, 0.5), -0.075],
      [low, -0.07],
    ]
    return line.map(([py, dz]): Point => [x(s), Math.max(py, above(s)), z + dz])
  })
  const panel = loft(rows, { facing: [x((from + to) / 2), room.floor + 0.5, 0] })
  pile.addBoth(room.trim === 'beige' ? style.cover : 'trim', panel)
}

/** Lining of an open car: over the edge of the opening, down the doors with their armrests, across the back. */
function tub(pile: Pile, room: Room & { hole: NonNullable<Room['hole']> }, style: SeatStyle): void {
  const { solid, x, hole } = room
  const skin = 0.007
  const arm = room.hip(0).y + 0.16
  const wall = hole.half - skin * 2
  const rows = steps(hole.from + 0.02, hole.to - 0.03, 33).map((s): Point[] => {
    const edge = (out: number): Point => [x(s), topY(solid, x(s), hole.half + out) + skin, hole.half + out]
    const top = edge(0.05)[1] - hole.radius * 0.6
    const down: readonly (readonly [number, number])[] = [
      [top - 0.05, 0],
      [mix(top, arm, 0.6), 0.004],
      [arm + 0.05, 0.008],
      [arm + 0.028, 0.05],
      [arm, 0.06],
      [arm - 0.05, 0.055],
      [arm - 0.08, 0.012],
      [hole.floor + 0.05, 0.012],
      [hole.floor + 0.02, 0.03],
    ]
    return [edge(0.045), edge(0.032), edge(0.02), edge(0.01), ...down.map(([y, d]): Point => [x(s), y, wall - d])]
  })
  pile.addBoth(style.cover === 'beigeLeather' ? style.cover : 'trim', loft(rows, { facing: [x((hole.from + hole.to) / 2), 0.9, 0] }))
  const back = steps(-1, 1, 31).map((t): Point[] => {
    const z = t * (hole.half - 0.01)
    const s = hole.to - skin * 2
    const lip = (out: number): Point => [x(hole.to + out), topY(solid, x(hole.to + out), z) + skin, z]
    return [lip(0.05), lip(0.03), lip(0.015), [x(s), lip(0.05)[1] - 0.08, z], [x(s), hole.floor + 0.02, z]]
  })
  pile.add('trim', loft(back, { facing: [x(hole.from), 1.5, 0] }))
  const footwell = steps(hole.floor + 0.01, room.solid.belt(hole.from) - 0.03, 5).map((y) =>
    steps(-1, 1, 9).map((t): Point => [x(hole.from) - skin * 3, y, t * wall]),
  )
  pile.add('trim', loft(footwell, { facing: [x(hole.to), 0.6, 0] }))
}

/** Floor with the tunnel, and the console between the front seats. */
function ground(pile: Pile, room: Room): void {
  const { x } = room
  const floor = Math.max(room.floor, (room.hole?.floor ?? 0) + 0.012)
  const from = room.hole ? room.hole.from + 0.01 : room.windscreenBase - 0.1
  const to = room.hole ? room.hole.to - 0.01 : Math.min(at(room.rowsAt, room.rows - 1) + 0.9, room.solid.shape.length - 0.2)
  const half = room.inner(at(room.rowsAt, 0), room.hip(0).y) + 0.05
  const rows = steps(from, to, 9).map((s) => {
    // it stays inside where sills and bumpers draw in
    const here = Math.max(0.2, Math.min(half, room.solid.halfWidth(s, floor) - 0.03))
    return steps(-1, 1, 41).map((t): Point => [x(s), floor + 0.14 * ease(0.3, 0.17, Math.abs(t)), t * here])
  })
  pile.add('trim', loft(rows, { facing: [x((from + to) / 2), 9, 0] }))
  const hip = room.hip(0)
  const long = 0.95
  const console = bent(pad(long, 0.34, 0.21, 0.05, 5), (a, b, c) => [a, b + (b > 0 ? 0.05 * ease(-0.1, 0.45, a) : 0), c])
  pile.add('trim', placed(console, [hip.x + 0.16, floor + 0.2, 0]))
  pile.add(room.trim === 'beige' ? 'beigeLeather' : 'leather', placed(pad(0.3, 0.05, 0.17, 0.022, 2), [hip.x - 0.1, floor + 0.395, 0]))
  const knob: Point = [hip.x + 0.32, floor + 0.5, 0]
  pile.add('trim', placed(pad(0.045, 0.06, 0.045, 0.02, 2), knob), bar([knob[0], knob[1] - 0.1, 0], knob, 0.012, 10))
}

/** Rear-view mirror hanging from the windscreen, box of the sensors behind it. */
function mirror(pile: Pile, room: Room): void {
  const { solid, x } = room
  const s = room.windscreenTop - 0.13
  const y = topY(solid, x(s), 0)
  const body = bent(pad(0.034, 0.062, 0.235, 0.015, 4), (a, b, c) => [a - 0.06 * Math.abs(c) * 0.3, b * (1 - 0.2 * (c / 0.117) ** 2), c])
  pile.add('trim', placed(body, [x(s) - 0.085, y - 0.105, 0], [0, 0, 0.15]))
  pile.add('trim', bar([x(s), y - 0.012, 0], [x(s) - 0.07, y - 0.085, 0], 0.011, 10))
  pile.add('glossBlack', placed(pad(0.12, 0.035, 0.1, 0.012, 2), [x(s) - 0.03, y - 0.034, 0], [0, 0, -0.5]))
  // sun visors folded up against the roof
  const visor = placed(
    pad(0.15, 0.022, 0.34, 0.01, 2),
    [x(room.windscreenTop + 0.1), topY(solid, x(room.windscreenTop + 0.1), 0.34) - 0.062, 0.33],
    [0, 0, 0.1],
  )
  pile.addBoth('lightTrim', visor)
}

/** Lining below the roof. */
function headlining(pile: Pile, room: Room): void {
  const { solid, x } = room
  const from = room.windscreenTop + 0.03
  const to = room.bulkhead ?? solid.shape.rearGlassTop - 0.03
  const rows = steps(from, to, 17).map((s) => {
    const half = flankZ(solid, s, solid.roof(s) - 0.11) - 0.055
    return steps(-1, 1, 21).map((t): Point => {
      const z = t * half
      return [x(s), Math.min(topY(solid, x(s), z) - 0.038, solid.roof(s) - 0.035 - 0.05 * ease(0.7, 1, Math.abs(t))), z]
    })
  })
  pile.add('lightTrim', loft(rows, { facing: [x((from + to) / 2), 0, 0] }))
}

/** Lining of the middle pillar and the belts that hang on it. */
function belts(pile: Pile, room: Room): void {
  const { solid, x } = room
  const s = room.pillar ?? at(room.rowsAt, 0) + 0.24
  // it ends on the ledge of the door panel; below, it would stand out of the dark panel as a bright patch
  const low = solid.belt(s) - 0.014
  const high = solid.roof(s) - 0.13
  if (high < low + 0.15) return
  const rows = steps(low, high, 9).map((y) => {
    const { point } = onFlank(solid, s, y)
    const wide = mix(0.055, 0.042, ease(low, high, y))
    return ring(wide, 0.014, 16, 4).map(([a, b]): Point => [x(s) + a - (y - low) * 0.06, y, point[2] - 0.04 + b])
  })
  pile.addBoth('lightTrim', loft(rows, { closed: true, caps: true }))
  const anchor = onFlank(solid, s, high - 0.1).point
  const hip = room.hip(0)
  const end: Point = [hip.x - 0.16, hip.y - 0.02, anchor[2] - 0.09]
  const belt = tube(
    [[anchor[0] - 0.02, high - 0.1, anchor[2] - 0.062], [anchor[0] - 0.01, mix(high, hip.y, 0.5), anchor[2] - 0.085], end],
    () => ring(0.023, 0.0015, 8, 3),
    { count: 10, up: [0, 0, 1] },
  )
  pile.addBoth('trim', belt)
}

/** Shelf behind the rear seats, as wide as the body below the glass. */
function shelf(pile: Pile, room: Room): void {
  const { solid, x } = room
  const last = room.hip(room.rows - 1)
  const from = last.s + 0.33
  const y0 = Math.min(solid.belt(from) - 0.02, last.y + 0.52)
  const to = clamp(x(0) - endX(solid, y0, 0, 'back') - 0.12, from + 0.12, solid.shape.length - 0.1)
  const rows = steps(from, to, 7).map((s, i) => {
    const half = Math.max(0.2, flankZ(solid, s, y0) - 0.075)
    return steps(-1, 1, 21).map(
      (t): Point => [x(s) - 0.06 * t * t * (i / 6) * -1, Math.min(y0, topY(solid, x(s), t * half) - 0.02), t * half],
    )
  })
  pile.add('trim', loft(rows, { facing: [x(from), 9, 0] }))
}

/** Wall behind the seats of a van or pick-up. */
function wall(pile: Pile, room: Room, s: number): void {
  const { solid, x, floor } = room
  const rows = steps(floor, solid.roof(s) - 0.05, 13).map((y) => {
    const half = Math.max(0.1, flankZ(solid, s, y) - 0.045)
    return steps(-1, 1, 15).map((t): Point => [x(s), y, t * half])
  })
  const name: FinishName = 'trim'
  pile.add(name, loft(rows, { facing: [x(s) + 2, floor + 0.5, 0] }))
}
