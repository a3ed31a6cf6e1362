import type { Body } from '../body.ts'
import { cabin } from '../cabin.ts'
import type { Drawing } from '../drawing.ts'
import { endPane, fuelFlap } from '../glass.ts'
import { aerial, doorHandles, doorMirrors, emblem, fogLamps, plates, reflectors, slidingRail, wipers } from '../parts.ts'
import { area, box, line, outline, points } from '../paths.ts'
import { smallVan } from './fourgonnette-form.ts'
import { bonnetSeam, type Glazing, glazing, sideDoors } from './mini-van-lines.ts'
import { bars, lens, marks } from './suv-marks.ts'

const shape = smallVan({
  length: 4.42,
  width: 1.85,
  height: 1.81,
  wheelRadius: 0.33,
  wheelbase: 2.76,
  nose: points('.1 .17, .2 .08, .32 .02, .44 0, .6 0, .72 .008, .84 .03, .92 .075, 1.0 .16, 1.1 .42'),
  noseBow: 0.27,
  tailBow: 0.08,
  greenhouse: points('0 .8, .86 .92, 1.3 .958, 1.9 .975, 2.6 .98, 4.4 .975'),
  tumble: 0.16,
  flare: 0.02,
  creases: [
    { from: 0.4, to: 4.35, height: points('.4 .95, 2 .97, 4.35 .99'), depth: 0.009, width: 0.028 },
    { from: 1.2, to: 3.4, height: points('1.2 .4, 3.4 .44'), depth: -0.013, width: 0.04 },
  ],
  presses: [{ on: 'back', outline: points('-.5 .68, .34 .68, .38 .88, -.5 .88'), depth: 0.018, edge: 0.035 }],
})

const panes: Glazing = {
  front: [1.1, 1.58],
  rear: [4.1, 4.04],
  header: [0.135, 0.15],
  low: [-0.02, -0.01],
  corners: [0.04, 0.07, 0.07, 0.14],
  posts: [
    { s: 2.36, width: 0.1, lean: 0.01 },
    { s: 3.5, width: 0.16, lean: 0.01, paint: true },
  ],
}
const side: Drawing['side'] = [
  ...glazing(shape, panes),
  ...sideDoors(shape, panes, { front: [1.26, 1.08], split: [2.34, 2.36, 2.37], rear: [3.5, 3.51], low: 0.29, over: 0.038 }),
  { as: 'clad', path: area(points('1.3 .53, 3.0 .53, 3.0 .575, 1.3 .575'), 0.02) },
  { as: 'clad', path: area(points('.9 .1, 3.7 .1, 3.7 .235, .9 .235')) },
  ...marks('gap', [line(points('.61 .62, .48 .68, .27 .84'), 0.05), line(points('3.92 .61, 4.04 .65, 4.14 .672'), 0.05)], 0.005),
  fuelFlap(4.02, 0.84, 0.17, 0.16, 0.03),
]

const lamp = area(outline('.52 .75 .02, .5 .87 .02, .7 .92, .92 .975, 1.1 1.005 .02, 1.14 .96 .02, 1.08 .84, .98 .765, .78 .735'), 0.03)
const grille = area(outline('-.1 .74, .4 .74 .02, .46 .78 .02, .46 .86 .02, -.1 .855'), 0.02)
const bonnet = bonnetSeam(shape, points('-.1 .9, .36 .903, .54 .92, .74 .97'), points('.34 .75, .7 .79, 1.0 .8'))
const front: Drawing['front'] = [
  ...endPane([0.88, 1.135], [0.76, 1.69], { sag: 0.015, crown: 0.012, frit: 0.04 }),
  { as: 'lamp', path: lamp },
  { as: 'glow', path: line(points('.54 .765, .77 .752, .97 .782, 1.06 .85, 1.1 .95'), 0.04), stroke: 0.014 },
  ...lens(0.66, 0.825, 0.036),
  ...lens(0.8, 0.85, 0.036),
  { as: 'tint', path: area(points('.92 .86, 1.04 .89, 1.08 .96, .95 .94'), 0.02) },
  { as: 'grille', path: grille },
  ...bars('lens', 0.745, 0.855, 3, 0.016, 0.5),
  { as: 'chrome', path: line(points('-.1 .8, .46 .805')), stroke: 0.012 },
  { as: 'clad', path: area(outline('-.1 .1, 1.6 .1, 1.5 .24, .95 .26, .62 .3 .03, .56 .46 .03, -.1 .47'), 0.03) },
  { as: 'grille', path: area(points('-.1 .29, .5 .29, .55 .34, .5 .45, -.1 .45'), 0.025) },
  ...bars('lens', 0.29, 0.45, 4, 0.012, 0.6),
  bonnet.front,
]

const rear: Drawing['rear'] = [
  ...endPane([0.73, 1.14], [0.67, 1.6], { sag: 0.004, crown: 0.01, corner: 0.06, frit: 0.045 }),
  { as: 'lamp', path: area(points('.82 .76, .82 1.2, .86 1.24, .98 1.23, 1.02 1.12, 1.02 .82, .98 .76'), 0.025) },
  { as: 'glow', path: line(points('.86 1.19, .97 1.18, .975 .95')), stroke: 0.022 },
  { as: 'tint', path: box(0.9, 0.88, 0.12, 0.07, 0.01) },
  { as: 'metal', path: box(0.9, 0.81, 0.12, 0.05, 0.01) },
  { as: 'clad', path: area(points('-.1 .1, 1.6 .1, 1.5 .27, .9 .3, .62 .34, -.1 .34'), 0.04) },
  ...marks('gap', [line(points('-.1 .6, .72 .6, .79 .66, .795 1.2, .73 1.67, .3 1.688, -.1 1.69'), 0.06)], 0.006),
  ...marks('gap', [line(points('.8 .7, 1.0 .7, 1.2 .66'), 0.05)], 0.005),
]

/** The glazed five-seater of a small van. */
export const glazedVan: Body = {
  shape,
  drawing: { front, rear, side, plan: [bonnet.plan] },
  lampDepth: 0.016,
  wheels: { design: 'fiveSpoke', rim: 16, width: 0.205, finish: 'alloy' },
  privacy: 0.8,
  privacyFrom: 2.4,
  tailWrap: 0.3,
  furnish: (solid) => [
    cabin(solid, {
      rows: 2,
      trim: 'dark',
      windscreenTop: 1.74,
      windscreenBase: 1.02,
      floor: 0.38,
      hipHeight: 0.7,
      rowsAt: [2.06, 2.96],
    }),
    doorMirrors(solid, { s: 1.42, y: 1.2, design: 'pod' }),
    doorHandles(solid, { at: points('2.2 1.02, 2.56 1.02'), design: 'pull' }),
    slidingRail(solid, { from: 3.54, to: 4.2, y: 1.04 }),
    plates(solid, { frontY: 0.53, rearY: 0.78 }),
    emblem(solid, { y: 0.8, end: 'front', design: 'disc', size: 0.086 }),
    emblem(solid, { y: 1.02, end: 'back', design: 'disc', size: 0.072 }),
    fogLamps(solid, { y: 0.38, z: 0.7, width: 0.14, height: 0.1 }),
    reflectors(solid, { y: 0.45, z: 0.68, width: 0.16 }),
    aerial(solid, { s: 2.1, design: 'rod' }),
    wipers(solid, { base: 1.02, rear: { y: 1.15 } }),
  ],
}
