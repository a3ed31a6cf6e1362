import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { minifySync } from 'vite'
import type { BodyStyle } from '#domains/reference/contract.ts'
import type { Source } from './browser-page.ts'
import { masterFolder } from './masters.ts'

const studio = import.meta.dirname
/** a picture also depends on the library that draws it */
const engine = (JSON.parse(readFileSync(join(studio, '../../node_modules/three/package.json'), 'utf8')) as { version: string }).version

/**
 * What a picture of the style is made of: everything that the scene loads but cabins and other styles, as 12 hex digits. Comments,
 * types and layout do not count. `further` are the figures of the picture itself.
 */
export function styleFingerprint(
  files: Map<string, Source>,
  entry: string,
  style: BodyStyle,
  styles: readonly BodyStyle[],
  further: unknown,
) {
  const owner = (path: string) => styleOf(path, styles)
  const shared = reached(files, [entry], (path) => isCabin(path) || owner(path) !== undefined)
  const own = reached(
    files,
    [...files.keys()].filter((path) => owner(path) === style),
    isCabin,
  )
  return fingerprint(files, new Set([...shared, ...own]), further)
}

/** What a picture of any cabin is made of: the sources of cabins and what they load. `further` also has to tell one cabin from another. */
export function cabinFingerprint(files: Map<string, Source>, further: unknown) {
  return fingerprint(
    files,
    reached(files, [...files.keys()].filter(isCabin), () => false),
    further,
  )
}

/** The style that the source belongs to: `scene/styles/sports-car.ts` or a file in `scene/styles/sports-car/`. */
function styleOf(path: string, styles: readonly BodyStyle[]): BodyStyle | undefined {
  const [first, second, third = ''] = relative(studio, path).split('/')
  const name = third.replace(/\.ts$/, '')
  return first === 'scene' && second === 'styles' ? styles.find((style) => masterFolder(style) === name) : undefined
}

/** The tables of styles and cabins only say which there are. */
const isTable = (path: string) => ['scene/styles.ts', 'cockpit/choices.ts'].includes(relative(studio, path))

function isCabin(path: string): boolean {
  return relative(studio, path).startsWith('cockpit/')
}

/** The given sources and all that they import, but for those that `isOut` names. */
function reached(files: Map<string, Source>, from: readonly string[], isOut: (path: string) => boolean): Set<string> {
  const found = new Set(from)
  for (const path of found) for (const next of files.get(path)?.imports ?? []) if (!isOut(next)) found.add(next)
  return found
}

/** Twelve hex digits that stand for the value. */
export function fingerprintOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12)
}

const minified = new Map<string, string>()

function fingerprint(files: Map<string, Source>, paths: ReadonlySet<string>, further: unknown): string {
  const sources = [...paths]
    .filter((path) => !isTable(path))
    .sort()
    .map((path) => {
      const code = files.get(path)?.code ?? ''
      const short = minified.get(code) ?? minifySync(basename(path), code, { module: true }).code
      minified.set(code, short)
      return [relative(studio, path), short]
    })
  return fingerprintOf([sources, further, engine])
}
