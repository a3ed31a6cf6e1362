// Draws the close-ups on which the demo shows what an inspection finds: panels and a tyre of one body, without a fault.
//   npm run close-ups -w @rihla/car-studio -- [NAME…]
// writes db/demo/close-ups/<name>.avif, 960 pixels wide. What is wrong with them, and the scale, is drawn by db/demo/close-ups.ts.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { bundleScene, openStudio, root } from './browser-page.ts'
import type { BodyShot } from './contract.ts'
import { paintColors, repaint } from './product.ts'

type View = Pick<BodyShot, 'style' | 'variant' | 'angle'> & { part: NonNullable<BodyShot['part']> }

const suv = { style: 'SUV', variant: 11 } as const
const closeUps: Record<string, View> = {
  door: { ...suv, angle: 'LateralRight', part: [0.33, 0.53, 0.13, 0.13] },
  wing: { ...suv, angle: 'LateralRight', part: [0.69, 0.515, 0.13, 0.13] },
  sill: { ...suv, angle: 'LateralRight', part: [0.4, 0.63, 0.12, 0.12] },
  bonnet: { ...suv, angle: 'FrontRight', part: [0.68, 0.44, 0.14, 0.14] },
  bumper: { ...suv, angle: 'FrontRight', part: [0.57, 0.62, 0.15, 0.15] },
  tyre: { ...suv, angle: 'Front', part: [0.242, 0.775, 0.09, 0.09] },
}
const frame = { width: 960, height: 600, scale: 2, cell: 0.01 }

const asked = process.argv.slice(2)
const folder = join(root, 'db', 'demo', 'close-ups')
mkdirSync(folder, { recursive: true })
const page = await openStudio((await bundleScene()).script, console.error)
try {
  for (const [name, view] of Object.entries(closeUps).filter(([name]) => asked.length === 0 || asked.includes(name))) {
    const { base, paint } = await page.body({ ...view, ...frame })
    if (!paint) throw new Error('The studio gave no paint.')
    const pixels = repaint(base, paint, paintColors.Blue)
    const { size } = await sharp(pixels, { raw: { width: frame.width, height: frame.height, channels: 3 } })
      .avif({ quality: 60, effort: 6 })
      .toFile(join(folder, `${name}.avif`))
    console.log(`${name}: ${size} B`)
  }
} finally {
  await page.close()
}
