import type { Body } from '../body.ts'
import type { Drawing } from '../drawing.ts'
import { endPane, fuelFlap } from '../glass.ts'
import { doorHandles, doorMirrors, emblem, exhaust, fogLamps, plates, reflectors, wipers } from '../parts.ts'
import { area, circle, line, points, triples } from '../paths.ts'
import { bars, bonnetLine, bumperLine, daylight, doorLines, hatchCabin, rearBumperLine } from './citadine-hatch.ts'
import { classic } from './compact-classic.ts'

const shape = {
  ...classic.shape,
  wheelRadius: 0.312,
  presses: classic.shape.presses?.slice(0, 1) ?? [],
  creases: [{ from: 0.35, to: 4.2, height: points('.35 .8, 2 .83, 4.2 .87'), depth: 0.009, width: 0.04 }],
}

const panes = {
  front: [1.33, 2.04] as const,
  rear: [3.62, 3.44] as const,
  low: points('1.3 0, 3.6 .01'),
  header: [0.09, 0.105] as const,
  corners: [0.07, 0.09] as const,
  frameWidth: 0.026,
  posts: triples('2.44 .08 .02, 3.16 .045 -.02'),
}

const side: Drawing['side'] = [
  ...daylight(shape, panes),
  ...doorLines(shape, { front: [1.27, 1.28], middle: [2.43, 2.45], rear: 3.32, sill: 0.265 }, panes),
  fuelFlap(3.64, 0.86, 0.15),
  bumperLine(shape, 0.52, [1.16, 0.76]),
  { as: 'clad', path: area(points('.9 .1, 3.8 .1, 3.8 .2, .9 .2')) },
  { as: 'clad', path: area(points('1.3 .48, 3.16 .5, 3.16 .55, 1.3 .53'), 0.015) },
]

const lid = bonnetLine(shape, points('0 .772, .3 .775, .46 .79, .66 .815'), points('.65 .72, 1.18 .76'))
const front: Drawing['front'] = [
  ...endPane([0.74, 0.98], [0.63, 1.375], { frit: 0.04 }),
  { as: 'lamp', path: area(points('.43 .625, .43 .745, .66 .8, .94 .835, 1.1 .84, 1.08 .74, .92 .66, .68 .615'), 0.045) },
  { as: 'metal', path: circle(0.56, 0.7, 0.05) },
  { as: 'lens', path: circle(0.56, 0.7, 0.036) },
  { as: 'metal', path: circle(0.72, 0.725, 0.052) },
  { as: 'lens', path: circle(0.72, 0.725, 0.024) },
  { as: 'tint', path: area(points('.85 .72, .98 .76, 1.04 .81, .88 .79'), 0.02) },
  { as: 'grille', path: area(points('-.1 .64, .33 .64, .37 .7, .36 .745, -.1 .745'), 0.025) },
  { as: 'chrome', path: area(points('-.1 .64, .33 .64, .37 .7, .36 .745, -.1 .745'), 0.025), stroke: 0.012 },
  ...bars('metal', 0.65, 0.735, 2, 0.35, 0.014),
  { as: 'clad', path: area(points('-.1 .505, 1.3 .53, 1.3 .575, -.1 .55'), 0.015) },
  { as: 'grille', path: area(points('-.1 .25, .5 .25, .56 .31, .5 .39, -.1 .39'), 0.03) },
  ...bars('lens', 0.265, 0.38, 3, 0.52, 0.014),
  { as: 'clad', path: area(points('-.1 .1, 1.5 .1, 1.4 .18, -.1 .19'), 0.03) },
  lid.front,
]

const rear: Drawing['rear'] = [
  ...endPane([0.64, 1.07], [0.56, 1.34], { sag: 0.015, crown: 0.012, corner: 0.07, frit: 0.045 }),
  { as: 'lamp', path: area(points('.6 .72, .6 .94, .72 .99, .96 .985, 1.05 .94, 1.03 .76, .94 .715'), 0.04) },
  { as: 'glow', path: area(points('.65 .88, .98 .885, .99 .94, .68 .945'), 0.025) },
  { as: 'tint', path: area(points('.64 .815, .97 .82, .98 .85, .64 .85'), 0.012) },
  { as: 'metal', path: area(points('.64 .75, .94 .75, .96 .785, .64 .785'), 0.012) },
  { as: 'clad', path: area(points('-.1 .505, 1.4 .53, 1.4 .575, -.1 .55'), 0.015) },
  { as: 'clad', path: area(points('-.1 .1, 1.6 .1, 1.5 .2, -.1 .22'), 0.05) },
  { as: 'gap', path: line(points('0 .6, .5 .605, .58 .65, .59 .73'), 0.05), stroke: 0.006 },
  { as: 'gap', path: line(points('.68 .98, .71 1.02, .69 1.08, .6 1.38'), 0.06), stroke: 0.006 },
  rearBumperLine(shape, points('.6 .69, .85 .69, 1.06 .69'), 0.6),
  { as: 'chrome', path: line(points('-.1 .83, .34 .83')), stroke: 0.014 },
]

/** A hatchback of the two-thousands: upright lamps with two round reflectors, rubbing strips, small alloy wheels. */
export const early: Body = {
  ...classic,
  shape,
  drawing: { front, rear, side, plan: [lid.plan] },
  wheels: { design: 'sevenSpoke', rim: 15, width: 0.205 },
  furnish: (solid) => [
    hatchCabin(solid, { windscreenBase: 1.19, rowsAt: [2.26, 3.08] }),
    doorMirrors(solid, { s: 1.47, y: 1.025, design: 'pod' }),
    doorHandles(solid, { at: points('2.26 .87, 3.15 .88'), design: 'flap' }),
    plates(solid, { frontY: 0.445, rearY: 0.73 }),
    emblem(solid, { y: 0.695, end: 'front', design: 'disc', size: 0.085 }),
    emblem(solid, { y: 0.91, end: 'back', design: 'disc', size: 0.07 }),
    fogLamps(solid, { y: 0.33, z: 0.68, width: 0.11, height: 0.09 }),
    reflectors(solid, { y: 0.36, z: 0.62, width: 0.15 }),
    exhaust(solid, { side: 'left', design: 'round', y: 0.25 }),
    wipers(solid, { base: 1.22, rear: { y: 1.07 } }),
  ],
}
