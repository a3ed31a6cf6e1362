import compileMessage from 'icu-minify/compile'
import type { Language } from '#shared/language.ts'
import type { CompiledPack } from './translate.ts'
import { joinHyphen, typeset } from './typography.ts'

/** Content of a pack file: messages under nested keys. */
export interface Pack {
  [key: string]: string | Pack
}

/** Precompiles the ICU messages of a pack, so that the browser needs no parser. `{ box: { label } }` becomes `box.label`. */
export function compilePack(pack: Pack, language: Language, use: 'screen' | 'letter' = 'screen', prefix = ''): CompiledPack {
  const set = (message: string) => (use === 'screen' ? joinHyphen(typeset(message, language)) : typeset(message, language))
  return Object.fromEntries(
    Object.entries(pack).flatMap(([key, node]) =>
      typeof node === 'string'
        ? [[prefix + key, compileMessage(set(node))]]
        : Object.entries(compilePack(node, language, use, `${prefix}${key}.`)),
    ),
  )
}
