import type { Body } from '../body.ts'
import { cabin } from '../cabin.ts'
import type { Drawing } from '../drawing.ts'
import { endPane, fuelFlap } from '../glass.ts'
import { aerial, doorHandles, doorMirrors, emblem, fogLamps, plates, reflectors, roofRails, wipers } from '../parts.ts'
import { area, box, line, outline, points } from '../paths.ts'
import type { Shape } from '../solid.ts'
import { bonnetSeam, type Glazing, glazing, sideDoors } from './mini-van-lines.ts'
import { bars, lens, marks } from './suv-marks.ts'

const shape: Shape = {
  length: 4.3,
  width: 1.78,
  height: 1.66,
  wheelRadius: 0.315,
  frontAxle: 0.86,
  wheelbase: 2.66,
  clearance: 0.165,
  top: points('0 .72, .05 .79, .16 .86, .4 .94, .7 .99, .95 1.012, 1.25 1.01, 2.2 1.0, 3.2 1.01, 4.3 1.02'),
  roof: points(
    '.6 .72, .84 .94, 1.0 1.06, 1.25 1.235, 1.5 1.4, 1.7 1.51, 1.9 1.585, 2.15 1.635, 2.5 1.66, 3.1 1.658, 3.7 1.64, 4.0 1.625, 4.3 1.6',
  ),
  nose: points('.1 .15, .2 .07, .32 .015, .42 0, .52 0, .58 .03, .7 .045, .78 .085, .86 .16, .96 .4'),
  tail: points('.1 .16, .22 .06, .34 .008, .46 0, .56 .004, .62 .045, .9 .055, 1.05 .07, 1.25 .11, 1.45 .165, 1.6 .22'),
  noseBow: 0.22,
  noseBowPower: 3,
  tailBow: 0.12,
  tailBowPower: 3.6,
  windscreenTop: 1.82,
  rearGlassTop: 3.98,
  tumble: 0.25,
  roofEdge: 0.085,
  greenhouseTail: 0.07,
  greenhouse: points('0 .74, .84 .9, 1.2 .945, 1.82 .965, 2.8 .972, 3.7 .96, 4.3 .93'),
  bonnetCrown: 0.04,
  shoulder: 0.08,
  flare: 0.018,
  archGap: 0.045,
  presses: [{ on: 'back', outline: points('-.5 .64, .32 .64, .32 .8, -.5 .8'), depth: 0.018, edge: 0.03 }],
  creases: [{ from: 0.4, to: 4.25, height: points('.4 .82, 2 .84, 4.25 .87'), depth: 0.008, width: 0.03 }],
}

const panes: Glazing = {
  front: [1.0, 1.72],
  rear: [3.96, 3.86],
  header: [0.1, 0.11],
  corners: [0.03, 0.06, 0.06, 0.16],
  frameWidth: 0.03,
  posts: [
    { s: 1.36, width: 0.05 },
    { s: 2.32, width: 0.1 },
    { s: 3.26, width: 0.1, paint: true },
  ],
}
const side: Drawing['side'] = [
  ...glazing(shape, panes),
  ...sideDoors(shape, panes, { front: [1.25, 1.2], quarter: 1.36, split: [2.3, 2.32, 2.33], rear: [3.26, 3.27], low: 0.29 }),
  { as: 'clad', path: area(points('1.29 .52, 3.0 .52, 3.0 .59, 1.29 .59'), 0.02) },
  { as: 'clad', path: area(points('.9 .1, 3.6 .1, 3.6 .235, .9 .235')) },
  ...marks('gap', [line(points('.6 .6, .36 .612, .2 .632'), 0.03)], 0.005),
  fuelFlap(3.82, 0.84, 0.16, 0.16, 0.03),
]

const lamp = area(outline('.5 .645 .02, .48 .755 .02, .7 .785, .94 .815 .03, 1.0 .79 .03, .98 .68 .03, .9 .645'), 0.03)
const grille = area(outline('-.1 .64, .38 .64 .03, .42 .67 .02, .42 .74 .02, -.1 .735'), 0.02)
const bonnet = bonnetSeam(shape, points('-.1 .77, .32 .775, .48 .79, .7 .82'), points('.4 .71, .7 .74, .95 .75'))
const front: Drawing['front'] = [
  ...endPane([0.85, 1.04], [0.69, 1.535], { sag: 0.02, crown: 0.012, frit: 0.035 }),
  { as: 'lamp', path: lamp },
  { as: 'metal', path: area(points('.53 .665, .52 .745, .74 .77, .78 .665'), 0.03) },
  ...lens(0.64, 0.712, 0.04),
  { as: 'tint', path: area(points('.83 .67, .97 .7, .97 .78, .84 .775'), 0.02) },
  { as: 'grille', path: grille },
  ...bars('tint', 0.64, 0.74, 3, 0.018, 0.37),
  { as: 'clad', path: area(outline('-.1 .1, 1.6 .1, 1.5 .3, 1.1 .31, .9 .34, -.1 .34'), 0.03) },
  { as: 'clad', path: area(points('-.1 .49, 1.5 .49, 1.5 .55, -.1 .55')) },
  { as: 'grille', path: area(points('-.1 .25, .5 .25, .56 .29, .52 .33, -.1 .33'), 0.02) },
  ...bars('lens', 0.25, 0.33, 3, 0.01, 0.6),
  bonnet.front,
  { as: 'gap', path: line(points('.4 .605, .5 .62, 1.0 .64')), stroke: 0.005 },
]

const rear: Drawing['rear'] = [
  ...endPane([0.7, 1.045], [0.62, 1.5], { sag: 0.004, crown: 0.01, corner: 0.05, frit: 0.045 }),
  { as: 'lamp', path: area(points('.745 .66, .745 1.0, .79 1.02, .96 1.02, .98 .95, .98 .7, .94 .66'), 0.02) },
  ...marks('lens', [line(points('.74 .77, 1 .77')), line(points('.74 .86, 1 .86'))], 0.008),
  { as: 'tint', path: area(points('.74 .775, 1 .775, 1 .855, .74 .855')) },
  { as: 'glow', path: box(0.86, 0.94, 0.12, 0.07, 0.02) },
  { as: 'clad', path: area(points('-.1 .49, 1.5 .49, 1.5 .555, -.1 .555')) },
  { as: 'clad', path: area(points('-.1 .1, 1.6 .1, 1.5 .26, -.1 .28'), 0.04) },
  ...marks('gap', [line(points('-.1 .6, .66 .6, .72 .64, .73 1.0, .68 1.56, .3 1.585, -.1 1.588'), 0.05)], 0.006),
]

/** An upright people carrier of an earlier generation: big windows, rub strips, plain lamps. */
export const uprightCarrier: Body = {
  shape,
  drawing: { front, rear, side, plan: [bonnet.plan] },
  lampDepth: 0.016,
  wheels: { design: 'steelCover', rim: 15, width: 0.195 },
  tint: 0.3,
  furnish: (solid) => [
    cabin(solid, { rows: 2, trim: 'dark', windscreenTop: 1.82, windscreenBase: 0.98, floor: 0.36, hipHeight: 0.62, rowsAt: [2.04, 2.92] }),
    doorMirrors(solid, { s: 1.46, y: 1.09, design: 'pod', finish: 'plastic' }),
    doorHandles(solid, { at: points('2.14 .9, 3.08 .91'), design: 'flap', finish: 'plastic' }),
    plates(solid, { frontY: 0.43, rearY: 0.72 }),
    emblem(solid, { y: 0.69, end: 'front', design: 'disc', size: 0.061 }),
    emblem(solid, { y: 0.9, end: 'back', design: 'disc', size: 0.058 }),
    fogLamps(solid, { y: 0.4, z: 0.64, width: 0.15, height: 0.09 }),
    reflectors(solid, { y: 0.42, z: 0.6, width: 0.14 }),
    roofRails(solid, { from: 2.1, to: 3.8, design: 'open', finish: 'plastic' }),
    aerial(solid, { s: 2.0, design: 'rod' }),
    wipers(solid, { base: 0.98, rear: { y: 1.06 } }),
  ],
}
