import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Endpoint } from '#shared/contract.ts'
import { AppError, detailsOf, type FieldFault, type FieldReason, fieldReasons } from '#shared/errors.ts'
import { lenientReader } from './lenient-input.ts'

type Extra = Omit<FieldFault, 'field' | 'reason'> & { cause?: string }

/** Creates the error of an invalid value: field, reason and limits. `cause` is for the log only. */
export function fieldError(field: string, reason: FieldReason, { cause, ...limits }: Extra = {}): AppError {
  return fieldErrors([{ field, reason, ...limits }], cause)
}

/** Creates one BadRequest for all invalid values of a request. */
export function fieldErrors(faults: readonly FieldFault[], cause?: string): AppError {
  const [first] = faults
  return new AppError('BadRequest', { ...detailsOf(first), ...(cause !== undefined && { cause }) }, undefined, faults)
}

/**
 * Returns a function that parses path, query and body of a request with the zod schemas of its contract. It throws BadRequest with every
 * error of all three: parameters by name, body members by dotted path without list indexes. Lenient input is normalized first
 * (`readingOf`).
 */
export function inputReader({ params, query, body }: Endpoint, { withBody }: { withBody: boolean }): (request: FastifyRequest) => void {
  const readQuery = query && queryReader(query)
  const readings = new Map(
    [params, query, body].flatMap((schema) => (schema ? [[schema as z.ZodType, lenientReader(schema)] as const] : [])),
  )
  return (request) => {
    const faults: FieldFault[] = []
    const read = (schema: z.ZodType, given: unknown, whole: string) => {
      const result = schema.safeParse(readings.get(schema)?.(given) ?? given, { reportInput: true })
      if (!result.success) faults.push(...result.error.issues.flatMap((issue) => issueFaults(issue, whole)))
      return result.data
    }
    const readKept = (schema: z.ZodType, given: unknown, whole: string) => {
      const data = read(schema, given, whole)
      const unkept = unkeepable(data)
      if (unkept !== null) faults.push({ field: unkept || whole, reason: 'invalid' })
      return data
    }
    if (params) request.params = readKept(params, request.params, 'path')
    // search terms are not stored: invalid bytes simply match nothing
    if (query && readQuery) request.query = read(query, readQuery(request.query as Record<string, unknown>), 'query')
    if (body && withBody) request.body = readKept(body, request.body, 'body')
    if (faults.length > 0) throw fieldErrors(withoutTwins(faults))
  }
}

/** Reads query parameters case-insensitively. Lists accept one or several values; empty values count as absent. */
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

/** Returns the field with a text that PostgreSQL cannot store (U+0000 or a lone surrogate); null when there is none. */
function unkeepable(data: unknown, field = ''): string | null {
  if (typeof data === 'string') return data.includes('\0') || !data.isWellFormed() ? field : null
  if (data === null || typeof data !== 'object' || ArrayBuffer.isView(data)) return null
  for (const [key, part] of Object.entries(data)) {
    const found = unkeepable(part, Array.isArray(data) ? field : [field, key].filter(Boolean).join('.'))
    if (found !== null) return found
  }
  return null
}

/** Returns true when the schema, without its wrappers, is an array. */
function takesList(schema: z.ZodType): boolean {
  if (schema instanceof z.ZodArray) return true
  const def = schema.def as { innerType?: z.ZodType; in?: z.ZodType }
  const inner = def.innerType ?? def.in
  return inner ? takesList(inner) : false
}

function issueFaults(issue: z.core.$ZodIssue, whole: string): FieldFault[] {
  const path = issue.path.filter((step) => typeof step === 'string')
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => ({ field: [...path, key].join('.'), reason: 'invalid' }))
  return [{ field: path.join('.') || whole, ...reasonOf(issue) }]
}

function reasonOf(issue: z.core.$ZodIssue): Omit<FieldFault, 'field'> {
  switch (issue.code) {
    case 'too_big':
      return { reason: sizeReason('Big', issue.origin), limit: Number(issue.maximum) }
    case 'too_small':
      // an empty text where a text is required
      if (issue.origin === 'string' && issue.input === '') return { reason: 'required' }
      return { reason: sizeReason('Small', issue.origin), limit: Number(issue.minimum) }
    case 'invalid_value':
      return { reason: 'notInList', values: issue.values.map(String) }
    case 'invalid_type':
      return { reason: issue.input === undefined ? 'required' : among(['number', 'int', 'boolean', 'date'], issue.expected) }
    case 'invalid_format':
      return { reason: among(['email', 'date', 'uuid'], issue.format) }
    case 'custom':
      return { reason: among(fieldReasons, issue.params?.reason) }
    default:
      return { reason: 'invalid' }
  }
}

function among(reasons: readonly FieldReason[], found: unknown): FieldReason {
  return reasons.find((reason) => reason === found) ?? 'invalid'
}

/** Removes duplicate errors of a field and reason; a missing field has no other error. */
function withoutTwins(faults: readonly FieldFault[]): FieldFault[] {
  const missing = new Set(faults.filter(({ reason }) => reason === 'required').map(({ field }) => field))
  return faults.filter(
    ({ field, reason }, i) =>
      (reason === 'required' || !missing.has(field)) && faults.findIndex((one) => one.field === field && one.reason === reason) === i,
  )
}

function sizeReason(side: 'Big' | 'Small', origin: string): FieldReason {
  if (origin === 'string') return side === 'Big' ? 'tooLong' : 'tooShort'
  if (origin === 'array') return side === 'Big' ? 'tooMany' : 'tooFew'
  return `too${side}`
}
