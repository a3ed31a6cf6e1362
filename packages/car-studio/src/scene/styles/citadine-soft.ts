import type { Body } from '../body.ts'
import type { Drawing } from '../drawing.ts'
import { endPane, fuelFlap } from '../glass.ts'
import { aerial, doorHandles, doorMirrors, emblem, fogLamps, plates, reflectors, wipers } from '../parts.ts'
import { area, circle, line, points, triples } from '../paths.ts'
import { bars, bonnetLine, bumperLine, daylight, doorLines, hatchCabin, rearBumperLine } from './citadine-hatch.ts'
import { supermini } from './citadine-supermini.ts'

const shape = {
  ...supermini.shape,
  presses: supermini.shape.presses?.slice(0, 1) ?? [],
  creases: [
    { from: 0.4, to: 3.95, height: points('.4 .82, 1.6 .8, 3.95 .93'), depth: 0.012, width: 0.035 },
    { from: 1.05, to: 3.1, height: points('1.1 .42, 3.1 .42'), depth: -0.014, width: 0.05 },
  ],
}

const panes = {
  front: [1.22, 1.9] as const,
  rear: [3.5, 3.3] as const,
  low: points('1.2 0, 2.4 0, 3.5 .09'),
  header: [0.085, 0.1] as const,
  corners: [0.09, 0.1] as const,
  posts: triples('2.28 .085 .02, 3.1 .04 -.02'),
}

const side: Drawing['side'] = [
  ...daylight(shape, panes),
  ...doorLines(shape, { front: [1.2, 1.18], middle: [2.27, 2.29], rear: 3.22, sill: 0.27 }, panes),
  fuelFlap(3.5, 0.86, 0.16, 0.16, 0.08),
  bumperLine(shape, 0.5, [1.12, 0.79]),
  { as: 'clad', path: area(points('.9 .1, 3.6 .1, 3.6 .2, .9 .2')) },
]

const lid = bonnetLine(shape, points('0 .79, .3 .795, .46 .81, .64 .84'), points('.6 .715, 1.07 .74'))
const front: Drawing['front'] = [
  ...endPane([0.73, 0.985], [0.62, 1.375], { frit: 0.04 }),
  { as: 'lamp', path: area(points('.46 .665, .47 .74, .66 .83, .9 .895, 1.12 .925, 1.16 .9, 1.06 .78, .86 .69, .62 .65'), 0.04) },
  { as: 'glow', path: line(points('.5 .69, .62 .672, .84 .71, 1.0 .785'), 0.03), stroke: 0.012 },
  { as: 'metal', path: circle(0.635, 0.735, 0.042) },
  { as: 'lens', path: circle(0.635, 0.735, 0.032) },
  { as: 'metal', path: circle(0.77, 0.775, 0.044) },
  { as: 'lens', path: circle(0.77, 0.775, 0.022) },
  { as: 'tint', path: area(points('.9 .79, 1.02 .84, 1.06 .89, .92 .85'), 0.015) },
  { as: 'grille', path: area(points('-.1 .73, .34 .735, .36 .76, -.1 .762'), 0.01) },
  { as: 'metal', path: line(points('-.1 .72, .36 .727')), stroke: 0.012 },
  { as: 'grille', path: area(points('-.1 .26, .44 .26, .52 .33, .42 .56, .34 .6, -.1 .6'), 0.05) },
  { as: 'chrome', path: line(points('-.1 .26, .44 .26, .52 .33, .42 .56, .34 .6, -.1 .6'), 0.05), stroke: 0.01 },
  ...bars('lens', 0.29, 0.58, 6, 0.5, 0.014),
  { as: 'clad', path: area(points('-.1 .1, 1.5 .1, 1.4 .2, .8 .215, -.1 .2'), 0.03) },
  lid.front,
]

const rear: Drawing['rear'] = [
  ...endPane([0.62, 1.09], [0.53, 1.31], { sag: 0.02, crown: 0.012, corner: 0.09, frit: 0.045 }),
  { as: 'lamp', path: area(points('.56 .76, .56 .92, .66 1.02, .9 1.05, 1.06 1.04, 1.1 .92, 1.0 .79, .74 .735'), 0.05) },
  { as: 'glow', path: line(points('1.02 1.0, .72 .99, .62 .9, .63 .8'), 0.05), stroke: 0.026 },
  { as: 'glow', path: area(points('.74 .88, .94 .9, .96 .95, .76 .94'), 0.02) },
  { as: 'tint', path: area(points('.74 .82, .92 .84, .93 .87, .74 .855'), 0.012) },
  { as: 'metal', path: area(points('.72 .77, .88 .79, .9 .815, .72 .795'), 0.012) },
  { as: 'clad', path: area(points('-.1 .1, 1.6 .1, 1.5 .24, .85 .27, -.1 .27'), 0.05) },
  { as: 'gap', path: line(points('0 .56, .46 .565, .55 .62, .56 .76'), 0.06), stroke: 0.006 },
  { as: 'gap', path: line(points('.64 1.02, .68 1.06, .66 1.12, .57 1.36'), 0.06), stroke: 0.006 },
  rearBumperLine(shape, points('.56 .72, .85 .72, 1.03 .725'), 0.6),
]

/** A supermini of about 2010: swept lamps that climb the wings, a large mouth, covered steel wheels. */
export const soft: Body = {
  ...supermini,
  shape,
  drawing: { front, rear, side, plan: [lid.plan] },
  wheels: { design: 'steelCover', rim: 15, width: 0.195 },
  furnish: (solid) => [
    hatchCabin(solid, { windscreenBase: 1.08, rowsAt: [2.12, 2.92] }),
    doorMirrors(solid, { s: 1.36, y: 1.035, design: 'pod' }),
    doorHandles(solid, { at: points('2.08 .87, 3.04 .92'), design: 'pull' }),
    plates(solid, { frontY: 0.4, rearY: 0.7 }),
    emblem(solid, { y: 0.785, end: 'front', design: 'disc', size: 0.075 }),
    emblem(solid, { y: 0.95, end: 'back', design: 'disc', size: 0.07 }),
    fogLamps(solid, { y: 0.36, z: 0.66, width: 0.11, height: 0.11 }),
    reflectors(solid, { y: 0.36, z: 0.62, width: 0.14 }),
    aerial(solid, { s: 3.35, design: 'fin' }),
    wipers(solid, { base: 1.11, rear: { y: 1.09 } }),
  ],
}
