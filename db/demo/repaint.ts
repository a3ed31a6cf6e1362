import type { Color } from '#domains/catalogue/vehicles/contract.ts'

/** A colour as linear sRGB reflectance, every channel between 0 and 1. */
export type Albedo = readonly [red: number, green: number, blue: number]

/** The paints of the demo cars; the reds and blues are deep, the greys a little cool, white is warm, as they are ordered. */
export const paintColors: Readonly<Record<Color, Albedo>> = {
  White: [0.8, 0.79, 0.75],
  Grey: [0.118, 0.13, 0.148],
  Silver: [0.47, 0.485, 0.505],
  Black: [0.006, 0.006, 0.0068],
  Blue: [0.0085, 0.036, 0.142],
  Red: [0.34, 0.0075, 0.0085],
  Brown: [0.084, 0.04, 0.022],
  Beige: [0.53, 0.455, 0.335],
  Green: [0.0085, 0.052, 0.031],
  Yellow: [0.84, 0.47, 0.006],
  Orange: [0.6, 0.1, 0.009],
  Burgundy: [0.092, 0.0055, 0.0125],
  Gold: [0.4, 0.262, 0.09],
  Purple: [0.05, 0.021, 0.112],
}

/** How many shades every colour comes in. */
export const shades = 3

/** The second and third shade where they are more than lighter and deeper: makers call a pearl and an ivory white, too. */
const otherShades: Partial<Record<Color, readonly [Albedo, Albedo]>> = {
  White: [
    [0.72, 0.745, 0.765],
    [0.8, 0.775, 0.71],
  ],
  Grey: [
    [0.05, 0.054, 0.06],
    [0.235, 0.25, 0.262],
  ],
  Silver: [
    [0.38, 0.4, 0.43],
    [0.5, 0.485, 0.44],
  ],
  Black: [
    [0.0075, 0.01, 0.018],
    [0.018, 0.0165, 0.0155],
  ],
  Blue: [
    [0.02, 0.095, 0.27],
    [0.012, 0.02, 0.05],
  ],
  Red: [
    [0.205, 0.005, 0.011],
    [0.42, 0.022, 0.011],
  ],
}

/** The shades of a colour, the first as `paintColors` has it. */
export function shadesOf(color: Color): readonly Albedo[] {
  const own = paintColors[color]
  const times = (share: number): Albedo => [own[0] * share, own[1] * share, own[2] * share]
  return [own, ...(otherShades[color] ?? [times(0.62), times(1.18)])]
}

/** Above this much light the display curve bends, so that highlights fade out softly. */
const knee = 0.7
/** Steps of the lookup tables for one unit of light: the darkest byte spans five of them. */
const steps = 16_384

/** The byte (0 to 255) that shows `light`, linear and at least 0: a straight line with a soft shoulder, then sRGB. */
export function displayByte(light: number): number {
  const shown = light <= knee ? light : knee + (1 - knee) * (1 - Math.exp((knee - light) / (1 - knee)))
  return Math.round(255 * (shown <= 0.0031308 ? 12.92 * shown : 1.055 * shown ** (1 / 2.4) - 0.055))
}

/** The light, linear, that `byte` shows: the way back of `displayByte`. White stands for the least light that is shown white. */
export function displayedLight(byte: number): number {
  const value = Math.min(byte, 254.501) / 255
  const shown = value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  return shown <= knee ? shown : knee - (1 - knee) * Math.log(1 - (shown - knee) / (1 - knee))
}

/** The byte (0 to 255) that keeps how much light the paint adds: 0 to 2, finer in the dark. */
export function paintByte(amount: number): number {
  return Math.round(255 * Math.sqrt(Math.min(1, Math.max(0, amount / 2))))
}

/** How much light the paint adds at `byte`: the way back of `paintByte`. */
export function paintAmount(byte: number): number {
  return 2 * (byte / 255) ** 2
}

const bytes = Array.from({ length: 256 }, (_, byte) => byte)
const lightOf = Uint16Array.from(bytes, (byte) => Math.ceil(displayedLight(byte) * steps))
// base and paint together are never brighter than 4 units: every sum has its place, no bounds to check
const byteOf = Uint8Array.from({ length: 4 * steps }, (_, light) => displayByte(light / steps))

/**
 * A picture in another paint: the light of the car in black paint, plus the light that the paint adds in its colour.
 * `base` has three bytes a pixel (display curve), `paint` one (`paintByte`) for the same pixels; the answer has three.
 */
export function repaint(base: Uint8Array, paint: Uint8Array, color: Albedo): Uint8Array {
  if (base.length !== paint.length * 3) throw new Error(`${base.length} bytes of colour for ${paint.length} bytes of paint`)
  const [red, green, blue] = color.map((share) => Uint16Array.from(bytes, (byte) => Math.round(paintAmount(byte) * share * steps)))
  if (!red || !green || !blue) throw new Error('A colour has three channels')
  const out = new Uint8Array(base.length)
  for (let pixel = 0, at = 0; pixel < paint.length; pixel++, at += 3) {
    const amount = paint[pixel] as number
    out[at] = byteOf[(lightOf[base[at] as number] as number) + (red[amount] as number)] as number
    out[at + 1] = byteOf[(lightOf[base[at + 1] as number] as number) + (green[amount] as number)] as number
    out[at + 2] = byteOf[(lightOf[base[at + 2] as number] as number) + (blue[amount] as number)] as number
  }
  return out
}
