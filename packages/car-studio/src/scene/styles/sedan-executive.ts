import type { Body } from '../body.ts'
import { cabin } from '../cabin.ts'
import type { Drawing } from '../drawing.ts'
import { endPane, fuelFlap } from '../glass.ts'
import { aerial, doorHandles, doorMirrors, emblem, exhaust, plates, reflectors, wipers } from '../parts.ts'
import { area, line, outline, points } from '../paths.ts'
import type { Shape } from '../solid.ts'
import { daylight, fourDoors } from './sedan-flank.ts'
import { module, slats, uprights } from './sedan-plot.ts'
import { bonnetSeams, lidSeams } from './sedan-seams.ts'

const shape: Shape = {
  length: 4.92,
  width: 1.87,
  height: 1.47,
  wheelRadius: 0.345,
  frontAxle: 0.83,
  wheelbase: 2.95,
  clearance: 0.145,
  top: points(
    '0 .7, .05 .785, .16 .835, .5 .885, 1 .93, 1.4 .96, 1.6 .967, 2.4 .965, 3.3 .985, 3.9 1.015, 4.2 1.045, 4.6 1.06, 4.83 1.055, 4.92 .99',
  ),
  roof: points(
    '1.1 .75, 1.42 .945, 1.7 1.11, 2 1.275, 2.25 1.392, 2.5 1.448, 2.76 1.47, 3.1 1.464, 3.4 1.43, 3.66 1.362, 3.9 1.265, 4.12 1.155, 4.3 1.055, 4.5 .93',
  ),
  sill: points('0 .18, .25 .157, .83 .145, 3.78 .145, 4.57 .19, 4.92 .275'),
  nose: points('.1 .2, .19 .06, .23 .025, .31 .03, .38 .006, .46 0, .6 .006, .72 .02, .8 .06, .95 .2'),
  tail: points('.1 .26, .22 .1, .33 .025, .44 .003, .52 0, .6 .006, .66 .03, .76 .05, .9 .055, .98 .042, 1.05 .03, 1.1 .03, 1.5 .2'),
  noseBow: 0.25,
  noseBowPower: 3.3,
  tailBow: 0.2,
  tailBowPower: 3.1,
  bonnetCrown: 0.05,
  deckCrown: 0.05,
  shoulder: 0.07,
  tailRadius: 0.055,
  noseRadius: 0.065,
  tumble: 0.46,
  flare: 0.026,
  windscreenTop: 2.22,
  rearGlassTop: 3.58,
  creases: [
    { from: 0.4, to: 4.66, height: points('.4 .76, 2.6 .82, 4.9 .9'), depth: 0.012, width: 0.018 },
    { from: 1.2, to: 3.6, height: points('1.2 .32, 3.6 .4'), depth: -0.016, width: 0.03 },
  ],
}

const side: Drawing['side'] = [
  ...daylight(shape, {
    front: [1.66, 2.14],
    rear: [3.93, 3.52],
    bend: [
      [4.02, 0.14],
      [3.98, 0.34],
    ],
    pillars: [
      [2.7, 0.09, 0.03],
      [3.56, 0.035, -0.02],
    ],
    chrome: 'around',
  }),
  ...fourDoors(shape, { front: 1.45, middle: 2.7, rear: 3.72, sill: 0.285 }),
  fuelFlap(4.16, 0.87),
  { as: 'chrome', path: line(outline('1.36 .345, 3.22 .365')), stroke: 0.014 },
]

const grille = area(outline('-.1 .4, .3 .4, .39 .47, .42 .62, .37 .755, -.1 .765'), 0.045)
const lamp = area(outline('.56 .63 .025, .55 .71 .02, .8 .755, 1.1 .79 .015, 1.14 .755 .02, 1.02 .68, .8 .64'), 0.03)
const front: Drawing['front'] = [
  { as: 'gap', path: line(outline('1.03 .682, 1.12 .655, 1.5 .645'), 0.06), stroke: 0.005 },
  { as: 'gap', path: line(outline('0 .79, .4 .782, .48 .745, .56 .7'), 0.04), stroke: 0.006 },
  ...endPane([0.83, 0.984], [0.605, 1.385], { sag: 0 }),
  { as: 'lamp', path: lamp },
  { as: 'glow', path: line(outline('.66 .735, .57 .7, .57 .65, .68 .65'), 0.02), stroke: 0.014 },
  { as: 'glow', path: line(outline('.9 .77, .8 .745, .8 .672, .92 .682'), 0.02), stroke: 0.014 },
  ...module(0.705, 0.69, 0.075, 0.05),
  ...module(0.925, 0.722, 0.075, 0.05),
  { as: 'metal', path: area(outline('1.02 .7, 1.11 .757, 1.02 .757'), 0.01) },
  { as: 'tint', path: area(outline('1.03 .72, 1.09 .757, 1.03 .75'), 0.008) },
  { as: 'gap', path: lamp, stroke: 0.005 },
  { as: 'grille', path: grille },
  ...uprights('metal', 0.042, 0.42, [0.38, 0.78], 0.011),
  { as: 'chrome', path: grille, stroke: 0.024 },
  { as: 'grille', path: area(outline('-.1 .2, .44 .2, .5 .3, -.1 .3'), 0.025) },
  ...slats('lens', [0.225, 0.25, 0.275], 0.7, 0.01),
  { as: 'grille', path: area(outline('.62 .21, .98 .26, 1 .4, .93 .41, .68 .32'), 0.03) },
  ...slats('lens', [0.27, 0.31, 0.35], 1.1, 0.012),
  { as: 'chrome', path: line(outline('1 .405, .93 .415, .675 .325, .61 .215'), 0.04), stroke: 0.014 },
  { as: 'clad', path: area(outline('-.1 .1, 1.3 .1, 1.3 .19, .6 .17, -.1 .165'), 0.02) },
]

const tailLamp = area(outline('.4 .82 .012, .42 .9 .015, .7 .935, 1.14 .955 .03, 1.12 .845 .03, .9 .77 .03, .72 .78, .68 .815'), 0.02)
const rear: Drawing['rear'] = [
  { as: 'gap', path: line(outline('.68 .664, 1 .668, 1.25 .62, 1.8 .59'), 0.08), stroke: 0.005 },
  ...endPane([0.68, 1.12], [0.53, 1.375]),
  { as: 'lamp', path: tailLamp },
  { as: 'glow', path: line(outline('.43 .845, .72 .865, .76 .815, .9 .81'), 0.02), stroke: 0.018 },
  { as: 'glow', path: line(outline('.44 .89, .72 .912, 1.1 .93'), 0.02), stroke: 0.012 },
  { as: 'tint', path: area(outline('.8 .835, 1.08 .86, 1.08 .885, .8 .865'), 0.01) },
  { as: 'lens', path: line(outline('.692 .76, .706 .97')), stroke: 0.006 },
  { as: 'gap', path: tailLamp, stroke: 0.005 },
  { as: 'chrome', path: line(outline('-.1 .858, .395 .858')), stroke: 0.02 },
  { as: 'gap', path: line(outline('0 .61, .62 .61, .675 .65, .695 .8, .71 .98, .714 1.035'), 0.06), stroke: 0.0055 },
  { as: 'recess', path: area(outline('-.1 .65, .3 .65, .33 .81, -.1 .81'), 0.03) },
  { as: 'black', path: area(outline('-.1 .1, 1.3 .1, 1.2 .23, .8 .34, .4 .32, -.1 .32'), 0.03) },
  { as: 'chrome', path: line(outline('-.1 .335, .4 .335, .82 .355, 1.16 .25'), 0.05), stroke: 0.012 },
]

const plan: Drawing['plan'] = [
  ...bonnetSeams(shape, outline('.23 .816, .6 .82, 1 .835, 1.5 .85'), 1.45),
  ...lidSeams(shape, 4.305, 0.645, 4.75),
]

/** Executive saloon: long bonnet, front wheels far forward, large upright grille, bright metal. */
export const executiveSaloon: Body = {
  shape,
  drawing: { front, rear, side, plan },
  wheels: { design: 'multi', rim: 19, width: 0.245 },
  lampDepth: 0.022,
  tailWrap: 1.03,
  furnish: (solid) => [
    cabin(solid, {
      rows: 2,
      trim: 'dark',
      windscreenTop: 2.22,
      windscreenBase: 1.46,
      floor: 0.26,
      hipHeight: 0.53,
      rowsAt: [2.48, 3.36],
    }),
    doorMirrors(solid, { s: 1.86, y: 1.05, design: 'wing' }),
    doorHandles(solid, {
      at: [
        [2.53, 0.87],
        [3.5, 0.895],
      ],
      design: 'pull',
    }),
    plates(solid, { frontY: 0.345, rearY: 0.725 }),
    wipers(solid, { base: 1.46 }),
    aerial(solid, { s: 3.3, design: 'fin' }),
    exhaust(solid, { side: 'both', design: 'oval' }),
    reflectors(solid, { y: 0.4, z: 0.68 }),
    emblem(solid, { y: 0.81, end: 'front', design: 'bar', size: 0.016 }),
    emblem(solid, { y: 0.945, end: 'back', design: 'bar', size: 0.02 }),
  ],
}
