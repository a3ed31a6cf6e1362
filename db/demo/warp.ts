/** A place of a picture in pixels. */
export type Spot = readonly [x: number, y: number]

/** A small picture that is laid on another one: four bytes a pixel, colour times alpha. */
export interface Patch {
  width: number
  height: number
  pixels: Uint8Array
}

/** Where the part (s, t) of a patch lies in the picture; both run from 0 to 1, from the left and from the top. */
export type Surface = (s: number, t: number) => Spot

/** A picture of three bytes a pixel that is painted on. */
export interface Canvas {
  width: number
  height: number
  pixels: Uint8Array
}

/** A flat square whose corners are seen there: upper left, upper right, lower right, lower left. */
export function flatSurface(corners: readonly Spot[]): Surface {
  const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = corners as readonly [Spot, Spot, Spot, Spot]
  const [dx1, dx2, dx3] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3]
  const [dy1, dy2, dy3] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3]
  const det = dx1 * dy2 - dx2 * dy1
  const g = (dx3 * dy2 - dx2 * dy3) / det
  const h = (dx1 * dy3 - dx3 * dy1) / det
  const [a, b, d, e] = [x1 - x0 + g * x1, x3 - x0 + h * x3, y1 - y0 + g * y1, y3 - y0 + h * y3]
  return (s, t) => {
    const w = g * s + h * t + 1
    return [(a * s + b * t + x0) / w, (d * s + e * t + y0) / w]
  }
}

/**
 * A surface through places in rows from the top, `columns` a row; columns and rows stand at these parts of the patch, rising. It is bent
 * along its rows and straight from row to row: above its nose a car suddenly lies back, and a curve through both would swing out.
 */
export function bentSurface(places: readonly Spot[], columns: readonly number[], rows: readonly number[]): Surface {
  const at = (column: number, row: number) => places[row * columns.length + column] as Spot
  /** the three neighbours through which a parabola leads, and how much each counts */
  const weights = (stops: readonly number[], value: number): [first: number, share: number[]] => {
    let near = 1
    for (let i = 2; i < stops.length - 1; i++)
      if (Math.abs((stops[i] as number) - value) < Math.abs((stops[near] as number) - value)) near = i
    const [a, b, c] = stops.slice(near - 1, near + 2) as [number, number, number]
    return [
      near - 1,
      [
        ((value - b) * (value - c)) / ((a - b) * (a - c)),
        ((value - a) * (value - c)) / ((b - a) * (b - c)),
        ((value - a) * (value - b)) / ((c - a) * (c - b)),
      ],
    ]
  }
  /** the row above and how much it and the next one count */
  const between = (value: number): [first: number, share: number[]] => {
    let above = 0
    while (above < rows.length - 2 && (rows[above + 1] as number) < value) above++
    const [a, b] = rows.slice(above, above + 2) as [number, number]
    return [above, [(b - value) / (b - a), (value - a) / (b - a)]]
  }
  return (s, t) => {
    const [column, across] = weights(columns, s)
    const [row, down] = between(t)
    let [x, y] = [0, 0]
    for (const [j, v] of down.entries())
      for (const [i, u] of across.entries()) {
        const [px, py] = at(column + i, row + j)
        x += u * v * px
        y += u * v * py
      }
    return [x, y]
  }
}

/** Samples of a pixel along each side: two, `fill` halves by a shift. */
const fine = 2

/**
 * Lays a patch on a picture, as its surface is seen: `over` it, or `times` it, as print on something white that has its light already.
 * `covered`, one byte a pixel, hears how much of each pixel is covered. Of a surface that is `turned` no part is seen from behind; `body`
 * says how much of a pixel is the body on which it lies, 0 to 1.
 */
export function lay(
  canvas: Canvas,
  patch: Patch,
  surface: Surface,
  how: 'over' | 'times',
  {
    cells = 8,
    covered,
    turned = false,
    body,
  }: { cells?: number; covered?: Uint8Array; turned?: boolean; body?: (pixel: number) => number } = {},
): void {
  const corners = Array.from({ length: (cells + 1) ** 2 }, (_, i) =>
    surface((i % (cells + 1)) / cells, Math.floor(i / (cells + 1)) / cells),
  )
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  const left = Math.max(0, Math.floor(Math.min(...xs)))
  const top = Math.max(0, Math.floor(Math.min(...ys)))
  const width = Math.min(canvas.width, Math.ceil(Math.max(...xs))) - left
  const height = Math.min(canvas.height, Math.ceil(Math.max(...ys))) - top
  if (!(width > 0 && height > 0)) return
  const sum = new Float32Array(width * height * 4)
  for (let row = 0; row < cells; row++)
    for (let column = 0; column < cells; column++) {
      if (isEmpty(patch, column / cells, row / cells, 1 / cells)) continue
      const i = row * (cells + 1) + column
      const quad = [i, i + 1, i + cells + 2, i + cells + 1].map((n, corner) => ({
        x: ((corners[n] as Spot)[0] - left) * fine,
        y: ((corners[n] as Spot)[1] - top) * fine,
        u: ((column + (corner === 1 || corner === 2 ? 1 : 0)) / cells) * patch.width - 0.5,
        v: ((row + (corner > 1 ? 1 : 0)) / cells) * patch.height - 0.5,
      })) as [Corner, Corner, Corner, Corner]
      for (const [b, c] of [
        [quad[1], quad[2]],
        [quad[2], quad[3]],
      ] as const)
        if (!turned || areaOf(quad[0], b, c) > 0) fill(sum, width, height, patch, [quad[0], b, c])
    }
  for (let y = 0, from = 0; y < height; y++)
    for (let x = 0; x < width; x++, from += 4) {
      if (sum[from + 3] === 0) continue
      const pixel = (top + y) * canvas.width + left + x
      const share = body ? body(pixel) : 1
      const alpha = Math.min(1, (sum[from + 3] as number) / 255) * share
      for (let c = 0; c < 3; c++) {
        const own = canvas.pixels[pixel * 3 + c] as number
        const ink = (sum[from + c] as number) * share
        canvas.pixels[pixel * 3 + c] = Math.min(255, how === 'over' ? own * (1 - alpha) + ink : own * (1 - alpha + ink / 255))
      }
      if (covered) covered[pixel] = Math.max(covered[pixel] as number, alpha * 60)
    }
}

interface Corner {
  x: number
  y: number
  u: number
  v: number
}

const areaOf = (a: Corner, b: Corner, c: Corner) => (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)

/** Whether a patch has nothing in a square of it. */
function isEmpty({ width, height, pixels }: Patch, s: number, t: number, part: number): boolean {
  const [left, right] = [Math.max(0, Math.floor(s * width) - 1), Math.min(width, Math.ceil((s + part) * width) + 1)]
  const [top, bottom] = [Math.max(0, Math.floor(t * height) - 1), Math.min(height, Math.ceil((t + part) * height) + 1)]
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) if (pixels[(y * width + x) * 4 + 3] !== 0) return false
  return true
}

/** Adds what the samples within a triangle show of the patch. It runs for every sample: nothing is made in its loops. */
function fill(sum: Float32Array, width: number, height: number, patch: Patch, [a, b, c]: readonly [Corner, Corner, Corner]): void {
  const area = areaOf(a, b, c)
  if (area === 0) return
  const share = 1 / fine ** 2
  const fromY = Math.max(0, Math.ceil(Math.min(a.y, b.y, c.y) - 0.5))
  const toY = Math.min(height * fine - 1, Math.max(a.y, b.y, c.y) - 0.5)
  const fromX = Math.max(0, Math.ceil(Math.min(a.x, b.x, c.x) - 0.5))
  const toX = Math.min(width * fine - 1, Math.max(a.x, b.x, c.x) - 0.5)
  // how much of b and of c is in a sample changes evenly from one to the next
  const bx = (c.y - a.y) / area
  const cx = -(b.y - a.y) / area
  const { pixels } = patch
  const mostX = patch.width - 1
  const mostY = patch.height - 1
  for (let y = fromY; y <= toY; y++) {
    const py = y + 0.5 - a.y
    const px = fromX + 0.5 - a.x
    let wb = px * bx - ((c.x - a.x) / area) * py
    let wc = px * cx + ((b.x - a.x) / area) * py
    const line = (y >> 1) * width
    for (let x = fromX; x <= toX; x++, wb += bx, wc += cx) {
      const wa = 1 - wb - wc
      if (wa < 0 || wb < 0 || wc < 0) continue
      const u = Math.min(mostX, Math.max(0, wa * a.u + wb * b.u + wc * c.u))
      const v = Math.min(mostY, Math.max(0, wa * a.v + wb * b.v + wc * c.v))
      const left = Math.min(mostX - 1, u | 0)
      const top = Math.min(mostY - 1, v | 0)
      const fx = u - left
      const fy = v - top
      const from = (top * patch.width + left) * 4
      const below = from + patch.width * 4
      const to = (line + (x >> 1)) * 4
      for (let channel = 0; channel < 4; channel++) {
        const above = (pixels[from + channel] as number) * (1 - fx) + (pixels[from + 4 + channel] as number) * fx
        const under = (pixels[below + channel] as number) * (1 - fx) + (pixels[below + 4 + channel] as number) * fx
        sum[to + channel] = (sum[to + channel] as number) + (above * (1 - fy) + under * fy) * share
      }
    }
  }
}
