import type * as THREE from 'three'
import type { Body } from '../body.ts'
import { cabin } from '../cabin.ts'
import type { Drawing } from '../drawing.ts'
import { endPane, fuelFlap, sideWindows } from '../glass.ts'
import { aerial, doorHandles, doorMirrors, emblem, exhaust, fogLamps, plates, reflectors, roofRails, sideSteps, wipers } from '../parts.ts'
import { area, box, circle, line, points } from '../paths.ts'
import type { Shape, Solid } from '../solid.ts'
import { wheel } from '../wheels.ts'
import { bars, cladding, doors, lens, marks, satin, slats } from './suv-marks.ts'

const form: Shape = {
  length: 4.36,
  width: 1.86,
  height: 1.8,
  wheelRadius: 0.385,
  frontAxle: 0.78,
  wheelbase: 2.72,
  clearance: 0.25,
  sill: points('0 .34, .25 .3, .78 .26, 3.5 .26, 4.1 .32, 4.36 .38'),
  top: points('0 1.09, .06 1.125, .3 1.145, 1.2 1.165, 2 1.17, 3 1.175, 4.2 1.175, 4.36 1.16'),
  roof: points(
    '.95 .9, 1.18 1.14, 1.33 1.38, 1.46 1.58, 1.56 1.7, 1.7 1.765, 2.1 1.795, 2.8 1.8, 3.6 1.79, 4.1 1.77, 4.22 1.74, 4.27 1.6, 4.3 1.3, 4.33 1.1, 4.36 .95',
  ),
  nose: points('.1 .14, .3 .06, .42 .005, .5 0, .6 .004, .645 .05, .72 .06, 1 .06, 1.08 .075, 1.15 .13, 1.3 .3'),
  tail: points('.1 .14, .3 .05, .42 .004, .5 0, .58 .004, .63 .045, .7 .055, 1.1 .055, 1.3 .06, 1.7 .09'),
  plan: points('0 .95, .3 .972, .6 .99, 2.2 1, 3.9 .995, 4.36 .975'),
  section: points('-.3 .08, 0 .035, .2 .01, .5 0, .8 .003, .95 .014, 1 .022, 1.3 .1'),
  noseBow: 0.1,
  noseBowPower: 5,
  tailBow: 0.06,
  tailBowPower: 5,
  shoulder: 0.06,
  noseRadius: 0.06,
  tailRadius: 0.06,
  bonnetCrown: 0.025,
  greenhouse: points('0 .85, 1.2 .955, 1.6 .968, 2.5 .972, 4.2 .96, 4.36 .95'),
  tumble: 0.19,
  roofCrown: 0.03,
  roofEdge: 0.07,
  paneBow: 0.06,
  windscreenTop: 1.58,
  rearGlassTop: 4.22,
  flare: 0.006,
  archGap: 0.06,
  creases: [{ from: 0.2, to: 4.34, height: points('.2 1.0, 4.34 1.02'), depth: -0.006, width: 0.018 }],
}
const clad = cladding(form, { width: 0.065, sill: 0.4, out: 0.034, square: 0.55 })
const shape: Shape = {
  ...form,
  presses: [
    ...clad.presses,
    { on: 'top', outline: points('.22 .62, 1.0 .62, 1.0 .3, .22 .3'), depth: -0.013, edge: 0.045 },
    { on: 'top', outline: points('.22 .14, 1.0 .14, 1.0 -.4, .22 -.4'), depth: 0.01, edge: 0.03 },
    { on: 'side', outline: points('1.4 .5, 2.98 .5, 3.1 .86, 1.4 .86'), depth: 0.01, edge: 0.03 },
    { on: 'back', outline: points('-.5 .7, .62 .7, .62 1.06, -.5 1.06'), depth: 0.012, edge: 0.03 },
  ],
}

const post = area(points('3.3 1.1, 3.52 1.1, 3.52 1.8, 3.3 1.8'))
const side: Drawing['side'] = [
  ...sideWindows(shape, { front: [1.36, 1.52], rear: [4.14, 4.12], pillars: [[2.38, 0.1]], header: 0.105, corner: 0.03 }),
  { as: 'glass', path: post, erase: true },
  { as: 'black', path: post, erase: true },
  { as: 'black', path: line(points('3.3 1.17, 3.3 1.68')), stroke: 0.022 },
  { as: 'black', path: line(points('3.52 1.17, 3.52 1.68')), stroke: 0.022 },
  ...doors(shape, { front: [1.3, 1.29], middle: 2.37, rear: 3.3, low: 0.415 }, 0.1),
  ...clad.marks,
  { as: 'black', path: area(points('.86 .98, 1.2 .98, 1.2 1.06, .86 1.06'), 0.015) },
  ...marks('gap', [line(points('3.31 1.17, 3.4 1.66')), line(points('.3 .64, .3 1.1'))], 0.005),
  fuelFlap(3.86, 0.98, 0.17, 0.17, 0.02),
]

const front: Drawing['front'] = [
  ...endPane([0.8, 1.2], [0.705, 1.68], { sag: 0.008, crown: 0.01, corner: 0.04, frit: 0.035 }),
  { as: 'black', path: area(points('-.1 .78, .93 .78, .93 1.03, -.1 1.03'), 0.04) },
  { as: 'lamp', path: circle(0.66, 0.905, 0.108) },
  { as: 'metal', path: circle(0.66, 0.905, 0.1) },
  { as: 'glow', path: circle(0.66, 0.905, 0.092), stroke: 0.015 },
  { as: 'lens', path: circle(0.66, 0.905, 0.08) },
  { as: 'lens', path: circle(0.66, 0.905, 0.066), erase: true },
  ...lens(0.66, 0.905, 0.044),
  { as: 'chrome', path: circle(0.66, 0.905, 0.113), stroke: 0.009 },
  { as: 'lamp', path: circle(0.845, 0.905, 0.048) },
  { as: 'tint', path: circle(0.845, 0.905, 0.044) },
  { as: 'grille', path: area(points('-.1 .815, .48 .815, .48 .995, -.1 .995'), 0.02) },
  ...slats('lens', 0.8, 1.0, 0.5, 0.096, 0.045),
  { as: 'chrome', path: area(points('-.1 .815, .48 .815, .48 .995, -.1 .995'), 0.02), stroke: 0.01 },
  { as: 'clad', path: area(points('-.1 .1, 1.7 .1, 1.7 .42, 1.3 .56, 1.1 .635, -.1 .635'), 0.03) },
  { as: 'grille', path: area(points('-.1 .36, .52 .36, .52 .47, -.1 .47'), 0.02) },
  ...bars('lens', 0.36, 0.47, 3, 0.014),
  ...satin(area(points('-.1 .24, .46 .24, .5 .35, -.1 .35'), 0.02)),
  ...marks('gap', [line(points('-.1 1.06, .78 1.06, .84 1.09'), 0.03)], 0.0055),
]

const rear: Drawing['rear'] = [
  ...endPane([0.72, 1.2], [0.66, 1.66], { sag: 0, crown: 0.008, corner: 0.04, frit: 0.035 }),
  { as: 'lamp', path: area(points('.745 .74, .88 .74, .88 1.08, .745 1.08'), 0.02) },
  ...marks('glow', [box(0.812, 1.01, 0.07, 0.07, 0.01), box(0.812, 0.81, 0.07, 0.07, 0.01)], 0.014),
  { as: 'tint', path: box(0.812, 0.91, 0.09, 0.07, 0.01) },
  ...marks('lens', [line(points('.74 .96, .9 .96')), line(points('.74 .86, .9 .86'))], 0.012),
  { as: 'black', path: area(points('.745 .74, .88 .74, .88 1.08, .745 1.08'), 0.02), stroke: 0.012 },
  { as: 'clad', path: area(points('-.1 .1, 1.7 .1, 1.7 .42, 1.2 .56, 1.0 .62, -.1 .62'), 0.03) },
  ...marks('gap', [line(points('-.1 .655, .72 .655, .725 1.1, .72 1.2, .7 1.7, 0 1.735'), 0.03)], 0.006),
  { as: 'clad', path: box(0.79, 1.0, 0.001, 0.001) },
]

/** The spare wheel on the tailgate and its carrier. */
function spareWheel(solid: Solid): THREE.Group {
  const y = 0.945
  const spare = wheel('offroad', { radius: 0.36, rim: 17, width: 0.21 })
  spare.rotation.y = -Math.PI / 2
  spare.position.set(solid.endAt(y, 0, 'back') - 0.1, y, 0)
  return spare
}

/** A boxy off-roader: flat glass, round lamps, black wings and a spare wheel on its tailgate. */
export const offroadSuv: Body = {
  shape,
  drawing: { front, rear, side, plan: [{ as: 'gap', path: line(points('.1 .86, .3 .845, 1.2 .83'), 0.05), stroke: 0.0055 }] },
  wheels: { design: 'offroad', rim: 17, width: 0.235, finish: 'darkAlloy' },
  wheelInset: 0.0,
  privacy: 0.75,
  privacyFrom: 2.4,
  tailWrap: 0.42,
  furnish: (solid) => [
    cabin(solid, {
      rows: 2,
      trim: 'dark',
      windscreenTop: 1.58,
      windscreenBase: 1.2,
      floor: 0.45,
      hipHeight: 0.74,
      rowsAt: [2.1, 2.95],
      shelf: false,
    }),
    doorMirrors(solid, { s: 1.46, y: 1.26, design: 'pod', finish: 'glossBlack' }),
    doorHandles(solid, {
      at: [
        [2.2, 1.06],
        [3.14, 1.06],
      ],
      design: 'flap',
      finish: 'plastic',
    }),
    plates(solid, { frontY: 0.54, rearY: 0.475 }),
    emblem(solid, { y: 0.905, end: 'front', design: 'bar', size: 0.03 }),
    fogLamps(solid, { y: 0.52, z: 0.68, width: 0.15, height: 0.1 }),
    reflectors(solid, { y: 0.52, z: 0.72, width: 0.14, height: 0.04 }),
    roofRails(solid, { from: 1.85, to: 4.0, design: 'open', finish: 'plastic' }),
    sideSteps(solid, { design: 'tube' }),
    aerial(solid, { s: 3.9, design: 'rod' }),
    exhaust(solid, { side: 'right', design: 'round' }),
    wipers(solid, { base: 1.2 }),
    spareWheel(solid),
  ],
}
