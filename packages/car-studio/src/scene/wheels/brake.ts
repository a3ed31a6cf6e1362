import { lathe, type ProfilePoint, Shell } from './shell.ts'

/** A disc brake behind the spokes; metres, heights over the middle of the wheel. */
export interface Brake {
  /** radius of the disc, height of the face against which the outer pad presses */
  radius: number
  face: number
  /** height of the back of the rim, and its radius there */
  back: number
  bore: number
  drilled: boolean
}

/** Adds disc with hat, caliper and the dark hub carrier behind. The caliper sits at -x, where a front wheel has it. */
export function brake(into: { steel: Shell; caliper: Shell; black: Shell }, { radius, face, back, bore, drilled }: Brake): void {
  const hat = Math.min(0.083, radius * 0.55)
  const ring: ProfilePoint[] = [
    [0.02, face + 0.03, 0.4],
    [hat - 0.006, face + 0.03, 0.36],
    [hat - 0.001, face + 0.027, 0.34],
    [hat, face + 0.003, 0.22],
    [hat + 0.004, face - 0.0012, 0.2],
    [hat + 0.009, face - 0.0012, 0.26],
    [hat + 0.01, face, 0.34],
  ]
  lathe(into.steel, ring, 64, 0.02)
  turnedFace(into.steel, hat + 0.01, radius - 0.001, face)
  lathe(
    into.steel,
    [
      [radius - 0.001, face, 0.5],
      [radius, face - 0.002, 0.45],
      [radius, face - 0.009, 0.3],
      [radius - 0.002, face - 0.0092, 0.05],
    ],
    64,
    0.2,
  )
  lathe(
    into.steel,
    [
      [radius - 0.002, face - 0.0168, 0.05],
      [radius, face - 0.017, 0.25],
      [radius, face - 0.025, 0.15],
    ],
    64,
    0.2,
  )
  // cooling fins between the two faces
  const fin = new Shell()
  const corner = (a: number, z: number) =>
    fin.vertex(radius * 0.985 * Math.cos(a), radius * 0.985 * Math.sin(a), z, Math.cos(a), Math.sin(a), 0, 0.14)
  fin.quad(corner(-0.016, face - 0.009), corner(0.016, face - 0.009), corner(0.016, face - 0.017), corner(-0.016, face - 0.017))
  for (let k = 0; k < 40; k++) into.steel.add(fin, (Math.PI * 2 * k) / 40)
  if (drilled) holes(into.black, hat + 0.02, radius - 0.01, face + 0.0006)

  caliper(into.caliper, radius, face)

  // hub carrier, arm and the dark behind it
  const carrier: ProfilePoint[] = [
    [0.001, back + 0.045, 0.06],
    [hat * 0.7, back + 0.045, 0.06],
    [hat * 0.8, back + 0.03, 0.05],
    [hat * 0.85, back + 0.014, 0.04],
    [bore * 0.6, back + 0.012, 0.03],
    [bore + 0.001, back + 0.008, 0.03],
  ]
  lathe(into.black, carrier, 48, 0.5)
}

/**
 * The face that the pads rub. Its fine grooves spread a light from above into two bright fans, above and below the axle: the normals lean
 * towards that light where the grooves lie level. Lighter and darker tracks run around it.
 */
function turnedFace(into: Shell, inner: number, outer: number, z: number): void {
  const [rings, segments] = [8, 64]
  const tracks = [0.3, 0.42, 0.36, 0.46, 0.4, 0.47, 0.42, 0.48, 0.36]
  let last: number[] = []
  for (let j = 0; j <= segments; j++) {
    const a = (Math.PI * 2 * j) / segments
    const lean = 0.3 * Math.sin(a) ** 6
    const next = Array.from({ length: rings + 1 }, (_, i) => {
      const r = inner + ((outer - inner) * i) / rings
      return into.vertex(r * Math.cos(a), r * Math.sin(a), z, 0, lean, 1, tracks[i])
    })
    for (let i = 0; i < rings && j > 0; i++) into.quad(last[i] as number, last[i + 1] as number, next[i + 1] as number, next[i] as number)
    last = next
  }
}

function holes(into: Shell, from: number, to: number, z: number): void {
  const hole = new Shell()
  const rows = 4
  for (let i = 0; i < rows; i++) {
    const r = from + ((to - from) * i) / (rows - 1)
    const a = (Math.PI * 2 * i) / 24 / rows
    const [x, y] = [r * Math.cos(a), r * Math.sin(a)]
    const middle = hole.vertex(x, y, z, 0, 0, 1, 0.08)
    const rim = [0, 1, 2, 3, 4, 5, 6].map((k) =>
      hole.vertex(x + 0.0034 * Math.cos((k * Math.PI) / 3), y + 0.0034 * Math.sin((k * Math.PI) / 3), z, 0, 0, 1, 0.08),
    )
    for (let k = 0; k < 6; k++) hole.triangle(middle, rim[k] as number, rim[k + 1] as number)
  }
  for (let k = 0; k < 24; k++) into.add(hole, (Math.PI * 2 * k) / 24)
}

/** A floating caliper: a body that reaches over the disc, bevelled all round, with its two cylinders. */
function caliper(into: Shell, radius: number, face: number): void {
  const section: ProfilePoint[] = [
    [radius - 0.06, face + 0.004, 0.2],
    [radius - 0.058, face + 0.024, 0.4],
    [radius - 0.053, face + 0.0275, 0.5],
    [radius - 0.012, face + 0.029, 0.52],
    [radius + 0.006, face + 0.0265, 0.5],
    [radius + 0.013, face + 0.019, 0.4],
    [radius + 0.0145, face - 0.02, 0.2],
    [radius + 0.0145, face - 0.05, 0.08],
  ]
  const [middle, span] = [Math.PI * 0.93, 0.86]
  const [from, to] = [middle - span / 2, middle + span / 2]
  lathe(into, section, 14, 0.45, from, to)
  const centre = { r: radius - 0.024, z: face - 0.008 }
  for (const [angle, out] of [
    [from, -1],
    [to, 1],
  ] as const) {
    // a bevel and then the flat end
    const outline = (shrink: number, turn: number, tilt: number) =>
      section.map(([r, z, open]) => {
        const [rr, zz] = [r + (centre.r - r) * shrink, z + (centre.z - z) * shrink]
        const a = angle + turn * out
        const [cos, sin] = [Math.cos(a), Math.sin(a)]
        const [nr, nz] = [(r - centre.r) * 22 * tilt, (z - centre.z) * 22 * tilt]
        return into.vertex(rr * cos, rr * sin, zz, nr * cos - sin * out, nr * sin + cos * out, nz, (open ?? 1) * 0.8)
      })
    const [a, b] = [outline(0, 0, 1), outline(0.16, 0.03, 1)]
    for (let i = 0; i + 1 < section.length; i++) into.quad(a[i] as number, a[i + 1] as number, b[i + 1] as number, b[i] as number)
    const end = outline(0.16, 0.03, 0)
    for (let i = 1; i + 1 < section.length; i++) into.triangle(end[0] as number, end[i] as number, end[i + 1] as number)
  }
  const boss = new Shell()
  lathe(
    boss,
    [
      [0.0002, 0.0052, 0.5],
      [0.009, 0.005, 0.5],
      [0.0105, 0.0038, 0.5],
      [0.0108, 0.0026, 0.4],
      [0.0155, 0.0024, 0.45],
      [0.0175, 0.0008, 0.45],
      [0.0178, -0.004, 0.3],
    ],
    20,
    0.4,
  )
  boss.shift((x, y, z) => [x + radius - 0.03, y, z + face + 0.028])
  for (const side of [-1, 1]) into.add(boss, middle + side * 0.2)
}
