import type { Body } from '../body.ts'
import { cabin } from '../cabin.ts'
import type { Drawing } from '../drawing.ts'
import { endPane, fuelFlap } from '../glass.ts'
import { doorHandles, doorMirrors, emblem, exhaust, plates, reflectors, roofSpoiler, wipers } from '../parts.ts'
import { area, line, outline, points } from '../paths.ts'
import type { Shape } from '../solid.ts'
import { daylight } from './sedan-flank.ts'
import { module, slats } from './sedan-plot.ts'
import { bonnetSeams } from './sedan-seams.ts'
import { longDoor } from './sports-car-doors.ts'
import { channels, plateHollow } from './sports-car-tail.ts'

const shape: Shape = {
  length: 4.33,
  width: 1.81,
  height: 1.3,
  wheelRadius: 0.33,
  frontAxle: 0.86,
  wheelbase: 2.57,
  clearance: 0.13,
  top: points(
    '0 .6, .05 .67, .16 .73, .4 .785, .86 .835, 1.2 .862, 1.5 .885, 1.7 .89, 2.4 .895, 3 .92, 3.6 .955, 4 .985, 4.2 1, 4.29 .995, 4.33 .96',
  ),
  roof: points(
    '1.05 .72, 1.38 .88, 1.6 .99, 1.85 1.115, 2.08 1.215, 2.28 1.275, 2.5 1.3, 2.7 1.295, 3 1.255, 3.3 1.185, 3.6 1.1, 3.85 1.02, 4.1 .93',
  ),
  plan: points('0 .84, .2 .91, .5 .965, .86 .99, 1.3 .975, 1.9 .96, 2.6 .967, 3 .985, 3.43 1, 3.8 .985, 4.1 .94, 4.33 .87'),
  nose: points('.1 .15, .17 .07, .21 .03, .28 .01, .38 0, .48 .004, .56 .022, .62 .05, .7 .1, .85 .21'),
  tail: points('.1 .24, .22 .14, .33 .06, .46 .012, .54 0, .62 .012, .7 .05, .8 .07, .9 .04, .97 .008, 1.02 0, 1.1 0, 1.5 .2'),
  noseBow: 0.34,
  noseBowPower: 2.6,
  tailBow: 0.24,
  tailBowPower: 2.7,
  bonnetCrown: 0.02,
  deckCrown: 0.04,
  shoulder: 0.1,
  noseRadius: 0.07,
  tailRadius: 0.045,
  tumble: 0.6,
  roofCrown: 0.05,
  roofEdge: 0.1,
  greenhouse: points('0 .7, 1.3 .9, 2.08 .945, 2.5 .94, 3 .87, 3.6 .79, 4.33 .7'),
  flare: 0.03,
  flareWidth: 0.09,
  archGap: 0.035,
  windscreenTop: 2.08,
  rearGlassTop: 2.95,
  creases: [
    { from: 1.3, to: 4.3, height: points('1.3 .73, 2.4 .74, 3.4 .8, 4.3 .87'), depth: 0.012, width: 0.02 },
    { from: 1.1, to: 3.2, height: points('1.1 .3, 2.2 .33, 3.2 .46'), depth: -0.02, width: 0.04 },
  ],
  presses: [
    plateHollow(0.6),
    ...channels(
      [
        [0.06, 0.2],
        [0.25, 0.39],
      ],
      0.08,
      0.31,
    ),
    { on: 'front', outline: points('.7 .25, 1 .28, 1 .45, .88 .46'), depth: 0.018, edge: 0.03 },
    { on: 'top', outline: points('.3 -.3, 1.5 -.42, 1.5 .42, .3 .3'), depth: 0.008, edge: 0.07 },
  ],
}

const side: Drawing['side'] = [
  ...daylight(shape, {
    front: [1.5, 1.99],
    rear: [3.32, 3.02],
    rise: [2.6, 0.06],
    header: 0.07,
    corner: 0.12,
    lowerCorner: 0.03,
    pillars: [[2.76, 0.05, 0.03]],
  }),
  ...longDoor(shape, { front: 1.36, rear: 2.78, sill: 0.27 }),
  fuelFlap(3.72, 0.86),
  { as: 'clad', path: area(outline('1.2 .1, 3.1 .1, 3.1 .19, 1.2 .19'), 0.01) },
]

const lamp = area(outline('.52 .555 .01, .5 .61 .01, .72 .655, 1.06 .7 .02, 1.1 .67 .02, 1 .61, .8 .57'), 0.02)
const front: Drawing['front'] = [
  ...endPane([0.74, 0.905], [0.555, 1.22]),
  { as: 'lamp', path: lamp },
  { as: 'glow', path: line(outline('.55 .575, .78 .59, 1 .64'), 0.02), stroke: 0.014 },
  ...module(0.67, 0.612, 0.08, 0.04),
  ...module(0.83, 0.635, 0.08, 0.04),
  { as: 'gap', path: lamp, stroke: 0.005 },
  { as: 'grille', path: area(outline('-.1 .25, .5 .25, .58 .32, .5 .44, -.1 .46'), 0.04) },
  ...slats('lens', [0.29, 0.33, 0.41], 0.6, 0.012),
  { as: 'grille', path: area(outline('.72 .27, 1 .3, 1 .43, .9 .44'), 0.03) },
  { as: 'clad', path: area(outline('-.1 .1, 1.4 .1, 1.4 .2, .95 .215, .62 .2, .56 .215, -.1 .215'), 0.015) },
  { as: 'gap', path: line(outline('1.04 .62, 1.12 .585, 1.4 .56'), 0.05), stroke: 0.005 },
]

const tailLamp = area(outline('.5 .82 .01, .48 .88 .01, .7 .9, 1.06 .895 .02, 1.06 .83 .02, .9 .79, .7 .79'), 0.02)
const rear: Drawing['rear'] = [
  ...endPane([0.6, 1.02], [0.5, 1.2]),
  { as: 'lamp', path: tailLamp },
  { as: 'glow', path: line(outline('.52 .84, .7 .815, .9 .815, 1.02 .85'), 0.02), stroke: 0.02 },
  { as: 'gap', path: tailLamp, stroke: 0.005 },
  { as: 'gap', path: line(outline('0 .72, .6 .72, .64 .8, .66 .95'), 0.06), stroke: 0.0055 },
  { as: 'recess', path: area(outline('-.1 .53, .3 .53, .34 .68, -.1 .68'), 0.03) },
  { as: 'clad', path: area(outline('-.1 .1, 1.4 .1, 1.4 .22, 1 .25, .8 .34, .6 .385, -.1 .4'), 0.03) },
  { as: 'lens', path: area(outline('.5 .8, .56 .8, .54 .92, .46 .92'), 0.01) },
  { as: 'gap', path: line(outline('.615 .726, .72 .735, .96 .75, 1.2 .7, 1.6 .66'), 0.06), stroke: 0.005 },
]

const plan: Drawing['plan'] = [...bonnetSeams(shape, outline('.22 .6, .5 .7, 1 .73, 1.45 .74'), 1.4)]

/** Compact coupé with two small seats behind: low bonnet, rounded hips, short tail. */
export const compactCoupe: Body = {
  shape,
  drawing: { front, rear, side, plan },
  wheels: { design: 'fiveTwin', rim: 18, width: 0.23, finish: 'twoTone' },
  privacy: 0.55,
  privacyFrom: 2.8,
  tailWrap: 0.81,
  furnish: (solid) => [
    cabin(solid, {
      rows: 2,
      trim: 'dark',
      windscreenTop: 2.08,
      windscreenBase: 1.4,
      floor: 0.2,
      hipHeight: 0.43,
      rowsAt: [2.42, 3.05],
    }),
    doorMirrors(solid, { s: 1.78, y: 0.97, design: 'wing' }),
    doorHandles(solid, { at: [[2.62, 0.8]], design: 'pull' }),
    plates(solid, { frontY: 0.37, rearY: 0.6 }),
    wipers(solid, { base: 1.4 }),
    exhaust(solid, { side: 'both', design: 'round', y: 0.25, z: 0.55 }),
    reflectors(solid, { y: 0.42, z: 0.66 }),
    roofSpoiler(solid, { s: 4.13, reach: 0.15, half: 0.6, design: 'lip' }),
    emblem(solid, { y: 0.56, end: 'front', design: 'disc', size: 0.043 }),
  ],
}
