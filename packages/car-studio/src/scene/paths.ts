/** A place of a drawing: metres, y upwards. A third number rounds that corner with its own radius. */
export type Point = readonly [number, number] | readonly [number, number, number]

const n = (value: number) => value.toFixed(4)

/** Places of a drawing from text: "s y, s y radius, ..." in metres, a third number rounds that corner. Throws where a place has fewer than two numbers. */
export function outline(text: string): Point[] {
  return text.split(',').map((place) => {
    const [x, y, radius] = place.trim().split(/\s+/).map(Number)
    if (x === undefined || y === undefined || Number.isNaN(x + y)) throw new Error(`Not a place: "${place}"`)
    return radius === undefined ? [x, y] : [x, y, radius]
  })
}

/** Points of a curve from text: "along value, along value, ...", metres. Throws like `outline`. */
export function points(text: string): (readonly [number, number])[] {
  return outline(text).map(([x, y]) => [x, y])
}

/** Groups of three numbers from text: "a b c, a b c, ...". Throws where one is missing. */
export function triples(text: string): (readonly [number, number, number])[] {
  return outline(text).map(([a, b, c]) => {
    if (c === undefined) throw new Error(`Not three numbers each: "${text}"`)
    return [a, b, c]
  })
}

/** A closed area with rounded corners. */
export function area(points: readonly Point[], radius = 0): string {
  const count = points.length
  const parts = points.map((corner, i) => {
    const before = points[(i + count - 1) % count] as Point
    const after = points[(i + 1) % count] as Point
    const [x, y, own = radius] = corner
    const leave = (to: Point) => {
      const length = Math.hypot(to[0] - x, to[1] - y) || 1
      const r = Math.min(own, length / 2)
      return [x + ((to[0] - x) / length) * r, y + ((to[1] - y) / length) * r] as const
    }
    const [ax, ay] = leave(before)
    const [bx, by] = leave(after)
    return `${i === 0 ? 'M' : 'L'}${n(ax)} ${n(ay)}Q${n(x)} ${n(y)} ${n(bx)} ${n(by)}`
  })
  return `${parts.join('')}Z`
}

/** An open line with rounded corners. */
export function line(points: readonly Point[], radius = 0): string {
  return points
    .map(([x, y, own = radius], i) => {
      const before = points[i - 1]
      const after = points[i + 1]
      if (!before) return `M${n(x)} ${n(y)}`
      if (!after) return `L${n(x)} ${n(y)}`
      const leave = (to: Point) => {
        const length = Math.hypot(to[0] - x, to[1] - y) || 1
        const r = Math.min(own, length / 2)
        return `${n(x + ((to[0] - x) / length) * r)} ${n(y + ((to[1] - y) / length) * r)}`
      }
      return `L${leave(before)}Q${n(x)} ${n(y)} ${leave(after)}`
    })
    .join('')
}

/** A smooth open line through all points (Catmull-Rom as cubic Béziers). */
export function flow(points: readonly (readonly [number, number])[]): string {
  return points
    .map(([x, y], i) => {
      if (i === 0) return `M${n(x)} ${n(y)}`
      const [a, b] = [points[Math.max(0, i - 2)], points[i - 1]] as [Point, Point]
      const [c, d] = [points[i], points[Math.min(points.length - 1, i + 1)]] as [Point, Point]
      return `C${n(b[0] + (c[0] - a[0]) / 6)} ${n(b[1] + (c[1] - a[1]) / 6)} ${n(c[0] - (d[0] - b[0]) / 6)} ${n(c[1] - (d[1] - b[1]) / 6)} ${n(x)} ${n(y)}`
    })
    .join('')
}

/** A smooth closed area through all points. */
export function blob(points: readonly (readonly [number, number])[]): string {
  const count = points.length
  const at = (i: number) => points[(i + count) % count] as Point
  const start = at(0)
  return `M${n(start[0])} ${n(start[1])}${points
    .map((_, i) => {
      const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
      return `C${n(b[0] + (c[0] - a[0]) / 6)} ${n(b[1] + (c[1] - a[1]) / 6)} ${n(c[0] - (d[0] - b[0]) / 6)} ${n(c[1] - (d[1] - b[1]) / 6)} ${n(c[0])} ${n(c[1])}`
    })
    .join('')}Z`
}

/** A circle, as four cubic Béziers. */
export function circle(x: number, y: number, r: number): string {
  const k = r * 0.5523
  const quarter = (ax: number, ay: number, bx: number, by: number, cx: number, cy: number) =>
    `C${n(x + ax)} ${n(y + ay)} ${n(x + bx)} ${n(y + by)} ${n(x + cx)} ${n(y + cy)}`
  return `M${n(x - r)} ${n(y)}${quarter(-r, k, -k, r, 0, r)}${quarter(k, r, r, k, r, 0)}${quarter(r, -k, k, -r, 0, -r)}${quarter(-k, -r, -r, -k, -r, 0)}Z`
}

/** A box around its middle, with rounded corners. */
export function box(x: number, y: number, width: number, height: number, radius = 0): string {
  const [w, h] = [width / 2, height / 2]
  return area(
    [
      [x - w, y - h],
      [x + w, y - h],
      [x + w, y + h],
      [x - w, y + h],
    ],
    radius,
  )
}
