import type { FastifyRequest } from 'fastify'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { defineEndpoint, type Endpoint } from '#shared/contract.ts'
import type { AppError } from '#shared/errors.ts'
import { fieldErrors, inputReader } from './validation.ts'

const move: Endpoint = defineEndpoint({
  id: 'moveThing',
  method: 'PUT',
  path: '/things/{id}',
  summary: 'Moves a thing',
  params: z.object({ id: z.coerce.number().pipe(z.int().min(1)) }),
  query: z.object({ Size: z.enum(['S', 'M']).optional(), Tags: z.array(z.string().max(3)).optional() }),
  body: z.object({
    edition: z.string(),
    fields: z.object({ doors: z.int().max(5), name: z.string().max(4), seats: z.array(z.int()) }),
  }),
  roles: ['anyone'],
  errors: ['BadRequest'],
})

const requestOf = (params: object, query: object, body: unknown) => ({ params, query, body }) as FastifyRequest
function faultsOf(request: FastifyRequest, withBody = true) {
  try {
    inputReader(move, { withBody })(request)
    return []
  } catch (error) {
    return (error as AppError).faults
  }
}
const good = { edition: 'a', fields: { doors: 5, name: 'Duna', seats: [1] } }

test('reports all invalid values, a list once per reason', () => {
  const body = { fields: { doors: 6, name: 'Sandero', seats: ['a', 'b'] } }
  expect(faultsOf(requestOf({ id: '0' }, { size: 'XL', TAGS: ['long one', 'other one'] }, body))).toEqual([
    { field: 'id', reason: 'tooSmall', limit: 1 },
    { field: 'Size', reason: 'notInList', values: ['S', 'M'] },
    { field: 'Tags', reason: 'tooLong', limit: 3 },
    { field: 'edition', reason: 'required' },
    { field: 'fields.doors', reason: 'tooBig', limit: 5 },
    { field: 'fields.name', reason: 'tooLong', limit: 4 },
    { field: 'fields.seats', reason: 'number' },
  ])
})

test('reports an empty required text as missing only', () => {
  const named = {
    ...move,
    body: z.object({
      name: z
        .string()
        .trim()
        .min(1)
        .refine((text) => text !== '', { params: { reason: 'name' } }),
    }),
  }
  const thrown = vi.fn()
  try {
    inputReader(named, { withBody: true })(requestOf({ id: '7' }, {}, { name: ' ' }))
  } catch (error) {
    thrown((error as AppError).faults)
  }
  expect(thrown).toHaveBeenCalledWith([{ field: 'name', reason: 'required' }])
})

test('parses valid input', () => {
  const request = requestOf({ id: '7' }, { size: 'S', Tags: 'abc', other: 'x' }, good)
  expect(faultsOf(request)).toEqual([])
  expect([request.params, request.query, request.body]).toEqual([{ id: 7 }, { Size: 'S', Tags: ['abc'] }, good])
})

test('reports lists with too few or too many members', () => {
  const listed = { ...move, body: z.object({ seats: z.array(z.int()).min(2).max(3) }) }
  for (const [seats, fault] of [
    [[1], { field: 'seats', reason: 'tooFew', limit: 2 }],
    [[1, 2, 3, 4], { field: 'seats', reason: 'tooMany', limit: 3 }],
  ])
    expect(() => inputReader(listed, { withBody: true })(requestOf({ id: '7' }, {}, { seats }))).toThrow(
      expect.objectContaining({ faults: [fault] }),
    )
})

test('reports a missing body; leaves files to their reader', () => {
  expect(faultsOf(requestOf({ id: '7' }, {}, undefined))).toEqual([{ field: 'body', reason: 'required' }])
  expect(faultsOf(requestOf({ id: '7' }, {}, undefined), false)).toEqual([])
})

test('rejects a text that PostgreSQL cannot store', () => {
  const fields = { ...good.fields, name: 'a\0b' }
  expect(faultsOf(requestOf({ id: '7' }, {}, { ...good, fields }))).toEqual([{ field: 'fields.name', reason: 'invalid' }])
  const named = { ...move, params: z.object({ id: z.string() }) }
  expect(() => inputReader(named, { withBody: false })(requestOf({ id: '\0abc' }, {}, undefined))).toThrow(
    expect.objectContaining({ faults: [{ field: 'id', reason: 'invalid' }] }),
  )
})

test('sets the error details from the first fault', () => {
  const error = fieldErrors([
    { field: 'months', reason: 'notInList', values: ['12', '24'] },
    { field: 'advance', reason: 'tooSmall', limit: 5 },
  ])
  expect([error.code, error.details]).toEqual(['BadRequest', { field: 'months', reason: 'notInList', values: '12, 24' }])
})

/** Returns the faults of a body by field and reason. */
function refusedOf(body: z.ZodType, given: unknown): string[] {
  try {
    inputReader({ ...move, body } as Endpoint, { withBody: true })(requestOf({ id: '7' }, {}, given))
    return []
  } catch (error) {
    return ((error as AppError).faults ?? []).map(({ field, reason }) => `${field} ${reason}`)
  }
}

test.each<[z.ZodType, unknown, string[]]>([
  [z.object({ mail: z.email() }), { mail: 'x' }, ['mail email']],
  [z.object({ day: z.iso.date() }), { day: 'x' }, ['day date']],
  [z.object({ key: z.uuid() }), { key: 'x' }, ['key uuid']],
  [z.object({ at: z.url() }), { at: 'x' }, ['at invalid']],
  [z.object({ on: z.boolean() }), { on: 'x' }, ['on boolean']],
  [z.object({ count: z.number() }), { count: 'x' }, ['count number']],
  [z.object({ name: z.string() }), { name: 7 }, ['name invalid']],
  [z.object({ size: z.number().min(2) }), { size: 1 }, ['size tooSmall']],
  [z.object({ name: z.string().min(2) }), { name: 'x' }, ['name tooShort']],
  [z.object({ name: z.string().min(2) }), { name: '' }, ['name required']],
  [z.object({ size: z.number().refine(() => false, { params: { reason: 'repeated' } }) }), { size: 1 }, ['size repeated']],
  [z.object({ size: z.number().refine(() => false, { params: { reason: 'no reason of ours' } }) }), { size: 1 }, ['size invalid']],
  [z.object({ size: z.number().refine(() => false) }), { size: 1 }, ['size invalid']],
  [z.union([z.string(), z.boolean()]), 7, ['body invalid']],
  [z.object({ part: z.strictObject({ a: z.string().optional() }) }), { part: { b: 1, c: 2 } }, ['part.b invalid', 'part.c invalid']],
])('%# %j: %j', (schema, given, said) => {
  expect(refusedOf(schema, given)).toEqual(said)
})

test('rejects lone surrogates at any depth; ignores bytes', () => {
  const list = z.object({ notes: z.array(z.object({ text: z.string() })), none: z.null() })
  expect(refusedOf(list, { notes: [{ text: 'fine' }, { text: 'a\ud800' }], none: null })).toEqual(['notes.text invalid'])
  expect(refusedOf(z.string(), 'a\0')).toEqual(['body invalid'])
  expect(refusedOf(z.string(), '🚗')).toEqual([])
  expect(refusedOf(z.object({ bytes: z.instanceof(Uint8Array) }), { bytes: new Uint8Array([0]) })).toEqual([])
})

test('merges parameter names of any case; rejects duplicate single values', () => {
  const request = requestOf({ id: '7' }, { tags: ['a', ''], TAGS: 'b', Size: '' }, good)
  expect(faultsOf(request)).toEqual([])
  expect(request.query).toEqual({ Tags: ['a', 'b'] })
  expect(faultsOf(requestOf({ id: '7' }, { size: 'S', SIZE: 'M' }, good))).toEqual([
    { field: 'Size', reason: 'notInList', values: ['S', 'M'] },
  ])
  // search terms are not stored
  expect(faultsOf(requestOf({ id: '7' }, { Tags: 'a\0' }, good))).toEqual([])
})
