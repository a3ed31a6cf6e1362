import type { Body } from '../body.ts'
import type { Drawing } from '../drawing.ts'
import { endPane, fuelFlap } from '../glass.ts'
import { aerial, doorHandles, doorMirrors, emblem, exhaust, plates, reflectors, roofSpoiler, wipers } from '../parts.ts'
import { area, circle, line, points } from '../paths.ts'
import type { Shape } from '../solid.ts'
import {
  archCladding,
  bars,
  bonnetLine,
  bumperLine,
  type Daylight,
  daylight,
  doorLines,
  hatchCabin,
  plateHollow,
  rearBumperLine,
  studs,
} from './citadine-hatch.ts'

const shape: Shape = {
  length: 4.06,
  width: 1.77,
  height: 1.43,
  wheelRadius: 0.322,
  frontAxle: 0.83,
  wheelbase: 2.54,
  clearance: 0.14,
  top: points('0 .755, .04 .805, .16 .858, .4 .902, .8 .94, 1.2 .965, 1.6 .97, 2.4 .99, 3.0 1.015, 3.6 1.06, 4.06 1.06'),
  roof: points(
    '.8 .735, 1.15 .945, 1.35 1.068, 1.6 1.21, 1.82 1.315, 2.02 1.38, 2.25 1.418, 2.55 1.43, 2.9 1.424, 3.3 1.396, 3.7 1.345, 4.06 1.285',
  ),
  nose: points('.1 .17, .2 .07, .3 .02, .4 0, .52 .004, .66 .012, .76 .025, .83 .065, .9 .17, 1.0 .5'),
  tail: points('.1 .2, .22 .1, .34 .03, .46 .004, .58 0, .68 .03, .8 .06, .86 .03, .96 .025, 1.05 .07, 1.15 .14, 1.28 .22, 1.4 .3'),
  noseBow: 0.25,
  noseBowPower: 3,
  tailBow: 0.19,
  tailBowPower: 3,
  noseRadius: 0.07,
  windscreenTop: 1.92,
  rearGlassTop: 3.74,
  tumble: 0.44,
  roofEdge: 0.085,
  greenhouseTail: 0.11,
  greenhouse: points('0 .7, 1.1 .9, 1.92 .955, 2.6 .96, 3.3 .925, 3.74 .875, 4.06 .81'),
  bonnetCrown: 0.045,
  deckCrown: 0.045,
  flare: 0.032,
  flareWidth: 0.075,
  archGap: 0.036,
  presses: [
    plateHollow(0.69),
    { on: 'front', outline: points('.55 .3, .69 .3, .745 .4, .71 .44, .67 .365, .57 .345'), depth: 0.02, edge: 0.03 },
  ],
  creases: [
    { from: 0.3, to: 4, height: points('.3 .8, 1.4 .83, 2.8 .85, 4 .93'), depth: 0.014, width: 0.03 },
    { from: 1.05, to: 3.1, height: points('1.1 .34, 2 .4, 3.1 .52'), depth: -0.02, width: 0.04 },
  ],
}

const panes: Daylight = {
  front: [1.3, 1.96],
  rear: [3.56, 3.2],
  low: points('1.2 0, 2.7 0, 3.05 .02, 3.25 .075, 3.56 .14'),
  header: [0.082, 0.095],
  corners: [0.05, 0.05],
  posts: [[2.32, 0.09, 0.03]],
}

const solidPost = area(points('3.02 .95, 3.7 1.0, 3.62 1.3, 3.1 1.33, 3.04 1.15'))

const side: Drawing['side'] = [
  ...daylight(shape, panes),
  { as: 'glass', path: solidPost, erase: true },
  { as: 'black', path: area(points('3.0 1.02, 3.2 1.08, 3.56 1.195, 3.2 1.308, 3.0 1.325'), 0.02) },
  ...doorLines(shape, { front: [1.22, 1.25], middle: [2.31, 2.33], rear: 3.16, sill: 0.26 }, panes),
  fuelFlap(3.46, 0.86, 0.14),
  bumperLine(shape, 0.48, [1.14, 0.81]),
  { as: 'clad', path: area(points('.5 .1, 3.6 .1, 3.6 .225, .5 .225')) },
  ...archCladding(shape, 0.018),
]

const fang = points('.755 .46, .785 .46, .83 .6, .83 .73, .795 .73, .79 .62')
const lid = bonnetLine(shape, points('0 .785, .3 .79, .46 .8, .66 .828'), points('.6 .7, 1.16 .74'))
const front: Drawing['front'] = [
  ...endPane([0.73, 0.985], [0.61, 1.35], { frit: 0.04 }),
  { as: 'lamp', path: area(points('.46 .705, .44 .765, .65 .795, .95 .825, 1.2 .85, 1.16 .805, 1.0 .755, .84 .725, .6 .7'), 0.015) },
  ...[0.55, 0.64, 0.73].map((u) => ({
    as: 'glow' as const,
    path: line([
      [u - 0.012, 0.715],
      [u + 0.018, 0.785],
    ]),
    stroke: 0.013,
  })),
  { as: 'metal', path: circle(0.6, 0.746, 0.021) },
  { as: 'lens', path: circle(0.6, 0.746, 0.016) },
  { as: 'metal', path: circle(0.69, 0.757, 0.021) },
  { as: 'lens', path: circle(0.69, 0.757, 0.016) },
  { as: 'metal', path: circle(0.79, 0.77, 0.019) },
  { as: 'lens', path: circle(0.79, 0.77, 0.014) },
  { as: 'tint', path: line(points('.9 .787, 1.12 .825')), stroke: 0.014 },
  { as: 'lamp', path: area(fang, 0.01) },
  { as: 'glow', path: line(points('.772 .475, .808 .61, .812 .715'), 0.1), stroke: 0.02 },
  { as: 'grille', path: area(points('-.1 .43, .47 .43, .56 .52, .5 .64, .42 .72, -.1 .73'), 0.03) },
  { as: 'black', path: line(points('-.1 .43, .47 .43, .56 .52, .5 .64, .42 .72, -.1 .73'), 0.03), stroke: 0.02 },
  ...studs('tint', [0.02, 0.54], [0.46, 0.7], 0.062, 0.034, [0.022, 0.009]),
  { as: 'clad', path: area(points('-.1 .1, 1.5 .1, 1.4 .21, .95 .22, .86 .29, .62 .33, -.1 .3'), 0.03) },
  { as: 'grille', path: area(points('-.1 .2, .52 .2, .6 .285, -.1 .285'), 0.02) },
  ...bars('lens', 0.22, 0.27, 3, 0.6, 0.01),
  { as: 'black', path: area(points('.62 .3, .84 .3, .92 .4, .87 .44, .8 .365, .64 .345'), 0.015) },
  lid.front,
]

const rear: Drawing['rear'] = [
  ...endPane([0.62, 1.1], [0.54, 1.28], { sag: 0.01, crown: 0.01, frit: 0.045 }),
  { as: 'black', path: area(points('-.1 .84, .5 .84, .5 .945, -.1 .945')) },
  { as: 'lamp', path: area(points('.46 .84, .46 .945, .7 .955, 1.12 .975, 1.1 .9, .98 .84, .7 .835'), 0.015) },
  ...[0.6, 0.72, 0.84].map((u) => ({
    as: 'glow' as const,
    path: line([
      [u - 0.02, 0.86],
      [u + 0.015, 0.935],
    ]),
    stroke: 0.026,
  })),
  { as: 'glow', path: line(points('.92 .935, 1.08 .945')), stroke: 0.014 },
  { as: 'lens', path: area(points('.46 .84, .55 .84, .57 .96, .46 .96')) },
  { as: 'clad', path: area(points('-.1 .1, 1.6 .1, 1.5 .27, .9 .29, .72 .43, -.1 .43'), 0.05) },
  { as: 'gap', path: line(points('0 .55, .52 .56, .61 .65, .63 .83'), 0.06), stroke: 0.006 },
  { as: 'gap', path: line(points('.66 .955, .7 1.05, .67 1.12, .58 1.31'), 0.06), stroke: 0.006 },
  rearBumperLine(shape, points('.62 .7, .85 .72, 1.03 .74'), 0.6),
]

/** Sharp supermini: upright nose, vertical light signature, black band between the tail lamps. */
export const sharp: Body = {
  shape,
  drawing: { front, rear, side, plan: [lid.plan] },
  wheels: { design: 'fiveSpoke', rim: 17, width: 0.205, finish: 'twoTone' },
  privacy: 0.75,
  privacyFrom: 2.33,
  furnish: (solid) => [
    hatchCabin(solid, { windscreenBase: 1.16, rowsAt: [2.14, 2.92] }),
    doorMirrors(solid, { s: 1.42, y: 1.03, design: 'wing', finish: 'glossBlack' }),
    doorHandles(solid, { at: [[2.14, 0.885]], design: 'pull' }),
    plates(solid, { frontY: 0.39, rearY: 0.69 }),
    emblem(solid, { y: 0.6, end: 'front', design: 'shield', size: 0.1 }),
    emblem(solid, { y: 0.893, end: 'back', design: 'bar', size: 0.026 }),
    roofSpoiler(solid, { s: 3.74, reach: 0.16, design: 'roof', finish: 'glossBlack' }),
    aerial(solid, { s: 3.36, design: 'fin', finish: 'glossBlack' }),
    reflectors(solid, { y: 0.36, z: 0.63, width: 0.15 }),
    exhaust(solid, { side: 'right', design: 'oval', y: 0.27 }),
    wipers(solid, { base: 1.19, rear: { y: 1.11 } }),
  ],
}
