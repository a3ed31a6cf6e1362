import type { Body } from '../body.ts'
import { cabin } from '../cabin.ts'
import type { Drawing } from '../drawing.ts'
import { endPane, fuelFlap } from '../glass.ts'
import { aerial, doorHandles, doorMirrors, emblem, exhaust, fogLamps, plates, roofRails, roofSpoiler, wipers } from '../parts.ts'
import { area, box, line, outline, points } from '../paths.ts'
import type { Shape } from '../solid.ts'
import { daylight, fourDoors } from './sedan-flank.ts'
import { projector, slats } from './sedan-plot.ts'
import { bonnetSeams } from './sedan-seams.ts'

const shape: Shape = {
  length: 4.6,
  width: 1.79,
  height: 1.475,
  wheelRadius: 0.32,
  frontAxle: 0.88,
  wheelbase: 2.68,
  clearance: 0.15,
  top: points('0 .65, .06 .73, .2 .79, .5 .85, .9 .905, 1.12 .935, 1.32 .95, 2.2 .955, 3.2 .985, 4 1.025, 4.4 1.045, 4.55 1.04, 4.6 1'),
  roof: points(
    '.85 .74, 1.12 .915, 1.42 1.11, 1.72 1.29, 1.96 1.4, 2.22 1.456, 2.52 1.475, 3 1.473, 3.5 1.452, 3.9 1.42, 4.1 1.39, 4.22 1.335, 4.36 1.2, 4.48 1.05, 4.58 .9',
  ),
  sill: points('0 .185, .25 .162, .88 .15, 3.56 .15, 4.25 .195, 4.6 .28'),
  nose: points('.1 .2, .19 .07, .23 .03, .3 .03, .38 .01, .46 0, .53 .004, .58 .02, .68 .036, .75 .08, .9 .22'),
  tail: points('.1 .24, .22 .1, .33 .025, .45 0, .55 0, .61 .012, .66 .035, .8 .045, .95 .04, 1.02 .03, 1.1 .03, 1.5 .2'),
  noseBow: 0.27,
  noseBowPower: 3,
  tailBow: 0.17,
  tailBowPower: 3.2,
  bonnetCrown: 0.045,
  deckCrown: 0.045,
  shoulder: 0.085,
  tailRadius: 0.06,
  noseRadius: 0.075,
  tumble: 0.4,
  roofEdge: 0.075,
  windscreenTop: 1.94,
  rearGlassTop: 4.1,
  paneBow: 0.1,
  greenhouse: points('0 .7, 1.1 .9, 1.94 .955, 3 .965, 4.1 .94, 4.6 .9'),
  creases: [
    { from: 0.45, to: 4.3, height: points('.5 .75, 2.4 .82, 4.6 .885'), depth: 0.01, width: 0.022 },
    { from: 1.15, to: 3.4, height: points('1.1 .34, 3.4 .42'), depth: -0.013, width: 0.035 },
  ],
}

const side: Drawing['side'] = [
  ...daylight(shape, {
    front: [1.39, 1.88],
    rear: [4.26, 4.02],
    rise: [3.2, 0.03],
    pillars: [
      [2.44, 0.085, 0.03],
      [3.42, 0.075, 0.03],
    ],
    corner: 0.07,
  }),
  ...fourDoors(shape, { front: 1.24, middle: 2.44, rear: 3.52, sill: 0.285 }),
  fuelFlap(3.9, 0.84),
]

const lamp = area(outline('.5 .6 .02, .5 .67 .03, .78 .73, 1.14 .785 .012, 1.16 .75 .02, 1 .65, .74 .595'), 0.03)
const front: Drawing['front'] = [
  { as: 'gap', path: line(outline('1.01 .652, 1.12 .625, 1.6 .615'), 0.06), stroke: 0.005 },
  { as: 'gap', path: line(outline('0 .712, .44 .702, .52 .675'), 0.04), stroke: 0.006 },
  ...endPane([0.8, 0.962], [0.595, 1.38], { sag: 0 }),
  { as: 'lamp', path: lamp },
  { as: 'glow', path: line(outline('.52 .62, .76 .618, .98 .668, 1.12 .745'), 0.06), stroke: 0.013 },
  ...projector(0.68, 0.668, 0.038),
  { as: 'metal', path: area(outline('.77 .65, .94 .68, 1.02 .745, .8 .715'), 0.02) },
  { as: 'lens', path: box(0.87, 0.695, 0.03, 0.03, 0.012) },
  { as: 'tint', path: area(outline('.98 .695, 1.1 .755, 1.04 .755'), 0.006) },
  { as: 'gap', path: lamp, stroke: 0.005 },
  { as: 'grille', path: area(outline('-.1 .61, .44 .605, .49 .665, -.1 .69'), 0.015) },
  { as: 'chrome', path: line(outline('-.1 .697, .5 .672')), stroke: 0.012 },
  ...slats('metal', [0.65], 0.47, 0.012),
  { as: 'grille', path: area(outline('-.1 .2, .6 .2, .52 .38, -.1 .39'), 0.03) },
  ...slats('lens', [0.225, 0.255, 0.285, 0.315, 0.345], 0.7, 0.01),
  { as: 'black', path: area(outline('.68 .22, .98 .26, .98 .4, .82 .4, .66 .33'), 0.03) },
  { as: 'chrome', path: line(outline('.66 .335, .82 .405, .99 .405'), 0.02), stroke: 0.009 },
  { as: 'clad', path: area(outline('-.1 .1, 1.3 .1, 1.3 .2, .6 .18, -.1 .18'), 0.02) },
]

const tailLamp = area(outline('.46 .83 .012, .48 .9 .02, .64 .93, .7 1.0 .02, .96 1.005 .02, 1.05 .98 .03, 1.04 .84 .03, .86 .8'), 0.025)
const rear: Drawing['rear'] = [
  { as: 'gap', path: line(outline('.64 .672, 1 .676, 1.2 .63, 1.7 .6'), 0.08), stroke: 0.005 },
  ...endPane([0.66, 1.075], [0.545, 1.345], { corner: 0.08 }),
  { as: 'lamp', path: tailLamp },
  { as: 'glow', path: line(outline('.5 .862, .74 .872, .74 .97, .98 .972'), 0.03), stroke: 0.02 },
  { as: 'tint', path: area(outline('.8 .885, .98 .89, .98 .93, .8 .925'), 0.012) },
  { as: 'lens', path: line(outline('.665 .8, .67 .96')), stroke: 0.006 },
  { as: 'gap', path: tailLamp, stroke: 0.005 },
  { as: 'gap', path: line(outline('0 .57, .57 .57, .63 .61, .67 .82, .705 1.03, .6 1.37'), 0.06), stroke: 0.0055 },
  { as: 'recess', path: area(outline('-.1 .69, .3 .69, .33 .85, -.1 .85'), 0.03) },
  { as: 'chrome', path: line(outline('-.1 .865, .36 .865')), stroke: 0.014 },
  { as: 'clad', path: area(outline('-.1 .1, 1.4 .1, 1.4 .25, .88 .3, .76 .38, -.1 .38'), 0.04) },
]

const plan: Drawing['plan'] = [...bonnetSeams(shape, outline('.307 .778, .6 .775, .9 .785, 1.22 .8'), 1.16)]

/** Compact estate: long level roof with rails, tailgate lamps in two parts. */
export const compactEstate: Body = {
  shape,
  drawing: { front, rear, side, plan },
  wheels: { design: 'fiveSpoke', rim: 16, width: 0.205 },
  privacy: 0.65,
  privacyFrom: 2.44,
  lampDepth: 0.022,
  tailWrap: 0.94,
  furnish: (solid) => [
    cabin(solid, {
      rows: 2,
      trim: 'dark',
      windscreenTop: 1.94,
      windscreenBase: 1.15,
      floor: 0.27,
      hipHeight: 0.53,
      rowsAt: [2.22, 3.06],
    }),
    doorMirrors(solid, { s: 1.58, y: 1.04, design: 'pod' }),
    doorHandles(solid, {
      at: [
        [2.28, 0.86],
        [3.26, 0.885],
      ],
      design: 'pull',
    }),
    plates(solid, { frontY: 0.5, rearY: 0.77 }),
    wipers(solid, { base: 1.15, rear: { y: 1.06 } }),
    roofRails(solid, { from: 2.1, to: 3.95, design: 'open' }),
    roofSpoiler(solid, { s: 4.0, reach: 0.22, design: 'roof', light: true }),
    aerial(solid, { s: 3.86, design: 'fin' }),
    exhaust(solid, { side: 'left', design: 'round' }),
    fogLamps(solid, { y: 0.32, z: 0.68, width: 0.12, height: 0.09 }),
    emblem(solid, { y: 0.65, end: 'front', design: 'shield', size: 0.07 }),
    emblem(solid, { y: 0.95, end: 'back', design: 'shield', size: 0.07 }),
  ],
}
