import type { Body } from '../body.ts'
import { cabin } from '../cabin.ts'
import type { Drawing } from '../drawing.ts'
import { endPane, fuelFlap, sideWindows } from '../glass.ts'
import { doorHandles, doorMirrors, emblem, exhaust, fogLamps, plates, reflectors, roofRails, wipers } from '../parts.ts'
import { area, line, outline, points } from '../paths.ts'
import { familySuv } from './suv-family.ts'
import { bars, doors, lens, marks } from './suv-marks.ts'

const { shape } = familySuv

const side: Drawing['side'] = [
  ...sideWindows(shape, {
    front: [1.4, 1.86],
    rear: [4.02, 3.92],
    pillars: points('2.44 .085, 3.33 .075'),
    header: 0.09,
  }),
  ...doors(shape, { front: [1.36, 1.33], middle: 2.43, rear: 3.34, low: 0.375 }),
  ...marks('clad', [area(points('1.34 .52, 3.22 .55, 3.2 .64, 1.34 .61'), 0.02), area(points('.5 .1, 3.9 .1, 3.9 .29, .5 .29'))]),
  ...marks('gap', [line(points('.3 .85, .4 .75, .5 .66, .55 .62'), 0.05), line(points('3.84 .64, 3.98 .66, 4.3 .7'), 0.1)], 0.005),
  fuelFlap(3.83, 0.9, 0.17, 0.17, 0.03),
]

const lamp = area(outline('.44 .74 .03, .44 .895 .03, .7 .925, 1.02 .945 .03, 1.1 .9 .03, 1.05 .79, .8 .735'), 0.05)
const grille = area(outline('-.1 .745, .34 .745 .05, .385 .83, .37 .905 .02, -.1 .905'), 0.03)
const front: Drawing['front'] = [
  ...endPane([0.83, 1.1], [0.64, 1.56], { sag: 0.015, crown: 0.015 }),
  { as: 'lamp', path: lamp },
  ...lens(0.57, 0.825, 0.054),
  ...lens(0.735, 0.84, 0.048),
  { as: 'tint', path: area(points('.86 .79, 1.0 .8, 1.06 .9, .9 .9'), 0.03) },
  { as: 'gap', path: lamp, stroke: 0.006 },
  { as: 'grille', path: grille },
  ...bars('chrome', 0.755, 0.895, 3, 0.024, 0.37),
  { as: 'chrome', path: grille, stroke: 0.018 },
  { as: 'gap', path: line(points('-.1 .925, .48 .922, .8 .945, .955 .962'), 0.1), stroke: 0.0055 },
  { as: 'grille', path: area(outline('-.1 .4, .42 .4 .03, .48 .46, .42 .52 .03, -.1 .52'), 0.02) },
  ...bars('lens', 0.41, 0.51, 3, 0.014, 0.44),
  { as: 'clad', path: area(outline('-.1 .1, 1.6 .1, 1.6 .3, 1.1 .33, .7 .36, -.1 .36'), 0.04) },
  { as: 'clad', path: area(points('.5 .595, 1.4 .62, 1.4 .68, .5 .655'), 0.02) },
]

const rear: Drawing['rear'] = [
  ...endPane([0.72, 1.18], [0.57, 1.5], { sag: 0.01, crown: 0.01, frit: 0.04 }),
  { as: 'lamp', path: area(outline('.66 .8 .02, .66 1.2 .03, .84 1.24, .96 1.18 .03, .95 .86 .03, .86 .8'), 0.04) },
  ...marks('glow', [area(points('.69 1.06, .9 1.06, .9 1.16, .7 1.16'), 0.03)]),
  ...marks('tint', [area(points('.69 .95, .9 .95, .9 1.02, .69 1.02'), 0.02)]),
  ...marks('metal', [area(points('.69 .85, .88 .85, .9 .91, .69 .91'), 0.02)]),
  { as: 'clad', path: area(points('-.1 .1, 1.7 .1, 1.7 .34, 1.2 .37, -.1 .42'), 0.04) },
  { as: 'clad', path: area(points('-.1 .6, 1.2 .62, 1.6 .64, 1.6 .69, 1.2 .68, -.1 .65'), 0.02) },
  ...marks('gap', [line(points('-.1 .7, .56 .7, .63 .74, .64 1.2'), 0.06), line(points('.64 1.2, .68 1.3, .6 1.54, 0 1.58'), 0.06)], 0.006),
  { as: 'chrome', path: line(points('-.1 .945, .34 .945')), stroke: 0.02 },
]

/** An off-roader for the family as the two-thousands drew it: clear glass, big lamps, chrome bars, rubbing strips. */
export const earlySuv: Body = {
  ...familySuv,
  drawing: { ...familySuv.drawing, front, rear, side },
  wheels: { design: 'fiveSpoke', rim: 16, width: 0.215, finish: 'alloy' },
  privacy: 0.3,
  privacyFrom: 2.46,
  furnish: (solid) => [
    cabin(solid, { rows: 2, trim: 'dark', windscreenTop: 1.93, windscreenBase: 1.13, floor: 0.36, hipHeight: 0.62, rowsAt: [2.15, 3.0] }),
    doorMirrors(solid, { s: 1.5, y: 1.19, design: 'pod' }),
    doorHandles(solid, { at: points('2.26 .965, 3.16 .98'), design: 'flap' }),
    plates(solid, { frontY: 0.6, rearY: 0.835 }),
    emblem(solid, { y: 0.825, end: 'front', design: 'disc', size: 0.085 }),
    emblem(solid, { y: 1.06, end: 'back', design: 'disc', size: 0.07 }),
    fogLamps(solid, { y: 0.46, z: 0.66, width: 0.1, height: 0.1 }),
    reflectors(solid, { y: 0.47, z: 0.62, width: 0.15 }),
    roofRails(solid, { from: 2.0, to: 3.85, design: 'open' }),
    exhaust(solid, { side: 'right', design: 'round' }),
    wipers(solid, { base: 1.13, rear: { y: 1.2 } }),
  ],
}
