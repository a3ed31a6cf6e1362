import type { Body } from '../body.ts'
import { cabin } from '../cabin.ts'
import type { Drawing } from '../drawing.ts'
import { endPane, fuelFlap } from '../glass.ts'
import { aerial, doorHandles, doorMirrors, emblem, exhaust, plates, reflectors, wipers } from '../parts.ts'
import { area, line, outline, points } from '../paths.ts'
import type { Shape } from '../solid.ts'
import { daylight, fourDoors } from './sedan-flank.ts'
import { projector, slats } from './sedan-plot.ts'
import { bonnetSeams, lidSeams } from './sedan-seams.ts'

const shape: Shape = {
  length: 4.68,
  width: 1.82,
  height: 1.46,
  wheelRadius: 0.33,
  frontAxle: 0.89,
  wheelbase: 2.75,
  clearance: 0.145,
  top: points(
    '0 .63, .06 .71, .2 .77, .5 .83, .9 .89, 1.2 .925, 1.4 .94, 2.2 .945, 3.1 .97, 3.7 1.005, 4 1.04, 4.4 1.055, 4.58 1.05, 4.68 .98',
  ),
  roof: points(
    '.9 .72, 1.2 .905, 1.5 1.09, 1.8 1.265, 2.05 1.385, 2.3 1.44, 2.58 1.46, 2.9 1.452, 3.2 1.415, 3.45 1.35, 3.7 1.25, 3.95 1.125, 4.1 1.035, 4.3 .88',
  ),
  sill: points('0 .18, .25 .157, .89 .145, 3.64 .145, 4.33 .19, 4.68 .275'),
  nose: points('.1 .2, .19 .07, .23 .03, .31 .032, .38 .008, .46 0, .53 .006, .575 .024, .67 .042, .74 .09, .9 .24'),
  tail: points('.1 .26, .22 .1, .33 .03, .44 .004, .52 0, .6 .006, .655 .03, .72 .045, .85 .058, .95 .052, 1.03 .035, 1.1 .03, 1.5 .2'),
  noseBow: 0.28,
  noseBowPower: 3.1,
  tailBow: 0.22,
  tailBowPower: 3,
  bonnetCrown: 0.045,
  deckCrown: 0.045,
  shoulder: 0.08,
  tailRadius: 0.06,
  noseRadius: 0.07,
  tumble: 0.46,
  windscreenTop: 2.02,
  rearGlassTop: 3.36,
  creases: [
    { from: 0.45, to: 4.4, height: points('.5 .73, 2.4 .79, 4.6 .87'), depth: 0.012, width: 0.02 },
    { from: 1.15, to: 3.5, height: points('1.1 .33, 3.5 .4'), depth: -0.014, width: 0.035 },
  ],
}

const side: Drawing['side'] = [
  ...daylight(shape, {
    front: [1.47, 1.95],
    rear: [3.78, 3.3],
    bend: [[3.85, 0.3]],
    pillars: [
      [2.5, 0.085, 0.03],
      [3.36, 0.035, -0.03],
    ],
    chrome: 'around',
  }),
  ...fourDoors(shape, { front: 1.3, middle: 2.5, rear: 3.55, sill: 0.285 }),
  fuelFlap(3.98, 0.84),
]

const grille = area(outline('-.1 .475, .37 .475, .47 .55, .5 .665, -.1 .675'), 0.03)
const lamp = area(outline('.55 .585 .02, .55 .66 .02, .8 .7, 1.16 .755 .01, 1.2 .725 .02, 1.02 .63, .78 .585'), 0.03)
const front: Drawing['front'] = [
  { as: 'gap', path: line(outline('1.03 .632, 1.14 .61, 1.6 .6'), 0.06), stroke: 0.005 },
  { as: 'gap', path: line(outline('0 .7, .48 .692, .56 .66'), 0.04), stroke: 0.006 },
  ...endPane([0.81, 0.952], [0.595, 1.375], { sag: 0 }),
  { as: 'lamp', path: lamp },
  { as: 'glow', path: line(outline('.57 .6, .58 .65, .82 .687, 1.15 .737'), 0.02), stroke: 0.015 },
  ...projector(0.7, 0.63, 0.038),
  ...projector(0.86, 0.638, 0.038),
  { as: 'metal', path: area(outline('.95 .635, 1.14 .715, .98 .69'), 0.01) },
  { as: 'tint', path: area(outline('.98 .652, 1.08 .695, 1 .682'), 0.01) },
  { as: 'gap', path: lamp, stroke: 0.005 },
  { as: 'grille', path: grille },
  { as: 'chrome', path: grille, stroke: 0.016 },
  ...slats('metal', [0.505, 0.535, 0.565, 0.595, 0.625, 0.655], 0.5, 0.007),
  { as: 'grille', path: area(outline('-.1 .2, .5 .2, .58 .325, -.1 .325'), 0.03) },
  ...slats('lens', [0.23, 0.26, 0.29], 0.7, 0.012),
  { as: 'grille', path: area(outline('.68 .225, 1 .27, .98 .37, .74 .345'), 0.03) },
  { as: 'metal', path: line(outline('.68 .262, 1.02 .31')), stroke: 0.012 },
  { as: 'clad', path: area(outline('-.1 .1, 1.3 .1, 1.3 .2, .6 .18, -.1 .17'), 0.02) },
]

const tailLamp = area(outline('.46 .79 .015, .46 .89 .02, .75 .92, 1.13 .935 .03, 1.1 .84 .03, .86 .78'), 0.025)
const rear: Drawing['rear'] = [
  { as: 'gap', path: line(outline('.66 .664, 1 .668, 1.25 .62, 1.8 .595'), 0.08), stroke: 0.005 },
  ...endPane([0.67, 1.1], [0.52, 1.355]),
  { as: 'lamp', path: tailLamp },
  { as: 'glow', path: line(outline('.5 .815, .5 .872, .76 .897, 1.09 .91'), 0.03), stroke: 0.02 },
  { as: 'tint', path: area(outline('.7 .797, .84 .804, .86 .836, .7 .83'), 0.01) },
  { as: 'lens', path: line(outline('.46 .852, .46 .845, 1.1 .87')), stroke: 0.004 },
  { as: 'lens', path: line(outline('.674 .76, .69 .96')), stroke: 0.006 },
  { as: 'gap', path: tailLamp, stroke: 0.005 },
  { as: 'gap', path: line(outline('0 .615, .6 .615, .655 .65, .68 .79, .7 .97, .704 1.03'), 0.06), stroke: 0.0055 },
  { as: 'recess', path: area(outline('-.1 .64, .3 .64, .34 .79, -.1 .79'), 0.03) },
  { as: 'chrome', path: line(outline('-.1 .805, .4 .805')), stroke: 0.016 },
  { as: 'clad', path: area(outline('-.1 .1, 1.4 .1, 1.4 .24, .9 .3, .78 .36, -.1 .36'), 0.04) },
]

const plan: Drawing['plan'] = [
  ...bonnetSeams(shape, outline('.306 .802, .6 .79, .95 .805, 1.3 .815'), 1.24),
  ...lidSeams(shape, 4.085, 0.63, 4.5),
]

/** Saloon of the middle class: three clear volumes, bright window line, horizontal grille. */
export const middleSaloon: Body = {
  shape,
  drawing: { front, rear, side, plan },
  wheels: { design: 'fiveTwin', rim: 17, width: 0.215 },
  lampDepth: 0.022,
  tailWrap: 0.93,
  furnish: (solid) => [
    cabin(solid, {
      rows: 2,
      trim: 'dark',
      windscreenTop: 2.02,
      windscreenBase: 1.24,
      floor: 0.26,
      hipHeight: 0.52,
      rowsAt: [2.28, 3.12],
    }),
    doorMirrors(solid, { s: 1.66, y: 1.03, design: 'pod' }),
    doorHandles(solid, {
      at: [
        [2.33, 0.84],
        [3.3, 0.865],
      ],
      design: 'pull',
    }),
    plates(solid, { frontY: 0.4, rearY: 0.71 }),
    wipers(solid, { base: 1.24 }),
    aerial(solid, { s: 3.1, design: 'fin' }),
    exhaust(solid, { side: 'left', design: 'round' }),
    reflectors(solid, { y: 0.4, z: 0.7, width: 0.16 }),
    emblem(solid, { y: 0.578, end: 'front', design: 'shield', size: 0.085 }),
    emblem(solid, { y: 0.92, end: 'back', design: 'shield', size: 0.07 }),
  ],
}
