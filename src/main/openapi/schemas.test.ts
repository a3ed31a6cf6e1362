import { expect, test } from 'vitest'
import { z } from 'zod'
import { describeSchemas } from './schemas.ts'

const Point = z.object({ x: z.number(), y: z.number() })
const Filter = z.object({ page: z.number().int().default(1), near: Point })
const Kind = z.enum(['Car', 'Van'])

type Parts = Record<string, z.ZodType>
const describe = (named: Parts, output: Parts, input: Parts = {}) => describeSchemas(new Map(Object.entries(named)), { input, output })
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })

test('writes each named schema once, sorted, with its references only', () => {
  const Zone = z.object({ at: Point })
  const { output, components } = describe({ Zone, Point, Kind, Unused: z.object({ a: z.string() }) }, { zone: Zone, kind: Kind })
  expect(output).toEqual({ zone: ref('Zone'), kind: ref('Kind') })
  expect(Object.keys(components)).toEqual(['Kind', 'Point', 'Zone'])
  expect(components.Zone).toEqual({ type: 'object', properties: { at: ref('Point') }, required: ['at'] })
})

test('inlines a schema without a name', () => {
  const { input, components } = describe({ Point }, {}, { query: z.object({ near: Point, a: z.string().optional() }) })
  expect(input.query).toEqual({ type: 'object', properties: { near: ref('Point'), a: { type: 'string' } }, required: ['near'] })
  expect(Object.keys(components)).toEqual(['Point'])
})

test('names request schemas separately when they differ', () => {
  const Search = z.object({ filter: Filter })
  const both = describe({ Filter, Point, Search }, { answer: Search }, { body: Search })
  expect([both.input.body, both.output.answer]).toEqual([ref('SearchInput'), ref('Search')])
  // a point is the same on both sides
  expect(Object.keys(both.components)).toEqual(['Filter', 'FilterInput', 'Point', 'Search', 'SearchInput'])
  expect(both.components.FilterInput).toMatchObject({ required: ['near'] })
  expect(both.components.SearchInput).toMatchObject({ properties: { filter: ref('FilterInput') } })
  expect(both.components.Filter).toMatchObject({ required: ['page', 'near'] })
  const one = describe({ Filter, Point, Search }, {}, { body: Search })
  expect([one.input.body, Object.keys(one.components)]).toEqual([ref('Search'), ['Filter', 'Point', 'Search']])
})

test('replaces an inlined schema by a reference unless ambiguous', () => {
  const Box = z.object({ kinds: z.array(z.enum(['Car', 'Van'])), at: z.object({ x: z.number(), y: z.number() }) })
  expect(describe({ Box, Kind, Point }, { box: Box }).components.Box).toMatchObject({
    properties: { kinds: { type: 'array', items: ref('Kind') }, at: ref('Point') },
  })
  const twin = z.object({ x: z.number(), y: z.number() })
  const ambiguous = { properties: { at: { type: 'object', properties: { x: { type: 'number' } } } } }
  expect(describe({ Box, Kind, Point, Twin: twin }, { box: Box }).components.Box).toMatchObject(ambiguous)
  // a body is called after its call and not shared
  expect(describe({ Box, Kind, MoveRequest: twin }, { box: Box }).components.Box).toMatchObject(ambiguous)
})

test('removes internals of zod and keeps its metadata', () => {
  const Car = z.strictObject({
    id: z.number().int(),
    year: z.number().int().min(1990).max(2030),
    mail: z.email(),
    site: z.string().meta({ format: 'uri-reference' }).nullable(),
    code: z.string().regex(/^A\d$/),
    day: z.date(),
    either: z.union([z.string(), z.number(), z.symbol()]),
    counts: z.record(Kind, z.number()),
    pair: z.tuple([z.string(), z.number()]),
  })
  expect(describe({ Car }, { car: Car }).components.Car).toEqual({
    type: 'object',
    properties: {
      id: { type: 'integer' },
      year: { type: 'integer', minimum: 1990, maximum: 2030 },
      mail: { type: 'string', format: 'email' },
      site: { type: ['string', 'null'], format: 'uri-reference' },
      code: { type: 'string', pattern: '^A\\d$' },
      day: { type: 'string', format: 'date-time' },
      either: { type: ['string', 'number'] },
      counts: expect.objectContaining({ type: 'object', propertyNames: expect.objectContaining({ enum: ['Car', 'Van'] }) }),
      pair: expect.objectContaining({ type: 'array', prefixItems: [{ type: 'string' }, { type: 'number' }] }),
    },
    required: ['id', 'year', 'mail', 'site', 'code', 'day', 'either', 'counts', 'pair'],
  })
})
