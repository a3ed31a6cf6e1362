import compileMessage from 'icu-minify/compile'
import type { CompiledPack } from './translate.ts'

/** A pack as its file has it: sentences under nested keys. */
export interface Pack {
  [key: string]: string | Pack
}

/** Reads the ICU messages of a pack ahead of time, so that the browser needs no parser; `{ box: { label } }` becomes `box.label`. */
export function compilePack(pack: Pack, prefix = ''): CompiledPack {
  return Object.fromEntries(
    Object.entries(pack).flatMap(([key, node]) =>
      typeof node === 'string' ? [[prefix + key, compileMessage(node)]] : Object.entries(compilePack(node, `${prefix}${key}.`)),
    ),
  )
}
