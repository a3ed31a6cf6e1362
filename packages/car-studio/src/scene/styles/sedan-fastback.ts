import type { Body } from '../body.ts'
import { cabin } from '../cabin.ts'
import type { Drawing } from '../drawing.ts'
import { endPane, fuelFlap } from '../glass.ts'
import { aerial, doorHandles, doorMirrors, emblem, plates, reflectors, roofSpoiler, wipers } from '../parts.ts'
import { area, line, outline, points } from '../paths.ts'
import type { Shape } from '../solid.ts'
import { daylight, fourDoors } from './sedan-flank.ts'
import { mesh, module, slats } from './sedan-plot.ts'
import { bonnetSeams } from './sedan-seams.ts'

const shape: Shape = {
  length: 4.74,
  width: 1.84,
  height: 1.435,
  wheelRadius: 0.34,
  frontAxle: 0.88,
  wheelbase: 2.84,
  clearance: 0.145,
  top: points(
    '0 .6, .06 .68, .2 .745, .5 .81, .9 .87, 1.25 .912, 1.45 .925, 2.2 .93, 3.1 .955, 3.8 1, 4.2 1.04, 4.5 1.06, 4.66 1.07, 4.74 1.02',
  ),
  roof: points(
    '1 .74, 1.25 .89, 1.55 1.07, 1.85 1.24, 2.1 1.36, 2.35 1.418, 2.6 1.435, 2.9 1.425, 3.2 1.39, 3.5 1.33, 3.8 1.25, 4.1 1.155, 4.35 1.07, 4.55 .99, 4.68 .9',
  ),
  sill: points('0 .18, .25 .157, .88 .145, 3.72 .145, 4.39 .19, 4.74 .275'),
  nose: points('.1 .2, .18 .06, .22 .02, .3 .03, .4 .01, .48 0, .55 .004, .6 .02, .66 .035, .72 .075, .85 .2'),
  tail: points('.1 .28, .22 .12, .33 .04, .46 .008, .54 .004, .62 .015, .7 .04, .8 .05, .9 .04, .98 .018, 1.04 .0, 1.1 0, 1.5 .2'),
  noseBow: 0.32,
  noseBowPower: 2.9,
  tailBow: 0.24,
  tailBowPower: 2.9,
  bonnetCrown: 0.045,
  deckCrown: 0.045,
  shoulder: 0.075,
  tailRadius: 0.04,
  noseRadius: 0.07,
  tumble: 0.5,
  flare: 0.028,
  windscreenTop: 2.08,
  rearGlassTop: 3.42,
  creases: [
    { from: 0.5, to: 4.45, height: points('.5 .7, 1.6 .74, 3 .79, 4.7 .9'), depth: 0.014, width: 0.02 },
    { from: 1.2, to: 3.6, height: points('1.2 .36, 3 .4, 3.6 .5'), depth: -0.018, width: 0.035 },
  ],
}

const side: Drawing['side'] = [
  ...daylight(shape, {
    front: [1.5, 2.0],
    rear: [4.02, 3.6],
    rise: [3.0, 0.04],
    corner: 0.12,
    lowerCorner: 0.03,
    pillars: [
      [2.56, 0.09, 0.03],
      [3.5, 0.03, -0.06],
    ],
  }),
  ...fourDoors(shape, { front: 1.32, middle: 2.56, rear: 3.64, sill: 0.29 }),
  fuelFlap(4.02, 0.86),
  { as: 'black', path: area(outline('1.26 .2, 3.3 .2, 3.3 .27, 1.26 .25'), 0.01) },
]

const lamp = area(outline('.5 .6 .008, .5 .635 .008, .8 .672, 1.24 .735 .01, 1.27 .715 .012, 1.06 .63, .82 .6'), 0.02)
const front: Drawing['front'] = [
  { as: 'gap', path: line(outline('1.07 .632, 1.16 .605, 1.6 .585'), 0.06), stroke: 0.005 },
  { as: 'gap', path: line(outline('0 .655, .44 .655, .52 .636'), 0.04), stroke: 0.006 },
  ...endPane([0.82, 0.937], [0.585, 1.35], { sag: 0 }),
  { as: 'lamp', path: lamp },
  { as: 'glow', path: line(outline('.51 .623, .82 .658, 1.23 .717'), 0.02), stroke: 0.012 },
  ...[0.68, 0.78, 0.88].flatMap((u) => module(u, 0.6 + (u - 0.5) * 0.09, 0.075, 0.03)),
  { as: 'gap', path: lamp, stroke: 0.005 },
  { as: 'black', path: area(outline('-.1 .595, .5 .6, .5 .635, -.1 .615'), 0.01) },
  { as: 'grille', path: area(outline('-.1 .2, .52 .2, .64 .28, .6 .41, .5 .45, -.1 .45'), 0.04) },
  ...mesh('lens', 0.05, 0.7, [0.18, 0.47], 0.01),
  ...slats('tint', [0.335], 0.59, 0.03),
  { as: 'grille', path: area(outline('.78 .24, 1.06 .28, 1.04 .46, .98 .5, .86 .42'), 0.03) },
  { as: 'chrome', path: line(outline('.775 .235, .855 .43, .98 .505'), 0.03), stroke: 0.01 },
  { as: 'black', path: area(outline('-.1 .1, 1.3 .1, 1.3 .2, .7 .175, -.1 .17'), 0.02) },
]

const strip = area(outline('-.1 .86 .01, .6 .86, 1.16 .9 .015, 1.14 .965 .02, .7 .935, -.1 .925'), 0.012)
const rear: Drawing['rear'] = [
  { as: 'gap', path: line(outline('.63 .69, 1 .7, 1.25 .65, 1.8 .61'), 0.08), stroke: 0.005 },
  ...endPane([0.67, 1.125], [0.5, 1.315]),
  { as: 'lamp', path: strip },
  { as: 'glow', path: line(outline('-.1 .903, .66 .91, 1.12 .943'), 0.02), stroke: 0.016 },
  { as: 'glow', path: line(outline('.66 .91, .72 .878, 1.05 .9'), 0.02), stroke: 0.014 },
  { as: 'gap', path: strip, stroke: 0.006 },
  { as: 'gap', path: line(outline('0 .64, .56 .64, .62 .68, .66 .86, .68 1'), 0.06), stroke: 0.0055 },
  { as: 'recess', path: area(outline('-.1 .66, .3 .66, .34 .82, -.1 .82'), 0.03) },
  { as: 'black', path: area(outline('-.1 .1, 1.4 .1, 1.4 .26, 1 .3, .8 .37, -.1 .37'), 0.04) },
]

const plan: Drawing['plan'] = [...bonnetSeams(shape, outline('.289 .796, .6 .8, .95 .82, 1.37 .83'), 1.295)]

/** Modern saloon with a roof that runs down to the tail: slim lamps, a strip of light across the rear. */
export const fastbackSaloon: Body = {
  shape,
  drawing: { front, rear, side, plan },
  wheels: { design: 'turbine', rim: 18, width: 0.235, finish: 'twoTone' },
  privacy: 0.7,
  privacyFrom: 2.56,
  lampDepth: 0.022,
  tailWrap: 0.92,
  furnish: (solid) => [
    cabin(solid, {
      rows: 2,
      trim: 'dark',
      windscreenTop: 2.08,
      windscreenBase: 1.29,
      floor: 0.26,
      hipHeight: 0.5,
      rowsAt: [2.32, 3.16],
    }),
    doorMirrors(solid, { s: 1.7, y: 1.02, design: 'wing' }),
    doorHandles(solid, {
      at: [
        [2.4, 0.83],
        [3.42, 0.87],
      ],
      design: 'flush',
    }),
    plates(solid, { frontY: 0.335, rearY: 0.74 }),
    wipers(solid, { base: 1.29 }),
    aerial(solid, { s: 3.1, design: 'fin' }),
    reflectors(solid, { y: 0.42, z: 0.7 }),
    roofSpoiler(solid, { s: 4.58, reach: 0.09, design: 'lip' }),
    emblem(solid, { y: 0.65, end: 'front', design: 'bar', size: 0.02 }),
  ],
}
