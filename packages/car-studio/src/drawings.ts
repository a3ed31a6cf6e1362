import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { type Layers, root } from './browser-page.ts'

const home = join(root, '.cache', 'studio')
const fileOf = (path: string, print: string, layer: string) => join(home, `${path.replace('/', '.')}.${print}.${layer}.png`)

/** Keeps what was drawn for a master, without loss and outside the repository: a change of the coding alone draws nothing again. */
export async function keepDrawing(path: string, print: string, { width, height, base, paint }: Layers): Promise<void> {
  mkdirSync(home, { recursive: true })
  const earlier = readdirSync(home).filter((name) => name.startsWith(`${path.replace('/', '.')}.`))
  for (const name of earlier) rmSync(join(home, name), { force: true })
  // the base comes last: where it stands, all stands
  for (const [layer, pixels, channels] of [
    ['paint', paint, 1],
    ['base', base, 3],
  ] as const) {
    if (!pixels) continue
    const file = fileOf(path, print, layer)
    await sharp(pixels, { raw: { width, height, channels } })
      .toColourspace(channels === 1 ? 'b-w' : 'srgb')
      .png({ compressionLevel: 2 })
      .toFile(`${file}.draft`)
    renameSync(`${file}.draft`, file)
  }
}

/** What was drawn for the master from the same sources; undefined if it is not kept here. */
export async function keptDrawing(path: string, print: string, painted: boolean): Promise<Layers | undefined> {
  try {
    const { data: base, info } = await sharp(fileOf(path, print, 'base'))
      .raw()
      .toBuffer({ resolveWithObject: true })
    const paint =
      painted &&
      (await sharp(fileOf(path, print, 'paint'))
        .toColourspace('b-w')
        .raw()
        .toBuffer())
    return { width: info.width, height: info.height, base, ...(paint && { paint }) }
  } catch {
    return undefined
  }
}
