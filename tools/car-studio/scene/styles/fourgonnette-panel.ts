import type { Body } from '../body.ts'
import { cabin } from '../cabin.ts'
import type { Drawing } from '../drawing.ts'
import { endPane } from '../glass.ts'
import { aerial, doorHandles, doorMirrors, emblem, plates, reflectors, slidingRail, wipers } from '../parts.ts'
import { area, box, line } from '../paths.ts'
import { doorHinges, smallVan, tailHandle, tailSeam, twinDoorWindows, vanBonnet } from './fourgonnette-form.ts'
import { type Glazing, glazing, sideDoors } from './mini-van-lines.ts'
import { at, bars, lens, marks, rounded } from './suv-marks.ts'

const shape = smallVan({
  presses: [
    { on: 'side', outline: at('2.5 .78, 3.46 .78, 3.46 1.62, 2.5 1.62'), depth: 0.011, edge: 0.03 },
    { on: 'side', outline: at('3.68 .98, 4.2 .98, 4.2 1.62, 3.68 1.62'), depth: 0.011, edge: 0.03 },
    { on: 'back', outline: at('-.5 .68, .3 .68, .3 .86, -.5 .86'), depth: 0.015, edge: 0.03 },
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
  ...sideDoors(shape, panes, { front: [1.26, 1.16, 1.58], split: [2.3, 2.33, 2.34], low: 0.28, over: 0.035 }),
  {
    as: 'gap',
    path: line(at('2.3 .28, 3.08 .28, 3.17 .4, 3.24 .58, 3.4 .72, 3.56 .76, 3.56 1.68, 2.42 1.69, 2.42 .28'), 0.06),
    stroke: 0.006,
  },
  { as: 'clad', path: area(at('1.3 .5, 3.05 .5, 3.05 .57, 1.3 .57'), 0.02) },
  { as: 'clad', path: area(at('4.03 .52, 4.4 .52, 4.4 .6, 4.03 .6'), 0.015) },
  { as: 'clad', path: area(at('.9 .1, 3.7 .1, 3.7 .235, .9 .235')) },
  ...marks('gap', [box(4.02, 0.9, 0.17, 0.17, 0.03)], 0.005),
]

const lamp = area(rounded('.52 .7 .03, .5 .86 .03, .66 .915, .86 .98, 1.0 1.0 .03, 1.06 .95 .03, 1.02 .8, .95 .715, .8 .69'), 0.04)
const grille = area(rounded('-.1 .745, .36 .745 .02, .42 .79 .02, .42 .83 .02, -.1 .83'), 0.02)
const front: Drawing['front'] = [
  ...endPane([0.86, 1.135], [0.78, 1.7], { sag: 0.015, crown: 0.012, frit: 0.04 }),
  { as: 'lamp', path: lamp },
  { as: 'metal', path: area(at('.55 .73, .54 .85, .74 .91, .84 .82, .8 .73'), 0.04) },
  ...lens(0.68, 0.8, 0.052),
  { as: 'tint', path: area(at('.86 .75, .98 .8, 1.02 .93, .92 .93'), 0.03) },
  { as: 'grille', path: grille },
  ...bars('lens', 0.75, 0.83, 2, 0.02, 0.5),
  { as: 'clad', path: area(rounded('-.1 .1, 1.6 .1, 1.6 .56, 1.1 .6 .03, .9 .66 .03, .52 .66 .03, .45 .7 .03, -.1 .7'), 0.03) },
  { as: 'grille', path: area(at('-.1 .3, .5 .3, .56 .36, .5 .47, -.1 .47'), 0.03) },
  ...bars('lens', 0.3, 0.47, 4, 0.014, 0.6),
  { as: 'gap', path: line(at('-.1 .875, .36 .88, .52 .9, .7 .96, .86 1.02'), 0.06), stroke: 0.006 },
]

const rear: Drawing['rear'] = [
  ...twinDoorWindows(1.13, 1.6, 0.1, [0.7, 0.67]),
  { as: 'lamp', path: area(at('.83 .72, .83 1.16, .87 1.2, .97 1.19, .99 1.1, .99 .78, .96 .72'), 0.025) },
  ...marks('lens', [line(at('.8 .88, 1.02 .88')), line(at('.8 .98, 1.02 .98'))], 0.008),
  { as: 'tint', path: area(at('.8 .885, 1.02 .885, 1.02 .975, .8 .975')) },
  { as: 'glow', path: box(0.91, 1.09, 0.07, 0.12, 0.02) },
  { as: 'clad', path: area(rounded('-.1 .1, 1.6 .1, 1.6 .56, .9 .6 .03, -.1 .6'), 0.03) },
  ...marks('gap', [line(at('-.1 .635, .76 .635, .8 .67, .8 1.2, .75 1.66, .7 1.7, -.1 1.72'), 0.05)], 0.006),
  ...marks('gap', [line(at('-.1 .475, 1.2 .475'))], 0.004),
]

/** A panel van: closed load sides, two rear doors, black bumpers, steel wheels. */
export const panelVan: Body = {
  shape,
  drawing: { front, rear, side, plan: vanBonnet },
  wheels: { design: 'steel', rim: 15, width: 0.2 },
  tailWrap: 0.24,
  tint: 0.35,
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
    doorHandles(solid, { at: at('2.18 .99, 2.56 .99'), design: 'flap', finish: 'plastic' }),
    slidingRail(solid, { from: 3.58, to: 4.26, y: 0.92 }),
    plates(solid, { frontY: 0.56, rearY: 0.77 }),
    emblem(solid, { y: 0.79, end: 'front', design: 'disc', size: 0.12 }),
    tailSeam(solid, 0.05, 0.635, 1.715),
    tailHandle(solid, 0.9, -0.05),
    doorHinges(solid, 0.79, [0.72, 1.1, 1.5]),
    reflectors(solid, { y: 0.53, z: 0.7, width: 0.14, height: 0.035 }),
    aerial(solid, { s: 2.0, design: 'rod' }),
    wipers(solid, { base: 1.02 }),
  ],
}
