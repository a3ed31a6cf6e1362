import { expect, test } from 'vitest'
import { z } from 'zod'
import { withAliases } from '#shared/enum-aliases.ts'
import { lenientReader } from './lenient-input.ts'

const read = <S extends z.ZodType>(schema: S, given: unknown) => schema.safeParse(lenientReader(schema)?.(given) ?? given)

const Criteria = z.object({
  fuels: z
    .array(z.enum(['Diesel', 'Hybrid']))
    .min(1)
    .optional(),
  direction: withAliases(z.enum(['Ascending', 'Descending']), { desc: 'Descending' }).default('Ascending'),
  from: z.iso
    .date()
    .refine((day) => day >= '1900')
    .optional(),
  count: z.coerce.number().min(0).optional(),
  note: z.string().nullable().optional(),
  tags: z.array(z.string()).optional(),
  brand: z.string().optional(),
  flag: z.stringbool().optional(),
  place: z.object({ city: z.enum(['Rabat']) }).optional(),
})

test.each<[object, object]>([
  [{ fuels: ['diesel', 'HYBRID'] }, { fuels: ['Diesel', 'Hybrid'] }],
  [{ direction: 'ascending' }, { direction: 'Ascending' }],
  [{ direction: 'DESC' }, { direction: 'Descending' }],
  [{ place: { city: 'rabat' } }, { place: { city: 'Rabat' } }],
  [{ from: '2018-01-01' }, { from: '2018-01-01' }],
  [{ from: '2018-01-01T00:00:00' }, { from: '2018-01-01' }],
  [{ from: '2018-01-01T00:00:00.000Z' }, { from: '2018-01-01' }],
  // midnight of 1 July in Morocco, as browsers send it
  [{ from: '2019-06-30T23:00:00.000Z' }, { from: '2019-07-01' }],
  [{ count: '150 000,5' }, { count: 150_000.5 }],
  [{ count: '١٥٠٠٠٠' }, { count: 150_000 }],
  [{ fuels: null, from: null, place: null, brand: null }, {}],
  [{ fuels: [] }, {}],
  // values of the enum
  [
    { note: null, tags: [] },
    { note: null, tags: [] },
  ],
])('%j is read as %j', (given, meant) => {
  expect(read(Criteria, given).data).toEqual({ direction: 'Ascending', ...meant })
})

test.each<object>([
  { fuels: ['petrol'] },
  { direction: 'toString' },
  { direction: 'constructor' },
  { from: '2018-02-30T00:00:00Z' },
  { from: '2018-01-01T99:00:00Z' },
  { from: '2018-01-01Tmidnight' },
  { count: '1e9' },
  { count: '0x10' },
  { count: '-1' },
  { brand: 7 },
])('%j is refused', (given) => {
  expect(read(Criteria, given).success).toBe(false)
})

test('leaves non-objects to the schema; ignores prototypes', () => {
  for (const given of [null, undefined, 'x', 7, []]) expect(read(Criteria, given).success).toBe(false)
  const needed = z.object({ name: z.string() })
  expect(read(needed, { name: null }).error?.issues[0]).toMatchObject({ path: ['name'], code: 'invalid_type' })
  expect(read(Criteria, JSON.parse('{"__proto__":{"brand":"x"}}')).data).toEqual({ direction: 'Ascending' })
})
