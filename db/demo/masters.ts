import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { frameOf } from './scenes.ts'

/** What the car studio rendered (packages/car-studio): `<style>-<variant>/<angle>.avif` with `<angle>.paint.avif`, `cabin-<name>/<angle>.avif`. */
export const mastersHome = join(import.meta.dirname, 'masters')

/** The masters of a folder. A master is named by its path without ending: `suv-0/front-left`, `cabin-five-cloth/interior`. */
export interface Masters {
  home: string
  /** all of them; those with a layer of paint say true */
  painted: ReadonlyMap<string, boolean>
  /** numbers of the designs of a body style, rising: of `suv` 0, 1, 2 */
  variants: ReadonlyMap<string, readonly number[]>
}

/** A name of the spec as masters are named by it: `SportsCar` is `sports-car`, `SUV` is `suv`. */
export function kebab(word: string): string {
  return word.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase()
}

/** Lists the masters of a folder; none where there is no folder. */
export function findMasters(home = mastersHome): Masters {
  const files = new Set(list(home).map((path) => path.replaceAll('\\', '/')))
  const names = [...files].filter((path) => path.endsWith('.avif') && !path.endsWith('.paint.avif')).map((path) => path.slice(0, -5))
  const variants = new Map<string, number[]>()
  for (const name of names) {
    const [, style, number] = /^(?!cabin-)(.+)-(\d+)\//.exec(name) ?? []
    if (style)
      variants.set(
        style,
        [...new Set([...(variants.get(style) ?? []), Number(number)])].sort((a, b) => a - b),
      )
  }
  return { home, painted: new Map(names.sort().map((name) => [name, files.has(`${name}.paint.avif`)])), variants }
}

function list(home: string): string[] {
  try {
    return readdirSync(home, { recursive: true, encoding: 'utf8' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
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

const sizes = new Map<string, Promise<{ width: number; height: number }>>()

/** The pixels of a master; read once for all masters of a folder of the studio, which renders a whole folder in one size. */
export function readSize({ home }: Masters, name: string): Promise<{ width: number; height: number }> {
  const folder = join(home, dirname(name))
  const known =
    sizes.get(folder) ??
    sharp(join(home, `${name}.avif`))
      .metadata()
      .then(({ width, height }) => ({ width, height }))
  sizes.set(folder, known)
  return known
}

/** Decodes a master, shrunk to `size` hundredths within its frame: its edges go on as they are. */
export async function readLayers({ home, painted }: Masters, name: string, size = 100): Promise<Layers> {
  const path = join(home, `${name}.avif`)
  const { width = 0, height = 0 } = await sharp(path).metadata()
  const { left, top, ...inner } = frameOf({ width, height }, size)
  const margins = { left, right: width - left - inner.width, top, bottom: height - top - inner.height, extendWith: 'copy' } as const
  const fitted = (layer: Sharp) => (size === 100 ? layer : layer.resize({ ...inner, fit: 'fill', kernel: 'mitchell' }).extend(margins))
  const grey = painted.get(name) ? sharp(join(home, `${name}.paint.avif`)) : undefined
  const [base, paint] = await Promise.all([
    fitted(sharp(path)).toColourspace('srgb').raw().toBuffer(),
    grey && fitted(grey).extractChannel(0).raw().toBuffer(),
  ])
  return { width, height, base, ...(paint && { paint }) }
}
