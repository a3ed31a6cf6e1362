import type { Body } from '../body.ts'
import type { Drawing } from '../drawing.ts'
import { endPane, fuelFlap } from '../glass.ts'
import { aerial, doorHandles, doorMirrors, emblem, exhaust, plates, reflectors, roofSpoiler, wipers } from '../parts.ts'
import { area, circle, line, points, triples } from '../paths.ts'
import type { Shape } from '../solid.ts'
import {
  bars,
  bonnetLine,
  bumperLine,
  type Daylight,
  daylight,
  doorLines,
  hatchCabin,
  plateHollow,
  rearBumperLine,
} from './citadine-hatch.ts'

const shape: Shape = {
  length: 4.28,
  width: 1.79,
  height: 1.47,
  wheelRadius: 0.326,
  frontAxle: 0.86,
  wheelbase: 2.64,
  clearance: 0.145,
  top: points('0 .7, .05 .758, .18 .825, .45 .885, .85 .932, 1.22 .96, 1.6 .968, 2.5 .985, 3.3 1.008, 3.9 1.022, 4.28 1.015'),
  roof: points(
    '.85 .735, 1.18 .94, 1.4 1.075, 1.65 1.214, 1.9 1.334, 2.1 1.402, 2.35 1.45, 2.65 1.47, 3.0 1.467, 3.4 1.443, 3.8 1.4, 4.05 1.362, 4.28 1.32',
  ),
  nose: points('.1 .2, .2 .09, .3 .035, .42 .006, .52 0, .62 .004, .7 .022, .78 .08, .88 .24, .98 .5'),
  tail: points('.1 .22, .22 .1, .34 .025, .46 0, .58 .004, .66 .03, .84 .045, .98 .062, 1.07 .1, 1.2 .175, 1.32 .25, 1.45 .335'),
  noseBow: 0.28,
  noseBowPower: 2.9,
  tailBow: 0.2,
  tailBowPower: 3,
  windscreenTop: 2.0,
  rearGlassTop: 3.92,
  tumble: 0.42,
  roofEdge: 0.095,
  greenhouseTail: 0.11,
  greenhouse: points('0 .7, 1.2 .9, 2.0 .955, 2.8 .962, 3.5 .94, 3.92 .9, 4.28 .83'),
  bonnetCrown: 0.05,
  deckCrown: 0.05,
  flare: 0.026,
  archGap: 0.038,
  presses: [plateHollow(0.7)],
  creases: [
    { from: 0.35, to: 4.2, height: points('.35 .8, 2 .84, 4.2 .885'), depth: 0.013, width: 0.024 },
    { from: 1.15, to: 3.3, height: points('1.15 .35, 3.3 .4'), depth: -0.015, width: 0.05 },
  ],
}

const panes: Daylight = {
  front: [1.33, 2.04],
  rear: [3.5, 3.36],
  low: points('1.3 0, 3.1 0, 3.5 .022'),
  header: [0.085, 0.1],
  corners: [0.06, 0.08],
  posts: triples('2.44 .09 .03, 3.13 .04 -.02'),
}

const side: Drawing['side'] = [
  ...daylight(shape, panes),
  ...doorLines(shape, { front: [1.27, 1.28], middle: [2.43, 2.45], rear: 3.32, sill: 0.265 }, panes),
  fuelFlap(3.6, 0.86, 0.14),
  bumperLine(shape, 0.48, [1.16, 0.76]),
  { as: 'clad', path: area(points('.9 .1, 3.8 .1, 3.8 .2, .9 .2')) },
]

const lid = bonnetLine(shape, points('0 .728, .3 .73, .45 .742, .64 .77'), points('.65 .72, 1.18 .76'))
const front: Drawing['front'] = [
  ...endPane([0.74, 0.98], [0.63, 1.375], { frit: 0.04 }),
  { as: 'lamp', path: area(points('.41 .632, .41 .7, .62 .735, .92 .772, 1.22 .808, 1.2 .755, 1.06 .69, .84 .64, .6 .622'), 0.022) },
  { as: 'glow', path: line(points('.43 .688, .62 .718, .92 .755, 1.17 .785'), 0.03), stroke: 0.012 },
  { as: 'metal', path: area(points('.5 .645, .58 .645, .6 .69, .52 .685'), 0.012) },
  { as: 'lens', path: circle(0.552, 0.667, 0.017) },
  { as: 'metal', path: area(points('.64 .652, .72 .658, .74 .705, .66 .698'), 0.012) },
  { as: 'lens', path: circle(0.692, 0.679, 0.017) },
  { as: 'metal', path: area(points('.78 .665, .86 .675, .88 .722, .8 .712'), 0.012) },
  { as: 'lens', path: circle(0.832, 0.695, 0.017) },
  { as: 'tint', path: line(points('.96 .705, 1.1 .745')), stroke: 0.018 },
  { as: 'grille', path: area(points('-.1 .635, .4 .635, .4 .695, -.1 .69'), 0.006) },
  { as: 'lens', path: line(points('-.1 .65, .5 .65')), stroke: 0.012 },
  { as: 'metal', path: line(points('-.1 .676, .5 .681')), stroke: 0.012 },
  { as: 'clad', path: area(points('-.1 .1, 1.5 .1, 1.4 .2, .96 .225, .9 .36, .84 .42, .7 .41, .56 .44, -.1 .44'), 0.03) },
  { as: 'grille', path: area(points('-.1 .24, .54 .24, .56 .42, -.1 .42'), 0.02) },
  { as: 'grille', path: area(points('.6 .25, .84 .255, .87 .34, .82 .39, .62 .4'), 0.02) },
  ...bars('lens', 0.27, 0.39, 5, 0.9, 0.012),
  { as: 'chrome', path: line(points('.56 .222, .92 .235, .9 .36'), 0.04), stroke: 0.009 },
  lid.front,
]

const rear: Drawing['rear'] = [
  ...endPane([0.64, 1.07], [0.56, 1.34], { sag: 0.01, crown: 0.012, frit: 0.045 }),
  { as: 'lamp', path: area(points('.42 .775, .42 .9, .65 .92, .95 .935, 1.16 .935, 1.13 .85, 1.02 .785, .7 .765'), 0.025) },
  { as: 'glow', path: line(points('1.1 .905, .9 .903, .66 .89, .66 .83, 1.04 .83'), 0.02), stroke: 0.02 },
  { as: 'glow', path: line(points('.6 .888, .46 .876, .46 .8'), 0.02), stroke: 0.02 },
  { as: 'lens', path: line(points('.632 .75, .636 .95')), stroke: 0.009 },
  { as: 'metal', path: area(points('.72 .845, .95 .848, .95 .875, .72 .87'), 0.008) },
  { as: 'tint', path: area(points('.5 .795, .6 .79, .6 .835, .5 .84'), 0.01) },
  { as: 'clad', path: area(points('-.1 .1, 1.6 .1, 1.5 .24, .8 .26, .66 .35, -.1 .35'), 0.05) },
  { as: 'gap', path: line(points('0 .545, .54 .555, .62 .63, .635 .77'), 0.05), stroke: 0.006 },
  { as: 'gap', path: line(points('.66 .92, .7 1.0, .68 1.08, .6 1.38'), 0.06), stroke: 0.006 },
  rearBumperLine(shape, points('.63 .675, .85 .685, 1.06 .7'), 0.6),
  { as: 'gap', path: line(points('0 .965, .45 .96, .6 .93'), 0.08), stroke: 0.004 },
]

/** Classic two-box hatchback: thick rear pillar, slim horizontal lamps and grille. */
export const classic: Body = {
  shape,
  drawing: { front, rear, side, plan: [lid.plan] },
  wheels: { design: 'fiveTwin', rim: 17, width: 0.225 },
  furnish: (solid) => [
    hatchCabin(solid, { windscreenBase: 1.19, rowsAt: [2.26, 3.08] }),
    doorMirrors(solid, { s: 1.47, y: 1.025, design: 'pod' }),
    doorHandles(solid, { at: points('2.26 .88, 3.15 .9'), design: 'pull' }),
    plates(solid, { frontY: 0.51, rearY: 0.7 }),
    emblem(solid, { y: 0.662, end: 'front', design: 'disc', size: 0.072 }),
    emblem(solid, { y: 0.87, end: 'back', design: 'disc', size: 0.068 }),
    roofSpoiler(solid, { s: 3.9, reach: 0.14, design: 'roof' }),
    aerial(solid, { s: 3.55, design: 'fin' }),
    reflectors(solid, { y: 0.4, z: 0.66, width: 0.17 }),
    exhaust(solid, { side: 'left', design: 'twin', y: 0.262 }),
    wipers(solid, { base: 1.22, rear: { y: 1.07 } }),
  ],
}
