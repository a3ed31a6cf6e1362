import type { Body } from '../body.ts'
import type { Drawing } from '../drawing.ts'
import { doorHandles, doorMirrors, emblem, fogLamps, plates, reflectors, roofRails, sideSteps, windscreenFrame } from '../parts.ts'
import { area, line, outline, points } from '../paths.ts'
import { bonnetPlan, cabFront, cabFurniture, cabRear, cabSide, doubleCab } from './pickup-form.ts'
import { bars, cladding, lens, marks, satin, slats } from './suv-marks.ts'

const nose = points('.1 .26, .28 .11, .4 .02, .5 0, .66 0, .76 .008, .9 .03, 1 .075, 1.1 .18, 1.2 .3')
const form = doubleCab({ nose, noseBow: 0.24, noseBowPower: 3.4 })
const clad = cladding(form, { width: 0.02, sill: 0.35, out: 0.006 })
const shape = doubleCab({
  nose,
  noseBow: 0.24,
  noseBowPower: 3.4,
  presses: [
    ...clad.presses,
    { on: 'front', outline: points('-.5 .38, .56 .38, .6 .49, -.5 .49'), depth: 0.025, edge: 0.03 },
    { on: 'front', outline: points('.66 .44, .9 .44, .9 .66, .74 .66'), depth: 0.02, edge: 0.035 },
    { on: 'top', outline: points('-.4 .3, 1.4 .48, 1.4 -.9, -.4 -.9'), depth: -0.015, edge: 0.05 },
  ],
})

const lamp = area(outline('.47 .86 .02, .5 .945 .02, .8 .975, 1.2 .99 .02, 1.32 .97 .02, 1.16 .91, .84 .85'), 0.03)
const grille = area(outline('-.1 .64, .36 .64 .05, .47 .72 .04, .49 .945 .03, -.1 .945'), 0.03)
const front: Drawing['front'] = [
  ...cabFront,
  { as: 'lamp', path: lamp },
  ...marks('glow', [line(points('.51 .925, .8 .955, 1.24 .974'), 0.02), line(points('.5 .872, .52 .92'))], 0.016),
  ...lens(0.65, 0.895, 0.034),
  ...lens(0.8, 0.908, 0.034),
  { as: 'tint', path: line(points('.96 .9, 1.2 .945')), stroke: 0.02 },
  { as: 'grille', path: grille },
  ...bars('lens', 0.64, 0.94, 6, 0.022, 0.6),
  ...marks('metal', [line(points('-.1 .74, .5 .74')), line(points('-.1 .845, .5 .845'))], 0.02),
  { as: 'chrome', path: line(outline('-.1 .945, .49 .945 .03, .47 .72 .04, .36 .64 .05, -.1 .64'), 0.03), stroke: 0.022 },
  { as: 'gap', path: line(points('-.1 .975, .5 .975, .8 1.0, .97 1.012'), 0.06), stroke: 0.0055 },
  { as: 'clad', path: area(points('-.1 .1, 1.7 .1, 1.7 .36, 1.1 .42, .7 .4, -.1 .4'), 0.03) },
  { as: 'grille', path: area(points('-.1 .4, .5 .4, .56 .48, -.1 .48'), 0.02) },
  ...slats('lens', 0.38, 0.5, 0.6, 0.05, 0.02),
  { as: 'clad', path: area(outline('.68 .45 .03, .76 .64 .03, .98 .64 .03, 1.0 .45 .03'), 0.03) },
  ...satin(area(points('-.1 .28, .5 .28, .6 .38, -.1 .38'), 0.02)),
  { as: 'gap', path: line(points('1.18 .91, 1.24 .82, 1.28 .7'), 0.03), stroke: 0.0055 },
]

const rear: Drawing['rear'] = [
  ...cabRear,
  { as: 'lamp', path: area(outline('.78 .76 .02, .78 1.11 .02, 1.0 1.12 .02, 1.14 1.08 .03, 1.06 .95, 1.02 .77 .02'), 0.03) },
  { as: 'lens', path: area(points('.86 .84, .95 .84, 1.0 .98, 1.06 1.06, .86 1.06'), 0.02) },
  ...marks('glow', [line(points('.815 .8, .815 1.08, 1.08 1.085'), 0.02)], 0.022),
  { as: 'tint', path: area(points('.87 .88, .96 .88, .98 .95, .87 .95'), 0.01) },
  ...satin(area(points('-.1 .4, 1.3 .4, 1.3 .55, 1.08 .62, -.1 .62'), 0.02)),
  { as: 'clad', path: area(points('-.1 .595, .5 .595, .5 .7, -.1 .7')), erase: true },
  { as: 'clad', path: area(points('-.1 .45, .34 .45, .38 .6, -.1 .6'), 0.02) },
]

/** A leisure truck: chrome grille, sports bar behind the cab, steps, alloy wheels. */
export const leisurePickup: Body = {
  shape,
  drawing: { front, rear, side: [...cabSide(shape, 'chrome'), ...clad.marks], plan: bonnetPlan },
  wheels: { design: 'sevenSpoke', rim: 18, width: 0.24, finish: 'alloy' },
  privacy: 0.75,
  privacyFrom: 2.52,
  tailWrap: 0.3,
  lampDepth: 0.017,
  furnish: (solid) => [
    ...cabFurniture(solid),
    doorMirrors(solid, { s: 1.62, y: 1.25, design: 'pod', finish: 'chrome' }),
    doorHandles(solid, {
      at: [
        [2.33, 1.035],
        [3.26, 1.045],
      ],
      design: 'pull',
      finish: 'chrome',
    }),
    plates(solid, { frontY: 0.57, rearY: 0.545 }),
    emblem(solid, { y: 0.79, end: 'front', design: 'shield', size: 0.13 }),
    fogLamps(solid, { y: 0.53, z: 0.76, width: 0.12, height: 0.085 }),
    reflectors(solid, { y: 0.53, z: 0.68, width: 0.14, height: 0.03 }),
    roofRails(solid, { from: 2.3, to: 3.35, design: 'flush' }),
    sideSteps(solid, { design: 'board' }),
    windscreenFrame(solid, {
      path: [
        [4.62, 1.16, 0.8],
        [4.3, 1.34, 0.77],
        [3.98, 1.56, 0.7],
        [3.86, 1.62, 0.62],
        [3.84, 1.645, 0.35],
        [3.84, 1.65, 0],
      ],
      width: 0.075,
      finish: 'satinMetal',
      glass: false,
    }),
    windscreenFrame(solid, {
      path: [
        [3.84, 1.16, 0.8],
        [3.85, 1.4, 0.745],
        [3.86, 1.58, 0.68],
        [3.85, 1.635, 0.55],
        [3.84, 1.648, 0.3],
        [3.84, 1.65, 0],
      ],
      width: 0.075,
      finish: 'satinMetal',
      glass: false,
    }),
  ],
}
