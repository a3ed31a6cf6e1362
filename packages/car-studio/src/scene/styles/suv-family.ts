import type { Body } from '../body.ts'
import { cabin } from '../cabin.ts'
import type { Drawing } from '../drawing.ts'
import { endPane, fuelFlap, sideWindows } from '../glass.ts'
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
import { area, line, outline, points } from '../paths.ts'
import type { Shape } from '../solid.ts'
import { bars, cells, cladding, doors, lens, marks, satin } from './suv-marks.ts'

const form: Shape = {
  length: 4.36,
  width: 1.82,
  height: 1.66,
  wheelRadius: 0.355,
  frontAxle: 0.87,
  wheelbase: 2.66,
  clearance: 0.21,
  top: points('0 .93, .1 .985, .35 1.03, .8 1.065, 1.15 1.085, 2 1.095, 3 1.115, 3.7 1.145, 4.25 1.15, 4.36 1.13'),
  roof: points(
    '.8 .86, 1.1 1.05, 1.4 1.25, 1.7 1.445, 1.94 1.575, 2.2 1.63, 2.7 1.66, 3.3 1.65, 3.85 1.61, 4.06 1.57, 4.15 1.48, 4.24 1.28, 4.31 1.1, 4.36 .9',
  ),
  nose: points('.1 .2, .26 .1, .36 .03, .48 0, .62 0, .68 .012, .78 .02, .9 .035, .98 .07, 1.1 .2'),
  tail: points('.1 .2, .3 .07, .42 .01, .52 0, .66 .004, .7 .03, .95 .035, 1.1 .05, 1.2 .06, 1.5 .14'),
  noseBow: 0.24,
  noseBowPower: 3.4,
  tailBow: 0.15,
  tailBowPower: 3.4,
  windscreenTop: 1.93,
  rearGlassTop: 4.04,
  tumble: 0.34,
  roofCrown: 0.04,
  flare: 0.026,
  shoulder: 0.09,
  creases: [
    {
      from: 0.6,
      to: 4.3,
      height: points('.6 .895, 2 .915, 4.3 .965'),
      depth: -0.007,
      width: 0.03,
    },
    {
      from: 1.2,
      to: 3.3,
      height: points('1.2 .5, 3.3 .58'),
      depth: -0.013,
      width: 0.04,
    },
  ],
}
const clad = cladding(form, { width: 0.055, sill: 0.36 })
const shape: Shape = {
  ...form,
  presses: [
    ...clad.presses,
    {
      on: 'back',
      outline: points('-.5 .75, .33 .75, .36 .92, -.5 .92'),
      depth: 0.022,
      edge: 0.035,
    },
    {
      on: 'front',
      outline: points('-.5 .38, .52 .38, .58 .52, -.5 .52'),
      depth: 0.03,
      edge: 0.03,
    },
    {
      on: 'top',
      outline: points('-.4 .33, 1.3 .45, 1.3 -.9, -.4 -.9'),
      depth: -0.012,
      edge: 0.05,
    },
  ],
}

const side: Drawing['side'] = [
  ...sideWindows(shape, {
    front: [1.4, 1.86],
    rear: [4.0, 3.86],
    pillars: points('2.44 .1, 3.33 .06'),
    header: 0.085,
  }),
  ...doors(shape, { front: [1.36, 1.33], middle: 2.43, rear: 3.34, low: 0.375 }),
  ...clad.marks,
  ...marks('gap', [line(points('.3 .85, .4 .75, .5 .66, .55 .62'), 0.05), line(points('3.84 .64, 3.98 .66, 4.3 .7'), 0.1)], 0.005),
  fuelFlap(3.83, 0.9, 0.17, 0.15, 0.03),
]

const lamp = area(outline('.49 .8 .02, .5 .895 .02, .8 .925, 1.17 .95 .03, 1.2 .9 .03, 1.08 .835, .8 .79'), 0.04)
const grille = area(points('-.1 .775, .42 .775, .475 .8, .482 .9, -.1 .9'), 0.02)
const front: Drawing['front'] = [
  ...endPane([0.83, 1.1], [0.64, 1.56], { sag: 0.015, crown: 0.015 }),
  { as: 'lamp', path: lamp },
  ...marks('glow', [line(points('.53 .815, .53 .875, .8 .905, 1.15 .932'), 0.02), line(points('.53 .845, .64 .85'))], 0.016),
  ...lens(0.76, 0.845, 0.033),
  ...lens(0.88, 0.855, 0.033),
  {
    as: 'tint',
    path: area(points('1.0 .83, 1.2 .87, 1.2 .91, 1.0 .87'), 0.01),
  },
  { as: 'grille', path: grille },
  ...cells('lens', 0.78, 0.895, 0.5, [0.075, 0.016], 0.009),
  ...marks('metal', [line(points('.09 .815, .47 .815')), line(points('.09 .86, .49 .86'))], 0.007),
  {
    as: 'chrome',
    path: line(points('-.1 .9, .482 .9')),
    stroke: 0.01,
  },
  {
    as: 'gap',
    path: line(points('-.1 .925, .48 .922, .8 .945, .955 .962'), 0.1),
    stroke: 0.0055,
  },
  {
    as: 'clad',
    path: area(outline('-.1 .1, 1.6 .1, 1.6 .4, 1.3 .5, 1.0 .55, .72 .56, .62 .5 .03, -.1 .5'), 0.04),
  },
  {
    as: 'grille',
    path: area(points('-.1 .39, .5 .39, .56 .49, -.1 .49'), 0.02),
  },
  ...bars('lens', 0.39, 0.49, 4, 0.009),
  ...satin(area(points('-.1 .24, .36 .24, .46 .37, .4 .372, .34 .34, -.1 .34'), 0.02)),
  {
    as: 'gap',
    path: line(points('.62 .5, .62 .3')),
    stroke: 0.005,
  },
]

const rear: Drawing['rear'] = [
  ...endPane([0.72, 1.18], [0.57, 1.5], { sag: 0.01, crown: 0.01, frit: 0.04 }),
  {
    as: 'lamp',
    path: area(points('.6 .93, .6 1.06, 1.0 1.1, 1.22 1.08, 1.16 .9, 1.0 .84, .78 .84, .74 .92'), 0.03),
  },
  ...marks('glow', [line(points('.64 1.03, 1.0 1.06, 1.1 1.04, 1.07 .92, .98 .88, .82 .88'), 0.03)], 0.02),
  ...marks('tint', [area(points('.64 .96, .74 .965, .74 .995, .64 .99'))]),
  ...marks('lens', [line(points('.74 .93, .74 1.08'))], 0.006),
  {
    as: 'clad',
    path: area(points('-.1 .1, 1.7 .1, 1.7 .4, 1.2 .5, .8 .56, -.1 .56'), 0.04),
  },
  ...satin(area(points('-.1 .24, .42 .24, .5 .37, -.1 .37'), 0.02)),
  ...marks(
    'gap',
    [line(points('-.1 .69, .6 .69, .74 .74, .745 .93'), 0.06), line(points('.745 1.07, .77 1.2, .62 1.54, 0 1.58'), 0.06)],
    0.006,
  ),
  {
    as: 'chrome',
    path: line(points('-.1 .935, .3 .935')),
    stroke: 0.016,
  },
]

/** A compact family car with cladding all round. */
export const familySuv: Body = {
  shape,
  drawing: {
    front,
    rear,
    side,
    plan: [
      {
        as: 'gap',
        path: line(points('.2 .805, .3 .775, .6 .755, 1.2 .74'), 0.1),
        stroke: 0.0055,
      },
    ],
  },
  wheels: { design: 'fiveTwin', rim: 17, width: 0.215, finish: 'alloy' },
  lampDepth: 0.022,
  privacy: 0.75,
  privacyFrom: 2.46,
  furnish: (solid) => [
    cabin(solid, { rows: 2, trim: 'dark', windscreenTop: 1.93, windscreenBase: 1.13, floor: 0.36, hipHeight: 0.62, rowsAt: [2.15, 3.0] }),
    doorMirrors(solid, { s: 1.5, y: 1.19, design: 'pod' }),
    doorHandles(solid, {
      at: points('2.26 .99, 3.16 1.005'),
      design: 'pull',
    }),
    plates(solid, { frontY: 0.6, rearY: 0.835 }),
    emblem(solid, { y: 0.838, end: 'front', design: 'disc', size: 0.072 }),
    emblem(solid, { y: 1.05, end: 'back', design: 'disc', size: 0.058 }),
    fogLamps(solid, { y: 0.47, z: 0.68, width: 0.13, height: 0.085 }),
    reflectors(solid, { y: 0.5, z: 0.6, width: 0.15 }),
    roofRails(solid, { from: 2.05, to: 3.75, design: 'open' }),
    roofSpoiler(solid, { s: 3.98, reach: 0.14, design: 'roof', light: true }),
    aerial(solid, { s: 3.75, design: 'fin', finish: 'paint' }),
    exhaust(solid, { side: 'right', design: 'round' }),
    wipers(solid, { base: 1.13, rear: { y: 1.2 } }),
  ],
}
