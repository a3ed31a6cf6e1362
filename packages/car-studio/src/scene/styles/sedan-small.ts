import type { Body } from '../body.ts'
import { cabin } from '../cabin.ts'
import type { Drawing } from '../drawing.ts'
import { endPane, fuelFlap } from '../glass.ts'
import { aerial, doorHandles, doorMirrors, emblem, exhaust, fogLamps, plates, reflectors, wipers } from '../parts.ts'
import { area, circle, line, outline, points } from '../paths.ts'
import type { Shape } from '../solid.ts'
import { daylight, fourDoors } from './sedan-flank.ts'
import { slats } from './sedan-plot.ts'
import { bonnetSeams, lidSeams } from './sedan-seams.ts'

const shape: Shape = {
  length: 4.36,
  width: 1.74,
  height: 1.515,
  wheelRadius: 0.312,
  frontAxle: 0.8,
  wheelbase: 2.63,
  clearance: 0.16,
  top: points(
    '0 .67, .06 .75, .18 .81, .45 .865, .8 .915, 1.08 .95, 1.3 .965, 2 .965, 2.9 .985, 3.5 1.02, 3.75 1.05, 4.1 1.065, 4.28 1.055, 4.36 1',
  ),
  roof: points(
    '.8 .72, 1.07 .92, 1.3 1.09, 1.55 1.26, 1.8 1.41, 2.05 1.485, 2.35 1.515, 2.7 1.51, 3 1.48, 3.2 1.43, 3.36 1.35, 3.56 1.2, 3.73 1.06, 3.9 .92, 4.1 .75',
  ),
  sill: points('0 .195, .25 .172, .8 .16, 3.43 .16, 4.01 .205, 4.36 .29'),
  nose: points('.1 .16, .2 .06, .27 .022, .36 .02, .43 .004, .5 0, .57 .004, .615 .016, .7 .03, .78 .075, .95 .22'),
  tail: points('.1 .22, .22 .1, .34 .03, .45 .004, .53 0, .6 .006, .65 .028, .75 .04, .9 .048, 1.02 .042, 1.1 .04, 1.5 .2'),
  noseBow: 0.25,
  noseBowPower: 3.1,
  tailBow: 0.17,
  tailBowPower: 3.2,
  bonnetCrown: 0.05,
  deckCrown: 0.05,
  shoulder: 0.1,
  tailRadius: 0.07,
  noseRadius: 0.08,
  tumble: 0.38,
  roofCrown: 0.04,
  windscreenTop: 1.84,
  rearGlassTop: 3.22,
  creases: [{ from: 1.0, to: 4.15, height: points('1 .78, 4.2 .84'), depth: 0.008, width: 0.03 }],
}

const side: Drawing['side'] = [
  ...daylight(shape, {
    front: [1.3, 1.77],
    rear: [3.4, 3.2],
    pillars: [
      [2.36, 0.1, 0.025],
      [3.16, 0.045, 0.0],
    ],
    header: 0.085,
  }),
  ...fourDoors(shape, { front: 1.15, middle: 2.36, rear: 3.4, sill: 0.29 }),
  fuelFlap(3.72, 0.86, 0.14),
  { as: 'clad', path: area(outline('1.18 .5, 3.05 .5, 3.05 .555, 1.18 .545'), 0.015) },
]

const lamp = area(outline('.46 .615 .03, .5 .74 .03, .8 .785, 1.06 .83 .03, 1.1 .76 .04, 1.02 .66 .04, .76 .62'), 0.03)
const front: Drawing['front'] = [
  { as: 'gap', path: line(outline('1.02 .662, 1.12 .636, 1.5 .628'), 0.06), stroke: 0.005 },
  { as: 'gap', path: line(outline('0 .782, .4 .772, .5 .745'), 0.04), stroke: 0.006 },
  ...endPane([0.77, 0.973], [0.6, 1.42], { sag: 0 }),
  { as: 'lamp', path: lamp },
  { as: 'metal', path: area(outline('.49 .64, .53 .725, .8 .765, 1.03 .8, 1.06 .76, 1 .68, .76 .64'), 0.03) },
  { as: 'lens', path: circle(0.66, 0.692, 0.047) },
  { as: 'lens', path: circle(0.66, 0.692, 0.037), erase: true },
  { as: 'lens', path: circle(0.66, 0.692, 0.014) },
  { as: 'lens', path: circle(0.83, 0.703, 0.047) },
  { as: 'lens', path: circle(0.83, 0.703, 0.038), erase: true },
  { as: 'lens', path: circle(0.83, 0.703, 0.014) },
  { as: 'tint', path: area(outline('.94 .69, .98 .69, 1.05 .76, 1.03 .79, .94 .775'), 0.01) },
  { as: 'gap', path: lamp, stroke: 0.005 },
  { as: 'grille', path: area(outline('-.1 .655, .36 .655, .41 .735, -.1 .745'), 0.02) },
  ...slats('tint', [0.7], 0.4, 0.022),
  { as: 'chrome', path: line(outline('-.1 .753, .43 .742')), stroke: 0.016 },
  { as: 'grille', path: area(outline('-.1 .27, .46 .27, .52 .4, -.1 .4'), 0.03) },
  ...slats('lens', [0.3, 0.335, 0.37], 0.7, 0.014),
  { as: 'clad', path: area(outline('-.1 .1, 1.3 .1, 1.3 .235, .6 .225, -.1 .225'), 0.02) },
  { as: 'black', path: area(outline('.62 .3, .86 .31, .9 .43, .66 .42'), 0.035) },
]

const tailLamp = area(outline('.61 .7 .03, .6 .98 .03, .9 .985, 1.02 .97 .03, .98 .72 .03'), 0.03)
const rear: Drawing['rear'] = [
  { as: 'gap', path: line(outline('.58 .664, .98 .672, 1.2 .63, 1.7 .61'), 0.08), stroke: 0.005 },
  ...endPane([0.66, 1.12], [0.53, 1.385]),
  { as: 'lamp', path: tailLamp },
  { as: 'glow', path: area(outline('.64 .89, .64 .955, .94 .955, .96 .89'), 0.015) },
  { as: 'tint', path: area(outline('.64 .81, .64 .865, .95 .865, .94 .81'), 0.01) },
  { as: 'lens', path: line(outline('.6 .88, 1.05 .88')), stroke: 0.006 },
  { as: 'lens', path: line(outline('.6 .795, 1.05 .795')), stroke: 0.006 },
  { as: 'gap', path: tailLamp, stroke: 0.005 },
  { as: 'gap', path: line(outline('0 .6, .52 .6, .57 .64, .585 .8, .585 1.035'), 0.06), stroke: 0.0055 },
  { as: 'recess', path: area(outline('-.1 .68, .29 .68, .31 .85, -.1 .85'), 0.03) },
  { as: 'clad', path: line(outline('-.1 .865, .3 .865')), stroke: 0.026 },
  { as: 'clad', path: area(outline('-.1 .1, 1.4 .1, 1.4 .28, .95 .3, .8 .375, -.1 .375'), 0.03) },
]

const plan: Drawing['plan'] = [
  ...bonnetSeams(shape, outline('.328 .73, .6 .755, .9 .768, 1.17 .775'), 1.115),
  ...lidSeams(shape, 3.74, 0.547, 4.22),
]

/** Small economical saloon: tall cabin, upright tail, wheels with plastic covers. */
export const smallSaloon: Body = {
  shape,
  drawing: { front, rear, side, plan },
  wheels: { design: 'steelCover', rim: 15, width: 0.185 },
  lampDepth: 0.022,
  tailWrap: 0.83,
  furnish: (solid) => [
    cabin(solid, {
      rows: 2,
      trim: 'dark',
      windscreenTop: 1.84,
      windscreenBase: 1.1,
      floor: 0.28,
      hipHeight: 0.56,
      rowsAt: [2.12, 2.92],
    }),
    doorMirrors(solid, { s: 1.5, y: 1.06, design: 'pod' }),
    doorHandles(solid, {
      at: [
        [2.2, 0.86],
        [3.16, 0.88],
      ],
      design: 'flap',
    }),
    plates(solid, { frontY: 0.47, rearY: 0.765 }),
    wipers(solid, { base: 1.1 }),
    aerial(solid, { s: 2.0, design: 'rod' }),
    exhaust(solid, { side: 'left', design: 'round' }),
    reflectors(solid, { y: 0.41, z: 0.66, width: 0.14 }),
    fogLamps(solid, { y: 0.365, z: 0.66, width: 0.13, height: 0.1 }),
    emblem(solid, { y: 0.7, end: 'front', design: 'bar', size: 0.026 }),
    emblem(solid, { y: 0.945, end: 'back', design: 'bar', size: 0.022 }),
  ],
}
