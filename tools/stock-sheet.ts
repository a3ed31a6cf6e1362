// Cards of the demo stock on one sheet a body style, for the eyes: as many as fit, drawn by chance, with model, year and colour.
//   npm run stock:sheet -- [--out=FOLDER] [--style=SUV,Sedan] [--count=100] [--width=320] [--seed=sheet]
import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp, { type OverlayOptions } from 'sharp'
import { bodyStyles } from '#domains/reference/rules.ts'
import { findMasters } from '../db/demo/masters.ts'
import { compose, galleriesOf } from '../db/demo/pictures.ts'
import { createRandom } from '../db/demo/random.ts'
import { masterCode, readShot } from '../db/demo/recipes.ts'
import { buildStock } from '../db/demo/stock.ts'

const { values: options } = parseArgs({
  options: {
    out: { type: 'string', default: join(tmpdir(), 'rihla-sheets') },
    style: { type: 'string', default: bodyStyles.join() },
    count: { type: 'string', default: '100' },
    width: { type: 'string', default: '320' },
    seed: { type: 'string', default: 'sheet' },
  },
})

const masters = findMasters()
const codes = new Map([...masters.painted.keys()].map((master) => [masterCode(master), master]))
const cars = buildStock({ today: new Date() })
const galleries = await galleriesOf(
  cars,
  cars.map((_, i) => i),
  masters,
)
const first = new Map(galleries.filter(({ imagesOrder }) => imagesOrder === 1).map(({ ownerId, hash }) => [ownerId, hash]))
const tile = { width: Number(options.width), height: Math.round((Number(options.width) * 5) / 8) }
const line = 20
mkdirSync(options.out, { recursive: true })

for (const style of options.style.split(',')) {
  const random = createRandom(`${options.seed}/${style}`)
  const shown = cars
    .map((car, i) => ({ car, hash: first.get(i), dice: random.next() }))
    .filter(({ car, hash }) => car.bodyStyle === style && hash !== undefined)
    .toSorted((a, b) => a.dice - b.dice)
    .slice(0, Number(options.count))
  const columns = Math.min(shown.length, Math.floor(1_920 / tile.width))
  const place = (i: number) => ({ left: (i % columns) * tile.width, top: Math.floor(i / columns) * (tile.height + line) })
  const parts: OverlayOptions[] = []
  const started = performance.now()
  for (const [i, { hash }] of shown.entries()) {
    const recipe = readShot(`originals/${hash}`, codes)
    if (!recipe) continue
    parts.push({
      input: await sharp(await compose(masters, recipe))
        .resize(tile)
        .png({ compressionLevel: 1 })
        .toBuffer(),
      ...place(i),
    })
  }
  const each = Math.round((performance.now() - started) / Math.max(1, parts.length))
  const words = shown.map(({ car }, i) => {
    const { left, top } = place(i)
    const text = `${car.brand} ${car.model} ${car.releaseDate.slice(0, 4)} ${car.color}`.replace(/[<&]/g, ' ')
    return `<text x="${left + 4}" y="${top + tile.height + 15}">${text}</text>`
  })
  const size = { width: columns * tile.width, height: Math.ceil(shown.length / columns) * (tile.height + line) }
  const labels = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" font-family="sans-serif" font-size="13">${words.join('')}</svg>`
  const file = join(options.out, `${style}.png`)
  await sharp({ create: { ...size, channels: 3, background: '#ffffff' } })
    .composite([...parts, { input: Buffer.from(labels), left: 0, top: 0 }])
    .png()
    .toFile(file)
  console.log(`${file}: ${parts.length} cards, ${each} ms each`)
}
