import type { Body } from '../body.ts'
import type { Drawing } from '../drawing.ts'
import { endPane } from '../glass.ts'
import { aerial, doorHandles, doorMirrors, emblem, exhaust, plates, reflectors, roofSpoiler, wipers } from '../parts.ts'
import { area, box, line, points } from '../paths.ts'
import { bars, bonnetLine, hatchCabin, rearBumperLine } from './citadine-hatch.ts'
import { supermini } from './citadine-supermini.ts'

const { shape } = supermini

const lid = bonnetLine(shape, points('0 .77, .3 .772, .46 .78, .64 .8'), points('.6 .715, 1.07 .74'))
const modules = [0.6, 0.7, 0.8]
const front: Drawing['front'] = [
  ...endPane([0.73, 0.985], [0.62, 1.375], { frit: 0.04 }),
  { as: 'lamp', path: area(points('.5 .69, .5 .74, .72 .775, 1.14 .83, 1.14 .78, .94 .71, .7 .675'), 0.02) },
  ...modules.flatMap((u, i) => [
    { as: 'metal' as const, path: box(u, 0.71 + i * 0.014, 0.07, 0.04, 0.01) },
    { as: 'lens' as const, path: box(u, 0.71 + i * 0.014, 0.052, 0.026, 0.006) },
  ]),
  { as: 'glow', path: line(points('.52 .73, .72 .762, 1.1 .812'), 0.02), stroke: 0.011 },
  { as: 'lamp', path: area(points('.92 .66, .96 .66, 1.0 .5, .96 .46, .9 .52'), 0.02) },
  { as: 'glow', path: line(points('.95 .69, .965 .58, .94 .5'), 0.04), stroke: 0.018 },
  { as: 'grille', path: area(points('-.1 .44, .52 .46, .6 .56, .54 .68, .46 .73, -.1 .735'), 0.04) },
  ...[0.5, 0.55, 0.6, 0.65, 0.7].flatMap((y, row) =>
    [0, 0.1, 0.2, 0.3, 0.4, 0.5].map((u) => ({ as: 'metal' as const, path: box(u + (row % 2) * 0.05, y, 0.05, 0.008, 0.003) })),
  ),
  { as: 'clad', path: area(points('-.1 .1, 1.5 .1, 1.4 .215, .95 .23, .86 .36, .7 .38, .6 .34, -.1 .34'), 0.03) },
  { as: 'grille', path: area(points('-.1 .22, .58 .22, .64 .3, -.1 .3'), 0.02) },
  ...bars('lens', 0.23, 0.29, 2, 0.6, 0.012),
  lid.front,
]

const rear: Drawing['rear'] = [
  ...endPane([0.62, 1.09], [0.53, 1.31], { sag: 0.01, crown: 0.01, frit: 0.045 }),
  { as: 'lamp', path: area(points('-.1 .9, .5 .9, .62 .84, 1.1 .88, 1.12 .96, .66 .96, -.1 .95'), 0.02) },
  { as: 'glow', path: line(points('1.08 .935, .66 .93, .64 .875, 1.04 .9'), 0.02), stroke: 0.02 },
  { as: 'lens', path: area(points('-.1 .88, .5 .88, .5 .97, -.1 .97')) },
  { as: 'clad', path: area(points('-.1 .1, 1.6 .1, 1.5 .3, .9 .34, .7 .46, -.1 .46'), 0.05) },
  { as: 'gap', path: line(points('0 .56, .5 .57, .6 .65, .62 .84'), 0.06), stroke: 0.006 },
  { as: 'gap', path: line(points('.66 .96, .69 1.02, .67 1.1, .57 1.36'), 0.06), stroke: 0.006 },
  rearBumperLine(shape, points('.61 .69, .85 .7, 1.03 .715'), 0.6),
]

/** A supermini of today: a wide dark grille, slim lamps with a fang of light, a dark band behind. */
export const young: Body = {
  ...supermini,
  drawing: { front, rear, side: supermini.drawing.side, plan: [lid.plan] },
  wheels: { design: 'fiveSpoke', rim: 17, width: 0.205, finish: 'twoTone' },
  privacy: 0.75,
  privacyFrom: 2.3,
  furnish: (solid) => [
    hatchCabin(solid, { windscreenBase: 1.08, rowsAt: [2.12, 2.92] }),
    doorMirrors(solid, { s: 1.36, y: 1.035, design: 'wing', finish: 'glossBlack' }),
    doorHandles(solid, { at: points('2.08 .89, 3.04 .925'), design: 'pull' }),
    plates(solid, { frontY: 0.4, rearY: 0.7 }),
    emblem(solid, { y: 0.66, end: 'front', design: 'shield', size: 0.085 }),
    emblem(solid, { y: 0.925, end: 'back', design: 'bar', size: 0.024 }),
    roofSpoiler(solid, { s: 3.76, reach: 0.15, design: 'roof', finish: 'glossBlack' }),
    aerial(solid, { s: 3.35, design: 'fin', finish: 'glossBlack' }),
    reflectors(solid, { y: 0.39, z: 0.62, width: 0.15 }),
    exhaust(solid, { side: 'right', design: 'oval', y: 0.27 }),
    wipers(solid, { base: 1.11, rear: { y: 1.09 } }),
  ],
}
