// Sheets of the demo stock for the eyes: cards of a body style drawn by chance, or every design from all sides and from within.
//   npm run node -- tools/stock-sheet.ts [--out=FOLDER] [--style=SUV,Sedan] [--count=100] [--width=320] [--seed=sheet]
//     one sheet a body style: as many cards as fit, with model, year and colour
//   npm run node -- tools/stock-sheet.ts --designs [--rows=3] […]
//     every design as a car of the stock wears it, ten pictures each; --rows designs on a sheet; --width=800 --rows=1 is full size
import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp, { type OverlayOptions } from 'sharp'
import { originalKey } from '#domains/foundation/documents/rules.ts'
import { bodyStyles } from '#domains/foundation/reference/rules.ts'
import { faceOf } from '../db/demo/faces.ts'
import { findMasters, kebab } from '../db/demo/masters.ts'
import { compose, galleriesOf } from '../db/demo/pictures.ts'
import { createRandom } from '../db/demo/random.ts'
import { masterCode, pictureHash, readShot } from '../db/demo/recipes.ts'
import { buildStock } from '../db/demo/stock.ts'

const { values: options } = parseArgs({
  options: {
    out: { type: 'string', default: join(tmpdir(), 'rihla-sheets') },
    style: { type: 'string', default: bodyStyles.join() },
    count: { type: 'string', default: '100' },
    width: { type: 'string', default: '320' },
    seed: { type: 'string', default: 'sheet' },
    designs: { type: 'boolean', default: false },
    rows: { type: 'string', default: '3' },
  },
})

/** A picture of a sheet: under which hash it is stored, and what is written under it. */
interface Card {
  hash: string
  words: string
}

const masters = findMasters()
const codes = new Map([...masters.painted.keys()].map((master) => [masterCode(master), master]))
const cabins = new Map([...masters.painted.keys()].map((master) => [pictureHash({ master, color: null }), { master, color: null }]))
const cars = buildStock({ today: new Date() })
const galleries = Map.groupBy(
  await galleriesOf(
    cars,
    cars.map((_, i) => i),
    masters,
  ),
  ({ ownerId }) => ownerId,
)
const shown = cars
  .map((car, i) => ({ car, pictures: galleries.get(i) ?? [], dice: createRandom(`${options.seed}/${car.reference}`).next() }))
  .filter(({ pictures }) => pictures.length > 0)
  .toSorted((a, b) => a.dice - b.dice)
const tile = { width: Number(options.width), height: Math.round((Number(options.width) * 5) / 8) }
const line = 20
const widest = Math.max(1, Math.floor(1_920 / tile.width))
mkdirSync(options.out, { recursive: true })
const styles = options.style.split(',')

if (options.designs) {
  const worn = [...Map.groupBy(shown, ({ car }) => faceOf(car, masters)?.design ?? '')]
    .filter(([design]) => styles.some((style) => design.replace(/-\d+$/, '') === kebab(style)))
    .toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
  const rows = Number(options.rows)
  for (let from = 0; from < worn.length; from += rows) {
    const part = worn.slice(from, from + rows)
    const cards = part.flatMap(([design, wearers]) => {
      const bright = wearers.find(({ car }) => !['Black', 'White'].includes(car.color)) ?? wearers[0]
      const { car, pictures = [] } = bright ?? {}
      return pictures
        .toSorted((a, b) => a.imagesOrder - b.imagesOrder)
        .map(({ hash, spec }) => ({ hash, words: `${design} ${spec}, ${car?.brand} ${car?.model} ${car?.releaseDate.slice(0, 4)}` }))
    })
    await draw(`designs-${part.map(([design]) => design).join('-')}`, cards, Math.min(5, widest))
  }
} else
  for (const style of styles) {
    const cards = shown
      .filter(({ car }) => car.bodyStyle === style)
      .slice(0, Number(options.count))
      .map(({ car, pictures }) => ({
        hash: pictures.find(({ imagesOrder }) => imagesOrder === 1)?.hash ?? '',
        words: `${car.brand} ${car.model} ${car.releaseDate.slice(0, 4)} ${car.color}`,
      }))
    await draw(style, cards, widest)
  }

/** Composes the pictures and writes them on one sheet. */
async function draw(name: string, cards: readonly Card[], most: number): Promise<void> {
  const columns = Math.max(1, Math.min(cards.length, most))
  const place = (i: number) => ({ left: (i % columns) * tile.width, top: Math.floor(i / columns) * (tile.height + line) })
  const parts: OverlayOptions[] = []
  const started = performance.now()
  for (const [i, { hash }] of cards.entries()) {
    const recipe = cabins.get(hash) ?? readShot(originalKey(hash), codes)
    if (!recipe) continue
    const picture = sharp(await compose(masters, recipe)).resize(tile)
    parts.push({ input: await picture.png({ compressionLevel: 1 }).toBuffer(), ...place(i) })
  }
  const each = Math.round((performance.now() - started) / Math.max(1, parts.length))
  const words = cards.map(({ words }, i) => {
    const { left, top } = place(i)
    return `<text x="${left + 4}" y="${top + tile.height + 15}">${words.replace(/[<&]/g, ' ')}</text>`
  })
  const size = { width: columns * tile.width, height: Math.ceil(cards.length / columns) * (tile.height + line) }
  const labels = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" font-family="sans-serif" font-size="13">${words.join('')}</svg>`
  const file = join(options.out, `${name}.png`)
  await sharp({ create: { ...size, channels: 3, background: '#ffffff' } })
    .composite([...parts, { input: Buffer.from(labels), left: 0, top: 0 }])
    .png()
    .toFile(file)
  console.log(`${file}: ${parts.length} cards, ${each} ms each`)
}
