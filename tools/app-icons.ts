/** `npm run node -- tools/app-icons.ts`: renders the app icons and the sharing image from the logo, `public/img/mark.svg`. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { appIcons, appleIcon } from '#shared/app-icons.ts'
import { sharePicture } from '#shared/share-picture.ts'

const folder = join(import.meta.dirname, '..', 'public', 'img')
const mark = readFileSync(join(folder, 'mark.svg'))

/** Share of the width that the logo fills; a phone may crop all but the middle 80 %. */
const share = { any: 0.96, maskable: 0.62, apple: 0.74 }

async function draw(file: string, size: number, kind: keyof typeof share): Promise<void> {
  const width = Math.round(size * share[kind])
  const picture = await sharp(mark, { density: (72 * size) / 10 })
    .resize(width, width)
    .png()
    .toBuffer()
  const background = kind === 'any' ? { r: 0, g: 0, b: 0, alpha: 0 } : '#ffffff'
  const ground = sharp({ create: { width: size, height: size, channels: 4, background } })
  const drawn = ground.composite([{ input: picture, gravity: 'centre' }])
  await (kind === 'any' ? drawn : drawn.removeAlpha()).png({ compressionLevel: 9, palette: true }).toFile(join(folder, file))
}

for (const { file, size, purpose } of appIcons) await draw(file, size, purpose)
await draw(appleIcon.file, appleIcon.size, 'apple')

/** Renders the sharing image: the logo above the car of the home page, on the sand-coloured background. */
async function drawShared(): Promise<void> {
  const car = await sharp(join(folder, 'hero-1280.webp')).resize({ width: 1000 }).toBuffer({ resolveWithObject: true })
  const star = await sharp(mark, { density: 300 }).resize({ height: 120 }).png().toBuffer()
  await sharp({ create: { ...sharePicture, channels: 3, background: '#f5f0e8' } })
    .composite([
      { input: star, left: 60, top: 56 },
      { input: car.data, left: 100, top: sharePicture.height - car.info.height - 50 },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(join(folder, 'share.jpg'))
}
await drawShared()
