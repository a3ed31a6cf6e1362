import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Json = Record<string, unknown>

/** Reads docs/openapi.json. */
export function readOpenApiText(): string {
  return readFileSync(join(import.meta.dirname, '..', 'docs', 'openapi.json'), 'utf8')
}

/** Reads docs/openapi.json with every reference resolved; `T` is the part that the caller reads. */
export function readOpenApi<T>(): T {
  const document: Json = JSON.parse(readOpenApiText())
  const resolve = (part: unknown, within: readonly string[]): unknown => {
    if (Array.isArray(part)) return part.map((one) => resolve(one, within))
    if (typeof part !== 'object' || part === null) return part
    const { $ref, ...rest } = part as Json
    if (typeof $ref !== 'string')
      return Object.fromEntries(Object.entries(part as Json).map(([name, value]) => [name, resolve(value, within)]))
    if (within.includes($ref)) return {}
    return { ...(resolve(pointed(document, $ref), [...within, $ref]) as Json), ...rest }
  }
  return resolve(document, []) as T
}

/** Resolves `#/components/…`. Throws when the component does not exist. */
export function pointed(document: unknown, pointer: string): unknown {
  let part = document
  for (const step of pointer.slice(2).split('/')) part = (part as Json | undefined)?.[step.replaceAll('~1', '/').replaceAll('~0', '~')]
  if (part === undefined) throw new Error(`${pointer} refers to nothing`)
  return part
}
