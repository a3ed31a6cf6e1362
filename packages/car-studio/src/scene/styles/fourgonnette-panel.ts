import type { Body } from '../body.ts'
import { cabin } from '../cabin.ts'
import type { Drawing } from '../drawing.ts'
import { endPane, fuelFlap } from '../glass.ts'
import { aerial, doorHandles, doorMirrors, emblem, plates, reflectors, slidingRail, wipers } from '../parts.ts'
import { area, box, circle, line, outline, points } from '../paths.ts'
import { bumperSide, doorHinges, smallVan, tailHandle, tailSeam, twinDoorWindows } from './fourgonnette-form.ts'
import { bonnetSeam, type Glazing, glazing, sideDoors } from './mini-van-lines.ts'
import { bars, marks, slats } from './suv-marks.ts'

const shape = smallVan({
  presses: [
    ...(['side', 'upper'] as const).flatMap((on) => [
      { on, outline: points('2.52 .8, 3.46 .8, 3.46 1.6, 2.52 1.6'), depth: 0.011, edge: 0.035 },
      { on, outline: points('3.68 1.0, 4.18 1.0, 4.17 1.6, 3.68 1.6'), depth: 0.011, edge: 0.035 },
    ]),
    { on: 'front', outline: points('-.5 .49, .66 .49, .6 .64, -.5 .64'), depth: 0.014, edge: 0.03 },
    { on: 'back', outline: points('-.5 .68, .3 .68, .3 .86, -.5 .86'), depth: 0.015, edge: 0.03 },
  ],
})

const panes: Glazing = {
  front: [1.1, 1.6],
  rear: [2.26, 2.28],
  header: [0.13, 0.14],
  low: [-0.03, -0.03],
  corners: [0.04, 0.03, 0.04, 0.12],
}
const side: Drawing['side'] = [
  ...glazing(shape, panes),
  ...sideDoors(shape, panes, { front: [1.26, 1.08], split: [2.3, 2.33, 2.34], low: 0.28, over: 0.035 }),
  {
    as: 'gap',
    path: line(points('2.3 .28, 3.08 .28, 3.17 .4, 3.24 .58, 3.4 .72, 3.56 .76, 3.56 1.68, 2.42 1.69, 2.42 .28'), 0.06),
    stroke: 0.006,
  },
  { as: 'clad', path: area(points('1.3 .5, 3.05 .5, 3.05 .57, 1.3 .57'), 0.02) },
  bumperSide(shape, 0.58),
  { as: 'clad', path: area(points('.9 .1, 3.7 .1, 3.7 .235, .9 .235')) },
  fuelFlap(4.04, 0.76, 0.16, 0.15, 0.03),
]

const lamp = area(outline('.52 .7 .03, .5 .86 .03, .66 .915, .86 .98, 1.0 1.0 .03, 1.06 .95 .03, 1.02 .8, .95 .715, .8 .69'), 0.04)
const grille = area(outline('-.1 .745, .36 .745 .02, .42 .79 .02, .42 .83 .02, -.1 .83'), 0.02)
const bonnet = bonnetSeam(shape, points('-.1 .875, .36 .88, .52 .9, .7 .96'), points('.34 .75, .7 .79, 1.0 .8'))
const front: Drawing['front'] = [
  ...endPane([0.86, 1.135], [0.78, 1.7], { sag: 0.015, crown: 0.012, frit: 0.04 }),
  { as: 'lamp', path: lamp },
  { as: 'metal', path: area(points('.55 .72, .53 .85, .68 .9, .88 .965, .98 .975, .96 .85, .9 .74, .8 .715'), 0.03) },
  ...marks('lens', [circle(0.665, 0.8, 0.07), line(points('.755 .7, .79 .94'))], 0.006),
  ...slats('lens', 0.7, 0.98, 0.92, 0.0165, 0.003),
  { as: 'tint', path: area(points('.94 .77, 1.0 .82, 1.04 .95, .99 .955'), 0.02) },
  { as: 'grille', path: grille },
  ...bars('lens', 0.75, 0.83, 2, 0.02, 0.5),
  { as: 'clad', path: area(outline('-.1 .1, 1.6 .1, 1.6 .56, 1.1 .6 .03, .9 .66 .03, .52 .66 .03, .45 .7 .03, -.1 .7'), 0.03) },
  { as: 'grille', path: area(points('-.1 .3, .5 .3, .56 .36, .5 .47, -.1 .47'), 0.03) },
  ...bars('lens', 0.3, 0.47, 4, 0.014, 0.6),
  { as: 'black', path: box(0.74, 0.385, 0.17, 0.12, 0.03) },
  { as: 'gap', path: line(points('-.1 .5, .6 .5, 1.0 .49, 1.4 .47'), 0.05), stroke: 0.004 },
  bonnet.front,
]

const rear: Drawing['rear'] = [
  ...twinDoorWindows(1.13, 1.6, 0.1, [0.69, 0.655]),
  { as: 'lamp', path: area(points('.8 .7, .8 1.17, .83 1.22, .97 1.21, .99 1.12, .99 .76, .96 .7'), 0.025) },
  ...marks('lens', [line(points('.8 .88, 1.02 .88')), line(points('.8 .98, 1.02 .98'))], 0.008),
  { as: 'tint', path: area(points('.8 .885, 1.02 .885, 1.02 .975, .8 .975')) },
  { as: 'glow', path: box(0.89, 1.1, 0.1, 0.12, 0.02) },
  { as: 'clad', path: area(outline('-.1 .1, 1.6 .1, 1.6 .58, -.1 .58'), 0.03) },
  ...marks('gap', [line(points('-.1 .62, .74 .62, .775 .65, .775 1.2, .735 1.66, .69 1.7, -.1 1.72'), 0.05)], 0.006),
  ...marks('gap', [line(points('-.1 .475, 1.2 .475'))], 0.004),
]

/** A panel van: closed load sides, two rear doors, black bumpers, steel wheels. */
export const panelVan: Body = {
  shape,
  drawing: { front, rear, side, plan: [bonnet.plan] },
  lampDepth: 0.016,
  wheels: { design: 'steel', rim: 15, width: 0.2 },
  tailWrap: 0.24,
  tint: 0.35,
  privacy: 0.7,
  privacyFrom: 2.5,
  furnish: (solid) => [
    cabin(solid, {
      rows: 1,
      trim: 'dark',
      windscreenTop: 1.74,
      windscreenBase: 1.02,
      floor: 0.38,
      hipHeight: 0.7,
      rowsAt: [1.98],
      bulkhead: 2.36,
      pillar: 2.34,
    }),
    doorMirrors(solid, { s: 1.42, y: 1.22, design: 'van', finish: 'plastic' }),
    doorHandles(solid, { at: points('2.18 .99, 2.56 .99'), design: 'flap', finish: 'plastic' }),
    slidingRail(solid, { from: 3.58, to: 4.26, y: 0.92 }),
    plates(solid, { frontY: 0.56, rearY: 0.77 }),
    emblem(solid, { y: 0.79, end: 'front', design: 'disc', size: 0.086 }),
    tailSeam(solid, 0.05, 0.62, 1.715),
    tailHandle(solid, 0.9, -0.05),
    doorHinges(solid, points('.77 .74, .77 1.06, .735 1.42')),
    reflectors(solid, { y: 0.53, z: 0.7, width: 0.14, height: 0.035 }),
    aerial(solid, { s: 2.0, design: 'rod' }),
    wipers(solid, { base: 1.02 }),
  ],
}
