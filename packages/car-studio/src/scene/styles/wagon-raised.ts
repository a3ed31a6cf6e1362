import type { Body } from '../body.ts'
import { cabin } from '../cabin.ts'
import type { Drawing } from '../drawing.ts'
import { endPane, fuelFlap } from '../glass.ts'
import {
  aerial,
  doorHandles,
  doorMirrors,
  emblem,
  exhaust,
  fogLamps,
  plates,
  reflectors,
  roofRails,
  roofSpoiler,
  wipers,
} from '../parts.ts'
import { area, circle, line, outline, points } from '../paths.ts'
import type { Shape } from '../solid.ts'
import { daylight, fourDoors } from './sedan-flank.ts'
import { module, satin, slats, uprights } from './sedan-plot.ts'
import { bonnetSeams } from './sedan-seams.ts'

const shape: Shape = {
  length: 4.74,
  width: 1.86,
  height: 1.52,
  wheelRadius: 0.352,
  frontAxle: 0.87,
  wheelbase: 2.78,
  clearance: 0.185,
  top: points(
    '0 .72, .06 .8, .18 .85, .5 .9, .95 .945, 1.18 .975, 1.38 .985, 2.2 .99, 3.2 1.015, 4 1.055, 4.5 1.08, 4.68 1.075, 4.74 1.03',
  ),
  roof: points(
    '.9 .78, 1.17 .95, 1.46 1.14, 1.76 1.32, 2 1.43, 2.28 1.495, 2.6 1.518, 3 1.52, 3.5 1.505, 3.95 1.475, 4.22 1.448, 4.34 1.4, 4.48 1.26, 4.6 1.1, 4.7 .94',
  ),
  sill: points('0 .22, .25 .197, .87 .185, 3.65 .185, 4.39 .23, 4.74 .315'),
  nose: points('.1 .16, .22 .07, .27 .03, .34 .03, .42 .01, .5 0, .57 .004, .62 .018, .75 .03, .82 .075, .95 .2'),
  tail: points('.1 .2, .25 .09, .36 .03, .48 0, .58 0, .64 .012, .7 .04, .85 .05, 1 .045, 1.06 .035, 1.12 .03, 1.5 .16'),
  noseBow: 0.24,
  noseBowPower: 3.3,
  tailBow: 0.15,
  tailBowPower: 3.3,
  bonnetCrown: 0.05,
  deckCrown: 0.05,
  shoulder: 0.08,
  tailRadius: 0.06,
  noseRadius: 0.07,
  tumble: 0.38,
  flare: 0.034,
  windscreenTop: 1.98,
  rearGlassTop: 4.22,
  paneBow: 0.09,
  greenhouse: points('0 .7, 1.2 .9, 1.98 .955, 3 .965, 4.2 .945, 4.74 .9'),
  creases: [
    { from: 0.45, to: 4.45, height: points('.5 .8, 2.4 .86, 4.7 .93'), depth: 0.012, width: 0.022 },
    { from: 1.2, to: 3.5, height: points('1.2 .45, 3.5 .5'), depth: -0.016, width: 0.035 },
  ],
}

const rearAxle = shape.frontAxle + shape.wheelbase
const side: Drawing['side'] = [
  ...daylight(shape, {
    front: [1.44, 1.92],
    rear: [4.42, 4.2],
    pillars: [
      [2.5, 0.09, 0.03],
      [3.52, 0.08, 0.03],
    ],
    corner: 0.07,
    chrome: 'sill',
  }),
  ...fourDoors(shape, { front: 1.28, middle: 2.5, rear: 3.62, sill: 0.34 }),
  fuelFlap(4.02, 0.9),
  { as: 'clad', path: area(outline('1.1 .15, 3.4 .15, 3.4 .4, 1.1 .38'), 0.02) },
  { as: 'clad', path: circle(shape.frontAxle, shape.wheelRadius, 0.452) },
  { as: 'clad', path: circle(rearAxle, shape.wheelRadius, 0.452) },
  { as: 'clad', path: area(outline('0 .1, .7 .1, .7 .36, .5 .37, 0 .34')) },
  { as: 'clad', path: area(outline('3.9 .1, 4.74 .1, 4.74 .42, 4 .42')) },
  { as: 'chrome', path: line(outline('1.3 .385, 3.2 .4')), stroke: 0.014 },
]

const grille = area(outline('-.1 .53, .4 .53, .46 .6, .45 .725, .4 .765, -.1 .77'), 0.03)
const lamp = area(outline('.54 .66 .02, .53 .75 .02, .8 .785, 1.08 .815 .02, 1.12 .77 .03, 1.04 .69 .02, .8 .655'), 0.03)
const front: Drawing['front'] = [
  { as: 'gap', path: line(outline('1.05 .692, 1.14 .668, 1.6 .66'), 0.06), stroke: 0.005 },
  { as: 'gap', path: line(outline('0 .795, .42 .788, .53 .752'), 0.04), stroke: 0.006 },
  ...endPane([0.81, 1.002], [0.61, 1.425], { sag: 0 }),
  { as: 'lamp', path: lamp },
  { as: 'glow', path: line(outline('.56 .738, .82 .768, 1.08 .797'), 0.02), stroke: 0.014 },
  { as: 'glow', path: line(outline('.77 .76, .75 .675'), 0.02), stroke: 0.014 },
  ...module(0.65, 0.695, 0.11, 0.044),
  ...module(0.86, 0.712, 0.11, 0.044),
  { as: 'tint', path: area(outline('.96 .7, 1.04 .715, 1.08 .765, .98 .75'), 0.012) },
  { as: 'gap', path: lamp, stroke: 0.005 },
  { as: 'grille', path: grille },
  ...uprights('metal', 0.055, 0.46, [0.5, 0.8], 0.009),
  { as: 'chrome', path: grille, stroke: 0.02 },
  { as: 'clad', path: area(outline('-.1 .1, 1.4 .1, 1.4 .36, .96 .4, .84 .43, .64 .42, .6 .38, -.1 .37'), 0.03) },
  { as: 'grille', path: area(outline('-.1 .275, .52 .275, .56 .355, -.1 .355'), 0.02) },
  ...slats('lens', [0.3, 0.33], 0.7, 0.011),
  ...satin(area(outline('-.1 .1, .4 .1, .52 .262, -.1 .262'), 0.02)),
]

const tailLamp = area(outline('.58 .84 .02, .56 .92 .02, .66 .95, .7 1.04 .02, .86 1.045 .03, .96 .96, 1.06 .93 .02, 1.04 .86 .02'), 0.025)
const rear: Drawing['rear'] = [
  { as: 'gap', path: line(outline('.65 .706, 1 .71, 1.2 .665, 1.7 .64'), 0.08), stroke: 0.005 },
  ...endPane([0.68, 1.115], [0.565, 1.39], { corner: 0.08 }),
  { as: 'lamp', path: tailLamp },
  { as: 'glow', path: line(outline('.61 .87, .8 .885, .8 1.01'), 0.03), stroke: 0.02 },
  { as: 'glow', path: line(outline('.8 .885, 1.02 .895'), 0.02), stroke: 0.016 },
  { as: 'tint', path: area(outline('.84 .92, .98 .92, .92 .955, .84 .96'), 0.012) },
  { as: 'gap', path: tailLamp, stroke: 0.005 },
  { as: 'gap', path: line(outline('0 .6, .58 .6, .64 .64, .68 .85, .72 1.06, .61 1.42'), 0.06), stroke: 0.0055 },
  { as: 'recess', path: area(outline('-.1 .71, .3 .71, .33 .88, -.1 .88'), 0.03) },
  { as: 'chrome', path: line(outline('-.1 .895, .4 .895')), stroke: 0.016 },
  { as: 'clad', path: area(outline('-.1 .1, 1.4 .1, 1.4 .42, .6 .46, -.1 .46'), 0.03) },
  ...satin(area(outline('-.1 .2, .46 .2, .4 .36, -.1 .36'), 0.03)),
]

const plan: Drawing['plan'] = [...bonnetSeams(shape, outline('.236 .798, .6 .815, .9 .825, 1.28 .835'), 1.215)]

/** Raised estate: more ground under it, clad arches and sills, standing rails. */
export const raisedEstate: Body = {
  shape,
  drawing: { front, rear, side, plan },
  wheels: { design: 'sevenSpoke', rim: 18, width: 0.235, finish: 'darkAlloy' },
  privacy: 0.72,
  privacyFrom: 2.5,
  lampDepth: 0.022,
  tailWrap: 0.99,
  furnish: (solid) => [
    cabin(solid, {
      rows: 2,
      trim: 'dark',
      windscreenTop: 1.98,
      windscreenBase: 1.21,
      floor: 0.3,
      hipHeight: 0.58,
      rowsAt: [2.28, 3.14],
    }),
    doorMirrors(solid, { s: 1.63, y: 1.08, design: 'pod' }),
    doorHandles(solid, {
      at: [
        [2.34, 0.9],
        [3.34, 0.92],
      ],
      design: 'pull',
    }),
    plates(solid, { frontY: 0.45, rearY: 0.795 }),
    wipers(solid, { base: 1.21, rear: { y: 1.1 } }),
    roofRails(solid, { from: 2.15, to: 4.08, design: 'open' }),
    roofSpoiler(solid, { s: 4.14, reach: 0.22, design: 'roof', light: true }),
    aerial(solid, { s: 3.98, design: 'fin' }),
    exhaust(solid, { side: 'both', design: 'round' }),
    fogLamps(solid, { y: 0.37, z: 0.68, width: 0.14, height: 0.08 }),
    reflectors(solid, { y: 0.44, z: 0.68 }),
    emblem(solid, { y: 0.65, end: 'front', design: 'shield', size: 0.09 }),
    emblem(solid, { y: 0.98, end: 'back', design: 'bar', size: 0.022 }),
  ],
}
