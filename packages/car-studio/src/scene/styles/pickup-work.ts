import type { Body } from '../body.ts'
import type { Drawing } from '../drawing.ts'
import { doorHandles, doorMirrors, emblem, plates, reflectors } from '../parts.ts'
import { area, box, circle, line, outline, points } from '../paths.ts'
import { bonnetPlan, cabFront, cabFurniture, cabRear, cabSide, doubleCab } from './pickup-form.ts'
import { bars, cladding, marks } from './suv-marks.ts'

const form = doubleCab({})
const clad = cladding(form, { width: 0.03, sill: 0.36, out: 0.007 })
const shape = doubleCab({
  presses: [
    ...clad.presses,
    { on: 'front', outline: points('-.5 .35, .5 .35, .54 .47, -.5 .47'), depth: 0.025, edge: 0.03 },
    { on: 'top', outline: points('-.4 .36, 1.4 .5, 1.4 -.9, -.4 -.9'), depth: -0.012, edge: 0.05 },
  ],
})

const lamp = area(outline('.53 .8 .02, .53 .97 .02, .8 .985, 1.1 .995 .02, 1.2 .98 .02, 1.14 .86, .98 .81'), 0.03)
const grille = area(outline('-.1 .745, .46 .745 .03, .51 .79 .03, .51 .975 .02, -.1 .975'), 0.02)
const front: Drawing['front'] = [
  ...cabFront,
  { as: 'lamp', path: lamp },
  { as: 'metal', path: area(points('.56 .83, .56 .95, .88 .965, .88 .83'), 0.03) },
  { as: 'lens', path: circle(0.71, 0.893, 0.056), stroke: 0.008 },
  { as: 'lens', path: circle(0.71, 0.893, 0.02) },
  { as: 'lens', path: circle(0.835, 0.893, 0.042), stroke: 0.007 },
  { as: 'lens', path: circle(0.835, 0.893, 0.015) },
  { as: 'tint', path: area(points('1.0 .83, 1.16 .88, 1.18 .95, 1.0 .95'), 0.03) },
  { as: 'glow', path: line(points('.57 .962, .9 .974')), stroke: 0.009 },
  { as: 'grille', path: grille },
  ...bars('lens', 0.75, 0.97, 3, 0.03, 0.6),
  { as: 'black', path: grille, stroke: 0.02 },
  { as: 'gap', path: line(points('-.1 1.0, .52 1.0, .8 1.012, .93 1.022'), 0.06), stroke: 0.0055 },
  { as: 'clad', path: area(points('-.1 .1, 1.7 .1, 1.7 .6, 1.2 .62, 1.05 .665, -.1 .665'), 0.03) },
  { as: 'grille', path: area(points('-.1 .365, .47 .365, .5 .46, -.1 .46'), 0.02) },
  ...bars('lens', 0.365, 0.46, 3, 0.012),
  { as: 'black', path: box(0.74, 0.5, 0.16, 0.1, 0.02) },
  { as: 'gap', path: line(points('.98 .81, 1.1 .74, 1.12 .66'), 0.03), stroke: 0.0055 },
]

const rear: Drawing['rear'] = [
  ...cabRear,
  { as: 'lamp', path: area(points('.785 .78, .785 1.1, 1.05 1.1, 1.05 .78'), 0.025) },
  { as: 'tint', path: area(points('.79 .86, 1.06 .86, 1.06 .93, .79 .93')) },
  ...marks('lens', [line(points('.78 .86, 1.06 .86')), line(points('.78 .93, 1.06 .93'))], 0.008),
  ...marks('glow', [line(points('.82 1.02, .98 1.02'))], 0.05),
  { as: 'clad', path: area(points('-.1 .1, 1.3 .1, 1.3 .55, 1.08 .62, -.1 .62'), 0.02) },
]

/** A work truck: black bumpers and mirrors, steel wheels. */
export const workPickup: Body = {
  shape,
  drawing: { front, rear, side: [...cabSide(shape), ...clad.marks], plan: bonnetPlan },
  wheels: { design: 'steel', rim: 16, width: 0.22, finish: 'alloy' },
  tailWrap: 0.3,
  lampDepth: 0.017,
  furnish: (solid) => [
    ...cabFurniture(solid),
    doorMirrors(solid, { s: 1.62, y: 1.25, design: 'pod', finish: 'plastic' }),
    doorHandles(solid, {
      at: [
        [2.33, 1.03],
        [3.26, 1.04],
      ],
      design: 'flap',
      finish: 'plastic',
    }),
    plates(solid, { frontY: 0.565, rearY: 0.545 }),
    emblem(solid, { y: 0.86, end: 'front', design: 'disc', size: 0.079 }),
    reflectors(solid, { y: 0.52, z: 0.68, width: 0.14, height: 0.035 }),
  ],
}
