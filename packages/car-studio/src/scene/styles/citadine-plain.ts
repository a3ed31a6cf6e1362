import type { Body } from '../body.ts'
import type { Drawing } from '../drawing.ts'
import { endPane, fuelFlap } from '../glass.ts'
import { doorHandles, doorMirrors, emblem, plates, reflectors, wipers } from '../parts.ts'
import { area, circle, line, points, triples } from '../paths.ts'
import type { Shape } from '../solid.ts'
import { economy } from './citadine-economy.ts'
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
  ...economy.shape,
  width: 1.66,
  height: 1.44,
  wheelRadius: 0.285,
  clearance: 0.15,
  roof: points(
    '.75 .77, 1.05 .965, 1.2 1.055, 1.45 1.2, 1.7 1.325, 1.9 1.39, 2.15 1.428, 2.5 1.442, 2.9 1.438, 3.3 1.41, 3.65 1.355, 3.96 1.29',
  ),
  flare: 0.02,
  archGap: 0.04,
  presses: [plateHollow(0.72)],
  creases: [{ from: 0.3, to: 3.9, height: points('.3 .8, 2 .84, 3.9 .86'), depth: 0.007, width: 0.03 }],
}

const panes: Daylight = {
  front: [1.22, 1.86],
  rear: [3.46, 3.26],
  low: points('1.2 0, 3.4 .01'),
  header: [0.09, 0.11],
  corners: [0.05, 0.06],
  frameWidth: 0.028,
  posts: triples('2.26 .08 .02, 3.04 .045 -.03'),
}

const side: Drawing['side'] = [
  ...daylight(shape, panes),
  ...doorLines(shape, { front: [1.21, 1.2], middle: [2.25, 2.27], rear: 3.14, sill: 0.27 }, panes),
  fuelFlap(3.42, 0.86, 0.13),
  bumperLine(shape, 0.58, [1.03, 0.78]),
  { as: 'clad', path: area(points('.5 .1, 3.6 .1, 3.6 .2, .5 .2')) },
  { as: 'clad', path: area(points('1.2 .52, 2.96 .53, 2.96 .58, 1.2 .57'), 0.015) },
]

const lid = bonnetLine(shape, points('0 .826, .3 .83, .48 .84, .68 .862'), points('.6 .72, 1.05 .735'))
const front: Drawing['front'] = [
  ...endPane([0.74, 1.005], [0.62, 1.35], { frit: 0.04 }),
  { as: 'lamp', path: area(points('.4 .672, .4 .79, .64 .802, .9 .822, .99 .81, .95 .72, .7 .675'), 0.03) },
  { as: 'metal', path: circle(0.52, 0.735, 0.048) },
  { as: 'lens', path: circle(0.52, 0.735, 0.022) },
  { as: 'metal', path: circle(0.66, 0.742, 0.046) },
  { as: 'lens', path: circle(0.66, 0.742, 0.02) },
  { as: 'tint', path: area(points('.78 .71, .92 .73, .97 .8, .8 .795'), 0.02) },
  { as: 'grille', path: area(points('-.1 .685, .34 .69, .34 .785, -.1 .785'), 0.025) },
  ...bars('lens', 0.705, 0.77, 3, 0.34, 0.012),
  { as: 'clad', path: area(points('-.1 .5, .6 .5, 1.0 .52, 1.3 .53, 1.3 .595, 1.0 .585, .6 .565, -.1 .565'), 0.015) },
  { as: 'grille', path: area(points('-.1 .25, .5 .25, .56 .3, .52 .355, -.1 .355'), 0.025) },
  ...bars('lens', 0.27, 0.335, 2, 0.5, 0.014),
  { as: 'clad', path: area(points('-.1 .1, 1.6 .1, 1.6 .18, .8 .21, -.1 .21'), 0.03) },
  lid.front,
]

const rear: Drawing['rear'] = [
  ...endPane([0.62, 1.04], [0.54, 1.28], { sag: 0.01, crown: 0.012, corner: 0.06, frit: 0.045 }),
  { as: 'lamp', path: area(points('.53 .7, .53 .93, .66 .95, .86 .945, .92 .92, .9 .74, .86 .7'), 0.03) },
  { as: 'glow', path: line(points('.6 .9, .84 .905'), 0.03), stroke: 0.032 },
  { as: 'glow', path: line(points('.6 .84, .84 .845'), 0.03), stroke: 0.03 },
  { as: 'tint', path: area(points('.58 .775, .86 .78, .86 .81, .58 .81'), 0.012) },
  { as: 'metal', path: area(points('.58 .725, .84 .73, .84 .757, .58 .757'), 0.012) },
  { as: 'clad', path: area(points('-.1 .5, .9 .52, 1.3 .53, 1.3 .595, .9 .585, -.1 .565'), 0.015) },
  { as: 'clad', path: area(points('-.1 .1, 1.6 .1, 1.6 .19, -.1 .21'), 0.03) },
  { as: 'gap', path: line(points('0 .62, .46 .625, .51 .66, .52 .72'), 0.06), stroke: 0.006 },
  { as: 'gap', path: line(points('.62 .95, .67 1.02, .64 1.13, .57 1.31'), 0.06), stroke: 0.006 },
  rearBumperLine(shape, points('.53 .68, .85 .68, 1.05 .67'), 0.58),
  { as: 'black', path: area(points('-.1 .805, .3 .805, .32 .82, .3 .835, -.1 .835'), 0.01) },
]

/** A supermini of the nineties and two-thousands: thin pillars, small wheels, square lamps, rubbing strips. */
export const plain: Body = {
  shape,
  drawing: { front, rear, side, plan: [lid.plan] },
  wheels: { design: 'steelCover', rim: 14, width: 0.175 },
  furnish: (solid) => [
    hatchCabin(solid, { windscreenBase: 1.06, rowsAt: [2.08, 2.86] }),
    doorMirrors(solid, { s: 1.36, y: 1.03, design: 'pod', finish: 'plastic' }),
    doorHandles(solid, { at: points('2.08 .86, 2.96 .87'), design: 'flap', finish: 'plastic' }),
    plates(solid, { frontY: 0.425, rearY: 0.72 }),
    emblem(solid, { y: 0.735, end: 'front', design: 'shield', size: 0.07 }),
    emblem(solid, { y: 0.9, end: 'back', design: 'shield', size: 0.07 }),
    reflectors(solid, { y: 0.34, z: 0.58, width: 0.14 }),
    wipers(solid, { base: 1.09, rear: { y: 1.05 } }),
  ],
}
