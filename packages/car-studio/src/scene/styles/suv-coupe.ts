import type { Body } from '../body.ts'
import { cabin } from '../cabin.ts'
import type { Drawing, Mark } from '../drawing.ts'
import { endPane, fuelFlap, sideWindows } from '../glass.ts'
import { aerial, doorHandles, doorMirrors, emblem, exhaust, plates, reflectors, wipers } from '../parts.ts'
import { area, box, line, outline, points } from '../paths.ts'
import type { Shape } from '../solid.ts'
import { bars, cells, cladding, doors, marks, satin } from './suv-marks.ts'

const form: Shape = {
  length: 4.44,
  width: 1.84,
  height: 1.63,
  wheelRadius: 0.36,
  frontAxle: 0.88,
  wheelbase: 2.68,
  clearance: 0.19,
  top: points('0 .86, .1 .925, .35 .985, .8 1.03, 1.12 1.06, 2 1.085, 3 1.125, 3.7 1.165, 4.25 1.185, 4.44 1.15'),
  roof: points(
    '.75 .86, 1.05 1.03, 1.4 1.25, 1.75 1.45, 2.0 1.56, 2.3 1.617, 2.6 1.63, 3.0 1.614, 3.4 1.565, 3.75 1.487, 4.0 1.4, 4.18 1.3, 4.29 1.18, 4.44 .9',
  ),
  nose: points('.1 .22, .24 .1, .34 .03, .46 .005, .6 0, .72 .01, .82 .03, .9 .075, 1 .17, 1.1 .28'),
  tail: points('.1 .22, .3 .09, .42 .015, .52 0, .64 .004, .69 .04, .8 .06, .92 .035, 1 .008, 1.08 .012, 1.16 .05, 1.3 .1, 1.5 .2'),
  noseBow: 0.3,
  noseBowPower: 3,
  tailBow: 0.2,
  tailBowPower: 3,
  windscreenTop: 2,
  rearGlassTop: 3.62,
  tumble: 0.4,
  roofCrown: 0.045,
  flare: 0.034,
  shoulder: 0.085,
  tailRadius: 0.06,
  creases: [
    { from: 0.5, to: 2.6, height: points('.5 .84, 2.6 .87'), depth: -0.008, width: 0.03 },
    { from: 2.2, to: 4.4, height: points('2.1 .9, 4.4 1.0'), depth: -0.009, width: 0.04 },
    { from: 1.2, to: 3.4, height: points('1.2 .42, 3.4 .56'), depth: -0.016, width: 0.045 },
  ],
}
const clad = cladding(form, { width: 0.045, sill: 0.31, out: 0.009 })
const shape: Shape = {
  ...form,
  presses: [
    ...clad.presses,
    { on: 'back', outline: points('-.5 .71, .36 .71, .39 .86, -.5 .86'), depth: 0.012, edge: 0.05 },
    { on: 'front', outline: points('.58 .54, .86 .54, .9 .72, .62 .73'), depth: 0.016, edge: 0.06 },
    { on: 'top', outline: points('-.4 .3, 1.3 .5, 1.3 -.9, -.4 -.9'), depth: -0.012, edge: 0.05 },
    { on: 'side', outline: points('1.5 .5, 3.0 .52, 3.1 .7, 1.5 .62'), depth: 0.006, edge: 0.14 },
  ],
}

const side: Drawing['side'] = [
  ...sideWindows(shape, {
    front: [1.42, 1.92],
    rear: [4.02, 3.55],
    pillars: [
      [2.46, 0.1],
      [3.36, 0.07],
    ],
    frame: 'chrome',
    frameWidth: 0.024,
    corner: 0.04,
  }),
  ...doors(shape, { front: [1.38, 1.35], middle: 2.45, rear: 3.36, low: 0.325 }),
  ...clad.marks,
  ...marks('gap', [line(points('.42 .83, .47 .75, .53 .69, .61 .62'), 0.05), line(points('3.9 .6, 4.05 .62, 4.3 .652'), 0.1)], 0.005),
  fuelFlap(3.86, 0.93, 0.15, 0.15, 0.075),
]

const blade = area(outline('.45 .845 .01, .46 .875 .01, .8 .895, 1.2 .925 .02, 1.3 .925 .02, 1.16 .885, .8 .85'), 0.02)
const cluster = area(outline('.6 .585 .03, .62 .72 .03, .93 .74 .03, .95 .68, .84 .585 .03'), 0.03)
const grille = area(outline('-.1 .5, .38 .5 .04, .5 .6 .03, .47 .825 .03, -.1 .825'), 0.02)
const front: Drawing['front'] = [
  ...endPane([0.83, 1.07], [0.62, 1.52], { sag: 0.015, crown: 0.015 }),
  { as: 'lamp', path: blade },
  ...marks('glow', [line(points('.48 .862, .8 .876, 1.22 .912'))], 0.017),
  { as: 'lamp', path: cluster },
  ...[0.662, 0.742, 0.822].flatMap((u, i): Mark[] => [
    { as: 'metal', path: box(u, 0.662 + i * 0.006, 0.07, 0.074, 0.014) },
    { as: 'lens', path: box(u, 0.662 + i * 0.006, 0.054, 0.058, 0.01) },
    { as: 'lens', path: box(u - 0.01, 0.672 + i * 0.006, 0.02, 0.014, 0.004), erase: true },
  ]),
  { as: 'tint', path: line(points('.64 .602, .84 .602')), stroke: 0.014 },
  ...marks('glow', [line(points('.628 .63, .636 .7')), line(points('.893 .66, .905 .72'))], 0.012),
  { as: 'black', path: cluster, stroke: 0.016 },
  { as: 'grille', path: grille },
  ...cells('metal', 0.505, 0.82, 0.5, [0.026, 0.011], 0.021),
  { as: 'chrome', path: line(outline('-.1 .825, .47 .825 .03, .5 .6 .03, .38 .5 .04, -.1 .5'), 0.03), stroke: 0.011 },
  { as: 'gap', path: line(points('-.1 .884, .47 .884'), 0.1), stroke: 0.0055 },
  { as: 'clad', path: area(points('-.1 .1, 1.6 .1, 1.6 .36, 1.2 .42, .95 .44, .7 .47, .5 .44, -.1 .44'), 0.04) },
  { as: 'grille', path: area(points('-.1 .32, .5 .32, .58 .42, -.1 .42'), 0.02) },
  ...bars('lens', 0.32, 0.42, 3, 0.01),
  ...satin(area(points('-.1 .22, .5 .22, .62 .33, .58 .34, .48 .28, -.1 .28'), 0.015)),
  { as: 'gap', path: line(points('.93 .74, 1.12 .76')), stroke: 0.005 },
]

const rear: Drawing['rear'] = [
  ...endPane([0.73, 1.235], [0.53, 1.485], { sag: 0.01, crown: 0.015, frit: 0.04 }),
  { as: 'lamp', path: area(outline('-.1 .965, .62 .965, .72 .925, 1.05 .93, 1.34 .985 .02, 1.3 1.02, 1 1.03, .6 1.022, -.1 1.022'), 0.02) },
  { as: 'lens', path: area(points('-.1 .9, 1.5 .9, 1.5 1.1, -.1 1.1')) },
  ...marks(
    'glow',
    [line(points('-.1 .996, .6 .996, 1 1.004, 1.28 1.002'), 0.02), line(points('.72 .947, 1.04 .952, 1.2 .974'), 0.02)],
    0.014,
  ),
  { as: 'clad', path: area(points('-.1 .1, 1.7 .1, 1.7 .34, 1.2 .4, .9 .5, .5 .56, -.1 .56'), 0.05) },
  ...satin(area(points('-.1 .25, .5 .25, .58 .34, -.1 .34'), 0.02)),
  ...marks(
    'gap',
    [
      line(points('-.1 .675, .6 .675, .74 .73, .76 .93'), 0.06),
      line(points('.76 1.02, .78 1.17, .66 1.42, .58 1.5, .4 1.522, 0 1.528'), 0.06),
    ],
    0.006,
  ),
]

/** A crossover whose roof slopes down to a short tail, with slim lamps above and the headlights below. */
export const coupeSuv: Body = {
  shape,
  drawing: { front, rear, side, plan: [{ as: 'gap', path: line(points('.42 .87, .5 .83, .64 .795, 1.2 .75'), 0.1), stroke: 0.0055 }] },
  wheels: { design: 'turbine', rim: 19, width: 0.225, finish: 'twoTone' },
  lampDepth: 0.016,
  privacy: 0.8,
  privacyFrom: 2.48,
  furnish: (solid) => [
    cabin(solid, { rows: 2, trim: 'dark', windscreenTop: 2, windscreenBase: 1.1, floor: 0.34, hipHeight: 0.58, rowsAt: [2.17, 3.0] }),
    doorMirrors(solid, { s: 1.54, y: 1.16, design: 'wing' }),
    doorHandles(solid, {
      at: [
        [2.28, 0.99],
        [3.18, 1.015],
      ],
      design: 'flush',
    }),
    plates(solid, { frontY: 0.53, rearY: 0.785 }),
    emblem(solid, { y: 0.74, end: 'front', design: 'shield', size: 0.1 }),
    emblem(solid, { y: 1.085, end: 'back', design: 'bar', size: 0.022 }),
    reflectors(solid, { y: 0.475, z: 0.6, width: 0.17, height: 0.022 }),
    aerial(solid, { s: 3.2, design: 'fin', finish: 'paint' }),
    exhaust(solid, { side: 'both', design: 'oval' }),
    wipers(solid, { base: 1.1 }),
  ],
}
