import type { Body } from '../body.ts'
import { cabin } from '../cabin.ts'
import type { Drawing } from '../drawing.ts'
import { doorHandles, doorMirrors, emblem, exhaust, plates, reflectors } from '../parts.ts'
import { area, circle, line, outline, points } from '../paths.ts'
import type { Shape } from '../solid.ts'
import { coveredHood } from './cabriolet-hood.ts'
import { openScreen, type Screen } from './cabriolet-screen.ts'
import { projector, slats } from './sedan-plot.ts'
import { longDoor } from './sports-car-doors.ts'
import { plateHollow } from './sports-car-tail.ts'

const shape: Shape = {
  length: 3.84,
  width: 1.75,
  height: 1.38,
  wheelRadius: 0.31,
  frontAxle: 0.78,
  wheelbase: 2.42,
  clearance: 0.14,
  top: points('0 .7, .05 .78, .16 .845, .4 .9, .8 .935, 1.1 .955, 1.4 .955, 2.2 .955, 2.9 .965, 3.4 .975, 3.7 .965, 3.84 .9'),
  roof: points('0 .3, 3.84 .3'),
  plan: points('0 .84, .2 .91, .5 .965, .9 .985, 1.9 1, 2.7 1, 3.2 .99, 3.5 .96, 3.84 .87'),
  nose: points('.1 .15, .19 .06, .26 .02, .36 .004, .46 0, .56 .004, .66 .018, .74 .04, .82 .09, .95 .2'),
  tail: points('.1 .2, .22 .11, .33 .03, .44 .004, .52 0, .62 .012, .72 .03, .82 .05, .92 .08, 1.05 .16'),
  noseBow: 0.34,
  noseBowPower: 3.1,
  tailBow: 0.3,
  tailBowPower: 2.4,
  bonnetCrown: 0.07,
  deckCrown: 0.035,
  shoulder: 0.13,
  noseRadius: 0.11,
  tailRadius: 0.11,
  flare: 0.03,
  flareWidth: 0.08,
  archGap: 0.035,
  windscreenTop: 1.2,
  rearGlassTop: 3.2,
  creases: [{ from: 0.6, to: 3.7, height: points('.6 .8, 1.9 .8, 3.7 .83'), depth: 0.012, width: 0.025 }],
  presses: [plateHollow(0.57)],
  cuts: [{ from: 1.42, to: 2.98, half: 0.66, floor: 0.28, radius: 0.04 }],
}

const side: Drawing['side'] = [
  ...longDoor(shape, { front: 1.26, rear: 2.44, sill: 0.27 }),
  { as: 'clad', path: area(outline('1.1 .1, 2.9 .1, 2.9 .2, 1.1 .2'), 0.01) },
]

const lamp = circle(0.575, 0.68, 0.108)
const front: Drawing['front'] = [
  { as: 'lamp', path: lamp },
  { as: 'glow', path: circle(0.575, 0.68, 0.092), stroke: 0.014 },
  ...projector(0.575, 0.68, 0.055),
  { as: 'chrome', path: lamp, stroke: 0.014 },
  { as: 'grille', path: area(outline('-.1 .3, .4 .3, .46 .36, .4 .42, -.1 .42'), 0.03) },
  ...slats('metal', [0.36], 0.5, 0.012),
  { as: 'chrome', path: line(outline('-.1 .64, .26 .64')), stroke: 0.014 },
  { as: 'grille', path: circle(0.6, 0.36, 0.045) },
  { as: 'chrome', path: circle(0.6, 0.36, 0.045), stroke: 0.009 },
  { as: 'clad', path: area(outline('-.1 .1, 1.4 .1, 1.4 .2, .7 .19, -.1 .19'), 0.02) },
  { as: 'gap', path: line(outline('.76 .62, .9 .6, 1.3 .54'), 0.05), stroke: 0.005 },
]

const tailLamp = area(outline('.6 .68, .6 .84, .78 .86, .84 .84, .84 .7, .78 .67'), 0.04)
const rear: Drawing['rear'] = [
  { as: 'lamp', path: tailLamp },
  { as: 'glow', path: area(outline('.63 .71, .63 .81, .8 .83, .8 .72'), 0.03), stroke: 0.018 },
  { as: 'chrome', path: tailLamp, stroke: 0.012 },
  { as: 'recess', path: area(outline('-.1 .5, .3 .5, .34 .65, -.1 .65'), 0.03) },
  { as: 'gap', path: line(outline('0 .7, .46 .7, .54 .76, .55 .93'), 0.06), stroke: 0.0055 },
  { as: 'clad', path: area(outline('-.1 .1, 1.4 .1, 1.4 .22, 1 .24, .7 .28, -.1 .28'), 0.03) },
  { as: 'gap', path: line(outline('.48 .705, .58 .65, .9 .64, 1.1 .58, 1.5 .54'), 0.08), stroke: 0.005 },
  { as: 'chrome', path: line(outline('-.1 .715, .24 .715')), stroke: 0.014 },
]

const plan: Drawing['plan'] = [{ as: 'gap', path: line(outline('.2 .5, .4 .62, .8 .66, 1.12 .68'), 0.1), stroke: 0.0065 }]

const screen: Screen = { base: 1.12, foot: [1.36, 0.68], head: [1.8, 1.375], corner: [1.86, 1.345, 0.56] }

/** Small open four-seater with round lamps. */
export const smallOpen: Body = {
  screen,
  shape,
  drawing: { front, rear, side, plan },
  wheels: { design: 'sevenSpoke', rim: 16, width: 0.205 },
  furnish: (solid) => [
    cabin(solid, {
      rows: 2,
      trim: 'dark',
      open: true,
      windscreenTop: 1.8,
      windscreenBase: 1.12,
      floor: 0.28,
      hipHeight: 0.48,
      rowsAt: [2.06, 2.72],
    }),
    ...openScreen(solid, screen),
    coveredHood(solid, { s: 3.13, half: 0.7, length: 0.46, height: 0.09 }),
    doorMirrors(solid, { s: 1.62, y: 1.0, design: 'wing' }),
    doorHandles(solid, { at: [[2.28, 0.82]], design: 'pull', finish: 'chrome' }),
    plates(solid, { frontY: 0.5, rearY: 0.57 }),
    exhaust(solid, { side: 'right', design: 'round' }),
    reflectors(solid, { y: 0.36, z: 0.6 }),
    emblem(solid, { y: 0.7, end: 'front', design: 'disc', size: 0.05 }),
  ],
}
