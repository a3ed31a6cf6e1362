import type { Body } from '../body.ts'
import { cabin } from '../cabin.ts'
import type { Drawing } from '../drawing.ts'
import { doorHandles, doorMirrors, emblem, exhaust, plates, reflectors } from '../parts.ts'
import { area, line, outline, points } from '../paths.ts'
import type { Shape } from '../solid.ts'
import { coveredHood, rollHoops } from './cabriolet-hood.ts'
import { openScreen, type Screen } from './cabriolet-screen.ts'
import { lampMarks } from './kit-lamps.ts'
import { longDoor } from './sports-car-doors.ts'
import { plateHollow } from './sports-car-tail.ts'
import { archOutlines, bars } from './suv-marks.ts'

const shape: Shape = {
  length: 3.78,
  width: 1.71,
  height: 1.38,
  wheelRadius: 0.31,
  frontAxle: 0.66,
  wheelbase: 2.49,
  clearance: 0.14,
  top: points('0 .74, .04 .83, .13 .885, .4 .92, .8 .945, 1.1 .955, 1.4 .955, 2.2 .96, 2.9 .97, 3.4 .975, 3.7 .955, 3.78 .88'),
  roof: points('0 .3, 3.78 .3'),
  plan: points('0 .87, .18 .94, .45 .98, .9 .99, 1.9 .985, 2.7 1, 3.2 1, 3.55 .97, 3.78 .9'),
  nose: points('.1 .11, .2 .03, .3 .006, .42 0, .56 0, .68 .006, .78 .02, .85 .05, .92 .12, .98 .22'),
  tail: points('.1 .14, .22 .06, .33 .02, .44 .004, .54 0, .66 .004, .78 .014, .86 .03, .93 .07, 1.05 .16'),
  noseBow: 0.24,
  noseBowPower: 2.7,
  tailBow: 0.18,
  tailBowPower: 2.8,
  bonnetCrown: 0.05,
  deckCrown: 0.025,
  shoulder: 0.11,
  noseRadius: 0.09,
  tailRadius: 0.09,
  flare: 0.045,
  flareWidth: 0.09,
  archGap: 0.035,
  windscreenTop: 1.2,
  rearGlassTop: 3.2,
  creases: [{ from: 0.3, to: 3.7, height: points('.3 .78, 1.9 .8, 3.7 .84'), depth: 0.01, width: 0.05 }],
  presses: [plateHollow(0.6)],
  cuts: [{ from: 1.42, to: 2.92, half: 0.65, floor: 0.28, radius: 0.04 }],
}

const side: Drawing['side'] = [
  ...archOutlines(shape, 0.05).map((arch) => ({ as: 'clad' as const, path: area(arch, 0.02) })),
  ...longDoor(shape, { front: 1.22, rear: 2.4, sill: 0.27 }),
  { as: 'clad', path: area(outline('.9 .1, 2.9 .1, 2.9 .24, .9 .24'), 0.01) },
  { as: 'chrome', path: line(outline('1.34 .945, 2.95 .96')), stroke: 0.014 },
]

const grille = outline('-.1 .5, .36 .5, .42 .59, .44 .68, -.1 .68')
const front: Drawing['front'] = [
  ...lampMarks({
    edges: [
      [0.5, 0.665, 0.79],
      [0.62, 0.64, 0.85],
      [0.83, 0.69, 0.835],
    ],
    look: 'ring',
    round: 0.06,
  }),
  { as: 'grille', path: area(grille, 0.05) },
  ...bars('metal', 0.5, 0.68, 2, 0.026, 0.46),
  { as: 'chrome', path: area(grille, 0.05), stroke: 0.014 },
  { as: 'grille', path: area(outline('-.1 .25, .54 .25, .48 .42, -.1 .42'), 0.04) },
  { as: 'clad', path: area(outline('-.1 .1, 1.4 .1, 1.4 .22, .9 .22, .7 .21, -.1 .21'), 0.02) },
  { as: 'gap', path: line(outline('-.1 .77, .46 .78, .56 .87, .9 .87'), 0.05), stroke: 0.005 },
]

const rear: Drawing['rear'] = [
  ...lampMarks({
    edges: [
      [0.55, 0.66, 0.87],
      [0.66, 0.64, 0.89],
      [0.79, 0.68, 0.88],
    ],
    look: 'loop',
    round: 0.04,
  }),
  { as: 'recess', path: area(outline('-.1 .53, .3 .53, .34 .68, -.1 .68'), 0.03) },
  { as: 'chrome', path: line(outline('-.1 .72, .3 .72')), stroke: 0.016 },
  { as: 'gap', path: line(outline('0 .48, .46 .48, .51 .56, .52 .93'), 0.06), stroke: 0.0055 },
  { as: 'clad', path: area(outline('-.1 .1, 1.4 .1, 1.4 .24, 1 .26, .7 .34, -.1 .34'), 0.03) },
]

const plan: Drawing['plan'] = [{ as: 'gap', path: line(outline('.16 .52, .4 .62, .8 .66, 1.1 .67'), 0.1), stroke: 0.0065 }]

const screen: Screen = { base: 1.14, foot: [1.34, 0.67], head: [1.66, 1.385], corner: [1.72, 1.36, 0.58], finish: 'glossBlack' }

/** The pert city car without its roof: wheels at the corners, an upright dark windscreen, the hood piled on the tail. */
export const pertOpen: Body = {
  screen,
  shape,
  drawing: { front, rear, side, plan },
  wheels: { design: 'multi', rim: 16, width: 0.19, finish: 'twoTone' },
  furnish: (solid) => [
    cabin(solid, {
      rows: 2,
      trim: 'dark',
      open: true,
      windscreenTop: 1.66,
      windscreenBase: 1.14,
      floor: 0.28,
      hipHeight: 0.48,
      rowsAt: [2.0, 2.66],
    }),
    ...openScreen(solid, screen),
    coveredHood(solid, { s: 3.12, half: 0.72, length: 0.5, height: 0.13 }),
    rollHoops(solid, { s: 2.84, z: 0.36, foot: 0.94, top: 1.16, half: 0.15, metal: 'glossBlack' }),
    doorMirrors(solid, { s: 1.54, y: 1.01, design: 'pod' }),
    doorHandles(solid, { at: [[2.2, 0.84]], design: 'pull', finish: 'chrome' }),
    plates(solid, { frontY: 0.35, rearY: 0.6 }),
    exhaust(solid, { side: 'right', design: 'round' }),
    reflectors(solid, { y: 0.4, z: 0.62 }),
    emblem(solid, { y: 0.725, end: 'front', design: 'bar', size: 0.026 }),
  ],
}
