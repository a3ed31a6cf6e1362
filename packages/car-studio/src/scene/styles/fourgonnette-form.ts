import type * as THREE from 'three'
import type { Mark } from '../drawing.ts'
import { surface } from '../finishes.ts'
import { onEnd } from '../parts/on-skin.ts'
import { Pile } from '../parts/pile.ts'
import { loft, type Point, pad, placed } from '../parts/shapes.ts'
import { area, points } from '../paths.ts'
import type { Shape, Solid } from '../solid.ts'

/** The form of a small van: tall nearly upright sides, high roof, steep bonnet; what is given replaces it. */
export const smallVan = (own: Partial<Shape> = {}): Shape => ({
  length: 4.4,
  width: 1.84,
  height: 1.82,
  wheelRadius: 0.325,
  frontAxle: 0.9,
  wheelbase: 2.72,
  clearance: 0.165,
  top: points('0 .86, .05 .93, .14 .985, .35 1.04, .65 1.085, .95 1.115, 1.25 1.12, 2.2 1.12, 4.4 1.12'),
  roof: points(
    '.6 .85, .86 1.05, 1.02 1.17, 1.25 1.35, 1.45 1.5, 1.62 1.615, 1.8 1.715, 1.98 1.775, 2.2 1.805, 2.6 1.82, 3.4 1.82, 4.0 1.805, 4.4 1.785',
  ),
  nose: points('.1 .15, .2 .065, .32 .015, .42 0, .58 0, .66 .012, .8 .03, .9 .06, .98 .13, 1.08 .38'),
  tail: points('.1 .14, .22 .05, .34 .006, .46 0, .56 .002, .62 .03, .9 .034, 1.2 .046, 1.5 .075, 1.7 .1, 1.8 .13'),
  plan: points('0 .9, .2 .945, .5 .978, 1 .995, 2.2 1, 3.4 .995, 4.1 .978, 4.4 .965'),
  section: points('-.3 .1, 0 .05, .15 .018, .4 .002, .6 0, .8 .006, .93 .016, 1 .022, 1.3 .1'),
  noseBow: 0.22,
  noseBowPower: 3.2,
  tailBow: 0.05,
  tailBowPower: 4.5,
  tailRadius: 0.06,
  shoulder: 0.07,
  bonnetCrown: 0.045,
  tumble: 0.12,
  roofCrown: 0.045,
  roofEdge: 0.09,
  greenhouseTail: 0.06,
  greenhouse: points('0 .8, .86 .92, 1.3 .965, 1.9 .982, 2.6 .992, 4.4 .992'),
  paneBow: 0.12,
  windscreenTop: 1.74,
  rearGlassTop: 4.3,
  waist: 0.03,
  flare: 0.014,
  archGap: 0.048,
  ...own,
})

/** Two rear doors, drawn but for the line between them: their outline and the frames of their windows. */
export function twinDoorWindows(low: number, high: number, inner: number, outer: readonly [number, number]): Mark[] {
  const path = area(
    [
      [inner, low],
      [outer[0], low],
      [outer[1], high],
      [inner, high],
    ],
    0.045,
  )
  return [
    { as: 'glass', path },
    { as: 'black', path, stroke: 0.035 },
  ]
}

/** A dark line on the tail at one z, as between two rear doors. */
export function tailSeam(solid: Solid, z: number, low: number, high: number): THREE.Group {
  const pile = new Pile()
  const rows: Point[][] = []
  for (let i = 0; i <= 48; i++) {
    const y = low + ((high - low) * i) / 48
    rows.push(
      [-0.0045, -0.0026, 0.0026, 0.0045].map((u): Point => {
        const { point, normal } = onEnd(solid, y, z + u, 'back')
        const lift = Math.abs(u) > 0.003 ? -0.001 : 0.0022
        return [point[0] + normal[0] * lift, point[1] + normal[1] * lift, point[2]]
      }),
    )
  }
  pile.add(surface({ color: [0.002, 0.002, 0.002], rough: 0.9 }), loft(rows, { facing: [-20, 1, z] }))
  return pile.group('door seam')
}

/** Hinges of the rear doors at both corners: [z, y] of their middles. */
export function doorHinges(solid: Solid, places: readonly (readonly [number, number])[]): THREE.Group {
  const pile = new Pile()
  for (const [z, y] of places) {
    const { point } = onEnd(solid, y, z, 'back')
    pile.addBoth('paint', placed(pad(0.022, 0.06, 0.042, 0.009), [point[0], point[1], point[2]]))
  }
  return pile.group('door hinges')
}

/** A handle on the tail: a dark bar with a hollow above the plate. */
export function tailHandle(solid: Solid, y: number, z: number, width = 0.2): THREE.Group {
  const pile = new Pile()
  const { point } = onEnd(solid, y, z, 'back')
  pile.add('plastic', placed(pad(0.04, 0.05, width, 0.012), [point[0], point[1], point[2]]))
  return pile.group('tail handle')
}

/** The rear bumper where it reaches round to the wheel arch, as mark of the side elevation. */
export const bumperSide = (shape: Shape, top: number): Mark => ({
  as: 'clad',
  path: area([
    [shape.frontAxle + shape.wheelbase + 0.16, 0.1],
    [shape.length + 0.1, 0.1],
    [shape.length + 0.1, top],
    [shape.frontAxle + shape.wheelbase + 0.16, top],
  ]),
})
