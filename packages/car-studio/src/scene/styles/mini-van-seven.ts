import type { Body } from '../body.ts'
import { cabin } from '../cabin.ts'
import type { Drawing } from '../drawing.ts'
import { endPane, fuelFlap } from '../glass.ts'
import { aerial, doorHandles, doorMirrors, emblem, plates, reflectors, roofRails, roofSpoiler, slidingRail, wipers } from '../parts.ts'
import { area, box, line, outline, points } from '../paths.ts'
import type { Shape } from '../solid.ts'
import { bonnetSeam, type Glazing, glazing, sideDoors } from './mini-van-lines.ts'
import { bars, lens, marks } from './suv-marks.ts'

const shape: Shape = {
  length: 4.86,
  width: 1.9,
  height: 1.73,
  wheelRadius: 0.338,
  frontAxle: 0.94,
  wheelbase: 2.9,
  clearance: 0.165,
  top: points('0 .8, .05 .87, .16 .935, .4 1.0, .75 1.05, 1.05 1.08, 1.35 1.085, 2.4 1.075, 3.6 1.085, 4.86 1.1'),
  roof: points(
    '.7 .84, .98 1.02, 1.2 1.16, 1.5 1.325, 1.8 1.475, 2.05 1.59, 2.25 1.655, 2.55 1.705, 3.0 1.73, 3.7 1.73, 4.3 1.71, 4.6 1.69, 4.86 1.665',
  ),
  nose: points('.1 .18, .2 .08, .32 .025, .44 0, .58 0, .72 .01, .82 .04, .9 .1, .98 .2, 1.08 .48'),
  tail: points('.1 .18, .22 .07, .34 .012, .48 0, .62 .004, .7 .024, 1.0 .034, 1.15 .055, 1.3 .095, 1.5 .16, 1.62 .205, 1.72 .26'),
  noseBow: 0.26,
  noseBowPower: 3,
  tailBow: 0.13,
  tailBowPower: 3.8,
  windscreenTop: 2.18,
  rearGlassTop: 4.52,
  tumble: 0.24,
  roofEdge: 0.09,
  roofCrown: 0.05,
  greenhouseTail: 0.08,
  greenhouse: points('0 .74, .98 .9, 1.4 .945, 2.18 .968, 3.2 .975, 4.2 .965, 4.86 .935'),
  bonnetCrown: 0.045,
  flare: 0.017,
  archGap: 0.042,
  creases: [
    { from: 0.5, to: 4.8, height: points('.5 .92, 2 .945, 4.8 .98'), depth: 0.009, width: 0.025 },
    { from: 1.3, to: 3.7, height: points('1.3 .38, 3.7 .42'), depth: -0.014, width: 0.04 },
  ],
  presses: [{ on: 'back', outline: points('-.5 .68, .36 .68, .4 .87, -.5 .87'), depth: 0.02, edge: 0.035 }],
}

const panes: Glazing = {
  front: [1.22, 2.06],
  rear: [4.5, 4.38],
  header: [0.105, 0.12],
  corners: [0.03, 0.07, 0.08, 0.2],
  frame: 'chrome',
  posts: [
    { s: 1.68, width: 0.06 },
    { s: 2.6, width: 0.1, lean: 0.01 },
    { s: 3.74, width: 0.09, lean: 0.01 },
  ],
}
const side: Drawing['side'] = [
  ...glazing(shape, panes),
  ...sideDoors(shape, panes, { front: [1.4, 1.4], quarter: 1.68, split: [2.58, 2.6, 2.61], rear: [3.74, 3.75], low: 0.3, over: 0.035 }),
  { as: 'clad', path: area(points('.9 .1, 3.9 .1, 3.9 .225, .9 .225')) },
  { as: 'clad', path: area(points('3.9 .1, 4.9 .1, 4.9 .25, 3.9 .25')) },
  { as: 'chrome', path: line(points('1.42 .335, 3.3 .335, 3.42 .36')), stroke: 0.014 },
  ...marks('gap', [line(points('.66 .63, .52 .68, .33 .81'), 0.05), line(points('4.11 .61, 4.3 .67, 4.6 .7'), 0.1)], 0.005),
  fuelFlap(4.28, 0.84, 0.18, 0.16, 0.03),
]

const lamp = area(outline('.52 .735 .02, .5 .83 .02, .72 .865, 1.02 .93, 1.2 .965 .02, 1.22 .92 .02, 1.12 .83, .98 .75, .76 .725'), 0.03)
const grille = area(outline('-.1 .69, .36 .69 .03, .44 .735 .02, .44 .835 .02, -.1 .83'), 0.02)
const bonnet = bonnetSeam(shape, points('-.1 .865, .34 .868, .52 .88, .74 .92'), points('.4 .77, .7 .8, 1.12 .81'))
const front: Drawing['front'] = [
  ...endPane([0.92, 1.115], [0.73, 1.61], { sag: 0.02, crown: 0.012, frit: 0.04 }),
  { as: 'lamp', path: lamp },
  { as: 'glow', path: line(points('.53 .75, .76 .742, .97 .768, 1.1 .84, 1.18 .925'), 0.04), stroke: 0.014 },
  ...lens(0.68, 0.805, 0.032),
  ...lens(0.82, 0.83, 0.032),
  { as: 'tint', path: area(points('.94 .84, 1.1 .89, 1.14 .935, .96 .89'), 0.02) },
  { as: 'grille', path: grille },
  ...bars('metal', 0.695, 0.835, 4, 0.012, 0.5),
  { as: 'chrome', path: grille, stroke: 0.012 },
  { as: 'clad', path: area(outline('-.1 .1, 1.6 .1, 1.5 .22, .95 .24, -.1 .24'), 0.03) },
  { as: 'grille', path: area(outline('-.1 .28, .46 .28 .03, .56 .34 .03, .5 .44 .03, -.1 .44'), 0.03) },
  ...bars('lens', 0.28, 0.44, 4, 0.012),
  { as: 'grille', path: area(outline('.66 .31 .02, .86 .33 .02, .98 .47 .02, .92 .49 .02, .72 .44 .02'), 0.02) },
  { as: 'chrome', path: line(outline('.665 .305, .86 .322 .05, .985 .472'), 0.02), stroke: 0.012 },
  { as: 'glow', path: line(points('.73 .38, .85 .4')), stroke: 0.01 },
  bonnet.front,
]

const rear: Drawing['rear'] = [
  ...endPane([0.76, 1.13], [0.66, 1.58], { sag: 0.006, crown: 0.012, corner: 0.06, frit: 0.045 }),
  { as: 'lamp', path: area(points('.8 .82, .8 1.12, .84 1.18, 1.0 1.2, 1.12 1.15, 1.12 .9, 1.02 .82'), 0.03) },
  { as: 'glow', path: line(points('.86 1.13, 1.04 1.14, 1.05 .9, .86 .87'), 0.04), stroke: 0.022 },
  { as: 'tint', path: box(0.92, 1.0, 0.12, 0.05, 0.01) },
  { as: 'metal', path: box(0.92, 1.07, 0.12, 0.03, 0.01) },
  { as: 'clad', path: area(points('-.1 .1, 1.6 .1, 1.5 .25, .9 .28, .62 .33, -.1 .33'), 0.04) },
  ...marks('gap', [line(points('-.1 .585, .66 .59, .77 .66, .78 .82, .79 1.15, .71 1.64, .3 1.66, -.1 1.663'), 0.07)], 0.006),
  ...marks('gap', [line(points('.78 .7, 1.0 .705, 1.2 .7'), 0.05)], 0.005),
  { as: 'chrome', path: line(points('-.1 .9, .6 .9')), stroke: 0.016 },
]

/** A large seven-seater with sliding doors. */
export const sevenSeater: Body = {
  shape,
  drawing: { front, rear, side, plan: [bonnet.plan] },
  lampDepth: 0.016,
  wheels: { design: 'multi', rim: 17, width: 0.225, finish: 'alloy' },
  privacy: 0.82,
  privacyFrom: 2.66,
  furnish: (solid) => [
    cabin(solid, {
      rows: 3,
      trim: 'dark',
      windscreenTop: 2.18,
      windscreenBase: 1.12,
      floor: 0.38,
      hipHeight: 0.66,
      rowsAt: [2.34, 3.24, 4.1],
    }),
    doorMirrors(solid, { s: 1.84, y: 1.15, design: 'wing' }),
    doorHandles(solid, { at: points('2.4 .985, 2.8 .99'), design: 'pull', finish: 'chrome' }),
    slidingRail(solid, { from: 3.78, to: 4.6, y: 1.005 }),
    plates(solid, { frontY: 0.52, rearY: 0.77 }),
    emblem(solid, { y: 0.765, end: 'front', design: 'shield', size: 0.11 }),
    emblem(solid, { y: 1.0, end: 'back', design: 'shield', size: 0.085 }),
    reflectors(solid, { y: 0.42, z: 0.66, width: 0.2 }),
    roofRails(solid, { from: 2.55, to: 4.4, design: 'flush' }),
    roofSpoiler(solid, { s: 4.48, reach: 0.17, design: 'roof', light: true }),
    aerial(solid, { s: 4.2, design: 'fin' }),
    wipers(solid, { base: 1.12, design: 'opposed', rear: { y: 1.14 } }),
  ],
}
