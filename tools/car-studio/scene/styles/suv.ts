import type { Body } from '../body.ts'
import type { Drawing } from '../drawing.ts'
import { endPane, shutLines, sideWindows } from '../glass.ts'
import { area, box, circle, line } from '../paths.ts'
import type { Shape } from '../solid.ts'

const shape: Shape = {
  length: 4.42,
  width: 1.84,
  height: 1.66,
  wheelRadius: 0.36,
  frontAxle: 0.88,
  wheelbase: 2.66,
  clearance: 0.22,
  top: [
    [0, 0.84],
    [0.08, 0.93],
    [0.3, 1.0],
    [0.8, 1.05],
    [1.15, 1.08],
    [2, 1.1],
    [3, 1.13],
    [3.8, 1.16],
    [4.3, 1.16],
    [4.42, 1.12],
  ],
  roof: [
    [0.8, 0.86],
    [1.12, 1.06],
    [1.4, 1.25],
    [1.68, 1.44],
    [1.95, 1.58],
    [2.35, 1.65],
    [2.9, 1.66],
    [3.4, 1.635],
    [3.85, 1.58],
    [4.04, 1.5],
    [4.2, 1.33],
    [4.32, 1.15],
    [4.4, 0.9],
  ],
  nose: [
    [0.1, 0.16],
    [0.3, 0.06],
    [0.42, 0.015],
    [0.6, 0],
    [0.78, 0.005],
    [0.88, 0.03],
    [1, 0.1],
    [1.2, 0.3],
  ],
  tail: [
    [0.1, 0.2],
    [0.3, 0.08],
    [0.44, 0.01],
    [0.6, 0],
    [0.72, 0.03],
    [0.95, 0.045],
    [1.1, 0.04],
    [1.2, 0.03],
    [1.5, 0.12],
  ],
  noseBow: 0.24,
  noseBowPower: 3.4,
  tailBow: 0.15,
  tailBowPower: 3.2,
  windscreenTop: 1.93,
  rearGlassTop: 4.0,
  tumble: 0.36,
  flare: 0.03,
  creases: [
    { from: 0.5, to: 4.3, height: [[0.5, 0.86], [4.3, 0.95]], depth: 0.008, width: 0.03 },
    { from: 1.2, to: 3.4, height: [[1.2, 0.5], [3.4, 0.56]], depth: -0.014, width: 0.06 },
  ],
}

const side: Drawing['side'] = [
  ...sideWindows(shape, { front: [1.42, 1.86], rear: [3.95, 3.7], pillars: [[2.46, 0.09], [3.36, 0.05]] }),
  ...shutLines(
    [[1.33, 0.36], [1.3, 0.8], [1.36, 1.08]],
    [[2.46, 0.36], [2.47, 1.1]],
    [[2.98, 0.36], [3.02, 0.5], [3.28, 0.82], [3.36, 1.12]],
    [[1.33, 0.37], [2.98, 0.37]],
  ),
  { as: 'clad', path: area([[0, 0.2], [4.42, 0.2], [4.42, 0.4], [3.9, 0.36], [0.5, 0.36], [0, 0.4]]) },
  { as: 'clad', path: circle(0.88, 0.36, 0.47) },
  { as: 'clad', path: circle(3.54, 0.36, 0.47) },
]

const front: Drawing['front'] = [
  ...endPane([0.72, 1.1], [0.6, 1.6]),
  { as: 'lamp', path: area([[0.52, 0.78], [0.62, 0.87], [0.9, 0.9], [1.32, 0.95], [1.3, 0.88], [1, 0.78], [0.7, 0.755]], 0.03) },
  { as: 'glow', path: line([[0.56, 0.79], [0.64, 0.86], [0.92, 0.89], [1.28, 0.93]], 0.02), stroke: 0.018 },
  { as: 'lens', path: circle(0.72, 0.81, 0.034) },
  { as: 'metal', path: circle(0.72, 0.81, 0.042) },
  { as: 'lens', path: circle(0.84, 0.825, 0.034) },
  { as: 'metal', path: circle(0.84, 0.825, 0.042) },
  { as: 'grille', path: area([[-0.1, 0.66], [0.4, 0.66], [0.5, 0.75], [0.52, 0.84], [-0.1, 0.84]], 0.03) },
  { as: 'chrome', path: line([[-0.1, 0.66], [0.4, 0.66], [0.5, 0.75], [0.52, 0.84], [-0.1, 0.84]], 0.03), stroke: 0.014 },
  ...[0.69, 0.72, 0.75, 0.78, 0.81].map((y) => ({ as: 'lens' as const, path: line([[-0.1, y], [0.6, y]]), stroke: 0.012 })),
  { as: 'clad', path: area([[-0.1, 0.1], [1.6, 0.1], [1.6, 0.4], [0.85, 0.44], [-0.1, 0.44]], 0.03) },
  { as: 'grille', path: area([[-0.1, 0.3], [0.5, 0.3], [0.56, 0.4], [-0.1, 0.4]], 0.02) },
  { as: 'gap', path: line([[0.62, 0.875], [1.2, 0.965]]), stroke: 0.006 },
]

const rear: Drawing['rear'] = [
  ...endPane([0.66, 1.17], [0.56, 1.52]),
  { as: 'lamp', path: area([[0.5, 0.94], [0.5, 1.05], [0.95, 1.07], [1.1, 1.04], [1.08, 0.96], [0.8, 0.92]], 0.025) },
  { as: 'glow', path: line([[0.54, 1.0], [1.05, 1.02]]), stroke: 0.03 },
  { as: 'clad', path: area([[-0.1, 0.1], [1.6, 0.1], [1.6, 0.42], [-0.1, 0.46]], 0.03) },
  { as: 'gap', path: line([[0, 0.62], [0.66, 0.62], [0.72, 0.9], [0.74, 1.2]], 0.08), stroke: 0.006 },
  { as: 'recess', path: box(0, 0.82, 0.66, 0.16, 0.02) },
]

const first: Body = {
  shape,
  drawing: { front, rear, side, plan: [{ as: 'gap', path: line([[0.12, 0.72], [1.2, 0.78]]), stroke: 0.006 }] },
  wheels: { design: 'fiveTwin', rim: 18, width: 0.22 },
  privacy: 0.75,
  privacyFrom: 2.46,
  furnish: () => [],
}

/** Sport utility vehicle: high, upright, clad sills and arches. */
export const suv: readonly Body[] = [first]
