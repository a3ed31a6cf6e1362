import type { Body } from '../body.ts'
import { cabin } from '../cabin.ts'
import type { Drawing } from '../drawing.ts'
import { endPane, fuelFlap, sideWindows } from '../glass.ts'
import { doorHandles, doorMirrors, emblem, plates, reflectors, wipers } from '../parts.ts'
import { area, line, outline, points } from '../paths.ts'
import type { Shape } from '../solid.ts'
import { coupeSuv } from './suv-coupe.ts'
import { bars, doors, marks } from './suv-marks.ts'

const shape: Shape = {
  ...coupeSuv.shape,
  top: points('0 .8, .1 .86, .35 .935, .8 1.0, 1.12 1.04, 2 1.075, 3 1.115, 3.7 1.155, 4.25 1.185, 4.44 1.15'),
  nose: points('.1 .2, .24 .08, .34 .02, .46 0, .6 .006, .7 .024, .78 .06, .86 .13, .96 .22, 1.1 .34'),
  flare: 0.026,
  presses: [{ on: 'back', outline: points('-.5 .71, .36 .71, .39 .86, -.5 .86'), depth: 0.012, edge: 0.05 }],
  creases: [{ from: 1.2, to: 3.4, height: points('1.2 .42, 3.4 .5'), depth: -0.014, width: 0.05 }],
}

const side: Drawing['side'] = [
  ...sideWindows(shape, {
    front: [1.42, 1.92],
    rear: [4.02, 3.55],
    pillars: [
      [2.46, 0.1],
      [3.36, 0.07],
    ],
    corner: 0.05,
  }),
  ...doors(shape, { front: [1.38, 1.35], middle: 2.45, rear: 3.36, low: 0.325 }),
  ...marks('clad', [area(points('.5 .1, 3.7 .1, 3.7 .27, .5 .27'))]),
  ...marks('gap', [line(points('3.9 .6, 4.05 .62, 4.3 .652'), 0.1)], 0.005),
  fuelFlap(3.86, 0.93, 0.15, 0.15, 0.075),
]

const lamp = area(outline('.5 .685 .01, .52 .75 .02, .82 .795, 1.2 .85 .02, 1.18 .8 .02, .9 .72'), 0.02)
const front: Drawing['front'] = [
  ...endPane([0.83, 1.06], [0.62, 1.52], { sag: 0.015, crown: 0.015 }),
  { as: 'lamp', path: lamp },
  ...marks('glow', [line(points('.54 .74, .84 .785, 1.16 .838'), 0.02), line(points('.55 .71, .66 .72'))], 0.016),
  ...marks('metal', [area(points('.7 .72, .78 .735, .78 .765, .7 .75'), 0.01), area(points('.82 .74, .9 .755, .9 .785, .82 .77'), 0.01)]),
  { as: 'gap', path: lamp, stroke: 0.006 },
  { as: 'gap', path: line(points('-.1 .775, .5 .775'), 0.1), stroke: 0.0055 },
  { as: 'black', path: area(outline('.92 .34 .02, 1.02 .36 .02, 1.06 .6 .03, 1.0 .6 .02'), 0.02) },
  { as: 'grille', path: area(outline('-.1 .28, .56 .28 .03, .64 .36, .56 .41 .03, -.1 .41'), 0.03) },
  ...bars('lens', 0.29, 0.4, 3, 0.012),
  { as: 'clad', path: area(points('-.1 .1, 1.6 .1, 1.6 .24, .9 .22, -.1 .22'), 0.04) },
]

const rear: Drawing['rear'] = [
  ...endPane([0.73, 1.235], [0.53, 1.485], { sag: 0.01, crown: 0.015, frit: 0.04 }),
  { as: 'lamp', path: area(outline('-.1 1.0, .7 1.0, 1.3 .985 .02, 1.34 1.03 .02, 1 1.06, .6 1.05, -.1 1.05'), 0.02) },
  ...marks('glow', [line(points('-.1 1.025, .7 1.025, 1.28 1.012'), 0.02)], 0.02),
  { as: 'clad', path: area(points('-.1 .1, 1.7 .1, 1.7 .28, 1.0 .34, .6 .4, -.1 .4'), 0.05) },
  ...marks(
    'gap',
    [line(points('-.1 .655, .6 .655, .76 .72, .78 1.0'), 0.06), line(points('.78 1.05, .78 1.17, .66 1.42, .4 1.522, 0 1.528'), 0.06)],
    0.006,
  ),
]

/** An electric crossover: closed smooth nose, covered wheels, no chrome, one line of light behind. */
export const electricSuv: Body = {
  ...coupeSuv,
  shape,
  drawing: { front, rear, side, plan: [{ as: 'gap', path: line(points('.3 .87, .5 .83, .64 .795, 1.2 .75'), 0.1), stroke: 0.0055 }] },
  wheels: { design: 'aero', rim: 19, width: 0.225, finish: 'twoTone' },
  furnish: (solid) => [
    cabin(solid, { rows: 2, trim: 'dark', windscreenTop: 2, windscreenBase: 1.1, floor: 0.34, hipHeight: 0.58, rowsAt: [2.17, 3.0] }),
    doorMirrors(solid, { s: 1.54, y: 1.16, design: 'wing' }),
    doorHandles(solid, { at: points('2.28 .985, 3.18 1.01'), design: 'flush' }),
    plates(solid, { frontY: 0.5, rearY: 0.785 }),
    emblem(solid, { y: 0.68, end: 'front', design: 'disc', size: 0.07 }),
    emblem(solid, { y: 1.11, end: 'back', design: 'bar', size: 0.02 }),
    reflectors(solid, { y: 0.475, z: 0.6, width: 0.17, height: 0.022 }),
    wipers(solid, { base: 1.1 }),
  ],
}
