import sharp from 'sharp'

/** Greyscale picture, one byte per pixel. */
export interface Grey {
  data: Uint8Array
  width: number
  height: number
}

export type Point = readonly [number, number]
export type Corners = readonly [Point, Point, Point, Point]

/** Size of a rectified card, in the proportions of ID-1. */
export const cardWidth = 2000
export const cardHeight = 1262

/** Width of the copy in which the card is detected. */
const seekWidth = 480
/** Minimum share of the picture that a card covers. */
const leastPart = 0.15

/** Returns the threshold between dark and bright pixels (Otsu 1979). */
export function otsu({ data }: Grey): number {
  const histogram = new Float64Array(256)
  for (const level of data) histogram[level] = (histogram[level] ?? 0) + 1
  let sum = 0
  for (let i = 0; i < 256; i++) sum += i * (histogram[i] ?? 0)
  let [below, sumBelow, best, bestSpread] = [0, 0, 127, -1]
  for (let level = 0; level < 256; level++) {
    below += histogram[level] ?? 0
    sumBelow += level * (histogram[level] ?? 0)
    const above = data.length - below
    if (below === 0 || above === 0) continue
    const spread = below * above * (sumBelow / below - (sum - sumBelow) / above) ** 2
    if (spread > bestSpread) [best, bestSpread] = [level, spread]
  }
  return best
}

/** Finds the largest connected region brighter than the limit. `mask` has one byte per pixel, 1 inside; `size` is its pixel count. */
export function largestRegion({ data, width }: Grey, limit: number): { mask: Uint8Array; size: number } {
  const region = new Int32Array(data.length)
  const stack: number[] = []
  let [best, bestSize] = [0, 0]
  for (let start = 0, number = 0; start < data.length; start++) {
    if (region[start] !== 0 || (data[start] ?? 0) <= limit) continue
    number += 1
    let size = 0
    region[start] = number
    stack.push(start)
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      size += 1
      const x = at % width
      for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width])
        if (next >= 0 && next < data.length && region[next] === 0 && (data[next] ?? 0) > limit) {
          region[next] = number
          stack.push(next)
        }
    }
    if (size > bestSize) [best, bestSize] = [number, size]
  }
  return { mask: Uint8Array.from(region, (one) => (best !== 0 && one === best ? 1 : 0)), size: bestSize }
}

/** Fits the line ax + by = c with a² + b² = 1; a second pass excludes outliers. */
function lineThrough(points: Point[]): readonly [number, number, number] {
  let kept = points
  let line: [number, number, number] = [0, 0, 0]
  for (let look = 0; look < 3; look++) {
    const n = kept.length
    const [mx, my] = [kept.reduce((sum, [x]) => sum + x, 0) / n, kept.reduce((sum, [, y]) => sum + y, 0) / n]
    let [xx, xy, yy] = [0, 0, 0]
    for (const [x, y] of kept) {
      xx += (x - mx) ** 2
      xy += (x - mx) * (y - my)
      yy += (y - my) ** 2
    }
    const angle = Math.atan2(2 * xy, xx - yy) / 2
    line = [-Math.sin(angle), Math.cos(angle), -Math.sin(angle) * mx + Math.cos(angle) * my]
    const off = ([x, y]: Point) => Math.abs(line[0] * x + line[1] * y - line[2])
    const middle = kept.map(off).sort((a, b) => a - b)[Math.floor(n / 2)] ?? 0
    const near = kept.filter((point) => off(point) <= 2.5 * middle + 0.5)
    if (near.length >= 8) kept = near
  }
  return line
}

function crossing(p: readonly [number, number, number], q: readonly [number, number, number]): Point {
  const det = p[0] * q[1] - q[0] * p[1]
  return [(p[2] * q[1] - q[2] * p[1]) / det, (p[0] * q[2] - q[0] * p[2]) / det]
}

/** Returns the corners of the card, clockwise from the upper left; null when no region contrasts with its background. */
export function findCorners(grey: Grey): Corners | null {
  const { width, height } = grey
  const { mask, size } = largestRegion(grey, otsu(grey))
  if (size < leastPart * width * height) return null
  const far = (score: (x: number, y: number) => number): Point => {
    let [best, at]: [number, Point] = [Number.NEGATIVE_INFINITY, [0, 0]]
    for (let i = 0; i < mask.length; i++) {
      if (mask[i] === 0) continue
      const [x, y] = [i % width, Math.floor(i / width)]
      if (score(x, y) > best) [best, at] = [score(x, y), [x, y]]
    }
    return at
  }
  const rough: Corners = [far((x, y) => -x - y), far((x, y) => x - y), far((x, y) => x + y), far((x, y) => y - x)]
  const sides = rough.map((from, i) => lineThrough(edgePoints(mask, grey, from, rough[(i + 1) % 4] as Point)))
  const found = sides.map((side, i) => crossing(sides[(i + 3) % 4] as (typeof sides)[0], side)) as unknown as Corners
  const isSound = found.every(([x, y]) => x > -0.1 * width && x < 1.1 * width && y > -0.1 * height && y < 1.1 * height)
  const area =
    Math.abs(found.reduce((sum, [x, y], i) => sum + x * (found[(i + 1) % 4]?.[1] ?? 0) - (found[(i + 1) % 4]?.[0] ?? 0) * y, 0)) / 2
  // a region that is no quadrilateral is not a card
  return isSound && size > 0.8 * area && size < 1.1 * area ? found : null
}

/** Finds the edge of the region along one side, scanned from outside across the middle four fifths. */
function edgePoints(mask: Uint8Array, { width, height }: Grey, from: Point, to: Point): Point[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy) || 1
  const inward: Point = [-dy / length, dx / length]
  const points: Point[] = []
  for (let t = 0.1; t <= 0.9; t += 0.01)
    for (let depth = -25; depth < 25; depth += 0.5) {
      const [x, y] = [from[0] + t * dx + depth * inward[0], from[1] + t * dy + depth * inward[1]]
      const [px, py] = [Math.round(x), Math.round(y)]
      if (px < 0 || py < 0 || px >= width || py >= height || mask[py * width + px] === 0) continue
      points.push([x, y])
      break
    }
  return points.length >= 8 ? points : [from, to]
}

/** Returns the projection of a width × height picture onto four points (Heckbert 1989), row by row. */
export function homography(corners: Corners, width: number, height: number): readonly number[] {
  const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = corners
  const [x1, x2, x3] = [bx - cx, dx - cx, ax - bx + cx - dx]
  const [y1, y2, y3] = [by - cy, dy - cy, ay - by + cy - dy]
  const det = x1 * y2 - x2 * y1
  const [g, h] = [(x3 * y2 - x2 * y3) / det, (x1 * y3 - x3 * y1) / det]
  return [
    (bx - ax + g * bx) / width,
    (dx - ax + h * dx) / height,
    ax,
    (by - ay + g * by) / width,
    (dy - ay + h * dy) / height,
    ay,
    g / width,
    h / height,
    1,
  ]
}

/** Cuts the area between the corners out as a flat card of the standard size. */
function warp({ data, width, height }: Grey, corners: Corners): Grey {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = homography(corners, cardWidth, cardHeight)
  const out = new Uint8Array(cardWidth * cardHeight)
  for (let v = 0; v < cardHeight; v++)
    for (let u = 0; u < cardWidth; u++) {
      const z = g * u + h * v + 1
      const x = Math.min(width - 1.001, Math.max(0, (a * u + b * v + c) / z))
      const y = Math.min(height - 1.001, Math.max(0, (d * u + e * v + f) / z))
      const [fx, fy] = [x - Math.floor(x), y - Math.floor(y)]
      const at = Math.floor(y) * width + Math.floor(x)
      const top = (data[at] ?? 0) * (1 - fx) + (data[at + 1] ?? 0) * fx
      const bottom = (data[at + width] ?? 0) * (1 - fx) + (data[at + width + 1] ?? 0) * fx
      out[v * cardWidth + u] = top * (1 - fy) + bottom * fy
    }
  return { data: out, width: cardWidth, height: cardHeight }
}

const rawOf = ({ width, height }: Grey) => ({ raw: { width, height, channels: 1 as const } })

/** Normalizes the lighting by the local background, which reduces shadows and reflections. */
export async function flatten(grey: Grey): Promise<Grey> {
  const { data, width, height } = grey
  const small = await sharp(data, rawOf(grey))
    .resize(Math.ceil(width / 16))
    .median(5)
    .blur(6)
    .toColourspace('b-w')
    .png()
    .toBuffer()
  const paper = await sharp(small).resize(width, height, { fit: 'fill' }).toColourspace('b-w').raw().toBuffer()
  return { data: data.map((level, i) => Math.min(255, (level * 225) / Math.max(1, paper[i] ?? 255))), width, height }
}

/** Returns the card of a photo: upright, flat, greyscale. Throws when the photo cannot be decoded completely. */
export async function rectify(bytes: Uint8Array, maxPixels: number): Promise<Grey> {
  const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    .rotate()
    .flatten({ background: '#fff' })
    .greyscale()
    .toColourspace('b-w')
    .resize(cardWidth, cardWidth, { fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const whole: Grey = { data, width: info.width, height: info.height }
  const copy = await sharp(data, rawOf(whole)).resize(seekWidth).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true })
  const scale = info.width / copy.info.width
  const found = findCorners({ data: copy.data, width: copy.info.width, height: copy.info.height })
  const edges: Corners = [
    [0, 0],
    [info.width, 0],
    [info.width, info.height],
    [0, info.height],
  ]
  return warp(whole, (found?.map(([x, y]) => [(x + 0.5) * scale, (y + 0.5) * scale]) as unknown as Corners | undefined) ?? edges)
}
