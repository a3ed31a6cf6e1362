import sharp from 'sharp'
import { fontFamily, fontFile } from '#platform/fonts.ts'
import type { Patch } from './warp.ts'

/**
 * What hides the plate of a car. The site never shows a number (`VehicleDetail` in src/domains/catalogue/vehicles/contract.ts has its prefecture
 * alone): cars of the house wear its name in the cells of a Moroccan plate, as dealers do; private sellers cover theirs before they send
 * a photo (src/domains/processes/adverts/ui/plate-mask.ts).
 */
export const covers = ['none', 'house', 'sender'] as const
export type Cover = (typeof covers)[number]

const [width, height] = [416, 88]
const ink = '#15171f'

/** Dealer plate: three cells like those of number, letter and prefecture. */
async function drawHouse(): Promise<Patch> {
  const word = async (said: string, size: number) => {
    const font = `${fontFamily} Bold ${size}`
    const text = { text: `<span foreground="${ink}">${said}</span>`, font, fontfile: fontFile('700Bold'), rgba: true, dpi: 72 }
    return sharp({ text }).png().toBuffer({ resolveWithObject: true })
  }
  const [latin, arabic] = await Promise.all([word('RIHLA', 62), word('رحلة', 60)])
  const within = ({ data, info }: Awaited<ReturnType<typeof word>>, from: number, to: number) => ({
    input: data,
    left: Math.round((from + to - info.width) / 2),
    top: Math.max(0, Math.round((height - info.height) / 2)),
  })
  const [first, second] = [222, 292]
  const plate = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#fff"/>
<rect x="4" y="4" width="${width - 8}" height="${height - 8}" rx="7" fill="none" stroke="${ink}" stroke-width="3"/>
<path d="M${first} 4V${height - 4}M${second} 4V${height - 4}" stroke="${ink}" stroke-width="4"/>
<g transform="translate(${(first + second) / 2 - 25} ${height / 2 - 25}) scale(1.25)"><path d="M20 .8l5.62 5.62h7.96v7.96L39.2 20l-5.62 5.62v7.96h-7.96L20 39.2l-5.62-5.62H6.42v-7.96L.8 20l5.62-5.62V6.42h7.96z" fill="#333bc8"/></g></svg>`
  const pixels = await sharp(Buffer.from(plate))
    .composite([within(latin, 8, first), within(arabic, second, width - 8)])
    .ensureAlpha()
    .raw()
    .toBuffer()
  return { width, height, pixels }
}

let house: Promise<Patch> | undefined

/** The dealer plate, rendered once. */
export function housePlate(): Promise<Patch> {
  house ??= drawHouse()
  return house
}

const plain = (color: readonly number[]): Patch => ({
  width: 2,
  height: 2,
  pixels: new Uint8Array([...Array(4)].flatMap(() => [...color, 255])),
})

/** A plate without anything on it, in the light of the studio. */
export const blankPlate = plain([202, 200, 196])

/** The box with which a seller covers a plate, in the colour of the dialog that does it. */
export const senderCover = plain([0x14, 0x17, 0x2e])
