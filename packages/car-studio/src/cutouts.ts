// Renders the few cars that are on the pages themselves, cut out with their shadow:
//   npm run studio:cutouts
// writes public/img/<name>-<width>.webp and .avif; they point to the right and may be mirrored in right-to-left pages.
import { join } from 'node:path'
import sharp from 'sharp'
import { bundleScene, openStudio, root } from './browser-page.ts'
import type { BodyShot } from './contract.ts'
import { paintColors, repaint } from './product.ts'

interface Cutout {
  name: string
  style: BodyShot['style']
  variant: number
  color: keyof typeof paintColors
  widths: number[]
}

const cutouts: Cutout[] = [
  { name: 'hero', style: 'SUV', variant: 0, color: 'Yellow', widths: [480, 800, 1280] },
  { name: 'welcome', style: 'Citadine', variant: 0, color: 'White', widths: [800] },
]
/** width to height of a cut-out, and the share of the width that the car takes; its shadow fades out at the edges */
const aspect = 660 / 270
const carShare = 0.86
const frame = { width: 1600, height: 1000, scale: 2 }

const page = await openStudio((await bundleScene()).script, console.error)
try {
  for (const { name, style, variant, color, widths } of cutouts) {
    const { base, paint, alpha } = await page.body({ style, variant, angle: 'LateralRight', cutout: true, ...frame })
    if (!paint || !alpha) throw new Error('The studio gave no cut-out.')
    const rgb = repaint(base, paint, paintColors[color])
    const { width, height } = frame
    const car = carIn(alpha, width, height)
    const wide = Math.min(width, Math.round(Math.max(car.width / carShare, (car.height / 0.9) * aspect)))
    const tall = Math.round(wide / aspect)
    const left = Math.max(0, Math.min(width - wide, Math.round(car.left + car.width / 2 - wide / 2)))
    // the shadow before the wheels has room below
    const top = Math.max(0, Math.min(height - tall, Math.round(car.top + car.height + 0.06 * tall - tall)))
    fadeShadow(alpha, width, height, { left, right: left + wide, bottom: top + tall })
    const picture = await sharp(rgb, { raw: { width, height, channels: 3 } })
      .joinChannel(alpha, { raw: { width, height, channels: 1 } })
      .png()
      .toBuffer()
    for (const size of widths) {
      const cut = sharp(picture).extract({ left, top, width: wide, height: tall }).resize(size)
      const file = join(root, 'public', 'img', `${name}-${size}`)
      const webp = await cut.clone().webp({ quality: 74, alphaQuality: 90, effort: 6 }).toFile(`${file}.webp`)
      const avif = await cut.clone().avif({ quality: 60, effort: 6 }).toFile(`${file}.avif`)
      console.log(`${name}-${size}: ${webp.width}x${webp.height}, WebP ${webp.size} B, AVIF ${avif.size} B`)
    }
  }
} finally {
  await page.close()
}

/** Where the car is: what covers its ground wholly. */
function carIn(alpha: Buffer, width: number, height: number) {
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if ((alpha[y * width + x] ?? 0) > 250) {
        left = Math.min(left, x)
        right = Math.max(right, x)
        top = Math.min(top, y)
        bottom = Math.max(bottom, y)
      }
  return { left, top, width: right - left + 1, height: bottom - top + 1 }
}

/** Lets what covers only in part end softly at the edges of the cut. */
function fadeShadow(alpha: Buffer, width: number, height: number, edge: { left: number; right: number; bottom: number }): void {
  const sides = 0.09 * (edge.right - edge.left)
  const below = 0.4 * sides
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const covers = alpha[at] ?? 0
      if (covers === 0 || covers > 250) continue
      const inside = Math.min((x - edge.left) / sides, (edge.right - 1 - x) / sides, (edge.bottom - 1 - y) / below, 1)
      alpha[at] = inside <= 0 ? 0 : Math.round(covers * inside * inside * (3 - 2 * inside))
    }
}
