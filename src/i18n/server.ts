import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '#shared/language.ts'
import { compilePack } from './compile.ts'
import type { Packs } from './packs.d.ts'
import type { Text } from './text.ts'
import { type CompiledPack, translate } from './translate.ts'

const read = new Map<string, CompiledPack>()

/** One pack of a language, compiled; read once. */
export function readPack(name: keyof Packs, language: Language): CompiledPack {
  const file = `${language}/${name}.json`
  const text = () => JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'))
  const pack = read.get(file) ?? compilePack(text(), language, /(?:Mail|Printout|[eE]rrors)$/.test(name) ? 'letter' : 'screen')
  read.set(file, pack)
  return pack
}

/**
 * The sentences of one pack for what the server writes itself (mails, SMS, papers): `const t = serverText('alertsMail', language)`.
 * Packs whose name ends in `Mail` or `Printout` are read only here and never travel to the browser.
 */
export function serverText<Pack extends keyof Packs>(name: Pack, language: Language): Text<Pack> {
  const pack = readPack(name, language)
  const t = (key: string, values?: Record<string, string | number>) => translate(pack, key, language, values)
  return t as unknown as Text<Pack>
}
