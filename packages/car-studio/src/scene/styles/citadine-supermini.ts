import type { Body } from '../body.ts'
import type { Drawing } from '../drawing.ts'
import { endPane, fuelFlap } from '../glass.ts'
import { aerial, doorHandles, doorMirrors, emblem, plates, roofSpoiler, wipers } from '../parts.ts'
import { area, circle, line, points, triples } from '../paths.ts'
import type { Shape } from '../solid.ts'
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
  studs,
} from './citadine-hatch.ts'

const shape: Shape = {
  length: 4.05,
  width: 1.76,
  height: 1.45,
  wheelRadius: 0.318,
  frontAxle: 0.8,
  wheelbase: 2.58,
  clearance: 0.15,
  top: points('0 .73, .05 .785, .18 .848, .4 .902, .75 .948, 1.1 .972, 1.5 .978, 2.4 .996, 3.2 1.03, 3.7 1.055, 4.05 1.05'),
  roof: points(
    '.75 .75, 1.06 .955, 1.25 1.075, 1.5 1.218, 1.75 1.337, 1.95 1.402, 2.2 1.44, 2.5 1.45, 2.9 1.444, 3.3 1.42, 3.7 1.375, 3.9 1.342, 4.05 1.31',
  ),
  nose: points('.1 .2, .2 .1, .3 .045, .42 .01, .54 0, .66 .002, .75 .02, .83 .07, .92 .2, 1.02 .5'),
  tail: points('.1 .22, .22 .1, .34 .025, .46 0, .58 .003, .68 .03, .88 .04, 1.02 .06, 1.1 .1, 1.2 .155, 1.32 .225, 1.45 .31'),
  noseBow: 0.29,
  noseBowPower: 2.8,
  tailBow: 0.2,
  tailBowPower: 2.9,
  windscreenTop: 1.86,
  rearGlassTop: 3.76,
  tumble: 0.42,
  roofEdge: 0.095,
  greenhouseTail: 0.12,
  greenhouse: points('0 .7, 1.05 .9, 1.86 .955, 2.6 .962, 3.3 .935, 3.76 .89, 4.05 .82'),
  bonnetCrown: 0.05,
  deckCrown: 0.05,
  flare: 0.026,
  archGap: 0.038,
  presses: [
    plateHollow(0.7),
    { on: 'front', outline: points('.585 .28, .7 .295, .765 .455, .72 .49, .635 .43'), depth: 0.022, edge: 0.03 },
  ],
  creases: [
    { from: 0.35, to: 4, height: points('.4 .84, 2 .87, 3.95 .92'), depth: 0.01, width: 0.035 },
    { from: 1.05, to: 3.1, height: points('1.1 .36, 3.1 .45'), depth: -0.016, width: 0.05 },
  ],
}

const panes: Daylight = {
  front: [1.22, 1.9],
  rear: [3.45, 3.27],
  low: points('1.2 0, 2.6 .005, 3.42 .05'),
  header: [0.085, 0.1],
  corners: [0.07, 0.07],
  posts: triples('2.28 .085 .03, 3.06 .035 -.04'),
}

const side: Drawing['side'] = [
  ...daylight(shape, panes),
  ...doorLines(shape, { front: [1.2, 1.18], middle: [2.27, 2.29], rear: 3.22, sill: 0.27 }, panes),
  fuelFlap(3.5, 0.86, 0.14),
  bumperLine(shape, 0.47, [1.12, 0.79]),
  {
    as: 'clad',
    path: area(points('.9 .1, 3.6 .1, 3.6 .215, .9 .215')),
  },
]

const lid = bonnetLine(shape, points('0 .762, .3 .764, .46 .775, .64 .8'), points('.6 .715, 1.07 .74'))
const front: Drawing['front'] = [
  ...endPane([0.73, 0.985], [0.62, 1.375], { frit: 0.04 }),
  { as: 'lamp', path: area(points('.45 .665, .42 .715, .62 .762, .9 .8, 1.2 .838, 1.17 .785, 1.02 .715, .82 .668, .6 .652'), 0.022) },
  { as: 'glow', path: line(points('.475 .705, .49 .678, .62 .668, .8 .682, 1.0 .732, 1.13 .79'), 0.03), stroke: 0.013 },
  { as: 'metal', path: area(points('.56 .695, .655 .698, .68 .748, .585 .74'), 0.014) },
  { as: 'lens', path: circle(0.62, 0.72, 0.02) },
  { as: 'metal', path: area(points('.7 .702, .795 .712, .82 .765, .725 .753'), 0.014) },
  { as: 'lens', path: circle(0.76, 0.733, 0.02) },
  { as: 'tint', path: line(points('.9 .75, 1.05 .785')), stroke: 0.018 },
  { as: 'grille', path: area(points('-.1 .6, .36 .6, .44 .65, .42 .712, -.1 .702'), 0.02) },
  { as: 'chrome', path: line(points('-.1 .6, .36 .6, .44 .65'), 0.02), stroke: 0.012 },
  ...studs('metal', [0.025, 0.42], [0.618, 0.7], 0.05, 0.02, [0.02, 0.006]),
  { as: 'clad', path: area(points('-.1 .1, 1.5 .1, 1.4 .215, .9 .225, .64 .245, .54 .435, -.1 .435'), 0.03) },
  { as: 'grille', path: area(points('-.1 .25, .5 .25, .57 .29, .49 .41, -.1 .41'), 0.025) },
  ...bars('lens', 0.275, 0.39, 4, 0.56, 0.012),
  { as: 'black', path: area(points('.665 .258, .85 .274, .945 .455, .865 .515, .745 .445'), 0.03) },
  { as: 'grille', path: area(points('.73 .315, .82 .325, .87 .42, .8 .42'), 0.02) },
  { as: 'chrome', path: line(points('.665 .262, .745 .445, .865 .515'), 0.03), stroke: 0.009 },
  lid.front,
]

const rear: Drawing['rear'] = [
  ...endPane([0.62, 1.09], [0.53, 1.31], { sag: 0.01, crown: 0.01, frit: 0.045 }),
  { as: 'lamp', path: area(points('.44 .81, .44 .89, .62 .925, .95 .945, 1.16 .955, 1.12 .88, 1.0 .81, .7 .785'), 0.03) },
  { as: 'glow', path: line(points('1.08 .925, .92 .917, .62 .898, .49 .875, .49 .835, .64 .815, .86 .822'), 0.03), stroke: 0.018 },
  { as: 'metal', path: line(points('.6 .857, .9 .87')), stroke: 0.022 },
  { as: 'tint', path: line(points('.95 .86, 1.06 .885')), stroke: 0.022 },
  { as: 'black', path: area(points('-.1 .835, .5 .835, .5 .87, -.1 .87')) },
  { as: 'clad', path: area(points('-.1 .1, 1.6 .1, 1.5 .27, .85 .3, .62 .38, -.1 .38'), 0.05) },
  { as: 'gap', path: line(points('0 .56, .5 .57, .6 .65, .62 .79'), 0.06), stroke: 0.006 },
  { as: 'gap', path: line(points('.66 .93, .69 1.02, .67 1.1, .57 1.36'), 0.06), stroke: 0.006 },
  rearBumperLine(shape, points('.61 .69, .85 .7, 1.03 .715'), 0.6),
]

/** Modern five-door supermini: slim lamps, hidden rear quarter, two-tone wheels. */
export const supermini: Body = {
  shape,
  drawing: {
    front,
    rear,
    side,
    plan: [lid.plan],
  },
  wheels: { design: 'fiveTwin', rim: 16, width: 0.195 },
  furnish: (solid) => [
    hatchCabin(solid, { windscreenBase: 1.08, rowsAt: [2.12, 2.92] }),
    doorMirrors(solid, { s: 1.36, y: 1.035, design: 'pod' }),
    doorHandles(solid, {
      at: points('2.08 .89, 3.04 .925'),
      design: 'pull',
    }),
    plates(solid, { frontY: 0.515, rearY: 0.7 }),
    emblem(solid, { y: 0.645, end: 'front', design: 'disc', size: 0.065 }),
    emblem(solid, { y: 0.95, end: 'back', design: 'disc', size: 0.061 }),
    roofSpoiler(solid, { s: 3.76, reach: 0.13, design: 'roof' }),
    aerial(solid, { s: 3.35, design: 'fin' }),
    wipers(solid, { base: 1.11, rear: { y: 1.09 } }),
  ],
}
