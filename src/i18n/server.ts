import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '#shared/language.ts'
import { compilePack } from './compile.ts'
import type { Packs } from './packs.d.ts'
import type { Text } from './text.ts'
import { type CompiledPack, translate } from './translate.ts'

const read = new Map<string, CompiledPack>()

/** Returns a compiled pack in a language; cached. */
export function readPack(name: keyof Packs, language: Language): CompiledPack {
  const file = `${language}/${name}.json`
  const text = () => JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'))
  const pack = read.get(file) ?? compilePack(text(), language, /(?:Mail|Printout|[eE]rrors)$/.test(name) ? 'letter' : 'screen')
  read.set(file, pack)
  return pack
}

/**
 * Returns the messages of a pack for server output (mails, SMS, documents): `const t = serverText('alertsMail', language)`. Packs named
 * `…Mail` or `…Printout` are used only here and are not sent to the browser.
 */
export function serverText<Pack extends keyof Packs>(name: Pack, language: Language): Text<Pack> {
  const pack = readPack(name, language)
  const t = (key: string, values?: Record<string, string | number>) => translate(pack, key, language, values)
  return t as unknown as Text<Pack>
}
