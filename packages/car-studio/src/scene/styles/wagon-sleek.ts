import type { Body } from '../body.ts'
import { cabin } from '../cabin.ts'
import type { Drawing } from '../drawing.ts'
import { endPane, fuelFlap } from '../glass.ts'
import { aerial, doorHandles, doorMirrors, emblem, exhaust, plates, reflectors, roofRails, roofSpoiler, wipers } from '../parts.ts'
import { area, line, outline, points } from '../paths.ts'
import type { Shape } from '../solid.ts'
import { daylight, fourDoors } from './sedan-flank.ts'
import { module, slats, studs } from './sedan-plot.ts'
import { bonnetSeams } from './sedan-seams.ts'

const shape: Shape = {
  length: 4.86,
  width: 1.86,
  height: 1.45,
  wheelRadius: 0.345,
  frontAxle: 0.86,
  wheelbase: 2.88,
  clearance: 0.14,
  top: points('0 .64, .06 .72, .2 .78, .5 .835, 1 .89, 1.3 .93, 1.5 .94, 2.3 .945, 3.2 .965, 4 1.005, 4.55 1.04, 4.78 1.05, 4.86 1'),
  roof: points(
    '1 .73, 1.3 .91, 1.6 1.09, 1.9 1.255, 2.14 1.37, 2.4 1.428, 2.7 1.45, 3.1 1.445, 3.5 1.42, 3.9 1.378, 4.18 1.338, 4.36 1.285, 4.56 1.165, 4.71 1.05, 4.82 .92',
  ),
  sill: points('0 .175, .25 .152, .86 .14, 3.74 .14, 4.51 .185, 4.86 .27'),
  nose: points('.1 .2, .18 .06, .22 .022, .3 .028, .4 .008, .48 0, .55 .005, .6 .018, .68 .035, .75 .08, .9 .22'),
  tail: points('.1 .26, .22 .11, .33 .03, .45 .004, .54 0, .62 .012, .68 .04, .82 .055, .93 .045, 1 .03, 1.06 .022, 1.5 .2'),
  noseBow: 0.28,
  noseBowPower: 3.1,
  tailBow: 0.2,
  tailBowPower: 3.1,
  bonnetCrown: 0.045,
  deckCrown: 0.045,
  shoulder: 0.075,
  tailRadius: 0.05,
  noseRadius: 0.07,
  tumble: 0.5,
  flare: 0.03,
  windscreenTop: 2.12,
  rearGlassTop: 4.18,
  paneBow: 0.12,
  greenhouse: points('0 .7, 1.3 .9, 2.12 .95, 3.1 .955, 4.1 .91, 4.86 .84'),
  creases: [
    { from: 0.45, to: 4.55, height: points('.5 .73, 1.8 .775, 3.2 .815, 4.85 .915'), depth: 0.014, width: 0.018 },
    { from: 1.2, to: 3.6, height: points('1.2 .33, 3.6 .43'), depth: -0.018, width: 0.032 },
  ],
}

const side: Drawing['side'] = [
  ...daylight(shape, {
    front: [1.57, 2.05],
    rear: [4.42, 4.08],
    rise: [3.3, 0.05],
    pillars: [
      [2.64, 0.09, 0.03],
      [3.66, 0.07, 0.0],
    ],
    corner: 0.1,
    lowerCorner: 0.025,
    chrome: 'around',
  }),
  ...fourDoors(shape, { front: 1.4, middle: 2.64, rear: 3.7, sill: 0.28 }),
  fuelFlap(4.1, 0.85),
  { as: 'chrome', path: line(outline('1.4 .34, 3.16 .365')), stroke: 0.012 },
]

const grille = area(outline('-.1 .395, .34 .395, .46 .5, .42 .665, -.1 .675'), 0.04)
const lamp = area(
  outline('.54 .585 .012, .52 .665 .015, .8 .705, 1.14 .745 .012, 1.17 .7 .02, 1.08 .625, .98 .61 .02, .9 .64 .02, .78 .6'),
  0.02,
)
const front: Drawing['front'] = [
  { as: 'gap', path: line(outline('1.09 .627, 1.18 .605, 1.6 .6'), 0.06), stroke: 0.005 },
  { as: 'gap', path: line(outline('0 .698, .42 .69, .53 .666'), 0.04), stroke: 0.006 },
  ...endPane([0.82, 0.952], [0.585, 1.365], { sag: 0 }),
  { as: 'lamp', path: lamp },
  { as: 'glow', path: line(outline('.55 .65, .82 .688, 1.12 .727, 1.14 .695, 1.06 .64, .99 .63'), 0.02), stroke: 0.013 },
  ...module(0.63, 0.627, 0.09, 0.04),
  ...module(0.75, 0.64, 0.09, 0.04),
  ...module(1.0, 0.672, 0.09, 0.036),
  { as: 'gap', path: lamp, stroke: 0.005 },
  { as: 'grille', path: grille },
  ...studs('metal', [0.07, 0.026], 0.5, [0.41, 0.68], 0.008),
  { as: 'chrome', path: grille, stroke: 0.018 },
  { as: 'grille', path: area(outline('-.1 .19, .5 .19, .56 .3, -.1 .3'), 0.025) },
  ...slats('lens', [0.215, 0.24, 0.265], 0.7, 0.01),
  { as: 'grille', path: area(outline('.66 .2, 1 .25, 1.04 .44, .94 .44, .72 .33'), 0.03) },
  ...slats('lens', [0.27, 0.31, 0.35, 0.39], 1.1, 0.012),
  { as: 'metal', path: line(outline('.66 .225, .98 .275, 1.03 .44'), 0.03), stroke: 0.012 },
  { as: 'black', path: area(outline('-.1 .1, 1.3 .1, 1.3 .19, .6 .17, -.1 .165'), 0.02) },
]

const tailLamp = area(outline('.34 .87 .01, .34 .905 .01, .7 .935, 1.16 .965 .02, 1.14 .86 .03, .94 .835 .02, .72 .855'), 0.015)
const rear: Drawing['rear'] = [
  { as: 'gap', path: line(outline('.65 .686, 1 .69, 1.25 .64, 1.8 .61'), 0.08), stroke: 0.005 },
  ...endPane([0.67, 1.09], [0.515, 1.305], { corner: 0.07 }),
  { as: 'lamp', path: tailLamp },
  { as: 'glow', path: line(outline('.36 .888, .7 .912, 1.12 .94'), 0.02), stroke: 0.014 },
  { as: 'glow', path: line(outline('.76 .888, .93 .86, 1.1 .878'), 0.02), stroke: 0.012 },
  { as: 'lens', path: line(outline('.675 .8, .69 .96')), stroke: 0.006 },
  { as: 'gap', path: tailLamp, stroke: 0.005 },
  { as: 'chrome', path: line(outline('-.1 .887, .335 .887')), stroke: 0.014 },
  { as: 'gap', path: line(outline('0 .6, .58 .6, .64 .64, .68 .85, .715 1.04, .6 1.33'), 0.06), stroke: 0.0055 },
  { as: 'recess', path: area(outline('-.1 .67, .3 .67, .33 .84, -.1 .84'), 0.03) },
  { as: 'black', path: area(outline('-.1 .1, 1.3 .1, 1.24 .24, .86 .35, -.1 .35'), 0.03) },
  { as: 'chrome', path: line(outline('-.1 .365, .86 .365, 1.2 .26'), 0.05), stroke: 0.01 },
]

const plan: Drawing['plan'] = [...bonnetSeams(shape, outline('.261 .804, .6 .81, 1 .825, 1.4 .84'), 1.34)]

/** Upscale estate: low, roof falling to a raked tailgate, bright lines, rails lying on the roof. */
export const sleekEstate: Body = {
  shape,
  drawing: { front, rear, side, plan },
  wheels: { design: 'tenSpoke', rim: 19, width: 0.245, finish: 'twoTone' },
  privacy: 0.72,
  privacyFrom: 2.64,
  lampDepth: 0.022,
  tailWrap: 1.02,
  furnish: (solid) => [
    cabin(solid, {
      rows: 2,
      trim: 'dark',
      windscreenTop: 2.12,
      windscreenBase: 1.35,
      floor: 0.25,
      hipHeight: 0.51,
      rowsAt: [2.4, 3.26],
    }),
    doorMirrors(solid, { s: 1.76, y: 1.03, design: 'wing' }),
    doorHandles(solid, {
      at: [
        [2.48, 0.855],
        [3.48, 0.885],
      ],
      design: 'pull',
    }),
    plates(solid, { frontY: 0.345, rearY: 0.755 }),
    wipers(solid, { base: 1.35, rear: { y: 1.075 } }),
    roofRails(solid, { from: 2.3, to: 4.0, design: 'flush' }),
    roofSpoiler(solid, { s: 4.06, reach: 0.24, design: 'roof', light: true }),
    aerial(solid, { s: 3.9, design: 'fin' }),
    exhaust(solid, { side: 'both', design: 'oval' }),
    reflectors(solid, { y: 0.43, z: 0.68 }),
    emblem(solid, { y: 0.56, end: 'front', design: 'disc', size: 0.072 }),
    emblem(solid, { y: 0.95, end: 'back', design: 'disc', size: 0.054 }),
  ],
}
