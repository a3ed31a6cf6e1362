import type { Mark } from '../drawing.ts'
import { endPane } from '../glass.ts'
import { area, box, line, type Point } from '../paths.ts'
import type { Shape } from '../solid.ts'
import { type Lamp, lampMarks, lampPath } from './kit-lamps.ts'
import { mesh, studs } from './sedan-plot.ts'
import { bars, cells, satin, slats } from './suv-marks.ts'

/** An opening across the middle: half its width below and above, its lower and upper edge, what stands in it. */
export interface Opening {
  half: readonly [number, number]
  y: readonly [number, number]
  fill: keyof typeof fills
  /** a line around it; `wings` only above and beside */
  frame?: 'chrome' | 'black' | 'wings'
  round?: number
}

type Room = { low: number; high: number; reach: number }
const fills = {
  none: (): Mark[] => [],
  bars: ({ low, high, reach }: Room): Mark[] => bars('metal', low, high, Math.max(2, Math.round((high - low) / 0.045)), 0.011, reach),
  darkBars: ({ low, high, reach }: Room): Mark[] => bars('lens', low, high, Math.max(2, Math.round((high - low) / 0.034)), 0.012, reach),
  twoBars: ({ low, high, reach }: Room): Mark[] => bars('metal', low, high, 2, 0.026, reach),
  slats: ({ low, high, reach }: Room): Mark[] => [
    ...slats('lens', low, high, reach, 0.046, 0.02),
    ...slats('metal', low, high, reach, 0.046, 0.01),
  ],
  cells: ({ low, high, reach }: Room): Mark[] => cells('lens', low, high, reach, [0.05, 0.02], 0.012),
  mesh: ({ low, high, reach }: Room): Mark[] => mesh('lens', 0.05, reach, [low, high], 0.009),
  studs: ({ low, high, reach }: Room): Mark[] => studs('metal', [0.075, 0.036], reach, [low + 0.025, high - 0.015], 0.01),
  scales: ({ low, high, reach }: Room): Mark[] => {
    const rows = Math.max(3, Math.round((high - low) / 0.05))
    return Array.from({ length: rows }, (_, row) => low + ((high - low) * (row + 0.5)) / rows).flatMap((y, row) =>
      Array.from(
        { length: Math.ceil(reach / 0.11) },
        (_, i): Mark => ({ as: 'metal', path: box(i * 0.11 + (row % 2) * 0.055, y, 0.07, 0.013, 0.004) }),
      ),
    )
  },
}

function openingPath({ half, y, round = 0.025 }: Opening): string {
  const middle = (y[0] + y[1]) / 2
  const [low, high] = half
  const points: Point[] = [
    [-0.12, y[0]],
    [low, y[0], round * 1.4],
    [Math.max(low, high) * 0.35 + Math.min(low, high) * 0.65 + 0.02, middle, round * 2],
    [high, y[1], round],
    [-0.12, y[1]],
  ]
  return area(points, 0.004)
}

function openingMarks(opening: Opening): Mark[] {
  const { half, y, frame } = opening
  const path = openingPath(opening)
  const reach = Math.max(...half) + 0.02
  const edge: Mark[] =
    frame === undefined
      ? []
      : frame === 'wings'
        ? [
            {
              as: 'chrome',
              path: line(
                [
                  [-0.1, y[1]],
                  [half[1], y[1], 0.02],
                  [half[1] * 0.4 + half[0] * 0.6 + 0.015, y[0] * 0.55 + y[1] * 0.45],
                ],
                0.02,
              ),
              stroke: 0.016,
            },
          ]
        : [{ as: frame, path, stroke: frame === 'chrome' ? 0.014 : 0.02 }]
  return [{ as: 'grille', path }, ...fills[opening.fill]({ low: y[0], high: y[1], reach }), ...edge]
}

/** The face of a car; heights in metres. */
export interface Face {
  lamps: readonly Lamp[]
  grille?: Opening
  intake?: Opening
  /** dark corners of the bumper: inner and outer edge, lower and upper end; a light in them or not */
  vents?: { at: readonly [number, number, number, number]; lit?: boolean }
  /** a dark band from lamp to lamp: lower and upper edge, half its width */
  band?: readonly [number, number, number]
  /** a line of light across the whole face at a height, half its width */
  lightBar?: readonly [number, number]
  /** unpainted plastic up to there in the middle and at the corners */
  clad?: readonly [number, number]
  skid?: boolean
  /** height of the shut line of the bonnet in the middle and at its corner */
  seam: readonly [number, number]
}

/** Where the panes of the ends lie, from the form: [u, y] of lower and upper corner. */
const paneOf = (shape: Shape, low: readonly [number, number], high: readonly [number, number]) =>
  [
    [low[0] * shape.width, low[1]],
    [high[0] * shape.width, high[1]],
  ] as const

/** The face: windscreen, lamps, openings, cladding and the shut line of the bonnet; `cowl` is the height of the foot of the windscreen. */
export function faceMarks(shape: Shape, cowl: number, { lamps, grille, intake, vents, band, lightBar, clad, skid, seam }: Face): Mark[] {
  const isTall = shape.height > 1.55
  const [low, high] = paneOf(shape, [isTall ? 0.456 : 0.425, cowl + 0.014], [0.352, shape.height - (isTall ? 0.1 : 0.082)])
  const out = shape.width * 0.53
  return [
    ...endPane(low, high, { sag: 0.015, crown: 0.015, frit: 0.035 }),
    ...(clad === undefined
      ? []
      : [
          {
            as: 'clad' as const,
            path: area(
              [
                [-0.1, 0.1],
                [1.6, 0.1],
                [1.6, clad[1]],
                [out, clad[1], 0.06],
                [out * 0.72, (clad[0] + clad[1]) / 2, 0.04],
                [out * 0.58, clad[0], 0.03],
                [-0.1, clad[0]],
              ],
              0.04,
            ),
          },
        ]),
    ...(band === undefined
      ? []
      : [
          {
            as: 'black' as const,
            path: area(
              [
                [-0.1, band[0]],
                [band[2], band[0]],
                [band[2], band[1]],
                [-0.1, band[1]],
              ],
              0.01,
            ),
          },
        ]),
    ...lamps.flatMap(lampMarks),
    ...lamps.map((lamp): Mark => ({ as: 'gap', path: lampPath(lamp), stroke: 0.005 })),
    ...(grille === undefined ? [] : openingMarks(grille)),
    ...(intake === undefined ? [] : openingMarks(intake)),
    ...(vents === undefined ? [] : ventMarks(vents)),
    ...(lightBar === undefined
      ? []
      : [
          {
            as: 'lamp' as const,
            path: line([
              [-0.1, lightBar[0]],
              [lightBar[1], lightBar[0] + 0.004],
            ]),
            stroke: 0.022,
          },
          {
            as: 'glow' as const,
            path: line([
              [-0.1, lightBar[0]],
              [lightBar[1], lightBar[0] + 0.004],
            ]),
            stroke: 0.014,
          },
        ]),
    ...(skid
      ? satin(
          area(
            [
              [-0.1, 0.22],
              [0.46, 0.22],
              [0.58, 0.33],
              [0.5, 0.335],
              [0.42, 0.295],
              [-0.1, 0.295],
            ],
            0.02,
          ),
        )
      : []),
    {
      as: 'gap',
      path: line(
        [
          [-0.1, seam[0]],
          [out * 0.5, seam[0]],
          [out * 0.85, (seam[0] + seam[1]) / 2],
          [out, seam[1]],
        ],
        0.1,
      ),
      stroke: 0.0055,
    },
  ]
}

function ventMarks({ at: [from, to, low, high], lit }: NonNullable<Face['vents']>): Mark[] {
  const path = area(
    [
      [from, low, 0.02],
      [to, low + 0.02, 0.02],
      [to + 0.015, high, 0.02],
      [from + (to - from) * 0.45, high - 0.01, 0.03],
    ],
    0.02,
  )
  return [
    { as: 'grille', path },
    { as: 'black', path, stroke: 0.014 },
    ...(lit
      ? [
          {
            as: 'glow' as const,
            path: line([
              [from + 0.03, low + 0.03],
              [to - 0.01, high - 0.03],
            ]),
            stroke: 0.012,
          },
        ]
      : []),
  ]
}

/** The back of a car with a tailgate or a boot lid. */
export interface Back {
  lamp: Lamp
  /** a dark or a lit band between the lamps, or a bright strip: its height, half its width, and how thick */
  strip?: { as: 'black' | 'chrome' | 'light'; y: number; half: number; thick: number }
  clad?: readonly [number, number]
  skid?: boolean
  /** height of the lower edge of tailgate or lid, and half its width */
  gate: readonly [number, number]
}

/** The back: rear window, lamps, strip, cladding and shut lines; a boot lid ends at the shoulder, a tailgate goes round the window. */
export function backMarks(
  shape: Shape,
  belt: number,
  eaves: number,
  { lamp, strip, clad, skid, gate: [sill, half] }: Back,
  isBoot: boolean,
): Mark[] {
  const isTall = shape.height > 1.55
  const [low, high] = isBoot
    ? ([
        [shape.width * 0.37, belt + 0.05],
        [shape.width * 0.29, shape.height - 0.1],
      ] as const)
    : paneOf(shape, [isTall ? 0.392 : 0.355, belt + (isTall ? 0.05 : 0.04)], [isTall ? 0.313 : 0.302, eaves - 0.055])
  const [inner] = lamp.edges
  const at = lamp.edges.findLast(([u]) => u <= half) ?? inner ?? [0, 0, 0]
  const light = strip?.as === 'light'
  return [
    ...endPane(low, high, { sag: 0.01, crown: 0.01, frit: 0.042 }),
    ...lampMarks(lamp),
    { as: 'gap', path: lampPath(lamp), stroke: 0.005 },
    ...(strip === undefined
      ? []
      : light
        ? [
            {
              as: 'lamp' as const,
              path: line([
                [-0.1, strip.y],
                [strip.half, strip.y],
              ]),
              stroke: strip.thick,
            },
            {
              as: 'glow' as const,
              path: line([
                [-0.1, strip.y],
                [strip.half + 0.03, strip.y],
              ]),
              stroke: strip.thick * 0.4,
            },
          ]
        : [
            {
              as: strip.as as 'black' | 'chrome',
              path: line([
                [-0.1, strip.y],
                [strip.half, strip.y],
              ]),
              stroke: strip.thick,
            },
          ]),
    ...(clad === undefined
      ? []
      : [
          {
            as: 'clad' as const,
            path: area(
              [
                [-0.1, 0.1],
                [1.7, 0.1],
                [1.7, clad[1]],
                [1.15, clad[1]],
                [half + 0.05, clad[0]],
                [-0.1, clad[0]],
              ],
              0.05,
            ),
          },
        ]),
    ...(skid
      ? satin(
          area(
            [
              [-0.1, 0.24],
              [0.46, 0.24],
              [0.54, 0.36],
              [-0.1, 0.36],
            ],
            0.02,
          ),
        )
      : []),
    ...gateSeams(belt, eaves, [sill, half], at, high[0], isBoot),
  ]
}

/** Shut lines of tailgate or boot lid, around the lamp at its edge and beside the rear window, and of the bumper. */
function gateSeams(
  belt: number,
  eaves: number,
  [sill, half]: Back['gate'],
  at: readonly [number, number, number],
  paneTop: number,
  isBoot: boolean,
): Mark[] {
  return [
    {
      as: 'gap',
      path: line(
        [
          [-0.1, sill],
          [half * 0.8, sill],
          [half - 0.01, sill + 0.05],
          [half, at[1] + 0.01],
        ],
        0.06,
      ),
      stroke: 0.006,
    },
    isBoot
      ? {
          as: 'gap',
          path: line(
            [
              [half, at[2]],
              [half + 0.015, belt - 0.02],
            ],
            0.05,
          ),
          stroke: 0.006,
        }
      : {
          as: 'gap',
          path: line(
            [
              [half, at[2]],
              [half + 0.025, belt + 0.07],
              [paneTop + 0.05, eaves - 0.025],
              [paneTop * 0.5, eaves + 0.005],
              [-0.1, eaves + 0.01],
            ],
            0.06,
          ),
          stroke: 0.006,
        },
    {
      as: 'gap',
      path: line(
        [
          [half - 0.01, sill + 0.04],
          [half + 0.2, sill + 0.03],
          [1.3, sill - 0.03],
        ],
        0.08,
      ),
      stroke: 0.005,
    },
  ]
}
