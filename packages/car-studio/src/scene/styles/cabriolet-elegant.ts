import type { Body } from '../body.ts'
import { cabin } from '../cabin.ts'
import type { Drawing } from '../drawing.ts'
import { doorHandles, doorMirrors, emblem, exhaust, plates, reflectors } from '../parts.ts'
import { area, line, outline, points } from '../paths.ts'
import type { Shape } from '../solid.ts'
import { openScreen, type Screen } from './cabriolet-screen.ts'
import { module, slats } from './sedan-plot.ts'
import { longDoor } from './sports-car-doors.ts'
import { plateHollow } from './sports-car-tail.ts'

const shape: Shape = {
  length: 4.62,
  width: 1.84,
  height: 1.38,
  wheelRadius: 0.335,
  frontAxle: 0.84,
  wheelbase: 2.7,
  clearance: 0.14,
  top: points('0 .66, .05 .74, .16 .8, .5 .855, 1 .905, 1.4 .94, 1.6 .95, 2.4 .95, 3.2 .965, 3.7 .985, 4.2 .99, 4.5 .975, 4.62 .91'),
  roof: points('0 .3, 4.62 .3'),
  plan: points('0 .86, .2 .925, .5 .97, .9 .99, 1.9 .985, 2.7 .985, 3.4 1, 3.9 .985, 4.3 .95, 4.62 .88'),
  nose: points('.1 .15, .19 .06, .23 .025, .31 .02, .4 .004, .5 0, .58 .006, .66 .02, .74 .06, .85 .14, .95 .24'),
  tail: points('.1 .22, .22 .11, .33 .03, .44 .004, .52 0, .62 .008, .72 .03, .8 .04, .9 .035, 1 .06, 1.1 .14'),
  noseBow: 0.28,
  noseBowPower: 2.9,
  tailBow: 0.24,
  tailBowPower: 2.8,
  bonnetCrown: 0.045,
  deckCrown: 0.035,
  shoulder: 0.09,
  noseRadius: 0.075,
  tailRadius: 0.07,
  flare: 0.026,
  archGap: 0.037,
  windscreenTop: 1.6,
  rearGlassTop: 3.8,
  creases: [
    { from: 0.5, to: 4.5, height: points('.5 .75, 2.4 .79, 4.5 .86'), depth: 0.014, width: 0.02 },
    { from: 1.2, to: 3.4, height: points('1.2 .32, 3.4 .4'), depth: -0.016, width: 0.03 },
  ],
  presses: [plateHollow(0.685)],
  cuts: [{ from: 1.86, to: 3.55, half: 0.69, floor: 0.28, radius: 0.04 }],
}

const side: Drawing['side'] = [
  ...longDoor(shape, { front: 1.5, rear: 2.92, sill: 0.28 }),
  { as: 'chrome', path: line(outline('1.3 .31, 3 .325')), stroke: 0.012 },
  { as: 'clad', path: area(outline('1.2 .1, 3.2 .1, 3.2 .2, 1.2 .2'), 0.01) },
]

const lamp = area(outline('.54 .61 .02, .52 .68 .02, .74 .72, 1.06 .75 .015, 1.12 .72 .02, 1 .66, .8 .62'), 0.025)
const grille = area(outline('-.1 .42, .34 .42, .44 .5, .46 .6, .4 .66, -.1 .67'), 0.04)
const front: Drawing['front'] = [
  { as: 'lamp', path: lamp },
  { as: 'glow', path: line(outline('.62 .705, .55 .67, .56 .63, .8 .64, 1 .685, 1.08 .725'), 0.02), stroke: 0.013 },
  ...module(0.69, 0.672, 0.07, 0.042),
  ...module(0.85, 0.695, 0.07, 0.042),
  { as: 'gap', path: lamp, stroke: 0.005 },
  { as: 'gap', path: line(outline('1.04 .66, 1.14 .63, 1.5 .6'), 0.06), stroke: 0.005 },
  { as: 'grille', path: grille },
  ...slats('metal', [0.46, 0.5, 0.54, 0.58, 0.62], 0.5, 0.009),
  { as: 'chrome', path: grille, stroke: 0.018 },
  { as: 'grille', path: area(outline('-.1 .2, .48 .2, .54 .3, -.1 .3'), 0.025) },
  ...slats('lens', [0.225, 0.25, 0.275], 0.7, 0.01),
  { as: 'grille', path: area(outline('.64 .22, .96 .25, .98 .37, .72 .33'), 0.03) },
  { as: 'black', path: area(outline('-.1 .1, 1.4 .1, 1.4 .19, .7 .17, -.1 .17'), 0.02) },
]

const tailLamp = area(outline('.44 .78 .012, .44 .85 .015, .74 .89, 1.1 .885 .03, 1.1 .8 .03, .9 .76'), 0.02)
const rear: Drawing['rear'] = [
  { as: 'lamp', path: tailLamp },
  { as: 'glow', path: line(outline('.47 .8, .72 .8, .9 .79, 1.06 .82'), 0.02), stroke: 0.018 },
  { as: 'glow', path: line(outline('.47 .84, .74 .865, 1.06 .86'), 0.02), stroke: 0.01 },
  { as: 'gap', path: tailLamp, stroke: 0.005 },
  { as: 'chrome', path: line(outline('-.1 .81, .43 .81')), stroke: 0.016 },
  { as: 'gap', path: line(outline('.69 .68, .98 .69, 1.2 .63, 1.7 .6'), 0.08), stroke: 0.005 },
  { as: 'gap', path: line(outline('0 .56, .6 .56, .67 .62, .68 .96'), 0.06), stroke: 0.0055 },
  { as: 'recess', path: area(outline('-.1 .61, .3 .61, .34 .76, -.1 .76'), 0.03) },
  { as: 'black', path: area(outline('-.1 .1, 1.4 .1, 1.3 .24, .8 .34, -.1 .34'), 0.04) },
]

const plan: Drawing['plan'] = [
  { as: 'gap', path: line(outline('.22 .66, .6 .76, 1 .79, 1.5 .8'), 0.1), stroke: 0.0065 },
  { as: 'gap', path: line(outline('3.98 0, 3.98 .6, 4.02 .68, 4.6 .68'), 0.06), stroke: 0.0065 },
]

const screen: Screen = { base: 1.5, foot: [1.76, 0.73], head: [2.22, 1.37], corner: [2.3, 1.34, 0.58] }

/** Large open four-seater with bright metal; its hood lies under a cover. */
export const elegantOpen: Body = {
  screen,
  shape,
  drawing: { front, rear, side, plan },
  wheels: { design: 'multi', rim: 19, width: 0.235 },
  tailWrap: 0.98,
  furnish: (solid) => [
    cabin(solid, {
      rows: 2,
      trim: 'dark',
      open: true,
      windscreenTop: 2.2,
      windscreenBase: 1.5,
      floor: 0.28,
      hipHeight: 0.47,
      rowsAt: [2.5, 3.25],
    }),
    ...openScreen(solid, screen),
    doorMirrors(solid, { s: 2.0, y: 0.99, design: 'wing' }),
    doorHandles(solid, { at: [[2.74, 0.84]], design: 'flush' }),
    plates(solid, { frontY: 0.35, rearY: 0.685 }),
    exhaust(solid, { side: 'both', design: 'oval' }),
    reflectors(solid, { y: 0.4, z: 0.66 }),
    emblem(solid, { y: 0.565, end: 'front', design: 'disc', size: 0.065 }),
  ],
}
