/** Warnings before an upload: too dark, or blurred overall. */
export type PhotoDoubt = 'dark' | 'blurred'

/** Minimum mean brightness (0 to 255), and minimum sharpness of the sharpest part. */
const limits = { brightness: 40, sharpness: 40 }
/** Grid of 4 × 4 parts: a sharp car with a blurred background counts as sharp. */
const parts = 4

/** Checks a small copy of a photo (RGBA), about 480 pixels long. */
export function photoDoubt({ data, width, height }: Pick<ImageData, 'data' | 'width' | 'height'>): PhotoDoubt | null {
  const grey = new Float32Array(width * height)
  for (let at = 0; at < grey.length; at++)
    grey[at] = 0.299 * (data[at * 4] ?? 0) + 0.587 * (data[at * 4 + 1] ?? 0) + 0.114 * (data[at * 4 + 2] ?? 0)
  if (grey.reduce((sum, value) => sum + value, 0) / grey.length < limits.brightness) return 'dark'
  return sharpestPart(grey, width, height) < limits.sharpness ? 'blurred' : null
}

/** Returns the highest mean square of the Laplacian of any part. */
function sharpestPart(grey: Float32Array, width: number, height: number): number {
  const sums = new Float64Array(parts * parts)
  const counts = new Float64Array(parts * parts)
  const of = (x: number, y: number) => grey[y * width + x] ?? 0
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const edge = 4 * of(x, y) - of(x - 1, y) - of(x + 1, y) - of(x, y - 1) - of(x, y + 1)
      const part = Math.floor((y * parts) / height) * parts + Math.floor((x * parts) / width)
      sums[part] = (sums[part] ?? 0) + edge * edge
      counts[part] = (counts[part] ?? 0) + 1
    }
  return Math.max(...sums.map((sum, part) => sum / Math.max(1, counts[part] ?? 0)))
}
