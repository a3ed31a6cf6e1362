import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StaffRole } from '#shared/actor.ts'
import type { Localized } from '#shared/language.ts'
import { type TestApi, testApi } from '#testing/database.ts'
import { seedReference, workingCalendar } from './service.ts'

let api: TestApi
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

async function get(url: string, headers: Record<string, string> = {}) {
  const answer = await api.app.inject({ url, headers })
  const isJson = String(answer.headers['content-type']).includes('json')
  return { status: answer.statusCode, headers: answer.headers, body: isJson && answer.body ? answer.json() : answer.body }
}

describe('cities', () => {
  test('returns French names in alphabetical order in any language', async () => {
    const { status, body } = await get('/api/cities')
    expect(status).toBe(200)
    expect(body).toHaveLength(62)
    expect(body[0]).toBe('Agadir')
    expect(body.indexOf('Fès')).toBeLessThan(body.indexOf('Fnideq'))
    expect((await get('/api/cities', { 'accept-language': 'ar' })).body).toEqual(body)
  })

  test('returns Arabic name, region and position in the details', async () => {
    const { body } = await get('/api/cities/details')
    expect(body).toHaveLength(62)
    expect(body.find((city: { name: string }) => city.name === 'Casablanca')).toMatchObject({
      names: { fr: 'Casablanca', ar: 'الدار البيضاء' },
      region: { fr: 'Casablanca-Settat', ar: expect.any(String) },
      latitude: 33.573,
    })
  })
})

describe('features', () => {
  test('returns two categories with both titles', async () => {
    const { body } = await get('/api/features')
    expect(body.map((category: { code: string }) => category.code)).toEqual(['interior', 'exterior'])
    const features = body.flatMap((category: { features: { code: string; titles: Localized }[] }) => category.features)
    expect(features.length).toBeGreaterThanOrEqual(60)
    expect(new Set(features.map((feature: { code: string }) => feature.code)).size).toBe(features.length)
    expect(features.find((feature: { code: string }) => feature.code === 'PanoramicRoof')).toMatchObject({
      title: 'Toit panoramique',
      titles: { fr: 'Toit panoramique', ar: 'سقف بانورامي' },
    })
  })
})

describe('resources', () => {
  test('returns the language of the caller, with equal keys', async () => {
    const fr = await get('/api/resources', { 'accept-language': 'fr-MA,fr;q=0.9' })
    const ar = await get('/api/resources', { 'accept-language': 'ar-MA' })
    expect(fr.body['errors.NotFound']).toBe('Élément introuvable.')
    expect(ar.body['errors.NotFound']).toMatch(/[\u0600-\u06ff]/)
    expect(Object.keys(ar.body).sort()).toEqual(Object.keys(fr.body).sort())
    expect((await get('/api/resources', { cookie: 'a=b; lang=ar' })).body).toEqual(ar.body)
    expect((await get('/api/resources?lang=ar')).headers['content-language']).toBe('ar')
  })

  test('returns 304 for a known ETag', async () => {
    const { headers } = await get('/api/resources')
    const again = await get('/api/resources', { 'if-none-match': String(headers.etag) })
    expect(again.status).toBe(304)
    expect(again.body).toBe('')
  })
})

describe('storage areas', () => {
  test('returns the eight stores of the specification with city, hours and phone', async () => {
    const { body } = await get('/api/storageareas')
    const cities = ['Casablanca', 'Marrakech', 'Fès', 'Rabat', 'Tanger', 'Agadir', 'Oujda', 'Salé']
    expect(body.map((store: { city: string }) => store.city)).toEqual(cities)
    const details = (await get('/api/cities/details')).body
    for (const store of body) {
      expect(store.hours).toHaveLength(7)
      expect(store.hours[0]).toEqual({ open: '08:00', close: '18:00' })
      expect(store.hours[6]).toBeNull()
      expect(store.phone).toMatch(/^05\d{8}$/)
      const city = details.find((one: { name: string }) => one.name === store.city)
      expect(Math.hypot(store.latitude - city.latitude, store.longitude - city.longitude)).toBeLessThan(0.09)
    }
    expect((await get('/api/storageareas/cities')).body).toEqual(cities)
  })

  test('omits deactivated stores', async () => {
    await api.deps.pool.query("update storage_areas set is_deactivated = true where tag = 'oujda'")
    expect((await get('/api/storageareas')).body).toHaveLength(7)
    expect((await get('/api/storageareas/cities')).body).not.toContain('Oujda')
    await api.deps.pool.query("update storage_areas set is_deactivated = false where tag = 'oujda'")
  })
})

describe('brands', () => {
  test('returns 61 with Arabic name and badge URL', async () => {
    const { body } = await get('/api/vehiclebrands/stripped')
    expect(body).toHaveLength(61)
    const renault = body.find((brand: { name: string }) => brand.name === 'Renault')
    expect(renault).toMatchObject({ names: { fr: 'Renault', ar: 'رونو' }, isVO: true, logo: '/api/vehiclebrands/icons/Renault' })
  })

  test('renders a distinct badge for each', async () => {
    const { body } = await get('/api/vehiclebrands/icons')
    expect(body).toHaveLength(61)
    const drawings = body.map(({ data }: { data: string }) => Buffer.from(data.split(',')[1] ?? '', 'base64').toString())
    expect(new Set(drawings).size).toBe(61)
    for (const drawing of drawings) expect(drawing).toMatch(/^<svg [^>]+>(<path [^>]+>)<g [^>]+>(<path [^>]+>)+<\/g><\/svg>$/)
    const one = await get(body[0].url)
    expect(one.headers['content-type']).toMatch(/^image\/svg\+xml/)
    expect(one.headers['cache-control']).toBe('public, max-age=2592000')
    expect(one.body).toBe(drawings[0])
    expect((await get(body[0].url, { 'if-none-match': String(one.headers.etag) })).status).toBe(304)
  })

  test.each([
    ['Citroën', 'Citroën'],
    ['vw', 'Volkswagen'],
    ['رونو', 'Renault'],
    ['MERCEDES', 'Mercedes-Benz'],
  ])('resolves %s to the models of %s', async (text, brand) => {
    const { status, body } = await get(`/api/vehiclebrands/${encodeURIComponent(text)}/stripped`)
    expect(status).toBe(200)
    expect(body.length).toBeGreaterThan(5)
    expect(new Set(body.map((model: { brand: string }) => model.brand))).toEqual(new Set([brand]))
    expect((await get(`/${encodeURIComponent(text)}/stripped`)).status).toBe(404)
  })

  test('returns a localised 404 for an unknown brand', async () => {
    const fr = await get('/api/vehiclebrands/Trabant/stripped')
    expect(fr).toMatchObject({ status: 404, body: { code: 'NotFound', message: 'Élément introuvable.' } })
    const ar = await get('/api/vehiclebrands/icons/Trabant', { 'accept-language': 'ar' })
    expect(ar.status).toBe(404)
    expect(ar.body.message).toMatch(/[\u0600-\u06ff]/)
    expect((await get(`/api/vehiclebrands/${'x'.repeat(61)}/stripped`)).status).toBe(400)
  })
})

describe('models', () => {
  test.each(['/models/stripped', '/api/vehiclebrands/models/stripped'])('%s returns the models of the named brands', async (path) => {
    const { body } = await get(`${path}?brands=Dacia&brands=Renault`)
    expect(new Set(body.map((model: { brand: string }) => model.brand))).toEqual(new Set(['Dacia', 'Renault']))
    expect(body).toContainEqual(
      expect.objectContaining({ brand: 'Dacia', name: 'Duster', names: { fr: 'Duster', ar: 'داستر' }, bodyStyle: 'SUV', isVO: true }),
    )
  })

  test('returns all without a brand', async () => {
    const { body } = await get('/models/stripped')
    expect(body.length).toBeGreaterThan(800)
    expect((await get('/models/stripped?Brands=&other=1')).body).toHaveLength(body.length)
  })

  test.each([
    ['brands=Dacia&brands=Trabant', 'InvalidFilter'],
    [Array.from({ length: 61 }, () => 'brands=Dacia').join('&'), 'BadRequest'],
    [`brands=${'x'.repeat(61)}`, 'BadRequest'],
  ])('rejects %s', async (query, code) => {
    const { status, body } = await get(`/models/stripped?${query}`)
    expect({ status, code: body.code, names: body.message.includes('brands') }).toEqual({ status: 400, code, names: true })
  })
})

describe('settings', () => {
  test('returns public settings only', async () => {
    const { body } = await get('/api/settings/public')
    const values = Object.fromEntries(body.map(({ key, value }: { key: string; value: string }) => [key, value]))
    expect(values).toMatchObject({ 'booking.depositDirhams': '1000', 'customerCentre.phone': expect.stringMatching(/^080\d{7}$/) })
    expect(JSON.parse(values['customerCentre.hours'])).toHaveLength(7)
    expect(Object.keys(values).filter((key) => key.startsWith('reference.') || key.startsWith('vehicles.'))).toEqual([])
  })
})

test('counts open stores only', async () => {
  const announced = async () => {
    const { body } = await get('/api/settings/public')
    return body.find(({ key }: { key: string }) => key === 'branches.count').value
  }
  const listed = async () => String((await get('/api/storageareas')).body.length)
  const before = await announced()
  expect(before).toBe(await listed())
  await api.deps.pool.query(
    'update storage_areas set is_deactivated = true where id = (select max(id) from storage_areas where not is_deactivated)',
  )
  expect([await announced(), await listed()]).toEqual([String(Number(before) - 1), String(Number(before) - 1)])
  await api.deps.pool.query('update storage_areas set is_deactivated = false')
})

describe('holidays', () => {
  const eve = { date: '2026-05-26', name: { fr: 'Veille de l’Aïd', ar: 'ليلة العيد' } }
  const of = async (year: number) => (await get(`/api/holidays?year=${year}`)).body as { id: number; date: string; name: Localized }[]

  async function change(method: 'POST' | 'PUT' | 'DELETE', path: string, roles?: readonly StaffRole[], payload?: object) {
    const answer = await api.app.inject({
      method,
      url: path,
      headers: await api.headers(roles?.join('-') ?? 'salma', roles),
      ...(payload && { payload }),
    })
    return { status: answer.statusCode, body: answer.body ? answer.json() : null }
  }

  test('returns a year, also one without announced holidays', async () => {
    const year = await of(2026)
    expect(year).toHaveLength(18)
    expect(year[0]).toMatchObject({ date: '2026-01-01', name: { fr: 'Nouvel an', ar: 'رأس السنة الميلادية' }, certainty: 'Fixed' })
    expect((await of(2030)).map(({ date }) => date)).toContain('2030-11-18')
    expect((await get('/api/holidays?year=1956')).status).toBe(400)
    expect((await get('/api/holidays')).status).toBe(400)
  })

  test('retains corrections of managers after a new seed', async () => {
    const fitr = (await of(2027)).find(({ date }) => date === '2027-03-10')
    expect((await change('PUT', `/api/holidays/${fitr?.id}`, ['manager'], { ...fitr, date: '2027-03-12' })).body).toMatchObject({
      date: '2027-03-12',
      certainty: 'Announced',
    })
    const labour = (await of(2027)).find(({ date }) => date === '2027-05-01')
    expect((await change('DELETE', `/api/holidays/${labour?.id}`, ['admin'])).status).toBe(204)
    expect((await change('DELETE', `/api/holidays/${labour?.id}`, ['admin'])).status).toBe(404)
    expect((await change('POST', '/api/holidays', ['manager'], eve)).body).toMatchObject(eve)
    await api.deps.pool.query("update settings set value = 'old' where key = 'reference.seed'")
    expect(await seedReference(api.deps.db)).toBe(true)
    const days = (await of(2027)).map(({ date }) => date)
    expect([days.includes('2027-03-12'), days.includes('2027-03-10'), days.includes('2027-05-01')]).toEqual([true, false, false])
    expect((await of(2026)).map(({ name }) => name.fr)).toContain(eve.name.fr)
  })

  test('rejects changes by other roles', async () => {
    for (const [method, path] of [
      ['POST', '/api/holidays'],
      ['PUT', '/api/holidays/1'],
      ['DELETE', '/api/holidays/1'],
    ] as const) {
      expect((await change(method, path, undefined, eve)).status).toBe(403)
      expect((await change(method, path, ['agent', 'expert', 'controller', 'editor'], eve)).status).toBe(403)
      const anonymous = await api.app.inject({ method, url: path, headers: await api.headers(), payload: eve })
      expect(anonymous.statusCode).toBe(401)
    }
  })

  test('requires a day and a name in every language', async () => {
    for (const [field, value] of [
      ['date', '2026-02-30'],
      ['name.fr', ' '],
      ['name.ar', undefined],
    ] as const) {
      const given = field === 'date' ? { date: value } : { name: { ...eve.name, [field.slice(5)]: value } }
      const { status, body } = await change('POST', '/api/holidays', ['manager'], { ...eve, ...given })
      expect({ status, names: body.message.includes(field) }).toEqual({ status: 400, names: true })
    }
    expect((await change('PUT', '/api/holidays/999999', ['manager'], eve)).status).toBe(404)
  })

  test('applies to the working time calendar', async () => {
    const calendar = await workingCalendar(api.deps.db, [], new Date('2026-07-29T23:30:00Z'))
    expect([calendar.holidays.has('2026-07-30'), calendar.holidays.has('2026-06-17'), calendar.holidays.has('2027-01-11')]).toEqual([
      true,
      false,
      true,
    ])
  })
})

describe('seedReference', () => {
  test('writes nothing for equal data', async () => {
    expect(await seedReference(api.deps.db)).toBe(false)
  })

  test('updates facts without overwriting changes of staff', async () => {
    const { pool, db } = api.deps
    await pool.query("update settings set value = '1500' where key = 'booking.depositDirhams'")
    await pool.query("update storage_areas set phone = '0522999999' where tag = 'fes'")
    await pool.query(
      "insert into spellings (kind, spelling, target_id) select 'city', 'lablanche', id from cities where name = 'Casablanca'",
    )
    await pool.query(`update brands set names = '{"fr":"x"}' where name = 'Kia'`)
    await pool.query("update settings set value = 'old' where key = 'reference.seed'")
    const ids = (await pool.query('select array_agg(id order by id) from models')).rows
    expect(await seedReference(db)).toBe(true)
    expect((await pool.query('select array_agg(id order by id) from models')).rows).toEqual(ids)
    const { rows } = await pool.query(
      `select (select value from settings where key = 'booking.depositDirhams') as deposit,
        (select phone from storage_areas where tag = 'fes') as phone, (select names->>'ar' from brands where name = 'Kia') as kia,
        (select count(*)::int from spellings where spelling = 'lablanche') as added`,
    )
    expect(rows[0]).toEqual({ deposit: '1500', phone: '0522999999', kia: 'كيا', added: 1 })
  })

  test('runs once for concurrent processes', async () => {
    await api.deps.pool.query("update settings set value = 'old' where key = 'reference.seed'")
    const done = await Promise.all([1, 2, 3].map(() => seedReference(api.deps.db)))
    expect(done.filter(Boolean)).toHaveLength(1)
  })
})

test('excludes staff, mail and document texts from the public dictionary', async () => {
  const under = await testApi({ settings: { BASE_PATH: '/occasion/' } })
  try {
    const read = async (url: string) => (await under.app.inject({ url: `/occasion${url}` })).json()
    const packs = new Set(Object.keys(await read('/api/resources')).map((key) => key.split('.')[0]))
    expect(packs).toContain('search')
    expect([...packs].filter((pack) => /Mail$|Printout$|^staff|^stock|^team|^bookingCase|^kit/.test(String(pack)))).toEqual([])
    const [brand] = await read('/api/vehiclebrands/stripped')
    const [icon] = await read('/api/vehiclebrands/icons')
    for (const address of [brand.logo, icon.url]) {
      expect(address).toMatch(/^\/occasion\/api\/vehiclebrands\/icons\//)
      expect((await under.app.inject({ url: address })).statusCode).toBe(200)
    }
  } finally {
    await under.close()
  }
})
