import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StaffRole } from '#shared/actor.ts'
import { countedTo } from '#shared/counted.ts'
import { type TestApi, testApi, testNow } from '#testing/database.ts'
import { pageOf } from './store.ts'

let api: TestApi
beforeAll(async () => {
  api = await testApi()
  await api.deps.pool.query(`update settings set value = 'false' where key = 'purchases.phoneCode'`)
})
afterAll(() => api.close())

type Body = Record<string, unknown>
type Headers = Record<string, string>
const asked = {
  Civility: 'M.',
  FirstName: 'Hicham',
  LastName: 'Berrada',
  IdNumber: 'BK482913',
  Email: 'hicham@exemple.ma',
  Phone: '0662114009',
  City: 'Casablanca',
  Brand: 'Dacia',
  Model: 'Duster',
  ReleaseDate: '2019-03-12',
  Mileage: 84_000,
  Type: 'Purchase',
  StorageAreaId: 1,
}
const as = (role: StaffRole, subject = `the-${role}`): Promise<Headers> => api.headers(subject, [role])
const take = async (plate: string, changes: Body = {}, headers?: Headers) =>
  api.app.inject({
    method: 'POST',
    url: '/api/staff/purchases',
    headers: headers ?? (await as('agent')),
    payload: { ...asked, RegistrationNumber: plate, ...changes },
  })
const sellers = async (q: string, headers?: Headers) =>
  (
    await api.app.inject({
      url: `/api/staff/purchases/sellers?q=${encodeURIComponent(q)}`,
      headers: headers ?? (await as('agent')),
    })
  ).json()

describe('sellers', () => {
  test('are found by exact phone or ID number', async () => {
    const first = (await take('11A1')).json()
    const known = { id: first.customerId, firstName: 'Hicham', idNumber: 'BK482913', hasAccount: false, city: 'Casablanca', open: 1 }
    expect(await sellers('06 62 11 40 09')).toMatchObject([known])
    expect(await sellers('bk 482913')).toMatchObject([known])
    expect([await sellers('0662'), await sellers('BK48'), await sellers('Berrada'), await sellers('%')]).toEqual([[], [], [], []])
    // an account is found by its customer record, even with another e-mail
    const card = (await api.app.inject({ url: '/api/customers/current', headers: await api.headers('nadia') })).json()
    await api.deps.pool.query(`update customers set phone = '+212655667788', last_name = 'Ziani' where id = $1`, [card.id])
    expect(await sellers('0655667788')).toMatchObject([{ id: card.id, hasAccount: true, lastName: 'Ziani', open: 0 }])
    const { customerId, requestOrigin } = (await take('12A1', { CustomerId: card.id, Email: 'autre@exemple.ma' })).json()
    expect([customerId, requestOrigin]).toEqual([card.id, 'BO'])
    const own = await api.app.inject({ url: '/api/customers/purchases', headers: await api.headers('nadia') })
    expect(own.json()).toMatchObject([{ customerId: card.id }])
  })

  test('are not found when unknown or erased', async () => {
    const { customerId } = (await take('13A1', { Email: 'loin@exemple.ma', Phone: '0661000001' })).json()
    await api.deps.pool.query('update customers set erased = now() where id = $1', [customerId])
    for (const CustomerId of [customerId, 1_999_999_999])
      expect((await take('14A1', { CustomerId })).json().errors).toMatchObject([{ field: 'CustomerId', reason: 'invalid' }])
    expect(await sellers('0661000001')).toEqual([])
    expect((await api.deps.pool.query(`select from vehicles where registration_number = '14A1'`)).rowCount).toBe(0)
  })

  test('are visible to advisers only', async () => {
    for (const role of ['expert', 'controller', 'editor'] as const)
      expect([await sellers('0662114009', await as(role)), (await take('15A1', {}, await as(role))).json()]).toMatchObject([
        { code: 'Forbidden' },
        { code: 'Forbidden' },
      ])
    expect(await sellers('0662114009', await api.headers('nadia'))).toMatchObject({ code: 'Forbidden' })
  })

  test('creates one request for a repeated submission, rejects a duplicate car', async () => {
    const DraftKey = '0b4d7d6e-6d0a-4f2e-9d6d-2c1c3a4b5c6e'
    const [a, b] = await Promise.all([take('16A1', { DraftKey }), take('16A1', { DraftKey })])
    expect(a.json().id).toBe(b.json().id)
    expect((await take('16A1')).json()).toMatchObject({ code: 'DuplicateEnquiry' })
  })
})

describe('comments', () => {
  const comment = async (id: number, payload: Body, headers: Headers) =>
    api.app.inject({ method: 'POST', url: `/api/staff/purchases/${id}/comments`, headers, payload })

  test('are stored with their author, newest first, and need a text', async () => {
    const { id } = (await take('21A1')).json()
    const written = await comment(id, { title: 'Clé', body: 'Pensez à la deuxième clé.' }, await as('agent'))
    expect(written.json().comments).toMatchObject([{ title: 'Clé', body: 'Pensez à la deuxième clé.', vehiclePurchaseId: id }])
    const second = await comment(id, { body: 'Merci.' }, await as('controller'))
    expect(second.json().comments.map(({ body }: { body: string }) => body)).toEqual(['Merci.', 'Pensez à la deuxième clé.'])
    expect((await comment(id, { body: '  ' }, await as('agent'))).json().errors).toMatchObject([{ field: 'body' }])
    const { rows } = await api.deps.pool.query(
      `select subject from audit_entries where action = 'commentPurchase' and record_id = $1 order by id`,
      [String(id)],
    )
    expect(rows).toEqual([{ subject: 'the-agent' }, { subject: 'the-controller' }])
  })

  test('are rejected for another store and the own request', async () => {
    const { id, customerId } = (await take('22A1')).json()
    const far = await as('agent', 'far-agent')
    await api.deps.pool.query(`insert into staff_areas (subject, storage_area_id) values ('far-agent', 2)`)
    expect((await comment(id, { body: 'Non' }, far)).statusCode).toBe(404)
    await api.deps.pool.query(`update customers set user_id = 'selling-agent' where id = $1`, [customerId])
    expect((await comment(id, { body: 'Non' }, await as('agent', 'selling-agent'))).statusCode).toBe(403)
    expect((await comment(id, { body: 'Non' }, await as('editor'))).statusCode).toBe(403)
  })
})

describe('list', () => {
  const list = async (query: string) =>
    (await api.app.inject({ url: `/api/staff/purchases?${query}`, headers: await as('manager') })).json()
  const found = async (text: string) => (await list(`view=all&text=${encodeURIComponent(text)}`)).results.length

  test('finds by reference, plate, phone, name, make and model', async () => {
    const { id } = (
      await take('90211B7', { FirstName: 'Zineb', LastName: 'Amrani', Phone: '0661998877', Email: 'zineb@exemple.ma' })
    ).json()
    const [{ reference }] = (await api.deps.pool.query('select reference from vehicle_purchases where id = $1', [id])).rows
    const texts = [
      reference,
      reference.slice(-4).replace(/^0+/, ''),
      '90211 ب 7',
      '06 61 99 88 77',
      'Zineb',
      'amrani zi',
      'Amrani Duster',
      'dacia zineb',
    ]
    expect(await Promise.all(texts.map(found))).toEqual(texts.map(() => 1))
    expect(await Promise.all(['Zineb Clio', 'Amrany', '90211 ب 8', '%'].map(found))).toEqual([0, 0, 0, 0])
    expect(await found('dacia duster')).toBeGreaterThan(1)
  })

  test('counts up to a thousand and still shows the next page', async () => {
    const { id } = (await take('31A1')).json()
    await api.deps.pool.query(
      `insert into vehicle_purchases (reference, type, customer_id, disposed_vehicle_id, storage_area_id, due, last_status)
       select 'RA-2019-' || n, 'Purchase', p.customer_id, p.disposed_vehicle_id, 1, now(), 'Canceled'
       from generate_series(1, 1200) n, vehicle_purchases p where p.id = $1`,
      [id],
    )
    const first = await list('view=closed&size=100')
    expect([first.rowCount, first.counts.closed, first.pageCount]).toEqual([countedTo + 1, countedTo + 1, 11])
    const eleventh = await list('view=closed&size=100&page=11')
    expect([eleventh.results.length, eleventh.pageCount]).toEqual([100, 12])
    const last = await list('view=closed&size=100&page=12')
    expect([last.results.length, last.rowCount, last.pageCount]).toEqual([100, 1200, 12])
  })

  test('reads each view by index', async () => {
    await api.deps.pool.query('vacuum analyze vehicle_purchases')
    for (const view of ['todo', 'overdue', 'waiting', 'all', 'closed'] as const) {
      const { rows } = await sql<
        Record<'QUERY PLAN', string>
      >`explain ${pageOf({ view, page: 1, size: 25 }, sql`true`, new Date(testNow))}`.execute(api.deps.db)
      const plan = rows.map((row) => row['QUERY PLAN']).join(' ')
      expect([view, /Index (Only )?Scan/.test(plan), /Seq Scan on vehicle_purchases/.test(plan)]).toEqual([view, true, false])
    }
  })
})

describe('a request without an inspection', () => {
  const account = { holder: 'Hicham Berrada', bankName: 'Banque Populaire', bankNumber: '007810000123456789012345' }
  const put = async (id: number, what: 'car' | 'bankaccount', payload: Body, role: StaffRole = 'controller') =>
    api.app.inject({ method: 'PUT', url: `/api/staff/purchases/${id}/${what}`, headers: await as(role), payload })
  const bill = async (id: number) =>
    api.app.inject({
      method: 'POST',
      url: `/api/staff/purchases/${id}/steps`,
      headers: await as('controller'),
      payload: { action: 'bill' },
    })
  const read = { chassisNumber: 'vf1hsradg 56789012', fuelType: 'Diesel', gearType: 'Manual', fiscalPower: 6 }

  test('gets the missing facts of its car from the desk before the bill', async () => {
    const { id } = (await take('701A6')).json()
    // a case from before inspections existed
    await api.deps.pool.query(`update vehicle_purchases set last_status = 'DocumentsAccepted', quotation = 90000 where id = $1`, [id])
    expect((await put(id, 'bankaccount', account)).statusCode).toBe(200)
    expect((await bill(id)).json().errors).toMatchObject([{ field: 'chassisNumber', reason: 'required' }])
    expect((await put(id, 'car', { ...read, chassisNumber: 'VF1' })).json().errors).toMatchObject([{ field: 'chassisNumber' }])
    expect((await put(id, 'car', read, 'expert')).statusCode).toBe(403)
    const { chassisNumber, ...rest } = read
    expect((await put(id, 'car', rest)).json().unread).toEqual(['chassisNumber'])
    // a stored fact is not replaced
    const saved = (await put(id, 'car', { ...read, fuelType: 'Gasoline' })).json()
    expect([saved.unread, saved.steps]).toMatchObject([
      [],
      expect.arrayContaining([{ action: 'bill', needsComment: false, missing: null }]),
    ])
    const { rows } = await api.deps.pool.query(
      `select v.chassis_number, v.fuel_type, v.gear_type, v.fiscal_power from vehicles v
       join vehicle_purchases p on p.disposed_vehicle_id = v.id where p.id = $1`,
      [id],
    )
    expect(rows).toEqual([{ chassis_number: 'VF1HSRADG56789012', fuel_type: 'Diesel', gear_type: 'Manual', fiscal_power: 6 }])
    expect((await put(id, 'car', read)).json().code).toBe('TransitionNotAllowed')
    expect((await bill(id)).statusCode).toBe(200)
  })

  test('takes no facts from the desk once it is inspected or has ended', async () => {
    const { id } = (await take('702A6')).json()
    expect((await put(id, 'car', { fuelType: 'Diesel' })).json().unread).toEqual(['chassisNumber', 'gearType', 'fiscalPower'])
    const steps = { method: 'POST', url: `/api/staff/purchases/${id}/steps`, headers: await as('agent') } as const
    expect((await api.app.inject({ ...steps, payload: { action: 'accept' } })).json().unread).toEqual([])
    expect((await put(id, 'car', read)).json().code).toBe('TransitionNotAllowed')
    const { id: other } = (await take('703A6')).json()
    await api.deps.pool.query(`update vehicle_purchases set last_status = 'Rejected' where id = $1`, [other])
    expect((await put(other, 'car', read)).json().code).toBe('TransitionNotAllowed')
    const outside = await api.headers('far', ['controller'])
    expect(
      (await api.app.inject({ method: 'PUT', url: '/api/staff/purchases/999999/car', headers: outside, payload: read })).statusCode,
    ).toBe(404)
  })
})
