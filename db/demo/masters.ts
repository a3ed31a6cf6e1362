import { closeSync, openSync, readSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { frameOf } from './scenes.ts'

/** Pictures rendered by packages/car-studio: `<style>-<variant>/<angle>.avif` with `<angle>.paint.avif`, `cabin-<name>/<angle>.avif`. */
export const mastersArchive = join(import.meta.dirname, '../../packages/car-studio/pictures/masters-1.tar')

/** The masters of an archive. A master is named by its path without ending: `suv-0/front-left`, `cabin-five-cloth/interior`. */
export interface Masters {
  /** all masters; true for those with a layer of paint */
  painted: ReadonlyMap<string, boolean>
  /** numbers of the designs of a body style, rising: of `suv` 0, 1, 2 */
  variants: ReadonlyMap<string, readonly number[]>
  /** Returns the bytes of a file, such as `suv-0/front-left.avif`. Throws when the archive lacks it. */
  read(file: string): Promise<Buffer>
}

/** A name of the spec as masters are named by it: `SportsCar` is `sports-car`, `SUV` is `suv`. */
export function kebab(word: string): string {
  return word.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase()
}

/** Lists the masters of an archive; none when the archive is missing. */
export function findMasters(archive = mastersArchive): Masters {
  const files = listArchive(archive)
  const names = [...files.keys()].filter((path) => path.endsWith('.avif') && !path.endsWith('.paint.avif')).map((path) => path.slice(0, -5))
  const variants = new Map<string, number[]>()
  for (const name of names) {
    const [, style, number] = /^(?!cabin-)(.+)-(\d+)\//.exec(name) ?? []
    if (style)
      variants.set(
        style,
        [...new Set([...(variants.get(style) ?? []), Number(number)])].sort((a, b) => a - b),
      )
  }
  return {
    painted: new Map(names.sort().map((name) => [name, files.has(`${name}.paint.avif`)])),
    variants,
    async read(file) {
      const { start, size } = files.get(file) ?? {}
      if (start === undefined || size === undefined) throw new Error(`${archive} has no ${file}`)
      const handle = await open(archive)
      try {
        return (await handle.read({ buffer: Buffer.allocUnsafe(size), position: start })).buffer
      } finally {
        await handle.close()
      }
    },
  }
}

/** Returns the position of each file of a tar archive: a header of 512 bytes (POSIX ustar), then the content padded to 512 bytes. */
function listArchive(path: string): Map<string, { start: number; size: number }> {
  const files = new Map<string, { start: number; size: number }>()
  const archive = openOrNull(path)
  if (archive === null) return files
  try {
    const header = Buffer.alloc(512)
    for (let at = 0; readSync(archive, header, 0, 512, at) === 512 && header[0] !== 0; ) {
      const size = Number.parseInt(header.toString('latin1', 124, 136), 8)
      files.set(header.toString('utf8', 0, header.indexOf(0)), { start: at + 512, size })
      at += 512 + Math.ceil(size / 512) * 512
    }
  } finally {
    closeSync(archive)
  }
  return files
}

function openOrNull(path: string): number | null {
  try {
    return openSync(path, 'r')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Pixels in rows from the top: `base` has three bytes each (the car in black paint), `paint` one (see repaint.ts). */
export interface Layers {
  width: number
  height: number
  base: Buffer
  paint?: Buffer
}

const sizes = new WeakMap<Masters, Map<string, Promise<{ width: number; height: number }>>>()

/** Returns the pixel size of a master; read once a folder, because the studio renders a whole folder in one size. */
export function readSize(masters: Masters, name: string): Promise<{ width: number; height: number }> {
  const known = sizes.get(masters) ?? new Map()
  sizes.set(masters, known)
  const folder = dirname(name)
  const size =
    known.get(folder) ??
    masters
      .read(`${name}.avif`)
      .then((bytes) => sharp(bytes).metadata())
      .then(({ width, height }) => ({ width, height }))
  known.set(folder, size)
  return size
}

/** Decodes a master, shrunk to `size` hundredths within its frame, whose edges are extended. */
export async function readLayers({ painted, read }: Masters, name: string, size = 100): Promise<Layers> {
  const bytes = await read(`${name}.avif`)
  const { width = 0, height = 0 } = await sharp(bytes).metadata()
  const { left, top, ...inner } = frameOf({ width, height }, size)
  const margins = { left, right: width - left - inner.width, top, bottom: height - top - inner.height, extendWith: 'copy' } as const
  const fitted = (layer: Sharp) => (size === 100 ? layer : layer.resize({ ...inner, fit: 'fill', kernel: 'mitchell' }).extend(margins))
  const grey = painted.get(name) ? sharp(await read(`${name}.paint.avif`)) : undefined
  const [base, paint] = await Promise.all([
    fitted(sharp(bytes)).toColourspace('srgb').raw().toBuffer(),
    grey && fitted(grey).extractChannel(0).raw().toBuffer(),
  ])
  return { width, height, base, ...(paint && { paint }) }
}
