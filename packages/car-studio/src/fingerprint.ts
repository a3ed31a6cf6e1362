import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { basename, relative } from 'node:path'
import { minifySync } from 'vite'
import type { Source } from './browser-page.ts'
import { masterFolder } from './masters.ts'
import { type BodyStyle, bodyStyles } from './product.ts'

const studio = import.meta.dirname
/** a picture also depends on the library that draws it */
const engine = (JSON.parse(readFileSync(findPackageJSON('three', import.meta.url) ?? '', 'utf8')) as { version: string }).version

/** The sources that pictures of the style are made of: all that the scene loads but cabins and the other styles. */
export function styleSources(files: Map<string, Source>, entry: string, style: BodyStyle): Set<string> {
  const shared = reached(files, [entry], (path) => isCabin(path) || styleOf(path) !== undefined)
  const own = [...files.keys()].filter((path) => styleOf(path) === style)
  return new Set([...shared, ...reached(files, own, isCabin)])
}

/** The sources that pictures of cabins are made of. */
export function cabinSources(files: Map<string, Source>): Set<string> {
  return reached(files, [...files.keys()].filter(isCabin), () => false)
}

/** The style that the source belongs to: `scene/styles/sports-car.ts` or a file in `scene/styles/sports-car/`. */
function styleOf(path: string): BodyStyle | undefined {
  const [first, second, third = ''] = relative(studio, path).split('/')
  const name = third.replace(/\.ts$/, '')
  return first === 'scene' && second === 'styles' ? bodyStyles.find((style) => masterFolder(style) === name) : undefined
}

/** The tables of styles and cabins only say which there are. */
export const isTable = (path: string) => ['scene/styles.ts', 'cockpit/choices.ts'].includes(relative(studio, path))

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

/**
 * What these sources say, as 12 hex digits; comments, types, layout and mere tables do not count. `further` is whatever else makes the
 * picture: its size, its choice.
 */
export function fingerprint(files: Map<string, Source>, paths: ReadonlySet<string>, further: unknown): string {
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
