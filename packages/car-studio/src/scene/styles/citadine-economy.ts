import type { Body } from '../body.ts'
import type { Drawing } from '../drawing.ts'
import { endPane, fuelFlap } from '../glass.ts'
import { aerial, doorHandles, doorMirrors, emblem, fogLamps, plates, reflectors, roofRails, wipers } from '../parts.ts'
import { area, circle, line, points, triples } from '../paths.ts'
import type { Shape } from '../solid.ts'
import {
  archCladding,
  bars,
  bonnetLine,
  bumperLine,
  type Daylight,
  daylight,
  doorLines,
  hatchCabin,
  plateHollow,
  rearBumperLine,
  satin,
} from './citadine-hatch.ts'

const shape: Shape = {
  length: 3.96,
  width: 1.74,
  height: 1.48,
  wheelRadius: 0.32,
  frontAxle: 0.8,
  wheelbase: 2.56,
  clearance: 0.17,
  top: points('0 .77, .05 .835, .16 .895, .4 .942, .75 .972, 1.1 .988, 1.5 .99, 2.4 1.0, 3.2 1.015, 3.7 1.025, 3.96 1.015'),
  roof: points(
    '.75 .77, 1.05 .965, 1.2 1.065, 1.45 1.222, 1.7 1.355, 1.9 1.424, 2.15 1.466, 2.5 1.482, 2.9 1.48, 3.3 1.46, 3.65 1.42, 3.96 1.375',
  ),
  nose: points('.1 .18, .2 .09, .32 .03, .42 .004, .54 0, .7 .006, .8 .025, .88 .08, .95 .18, 1.04 .5'),
  tail: points('.1 .2, .22 .09, .34 .02, .48 0, .62 .008, .72 .032, .95 .045, 1.05 .065, 1.15 .105, 1.3 .17, 1.42 .235, 1.5 .3'),
  noseBow: 0.25,
  noseBowPower: 3.1,
  tailBow: 0.19,
  tailBowPower: 3,
  windscreenTop: 1.82,
  rearGlassTop: 3.68,
  tumble: 0.38,
  roofEdge: 0.1,
  greenhouseTail: 0.13,
  greenhouse: points('0 .7, 1.05 .9, 1.82 .955, 2.6 .962, 3.2 .945, 3.68 .9, 3.96 .84'),
  bonnetCrown: 0.045,
  deckCrown: 0.045,
  flare: 0.034,
  flareWidth: 0.07,
  archGap: 0.045,
  presses: [plateHollow(0.73)],
  creases: [
    { from: 0.3, to: 3.9, height: points('.3 .82, 2 .86, 3.9 .9'), depth: 0.009, width: 0.04 },
    { from: 1.1, to: 3.0, height: points('1.1 .48, 3.0 .5'), depth: -0.016, width: 0.035 },
  ],
}

const panes: Daylight = {
  front: [1.22, 1.86],
  rear: [3.38, 3.24],
  low: points('1.2 0, 2.9 0, 3.4 .03'),
  header: [0.09, 0.11],
  corners: [0.06, 0.08],
  frameWidth: 0.028,
  posts: triples('2.26 .09 .02, 3.0 .045 -.04'),
}

const side: Drawing['side'] = [
  ...daylight(shape, panes),
  ...doorLines(shape, { front: [1.21, 1.2], middle: [2.25, 2.27], rear: 3.14, sill: 0.33 }, panes),
  fuelFlap(3.42, 0.9, 0.14),
  bumperLine(shape, 0.56, [1.03, 0.8]),
  { as: 'clad', path: area(points('.5 .1, 3.6 .1, 3.6 .31, .5 .31')) },
  { as: 'clad', path: area(points('1.26 .37, 2.88 .38, 2.84 .435, 1.27 .425'), 0.02) },
  ...archCladding(shape, 0.038),
]

const lid = bonnetLine(shape, points('0 .838, .3 .84, .48 .85, .68 .872'), points('.6 .72, 1.05 .735'))
const front: Drawing['front'] = [
  ...endPane([0.74, 1.005], [0.64, 1.39], { frit: 0.04 }),
  { as: 'lamp', path: area(points('.46 .7, .44 .81, .62 .835, .9 .86, 1.06 .872, 1.05 .8, .96 .72, .75 .685'), 0.03) },
  { as: 'glow', path: line(points('.5 .72, .58 .76, .8 .775, .98 .79'), 0.03), stroke: 0.016 },
  { as: 'glow', path: line(points('.58 .76, .5 .795'), 0.02), stroke: 0.016 },
  { as: 'metal', path: circle(0.67, 0.803, 0.026) },
  { as: 'lens', path: circle(0.67, 0.803, 0.019) },
  { as: 'metal', path: circle(0.76, 0.728, 0.032) },
  { as: 'lens', path: circle(0.76, 0.728, 0.024) },
  { as: 'tint', path: area(points('.9 .81, 1.02 .825, 1.02 .845, .9 .835'), 0.01) },
  { as: 'grille', path: area(points('-.1 .66, .36 .66, .42 .71, .41 .805, -.1 .805'), 0.03) },
  ...bars('lens', 0.68, 0.785, 5, 0.44, 0.01),
  { as: 'metal', path: line(points('-.1 .733, .44 .74')), stroke: 0.022 },
  { as: 'clad', path: area(points('-.1 .1, 1.6 .1, 1.4 .34, .95 .4, .8 .46, .6 .43, -.1 .43'), 0.04) },
  { as: 'grille', path: area(points('-.1 .29, .44 .29, .49 .33, .44 .405, -.1 .405'), 0.025) },
  ...bars('lens', 0.315, 0.385, 3, 0.5, 0.013),
  ...satin(area(points('-.1 .205, .36 .21, .44 .255, -.1 .25'), 0.015)),
  lid.front,
]

const rear: Drawing['rear'] = [
  ...endPane([0.63, 1.06], [0.54, 1.33], { sag: 0.01, crown: 0.012, corner: 0.07, frit: 0.045 }),
  { as: 'lamp', path: area(points('.5 .78, .5 .96, .62 .99, .9 1.0, 1.0 .97, .96 .84, .88 .75, .62 .745'), 0.035) },
  { as: 'glow', path: line(points('.92 .95, .62 .945, .56 .92, .56 .86'), 0.03), stroke: 0.024 },
  { as: 'glow', path: line(points('.6 .87, .9 .875'), 0.03), stroke: 0.03 },
  { as: 'tint', path: area(points('.56 .79, .66 .785, .66 .83, .56 .83'), 0.012) },
  { as: 'metal', path: area(points('.7 .785, .84 .79, .88 .83, .7 .83'), 0.012) },
  { as: 'clad', path: area(points('-.1 .1, 1.6 .1, 1.5 .36, .8 .4, .6 .45, -.1 .45'), 0.05) },
  ...satin(area(points('-.1 .215, .38 .22, .46 .27, -.1 .265'), 0.015)),
  { as: 'gap', path: line(points('0 .58, .5 .585, .59 .64, .61 .76'), 0.06), stroke: 0.006 },
  { as: 'gap', path: line(points('.65 .99, .69 1.04, .66 1.15, .58 1.36'), 0.06), stroke: 0.006 },
  rearBumperLine(shape, points('.605 .69, .85 .69, 1.05 .68'), 0.56),
  { as: 'black', path: area(points('-.1 .815, .34 .815, .36 .83, .34 .845, -.1 .845'), 0.01) },
]

/** Economical five-door: upright, light cladding, roof rails, covered steel wheels. */
export const economy: Body = {
  shape,
  drawing: { front, rear, side, plan: [lid.plan] },
  wheels: { design: 'steelCover', rim: 16, width: 0.195 },
  furnish: (solid) => [
    hatchCabin(solid, { windscreenBase: 1.06, rowsAt: [2.08, 2.86] }),
    doorMirrors(solid, { s: 1.36, y: 1.05, design: 'pod', finish: 'plastic' }),
    doorHandles(solid, { at: points('2.08 .9, 2.96 .915'), design: 'flap', finish: 'plastic' }),
    plates(solid, { frontY: 0.53, rearY: 0.73 }),
    emblem(solid, { y: 0.735, end: 'front', design: 'shield', size: 0.09 }),
    emblem(solid, { y: 0.92, end: 'back', design: 'shield', size: 0.08 }),
    fogLamps(solid, { y: 0.36, z: 0.66, width: 0.13, height: 0.1 }),
    reflectors(solid, { y: 0.41, z: 0.62, width: 0.16 }),
    roofRails(solid, { from: 2.05, to: 3.5, design: 'open' }),
    aerial(solid, { s: 2.0, design: 'rod' }),
    wipers(solid, { base: 1.09, rear: { y: 1.07 } }),
  ],
}
