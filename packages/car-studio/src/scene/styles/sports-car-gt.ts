import type { Body } from '../body.ts'
import { cabin } from '../cabin.ts'
import type { Drawing } from '../drawing.ts'
import { endPane } from '../glass.ts'
import { doorHandles, doorMirrors, exhaust, plates, reflectors, wipers } from '../parts.ts'
import { area, line, outline, points } from '../paths.ts'
import type { Shape } from '../solid.ts'
import { daylight } from './sedan-flank.ts'
import { mesh, projector, slats } from './sedan-plot.ts'
import { bonnetSeams } from './sedan-seams.ts'
import { longDoor } from './sports-car-doors.ts'
import { channels, plateHollow } from './sports-car-tail.ts'

const shape: Shape = {
  length: 4.55,
  width: 1.89,
  height: 1.29,
  wheelRadius: 0.345,
  frontAxle: 0.81,
  wheelbase: 2.68,
  clearance: 0.13,
  top: points('0 .6, .05 .69, .16 .765, .4 .825, .8 .865, 1.3 .89, 1.8 .912, 2.6 .912, 3.2 .935, 3.7 .965, 4.2 .985, 4.44 .985, 4.55 .94'),
  roof: points(
    '1.45 .74, 1.78 .9, 2 1.005, 2.25 1.12, 2.47 1.212, 2.67 1.267, 2.88 1.29, 3.1 1.28, 3.4 1.228, 3.7 1.148, 4 1.055, 4.25 .965, 4.4 .88',
  ),
  plan: points('0 .84, .2 .91, .5 .965, .81 .985, 1.3 .97, 2.2 .95, 2.8 .96, 3.2 .985, 3.49 1, 3.9 .985, 4.25 .94, 4.55 .87'),
  nose: points('.1 .15, .17 .07, .21 .03, .28 .012, .38 .006, .5 0, .58 .01, .64 .03, .72 .09, .8 .17, .95 .32'),
  tail: points('.1 .24, .22 .14, .33 .06, .46 .012, .54 0, .62 .012, .7 .04, .8 .05, .88 .03, .95 .005, 1 0, 1.1 0, 1.5 .2'),
  noseBow: 0.32,
  noseBowPower: 2.6,
  tailBow: 0.26,
  tailBowPower: 2.6,
  bonnetCrown: 0.03,
  deckCrown: 0.045,
  shoulder: 0.11,
  noseRadius: 0.075,
  tailRadius: 0.06,
  tumble: 0.6,
  roofCrown: 0.05,
  roofEdge: 0.1,
  greenhouse: points('0 .7, 1.7 .89, 2.47 .93, 2.9 .92, 3.4 .86, 4 .78, 4.55 .7'),
  flare: 0.028,
  flareWidth: 0.1,
  archGap: 0.035,
  windscreenTop: 2.47,
  rearGlassTop: 3.3,
  creases: [
    { from: 0.9, to: 3.2, height: points('.9 .66, 2 .67, 3.2 .73'), depth: -0.014, width: 0.03 },
    { from: 1.1, to: 3.2, height: points('1.1 .3, 2.2 .33, 3.2 .42'), depth: -0.018, width: 0.04 },
  ],
  presses: [
    { on: 'top', outline: points('.35 -.4, 1.9 -.44, 1.9 .44, .35 .4'), depth: -0.014, edge: 0.09 },
    plateHollow(0.62),
    ...channels(
      [
        [0.05, 0.17],
        [0.22, 0.34],
        [0.39, 0.46],
      ],
      0.08,
      0.3,
    ),
    { on: 'front', outline: points('.62 .24, .98 .26, 1 .42, .76 .42'), depth: 0.018, edge: 0.03 },
  ],
}

const side: Drawing['side'] = [
  ...daylight(shape, {
    front: [1.9, 2.38],
    rear: [3.62, 3.36],
    rise: [3, 0.05],
    header: 0.07,
    corner: 0.1,
    lowerCorner: 0.03,
    chrome: 'around',
    pillars: [[3.12, 0.05, 0.02]],
  }),
  { as: 'grille', path: area(outline('1.31 .45, 1.36 .45, 1.375 .635, 1.335 .655'), 0.012) },
  { as: 'chrome', path: line(outline('1.375 .56, 1.66 .545')), stroke: 0.012 },
  ...longDoor(shape, { front: 1.72, rear: 3.06, sill: 0.28 }),
  { as: 'clad', path: area(outline('1.2 .1, 3.1 .1, 3.1 .19, 1.2 .19'), 0.01) },
]

const lamp = area(outline('.62 .58 .03, .58 .66 .03, .72 .715, .98 .74, 1.16 .745 .03, 1.12 .67 .03, .9 .59'), 0.04)
const grille = area(outline('-.1 .4, .42 .4, .53 .44, .47 .55, .38 .6, -.1 .61'), 0.035)
const front: Drawing['front'] = [
  ...endPane([0.76, 0.93], [0.575, 1.225]),
  { as: 'lamp', path: lamp },
  { as: 'glow', path: line(outline('.63 .6, .86 .61, 1.06 .68, 1.12 .725'), 0.03), stroke: 0.014 },
  ...projector(0.73, 0.66, 0.038),
  ...projector(0.87, 0.685, 0.038),
  { as: 'gap', path: lamp, stroke: 0.005 },
  { as: 'grille', path: grille },
  ...mesh('lens', 0.045, 0.56, [0.38, 0.63], 0.01),
  ...slats('metal', [0.505], 0.53, 0.012),
  { as: 'chrome', path: grille, stroke: 0.018 },
  { as: 'grille', path: area(outline('.64 .26, .96 .28, .98 .4, .78 .4'), 0.03) },
  { as: 'grille', path: area(outline('-.1 .185, .5 .185, .54 .22, .5 .245, -.1 .245'), 0.015) },
  ...slats('lens', [0.205, 0.225], 0.6, 0.008),
  { as: 'clad', path: area(outline('-.1 .1, 1.4 .1, 1.4 .18, .7 .17, -.1 .165'), 0.015) },
  { as: 'gap', path: line(outline('1.1 .66, 1.18 .61, 1.4 .58'), 0.05), stroke: 0.005 },
]

const tailLamp = area(outline('.36 .84 .01, .36 .885 .01, .7 .9, 1.12 .88 .02, 1.1 .82 .02, .9 .8, .7 .82'), 0.02)
const rear: Drawing['rear'] = [
  ...endPane([0.62, 1.0], [0.5, 1.2]),
  { as: 'lamp', path: tailLamp },
  { as: 'glow', path: line(outline('.38 .862, .7 .862, 1.08 .85'), 0.02), stroke: 0.018 },
  { as: 'gap', path: tailLamp, stroke: 0.005 },
  { as: 'recess', path: area(outline('-.1 .55, .3 .55, .34 .7, -.1 .7'), 0.03) },
  { as: 'clad', path: area(outline('-.1 .1, 1.4 .1, 1.4 .22, 1 .25, .8 .33, .6 .37, -.1 .385'), 0.03) },
  { as: 'chrome', path: line(outline('-.1 .862, .355 .862')), stroke: 0.014 },
  { as: 'gap', path: line(outline('0 .78, .56 .78, .66 .83, .68 .95'), 0.06), stroke: 0.0055 },
  { as: 'gap', path: line(outline('.58 .782, .7 .75, .98 .76, 1.2 .7, 1.6 .66'), 0.06), stroke: 0.005 },
]

const plan: Drawing['plan'] = [...bonnetSeams(shape, outline('.24 .62, .6 .74, 1.2 .76, 1.85 .77'), 1.8)]

/** Grand tourer: very long bonnet, cabin far back, wide grille with one bright bar. */
export const grandTourer: Body = {
  shape,
  drawing: { front, rear, side, plan },
  wheels: { design: 'tenSpoke', rim: 20, width: 0.265, finish: 'alloy' },
  privacy: 0.5,
  privacyFrom: 3.15,
  tailWrap: 0.95,
  furnish: (solid) => [
    cabin(solid, {
      rows: 1,
      trim: 'dark',
      windscreenTop: 2.47,
      windscreenBase: 1.8,
      floor: 0.2,
      hipHeight: 0.43,
      rowsAt: [2.85],
    }),
    doorMirrors(solid, { s: 2.15, y: 0.99, design: 'wing' }),
    doorHandles(solid, { at: [[2.92, 0.81]], design: 'flush' }),
    plates(solid, { frontY: 0.318, rearY: 0.62 }),
    wipers(solid, { base: 1.8 }),
    exhaust(solid, { side: 'both', design: 'twin', y: 0.25, z: 0.58 }),
    reflectors(solid, { y: 0.42, z: 0.68 }),
  ],
}
