// Draws a few pictures of the car studio, quickly, to look at them.
//   npm run preview -w @rihla/car-studio -- SUV:0:FrontRight:Red 'Sedan:*:Back:White' cabin:plain-cloth:Dashboard --out=/some/folder
//     [--width=720] [--height=450] [--scale=1] [--crop=x,y,w,h] [--layers] [--sheet=NAME.png] [--entry=another/scene.ts]
//     [--masters [--home=FOLDER]] draws nothing: composes the masters that are there, 1440 pixels wide
//     [--cell=0.02] meshes the body that coarsely (metres); without it as finely as the scale asks for
//   npm run preview -w @rihla/car-studio -- --serve --out=/some/folder
//     keeps the browser open for those who draw into that folder: later previews find it there and start at once
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { type Layers, sceneEntry } from './browser-page.ts'
import { contactSheet, type Tile } from './contact-sheet.ts'
import { masterSize, mastersDrawer, mastersHome, unpackMasters } from './masters.ts'
import { findOpen, keepOpen, ownStudio, type Timed } from './open-studio.ts'
import { paintColors, repaint } from './product.ts'
import { layersName, type Picture, pictureName, select } from './selection.ts'

const { values: options, positionals: wishes } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string' },
    width: { type: 'string' },
    height: { type: 'string' },
    scale: { type: 'string', default: '1' },
    cell: { type: 'string' },
    crop: { type: 'string' },
    layers: { type: 'boolean', default: false },
    sheet: { type: 'string' },
    entry: { type: 'string', default: sceneEntry },
    masters: { type: 'boolean', default: false },
    home: { type: 'string', default: mastersHome },
    serve: { type: 'boolean', default: false },
  },
})
const tell = (line: string) => console.log(line)

try {
  if (!options.out) throw new Error('Where to? Give --out=FOLDER.')
  const folder = resolve(options.out)
  const entry = resolve(options.entry)
  mkdirSync(folder, { recursive: true })
  if (options.serve) {
    if (await findOpen(folder, entry, tell)) throw new Error(`A studio is already open for ${folder}.`)
    await keepOpen(folder, entry, tell)
  } else {
    if (options.masters) unpackMasters()
    const studio: Timed = options.masters
      ? { ...mastersDrawer(options.home), seconds: async () => undefined }
      : ((await findOpen(folder, entry, tell)) ?? (await ownStudio(entry, tell)))
    try {
      await preview(studio, folder)
    } finally {
      await studio.close()
    }
  }
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}

async function preview(studio: Timed, folder: string): Promise<void> {
  const pictures = select(wishes, await studio.drawable(wishes.map((wish) => wish.split(':')[0] ?? '')))
  if (pictures.length === 0) throw new Error('Which pictures? For example SUV:0:FrontRight:Red, *:*:FrontRight:White, cabin:*:Dashboard.')
  const width = Number(options.width ?? (options.masters ? masterSize.width : 720))
  const frame = { width, height: Number(options.height ?? Math.round((width * 5) / 8)), scale: Number(options.scale) }
  const mesh = options.cell === undefined ? {} : { cell: Number(options.cell) }
  const tiles: Tile[] = []
  for (const [name, group] of Map.groupBy(pictures, layersName)) {
    const [first] = group as [Picture, ...Picture[]]
    const since = { wall: Date.now(), cpu: await studio.seconds() }
    const layers = await (first.kind === 'body' ? studio.body({ ...first, ...frame, ...mesh }) : studio.cabin({ ...first, ...frame }))
    const cpu = await studio.seconds()
    const spent = cpu === undefined || since.cpu === undefined ? '' : `, ${(cpu - since.cpu).toFixed(1)} s of CPU`
    tell(`${name}: ${((Date.now() - since.wall) / 1000).toFixed(1)} s${spent}`)
    if (options.layers) {
      await write(folder, `${name}.base`, layers, layers.base)
      if (layers.paint) await write(folder, `${name}.paint`, layers, layers.paint)
    }
    for (const picture of group) {
      const { paint } = layers
      const pixels = picture.kind === 'body' && paint ? repaint(layers.base, paint, paintColors[picture.color]) : layers.base
      tiles.push({ label: pictureName(picture), ...(await write(folder, pictureName(picture), layers, pixels)) })
    }
  }
  if (options.sheet) {
    const path = join(folder, options.sheet)
    writeFileSync(path, await contactSheet(tiles))
    tell(path)
  }
}

/** Writes the cropped pixels (one or three bytes each) as a PNG and gives them back. */
async function write(
  folder: string,
  name: string,
  size: Pick<Layers, 'width' | 'height'>,
  pixels: Uint8Array,
): Promise<Omit<Tile, 'label'>> {
  const channels = pixels.length === size.width * size.height ? 1 : 3
  const whole = sharp(pixels, { raw: { width: size.width, height: size.height, channels } })
  const { data, info } = await whole
    .extract(cropOf(size))
    .toColourspace(channels === 1 ? 'b-w' : 'srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const path = join(folder, `${name}.png`)
  await sharp(data, { raw: { width: info.width, height: info.height, channels } })
    .png({ compressionLevel: 4 })
    .toFile(path)
  tell(path)
  return { width: info.width, height: info.height, pixels: data }
}

function cropOf({ width, height }: Pick<Layers, 'width' | 'height'>) {
  const [x = 0, y = 0, w = 1, h = 1] = (options.crop ?? '0,0,1,1').split(',').map(Number)
  const left = Math.round(x * width)
  const top = Math.round(y * height)
  const part = { left, top, width: Math.min(width - left, Math.round(w * width)), height: Math.min(height - top, Math.round(h * height)) }
  if (!(left >= 0 && top >= 0 && part.width > 0 && part.height > 0)) throw new Error('--crop=x,y,w,h takes fractions between 0 and 1.')
  return part
}
