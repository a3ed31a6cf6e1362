import type { FastifySchemaCompiler } from 'fastify'
import { z } from 'zod'
import { AppError, type ErrorDetails } from '#shared/errors.ts'

/** A rejected input: which field, why (a key of the `field` sentences in the errors pack), and the limits to name. */
export function fieldError(field: string, reason: string, details: ErrorDetails = {}): AppError {
  return new AppError('BadRequest', { ...details, field, reason })
}

/** Validates path, query and body by the zod schemas of the contract; the first fault becomes a BadRequest naming the field. */
export const zodValidatorCompiler: FastifySchemaCompiler<z.ZodType> = ({ schema, httpPart }) => {
  const prepare = httpPart === 'querystring' && schema instanceof z.ZodObject ? queryReader(schema) : undefined
  return (data: unknown) => {
    const result = schema.safeParse(prepare ? prepare(data as Record<string, unknown>) : data, { reportInput: true })
    const unkept = httpPart === 'body' && result.success ? unkeepable(result.data) : null
    if (unkept !== null) return { error: unkept === '' ? new AppError('BadRequest') : fieldError(unkept, 'invalid') }
    if (result.success) return { value: result.data }
    return { error: issueError(result.error.issues[0], httpPart === 'body' ? 'body' : '') }
  }
}

/** Reads a query by the contract's names whatever their case; a list takes one or several values; empty values count as absent. */
function queryReader(schema: z.ZodObject): (query: Record<string, unknown>) => Record<string, unknown> {
  const names = new Map<string, { name: string; list: boolean }>()
  for (const [name, field] of Object.entries(schema.shape)) names.set(name.toLowerCase(), { name, list: takesList(field as z.ZodType) })
  return (query) => {
    const read: Record<string, unknown> = {}
    for (const key in query) {
      const known = names.get(key.toLowerCase())
      if (!known) continue
      const values = [query[key]].flat().filter((value) => value !== '')
      if (values.length === 0) continue
      const before = read[known.name]
      const all = before === undefined ? values : [before, values].flat()
      read[known.name] = known.list || all.length > 1 ? all : all[0]
    }
    return read
  }
}

/** The field whose text PostgreSQL cannot keep: one with the character 0, or half of a surrogate pair; null when there is none. */
function unkeepable(data: unknown, field = ''): string | null {
  if (typeof data === 'string') return data.includes('\0') || !data.isWellFormed() ? field : null
  if (data === null || typeof data !== 'object' || ArrayBuffer.isView(data)) return null
  for (const [key, part] of Object.entries(data)) {
    const found = unkeepable(part, Array.isArray(data) ? field : [field, key].filter(Boolean).join('.'))
    if (found !== null) return found
  }
  return null
}

/** True when the schema, under its wrappers, is an array. */
function takesList(schema: z.ZodType): boolean {
  if (schema instanceof z.ZodArray) return true
  const def = schema.def as { innerType?: z.ZodType; in?: z.ZodType }
  const inner = def.innerType ?? def.in
  return inner ? takesList(inner) : false
}

function issueError(issue: z.core.$ZodIssue | undefined, whole: string): AppError {
  if (!issue) return new AppError('BadRequest')
  const field = issue.path.filter((step) => typeof step === 'string').join('.') || whole
  if (!field) return new AppError('BadRequest')
  switch (issue.code) {
    case 'too_big':
      return fieldError(field, sizeReason('Big', issue.origin), { limit: Number(issue.maximum) })
    case 'too_small':
      return fieldError(field, sizeReason('Small', issue.origin), { limit: Number(issue.minimum) })
    case 'invalid_value':
      return fieldError(field, 'notInList', { values: issue.values.map(String).join(', ') })
    case 'invalid_type':
      if (issue.input === undefined) return fieldError(field, 'required')
      return fieldError(field, ['number', 'int', 'boolean', 'date'].includes(issue.expected) ? issue.expected : 'invalid')
    case 'invalid_format':
      return fieldError(field, ['email', 'date', 'uuid'].includes(issue.format) ? issue.format : 'invalid')
    case 'custom':
      return fieldError(field, typeof issue.params?.reason === 'string' ? issue.params.reason : 'invalid')
    default:
      return fieldError(field, 'invalid')
  }
}

function sizeReason(side: 'Big' | 'Small', origin: string): string {
  if (origin === 'string') return side === 'Big' ? 'tooLong' : 'tooShort'
  if (origin === 'array') return side === 'Big' ? 'tooMany' : 'tooFew'
  return `too${side}`
}
