import type { Body } from '../body.ts'
import type { Drawing, Mark } from '../drawing.ts'
import { doorHandles, doorMirrors, emblem, plates, reflectors, sideSteps, windscreenFrame } from '../parts.ts'
import { area, box, line, outline, points } from '../paths.ts'
import { bonnetPlan, cabFront, cabFurniture, cabRear, cabSide, doubleCab } from './pickup-form.ts'
import { cells, cladding, marks, satin } from './suv-marks.ts'

const own = {
  height: 1.83,
  wheelRadius: 0.4,
  clearance: 0.3,
  sill: points('0 .46, .25 .38, .93 .32, 3.5 .32, 4.4 .4, 5.1 .44, 5.3 .44'),
  top: points('0 1.045, .1 1.09, .35 1.12, .8 1.145, 1.25 1.16, 2 1.165, 3.4 1.17, 3.8 1.18, 5.1 1.19, 5.3 1.18'),
  nose: points('.1 .2, .34 .09, .44 .01, .54 0, .64 0, .7 .045, .8 .05, 1 .06, 1.07 .09, 1.16 .2'),
  noseBow: 0.14,
  noseBowPower: 4.4,
  noseRadius: 0.07,
  archGap: 0.06,
}
const clad = cladding(doubleCab(own), { width: 0.07, sill: 0.44, out: 0.036, square: 0.3 })
const shape = doubleCab({
  ...own,
  presses: [
    ...clad.presses,
    { on: 'front', outline: points('-.5 .42, .48 .42, .48 .525, -.5 .525'), depth: 0.025, edge: 0.03 },
    { on: 'top', outline: points('-.4 .46, 1.4 .52, 1.4 -.9, -.4 -.9'), depth: -0.018, edge: 0.05 },
    { on: 'top', outline: points('.5 .26, .95 .3, .95 -.9, .5 -.9'), depth: -0.022, edge: 0.05 },
  ],
})

const lamp = area(outline('.56 .86 .02, .56 1.0 .02, 1.0 1.02 .02, 1.1 1.01 .02, 1.06 .87 .02'), 0.02)
const front: Drawing['front'] = [
  ...cabFront,
  { as: 'black', path: area(outline('-.1 .78, .56 .78 .02, 1.1 .84 .03, 1.14 1.02 .03, .56 1.015 .02, -.1 1.015'), 0.02) },
  { as: 'lamp', path: lamp },
  ...marks('glow', [line(points('.6 .885, .6 .975, .72 .98'), 0.01), line(points('.98 .895, 1.04 .9, 1.05 .985, .9 .985'), 0.01)], 0.017),
  ...[0.69, 0.79, 0.89].flatMap((u): Mark[] => [
    { as: 'metal', path: box(u, 0.925, 0.084, 0.078, 0.012) },
    { as: 'lens', path: box(u, 0.925, 0.066, 0.06, 0.01) },
    { as: 'lens', path: box(u - 0.012, 0.938, 0.022, 0.014, 0.004), erase: true },
  ]),
  { as: 'grille', path: area(outline('-.1 .8, .53 .8 .02, .53 1.0 .02, -.1 1.0'), 0.02) },
  ...cells('lens', 0.8, 1.0, 0.56, [0.11, 0.04], 0.016),
  { as: 'gap', path: line(points('-.1 1.045, .56 1.045, .84 1.052'), 0.06), stroke: 0.0055 },
  { as: 'clad', path: area(points('-.1 .1, 1.7 .1, 1.7 .6, 1.2 .66, 1.0 .71, -.1 .71'), 0.03) },
  { as: 'grille', path: area(points('-.1 .435, .46 .435, .46 .515, -.1 .515'), 0.02) },
  ...cells('lens', 0.435, 0.515, 0.5, [0.09, 0.03], 0.014),
  ...satin(area(points('-.1 .3, .42 .3, .5 .425, .44 .43, .38 .4, -.1 .4'), 0.02)),
  { as: 'lamp', path: area(points('.64 .5, .64 .57, .8 .57, .8 .5'), 0.015) },
  { as: 'glow', path: line(points('.665 .535, .775 .535')), stroke: 0.018 },
  { as: 'black', path: area(points('.64 .5, .64 .57, .8 .57, .8 .5'), 0.015), stroke: 0.016 },
]

const rear: Drawing['rear'] = [
  ...cabRear,
  { as: 'lamp', path: area(points('.785 .8, .785 1.12, 1.02 1.12, 1.02 .8'), 0.02) },
  { as: 'lens', path: area(points('.76 .7, 1.1 .7, 1.1 1.2, .76 1.2')) },
  ...marks('glow', [box(0.885, 1.045, 0.12, 0.085, 0.01), box(0.885, 0.875, 0.12, 0.085, 0.01)], 0.02),
  { as: 'tint', path: box(0.885, 0.875, 0.07, 0.04, 0.008) },
  { as: 'black', path: area(points('.785 .8, .785 1.12, 1.02 1.12, 1.02 .8'), 0.02), stroke: 0.012 },
  { as: 'clad', path: area(points('-.1 .1, 1.3 .1, 1.3 .55, 1.08 .62, -.1 .62'), 0.02) },
  { as: 'black', path: area(points('-.1 .77, .6 .77, .6 .87, -.1 .87'), 0.02) },
]

/** A rugged truck: wide black arches, off-road wheels, black bar behind the cab. */
export const ruggedPickup: Body = {
  shape,
  drawing: { front, rear, side: [...cabSide(shape), ...clad.marks], plan: bonnetPlan },
  wheels: { design: 'offroad', rim: 17, width: 0.255, finish: 'darkAlloy' },
  wheelInset: -0.005,
  privacy: 0.75,
  privacyFrom: 2.52,
  tailWrap: 0.3,
  lampDepth: 0.017,
  furnish: (solid) => [
    ...cabFurniture(solid),
    doorMirrors(solid, { s: 1.62, y: 1.265, design: 'pod', finish: 'glossBlack' }),
    doorHandles(solid, {
      at: [
        [2.33, 1.045],
        [3.26, 1.055],
      ],
      design: 'pull',
      finish: 'plastic',
    }),
    plates(solid, { frontY: 0.6, rearY: 0.545 }),
    emblem(solid, { y: 0.9, end: 'front', design: 'bar', size: 0.034 }),
    reflectors(solid, { y: 0.52, z: 0.68, width: 0.14, height: 0.035 }),
    sideSteps(solid, { design: 'tube' }),
    windscreenFrame(solid, {
      path: [
        [4.1, 1.17, 0.8],
        [4.02, 1.4, 0.75],
        [3.94, 1.62, 0.68],
        [3.91, 1.69, 0.56],
        [3.9, 1.71, 0.3],
        [3.9, 1.715, 0],
      ],
      width: 0.085,
      finish: 'glossBlack',
      glass: false,
    }),
  ],
}
