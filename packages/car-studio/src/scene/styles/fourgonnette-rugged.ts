import type { Body } from '../body.ts'
import { cabin } from '../cabin.ts'
import type { Drawing } from '../drawing.ts'
import { endPane, fuelFlap } from '../glass.ts'
import { aerial, doorHandles, doorMirrors, emblem, plates, reflectors, roofRails, slidingRail, wipers } from '../parts.ts'
import { area, box, line, outline, points } from '../paths.ts'
import type { Shape } from '../solid.ts'
import { bumperSide, doorHinges, smallVan, tailHandle, tailSeam, twinDoorWindows } from './fourgonnette-form.ts'
import { bonnetSeam, type Glazing, glazing, sideDoors } from './mini-van-lines.ts'
import { bars, cladding, lens, marks, satin } from './suv-marks.ts'

const form = smallVan({
  length: 4.4,
  width: 1.86,
  height: 1.85,
  wheelRadius: 0.335,
  clearance: 0.19,
  top: points('0 .98, .04 1.03, .12 1.065, .35 1.1, .65 1.125, .95 1.14, 1.25 1.14, 2.2 1.135, 4.4 1.14'),
  roof: points(
    '.6 .88, .86 1.07, 1.02 1.19, 1.22 1.37, 1.4 1.52, 1.56 1.64, 1.74 1.745, 1.92 1.805, 2.15 1.836, 2.6 1.85, 3.4 1.85, 4.0 1.838, 4.4 1.82',
  ),
  nose: points('.1 .16, .2 .08, .32 .02, .42 0, .67 0, .73 .03, .9 .038, 1.0 .056, 1.06 .1, 1.16 .3'),
  noseBow: 0.17,
  noseBowPower: 4,
  windscreenTop: 1.68,
  creases: [{ from: 0.3, to: 4.1, height: points('.3 .98, 2 1.0, 4.35 1.0'), depth: 0.007, width: 0.018 }],
})
const clad = cladding(form, { width: 0.055, sill: 0.38, out: 0.014, square: 0.2 })
const shape: Shape = {
  ...form,
  presses: [...clad.presses, { on: 'back', outline: points('-.5 .68, .3 .68, .3 .86, -.5 .86'), depth: 0.015, edge: 0.03 }],
}

const panes: Glazing = {
  front: [1.1, 1.52],
  rear: [4.12, 4.1],
  header: [0.14, 0.15],
  low: [-0.02, -0.02],
  corners: [0.04, 0.05, 0.05, 0.12],
  posts: [
    { s: 2.34, width: 0.11 },
    { s: 3.5, width: 0.18, paint: true },
  ],
}
const side: Drawing['side'] = [
  ...glazing(shape, panes),
  ...sideDoors(shape, panes, {
    front: [1.27, 1.08],
    split: [2.32, 2.34, 2.345],
    rear: [3.5, 3.5],
    low: 0.395,
    over: 0.038,
    extra: 0.085,
  }),
  ...clad.marks,
  bumperSide(shape, 0.58),
  { as: 'clad', path: area(points('1.36 .6, 2.98 .6, 3.05 .69, 1.34 .69'), 0.025) },
  fuelFlap(4.03, 0.92, 0.17, 0.16, 0.03),
]

const bonnet = bonnetSeam(shape, points('-.1 1.015, .5 1.018, .8 1.03'), points('.34 .75, .7 .79, 1.0 .8'))
const front: Drawing['front'] = [
  ...endPane([0.87, 1.155], [0.78, 1.73], { sag: 0.012, crown: 0.012, frit: 0.04 }),
  { as: 'black', path: area(outline('-.1 .79, .98 .79 .03, 1.02 .98 .03, .9 1.0, -.1 .985'), 0.03) },
  { as: 'lamp', path: area(points('.53 .81, .53 .97, .96 .98, 1.0 .95, .97 .82'), 0.02) },
  { as: 'glow', path: line(points('.555 .83, .555 .95, .94 .96'), 0.02), stroke: 0.016 },
  ...lens(0.67, 0.885, 0.042),
  ...lens(0.81, 0.885, 0.042),
  { as: 'tint', path: area(points('.9 .84, .99 .85, .99 .93, .9 .93'), 0.02) },
  { as: 'grille', path: area(points('-.1 .81, .49 .81, .49 .97, -.1 .965'), 0.02) },
  ...bars('metal', 0.82, 0.965, 2, 0.014, 0.47),
  { as: 'clad', path: area(outline('-.1 .1, 1.6 .1, 1.6 .58, 1.2 .62, .95 .69 .03, -.1 .69'), 0.03) },
  { as: 'grille', path: area(points('-.1 .4, .52 .4, .58 .46, .52 .52, -.1 .52'), 0.025) },
  ...bars('lens', 0.4, 0.52, 3, 0.014, 0.6),
  { as: 'black', path: box(0.75, 0.47, 0.17, 0.12, 0.03) },
  ...satin(area(points('-.1 .22, .46 .22, .54 .34, -.1 .34'), 0.02)),
  bonnet.front,
]

const rear: Drawing['rear'] = [
  ...twinDoorWindows(1.15, 1.62, 0.1, [0.69, 0.66]),
  { as: 'lamp', path: area(points('.8 .72, .8 1.25, .98 1.25, 1.0 1.21, 1.0 .76, .98 .72'), 0.02) },
  { as: 'glow', path: line(points('.84 1.21, .965 1.21, .965 .95, .84 .95, .84 1.21'), 0.02), stroke: 0.02 },
  { as: 'tint', path: box(0.9, 0.87, 0.14, 0.07, 0.01) },
  { as: 'metal', path: box(0.9, 0.79, 0.14, 0.05, 0.01) },
  { as: 'clad', path: area(outline('-.1 .1, 1.6 .1, 1.6 .58, -.1 .58'), 0.03) },
  ...satin(area(points('-.1 .27, .44 .27, .52 .4, -.1 .4'), 0.02)),
  ...marks('gap', [line(points('-.1 .62, .74 .62, .775 .65, .775 1.2, .74 1.69, .69 1.73, -.1 1.745'), 0.05)], 0.006),
]

/** A tall rugged small van: cladding, roof rails, an upright face. */
export const ruggedVan: Body = {
  shape,
  drawing: { front, rear, side, plan: [bonnet.plan] },
  lampDepth: 0.016,
  wheels: { design: 'offroad', rim: 16, width: 0.215, finish: 'darkAlloy' },
  privacy: 0.8,
  privacyFrom: 2.4,
  tailWrap: 0.24,
  furnish: (solid) => [
    cabin(solid, {
      rows: 2,
      trim: 'dark',
      windscreenTop: 1.68,
      windscreenBase: 1.02,
      floor: 0.4,
      hipHeight: 0.72,
      rowsAt: [2.04, 2.94],
    }),
    doorMirrors(solid, { s: 1.4, y: 1.24, design: 'van', finish: 'plastic' }),
    doorHandles(solid, { at: points('2.18 1.04, 2.54 1.04'), design: 'flap', finish: 'plastic' }),
    slidingRail(solid, { from: 3.54, to: 4.22, y: 1.045 }),
    plates(solid, { frontY: 0.605, rearY: 0.77 }),
    emblem(solid, { y: 0.89, end: 'front', design: 'shield', size: 0.12 }),
    tailSeam(solid, 0.05, 0.62, 1.74),
    tailHandle(solid, 0.9, -0.05),
    doorHinges(solid, points('.77 .74, .77 1.06, .735 1.44')),
    reflectors(solid, { y: 0.53, z: 0.7, width: 0.14, height: 0.035 }),
    roofRails(solid, { from: 2.0, to: 4.1, design: 'open', finish: 'plastic' }),
    aerial(solid, { s: 2.0, design: 'rod' }),
    wipers(solid, { base: 1.02 }),
  ],
}
