import type * as THREE from 'three'
import { cabin } from '../cabin.ts'
import type { Mark } from '../drawing.ts'
import { endPane, fuelFlap, sideWindows } from '../glass.ts'
import { aerial, loadBed, wipers } from '../parts.ts'
import { line, points } from '../paths.ts'
import type { Shape, Solid } from '../solid.ts'
import { marks } from './suv-marks.ts'

/** The load bed between cab and tailgate. */
export const bed = { from: 3.76, to: 5.13, half: 0.76, floor: 0.74 } as const
/** s of the gap between cab and bed */
const parting = 3.665

/** The form of a double cab with its bed; what differs between designs is given by `adjust`. */
export function doubleCab(adjust: Partial<Shape>): Shape {
  return {
    length: 5.3,
    width: 1.86,
    height: 1.8,
    wheelRadius: 0.385,
    frontAxle: 0.93,
    wheelbase: 3.13,
    clearance: 0.27,
    sill: points('0 .42, .25 .34, .93 .28, 3.5 .29, 4.4 .38, 5.1 .42, 5.3 .42'),
    top: points('0 1.0, .1 1.055, .35 1.095, .8 1.125, 1.25 1.145, 2 1.15, 3.4 1.16, 3.8 1.17, 5.1 1.18, 5.3 1.17'),
    roof: points(
      '.9 .9, 1.24 1.1, 1.5 1.275, 1.82 1.5, 2.05 1.65, 2.3 1.745, 2.6 1.79, 2.9 1.8, 3.2 1.785, 3.4 1.755, 3.48 1.7, 3.53 1.5, 3.58 1.28, 3.61 1.1, 3.66 .9, 5.3 .9',
    ),
    nose: points('.1 .24, .3 .11, .4 .02, .5 0, .63 0, .7 .025, .8 .03, .95 .045, 1.03 .085, 1.15 .22'),
    tail: points('.1 .3, .36 .14, .44 .012, .48 0, .6 0, .65 .06, .72 .075, 1.08 .07, 1.17 .08, 1.3 .2'),
    plan: points('0 .9, .2 .945, .55 .98, 1.1 .995, 2.6 1, 4.4 .995, 5.0 .985, 5.3 .965'),
    section: points('-.3 .1, 0 .05, .18 .018, .45 0, .65 .002, .8 .012, .92 .03, 1 .045, 1.3 .16'),
    noseBow: 0.2,
    noseBowPower: 4,
    tailBow: 0.05,
    tailBowPower: 5,
    shoulder: 0.07,
    tailRadius: 0.05,
    deckCrown: 0.006,
    bonnetCrown: 0.045,
    windscreenTop: 2.05,
    rearGlassTop: 3.44,
    tumble: 0.32,
    roofCrown: 0.04,
    paneBow: 0.1,
    flare: 0.03,
    archGap: 0.055,
    cuts: [{ ...bed, radius: 0.035 }],
    creases: [
      { from: 0.5, to: 5.25, height: points('.5 .92, 2 .935, 5.25 .96'), depth: -0.006, width: 0.032 },
      { from: 1.35, to: 3.5, height: points('1.35 .52, 3.5 .55'), depth: -0.013, width: 0.04 },
    ],
    ...adjust,
    presses: [{ on: 'back', outline: points('-.5 .76, .6 .76, .62 1.04, -.5 1.04'), depth: 0.013, edge: 0.035 }, ...(adjust.presses ?? [])],
  }
}

/** Windows, doors, fuel flap and the gap between cab and bed. */
export function cabSide(shape: Shape, frame: 'black' | 'chrome' = 'black'): Mark[] {
  return [
    ...sideWindows(shape, {
      front: [1.52, 2.0],
      rear: [3.4, 3.33],
      pillars: [[2.5, 0.1]],
      header: 0.095,
      corner: 0.05,
      frame,
      frameWidth: frame === 'chrome' ? 0.028 : 0.022,
    }),
    ...marks(
      'gap',
      [
        line(points('1.48 1.13, 1.44 1.03, 1.42 .6, 1.43 .42, 2.49 .42, 2.5 1.14'), 0.06),
        line(points('2.49 .42, 3.28 .42, 3.36 .56, 3.43 .9, 3.45 1.15'), 0.08),
      ],
      0.0055,
    ),
    fuelFlap(4.35, 0.95, 0.18, 0.16, 0.03),
    { as: 'gap', path: line(points(`${parting} .3, ${parting} 1.2`)), stroke: 0.02 },
  ]
}

/** The upright window of the cab and the tailgate. */
export const cabRear: readonly Mark[] = [
  ...endPane([0.66, 1.25], [0.58, 1.67], { sag: 0, crown: 0.01, corner: 0.06, frit: 0.03 }),
  ...marks('gap', [line(points('.762 .64, .762 1.2')), line(points('-.1 .655, .762 .655'))], 0.009),
]

/** Windscreen and the gap before the bonnet. */
export const cabFront: readonly Mark[] = endPane([0.83, 1.145], [0.64, 1.69], { sag: 0.015, crown: 0.012 })
export const bonnetPlan: readonly Mark[] = [
  { as: 'gap', path: line(points('.19 .82, .34 .8, .7 .785, 1.32 .765'), 0.1), stroke: 0.0055 },
  { as: 'gap', path: line(points(`${parting} 0, ${parting} 1`)), stroke: 0.022 },
]

/** Cabin, load bed, wipers and aerial. */
export const cabFurniture = (solid: Solid, trim: 'dark' | 'beige' = 'dark'): THREE.Group[] => [
  cabin(solid, {
    rows: 2,
    trim,
    windscreenTop: 2.05,
    windscreenBase: 1.28,
    floor: 0.45,
    hipHeight: 0.74,
    rowsAt: [2.28, 3.02],
    shelf: false,
  }),
  loadBed(solid, { ...bed, top: 1.165, handleY: 1.02 }),
  wipers(solid, { base: 1.28 }),
  aerial(solid, { s: 2.2, design: 'rod' }),
]
