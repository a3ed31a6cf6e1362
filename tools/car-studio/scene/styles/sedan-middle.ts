import type { Body } from '../body.ts'
import { cabin } from '../cabin.ts'
import type { Drawing } from '../drawing.ts'
import { endPane } from '../glass.ts'
import { aerial, doorHandles, doorMirrors, emblem, exhaust, plates, wipers } from '../parts.ts'
import { area, box, circle, flow, line, type Point } from '../paths.ts'
import type { Shape } from '../solid.ts'
import { daylight, fourDoors, fuelFlap } from './sedan-flank.ts'

const shape: Shape = {
  length: 4.68,
  width: 1.82,
  height: 1.46,
  wheelRadius: 0.33,
  frontAxle: 0.9,
  wheelbase: 2.74,
  clearance: 0.145,
  top: [
    [0, 0.62],
    [0.06, 0.7],
    [0.2, 0.765],
    [0.5, 0.83],
    [0.9, 0.89],
    [1.2, 0.925],
    [1.4, 0.94],
    [2.2, 0.945],
    [3.1, 0.97],
    [3.7, 1.005],
    [4.0, 1.04],
    [4.4, 1.055],
    [4.58, 1.05],
    [4.68, 0.98],
  ],
  roof: [
    [0.9, 0.72],
    [1.2, 0.905],
    [1.5, 1.09],
    [1.8, 1.265],
    [2.05, 1.385],
    [2.3, 1.44],
    [2.58, 1.46],
    [2.9, 1.452],
    [3.2, 1.415],
    [3.45, 1.35],
    [3.7, 1.25],
    [3.95, 1.125],
    [4.1, 1.035],
    [4.3, 0.88],
  ],
  nose: [
    [0.1, 0.2],
    [0.22, 0.09],
    [0.34, 0.025],
    [0.48, 0],
    [0.58, 0.004],
    [0.66, 0.03],
    [0.74, 0.085],
    [0.9, 0.24],
  ],
  tail: [
    [0.1, 0.26],
    [0.25, 0.1],
    [0.4, 0.025],
    [0.52, 0],
    [0.62, 0.005],
    [0.68, 0.025],
    [0.8, 0.05],
    [0.95, 0.05],
    [1.03, 0.035],
    [1.1, 0.03],
    [1.5, 0.2],
  ],
  noseBow: 0.3,
  noseBowPower: 2.8,
  tailBow: 0.22,
  tailBowPower: 2.9,
  bonnetCrown: 0.045,
  deckCrown: 0.045,
  shoulder: 0.085,
  tailRadius: 0.06,
  noseRadius: 0.08,
  tumble: 0.46,
  windscreenTop: 2.02,
  rearGlassTop: 3.36,
  creases: [
    {
      from: 0.55,
      to: 4.6,
      height: [
        [0.5, 0.74],
        [2.4, 0.8],
        [4.6, 0.86],
      ],
      depth: 0.011,
      width: 0.022,
    },
    {
      from: 1.15,
      to: 3.5,
      height: [
        [1.1, 0.33],
        [3.5, 0.4],
      ],
      depth: -0.012,
      width: 0.04,
    },
  ],
}

const side: Drawing['side'] = [
  ...daylight(shape, {
    front: [1.47, 1.95],
    rear: [3.78, 3.3],
    bend: [[3.85, 0.3]],
    pillars: [
      [2.5, 0.085, 0.03],
      [3.36, 0.035, -0.03],
    ],
    chrome: 'around',
  }),
  ...fourDoors(shape, { front: 1.3, middle: 2.5, rear: 3.55, sill: 0.285 }),
  fuelFlap(3.98, 0.84),
  {
    as: 'gap',
    path: line(
      [
        [0.66, 0.62],
        [0.5, 0.6],
        [0.32, 0.63],
      ],
      0.05,
    ),
    stroke: 0.005,
  },
  {
    as: 'gap',
    path: line(
      [
        [4.02, 0.58],
        [4.3, 0.6],
        [4.44, 0.68],
      ],
      0.05,
    ),
    stroke: 0.005,
  },
]

const grille: Point[] = [
  [-0.1, 0.47],
  [0.36, 0.47],
  [0.46, 0.55],
  [0.5, 0.665],
  [-0.1, 0.675],
]
const lamp: Point[] = [
  [0.55, 0.585, 0.02],
  [0.55, 0.66, 0.02],
  [0.8, 0.7],
  [1.16, 0.755, 0.01],
  [1.2, 0.725, 0.02],
  [1.02, 0.63],
  [0.78, 0.585],
]
const front: Drawing['front'] = [
  ...endPane([0.72, 0.985], [0.57, 1.375]),
  { as: 'lamp', path: area(lamp, 0.03) },
  {
    as: 'glow',
    path: line(
      [
        [0.57, 0.6],
        [0.58, 0.65],
        [0.82, 0.685],
        [1.15, 0.735],
      ],
      0.02,
    ),
    stroke: 0.016,
  },
  ...[0.7, 0.86].flatMap((u) => [
    { as: 'metal' as const, path: circle(u, 0.636, 0.042) },
    { as: 'lens' as const, path: circle(u, 0.636, 0.034) },
  ]),
  {
    as: 'metal',
    path: area(
      [
        [0.96, 0.64],
        [1.14, 0.72],
        [0.98, 0.69],
      ],
      0.01,
    ),
  },
  { as: 'grille', path: area(grille, 0.03) },
  { as: 'chrome', path: area(grille, 0.03), stroke: 0.016 },
  ...[0.5, 0.53, 0.56, 0.59, 0.62, 0.65].map((y) => ({
    as: 'metal' as const,
    path: line([
      [-0.1, y],
      [0.6, y],
    ]),
    stroke: 0.007,
  })),
  {
    as: 'grille',
    path: area(
      [
        [-0.1, 0.2],
        [0.48, 0.2],
        [0.56, 0.32],
        [-0.1, 0.32],
      ],
      0.03,
    ),
  },
  ...[0.23, 0.26, 0.29].map((y) => ({
    as: 'lens' as const,
    path: line([
      [-0.1, y],
      [0.7, y],
    ]),
    stroke: 0.012,
  })),
  {
    as: 'black',
    path: area(
      [
        [0.66, 0.22],
        [0.98, 0.26],
        [0.96, 0.36],
        [0.74, 0.34],
      ],
      0.03,
    ),
  },
  {
    as: 'chrome',
    path: line(
      [
        [0.66, 0.24],
        [0.98, 0.275],
      ],
      0.03,
    ),
    stroke: 0.01,
  },
  {
    as: 'clad',
    path: area(
      [
        [-0.1, 0.1],
        [1.3, 0.1],
        [1.3, 0.215],
        [0.6, 0.19],
        [-0.1, 0.18],
      ],
      0.02,
    ),
  },
]

const tailLamp: Point[] = [
  [0.46, 0.8, 0.015],
  [0.46, 0.9, 0.02],
  [0.75, 0.93],
  [1.12, 0.945, 0.03],
  [1.1, 0.85, 0.03],
  [0.86, 0.79],
]
const rear: Drawing['rear'] = [
  ...endPane([0.67, 1.1], [0.52, 1.355]),
  { as: 'lamp', path: area(tailLamp, 0.025) },
  {
    as: 'glow',
    path: line(
      [
        [0.5, 0.83],
        [0.5, 0.885],
        [0.76, 0.905],
        [1.08, 0.92],
      ],
      0.03,
    ),
    stroke: 0.022,
  },
  {
    as: 'tint',
    path: area(
      [
        [0.66, 0.81],
        [0.84, 0.82],
        [0.84, 0.85],
        [0.66, 0.845],
      ],
      0.01,
    ),
  },
  {
    as: 'gap',
    path: line(
      [
        [0, 0.625],
        [0.6, 0.625],
        [0.655, 0.66],
        [0.68, 0.8],
        [0.7, 0.98],
      ],
      0.06,
    ),
    stroke: 0.0055,
  },
  {
    as: 'recess',
    path: area(
      [
        [-0.1, 0.655],
        [0.3, 0.655],
        [0.34, 0.8],
        [-0.1, 0.8],
      ],
      0.03,
    ),
  },
  {
    as: 'chrome',
    path: line([
      [-0.1, 0.815],
      [0.4, 0.815],
    ]),
    stroke: 0.018,
  },
  {
    as: 'clad',
    path: area(
      [
        [-0.1, 0.1],
        [1.4, 0.1],
        [1.4, 0.24],
        [0.75, 0.31],
        [-0.1, 0.31],
      ],
      0.04,
    ),
  },
]

const plan: Drawing['plan'] = [
  {
    as: 'gap',
    path: flow([
      [0.2, 0.6],
      [0.5, 0.68],
      [0.9, 0.745],
      [1.25, 0.79],
    ]),
    stroke: 0.0055,
  },
  {
    as: 'gap',
    path: flow([
      [4.05, 0.66],
      [4.4, 0.68],
      [4.66, 0.68],
    ]),
    stroke: 0.0055,
  },
  {
    as: 'gap',
    path: line([
      [4.07, 0],
      [4.05, 0.66],
    ]),
    stroke: 0.0055,
  },
]

/** Saloon of the middle class: three clear volumes, bright window line, horizontal grille. */
export const middleSaloon: Body = {
  shape,
  drawing: { front, rear, side, plan },
  wheels: { design: 'fiveTwin', rim: 17, width: 0.215 },
  furnish: (solid) => [
    cabin(solid, { rows: 2, trim: 'dark', windscreenTop: 2.02, windscreenBase: 1.24, floor: 0.26, hipHeight: 0.52, rowsAt: [2.28, 3.12] }),
    doorMirrors(solid, { s: 1.66, y: 1.03, design: 'pod' }),
    doorHandles(solid, {
      at: [
        [2.33, 0.8],
        [3.3, 0.83],
      ],
      design: 'pull',
    }),
    plates(solid, { frontY: 0.39, rearY: 0.72 }),
    wipers(solid, { base: 1.24 }),
    aerial(solid, { s: 3.1, design: 'fin' }),
    exhaust(solid, { side: 'left', design: 'round' }),
    emblem(solid, { y: 0.575, end: 'front', design: 'disc' }),
    emblem(solid, { y: 0.93, end: 'back', design: 'disc' }),
  ],
}
