import { lathe, type ProfilePoint, Shell } from './shell.ts'

/** A tyre on its rim; metres. */
export interface TyreSize {
  /** height of the axle over the floor */
  radius: number
  width: number
  /** radius of the rim's outer edge, and its height over the middle of the wheel */
  flange: number
  lip: number
  /** coarse blocks that reach over the shoulder */
  coarse: boolean
}

/** How much the load squashes a tyre: it is that much larger than it stands high. */
export const squash = 0.005

/** Sidewall, tread with grooves and blocks, flat where it is on the floor (towards -y). */
export function tyre(size: TyreSize): Shell {
  const { radius, width, flange, lip, coarse } = size
  const shell = new Shell()
  const outer = radius + squash
  const half = width / 2
  const wall = outer - flange
  const at = (t: number) => flange + wall * t

  // control points of the outer sidewall, from the rim to the shoulder
  const bulge: [number, number][] = [
    [-0.12, lip - 0.012],
    [0.0, lip - 0.003],
    [0.1, lip + (half - lip) * 0.42],
    [0.28, half - 0.0035],
    [0.46, half - 0.0005],
    [0.62, half - 0.003],
    [0.76, half - 0.009],
    [0.87, half - 0.0165],
    [0.95, half - 0.0245],
  ]
  const side = smooth(bulge)
  // rim protector, fine rings, a raised band where others have letters
  const ribs: [from: number, to: number, height: number][] = [
    [0.08, 0.17, 0.003],
    [0.235, 0.25, 0.0006],
    [0.34, 0.56, 0.0007],
    [0.69, 0.71, 0.0006],
  ]
  const flank = 0.016
  const marks = (t: number) => ribs.reduce((sum, [from, to, height]) => sum + (t > from - 1e-6 && t < to + 1e-6 ? height : 0), 0)
  const plain = [-0.12, -0.04, 0.02, 0.125, 0.2, 0.29, 0.4, 0.48, 0.62, 0.76, 0.81]
  const steps = [...plain, ...ribs.flatMap(([from, to]) => [from - flank, from, to, to + flank])].sort((a, b) => a - b)
  const profile: ProfilePoint[] = steps.map((t) => [
    at(t),
    side(t) + marks(t),
    t < 0.03 ? 0.2 : t < 0.075 ? 0.6 : t > 0.18 && t < 0.23 ? 0.85 : 1,
  ])
  lathe(shell, profile, 80, 0.5)
  // the inner side is seen only under the car
  const inner: ProfilePoint[] = [0.81, 0.6, 0.4, 0.15, -0.12].map((t) => [at(t), -side(t), 0.25])
  lathe(shell, inner, 44, 1)
  hatching(shell, at, side)

  // tread: from one shoulder over the crown to the other
  const shoulder: [number, number][] = [
    [at(0.81), side(0.81)],
    [at(0.87), side(0.87)],
    [at(0.94), side(0.94) + 0.0005],
    [outer - 0.0065, half - 0.0255],
    [outer - 0.0032, half - 0.031],
    [outer - 0.0011, half * 0.6],
  ]
  const depths = coarse ? [0, 0.006, 0.009, 0.009, 0.009, 0.009] : [0, 0.0022, 0.005, 0.0055, 0.0055, 0.0055]
  const pitches = coarse ? 36 : 62
  blocks(shell, shoulder, depths, pitches, 1, coarse ? 0.66 : 0.8)
  const few = <T>(list: readonly T[]) => list.filter((_, i) => i !== 1 && i !== 4)
  blocks(shell, few(shoulder), few(depths), pitches, -1, coarse ? 0.66 : 0.8)
  const groove = 0.0085
  const crown: ProfilePoint[] = []
  const edgeOfCrown = half * 0.6
  const bands = 3
  const pitch = (edgeOfCrown * 2 - groove) / bands
  for (let i = 0; i <= bands; i++) {
    const z = -edgeOfCrown + i * pitch
    const [a, b] = [arch(z), arch(z + groove)]
    crown.push([a, z, 0.9], [a - 0.007, z + 0.001, 0.2], [b - 0.007, z + groove - 0.001, 0.2], [b, z + groove, 0.9])
  }
  function arch(z: number) {
    return outer - 0.0011 * (z / edgeOfCrown) ** 2
  }
  // the profile runs towards +z here, so that it is turned over to face outwards
  lathe(shell, crown.reverse(), 72, 0.4)

  const reach = Math.sqrt(outer * outer - radius * radius)
  shell.shift((x, y, z) => {
    if (y >= 0) return [x, y, z]
    const t = Math.min(1, Math.max(0, (Math.hypot(x, y) - flange) / wall))
    const near = Math.exp(-((x / (reach * 1.25)) ** 2)) * (y < -flange * 0.6 ? 1 : 0)
    return [x, Math.max(-radius, y), z + Math.sign(z) * 0.0035 * near * Math.sin(Math.PI * Math.min(1, t * 0.9)) ** 2]
  })
  return shell
}

/** Two arcs of fine ribs on the raised band. */
function hatching(shell: Shell, at: (t: number) => number, side: (t: number) => number): void {
  const [low, high] = [0.37, 0.53]
  const put = (t: number, angle: number, tilt: number) => {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    return shell.vertex(at(t) * cos, at(t) * sin, side(t) + 0.0009, -sin * tilt, cos * tilt, 1)
  }
  const step = 0.011
  for (const middle of [Math.PI * 0.28, Math.PI * 1.28])
    for (let i = -26; i < 26; i++) {
      const a = middle + i * step
      for (const [from, to, tilt] of [
        [0, 0.5, -0.8],
        [0.5, 1, 0.8],
      ] as const) {
        const [a0, a1] = [a + from * step, a + to * step]
        shell.quad(put(low, a0, tilt), put(high, a0, tilt), put(high, a1, tilt), put(low, a1, tilt))
      }
    }
}

/** Blocks of the shoulder with the grooves between them. The rows go from the sidewall to the first groove around the tyre. */
function blocks(
  shell: Shell,
  rows: readonly [number, number][],
  depths: readonly number[],
  pitches: number,
  sign: number,
  share: number,
): void {
  const step = (Math.PI * 2) / pitches
  const normals = rows.map((_, i) => {
    const a = rows[Math.max(0, i - 1)] ?? ([0, 0] as const)
    const b = rows[Math.min(rows.length - 1, i + 1)] ?? ([0, 0] as const)
    return [-(b[1] - a[1]), b[0] - a[0]] as const
  })
  const column = (angle: number, sunk: boolean, wallOf = false) => {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    return rows.map(([r, z], i) => {
      const depth = sunk ? (depths[i] ?? 0) : 0
      const [nr, nz] = normals[i] ?? [1, 0]
      const size = Math.hypot(nr, nz) || 1
      const [pr, pz] = [r - (nr / size) * depth, z - (nz / size) * depth]
      const deep = Math.min(1, (depths[i] ?? 0) / 0.003)
      const open = sunk ? 1 - 0.88 * deep : 1
      if (!wallOf) return shell.vertex(pr * cos, pr * sin, pz * sign, nr * cos, nr * sin, nz * sign, open)
      // walls of a groove are too narrow to show their own light: dark, and shaded like the tread
      return shell.vertex(pr * cos, pr * sin, pz * sign, nr * cos, nr * sin, nz * sign, open * 0.3)
    })
  }
  const strip = (a: number[], b: number[]) => {
    for (let i = 0; i + 1 < rows.length; i++) shell.quad(a[i] as number, a[i + 1] as number, b[i + 1] as number, b[i] as number)
  }
  for (let k = 0; k < pitches; k++) {
    // blocks of three lengths, as real tyres have them against noise
    const [a0, a2] = [k * step, (k + 1) * step]
    const a1 = a0 + step * (share + 0.04 * ((k * 7) % 3) - 0.04)
    const slant = step * 0.06
    strip(column(a0, false), column(a1, false))
    strip(column(a1, false, true), column(a1 + slant, true, true))
    strip(column(a1 + slant, true), column(a2 - slant, true))
    strip(column(a2 - slant, true, true), column(a2, false, true))
  }
}

/** A smooth curve through points with rising first coordinate (monotone cubic). */
function smooth(points: readonly [number, number][]): (t: number) => number {
  const slopes = points.map((point, i) => {
    const [a, b] = [points[i - 1] ?? point, points[i + 1] ?? point]
    return b[0] === a[0] ? 0 : (b[1] - a[1]) / (b[0] - a[0])
  })
  return (t) => {
    let i = 0
    while (i + 2 < points.length && t > (points[i + 1]?.[0] ?? 0)) i++
    const [[x0, y0], [x1, y1]] = [points[i] ?? [0, 0], points[i + 1] ?? [1, 0]]
    const w = x1 - x0
    const u = Math.min(1, Math.max(0, (t - x0) / w))
    const [m0, m1] = [(slopes[i] ?? 0) * w, (slopes[i + 1] ?? 0) * w]
    return y0 * (1 + 2 * u) * (1 - u) ** 2 + m0 * u * (1 - u) ** 2 + y1 * u * u * (3 - 2 * u) + m1 * u * u * (u - 1)
  }
}
