import type { Fitted } from './fitted.ts'
import { lathe, type ProfilePoint, Shell } from './shell.ts'

/** The rim's own measures; metres. */
export interface RimSize {
  /** radius on which the tyre sits */
  bead: number
  /** height of the outer edge over the middle of the wheel */
  lip: number
}

/** The rolled edge of the rim, out to where the tyre begins, from where the outermost disc ends. */
export function rimLip({ bead, lip }: RimSize, edge: Fitted['edge']): Shell {
  const shell = new Shell()
  const deep = lip - edge.z > 0.02
  const start: ProfilePoint[] = deep
    ? [
        [edge.r - 0.002, edge.z - 0.001, 0.7],
        [edge.r + 0.003, edge.z + 0.0005, 0.6],
        [edge.r + 0.006, edge.z + 0.004, 0.65],
        [bead - 0.004, lip - 0.013, 0.9],
      ]
    : [
        [edge.r - 0.003, edge.z - 0.0008, 0.9],
        [edge.r + 0.0008, edge.z - 0.0006, 0.85],
        [edge.r + 0.0022, edge.z + 0.0016, 0.95],
      ]
  const profile: ProfilePoint[] = [
    ...start,
    [bead + 0.006, lip - 0.0032],
    [bead + 0.0095, lip - 0.0008],
    [bead + 0.0125, lip],
    [bead + 0.0155, lip - 0.0005],
    [bead + 0.0172, lip - 0.0024],
    [bead + 0.0175, lip - 0.006, 0.7],
    [bead + 0.0172, lip - 0.012, 0.3],
  ]
  lathe(shell, profile, 96, 0.9)
  return shell
}

/** The inside of the rim, seen between the spokes: it narrows towards the back. */
export function barrel({ bead, lip }: RimSize, edge: Fitted['edge']): Shell {
  const shell = new Shell()
  const front = Math.min(edge.z, lip - 0.009) - 0.012
  const top = Math.min(bead - 0.003, edge.r - 0.001)
  const profile: ProfilePoint[] = [
    [bead - 0.036, -lip + 0.006, 0.06],
    [bead - 0.034, -lip + 0.03, 0.09],
    [bead - 0.03, Math.min(-0.02, front - 0.06), 0.14],
    [bead - 0.0235, Math.min(0.012, front - 0.04), 0.21],
    [bead - 0.0205, front - 0.026, 0.27],
    [Math.min(bead - 0.014, top), front - 0.011, 0.27],
    [top, front, 0.26],
    [top + 0.0015, front + 0.008, 0.26],
  ]
  lathe(shell, profile, 80, 1)
  return shell
}

/** Adds nuts on their circle, with the dark cups in which they sit. */
export function nuts(into: { steel: Shell; dark: Shell }, { circle, count, recess, z }: NonNullable<Fitted['nuts']>): void {
  const one = hexagon(recess === 0 ? 0.0105 : 0.0092, recess === 0 ? 0.017 : 0.014)
  const cup = new Shell()
  if (recess > 0)
    lathe(
      cup,
      [
        [0.0001, 0.0002, 0.25],
        [recess + 0.0005, 0.0002, 0.25],
      ],
      12,
    )
  for (const [shell, part] of [
    [into.steel, one],
    [into.dark, cup],
  ] as const) {
    part.shift((x, y, h) => [x + circle, y, h + z])
    for (let k = 0; k < count; k++) shell.add(part, (Math.PI * 2 * k) / count)
  }
}

function hexagon(radius: number, tall: number): Shell {
  const shell = new Shell()
  // a round collar below, six flats, a domed head
  const collar: ProfilePoint[] = [
    [radius * 0.9, 0.0034, 0.5],
    [radius * 1.02, 0.0034, 0.5],
    [radius * 1.28, 0.0018, 0.55],
    [radius * 1.28, -0.002, 0.4],
  ]
  lathe(shell, collar, 14, 0.4)
  for (let k = 0; k < 6; k++) {
    const [a, b] = [(Math.PI * k) / 3, (Math.PI * (k + 1)) / 3]
    const m = (a + b) / 2
    const at = (angle: number, z: number, r: number, nz: number, open: number) =>
      shell.vertex(r * Math.cos(angle), r * Math.sin(angle), z, Math.cos(m), Math.sin(m), nz, open)
    shell.quad(
      at(a, 0.002, radius, 0, 0.45),
      at(b, 0.002, radius, 0, 0.45),
      at(b, tall - 0.002, radius, 0, 0.8),
      at(a, tall - 0.002, radius, 0, 0.8),
    )
    shell.quad(
      at(a, tall - 0.002, radius, 1, 0.9),
      at(b, tall - 0.002, radius, 1, 0.9),
      at(b, tall, radius * 0.78, 1, 0.9),
      at(a, tall, radius * 0.78, 1, 0.9),
    )
  }
  lathe(
    shell,
    [
      [0.0001, tall + 0.0012, 0.9],
      [radius * 0.4, tall + 0.001, 0.9],
      [radius * 0.78, tall, 0.9],
    ],
    6,
    0.9,
  )
  return shell
}

/** The middle of the wheel: a cap without any badge, or the hub of a van. */
export function middle(into: { rim: Shell; dark: Shell; plastic: Shell }, { hub, cap }: Fitted): void {
  const { r, z } = hub
  if (cap === 'none') return
  if (cap === 'hub') {
    lathe(
      into.plastic,
      [
        [0.0005, z + 0.012],
        [r * 0.45, z + 0.0112],
        [r * 0.7, z + 0.009],
        [r * 0.8, z + 0.005],
        [r * 0.83, z - 0.004, 0.6],
        [r * 0.92, z - 0.005, 0.5],
        [r + 0.002, z - 0.004, 0.5],
      ],
      40,
      0.5,
    )
    return
  }
  const high = cap === 'flat' ? 0.001 : 0.004
  lathe(
    into.rim,
    [
      [0.0003, z + high],
      [r * 0.5, z + high - 0.0002],
      [r * 0.62, z + high - 0.0008],
      [r * 0.69, z + high - 0.0022],
      [r * 0.72, z + high - 0.0038, 0.5],
      [r * 0.76, z + high - 0.0038, 0.4],
      [r * 0.8, z + high - 0.0026],
      [r * 0.92, z + high - 0.0038],
      [r * 0.965, z + high - 0.0062, 0.7],
      [r * 0.97, z - 0.006, 0.2],
      [r * 1.005, z - 0.006, 0.15],
    ],
    44,
    0.5,
  )
}

/** The valve, a rubber stem with a cap, leaning out of the rim at an angle (radians). */
export function valve(into: Shell, { bead }: RimSize, edge: Fitted['edge'], angle: number): void {
  const stem = new Shell()
  const profile: ProfilePoint[] = [
    [0.0002, 0.03],
    [0.003, 0.0295],
    [0.0036, 0.028],
    [0.0036, 0.019],
    [0.003, 0.0185],
    [0.0034, 0.016],
    [0.0046, 0.006],
    [0.006, 0, 0.5],
  ]
  lathe(stem, profile, 12, 0.7)
  // it leans towards the axle and outwards
  const lean = 0.72
  stem.shift((x, y, h) => [
    Math.min(edge.r, bead) - 0.004 - h * Math.sin(lean) + x * Math.cos(lean),
    y,
    edge.z - 0.022 + h * Math.cos(lean) + x * Math.sin(lean),
  ])
  into.add(stem, angle)
}
