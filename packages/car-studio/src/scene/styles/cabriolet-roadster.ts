import type { Body } from '../body.ts'
import { cabin } from '../cabin.ts'
import type { Drawing } from '../drawing.ts'
import { doorHandles, doorMirrors, emblem, exhaust, plates, reflectors } from '../parts.ts'
import { area, line, outline, points } from '../paths.ts'
import type { Shape } from '../solid.ts'
import { coveredHood, rollHoops } from './cabriolet-hood.ts'
import { openScreen, type Screen } from './cabriolet-screen.ts'
import { module, slats } from './sedan-plot.ts'
import { longDoor } from './sports-car-doors.ts'
import { channels, plateHollow } from './sports-car-tail.ts'

const shape: Shape = {
  length: 3.98,
  width: 1.76,
  height: 1.24,
  wheelRadius: 0.315,
  frontAxle: 0.8,
  wheelbase: 2.36,
  clearance: 0.13,
  top: points('0 .6, .05 .665, .16 .725, .4 .78, .8 .825, 1.2 .85, 1.5 .865, 2.2 .865, 2.8 .885, 3.3 .92, 3.7 .93, 3.9 .92, 3.98 .87'),
  roof: points('0 .3, 3.98 .3'),
  plan: points('0 .83, .2 .905, .5 .965, .8 .985, 1.3 .965, 1.9 .955, 2.5 .965, 3.16 1, 3.5 .98, 3.8 .92, 3.98 .85'),
  nose: points('.1 .15, .17 .07, .21 .03, .28 .01, .38 0, .48 .004, .56 .022, .62 .05, .7 .1, .85 .21'),
  tail: points('.1 .22, .22 .13, .33 .05, .46 .008, .54 0, .62 .008, .72 .03, .8 .04, .88 .04, .95 .06, 1.1 .15'),
  noseBow: 0.34,
  noseBowPower: 2.5,
  tailBow: 0.28,
  tailBowPower: 2.5,
  bonnetCrown: 0.02,
  deckCrown: 0.03,
  shoulder: 0.11,
  noseRadius: 0.08,
  tailRadius: 0.07,
  flare: 0.034,
  flareWidth: 0.09,
  archGap: 0.035,
  windscreenTop: 1.5,
  rearGlassTop: 3,
  creases: [
    { from: 1, to: 3.9, height: points('1 .7, 2.2 .71, 3.2 .77, 3.9 .8'), depth: 0.012, width: 0.02 },
    { from: 1, to: 3, height: points('1 .3, 2 .33, 3 .46'), depth: -0.02, width: 0.04 },
  ],
  presses: [
    plateHollow(0.57),
    ...channels(
      [
        [0.06, 0.2],
        [0.25, 0.38],
      ],
      0.08,
      0.28,
    ),
  ],
  cuts: [{ from: 1.7, to: 2.76, half: 0.64, floor: 0.24, radius: 0.04 }],
}

const side: Drawing['side'] = [
  ...longDoor(shape, { front: 1.4, rear: 2.56, sill: 0.26 }),
  { as: 'clad', path: area(outline('1.1 .1, 2.9 .1, 2.9 .19, 1.1 .19'), 0.01) },
]

const lamp = area(outline('.5 .545 .01, .5 .6, .7 .655, 1 .69 .02, 1.04 .67 .02, .94 .6, .76 .555'), 0.02)
const front: Drawing['front'] = [
  { as: 'lamp', path: lamp },
  { as: 'glow', path: line(outline('.52 .56, .76 .575, .92 .62, .99 .67'), 0.02), stroke: 0.013 },
  ...module(0.64, 0.605, 0.075, 0.04),
  ...module(0.79, 0.63, 0.075, 0.04),
  { as: 'gap', path: lamp, stroke: 0.005 },
  { as: 'grille', path: area(outline('-.1 .25, .46 .25, .56 .32, .48 .44, -.1 .46'), 0.05) },
  ...slats('lens', [0.29, 0.33, 0.37, 0.41], 0.6, 0.01),
  { as: 'grille', path: area(outline('.74 .29, .96 .31, .97 .37, .82 .38'), 0.02) },
  { as: 'clad', path: area(outline('-.1 .1, 1.4 .1, 1.4 .2, .95 .21, .62 .19, -.1 .19'), 0.015) },
  { as: 'gap', path: line(outline('1 .6, 1.1 .575, 1.4 .55'), 0.05), stroke: 0.005 },
]

const tailLamp = area(outline('.46 .74, .44 .8, .7 .83, .98 .82 .02, .98 .75 .02, .8 .72'), 0.025)
const rear: Drawing['rear'] = [
  { as: 'lamp', path: tailLamp },
  { as: 'glow', path: line(outline('.48 .76, .78 .745, .94 .77'), 0.02), stroke: 0.018 },
  { as: 'gap', path: tailLamp, stroke: 0.005 },
  { as: 'recess', path: area(outline('-.1 .5, .3 .5, .34 .65, -.1 .65'), 0.03) },
  { as: 'gap', path: line(outline('0 .68, .52 .68, .6 .73, .62 .9'), 0.06), stroke: 0.0055 },
  { as: 'gap', path: line(outline('.55 .69, .66 .672, .9 .68, 1.2 .62, 1.6 .58'), 0.06), stroke: 0.005 },
  { as: 'clad', path: area(outline('-.1 .1, 1.4 .1, 1.4 .22, 1 .25, .8 .31, .6 .35, -.1 .36'), 0.03) },
]

const plan: Drawing['plan'] = [
  { as: 'gap', path: line(outline('.22 .56, .5 .66, .9 .69, 1.4 .7'), 0.1), stroke: 0.0065 },
  { as: 'gap', path: line(outline('3.16 0, 3.16 .5, 3.2 .58, 3.9 .6'), 0.06), stroke: 0.0065 },
]

const screen: Screen = { base: 1.4, foot: [1.62, 0.67], head: [2.0, 1.225], corner: [2.07, 1.195, 0.54] }

/** Two-seat roadster: long bonnet, seats before the rear axle, short tail. */
export const roadster: Body = {
  screen,
  shape,
  drawing: { front, rear, side, plan },
  wheels: { design: 'tenSpoke', rim: 17, width: 0.215, finish: 'darkAlloy' },
  furnish: (solid) => [
    cabin(solid, {
      rows: 1,
      trim: 'dark',
      open: true,
      windscreenTop: 2.0,
      windscreenBase: 1.4,
      floor: 0.24,
      hipHeight: 0.41,
      rowsAt: [2.36],
    }),
    ...openScreen(solid, screen),
    coveredHood(solid, { s: 2.9, half: 0.66, length: 0.4, height: 0.035 }),
    rollHoops(solid, { s: 2.74, z: 0.33, foot: 0.86, top: 1.08, half: 0.15 }),
    doorMirrors(solid, { s: 1.82, y: 0.905, design: 'wing' }),
    doorHandles(solid, { at: [[2.4, 0.75]], design: 'pull' }),
    plates(solid, { frontY: 0.36, rearY: 0.57 }),
    exhaust(solid, { side: 'right', design: 'twin' }),
    reflectors(solid, { y: 0.4, z: 0.62 }),
    emblem(solid, { y: 0.55, end: 'front', design: 'disc', size: 0.043 }),
  ],
}
