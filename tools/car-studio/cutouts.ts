// Renders the few cars that stand on the pages themselves, cut out with their shadow:
//   npm run studio:cutouts
// writes public/img/<name>-<width>.webp and .avif; they point to the right and may be mirrored in right-to-left pages.
import { join } from 'node:path'
import sharp from 'sharp'
import { paintColors, repaint } from '../../db/demo/repaint.ts'
import { bundleScene, openStudio, root } from './browser-page.ts'
import type { BodyShot } from './contract.ts'

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
/** width to height of a cut-out, and the share of the width that the car with its shadow takes */
const aspect = 660 / 270
const frame = { width: 1600, height: 1000, scale: 2 }

const page = await openStudio((await bundleScene()).script, console.error)
try {
  for (const { name, style, variant, color, widths } of cutouts) {
    const { base, paint, alpha } = await page.body({ style, variant, angle: 'LateralRight', cutout: true, ...frame })
    if (!paint || !alpha) throw new Error('The studio gave no cut-out.')
    const rgb = repaint(base, paint, paintColors[color])
    const { width, height } = frame
    const picture = await sharp(rgb, { raw: { width, height, channels: 3 } })
      .joinChannel(alpha, { raw: { width, height, channels: 1 } })
      .png()
      .toBuffer()
    const bounds = boundsOf(alpha, width, height)
    const wide = Math.min(width, Math.round(Math.max(bounds.width, bounds.height * aspect)))
    const tall = Math.round(wide / aspect)
    const left = Math.max(0, Math.min(width - wide, Math.round(bounds.left + bounds.width / 2 - wide / 2)))
    const top = Math.max(0, Math.min(height - tall, bounds.top + bounds.height - tall))
    for (const size of widths) {
      const cut = sharp(picture).extract({ left, top, width: wide, height: tall }).resize(size)
      const file = join(root, 'public', 'img', `${name}-${size}`)
      const webp = await cut.clone().webp({ quality: 82, alphaQuality: 90, effort: 6 }).toFile(`${file}.webp`)
      const avif = await cut.clone().avif({ quality: 60, effort: 6 }).toFile(`${file}.avif`)
      console.log(`${name}-${size}: ${webp.width}x${webp.height}, WebP ${webp.size} B, AVIF ${avif.size} B`)
    }
  }
} finally {
  await page.close()
}

/** The part of a picture that is not empty. */
function boundsOf(alpha: Buffer, width: number, height: number) {
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if ((alpha[y * width + x] ?? 0) > 12) {
        left = Math.min(left, x)
        right = Math.max(right, x)
        top = Math.min(top, y)
        bottom = Math.max(bottom, y)
      }
  return { left, top, width: right - left + 1, height: bottom - top + 1 }
}
