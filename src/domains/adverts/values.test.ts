import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApi, testApi } from '#testing/database.ts'
import { holds, patience } from '#testing/property.ts'

let api: TestApi
let headers: Record<string, string>
beforeAll(async () => {
  api = await testApi({ settings: { CHECK_ANSWERS: 'true' } })
  headers = await api.headers('hostile')
})
afterAll(() => api.close())

const save = (payload: object) => api.app.inject({ method: 'POST', url: '/api/vehicleads/save', headers, payload })

/** What programs, databases, shells, templates and browsers take for orders, in whole or within other words. */
const orders = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  "x' or 1=1 --",
  '"; drop table vehicle_ads; --',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a text that templates take for an order
  '${7*7}',
  '{{constructor.constructor("return 1")()}}',
  '{name, plural, one {#} other {',
  '../../../../etc/passwd',
  '%00',
  '%24%7Bjndi:ldap://x%7D',
  '=cmd|/c calc!A1',
  '\r\nBcc: everybody@example.ma',
  '\u202e\u2066مرحبا\u2069',
  '\ud800',
  '\u0000',
  '\uffff\ufffe',
  '🚗'.repeat(50),
  'e\u0301\u0327'.repeat(200),
  'ا\u0640\u064b'.repeat(200),
  '__proto__',
  'constructor',
  'NaN',
  '-0',
  '1e309',
] as const
const hostile = fc.oneof(
  fc.constantFrom(...orders),
  fc
    .tuple(fc.string({ unit: 'binary', maxLength: 40 }), fc.constantFrom(...orders), fc.string({ unit: 'binary', maxLength: 40 }))
    .map((all) => all.join('')),
  fc.string({ unit: 'binary', maxLength: 300 }),
)
const fields = [
  'brand',
  'model',
  'version',
  'city',
  'registrationNumber',
  'chassisNumber',
  'releaseDate',
  'fuelType',
  'color',
  'mileage',
  'price',
] as const

test(
  'a thousand hostile texts are refused by the field that they stand in, or kept letter by letter; none is obeyed',
  async () => {
    const { id } = (await save({ disposedVehicle: { brand: 'Dacia', model: 'Duster' } })).json()
    const place = fc.constantFrom(...fields, 'fr' as const, 'ar' as const)
    await holds(
      fc.asyncProperty(place, hostile, async (at, text) => {
        const isText = at === 'fr' || at === 'ar'
        const answer = await save({ id, ...(isText ? { descriptions: { [at]: text } } : { disposedVehicle: { [at]: text } }) })
        const body = answer.json()
        if (answer.statusCode === 200) {
          if (isText) expect(body.descriptions[at] ?? '').toBe(text.trim())
          else if (at === 'version') expect(body.disposedVehicle.version ?? '').toBe(text.trim())
        } else {
          expect([answer.statusCode, typeof body.message], answer.body).toEqual([400, 'string'])
          // what is no text of this world is refused as a whole
          for (const { field } of body.errors ?? [])
            expect(field).toContain(isText ? 'descriptions' : at === 'model' ? 'disposedVehicle' : at)
        }
      }),
      { runs: 1000, shrink: false },
    )
    const { rows } = await api.deps.pool.query('select count(*)::int as ads from vehicle_ads where not is_deleted')
    expect(rows).toEqual([{ ads: 1 }])
  },
  patience,
)
