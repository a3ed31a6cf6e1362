import type { Body } from '../body.ts'
import type { Drawing } from '../drawing.ts'
import { endPane, fuelFlap } from '../glass.ts'
import { aerial, doorHandles, doorMirrors, emblem, fogLamps, plates, reflectors, wipers } from '../parts.ts'
import { area, blob, circle, line, points, triples } from '../paths.ts'
import type { Shape } from '../solid.ts'
import { bars, bonnetLine, bumperLine, type Daylight, daylight, hatchCabin, plateHollow, rearBumperLine } from './citadine-hatch.ts'
import { longDoor } from './sports-car-doors.ts'

const shape: Shape = {
  length: 3.6,
  width: 1.64,
  height: 1.5,
  wheelRadius: 0.29,
  frontAxle: 0.7,
  wheelbase: 2.38,
  clearance: 0.15,
  top: points('0 .73, .05 .8, .16 .87, .35 .928, .6 .965, .9 .99, 1.3 .998, 2.1 1.012, 2.8 1.035, 3.3 1.045, 3.6 1.03'),
  roof: points(
    '.6 .74, .88 .96, 1.05 1.08, 1.28 1.235, 1.5 1.365, 1.7 1.448, 1.95 1.49, 2.25 1.502, 2.7 1.495, 3.1 1.468, 3.4 1.425, 3.6 1.385',
  ),
  nose: points('.1 .16, .2 .08, .32 .025, .45 0, .6 0, .72 .014, .8 .045, .88 .11, .96 .25, 1.04 .5'),
  tail: points('.1 .17, .22 .07, .34 .015, .48 0, .6 .006, .74 .03, .95 .05, 1.05 .075, 1.15 .12, 1.3 .19, 1.42 .26, 1.5 .33'),
  noseBow: 0.32,
  noseBowPower: 2.4,
  tailBow: 0.24,
  tailBowPower: 2.5,
  shoulder: 0.12,
  windscreenTop: 1.6,
  rearGlassTop: 3.34,
  tumble: 0.4,
  roofEdge: 0.12,
  roofCrown: 0.055,
  greenhouseTail: 0.16,
  greenhouse: points('0 .7, .85 .9, 1.6 .955, 2.3 .96, 2.9 .935, 3.34 .89, 3.6 .83'),
  bonnetCrown: 0.06,
  deckCrown: 0.06,
  flare: 0.03,
  archGap: 0.036,
  presses: [plateHollow(0.68)],
  creases: [
    { from: 0.4, to: 3.5, height: points('.4 .83, 1.8 .8, 3.5 .86'), depth: 0.01, width: 0.045 },
    { from: 0.95, to: 2.85, height: points('.95 .36, 2.85 .42'), depth: -0.012, width: 0.05 },
  ],
}

const panes: Daylight = {
  front: [1.04, 1.62],
  rear: [3.0, 2.86],
  low: points('1 0, 2.2 0, 2.75 .012, 3.0 .06'),
  header: [0.095, 0.105],
  corners: [0.12, 0.1],
  posts: triples('2.2 .085 .02'),
}

const side: Drawing['side'] = [
  ...daylight(shape, panes),
  ...longDoor(shape, { front: 1.06, rear: 2.2, sill: 0.26 }),
  fuelFlap(3.12, 0.88, 0.14),
  bumperLine(shape, 0.47, [0.8, 0.7]),
  { as: 'clad', path: area(points('.7 .1, 3.1 .1, 3.1 .2, .7 .2')) },
]

const lamp: readonly (readonly [number, number])[] = points('.5 .72, .545 .81, .68 .85, .84 .835, .9 .76, .84 .67, .7 .63, .56 .645')
const inwards = (k: number) => lamp.map(([u, y]) => [0.7 + (u - 0.7) * k, 0.742 + (y - 0.742) * k] as const)

const lid = bonnetLine(shape, points('0 .79, .3 .8, .46 .84, .62 .89'), points('.5 .64, .88 .68'))
const front: Drawing['front'] = [
  ...endPane([0.71, 1.0], [0.59, 1.4], { frit: 0.04 }),
  { as: 'lamp', path: blob(lamp) },
  { as: 'chrome', path: blob(lamp), stroke: 0.012 },
  { as: 'glow', path: blob(inwards(0.82)), stroke: 0.017 },
  { as: 'metal', path: blob(inwards(0.62)) },
  { as: 'lens', path: circle(0.69, 0.745, 0.05) },
  { as: 'grille', path: area(points('-.1 .655, .26 .665, .34 .69, .27 .715, -.1 .71'), 0.02) },
  { as: 'chrome', path: line(points('-.1 .683, .34 .69'), 0.05), stroke: 0.014 },
  { as: 'clad', path: area(points('-.1 .1, 1.5 .1, 1.4 .215, .8 .225, -.1 .225'), 0.02) },
  { as: 'grille', path: blob(points('-.3 .255, 0 .25, .34 .262, .47 .33, .38 .405, 0 .42, -.3 .41')) },
  ...bars('lens', 0.28, 0.4, 4, 0.5, 0.012),
  lid.front,
]

const tailLamp: readonly (readonly [number, number])[] = points('.56 .8, .57 .92, .66 .985, .82 .985, .92 .91, .9 .79, .8 .73, .65 .735')
const within = (k: number) => tailLamp.map(([u, y]) => [0.735 + (u - 0.735) * k, 0.86 + (y - 0.86) * k] as const)

const rear: Drawing['rear'] = [
  ...endPane([0.56, 1.07], [0.46, 1.345], { sag: 0.015, crown: 0.02, corner: 0.09, frit: 0.045 }),
  { as: 'lamp', path: blob(tailLamp) },
  { as: 'chrome', path: blob(tailLamp), stroke: 0.01 },
  { as: 'glow', path: blob(within(0.72)), stroke: 0.024 },
  { as: 'lens', path: blob(within(0.5)) },
  { as: 'tint', path: circle(0.735, 0.86, 0.045) },
  { as: 'clad', path: area(points('-.1 .1, 1.5 .1, 1.4 .24, .6 .27, -.1 .27'), 0.03) },
  { as: 'gap', path: line(points('0 .57, .42 .575, .5 .63, .52 .8, .55 .95, .62 1.05, .58 1.2, .5 1.4'), 0.08), stroke: 0.006 },
  rearBumperLine(shape, points('.51 .66, .7 .655, .95 .67'), 0.54),
]

/** Tiny city car with two doors: 3.6 m, tall, round lamps, chrome details. */
export const tiny: Body = {
  shape,
  drawing: { front, rear, side, plan: [lid.plan] },
  wheels: { design: 'multi', rim: 15, width: 0.175 },
  furnish: (solid) => [
    hatchCabin(solid, { windscreenBase: 0.9, rowsAt: [1.86, 2.56] }),
    doorMirrors(solid, { s: 1.16, y: 1.06, design: 'pod' }),
    doorHandles(solid, { at: points('2.03 .9'), design: 'pull', finish: 'chrome' }),
    plates(solid, { frontY: 0.5, rearY: 0.68 }),
    emblem(solid, { y: 0.69, end: 'front', design: 'disc', size: 0.061 }),
    emblem(solid, { y: 0.93, end: 'back', design: 'disc', size: 0.058 }),
    fogLamps(solid, { y: 0.36, z: 0.56, width: 0.12, height: 0.12 }),
    reflectors(solid, { y: 0.36, z: 0.55, width: 0.13 }),
    aerial(solid, { s: 1.8, design: 'rod' }),
    wipers(solid, { base: 0.935, rear: { y: 1.08, length: 0.3 } }),
  ],
}
