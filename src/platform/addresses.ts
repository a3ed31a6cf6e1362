import { z } from 'zod'
import { isAddress } from '#shared/address.ts'

type Rewriting = (value: unknown) => unknown

/**
 * Returns a function that prefixes the site addresses of a response (`siteAddress`) with the base path. Returns null when the schema has
 * none or the base path is `/`.
 */
export function basePathAdder(output: z.ZodType | undefined, basePath: string): Rewriting | null {
  return output && basePath !== '/' ? rewritingOf(output, basePath.replace(/\/$/, '')) : null
}

function rewritingOf(schema: z.ZodType, base: string): Rewriting | null {
  if (isAddress(schema)) return (value) => (typeof value === 'string' ? base + value : value)
  if (schema instanceof z.ZodObject) {
    const members = Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([name, member]) => {
      const rewrite = rewritingOf(member, base)
      return rewrite ? [{ name, rewrite }] : []
    })
    if (members.length === 0) return null
    return (value) => {
      if (typeof value !== 'object' || value === null) return value
      const whole = { ...value } as Record<string, unknown>
      for (const { name, rewrite } of members) if (name in whole) whole[name] = rewrite(whole[name])
      return whole
    }
  }
  if (schema instanceof z.ZodArray) {
    const rewrite = rewritingOf(schema.element as z.ZodType, base)
    return rewrite && ((value) => (Array.isArray(value) ? value.map(rewrite) : value))
  }
  const inner = (schema.def as { innerType?: z.ZodType }).innerType
  return inner ? rewritingOf(inner, base) : null
}
