import type { Body } from '../body.ts'
import { cabin } from '../cabin.ts'
import type { Drawing } from '../drawing.ts'
import { endPane } from '../glass.ts'
import { aerial, doorHandles, doorMirrors, emblem, exhaust, plates, reflectors, roofRails, roofSpoiler, wipers } from '../parts.ts'
import { area, box, line, outline, points } from '../paths.ts'
import { familySuv } from './suv-family.ts'
import { bars, marks, satin } from './suv-marks.ts'

const grille = area(outline('-.1 .56, .44 .56 .03, .66 .74 .02, .62 .9 .01, -.1 .905'), 0.02)
const lamp = area(outline('.66 .84 .01, .66 .9 .01, .9 .93, 1.2 .95 .02, 1.2 .9 .02, .94 .85'), 0.02)
const pod = area(outline('.72 .58 .02, .78 .76 .02, .98 .77 .02, 1.0 .6 .02'), 0.03)
const front: Drawing['front'] = [
  ...endPane([0.83, 1.1], [0.64, 1.56], { sag: 0.015, crown: 0.015 }),
  { as: 'lamp', path: lamp },
  ...marks('glow', [line(points('.68 .875, .9 .905, 1.17 .927'))], 0.018),
  { as: 'lamp', path: pod },
  ...[0.64, 0.71].flatMap((y) => [
    { as: 'metal' as const, path: box(0.86, y, 0.11, 0.05, 0.012) },
    { as: 'lens' as const, path: box(0.86, y, 0.09, 0.034, 0.008) },
  ]),
  { as: 'black', path: pod, stroke: 0.018 },
  { as: 'grille', path: grille },
  ...[0.6, 0.65, 0.7, 0.75, 0.8, 0.85].flatMap((y, row) =>
    [0, 0.12, 0.24, 0.36, 0.48, 0.6].map((u) => ({ as: 'metal' as const, path: box(u + (row % 2) * 0.06, y, 0.075, 0.014, 0.005) })),
  ),
  { as: 'chrome', path: line(points('-.1 .905, .64 .9, .66 .76'), 0.02), stroke: 0.016 },
  { as: 'gap', path: line(points('-.1 .93, .48 .927, .8 .95, .955 .965'), 0.1), stroke: 0.0055 },
  { as: 'clad', path: area(outline('-.1 .1, 1.6 .1, 1.6 .38, 1.3 .44, 1.0 .5, .6 .5 .03, -.1 .5'), 0.04) },
  { as: 'grille', path: area(points('-.1 .38, .56 .38, .62 .46, -.1 .46'), 0.02) },
  ...bars('lens', 0.385, 0.455, 3, 0.01),
  ...satin(area(points('-.1 .22, .6 .22, .76 .36, .66 .365, .56 .31, -.1 .31'), 0.02)),
]

const rear: Drawing['rear'] = [
  ...endPane([0.72, 1.18], [0.57, 1.5], { sag: 0.01, crown: 0.01, frit: 0.04 }),
  { as: 'lamp', path: area(outline('-.1 1.03, .6 1.03, .8 .94, 1.2 .95 .03, 1.2 1.08 .03, .7 1.1, -.1 1.075'), 0.02) },
  ...marks('glow', [line(points('-.1 1.053, .62 1.055, .84 .975, 1.14 .98'), 0.02), line(points('.74 1.07, 1.14 1.05'))], 0.02),
  { as: 'clad', path: area(points('-.1 .1, 1.7 .1, 1.7 .4, 1.2 .48, .8 .54, -.1 .54'), 0.04) },
  ...satin(area(points('-.1 .23, .56 .23, .66 .36, -.1 .36'), 0.02)),
  ...marks(
    'gap',
    [line(points('-.1 .69, .6 .69, .74 .74, .745 .96'), 0.06), line(points('.745 1.09, .77 1.2, .62 1.54, 0 1.58'), 0.06)],
    0.006,
  ),
]

/** A family crossover of the twenties: a broad grille between lights in two floors, large two-tone wheels. */
export const broadSuv: Body = {
  ...familySuv,
  drawing: { ...familySuv.drawing, front, rear },
  wheels: { design: 'sport', rim: 19, width: 0.235, finish: 'twoTone' },
  furnish: (solid) => [
    cabin(solid, { rows: 2, trim: 'dark', windscreenTop: 1.93, windscreenBase: 1.13, floor: 0.36, hipHeight: 0.62, rowsAt: [2.15, 3.0] }),
    doorMirrors(solid, { s: 1.5, y: 1.19, design: 'wing' }),
    doorHandles(solid, { at: points('2.26 .99, 3.16 1.005'), design: 'pull' }),
    plates(solid, { frontY: 0.6, rearY: 0.835 }),
    emblem(solid, { y: 0.8, end: 'front', design: 'shield', size: 0.1 }),
    emblem(solid, { y: 0.985, end: 'back', design: 'bar', size: 0.024 }),
    reflectors(solid, { y: 0.48, z: 0.6, width: 0.15 }),
    roofRails(solid, { from: 2.05, to: 3.75, design: 'flush' }),
    roofSpoiler(solid, { s: 3.98, reach: 0.16, design: 'roof', light: true }),
    aerial(solid, { s: 3.75, design: 'fin', finish: 'paint' }),
    exhaust(solid, { side: 'both', design: 'oval' }),
    wipers(solid, { base: 1.13, rear: { y: 1.2 } }),
  ],
}
