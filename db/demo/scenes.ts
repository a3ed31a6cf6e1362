import { setImmediate } from 'node:timers/promises'
import { placePixels, seam } from './places.ts'
import { displayByte } from './repaint.ts'

/** Setting of a picture: everything except angle and paint. */
export interface Scene {
  /** which of the places (places.ts) */
  place: number
  /** which light of the day */
  light: number
  /** how large the car is in the frame, in hundredths of what the master shows, at most 100 */
  size: number
}

/** The master as it is. */
export const plainScene: Scene = { place: 0, light: 0, size: 100 }

/**
 * The light of the day as what it does to red, green and blue: noon, morning, an overcast sky, the evening; then noon and evening on a car
 * that nobody has washed, with how much dust lies on its lower flank.
 */
export const lights: readonly (readonly [red: number, green: number, blue: number, dust?: number])[] = [
  [1, 1, 1],
  [1.005, 0.985, 0.95],
  [0.93, 0.947, 0.97],
  [0.98, 0.945, 0.9],
  [1, 1, 1, 0.34],
  [0.98, 0.945, 0.9, 0.26],
]
/** Number of scenes with a clean car, used for the stock. */
export const cleanLights = 4

interface Size {
  width: number
  height: number
}

/** Where a picture shrunk to `size` hundredths lies in its frame: the seam of wall and floor stays where it is. */
export function frameOf({ width, height }: Size, size: number): Size & { left: number; top: number } {
  const [w, h] = [Math.round((width * size) / 100), Math.round((height * size) / 100)]
  return { width: w, height: h, left: Math.round((width - w) / 2), top: Math.round(seam * (height - h)) }
}

const mixed = (a: number, b: number, share: number) => a + (b - a) * share
const smooth = (from: number, to: number, at: number) => {
  const t = Math.min(1, Math.max(0, (at - from) / (to - from)))
  return t * t * (3 - 2 * t)
}
const linear = (shown: number) => {
  const light = shown <= 0.04045 ? shown / 12.92 : ((shown + 0.055) / 1.055) ** 2.4
  return light <= 0.7 ? light : 0.7 - 0.3 * Math.log(Math.max(1e-3, 1 - (light - 0.7) / 0.3))
}
/** dust of the roads, as it is shown */
const sand = [186, 166, 140] as const
const high = [0.937, 0.91, 0.863].map(linear)
const low = [0.973, 0.957, 0.929].map(linear)
const far = [0.914, 0.882, 0.831].map(linear)
const near = [0.953, 0.929, 0.89].map(linear)

/** Rows of a picture that are reckoned in one go: others are served in between. */
const slice = 40

const walls = new Map<string, Promise<Uint8Array>>()

/** Wall and floor of the studio without a car (packages/car-studio/src/scene/backdrop.ts), in every master the same. */
export function emptyStudio(frame: Size): Promise<Uint8Array> {
  const key = `${frame.width} ${frame.height}`
  const known = walls.get(key) ?? drawStudio(frame)
  walls.set(key, known)
  return known
}

async function drawStudio({ width, height }: Size): Promise<Uint8Array> {
  const out = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y++) {
    if (y % slice === 0) await setImmediate()
    const down = (y + 0.5) / height
    const row = [0, 1, 2].map((c) =>
      mixed(
        mixed(high[c] ?? 0, low[c] ?? 0, smooth(0, 0.71, down)),
        mixed(far[c] ?? 0, near[c] ?? 0, smooth(0.71, 1, down)),
        smooth(0.695, 0.735, down),
      ),
    )
    for (let x = 0; x < width; x++) {
      const away = Math.hypot(((2 * (x + 0.5)) / width - 1) * 0.9, (1 - 2 * down) * 0.75)
      const dim = 1 - 0.07 * smooth(0.45, 1.25, away)
      for (let c = 0; c < 3; c++) out[(y * width + x) * 3 + c] = displayByte((row[c] ?? 0) * dim)
    }
  }
  return out
}

/** How like the empty studio a pixel is, from the share of its light that is left: a soft shadow still is, a tyre is not. */
const likeness = Float32Array.from({ length: 512 }, (_, share) => smooth(0.5, 0.86, share / 256) * (1 - smooth(1.04, 1.12, share / 256)))

/**
 * Puts the picture into its place and light: where it shows the studio it shows the place, shadows and all; glass, tyres and trim take some
 * of its colour, paint a little. `master` are the pixels of the shrunk master, `paint` its paint, both filling the frame.
 */
export async function intoScene(
  master: Uint8Array,
  paint: Uint8Array,
  frame: Size,
  { place, light, size }: Scene,
): Promise<Uint8Array | Uint8ClampedArray> {
  const [warm, fair, cool, dust = 0] = lights[light] ?? ([1, 1, 1] as const)
  const pixels = dust > 0 ? dusty(master, paint, frame, dust) : master
  if (place === 0) return lit(pixels, [warm, fair, cool])
  const [there, empty] = await Promise.all([placePixels(place, frame), emptyStudio(frame)])
  const { width, height } = frame
  const { left, top, width: w, height: h } = frameOf(frame, size)
  const columns = Uint16Array.from({ length: width }, (_, x) => 3 * Math.min(width - 1, Math.max(0, Math.round(((x - left) * width) / w))))
  const [red = 1, mid = 1, blue = 1] = tint(there, empty, frame)
  const out = new Uint8ClampedArray(pixels.length)
  for (let y = 0, pixel = 0, at = 0; y < height; y++) {
    if (y % slice === 0) await setImmediate()
    const from = 3 * width * Math.min(height - 1, Math.max(0, Math.round(((y - top) * height) / h)))
    for (let x = 0; x < width; x++, pixel++, at += 3) {
      const wall = from + (columns[x] as number)
      const green = empty[wall + 1] as number
      const share = ((pixels[at + 1] as number) * 256) / green
      const covered = Math.min(1, (paint[pixel] as number) / 40)
      const like = (likeness[Math.min(511, share | 0)] as number) * (1 - covered)
      if (like === 1) {
        // most of a picture is the studio alone
        out[at] = (pixels[at] as number) * ((there[at] as number) / (empty[wall] as number)) * warm
        out[at + 1] = (pixels[at + 1] as number) * ((there[at + 1] as number) / green) * fair
        out[at + 2] = (pixels[at + 2] as number) * ((there[at + 2] as number) / (empty[wall + 2] as number)) * cool
        continue
      }
      const own = (1 - like) * (0.55 - 0.33 * covered)
      const near = 1 - like - own
      const shownRed = (pixels[at] as number) * (near + like * ((there[at] as number) / (empty[wall] as number)) + own * red)
      const shownGreen = (pixels[at + 1] as number) * (near + like * ((there[at + 1] as number) / green) + own * mid)
      const shownBlue = (pixels[at + 2] as number) * (near + like * ((there[at + 2] as number) / (empty[wall + 2] as number)) + own * blue)
      out[at] = shownRed * warm
      out[at + 1] = shownGreen * fair
      out[at + 2] = shownBlue * cool
    }
  }
  return out
}

/** Dust on the paint, from nothing at the windows to `most` at the sills: it is pale and takes the gloss. */
function dusty(pixels: Uint8Array, paint: Uint8Array, { width, height }: Size, most: number): Uint8Array {
  const out = pixels.slice()
  for (let y = Math.round(height * 0.42), pixel = y * width; y < height; y++) {
    const down = most * smooth(0.44, 0.74, y / height)
    for (let x = 0; x < width; x++, pixel++) {
      const share = down * Math.min(1, (paint[pixel] as number) / 60)
      if (share > 0) for (let c = 0; c < 3; c++) out[pixel * 3 + c] = mixed(pixels[pixel * 3 + c] as number, sand[c] as number, share)
    }
  }
  return out
}

/** What the place does to the light as a whole. */
function tint(there: Uint8Array, empty: Uint8Array, { width, height }: Size): number[] {
  return [0, 1, 2].map((c) => {
    let [now, before] = [0, 0]
    for (let y = Math.round(height * 0.4); y < height; y += 16)
      for (let x = 0; x < width; x += 16) {
        now += there[(y * width + x) * 3 + c] as number
        before += empty[(y * width + x) * 3 + c] as number
      }
    return now / before
  })
}

function lit(pixels: Uint8Array, gain: readonly number[]): Uint8Array {
  if (gain.every((share) => share === 1)) return pixels
  const tables = gain.map((share) => Uint8Array.from({ length: 256 }, (_, byte) => Math.min(255, byte * share)))
  const [red, green, blue] = tables as [Uint8Array, Uint8Array, Uint8Array]
  const out = new Uint8Array(pixels.length)
  for (let at = 0; at < pixels.length; at += 3) {
    out[at] = red[pixels[at] as number] as number
    out[at + 1] = green[pixels[at + 1] as number] as number
    out[at + 2] = blue[pixels[at + 2] as number] as number
  }
  return out
}
