/** Makes the reference pictures of the kit small: a palette where nobody and no comparison sees a difference, else whole. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const folder = join(import.meta.dirname, 'pictures')
/** of 255, in any channel of any pixel: far below what the comparison allows */
const allowed = 12

const pixels = (png: Buffer) => sharp(png).removeAlpha().raw().toBuffer()

let bytes = 0
for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.png'))) {
  const path = join(folder, name)
  const png = readFileSync(path)
  const before = await pixels(png)
  const whole = await sharp(png).removeAlpha().png({ compressionLevel: 9, effort: 10 }).toBuffer()
  const few = await sharp(png).removeAlpha().png({ palette: true, colours: 256, dither: 0, effort: 10 }).toBuffer()
  const after = await pixels(few)
  const isSame = before.every((value, i) => Math.abs(value - (after[i] ?? 0)) <= allowed)
  const best = [png, whole, ...(isSame ? [few] : [])].reduce((one, other) => (other.length < one.length ? other : one))
  if (best !== png) writeFileSync(path, best)
  bytes += best.length
}
process.stderr.write(`The pictures of the kit: ${Math.round(bytes / 1024)} KB\n`)
