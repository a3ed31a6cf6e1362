import type { Body } from '../body.ts'
import type { Drawing } from '../drawing.ts'
import { endPane } from '../glass.ts'
import { aerial, doorHandles, doorMirrors, emblem, plates, roofSpoiler, wipers } from '../parts.ts'
import { area, box, circle, line } from '../paths.ts'
import type { Shape } from '../solid.ts'
import { bars, bumperLine, daylight, doorLines, hatchCabin, studs } from './citadine-hatch.ts'

const shape: Shape = {
  length: 4.05,
  width: 1.76,
  height: 1.44,
  wheelRadius: 0.314,
  frontAxle: 0.82,
  wheelbase: 2.57,
  clearance: 0.15,
  top: [
    [0, 0.7],
    [0.06, 0.76],
    [0.2, 0.825],
    [0.45, 0.88],
    [0.8, 0.93],
    [1.15, 0.972],
    [1.6, 0.985],
    [2.4, 1.005],
    [3.2, 1.035],
    [3.7, 1.055],
    [4.05, 1.045],
  ],
  roof: [
    [0.8, 0.72],
    [1.1, 0.93],
    [1.3, 1.07],
    [1.6, 1.24],
    [1.85, 1.352],
    [2.05, 1.41],
    [2.4, 1.44],
    [2.8, 1.436],
    [3.2, 1.413],
    [3.6, 1.372],
    [3.85, 1.335],
    [4.05, 1.3],
  ],
  nose: [
    [0.1, 0.2],
    [0.2, 0.1],
    [0.3, 0.045],
    [0.42, 0.01],
    [0.54, 0],
    [0.64, 0.008],
    [0.72, 0.035],
    [0.8, 0.1],
    [0.9, 0.25],
    [1.0, 0.5],
  ],
  tail: [
    [0.1, 0.22],
    [0.22, 0.1],
    [0.34, 0.03],
    [0.48, 0],
    [0.6, 0.005],
    [0.7, 0.035],
    [0.88, 0.045],
    [1.0, 0.07],
    [1.08, 0.115],
    [1.2, 0.19],
    [1.32, 0.27],
    [1.44, 0.36],
  ],
  noseBow: 0.3,
  noseBowPower: 2.7,
  tailBow: 0.2,
  tailBowPower: 2.9,
  windscreenTop: 1.95,
  rearGlassTop: 3.72,
  tumble: 0.4,
  bonnetCrown: 0.05,
  deckCrown: 0.05,
  flare: 0.024,
  archGap: 0.04,
  creases: [
    {
      from: 0.4,
      to: 3.95,
      height: [
        [0.4, 0.8],
        [2, 0.84],
        [3.95, 0.9],
      ],
      depth: 0.009,
      width: 0.02,
    },
    {
      from: 1.1,
      to: 3.1,
      height: [
        [1.1, 0.36],
        [3.1, 0.44],
      ],
      depth: -0.014,
      width: 0.05,
    },
  ],
}

const side: Drawing['side'] = [
  ...daylight(shape, {
    front: [1.27, 1.95],
    rear: [3.42, 3.24],
    low: [
      [1.2, 0],
      [2.6, 0.005],
      [3.42, 0.05],
    ],
    header: [0.085, 0.1],
    corners: [0.07, 0.07],
    posts: [
      [2.29, 0.085, 0.03],
      [3.02, 0.04, -0.02],
    ],
  }),
  ...doorLines(shape, { front: [1.19, 1.22], middle: [2.29, 2.31], rear: 3.22, sill: 0.27 }),
  bumperLine([
    [0.47, 0.47],
    [0.44, 0.6],
    [0.42, 0.73],
  ]),
  bumperLine([
    [3.75, 0.46],
    [3.83, 0.62],
    [3.9, 0.78],
  ]),
  {
    as: 'clad',
    path: area([
      [0.9, 0.1],
      [3.6, 0.1],
      [3.6, 0.215],
      [0.9, 0.215],
    ]),
  },
]

const front: Drawing['front'] = [
  ...endPane([0.72, 0.985], [0.6, 1.375], { sag: 0.0, frit: 0.04 }),
  {
    as: 'lamp',
    path: area(
      [
        [0.46, 0.655],
        [0.43, 0.7],
        [0.62, 0.745],
        [0.9, 0.785],
        [1.18, 0.825],
        [1.16, 0.77],
        [1.0, 0.7],
        [0.8, 0.65],
        [0.6, 0.64],
      ],
      0.025,
    ),
  },
  {
    as: 'glow',
    path: line(
      [
        [0.49, 0.69],
        [0.5, 0.665],
        [0.62, 0.657],
        [0.79, 0.667],
        [0.98, 0.715],
        [1.12, 0.775],
      ],
      0.03,
    ),
    stroke: 0.014,
  },
  { as: 'metal', path: circle(0.64, 0.703, 0.03) },
  { as: 'lens', path: circle(0.64, 0.703, 0.024) },
  { as: 'metal', path: circle(0.76, 0.718, 0.03) },
  { as: 'lens', path: circle(0.76, 0.718, 0.024) },
  {
    as: 'grille',
    path: area(
      [
        [-0.1, 0.6],
        [0.36, 0.6],
        [0.43, 0.645],
        [0.42, 0.695],
        [-0.1, 0.685],
      ],
      0.02,
    ),
  },
  {
    as: 'chrome',
    path: line(
      [
        [-0.1, 0.6],
        [0.36, 0.6],
        [0.43, 0.645],
      ],
      0.02,
    ),
    stroke: 0.012,
  },
  ...studs('metal', [0.02, 0.4], [0.615, 0.68], 0.05, 0.02, [0.02, 0.006]),
  {
    as: 'clad',
    path: area(
      [
        [-0.1, 0.1],
        [1.5, 0.1],
        [1.4, 0.22],
        [0.9, 0.23],
        [0.62, 0.245],
        [0.52, 0.43],
        [-0.1, 0.43],
      ],
      0.03,
    ),
  },
  {
    as: 'grille',
    path: area(
      [
        [-0.1, 0.25],
        [0.5, 0.25],
        [0.56, 0.29],
        [0.48, 0.41],
        [-0.1, 0.41],
      ],
      0.025,
    ),
  },
  ...bars('lens', 0.275, 0.39, 4, 0.56, 0.012),
  {
    as: 'grille',
    path: area(
      [
        [0.7, 0.3],
        [0.83, 0.3],
        [0.9, 0.42],
        [0.84, 0.45],
        [0.76, 0.43],
      ],
      0.025,
    ),
  },
  {
    as: 'gap',
    path: line(
      [
        [0, 0.735],
        [0.3, 0.738],
        [0.46, 0.75],
        [0.7, 0.8],
      ],
      0.05,
    ),
    stroke: 0.006,
  },
]

const rear: Drawing['rear'] = [
  ...endPane([0.64, 1.08], [0.54, 1.31], { sag: 0.01, crown: 0.01, frit: 0.04 }),
  {
    as: 'lamp',
    path: area(
      [
        [0.42, 0.8],
        [0.42, 0.9],
        [0.62, 0.935],
        [0.95, 0.955],
        [1.14, 0.97],
        [1.1, 0.88],
        [0.98, 0.8],
        [0.7, 0.775],
      ],
      0.03,
    ),
  },
  {
    as: 'glow',
    path: line(
      [
        [1.06, 0.93],
        [0.92, 0.925],
        [0.6, 0.905],
        [0.47, 0.88],
        [0.47, 0.83],
        [0.62, 0.81],
        [0.9, 0.82],
      ],
      0.03,
    ),
    stroke: 0.02,
  },
  {
    as: 'clad',
    path: area(
      [
        [-0.1, 0.1],
        [1.6, 0.1],
        [1.5, 0.3],
        [0.8, 0.32],
        [0.6, 0.38],
        [-0.1, 0.38],
      ],
      0.04,
    ),
  },
  {
    as: 'gap',
    path: line(
      [
        [0, 0.56],
        [0.5, 0.57],
        [0.62, 0.66],
        [0.64, 0.79],
      ],
      0.06,
    ),
    stroke: 0.006,
  },
  {
    as: 'gap',
    path: line(
      [
        [0.66, 0.94],
        [0.72, 1.04],
        [0.69, 1.1],
        [0.58, 1.33],
      ],
      0.06,
    ),
    stroke: 0.006,
  },
  {
    as: 'gap',
    path: line(
      [
        [0.64, 0.66],
        [0.9, 0.72],
        [1.0, 0.8],
      ],
      0.06,
    ),
    stroke: 0.005,
  },
  { as: 'recess', path: box(0, 0.74, 0.62, 0.16, 0.03) },
]

/** Modern five-door supermini: slim lamps, hidden rear quarter, two-tone wheels. */
export const supermini: Body = {
  shape,
  drawing: {
    front,
    rear,
    side,
    plan: [
      {
        as: 'gap',
        path: line(
          [
            [0.16, 0.5],
            [0.3, 0.66],
            [0.6, 0.72],
            [1.12, 0.75],
          ],
          0.1,
        ),
        stroke: 0.006,
      },
    ],
  },
  wheels: { design: 'fiveTwin', rim: 16, width: 0.195 },
  furnish: (solid) => [
    hatchCabin(solid, { windscreenBase: 1.13, rowsAt: [2.12, 2.92] }),
    doorMirrors(solid, { s: 1.4, y: 1.01, design: 'pod' }),
    doorHandles(solid, {
      at: [
        [2.12, 0.87],
        [3.02, 0.9],
      ],
      design: 'pull',
    }),
    plates(solid, { frontY: 0.5, rearY: 0.74 }),
    emblem(solid, { y: 0.645, end: 'front', design: 'disc', size: 0.09 }),
    emblem(solid, { y: 0.9, end: 'back', design: 'disc', size: 0.085 }),
    roofSpoiler(solid, { s: 3.72, reach: 0.12, design: 'roof' }),
    aerial(solid, { s: 3.35, design: 'fin' }),
    wipers(solid, { base: 1.13, rear: { y: 1.09 } }),
  ],
}
