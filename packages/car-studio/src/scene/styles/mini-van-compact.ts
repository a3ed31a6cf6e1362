import type { Body } from '../body.ts'
import { cabin } from '../cabin.ts'
import type { Drawing } from '../drawing.ts'
import { endPane, fuelFlap } from '../glass.ts'
import { aerial, doorHandles, doorMirrors, emblem, plates, reflectors, roofRails, roofSpoiler, wipers } from '../parts.ts'
import { area, line, outline, points } from '../paths.ts'
import type { Shape } from '../solid.ts'
import { bonnetSeam, type Glazing, glazing, sideDoors } from './mini-van-lines.ts'
import { bars, lens, marks } from './suv-marks.ts'

const shape: Shape = {
  length: 4.45,
  width: 1.83,
  height: 1.64,
  wheelRadius: 0.33,
  frontAxle: 0.9,
  wheelbase: 2.74,
  clearance: 0.165,
  top: points('0 .76, .05 .83, .16 .9, .4 .975, .7 1.03, 1.0 1.062, 1.3 1.065, 2.2 1.062, 3.2 1.085, 4 1.11, 4.45 1.1'),
  roof: points(
    '.65 .82, .92 1.0, 1.12 1.135, 1.4 1.285, 1.7 1.425, 1.95 1.52, 2.15 1.578, 2.4 1.618, 2.8 1.64, 3.3 1.635, 3.8 1.605, 4.15 1.57, 4.45 1.525',
  ),
  nose: points('.1 .18, .2 .09, .32 .03, .42 .004, .54 0, .68 .008, .78 .035, .86 .09, .94 .19, 1.04 .46'),
  tail: points('.1 .2, .22 .08, .34 .015, .48 0, .62 .004, .7 .026, .95 .036, 1.06 .055, 1.2 .1, 1.35 .16, 1.5 .225, 1.6 .275'),
  noseBow: 0.29,
  noseBowPower: 2.9,
  tailBow: 0.17,
  tailBowPower: 3.2,
  windscreenTop: 2.08,
  rearGlassTop: 4.12,
  tumble: 0.31,
  roofEdge: 0.1,
  roofCrown: 0.05,
  greenhouseTail: 0.1,
  greenhouse: points('0 .7, .9 .88, 1.3 .935, 2.08 .965, 2.8 .972, 3.6 .955, 4.1 .92, 4.45 .88'),
  bonnetCrown: 0.05,
  flare: 0.018,
  archGap: 0.04,
  creases: [
    { from: 0.5, to: 4.35, height: points('.5 .85, 2 .9, 4.35 .97'), depth: 0.01, width: 0.03 },
    { from: 1.2, to: 3.4, height: points('1.2 .36, 3.4 .46'), depth: -0.015, width: 0.045 },
  ],
  presses: [{ on: 'back', outline: points('-.5 .68, .36 .68, .4 .86, -.5 .86'), depth: 0.02, edge: 0.035 }],
}

const panes: Glazing = {
  front: [1.12, 1.96],
  rear: [4.12, 3.92],
  header: [0.095, 0.11],
  corners: [0.03, 0.08, 0.09, 0.2],
  posts: [
    { s: 1.6, width: 0.06, lean: -0.0 },
    { s: 2.5, width: 0.09, lean: 0.02 },
    { s: 3.42, width: 0.06, lean: 0.02 },
  ],
}
const side: Drawing['side'] = [
  ...glazing(shape, panes),
  ...sideDoors(shape, panes, { front: [1.36, 1.34], quarter: 1.6, split: [2.46, 2.5, 2.52], rear: [3.44, 3.44], low: 0.29 }),
  { as: 'clad', path: area(points('.9 .1, 3.7 .1, 3.7 .225, .9 .225')) },
  ...marks('gap', [line(points('.62 .61, .48 .665, .29 .78'), 0.05)], 0.005),
  fuelFlap(3.95, 0.92, 0.17, 0.15, 0.03),
]

const lamp = area(outline('.5 .685 .02, .47 .77 .03, .64 .83, .9 .895, 1.14 .945 .03, 1.17 .9 .03, 1.1 .8, .98 .715, .78 .67'), 0.04)
const grille = area(outline('-.1 .665, .36 .665 .03, .43 .71 .02, .42 .765 .02, -.1 .76'), 0.02)
const bonnet = bonnetSeam(shape, points('-.1 .8, .32 .805, .5 .825, .7 .885'), points('.4 .74, .7 .77, 1.06 .78'))
const front: Drawing['front'] = [
  ...endPane([0.87, 1.085], [0.66, 1.53], { sag: 0.02, crown: 0.012, frit: 0.04 }),
  { as: 'lamp', path: lamp },
  { as: 'glow', path: line(points('.52 .7, .55 .685, .78 .69, .97 .733, 1.08 .81, 1.12 .89'), 0.04), stroke: 0.014 },
  ...marks('metal', [area(points('.5 .775, .64 .82, .76 .85, .76 .835, .64 .805, .51 .765'), 0.01)]),
  ...lens(0.66, 0.765, 0.034),
  ...lens(0.79, 0.795, 0.032),
  { as: 'tint', path: area(points('.92 .8, 1.08 .86, 1.1 .905, .94 .86'), 0.02) },
  { as: 'grille', path: grille },
  ...bars('lens', 0.67, 0.76, 4, 0.012),
  ...marks('metal', [line(points('-.1 .69, .41 .695')), line(points('-.1 .735, .44 .74'))], 0.008),
  { as: 'clad', path: area(outline('-.1 .1, 1.6 .1, 1.5 .22, .92 .24, .64 .27 .03, .56 .44 .03, -.1 .45'), 0.03) },
  { as: 'grille', path: area(points('-.1 .27, .5 .27, .55 .31, .5 .43, -.1 .43'), 0.025) },
  ...bars('lens', 0.27, 0.43, 4, 0.012, 0.6),
  { as: 'grille', path: area(outline('.7 .31 .03, .88 .32 .03, .98 .46 .02, .86 .47, .76 .43 .02'), 0.02) },
  ...marks('glow', [line(points('.76 .4, .88 .425'))], 0.01),
  { as: 'metal', path: line(points('.72 .335, .88 .345, .95 .44'), 0.03), stroke: 0.012 },
  bonnet.front,
]

const rear: Drawing['rear'] = [
  ...endPane([0.72, 1.115], [0.6, 1.475], { sag: 0.01, crown: 0.012, corner: 0.07, frit: 0.045 }),
  { as: 'lamp', path: area(points('.56 .86, .56 .97, .74 1.025, .96 1.08, 1.12 1.085, 1.13 .99, 1.06 .86, .9 .81, .7 .81'), 0.035) },
  { as: 'glow', path: line(points('.6 .93, .76 .985, .98 1.045, 1.07 1.045, 1.05 .95, .96 .88, .74 .86'), 0.04), stroke: 0.022 },
  { as: 'tint', path: area(points('.64 .895, .74 .91, .74 .94, .64 .92'), 0.01) },
  { as: 'metal', path: line(points('.82 .93, .98 .98')), stroke: 0.03 },
  { as: 'clad', path: area(points('-.1 .1, 1.6 .1, 1.5 .27, .9 .3, .62 .36, -.1 .36'), 0.04) },
  ...marks(
    'gap',
    [line(points('-.1 .585, .56 .59, .68 .66, .7 .82'), 0.06), line(points('.7 1.0, .79 1.1, .64 1.52, .3 1.55, -.1 1.555'), 0.07)],
    0.006,
  ),
  ...marks('gap', [line(points('.7 .7, .95 .7, 1.2 .67, 1.46 .6'), 0.1)], 0.005),
  { as: 'chrome', path: line(points('-.1 .885, .38 .885')), stroke: 0.018 },
]

/** A compact people carrier: one box from bonnet to tailgate, quarter windows before the doors. */
export const compactCarrier: Body = {
  shape,
  drawing: { front, rear, side, plan: [bonnet.plan] },
  wheels: { design: 'fiveTwin', rim: 17, width: 0.215, finish: 'alloy' },
  privacy: 0.6,
  privacyFrom: 2.55,
  furnish: (solid) => [
    cabin(solid, { rows: 2, trim: 'dark', windscreenTop: 2.08, windscreenBase: 1.06, floor: 0.36, hipHeight: 0.62, rowsAt: [2.24, 3.12] }),
    doorMirrors(solid, { s: 1.74, y: 1.13, design: 'wing' }),
    doorHandles(solid, { at: points('2.3 .96, 3.24 .99'), design: 'pull' }),
    plates(solid, { frontY: 0.52, rearY: 0.77 }),
    emblem(solid, { y: 0.72, end: 'front', design: 'disc', size: 0.072 }),
    emblem(solid, { y: 0.99, end: 'back', design: 'disc', size: 0.061 }),
    reflectors(solid, { y: 0.42, z: 0.62, width: 0.17 }),
    roofRails(solid, { from: 2.4, to: 3.95, design: 'flush' }),
    roofSpoiler(solid, { s: 4.08, reach: 0.16, design: 'roof', light: true }),
    aerial(solid, { s: 3.8, design: 'fin' }),
    wipers(solid, { base: 1.06, design: 'opposed', rear: { y: 1.12 } }),
  ],
}
