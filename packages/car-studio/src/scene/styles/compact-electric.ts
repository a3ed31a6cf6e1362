import type { Body } from '../body.ts'
import type { Drawing } from '../drawing.ts'
import { endPane, fuelFlap } from '../glass.ts'
import { aerial, doorHandles, doorMirrors, emblem, plates, reflectors, roofSpoiler, wipers } from '../parts.ts'
import { area, circle, line, points, triples } from '../paths.ts'
import type { Shape } from '../solid.ts'
import {
  archCladding,
  bars,
  blackRoof,
  bonnetLine,
  bumperLine,
  type Daylight,
  daylight,
  doorLines,
  hatchCabin,
  plateHollow,
  rearBumperLine,
  satin,
} from './citadine-hatch.ts'

const shape: Shape = {
  length: 4.26,
  width: 1.8,
  height: 1.5,
  wheelRadius: 0.335,
  frontAxle: 0.82,
  wheelbase: 2.65,
  clearance: 0.16,
  top: points('0 .73, .05 .8, .16 .868, .4 .93, .75 .972, 1.05 .995, 1.4 1.0, 2.4 1.005, 3.2 1.03, 3.9 1.05, 4.26 1.04'),
  roof: points(
    '.7 .755, 1.02 .97, 1.2 1.08, 1.45 1.225, 1.7 1.345, 1.92 1.425, 2.2 1.478, 2.5 1.498, 2.9 1.496, 3.3 1.466, 3.7 1.41, 4.0 1.352, 4.26 1.3',
  ),
  nose: points('.1 .2, .2 .09, .3 .035, .42 .006, .54 0, .68 .008, .76 .03, .84 .09, .94 .25, 1.04 .5'),
  tail: points('.1 .2, .22 .09, .34 .02, .46 0, .6 .006, .72 .02, .86 .02, .98 .045, 1.08 .105, 1.2 .19, 1.34 .3, 1.48 .42'),
  noseBow: 0.3,
  noseBowPower: 2.6,
  tailBow: 0.22,
  tailBowPower: 2.7,
  shoulder: 0.12,
  windscreenTop: 1.84,
  rearGlassTop: 3.86,
  tumble: 0.44,
  roofEdge: 0.1,
  greenhouseTail: 0.12,
  greenhouse: points('0 .7, 1.0 .9, 1.84 .955, 2.7 .96, 3.4 .93, 3.94 .875, 4.26 .81'),
  bonnetCrown: 0.055,
  deckCrown: 0.055,
  flare: 0.03,
  archGap: 0.036,
  presses: [
    plateHollow(0.695),
    { on: 'front', outline: points('.635 .31, .69 .32, .735 .44, .72 .555, .695 .555, .67 .44'), depth: 0.022, edge: 0.03 },
  ],
  creases: [
    { from: 0.35, to: 4.2, height: points('.35 .83, 2 .85, 4.2 .92'), depth: 0.01, width: 0.05 },
    { from: 1.1, to: 3.2, height: points('1.1 .42, 3.2 .46'), depth: -0.022, width: 0.05 },
  ],
}

const panes: Daylight = {
  front: [1.2, 1.88],
  rear: [3.64, 3.36],
  low: points('1.2 0, 2.9 0, 3.3 .02, 3.64 .1'),
  header: [0.085, 0.095],
  corners: [0.04, 0.06],
  posts: triples('2.36 .09 .03, 3.22 .04 -.03'),
}
const dark = blackRoof(shape, panes, 3.9, points('.66 .995, 1.0 .995, .9 1.47, .64 1.42, .65 1.36, .765 1.04'))

const side: Drawing['side'] = [
  ...daylight(shape, panes),
  ...dark.side,
  ...doorLines(shape, { front: [1.24, 1.18], middle: [2.35, 2.37], rear: 3.32, sill: 0.31 }, panes),
  fuelFlap(3.6, 0.86, 0.14),
  bumperLine(shape, 0.5, [1.1, 0.78]),
  { as: 'clad', path: area(points('.5 .1, 3.8 .1, 3.8 .275, .5 .275')) },
  ...satin(line(points('1.3 .318, 2.98 .318')), 0.012),
  ...archCladding(shape, 0.024),
]

const lid = bonnetLine(shape, points('0 .8, .3 .803, .48 .812, .66 .836'), points('.6 .73, 1.02 .76'))
const front: Drawing['front'] = [
  dark.front,
  ...endPane([0.75, 1.01], [0.63, 1.405], { frit: 0.04 }),
  { as: 'lamp', path: area(points('-.1 .7, .46 .705, .52 .72, .52 .772, -.1 .762')) },
  { as: 'lamp', path: area(points('.5 .66, .46 .7, .47 .765, .66 .79, .94 .815, 1.16 .835, 1.12 .77, .98 .7, .8 .66'), 0.022) },
  { as: 'glow', path: line(points('.47 .748, .68 .766, .94 .79, 1.1 .805'), 0.03), stroke: 0.014 },
  { as: 'glow', path: line(points('1.1 .805, 1.0 .735'), 0.01), stroke: 0.014 },
  ...[0.58, 0.67, 0.76, 0.85].flatMap((u) => [
    {
      as: 'metal' as const,
      path: area(
        [
          [u - 0.035, 0.69 + (u - 0.58) * 0.06],
          [u + 0.03, 0.694 + (u - 0.58) * 0.06],
          [u + 0.035, 0.733 + (u - 0.58) * 0.06],
          [u - 0.03, 0.73 + (u - 0.58) * 0.06],
        ],
        0.01,
      ),
    },
    { as: 'lens' as const, path: circle(u, 0.712 + (u - 0.58) * 0.06, 0.014) },
  ]),
  { as: 'glow', path: line(points('-.1 .7385, .3 .742, .475 .7485')), stroke: 0.012 },
  { as: 'clad', path: area(points('-.1 .1, 1.6 .1, 1.4 .27, .95 .27, .7 .24, -.1 .23'), 0.04) },
  { as: 'grille', path: area(points('-.1 .25, .44 .25, .52 .3, .46 .375, -.1 .38'), 0.025) },
  ...bars('lens', 0.275, 0.36, 4, 0.55, 0.012),
  { as: 'black', path: area(points('.72 .31, .86 .32, .93 .44, .9 .56, .86 .56, .82 .44'), 0.02) },
  lid.front,
]

const rear: Drawing['rear'] = [
  { as: 'black', path: area(points('-.1 1.285, .56 1.275, .6 1.45, -.1 1.45')) },
  ...endPane([0.62, 1.1], [0.54, 1.29], { sag: 0.01, crown: 0.012, frit: 0.045 }),
  { as: 'lamp', path: area(points('-.1 .845, .5 .845, .7 .825, .98 .84, 1.1 .9, 1.14 .96, .8 .95, .5 .92, -.1 .915'), 0.03) },
  { as: 'glow', path: line(points('-.1 .88, .5 .884, .8 .915, 1.08 .935'), 0.05), stroke: 0.016 },
  { as: 'glow', path: line(points('1.03 .888, .9 .858, .7 .853'), 0.04), stroke: 0.013 },
  { as: 'black', path: area(points('-.1 .93, .5 .935, .66 .96, .62 1.12, -.1 1.1'), 0.01) },
  { as: 'clad', path: area(points('-.1 .1, 1.6 .1, 1.5 .28, .85 .32, .7 .43, -.1 .43'), 0.05) },
  ...satin(area(points('-.1 .21, .4 .215, .48 .26, -.1 .255'), 0.015)),
  { as: 'gap', path: line(points('0 .56, .52 .57, .62 .66, .64 .83'), 0.05), stroke: 0.006 },
  { as: 'gap', path: line(points('.66 .94, .69 1.03, .67 1.12, .58 1.38'), 0.06), stroke: 0.006 },
  rearBumperLine(shape, points('.63 .7, .85 .71, 1.06 .73'), 0.6),
]

/** Electric hatchback: closed nose, strips of light across front and rear, aero wheels, two tones. */
export const electric: Body = {
  shape,
  drawing: {
    front,
    rear,
    side,
    plan: [...dark.plan, lid.plan],
  },
  wheels: { design: 'aero', rim: 18, width: 0.215, finish: 'twoTone' },
  privacy: 0.75,
  privacyFrom: 2.37,
  furnish: (solid) => [
    hatchCabin(solid, { windscreenBase: 1.03, rowsAt: [2.16, 3.02] }),
    doorMirrors(solid, { s: 1.36, y: 1.06, design: 'wing', finish: 'glossBlack' }),
    doorHandles(solid, { at: points('2.16 .905, 3.12 .925'), design: 'flush' }),
    plates(solid, { frontY: 0.47, rearY: 0.695 }),
    emblem(solid, { y: 0.655, end: 'front', design: 'bar', size: 0.024 }),
    emblem(solid, { y: 0.81, end: 'back', design: 'bar', size: 0.022 }),
    roofSpoiler(solid, { s: 3.87, reach: 0.16, design: 'roof', finish: 'glossBlack' }),
    aerial(solid, { s: 3.5, design: 'fin', finish: 'glossBlack' }),
    reflectors(solid, { y: 0.38, z: 0.66, width: 0.16 }),
    wipers(solid, { base: 1.06 }),
  ],
}
