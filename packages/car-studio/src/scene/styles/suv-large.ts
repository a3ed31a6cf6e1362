import type { Body } from '../body.ts'
import { cabin } from '../cabin.ts'
import type { Drawing } from '../drawing.ts'
import { endPane, fuelFlap, sideWindows } from '../glass.ts'
import { aerial, doorHandles, doorMirrors, emblem, plates, reflectors, roofRails, roofSpoiler, wipers } from '../parts.ts'
import { area, line, outline, points } from '../paths.ts'
import type { Shape } from '../solid.ts'
import { bars, cladding, doors, lens, marks, satin, slats } from './suv-marks.ts'

const form: Shape = {
  length: 4.75,
  width: 1.92,
  height: 1.72,
  wheelRadius: 0.378,
  frontAxle: 0.9,
  wheelbase: 2.82,
  clearance: 0.2,
  top: points('0 .99, .1 1.045, .35 1.085, .8 1.115, 1.2 1.135, 2 1.14, 3 1.155, 4 1.18, 4.6 1.18, 4.75 1.15'),
  roof: points(
    '.85 .9, 1.2 1.1, 1.5 1.28, 1.85 1.495, 2.1 1.625, 2.4 1.69, 2.9 1.72, 3.6 1.712, 4.2 1.675, 4.44 1.63, 4.54 1.53, 4.63 1.32, 4.69 1.12, 4.75 .9',
  ),
  nose: points('.1 .2, .24 .1, .34 .03, .46 .004, .6 0, .72 .005, .85 .012, .96 .03, 1.04 .075, 1.15 .2'),
  tail: points('.1 .2, .3 .08, .42 .012, .54 0, .7 .004, .74 .025, .95 .028, 1.02 .02, 1.1 .035, 1.2 .05, 1.5 .13'),
  noseBow: 0.22,
  noseBowPower: 3.4,
  tailBow: 0.17,
  tailBowPower: 3.2,
  windscreenTop: 2.1,
  rearGlassTop: 4.42,
  tumble: 0.36,
  roofCrown: 0.045,
  flare: 0.03,
  shoulder: 0.085,
  creases: [
    { from: 0.5, to: 4.7, height: points('.5 .93, 2 .94, 4.7 .98'), depth: -0.007, width: 0.03 },
    { from: 1.3, to: 3.6, height: points('1.3 .46, 3.6 .52'), depth: -0.015, width: 0.035 },
  ],
}
const clad = cladding(form, { width: 0.022, sill: 0.285, out: 0.006 })
const shape: Shape = {
  ...form,
  presses: [
    ...clad.presses,
    { on: 'back', outline: points('-.5 .76, .36 .76, .4 .93, -.5 .93'), depth: 0.02, edge: 0.035 },
    { on: 'front', outline: points('-.5 .28, .56 .28, .64 .46, -.5 .46'), depth: 0.02, edge: 0.03 },
    { on: 'front', outline: points('.68 .42, .84 .42, .84 .62, .72 .62'), depth: 0.014, edge: 0.05 },
    { on: 'top', outline: points('-.4 .34, 1.35 .5, 1.35 -.9, -.4 -.9'), depth: -0.013, edge: 0.05 },
  ],
}

const side: Drawing['side'] = [
  ...sideWindows(shape, {
    front: [1.5, 2.0],
    rear: [4.4, 4.22],
    pillars: [
      [2.62, 0.1],
      [3.58, 0.08],
    ],
    frame: 'chrome',
    frameWidth: 0.03,
    header: 0.085,
    corner: 0.08,
  }),
  ...doors(shape, { front: [1.46, 1.44], middle: 2.61, rear: 3.58, low: 0.3 }, 0.07),
  ...clad.marks,
  { as: 'chrome', path: line(points('1.36 .335, 3.22 .345')), stroke: 0.016 },
  { as: 'chrome', path: area(points('1.06 .86, 1.36 .865, 1.36 .885, 1.04 .89'), 0.008) },
  ...marks('gap', [line(points('.33 .9, .43 .8, .5 .72, .58 .64'), 0.05), line(points('3.98 .665, 4.36 .71, 4.62 .737'), 0.1)], 0.005),
  fuelFlap(4.1, 0.88, 0.18, 0.16, 0.05),
]

const lamp = area(outline('.5 .875 .02, .5 .955 .02, .8 .99, 1.18 1.0 .02, 1.3 .99 .02, 1.16 .93, .84 .885'), 0.03)
const grille = area(outline('-.1 .655, .38 .655 .05, .465 .73 .05, .475 .95 .04, .44 .985 .03, -.1 .985'), 0.03)
const front: Drawing['front'] = [
  ...endPane([0.86, 1.13], [0.66, 1.61], { sag: 0.015, crown: 0.015 }),
  { as: 'lamp', path: lamp },
  ...marks(
    'glow',
    [
      line(points('.53 .935, .8 .967, 1.24 .984'), 0.02),
      line(points('.53 .892, .53 .93')),
      line(points('.74 .9, .74 .94')),
      line(points('.95 .92, .95 .956')),
    ],
    0.014,
  ),
  ...lens(0.635, 0.908, 0.027),
  ...lens(0.845, 0.926, 0.027),
  { as: 'tint', path: line(points('1.02 .93, 1.2 .962')), stroke: 0.014 },
  { as: 'grille', path: grille },
  ...slats('lens', 0.64, 0.99, 0.5, 0.042, 0.02),
  ...slats('metal', 0.64, 0.99, 0.5, 0.042, 0.009),
  { as: 'chrome', path: line(outline('-.1 .985, .44 .985 .03, .475 .95 .04, .465 .73 .05, .38 .655 .05, -.1 .655'), 0.03), stroke: 0.024 },
  { as: 'gap', path: line(points('-.1 1.012, .46 1.01, .8 1.02, .98 1.03'), 0.08), stroke: 0.0055 },
  { as: 'grille', path: area(points('-.1 .335, .52 .335, .6 .452, -.1 .452'), 0.03) },
  ...bars('lens', 0.335, 0.452, 4, 0.012),
  { as: 'chrome', path: line(points('-.1 .468, .6 .468, .68 .43'), 0.03), stroke: 0.014 },
  { as: 'clad', path: area(points('-.1 .1, 1.6 .1, 1.6 .29, 1.1 .31, .7 .3, .5 .31, -.1 .31'), 0.03) },
  { as: 'black', path: area(outline('.72 .4 .03, .78 .62 .03, .98 .63 .03, 1.02 .4 .04'), 0.03) },
  ...satin(area(points('-.1 .23, .55 .23, .62 .31, -.1 .31'), 0.02)),
  { as: 'chrome', path: line(points('.74 .42, .79 .6')), stroke: 0.014 },
]

const rear: Drawing['rear'] = [
  ...endPane([0.76, 1.21], [0.6, 1.55], { sag: 0.01, crown: 0.01, frit: 0.045 }),
  { as: 'lamp', path: area(outline('.5 .965 .015, .5 1.075 .015, 1.0 1.09, 1.36 1.07 .02, 1.42 1.04 .02, 1.2 .96, .9 .94'), 0.03) },
  ...marks(
    'glow',
    [line(points('.53 1.05, 1 1.062, 1.34 1.048'), 0.03), line(points('.53 .99, .9 .972, 1.16 .99, 1.3 1.03'), 0.03)],
    0.016,
  ),
  ...marks('lens', [line(points('.74 .93, .74 1.1'))], 0.007),
  ...marks('tint', [line(points('.56 1.02, .7 1.02'))], 0.02),
  { as: 'chrome', path: line(points('-.1 1.02, .49 1.02')), stroke: 0.02 },
  { as: 'clad', path: area(points('-.1 .1, 1.7 .1, 1.7 .3, 1.1 .34, .8 .44, -.1 .44'), 0.04) },
  ...satin(area(points('-.1 .25, .5 .25, .56 .35, -.1 .35'), 0.02)),
  ...marks(
    'gap',
    [line(points('-.1 .735, .64 .735, .745 .8, .745 .95'), 0.06), line(points('.745 1.09, .78 1.22, .64 1.58, 0 1.63'), 0.06)],
    0.006,
  ),
  { as: 'chrome', path: line(points('-.1 .46, .7 .46, .86 .44'), 0.03), stroke: 0.012 },
  { as: 'black', path: area(points('.47 .36, .74 .36, .72 .425, .5 .425'), 0.02) },
  { as: 'chrome', path: area(points('.47 .36, .74 .36, .72 .425, .5 .425'), 0.02), stroke: 0.012 },
]

/** A large upscale car: upright chrome grille, chrome round the windows, painted arches. */
export const largeSuv: Body = {
  shape,
  drawing: { front, rear, side, plan: [{ as: 'gap', path: line(points('.22 .835, .36 .81, .7 .79, 1.28 .77'), 0.1), stroke: 0.0055 }] },
  wheels: { design: 'multi', rim: 20, width: 0.245, finish: 'alloy' },
  lampDepth: 0.02,
  privacy: 0.8,
  privacyFrom: 2.64,
  furnish: (solid) => [
    cabin(solid, { rows: 2, trim: 'dark', windscreenTop: 2.1, windscreenBase: 1.22, floor: 0.36, hipHeight: 0.64, rowsAt: [2.3, 3.1] }),
    doorMirrors(solid, { s: 1.62, y: 1.22, design: 'pod' }),
    doorHandles(solid, {
      at: [
        [2.42, 1.03],
        [3.4, 1.045],
      ],
      design: 'pull',
      finish: 'chrome',
    }),
    plates(solid, { frontY: 0.565, rearY: 0.845 }),
    emblem(solid, { y: 0.83, end: 'front', design: 'shield', size: 0.13 }),
    emblem(solid, { y: 1.1, end: 'back', design: 'shield', size: 0.08 }),
    reflectors(solid, { y: 0.56, z: 0.66, width: 0.22, height: 0.02 }),
    roofRails(solid, { from: 2.2, to: 4.1, design: 'flush' }),
    roofSpoiler(solid, { s: 4.34, reach: 0.16, design: 'roof', light: true }),
    aerial(solid, { s: 4.0, design: 'fin', finish: 'paint' }),
    wipers(solid, { base: 1.22, rear: { y: 1.24 } }),
  ],
}
