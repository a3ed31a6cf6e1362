import { expect, test } from 'vitest'
import { z } from 'zod'
import { createSchemaBook } from './schemas.ts'
import type { Document } from './shapes.ts'

const Point = z.object({ x: z.number(), y: z.number() })
const Filter = z.object({ page: z.number().int().default(1), near: Point })
const Kind = z.enum(['Car', 'Van'])

/** A document that refers to these sides of schemas, with its components and references. */
function complete(schemas: Record<string, z.ZodType>, ...wanted: ['input' | 'output', string][]) {
  const book = createSchemaBook(new Map(Object.entries(schemas)))
  const parts = wanted.map(([side, id]) => book.schema(id, side))
  const { components, parts: referred } = book.complete({ components: {}, parts } as unknown as Document) as unknown as {
    components: { schemas: Record<string, unknown> }
    parts: unknown[]
  }
  return { schemas: components.schemas, parts: referred }
}
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })

test('writes each named schema once, sorted, with its references only', () => {
  const { schemas, parts } = complete(
    { Zone: z.object({ at: Point }), Point, Kind, Unused: z.object({ a: z.string() }) },
    ['output', 'Zone'],
    ['output', 'Kind'],
  )
  expect(parts).toEqual([ref('Zone'), ref('Kind')])
  expect(Object.keys(schemas)).toEqual(['Kind', 'Point', 'Zone'])
  expect(schemas.Zone).toEqual({ type: 'object', properties: { at: ref('Point') }, required: ['at'] })
})

test('inlines a schema without a name', () => {
  const { schemas, parts } = complete({ query_cars: z.object({ near: Point }), Point }, ['input', 'query_cars'])
  expect(parts).toEqual([{ type: 'object', properties: { near: ref('Point') }, required: ['near'] }])
  expect(Object.keys(schemas)).toEqual(['Point'])
  const book = createSchemaBook(new Map<string, z.ZodType>([['query_cars', z.object({ a: z.string(), b: z.string().optional() })]]))
  expect(book.members('query_cars')).toMatchObject({ properties: { a: { type: 'string' }, b: { type: 'string' } }, required: ['a'] })
  expect([book.members('none'), book.schema('none', 'input')]).toEqual([{}, {}])
})

test('names request schemas separately when they differ', () => {
  const all = { Filter, Point, Search: z.object({ filter: Filter }) }
  const both = complete(all, ['input', 'Search'], ['output', 'Search'])
  expect(both.parts).toEqual([ref('SearchInput'), ref('Search')])
  // a point is the same on both sides
  expect(Object.keys(both.schemas)).toEqual(['Filter', 'FilterInput', 'Point', 'Search', 'SearchInput'])
  expect(both.schemas.FilterInput).toMatchObject({ required: ['near'] })
  expect(both.schemas.Filter).toMatchObject({ required: ['page', 'near'] })
  const one = complete(all, ['input', 'Search'])
  expect([one.parts, Object.keys(one.schemas)]).toEqual([[ref('Search')], ['Filter', 'Point', 'Search']])
})

test('replaces an inlined schema by a reference unless ambiguous', () => {
  const box = z.object({ kinds: z.array(z.enum(['Car', 'Van'])), at: z.object({ x: z.number(), y: z.number() }) })
  expect(complete({ Box: box, Kind, Point }, ['output', 'Box']).schemas.Box).toMatchObject({
    properties: { kinds: { type: 'array', items: ref('Kind') }, at: ref('Point') },
  })
  const twin = z.object({ x: z.number(), y: z.number() })
  expect(complete({ Box: box, Kind, Point, Twin: twin }, ['output', 'Box']).schemas.Box).toMatchObject({
    properties: { at: { type: 'object', properties: { x: { type: 'number' } } } },
  })
  // bodies are called after their call: nothing else is one of them
  expect(complete({ Box: box, Kind, MoveRequest: twin }, ['output', 'Box']).schemas.Box).toMatchObject({
    properties: { at: { type: 'object' } },
  })
})

test('removes internals of zod', () => {
  const { schemas } = complete(
    {
      Car: z.strictObject({
        id: z.number().int(),
        year: z.number().int().min(1990).max(2030),
        mail: z.email(),
        code: z.string().regex(/^A\d$/),
        day: z.date(),
        either: z.union([z.string(), z.number(), z.symbol()]),
        counts: z.record(Kind, z.number()),
        pair: z.tuple([z.string(), z.number()]),
      }),
    },
    ['output', 'Car'],
  )
  expect(schemas.Car).toEqual({
    type: 'object',
    properties: {
      id: { type: 'integer' },
      year: { type: 'integer', minimum: 1990, maximum: 2030 },
      mail: { type: 'string', format: 'email' },
      code: { type: 'string', pattern: '^A\\d$' },
      day: { type: 'string', format: 'date-time' },
      either: { type: ['string', 'number'] },
      counts: expect.objectContaining({ type: 'object', propertyNames: expect.objectContaining({ enum: ['Car', 'Van'] }) }),
      pair: expect.objectContaining({ type: 'array', prefixItems: [{ type: 'string' }, { type: 'number' }] }),
    },
    required: ['id', 'year', 'mail', 'code', 'day', 'either', 'counts', 'pair'],
  })
})
