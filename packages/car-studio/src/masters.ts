import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import sharp from 'sharp'
import { type Drawer, type Layers, root } from './browser-page.ts'
import { cabinAngles, type Frame } from './contract.ts'
import { type BodyStyle, bodyStyles, kebab, mastersArchive } from './product.ts'
import type { Picture } from './selection.ts'

/** Working folder of the masters: `<style>-<variant>/<angle>.avif` with its `<angle>.paint.avif`, `cabin-<name>/<angle>.avif`. */
export const mastersHome = join(root, '.cache', basename(mastersArchive, '.tar'))
/** What all masters together may weigh, in bytes. */
export const maxBytes = 30_000_000
/** Pixels of a master. */
export const masterSize = { width: 1440, height: 900 }

/**
 * How the layers are kept, for `sharp`. Base: ten bits, for in eight the smooth wall shows steps, greenish and pinkish ones by turns; full
 * chroma, for half of it frays red lamps. Paint: eight do, it is squared when it is read.
 */
export const coding = {
  base: { quality: 80, effort: 3, bitdepth: 10, chromaSubsampling: '4:4:4' },
  paint: { quality: 75, effort: 3, bitdepth: 8 },
} as const

/** Unpacks the archive into the working folder, unless that exists. */
export function unpackMasters(): void {
  if (existsSync(mastersHome)) return
  mkdirSync(mastersHome, { recursive: true })
  execFileSync('tar', ['-xf', mastersArchive, '-C', mastersHome])
}

/** `SportsCar` is `sports-car` on disk, `SUV` is `suv`. */
export function masterFolder(style: BodyStyle): string {
  return kebab(style)
}

/** The master of a picture, relative to their home and without ending: `sports-car-0/front-left`, `cabin-plain/dashboard`. */
export function masterPath(picture: Picture): string {
  const folder = picture.kind === 'body' ? `${masterFolder(picture.style)}-${picture.variant}` : `cabin-${picture.name}`
  return `${folder}/${kebab(picture.angle)}`
}

/** Both layers as AVIF files. */
export async function encode({ width, height, base, paint }: Layers): Promise<{ base: Buffer; paint?: Buffer }> {
  const colours = sharp(base, { raw: { width, height, channels: 3 } })
    .avif(coding.base)
    .toBuffer()
  const greys =
    paint &&
    sharp(paint, { raw: { width, height, channels: 1 } })
      .toColourspace('b-w')
      .avif(coding.paint)
      .toBuffer()
  return { base: await colours, ...(greys && { paint: await greys }) }
}

/** The layers of a master as they come back from its files; throws where there is none. */
export async function readMaster(path: string, painted: boolean, home = mastersHome): Promise<Layers> {
  const { data: base, info } = await sharp(join(home, `${path}.avif`))
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const paint =
    painted &&
    (await sharp(join(home, `${path}.paint.avif`))
      .toColourspace('b-w')
      .raw()
      .toBuffer())
  return { width: info.width, height: info.height, base, ...(paint && { paint }) }
}

/** Draws nothing: gives the masters as they are kept, to see what their coding did to them. */
export function mastersDrawer(home = mastersHome): Drawer {
  const masters = Object.keys(readRecord(home))
  const inOwnSize = async (shot: Frame, path: string, painted: boolean) => {
    const layers = await readMaster(path, painted, home)
    if (layers.width !== shot.width) throw new Error(`Masters are ${layers.width} pixels wide: --width=${layers.width}`)
    return layers
  }
  return {
    drawable: async () => ({
      bodies: bodyStyles.flatMap((style) => {
        const variants = masters.flatMap((path) =>
          path.startsWith(`${masterFolder(style)}-`) ? [Number(path.match(/-(\d+)\//)?.[1])] : [],
        )
        return variants.length > 0 ? [{ style, variants: Math.max(...variants) + 1 }] : []
      }),
      cabins: masters.flatMap((path) =>
        cabinAngles.flatMap((angle) => {
          const [folder = '', file] = path.split('/')
          return folder.startsWith('cabin-') && file === kebab(angle) ? [{ name: folder.slice('cabin-'.length), angle }] : []
        }),
      ),
    }),
    body: (shot) => inOwnSize(shot, masterPath({ kind: 'body', color: 'White', ...shot }), true),
    cabin: (shot) => inOwnSize(shot, masterPath({ kind: 'cabin', ...shot }), false),
    close: async () => {},
  }
}

/** Writes the file whole or not at all. */
export function writeWhole(path: string, content: Buffer | string): void {
  mkdirSync(dirname(path), { recursive: true })
  const draft = `${path}.${process.pid}.draft`
  writeFileSync(draft, content)
  renameSync(draft, path)
}

/** Of every master the fingerprint of what it was made of, by its path. */
export type MasterRecord = Record<string, string>

const recordIn = (home: string) => join(home, 'masters.json')

/** The record of the masters; empty if there is none yet. */
export function readRecord(home = mastersHome): MasterRecord {
  let text: string
  try {
    text = readFileSync(recordIn(home), 'utf8')
  } catch {
    return {}
  }
  return JSON.parse(text) as MasterRecord
}

/** Changes the record on disk, where another run may have added to it meanwhile; undefined takes a master out. */
export function noteMasters(changes: Record<string, string | undefined>, home = mastersHome): void {
  const merged = Object.entries({ ...readRecord(home), ...changes }).filter(([, print]) => print !== undefined)
  writeWhole(recordIn(home), `${JSON.stringify(Object.fromEntries(merged.sort(([a], [b]) => (a < b ? -1 : 1))), null, 2)}\n`)
}

/** Takes the master's files away. */
export function removeMaster(path: string, home = mastersHome): void {
  for (const ending of ['avif', 'paint.avif']) rmSync(join(home, `${path}.${ending}`), { force: true })
}

/** Bytes and number of all files under the home. */
export function weighMasters(home = mastersHome): { bytes: number; files: number } {
  const sizes = filesIn(home).map((path) => statSync(path).size)
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), files: sizes.length }
}

/** Takes away what killed runs left half written. */
export function removeDrafts(home = mastersHome): void {
  for (const path of filesIn(home)) {
    const writer = path.match(/\.(\d+)\.draft$/)?.[1]
    if (writer && !isAlive(Number(writer))) rmSync(path, { force: true })
  }
}

function filesIn(home: string): string[] {
  if (!existsSync(home)) return []
  return readdirSync(home, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
