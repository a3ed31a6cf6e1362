import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertAdvert, insertCustomer } from '#testing/builders.ts'
import { type TestApi, testApi } from '#testing/database.ts'
import { holds, patience } from '#testing/property.ts'

let api: TestApi
let headers: Record<string, string>
beforeAll(async () => {
  api = await testApi({ settings: { CHECK_ANSWERS: 'true' } })
  headers = await api.headers('hostile')
})
afterAll(() => api.close())

type Answer = Awaited<ReturnType<typeof post>>
const post = (url: string, payload?: object) => api.app.inject({ method: 'POST', url, headers, ...(payload && { payload }) })
const save = (payload: object) => post('/api/vehicleads/save', payload)

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
  '../../../../../etc/passwd',
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
/** What stands where a word or a number is wanted, and texts that no field is meant for. */
const strange: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 20, arbitrary: hostile },
  { weight: 3, arbitrary: fc.oneof(fc.double(), fc.boolean(), fc.constantFrom(2 ** 53, -1, 1.5, 1e21)) },
  { weight: 3, arbitrary: fc.constantFrom<unknown>([], {}, [['x']], { toString: 'x' }, { fr: { fr: 'x' } }, ['a', 'b'], { $gt: '' }) },
  // of a megabyte: whether with its quotes it is more than a body may hold is the luck of the draw
  { weight: 1, arbitrary: fc.constantFrom('x'.repeat(1_048_000), '\u0000'.repeat(200_000), 'ء'.repeat(400_000), 'x'.repeat(1_100_000)) },
)

/** What the advert and all that hangs on it say, as one sum. */
async function standing(): Promise<unknown> {
  const { rows } = await api.deps.pool.query(
    `select md5(string_agg(kept, '|' order by kept)) as sum from (
       select d::text from vehicle_ads d union all select v::text from vehicles v union all select s::text from ad_statuses s
       union all select r::text from ad_reports r union all select m::text from ad_messages m union all select b::text from ad_boosts b
     ) as all_rows (kept)`,
  )
  return rows[0].sum
}

/** The own advert, and the car of one that somebody else shows. */
interface Ads {
  id: number
  other: number
}

/** The calls that take something of a visitor or a seller, each with the field in which it stands. */
const calls: Record<string, { send: (ad: Ads, value: unknown) => Promise<Answer>; field: string }> = {
  ...Object.fromEntries(
    fields.map((name) => [
      name,
      {
        send: ({ id }: Ads, value: unknown) => save({ id, disposedVehicle: { [name]: value } }),
        // a model is one of a make, so that what cannot be is said of both
        field: name === 'model' ? 'disposedVehicle' : `disposedVehicle.${name}`,
      },
    ]),
  ),
  ...Object.fromEntries(
    ['fr', 'ar'].map((name) => [
      name,
      { send: ({ id }: Ads, value: unknown) => save({ id, descriptions: { [name]: value } }), field: 'descriptions' },
    ]),
  ),
  price: { send: ({ id }, value) => post(`/api/vehicleads/${id}/price?price=${inAddress(value)}`), field: 'price' },
  boost: { send: ({ id }, value) => post(`/api/vehicleads/${id}/boost?boostPackId=${inAddress(value)}`), field: 'boostPackId' },
  sold: { send: ({ id }, value) => post(`/api/vehicleads/deactivate?id=${id}&sold=${inAddress(value)}`), field: 'sold' },
  report: {
    send: ({ other }, value) => post(`/api/vehicleads/vehicle/${other}/reports`, { reason: 'Other', text: value }),
    field: 'text',
  },
  question: { send: ({ other }, value) => post(`/api/vehicleads/vehicle/${other}/messages`, { text: value }), field: 'text' },
}
/** A value as a part of an address; no server reads lines of megabytes. */
const inAddress = (value: unknown) =>
  encodeURIComponent(
    String(JSON.stringify(value) ?? '')
      .slice(0, 900)
      .toWellFormed(),
  )

/** Not what was asked for, not now, too large, too often. */
const refusals = new Set([400, 404, 409, 413, 429])
let tried = 0
test(
  'seven hundred hostile texts and values are refused by the field that they stand in, or kept letter by letter; none is obeyed, nothing half kept',
  async () => {
    const { id } = (await save({ disposedVehicle: { brand: 'Dacia', model: 'Duster' } })).json()
    const seller = await insertCustomer(api.deps.db, { user_id: 'shows', email: 'ali@exemple.ma' })
    const { disposed_vehicle_id: other } = await insertAdvert(
      api.deps.db,
      { customer_id: seller, reference: 'AD-2026-900001', visible_until: '2099-01-01', created: '2026-03-01' },
      { last_status: 'Published', published_at: '2026-03-01' },
    )
    await holds(
      fc.asyncProperty(fc.constantFrom(...Object.keys(calls)), strange, async (at, value) => {
        const { send, field } = calls[at] ?? expect.fail(at)
        const before = await standing()
        const answer = await send({ id, other }, value)
        const body = answer.body === '' ? {} : answer.json()
        tried++
        if (answer.statusCode < 300) {
          if (at === 'fr' || at === 'ar') expect(body.descriptions[at] ?? '').toBe(String(value ?? '').trim())
          else if (at === 'version') expect(body.disposedVehicle.version ?? '').toBe(String(value ?? '').trim())
          return
        }
        expect([answer.statusCode, typeof body.message], answer.body).toEqual([expect.toSatisfy((code) => refusals.has(code)), 'string'])
        // what is no text of this world is refused as a whole
        for (const said of body.errors ?? []) expect(said.field).toContain(field)
        expect(await standing(), `${at} was refused, and something was kept`).toBe(before)
      }),
      { runs: 700, shrink: false },
    )
    expect(tried).toBeGreaterThanOrEqual(700)
    const { rows } = await api.deps.pool.query('select count(*)::int as ads from vehicle_ads where not is_deleted')
    expect(rows).toEqual([{ ads: 2 }])
  },
  patience,
)
