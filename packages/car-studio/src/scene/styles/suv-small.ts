import type { Body } from '../body.ts'
import { cabin } from '../cabin.ts'
import type { Drawing } from '../drawing.ts'
import { endPane, fuelFlap, sideWindows } from '../glass.ts'
import { aerial, doorHandles, doorMirrors, emblem, plates, reflectors, roofSpoiler, wipers } from '../parts.ts'
import { area, box, line, outline, points } from '../paths.ts'
import type { Shape } from '../solid.ts'
import { familySuv } from './suv-family.ts'
import { bars, cladding, doors, lens, marks, satin } from './suv-marks.ts'

const form: Shape = {
  ...familySuv.shape,
  width: 1.78,
  height: 1.6,
  clearance: 0.19,
  roof: points(
    '.8 .86, 1.1 1.05, 1.4 1.24, 1.7 1.42, 1.94 1.535, 2.2 1.582, 2.7 1.602, 3.2 1.58, 3.7 1.51, 3.95 1.45, 4.1 1.36, 4.24 1.2, 4.31 1.08, 4.36 .9',
  ),
  windscreenTop: 1.93,
  rearGlassTop: 3.94,
  flare: 0.036,
  presses: [],
  creases: [
    { from: 0.5, to: 2.4, height: points('.5 .88, 2.4 .93'), depth: 0.012, width: 0.03 },
    { from: 2.5, to: 4.3, height: points('2.5 .86, 4.3 1.01'), depth: 0.014, width: 0.035 },
    { from: 1.2, to: 3.3, height: points('1.2 .46, 3.3 .6'), depth: -0.018, width: 0.05 },
  ],
}
const clad = cladding(form, { width: 0.065, sill: 0.34, square: 0.35 })
const shape: Shape = {
  ...form,
  presses: [
    ...clad.presses,
    { on: 'back', outline: points('-.5 .75, .33 .75, .36 .92, -.5 .92'), depth: 0.022, edge: 0.035 },
    { on: 'front', outline: points('-.5 .38, .52 .38, .58 .52, -.5 .52'), depth: 0.03, edge: 0.03 },
  ],
}

const side: Drawing['side'] = [
  ...sideWindows(shape, { front: [1.4, 1.86], rear: [3.9, 3.5], pillars: points('2.44 .1, 3.3 .05'), header: 0.085 }),
  { as: 'black', path: area(points('3.5 1.16, 4.12 1.2, 4.0 1.36, 3.62 1.45, 3.42 1.3'), 0.03) },
  ...doors(shape, { front: [1.36, 1.33], middle: 2.43, rear: 3.34, low: 0.355 }),
  ...clad.marks,
  ...satin(area(points('1.5 .29, 3.1 .3, 3.1 .325, 1.5 .315'), 0.01)),
  ...marks('gap', [line(points('.3 .85, .4 .75, .5 .66, .55 .62'), 0.05)], 0.005),
  fuelFlap(3.83, 0.86, 0.15, 0.15, 0.05),
]

const blade = area(outline('.44 .885 .01, .44 .925 .01, .8 .94, 1.16 .965 .02, 1.18 .94 .02, .84 .9'), 0.02)
const pod = area(outline('.56 .6 .04, .58 .8 .05, .84 .815 .05, .95 .78 .04, .93 .65 .04, .82 .595 .04'), 0.04)
const front: Drawing['front'] = [
  ...endPane([0.83, 1.1], [0.62, 1.5], { sag: 0.015, crown: 0.015 }),
  { as: 'lamp', path: blade },
  ...marks('glow', [line(points('.47 .905, .8 .92, 1.14 .95'))], 0.016),
  { as: 'black', path: area(points('-.1 .878, .46 .885, .46 .925, -.1 .92'), 0.01) },
  { as: 'lamp', path: pod },
  ...lens(0.7, 0.705, 0.05),
  ...lens(0.83, 0.715, 0.04),
  { as: 'black', path: pod, stroke: 0.024 },
  { as: 'grille', path: area(outline('-.1 .66, .38 .66 .03, .45 .74, .4 .83 .03, -.1 .83'), 0.03) },
  ...[0, 0.11, 0.22, 0.33].flatMap((u) => [0.7, 0.745, 0.79].map((y) => ({ as: 'metal' as const, path: box(u, y, 0.07, 0.012, 0.004) }))),
  { as: 'gap', path: line(points('-.1 .945, .48 .945, .8 .958, .955 .972'), 0.1), stroke: 0.0055 },
  { as: 'clad', path: area(outline('-.1 .1, 1.6 .1, 1.6 .4, 1.25 .5, 1.0 .57, .8 .56, .6 .5 .03, -.1 .5'), 0.04) },
  { as: 'grille', path: area(points('-.1 .38, .52 .38, .58 .47, -.1 .47'), 0.02) },
  ...bars('lens', 0.39, 0.47, 3, 0.01),
  ...satin(area(points('-.1 .23, .46 .23, .58 .34, .5 .345, .42 .3, -.1 .3'), 0.02)),
]

const rear: Drawing['rear'] = [
  ...endPane([0.68, 1.18], [0.54, 1.44], { sag: 0.01, crown: 0.01, frit: 0.04 }),
  { as: 'lamp', path: area(outline('-.1 1.02, .6 1.02, .7 .97, 1.05 .95, 1.2 1.0 .03, 1.16 1.08 .03, .7 1.09, -.1 1.07'), 0.02) },
  ...marks('glow', [line(points('.62 1.045, .76 1.0, 1.06 .985, 1.12 1.04, .78 1.06'), 0.02)], 0.018),
  ...marks('lens', [area(points('-.1 1.0, .58 1.0, .58 1.1, -.1 1.1'))]),
  { as: 'clad', path: area(points('-.1 .1, 1.7 .1, 1.7 .42, 1.2 .52, .8 .6, -.1 .6'), 0.04) },
  ...satin(area(points('-.1 .25, .46 .25, .56 .37, -.1 .37'), 0.02)),
  ...marks(
    'gap',
    [line(points('-.1 .68, .6 .68, .74 .74, .745 .96'), 0.06), line(points('.745 1.09, .76 1.2, .6 1.49, 0 1.53'), 0.06)],
    0.006,
  ),
]

/** A small crossover of today: slim lights above, round lamps below in black, a roof that seems to float. */
export const smallSuv: Body = {
  ...familySuv,
  shape,
  drawing: { ...familySuv.drawing, front, rear, side },
  wheels: { design: 'sevenSpoke', rim: 18, width: 0.215, finish: 'twoTone' },
  privacy: 0.8,
  privacyFrom: 2.46,
  furnish: (solid) => [
    cabin(solid, { rows: 2, trim: 'dark', windscreenTop: 1.93, windscreenBase: 1.13, floor: 0.36, hipHeight: 0.58, rowsAt: [2.15, 2.98] }),
    doorMirrors(solid, { s: 1.5, y: 1.18, design: 'wing', finish: 'glossBlack' }),
    doorHandles(solid, { at: points('2.26 .97, 3.16 .985'), design: 'pull' }),
    plates(solid, { frontY: 0.565, rearY: 0.835 }),
    emblem(solid, { y: 0.745, end: 'front', design: 'bar', size: 0.03 }),
    emblem(solid, { y: 1.06, end: 'back', design: 'bar', size: 0.024 }),
    reflectors(solid, { y: 0.5, z: 0.6, width: 0.15 }),
    roofSpoiler(solid, { s: 3.88, reach: 0.16, design: 'roof', finish: 'glossBlack' }),
    aerial(solid, { s: 3.6, design: 'fin', finish: 'glossBlack' }),
    wipers(solid, { base: 1.13, rear: { y: 1.2 } }),
  ],
}
