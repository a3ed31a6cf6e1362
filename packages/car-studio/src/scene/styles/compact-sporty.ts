import type { Body } from '../body.ts'
import type { Drawing } from '../drawing.ts'
import { endPane, fuelFlap } from '../glass.ts'
import { aerial, doorHandles, doorMirrors, emblem, exhaust, plates, reflectors, roofSpoiler, wipers } from '../parts.ts'
import { area, circle, line, points } from '../paths.ts'
import type { Shape } from '../solid.ts'
import {
  blackRoof,
  bonnetLine,
  bumperLine,
  type Daylight,
  daylight,
  diamonds,
  doorLines,
  hatchCabin,
  plateHollow,
  rearBumperLine,
} from './citadine-hatch.ts'

const shape: Shape = {
  length: 4.36,
  width: 1.8,
  height: 1.43,
  wheelRadius: 0.33,
  frontAxle: 0.89,
  wheelbase: 2.65,
  clearance: 0.135,
  top: points('0 .69, .05 .745, .18 .808, .45 .868, .9 .92, 1.3 .95, 1.7 .958, 2.5 .985, 3.2 1.02, 3.9 1.055, 4.36 1.04'),
  roof: points(
    '.9 .71, 1.26 .93, 1.5 1.065, 1.75 1.196, 2.0 1.308, 2.2 1.372, 2.45 1.418, 2.7 1.43, 3.0 1.423, 3.4 1.388, 3.75 1.332, 4.0 1.278, 4.36 1.19',
  ),
  nose: points('.1 .2, .2 .08, .28 .03, .38 .004, .5 0, .62 .01, .7 .03, .77 .09, .86 .25, .96 .5'),
  tail: points('.1 .22, .22 .12, .34 .04, .46 .006, .58 0, .66 .028, .8 .06, .88 .04, .98 .04, 1.05 .1, 1.15 .2, 1.27 .33, 1.4 .48'),
  noseBow: 0.3,
  noseBowPower: 2.7,
  tailBow: 0.22,
  tailBowPower: 2.8,
  windscreenTop: 2.1,
  rearGlassTop: 3.92,
  tumble: 0.46,
  roofEdge: 0.1,
  greenhouseTail: 0.1,
  greenhouse: points('0 .7, 1.25 .9, 2.1 .955, 2.8 .958, 3.4 .925, 3.92 .865, 4.36 .78'),
  bonnetCrown: 0.05,
  deckCrown: 0.05,
  flare: 0.034,
  archGap: 0.034,
  presses: [
    plateHollow(0.675),
    { on: 'front', outline: points('.52 .24, .73 .245, .78 .33, .8 .46, .765 .45, .73 .37, .57 .335'), depth: 0.024, edge: 0.03 },
  ],
  creases: [
    { from: 0.35, to: 4.3, height: points('.35 .77, 1.5 .8, 2.8 .83, 4.3 .91'), depth: 0.016, width: 0.028 },
    { from: 1.2, to: 3.3, height: points('1.2 .3, 2.2 .36, 3.3 .52'), depth: -0.022, width: 0.045 },
  ],
}

const panes: Daylight = {
  front: [1.4, 2.14],
  rear: [3.72, 3.4],
  low: points('1.4 0, 2.9 0, 3.25 .03, 3.72 .11'),
  header: [0.082, 0.09],
  corners: [0.03, 0.06],
  posts: [[2.5, 0.09, 0.03]],
}
const dark = blackRoof(shape, panes, 3.96, points('.65 .955, 1.0 .955, .9 1.42, .63 1.37, .64 1.3, .755 1.0'))

const side: Drawing['side'] = [
  ...daylight(shape, panes),
  { as: 'glass', path: area(points('3.27 .95, 3.9 1.0, 3.8 1.35, 3.34 1.35')), erase: true },
  { as: 'black', path: area(points('3.26 1.03, 3.42 1.07, 3.72 1.14, 3.42 1.31, 3.3 1.33'), 0.02) },
  ...dark.side,
  ...doorLines(shape, { front: [1.3, 1.34], middle: [2.49, 2.51], rear: 3.4, sill: 0.255 }, panes),
  fuelFlap(3.7, 0.87, 0.14),
  bumperLine(shape, 0.47, [1.2, 0.76]),
  { as: 'black', path: area(points('.5 .1, 3.9 .1, 3.9 .19, .5 .19')) },
]

const lid = bonnetLine(shape, points('0 .705, .3 .707, .5 .718, .68 .752'), points('.65 .72, 1.27 .76'))
const front: Drawing['front'] = [
  dark.front,
  ...endPane([0.74, 0.965], [0.62, 1.35], { frit: 0.04 }),
  { as: 'lamp', path: area(points('.5 .625, .48 .675, .68 .725, .95 .765, 1.26 .8, 1.22 .745, 1.05 .69, .88 .655, .68 .63'), 0.016) },
  { as: 'glow', path: line(points('1.19 .775, .95 .73, .72 .688, .56 .645'), 0.03), stroke: 0.012 },
  { as: 'glow', path: line(points('.72 .688, .66 .645'), 0.01), stroke: 0.012 },
  { as: 'metal', path: circle(0.79, 0.674, 0.02) },
  { as: 'lens', path: circle(0.79, 0.674, 0.0155) },
  { as: 'metal', path: circle(0.87, 0.69, 0.02) },
  { as: 'lens', path: circle(0.87, 0.69, 0.0155) },
  { as: 'metal', path: circle(0.95, 0.706, 0.018) },
  { as: 'lens', path: circle(0.95, 0.706, 0.0135) },
  { as: 'grille', path: area(points('-.1 .36, .36 .36, .5 .5, .44 .655, -.1 .665'), 0.03) },
  { as: 'black', path: line(points('-.1 .36, .36 .36, .5 .5, .44 .655, -.1 .665'), 0.03), stroke: 0.018 },
  ...diamonds('lens', [0, 0.52], [0.35, 0.68], 0.062, 0.042, 0.009),
  { as: 'black', path: area(points('.6 .24, .9 .25, 1.0 .33, 1.03 .47, .97 .46, .9 .37, .66 .335'), 0.02) },
  { as: 'grille', path: area(points('.66 .265, .88 .272, .92 .33, .72 .312'), 0.012) },
  { as: 'grille', path: area(points('-.1 .2, .5 .2, .56 .25, .48 .31, -.1 .315'), 0.02) },
  { as: 'lens', path: line(points('-.1 .235, .6 .235')), stroke: 0.012 },
  { as: 'lens', path: line(points('-.1 .275, .6 .275')), stroke: 0.012 },
  { as: 'black', path: area(points('-.1 .1, 1.5 .1, 1.5 .19, 1.0 .19, .6 .175, -.1 .172')) },
  lid.front,
]

const rear: Drawing['rear'] = [
  { as: 'black', path: area(points('-.1 1.25, .56 1.24, .6 1.4, -.1 1.4')) },
  ...endPane([0.62, 1.09], [0.54, 1.25], { sag: 0.012, crown: 0.012, frit: 0.045 }),
  { as: 'lamp', path: area(points('.36 .86, .36 .915, .65 .955, .95 .975, 1.2 .975, 1.16 .91, 1.02 .86, .8 .835, .6 .845'), 0.02) },
  { as: 'glow', path: line(points('1.13 .95, .9 .945, .66 .928, .42 .895'), 0.03), stroke: 0.017 },
  { as: 'glow', path: line(points('1.05 .9, .86 .867, .7 .868'), 0.03), stroke: 0.013 },
  { as: 'glow', path: line(points('.76 .93, .7 .868'), 0.01), stroke: 0.013 },
  { as: 'black', path: line(points('-.1 .884, .4 .89')), stroke: 0.03 },
  { as: 'black', path: area(points('-.1 .1, 1.6 .1, 1.5 .22, .95 .25, .82 .38, .5 .42, -.1 .42'), 0.04) },
  { as: 'gap', path: line(points('0 .54, .54 .55, .62 .64, .65 .84'), 0.05), stroke: 0.006 },
  { as: 'gap', path: line(points('.69 .955, .7 1.03, .68 1.1, .58 1.3'), 0.06), stroke: 0.006 },
  rearBumperLine(shape, points('.64 .73, .9 .74, 1.1 .76'), 0.6),
]

/** Sportier hatchback: falling roof in black, rising belt, deep grille, spoiler. */
export const sporty: Body = {
  shape,
  drawing: {
    front,
    rear,
    side,
    plan: [...dark.plan, lid.plan],
  },
  wheels: { design: 'sport', rim: 18, width: 0.225, finish: 'twoTone' },
  privacy: 0.78,
  privacyFrom: 2.5,
  furnish: (solid) => [
    hatchCabin(solid, { windscreenBase: 1.27, rowsAt: [2.34, 3.14] }),
    doorMirrors(solid, { s: 1.54, y: 1.015, design: 'wing', finish: 'glossBlack' }),
    doorHandles(solid, { at: [[2.32, 0.875]], design: 'pull' }),
    plates(solid, { frontY: 0.4, rearY: 0.675 }),
    emblem(solid, { y: 0.585, end: 'front', design: 'shield', size: 0.1 }),
    emblem(solid, { y: 0.955, end: 'back', design: 'shield', size: 0.08 }),
    roofSpoiler(solid, { s: 3.88, reach: 0.18, design: 'roof', finish: 'glossBlack' }),
    aerial(solid, { s: 3.5, design: 'fin', finish: 'glossBlack' }),
    reflectors(solid, { y: 0.42, z: 0.72, width: 0.13 }),
    exhaust(solid, { side: 'both', design: 'oval', y: 0.27 }),
    wipers(solid, { base: 1.3, rear: { y: 1.1, length: 0.3 } }),
  ],
}
