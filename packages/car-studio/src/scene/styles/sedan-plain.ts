import type { Body } from '../body.ts'
import { cabin } from '../cabin.ts'
import type { Drawing } from '../drawing.ts'
import { endPane, fuelFlap } from '../glass.ts'
import { doorHandles, doorMirrors, emblem, fogLamps, plates, reflectors, wipers } from '../parts.ts'
import { area, circle, line, outline, points } from '../paths.ts'
import { daylight, fourDoors } from './sedan-flank.ts'
import { middleSaloon } from './sedan-middle.ts'
import { slats } from './sedan-plot.ts'
import { bonnetSeams, lidSeams } from './sedan-seams.ts'

const shape = {
  ...middleSaloon.shape,
  width: 1.75,
  height: 1.48,
  wheelRadius: 0.312,
  roof: points(
    '.9 .72, 1.2 .905, 1.5 1.1, 1.8 1.28, 2.05 1.4, 2.3 1.458, 2.58 1.48, 2.9 1.472, 3.2 1.435, 3.45 1.366, 3.7 1.26, 3.95 1.13, 4.1 1.035, 4.3 .88',
  ),
  creases: [{ from: 0.45, to: 4.4, height: points('.5 .74, 2.4 .78, 4.6 .86'), depth: 0.009, width: 0.03 }],
}

const side: Drawing['side'] = [
  ...daylight(shape, {
    front: [1.47, 1.95],
    rear: [3.74, 3.28],
    bend: [[3.82, 0.26]],
    pillars: [
      [2.5, 0.085, 0.03],
      [3.32, 0.04, -0.03],
    ],
  }),
  ...fourDoors(shape, { front: 1.3, middle: 2.5, rear: 3.55, sill: 0.285 }),
  fuelFlap(3.98, 0.84),
  { as: 'clad', path: area(points('1.3 .46, 3.3 .48, 3.3 .52, 1.3 .5'), 0.015) },
]

const grille = area(outline('-.1 .545, .36 .545 .02, .44 .6, .42 .68, -.1 .69'), 0.03)
const lamp = area(outline('.48 .55 .03, .48 .66 .03, .72 .715, 1.06 .765 .02, 1.1 .74 .02, 1.0 .635, .76 .555'), 0.04)
const front: Drawing['front'] = [
  { as: 'gap', path: line(outline('1.0 .64, 1.14 .61, 1.6 .6'), 0.06), stroke: 0.005 },
  { as: 'gap', path: line(outline('0 .712, .44 .705, .52 .68'), 0.04), stroke: 0.006 },
  ...endPane([0.81, 0.952], [0.595, 1.39], { sag: 0 }),
  { as: 'lamp', path: lamp },
  { as: 'metal', path: circle(0.6, 0.622, 0.044) },
  { as: 'lens', path: circle(0.6, 0.622, 0.02) },
  { as: 'metal', path: circle(0.74, 0.648, 0.046) },
  { as: 'lens', path: circle(0.74, 0.648, 0.03) },
  { as: 'tint', path: area(outline('.86 .65, 1.0 .7, 1.03 .735, .88 .7'), 0.01) },
  { as: 'gap', path: lamp, stroke: 0.005 },
  { as: 'grille', path: grille },
  ...slats('metal', [0.57, 0.61, 0.65], 0.44, 0.016),
  { as: 'chrome', path: line(outline('-.1 .69, .42 .68')), stroke: 0.016 },
  { as: 'grille', path: area(outline('-.1 .21, .5 .21, .56 .3, -.1 .31'), 0.03) },
  ...slats('lens', [0.235, 0.265], 0.6, 0.012),
  { as: 'clad', path: area(outline('-.1 .1, 1.3 .1, 1.3 .19, .6 .175, -.1 .165'), 0.02) },
]

const tailLamp = area(outline('.5 .74 .02, .5 .9 .03, .74 .94, 1.0 .95 .03, .98 .76 .03, .8 .735'), 0.03)
const rear: Drawing['rear'] = [
  { as: 'gap', path: line(outline('.66 .664, 1 .668, 1.25 .62, 1.8 .595'), 0.08), stroke: 0.005 },
  ...endPane([0.67, 1.1], [0.52, 1.37]),
  { as: 'lamp', path: tailLamp },
  { as: 'glow', path: area(outline('.56 .86, .94 .875, .94 .915, .58 .895'), 0.01) },
  { as: 'tint', path: area(outline('.56 .81, .94 .82, .94 .845, .56 .835'), 0.01) },
  { as: 'metal', path: area(outline('.56 .765, .92 .775, .93 .798, .56 .79'), 0.01) },
  { as: 'lens', path: line(outline('.674 .73, .69 .96')), stroke: 0.006 },
  { as: 'gap', path: tailLamp, stroke: 0.005 },
  { as: 'gap', path: line(outline('0 .615, .6 .615, .655 .65, .68 .79, .7 .97, .704 1.03'), 0.06), stroke: 0.0055 },
  { as: 'recess', path: area(outline('-.1 .64, .3 .64, .34 .79, -.1 .79'), 0.03) },
  { as: 'clad', path: area(outline('-.1 .1, 1.4 .1, 1.4 .2, .9 .22, -.1 .26'), 0.04) },
]

const plan: Drawing['plan'] = [
  ...bonnetSeams(shape, outline('.306 .802, .6 .79, .95 .805, 1.3 .815'), 1.24),
  ...lidSeams(shape, 4.085, 0.63, 4.5),
]

/** A plain saloon of the two-thousand-tens: high roof, simple lamps, covered steel wheels, no chrome at the windows. */
export const plainSaloon: Body = {
  ...middleSaloon,
  shape,
  drawing: { front, rear, side, plan },
  wheels: { design: 'steelCover', rim: 15, width: 0.195 },
  furnish: (solid) => [
    cabin(solid, { rows: 2, trim: 'dark', windscreenTop: 2.02, windscreenBase: 1.24, floor: 0.26, hipHeight: 0.53, rowsAt: [2.28, 3.12] }),
    doorMirrors(solid, { s: 1.66, y: 1.03, design: 'pod' }),
    doorHandles(solid, { at: points('2.33 .84, 3.3 .86'), design: 'pull' }),
    plates(solid, { frontY: 0.41, rearY: 0.71 }),
    wipers(solid, { base: 1.24 }),
    fogLamps(solid, { y: 0.3, z: 0.66, width: 0.11, height: 0.08 }),
    reflectors(solid, { y: 0.36, z: 0.66, width: 0.14 }),
    emblem(solid, { y: 0.62, end: 'front', design: 'disc', size: 0.085 }),
    emblem(solid, { y: 0.9, end: 'back', design: 'disc', size: 0.07 }),
  ],
}
