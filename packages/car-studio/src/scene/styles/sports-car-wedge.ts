import type { Body } from '../body.ts'
import { cabin } from '../cabin.ts'
import type { Drawing } from '../drawing.ts'
import { endPane } from '../glass.ts'
import { doorMirrors, exhaust, plates, reflectors, wipers } from '../parts.ts'
import { area, line, outline, points } from '../paths.ts'
import type { Shape } from '../solid.ts'
import { daylight } from './sedan-flank.ts'
import { module, slats } from './sedan-plot.ts'
import { bonnetSeams } from './sedan-seams.ts'
import { longDoor } from './sports-car-doors.ts'
import { channels, plateHollow } from './sports-car-tail.ts'

const shape: Shape = {
  length: 4.45,
  width: 1.92,
  height: 1.24,
  wheelRadius: 0.34,
  frontAxle: 0.98,
  wheelbase: 2.63,
  clearance: 0.12,
  top: points(
    '0 .48, .05 .53, .2 .6, .5 .685, .9 .75, 1.2 .785, 1.5 .815, 2.2 .86, 2.8 .915, 3.2 .96, 3.8 .985, 4.25 1, 4.39 .995, 4.45 .96',
  ),
  roof: points(
    '.85 .62, 1.13 .78, 1.4 .9, 1.7 1.03, 1.95 1.13, 2.15 1.195, 2.38 1.233, 2.6 1.24, 2.9 1.21, 3.2 1.155, 3.5 1.09, 3.8 1.015, 4 .95, 4.15 .88',
  ),
  plan: points('0 .85, .2 .91, .5 .955, .98 .975, 1.5 .95, 2.1 .94, 2.7 .965, 3.1 .99, 3.61 1, 4 .985, 4.25 .95, 4.45 .9'),
  nose: points('.1 .14, .16 .07, .2 .03, .27 .008, .35 0, .42 .008, .48 .04, .54 .09, .62 .165, .75 .29'),
  tail: points('.1 .28, .22 .18, .33 .1, .46 .04, .56 .03, .66 .05, .76 .07, .86 .05, .95 .01, 1 0, 1.1 0, 1.5 .2'),
  noseBow: 0.36,
  noseBowPower: 2.5,
  tailBow: 0.2,
  tailBowPower: 2.8,
  bonnetCrown: -0.035,
  deckCrown: 0.02,
  shoulder: 0.09,
  noseRadius: 0.06,
  tailRadius: 0.04,
  tumble: 0.66,
  roofCrown: 0.04,
  roofEdge: 0.08,
  greenhouse: points('0 .74, 1.2 .88, 1.95 .92, 2.4 .91, 3 .82, 3.6 .72, 4.45 .6'),
  flare: 0.03,
  flareWidth: 0.1,
  archGap: 0.035,
  windscreenTop: 1.97,
  rearGlassTop: 3.0,
  creases: [
    { from: 1.3, to: 4.4, height: points('1.3 .7, 2.2 .72, 3.2 .8, 4.4 .86'), depth: 0.014, width: 0.02 },
    { from: 1.2, to: 3.3, height: points('1.2 .28, 2.2 .36, 3.2 .6'), depth: -0.03, width: 0.05 },
  ],
  presses: [
    plateHollow(0.54),
    ...channels(
      [
        [0.05, 0.17],
        [0.22, 0.34],
        [0.39, 0.5],
      ],
      0.08,
      0.36,
    ),
    { on: 'side', outline: points('2.3 .68, 2.74 .51, 2.98 .54, 3.06 .79, 2.86 .82'), depth: 0.03, edge: 0.15 },
    { on: 'front', outline: points('.28 .2, .9 .2, 1.05 .3, .96 .42, .6 .4, .36 .3'), depth: 0.02, edge: 0.04 },
  ],
}

const side: Drawing['side'] = [
  ...daylight(shape, {
    front: [1.36, 1.9],
    rear: [3.16, 2.74],
    header: 0.07,
    corner: 0.12,
    lowerCorner: 0.03,
    rise: [2.4, 0.03],
  }),
  { as: 'black', path: area(outline('2.6 .86, 3.22 .95, 3 1.1, 2.76 1.17, 2.62 1.18'), 0.01) },
  ...longDoor(shape, { front: 1.34, rear: 2.6, sill: 0.26 }),
  { as: 'grille', path: area(outline('2.78 .5, 2.98 .56, 3.06 .78, 2.9 .8, 2.76 .74'), 0.03) },
  { as: 'clad', path: area(outline('1.3 .1, 3.3 .1, 3.3 .18, 1.3 .18'), 0.01) },
]

const lamp = area(outline('.6 .485 .01, .6 .52 .01, .84 .6, 1.12 .67 .02, 1.16 .65 .02, 1.02 .57, .8 .5'), 0.02)
const front: Drawing['front'] = [
  ...endPane([0.76, 0.82], [0.535, 1.155]),
  { as: 'lamp', path: lamp },
  { as: 'glow', path: line(outline('.62 .5, .82 .525, 1 .585, 1.12 .65'), 0.02), stroke: 0.014 },
  ...module(0.8, 0.553, 0.08, 0.035),
  { as: 'gap', path: lamp, stroke: 0.005 },
  { as: 'grille', path: area(outline('.3 .22, .86 .22, 1.02 .3, .96 .4, .62 .38, .4 .3'), 0.03) },
  ...slats('lens', [0.26, 0.3, 0.34], 1.1, 0.01),
  { as: 'clad', path: area(outline('-.1 .1, 1.4 .1, 1.4 .2, 1.06 .2, .88 .175, -.1 .185'), 0.015) },
  { as: 'black', path: area(outline('-.1 .21, .3 .21, .36 .25, .3 .265, -.1 .265'), 0.015) },
  { as: 'gap', path: line(outline('1.08 .6, 1.16 .55, 1.4 .52'), 0.05), stroke: 0.005 },
]

const tailLamp = area(outline('.3 .86 .01, .3 .9 .01, .7 .91, 1.1 .9 .02, 1.1 .84 .02, .9 .83, .7 .85'), 0.015)
const rear: Drawing['rear'] = [
  ...endPane([0.56, 1.045], [0.45, 1.165]),
  ...slats('black', [1.07], 0.5, 0.012),
  ...slats('black', [1.1], 0.46, 0.012),
  ...slats('black', [1.13], 0.43, 0.012),
  { as: 'lamp', path: tailLamp },
  { as: 'glow', path: line(outline('.32 .88, .7 .88, 1.06 .87'), 0.02), stroke: 0.018 },
  { as: 'gap', path: tailLamp, stroke: 0.005 },
  { as: 'grille', path: area(outline('-.1 .7, .8 .7, .86 .79, .76 .8, -.1 .8'), 0.02) },
  ...slats('lens', [0.72, 0.745, 0.77], 1, 0.01),
  { as: 'recess', path: area(outline('-.1 .47, .3 .47, .34 .62, -.1 .62'), 0.03) },
  { as: 'clad', path: area(outline('-.1 .1, 1.4 .1, 1.4 .28, 1 .31, .82 .4, .5 .435, -.1 .435'), 0.03) },
  { as: 'gap', path: line(outline('.86 .79, .98 .77, 1.2 .7, 1.5 .66'), 0.06), stroke: 0.005 },
]

const plan: Drawing['plan'] = [...bonnetSeams(shape, outline('.24 .44, .5 .55, .9 .62, 1.2 .66'), 1.13)]

/** Low wedge with the engine behind the seats: short nose, air intakes in the flanks, wide tail. */
export const wedge: Body = {
  shape,
  drawing: { front, rear, side, plan },
  wheels: { design: 'sport', rim: 20, width: 0.28, finish: 'darkAlloy' },
  privacy: 0.6,
  privacyFrom: 2.7,
  furnish: (solid) => [
    cabin(solid, {
      rows: 1,
      trim: 'dark',
      windscreenTop: 1.97,
      windscreenBase: 1.15,
      floor: 0.18,
      hipHeight: 0.4,
      rowsAt: [2.3],
      bulkhead: 2.72,
    }),
    doorMirrors(solid, { s: 1.62, y: 0.92, design: 'wing' }),
    plates(solid, { frontY: 0.335, rearY: 0.54 }),
    wipers(solid, { base: 1.15 }),
    exhaust(solid, { side: 'both', design: 'twin', y: 0.3, z: 0.64 }),
    reflectors(solid, { y: 0.44, z: 0.72 }),
  ],
}
