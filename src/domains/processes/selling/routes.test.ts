import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { StaffRole } from '#shared/actor.ts'
import { insertAccount, insertBooking, insertRow } from '#testing/builders.ts'
import { type TestApi, testApi } from '#testing/database.ts'
import { inspect } from '#testing/inspection.ts'
import { requestQuery } from '#testing/purchase-papers.ts'
import { purchasesData } from './service.ts'

let api: TestApi
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

async function list(subject?: string) {
  const answer = await api.app.inject({ url: '/api/customers/purchases', headers: await api.headers(subject) })
  return { status: answer.statusCode, body: answer.json() }
}

async function cardOf(subject: string): Promise<number> {
  const answer = await api.app.inject({ url: '/api/customers/current', headers: await api.headers(subject) })
  return answer.json().id
}

/** Inserts a request with a quotation in a given state. */
async function request(customerId: number, reference: string, ...statuses: string[]): Promise<void> {
  await api.deps.pool.query(
    `with car as (
      insert into vehicles (reference, brand_id, model_id, release_date, mileage, last_status)
      select 'P-' || $2, brand_id, id, '2018-03-01', 90000, 'Draft' from models where name = 'Duster' returning id
    ), purchase as (
      insert into vehicle_purchases (reference, type, customer_id, disposed_vehicle_id, quotation, desired_vehicle_model, last_status)
      select $2, 'TradeIn', $1, id, 95000, 'Tucson', ($3::text[])[array_length($3::text[], 1)] from car returning id
    )
    insert into purchase_statuses (purchase_id, type, comment) select purchase.id, status, 'Said' from purchase, unnest($3::text[]) status`,
    [customerId, reference, statuses],
  )
}

test("lists the caller's requests with actions and the made offer", async () => {
  const [owner, stranger] = [await cardOf('owner'), await cardOf('stranger')]
  expect((await list('owner')).body).toEqual([])
  await request(owner, 'RA-2026-000001', 'Submited', 'Accepted', 'TechnicalExpertiseSubmitted')
  await request(owner, 'RA-2026-000002', 'Submited', 'Accepted', 'TechnicalExpertiseSubmitted', 'QuotationAccepted')
  await request(stranger, 'RA-2026-000003', 'Submited')
  const { status, body } = await list('owner')
  expect(status).toBe(200)
  expect(body).toMatchObject([
    {
      reference: 'RA-2026-000002',
      type: 'TradeIn',
      status: 'QuotationAccepted',
      quotation: 95_000,
      disposedVehicle: { title: 'Dacia Duster', year: 2018, mileage: 90_000 },
      actions: ['acceptOffer', 'negotiate', 'decline', 'cancel'],
    },
    { reference: 'RA-2026-000001', status: 'TechnicalExpertiseSubmitted', quotation: null, actions: ['cancel'] },
  ])
  expect(body[0].statuses.map(({ type }: { type: string }) => type)).toEqual([
    'Submited',
    'Accepted',
    'TechnicalExpertiseSubmitted',
    'QuotationAccepted',
  ])
  expect(JSON.stringify(body)).not.toContain('Said')
  expect((await list()).status).toBe(401)
})

test('lists the staff comments to the owner in order', async () => {
  const owner = await cardOf('reader')
  await request(owner, 'RA-2026-000008', 'Submited', 'Accepted')
  expect((await list('reader')).body[0].comments).toEqual([])
  await api.deps.pool.query(
    `insert into purchase_comments (purchase_id, title, body, created)
     select id, title, body, now() from vehicle_purchases, (values ('', 'Pensez au double des clés.'), ('Pneus', 'Deux sont à changer.')) v(title, body)
     where reference = 'RA-2026-000008'`,
  )
  const [{ id, comments }] = (await list('reader')).body
  expect(comments).toMatchObject([
    { title: '', body: 'Pensez au double des clés.', vehiclePurchaseId: id },
    { title: 'Pneus', body: 'Deux sont à changer.' },
  ])
})

test('exports personal data and erases it', async () => {
  const id = await cardOf('leaver')
  await request(id, 'RA-2026-000009', 'Submited')
  const owner = { id, subject: 'leaver', email: null, phone: null }
  expect(await purchasesData.collect(api.deps.db, owner)).toMatchObject({ purchases: [{ reference: 'RA-2026-000009' }] })
  await api.deps.db.transaction().execute((trx) => purchasesData.erase(trx, owner))
  const { rows } = await api.deps.pool.query(
    `select p.desired_vehicle_model as model, s.comment from vehicle_purchases p join purchase_statuses s on s.purchase_id = p.id
     where p.customer_id = $1`,
    [id],
  )
  expect(rows).toEqual([{ model: null, comment: null }])
})

test('does not list a deleted request', async () => {
  const owner = await cardOf('collector')
  await request(owner, 'RA-2026-000101', 'Submited')
  await request(owner, 'RA-2026-000102', 'Submited')
  await api.deps.pool.query(`update vehicle_purchases set is_deleted = true where reference = 'RA-2026-000102'`)
  expect((await list('collector')).body.map(({ reference }: { reference: string }) => reference)).toEqual(['RA-2026-000101'])
})

test('names the staff member who accepted a request, and its store with the phone', async () => {
  const owner = await cardOf('followed')
  await request(owner, 'RA-2026-000711', 'Submited')
  expect((await list('followed')).body).toMatchObject([{ adviser: null, store: null }])
  const { rows } = await api.deps.pool.query('select name, phone from storage_areas where id = 1')
  await request(owner, 'RA-2026-000712', 'Submited', 'Accepted', 'TechnicalExpertiseSubmitted')
  await api.deps.pool.query(`update vehicle_purchases set storage_area_id = 1 where reference = 'RA-2026-000712'`)
  await insertAccount(api.deps.db, 'houda', { civility: 'Mme.', first_name: 'Houda', last_name: 'Fassi' })
  await api.deps.pool.query(
    `update purchase_statuses s set created_by = 'houda' from vehicle_purchases p where p.id = s.purchase_id and p.reference = 'RA-2026-000712' and s.type = 'Accepted'`,
  )
  expect((await list('followed')).body[0]).toMatchObject({ reference: 'RA-2026-000712', adviser: 'Houda Fassi', store: rows[0] })
})

test('names the store of a request', async () => {
  const owner = await cardOf('seller')
  await request(owner, 'RA-2026-000201', 'Submited')
  await request(owner, 'RA-2026-000202', 'Submited')
  await api.deps.pool.query(`update vehicle_purchases set storage_area_id = 1 where reference = 'RA-2026-000202'`)
  expect((await list('seller')).body).toMatchObject([
    { reference: 'RA-2026-000202', documents: [], storageArea: { id: 1 } },
    { reference: 'RA-2026-000201', documents: [], storageArea: null },
  ])
})

test('erases only the requests of that person', async () => {
  const [leaver, other] = [await cardOf('parting'), await cardOf('staying')]
  await request(leaver, 'RA-2026-000301', 'Submited')
  await request(other, 'RA-2026-000302', 'Submited')
  const owner = { id: leaver, subject: 'parting', email: null, phone: null }
  await api.deps.db.transaction().execute((trx) => purchasesData.erase(trx, owner))
  const { rows } = await api.deps.pool.query(
    `select p.desired_vehicle_model as model, s.comment from vehicle_purchases p join purchase_statuses s on s.purchase_id = p.id
     where p.customer_id = $1`,
    [other],
  )
  expect(rows).toEqual([{ model: 'Tucson', comment: 'Said' }])
})

describe('claim', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await testApi()
    await query(`update settings set value = 'false' where key = 'purchases.phoneCode'`)
    await account('claimer', 'salma@exemple.ma')
    await account('other', 'other@exemple.ma')
  })
  afterAll(() => api.close())
  beforeEach(() => query('delete from contact_attempts'))

  const query = async (text: string, values: unknown[] = []) => (await api.deps.pool.query(text, values)).rows
  async function account(subject: string, email: string): Promise<void> {
    await query(
      `insert into customers (user_id, first_name, last_name, email, email_verified, phone) values ($1, 'S', 'A', $2, true, '+2126999999' || length($1))`,
      [subject, email],
    )
  }
  let plates = 1000
  async function send(changes: Record<string, string> = {}): Promise<{ id: number; key: string }> {
    const asked = new URLSearchParams({ ...requestQuery, RegistrationNumber: `${plates++}A5`, ...changes })
    const answer = await api.app.inject({ method: 'POST', url: `/vehiclepurchases?${asked}`, headers: await api.headers() })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json()
  }
  async function ask(method: 'GET' | 'POST', url: string, subject?: string, payload?: object) {
    const answer = await api.app.inject({ method, url, headers: await api.headers(subject), ...(payload && { payload }) })
    return { status: answer.statusCode, body: answer.body ? answer.json() : null }
  }
  const own = async (subject: string) => (await ask('GET', '/api/customers/purchases', subject)).body.map(({ id }: { id: number }) => id)
  const claim = (given: object, subject?: string) => ask('POST', '/api/customers/purchases/claims', subject, given)
  const letters = (id: number) =>
    query(`select recipient, content::text as content from messages where key like 'purchases.claim:' || $1 || ':%'`, [id])

  test('mails one claim link, which moves the request under a new key', async () => {
    const { id, key } = await send()
    await query(
      `insert into appointments (kind, storage_area_id, place, starts, ends, customer_id, purchase_id, created, last_modified)
     select 'Expertise', 1, 1, '2026-04-01T10:00Z', '2026-04-01T10:45Z', customer_id, id, now(), now() from vehicle_purchases where id = $1`,
      [id],
    )
    expect([await own('claimer'), await own('claimer'), await own('other')]).toEqual([[], [], []])
    const [letter, ...more] = await letters(id)
    expect([letter.recipient, more.length]).toEqual(['salma@exemple.ma', 0])
    const token = (letter.content as string).match(/history\?claimSale=([\w.-]+)/)?.[1] ?? ''
    expect((await claim({ token })).status).toBe(401)
    const wrong = [
      await claim({ token }, 'other'),
      await claim({ token: `${token.slice(0, -1)}_` }, 'claimer'),
      await claim({ token: '1.x' }, 'claimer'),
    ]
    expect(wrong.map(({ status }) => status)).toEqual([404, 404, 404])
    // an account with an unconfirmed e-mail gets no mail
    await query(`update customers set email_verified = false where user_id = 'claimer'`)
    expect((await claim({ token }, 'claimer')).status).toBe(404)
    await query(`update customers set email_verified = true where user_id = 'claimer'`)

    const { status, body } = await claim({ token }, 'claimer')
    expect(status).toBe(200)
    expect(await own('claimer')).toEqual([id])
    expect(body.key).not.toBe(key)
    // the old key no longer works
    expect((await ask('GET', `/api/purchases/${key}`)).status).toBe(404)
    expect((await ask('GET', `/api/purchases/${body.key}`, 'other')).status).toBe(404)
    const [visit] = await query('select c.user_id from appointments a join customers c on c.id = a.customer_id where a.purchase_id = $1', [
      id,
    ])
    expect(visit).toEqual({ user_id: 'claimer' })
    expect((await claim({ token }, 'claimer')).status).toBe(404)
  })

  test('rejects a claim by an account with another e-mail', async () => {
    const { id } = await send({ Email: 'other@exemple.ma' })
    expect([await own('other'), await own('claimer')]).not.toContainEqual([id])
    expect(await letters(id)).toHaveLength(1)
    // a booking token is no claim token
    const { claimToken } = await import('#domains/processes/buying/writes/service.ts')
    expect((await claim({ token: claimToken(api.deps, id, 'other@exemple.ma') }, 'other')).status).toBe(404)
  })

  test('offers a request only to the account with its e-mail and phone', async () => {
    const offers = async (subject?: string) => (await ask('GET', '/api/customers/purchases/claims', subject)).body
    const confirmed = (email: boolean, phone: boolean) =>
      query(`update customers set email_verified = $1, phone_verified = $2, phone = '+212677889900' where user_id = 'claimer'`, [
        email,
        phone,
      ])
    const { id, key } = await send({ Phone: '0677889900', Email: 'salma@exemple.ma' })
    await send({ Phone: '0677889900', Email: 'another@exemple.ma' })
    await send({ Phone: '0677889911', Email: 'salma@exemple.ma' })
    for (const [email, phone] of [
      [true, false],
      [false, true],
      [false, false],
    ] as const) {
      await confirmed(email, phone)
      expect([email, phone, await offers('claimer')]).toEqual([email, phone, []])
    }
    expect((await ask('GET', '/api/customers/purchases/claims')).status).toBe(401)
    await confirmed(true, true)
    const [offer, ...more] = await offers('claimer')
    expect([offer, more]).toEqual([
      { token: expect.stringMatching(new RegExp(`^${id}\\.`)), title: 'Dacia Duster', created: expect.any(String) },
      [],
    ])
    expect(await offers('other')).toEqual([])
    // the token is bound to the account's e-mail
    expect((await claim({ token: offer.token }, 'other')).status).toBe(404)
    const { status, body } = await claim({ token: offer.token }, 'claimer')
    expect([status, body.key === key, await offers('claimer')]).toEqual([200, false, []])
    expect(await own('claimer')).toContain(id)
  })

  test('claims by key only with the code to the phone', async () => {
    const { id, key } = await send({ Phone: '0611223344', Email: 'third@exemple.ma' })
    expect(await claim({ key }, 'claimer')).toMatchObject({ status: 403, body: { code: 'PhoneUnconfirmed' } })
    await ask('POST', '/phonenumbers/send?phone=0611223344')
    const [sms] = await query(
      `select content ->> 'text' as text from messages where channel = 'Sms' and recipient = '+212611223344' order by id desc limit 1`,
    )
    const code = (sms.text as string).match(/\d{6}/)?.[0]
    expect((await ask('POST', `/phonenumbers/check?phone=0611223344&code=${code}`)).status).toBeLessThan(300)
    const { status, body } = await claim({ key }, 'claimer')
    expect(status).toBe(200)
    expect(await own('claimer')).toContain(id)
    expect([(await claim({ key: body.key }, 'other')).status, (await claim({ key }, 'other')).status]).toEqual([404, 404])
    expect((await claim({}, 'claimer')).status).toBe(400)
  })

  test('claims a consignment by the same proofs', async () => {
    const mine = async (subject: string) =>
      (await ask('GET', '/api/customers/intermediations', subject)).body.map(({ id }: { id: number }) => id)
    await query(
      `update customers set email = 'nadia@exemple.ma', email_verified = true, phone = '+212655443322', phone_verified = true where user_id = 'claimer'`,
    )
    const guest = { Type: 'Intermediation', Email: 'nadia@exemple.ma', Phone: '0655443322', AppointmentStart: '2026-03-30T10:00:00.000Z' }
    const { id, key } = await send(guest)
    await query(
      `with account as (insert into bank_wire_accounts (customer_id, holder, bank_name, bank_number, created)
       select customer_id, 'N', 'B', '007810000123456789012345', now() from vehicle_intermediations where id = $1 returning id)
     update vehicle_intermediations set bank_account_id = account.id from account where vehicle_intermediations.id = $1`,
      [id],
    )
    await own('claimer')
    const [letter] = await query(`select content::text as content from messages where key like 'intermediation.claim:' || $1 || ':%'`, [id])
    const token = (letter.content as string).match(/history\?claimSale=([\w.-]+)/)?.[1] ?? ''
    expect((await claim({ token }, 'other')).status).toBe(404)
    expect((await claim({ token: token.replace(/^\d+/, String(id + 1)) }, 'claimer')).status).toBe(404)
    const offers = (await ask('GET', '/api/customers/purchases/claims', 'claimer')).body
    expect(offers).toEqual([{ token, title: 'Dacia Duster', created: expect.any(String) }])
    const { status, body } = await claim({ token }, 'claimer')
    expect([status, body.key === key, await mine('claimer')]).toEqual([200, false, [id]])
    expect([(await ask('GET', `/api/intermediations/${key}`)).status, (await claim({ token }, 'claimer')).status]).toEqual([404, 404])
    const owners = await query(
      `select distinct c.user_id from customers c where c.id in (select customer_id from appointments where intermediation_id = $1)
       or c.id = (select b.customer_id from bank_wire_accounts b join vehicle_intermediations i on i.bank_account_id = b.id where i.id = $1)`,
      [id],
    )
    expect(owners).toEqual([{ user_id: 'claimer' }])

    // by its key only after the code to its phone
    const other = await send({ Type: 'Intermediation', Email: 'loin@exemple.ma', Phone: '0611223355' })
    expect((await claim({ key: other.key }, 'claimer')).body.code).toBe('PhoneUnconfirmed')
    await ask('POST', '/phonenumbers/send?phone=0611223355')
    const [sms] = await query(
      `select content ->> 'text' as text from messages where channel = 'Sms' and recipient = '+212611223355' order by id desc limit 1`,
    )
    const code = (sms.text as string).match(/\d{6}/)?.[0]
    await ask('POST', `/phonenumbers/check?phone=0611223355&code=${code}`)
    expect((await claim({ key: other.key }, 'claimer')).status).toBe(200)
    expect(await mine('claimer')).toContain(other.id)
  })
})

describe('trade in', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await testApi()
    await api.deps.pool.query(`update settings set value = 'false' where key = 'purchases.phoneCode'`)
  })
  afterAll(() => api.close())
  beforeEach(() => api.deps.pool.query('delete from contact_attempts'))

  type Body = Record<string, unknown>
  let made = 0
  const asked = {
    ...{ Civility: 'M.', FirstName: 'Omar', LastName: 'Ziani', Email: 'omar@exemple.ma', Phone: '0612345678', City: 'Casablanca' },
    ...{ Brand: 'Dacia', Model: 'Duster', ReleaseDate: '2019-03-12', Mileage: '84000', StorageAreaId: '1', Type: 'TradeIn' },
  }
  const as = (role: StaffRole, subject = `the-${role}`) => api.headers(subject, [role])
  const call = async (method: 'GET' | 'POST' | 'PUT', url: string, headers: Record<string, string>, payload?: Body) =>
    api.app.inject({ method, url, headers, ...(payload && { payload }) })
  const ok = (answer: { statusCode: number; body: string; json: () => unknown }) => {
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json() as { id: number; key: string; status: string; tradeIn: Body | null }
  }

  /** Creates a booking with a manual deposit and further payments. */
  async function booking(
    subject: string,
    { paid = 0, status = 'Accepted', area = 1 } = {},
  ): Promise<{ id: number; key: string; car: number }> {
    const card = (await call('GET', '/api/customers/current', await api.headers(subject))).json()
    const serial = String(++made).padStart(5, '0')
    const { db } = api.deps
    const row = await insertBooking(
      db,
      {
        ...{ reference: `RV-2026-9${serial}`, customer_id: card.id, storage_area_id: area, price: 180_000, last_status: status },
        buyer: { civility: 'M.', firstName: 'Omar', lastName: 'Ziani' },
      },
      {
        car: { model: 'Duster', storage_area_id: area },
        sale: { reference: `VT-2026-9${serial}`, storage_area_id: area, last_status: 'Assigned' },
      },
    )
    const entry = { booking_id: row.id, created: new Date() }
    await insertRow(db, 'booking_statuses', { booking_id: row.id, type: status })
    await insertRow(db, 'booking_ledger', { ...entry, kind: 'Held', amount: 1000, method: 'Cash' })
    if (paid > 0) await insertRow(db, 'booking_ledger', { ...entry, kind: 'Paid', amount: paid, method: 'Checks' })
    return { id: row.id, key: row.key, car: row.vehicle_id }
  }
  const request = async (subject: string, changes: Body = {}) => {
    const query = new URLSearchParams(
      Object.entries({ ...asked, RegistrationNumber: `${++made}A7`, ...changes }).map(([k, v]) => [k, String(v)]),
    )
    return ok(await call('POST', `/vehiclepurchases?${query}`, await api.headers(subject)))
  }
  const mine = async (subject: string, key: string) => ok(await call('GET', `/api/purchases/${key}`, await api.headers(subject)))
  const answer = async (subject: string, key: string, payload: Body) =>
    call('POST', `/api/purchases/${key}/steps`, await api.headers(subject), payload)
  const step = async (role: StaffRole, id: number, payload: Body, subject?: string) =>
    call('POST', `/api/staff/purchases/${id}/steps`, await as(role, subject), payload)
  const bookingStatus = async (id: number): Promise<string> =>
    (await api.deps.pool.query('select last_status as status from vehicle_bookings where id = $1', [id])).rows[0].status
  const purchaseStatus = async (id: number): Promise<string> =>
    (await api.deps.pool.query('select last_status as status from vehicle_purchases where id = $1', [id])).rows[0].status
  const giveUp = { action: 'cancel', comment: 'Je renonce', reasonId: 4 }

  describe('sum of both sides', () => {
    test('is computed from both records after acceptance', async () => {
      const { id: bookingId, key: bookingKey } = await booking('sum')
      const { id, key, tradeIn } = await request('sum')
      expect(tradeIn).toMatchObject({
        bookingId,
        bookingKey,
        price: 180_000,
        settled: 1000,
        value: null,
        isDeducted: false,
        toPay: 179_000,
      })
      ok(await step('agent', id, { action: 'accept' }))
      await inspect(api, { purchase: id, worth: 80_000 })
      // the offer is internal before it is made
      expect((await mine('sum', key)).tradeIn).toMatchObject({ value: null, toPay: 179_000 })
      ok(await step('manager', id, { action: 'approveQuotation' }))
      expect((await mine('sum', key)).tradeIn).toMatchObject({ value: 80_000, isDeducted: false, toPay: 179_000 })
      ok(await answer('sum', key, { action: 'acceptOffer' }))
      expect((await mine('sum', key)).tradeIn).toMatchObject({ value: 80_000, isDeducted: true, toPay: 99_000, toReceive: 0 })
    })

    test('deducts up to the open amount, with two people', async () => {
      const { id: bookingId } = await booking('deducts', { status: 'PayementDetailsSubmitted' })
      const { id, key } = await request('deducts')
      await api.deps.pool.query(
        `with account as (
         insert into bank_wire_accounts (customer_id, holder, bank_name, bank_number, created)
         select customer_id, 'Omar', 'CIH', '007810000123456789012345', now() from vehicle_purchases where id = $1 returning id
       ) update vehicle_purchases set quotation = 200000, last_status = 'DocumentsConformityAccepted', bank_account_id = (select id from account) where id = $1`,
        [id],
      )
      const prepare = async () => call('POST', `/api/staff/purchases/${id}/transfer`, await as('controller'), { isDeduction: true })
      expect((await prepare()).json().errors).toMatchObject([{ field: 'isDeduction', reason: 'tooBig', limit: 179_000 }])
      await api.deps.pool.query('update vehicle_purchases set quotation = 80000 where id = $1', [id])
      ok(await prepare())
      ok(await step('manager', id, { action: 'pay' }))
      const { rows } = await api.deps.pool.query(`select amount, method from booking_ledger where booking_id = $1 and kind = 'Paid'`, [
        bookingId,
      ])
      expect(rows).toEqual([{ amount: 80_000, method: null }])
      expect((await mine('deducts', key)).tradeIn).toMatchObject({ settled: 81_000, isDeducted: false, toPay: 99_000 })
      const { rows: told } = await api.deps.pool.query(`select from messages where key like 'purchases.deducted:' || $1 || ':%'`, [id])
      expect(told.length).toBeGreaterThan(0)
    })
  })

  describe('joint cancellation', () => {
    test('works for the customer from either side', async () => {
      const a = await booking('both-a')
      const first = await request('both-a')
      ok(await answer('both-a', first.key, giveUp))
      expect([await bookingStatus(a.id), await purchaseStatus(first.id)]).toEqual(['Cancelled', 'Canceled'])
      const b = await booking('both-b')
      const second = await request('both-b')
      ok(await call('POST', `/api/bookings/${b.key}/cancel`, await api.headers('both-b'), { comment: 'Je renonce' }))
      expect([await bookingStatus(b.id), await purchaseStatus(second.id)]).toEqual(['Cancelled', 'Canceled'])
    })

    test('happens once for concurrent calls', async () => {
      const { id: bookingId, key } = await booking('crossing')
      const { id, key: own } = await request('crossing')
      const headers = await api.headers('crossing')
      const both = await Promise.all([
        answer('crossing', own, giveUp),
        call('POST', `/api/bookings/${key}/cancel`, headers, { comment: 'Je renonce' }),
      ])
      expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
      expect([await bookingStatus(bookingId), await purchaseStatus(id)]).toEqual(['Cancelled', 'Canceled'])
      const { rows } = await api.deps.pool.query(`select from purchase_statuses where purchase_id = $1 and type = 'Canceled'`, [id])
      expect(rows).toHaveLength(1)
    })

    test("requests the adviser's approval once above the deposit", async () => {
      const { id: bookingId } = await booking('paid-more', { paid: 20_000 })
      const { id, key, tradeIn } = await request('paid-more')
      expect(tradeIn).toMatchObject({ cancelAsks: true, cancelAsked: false })
      for (let press = 0; press < 2; press++) ok(await answer('paid-more', key, giveUp))
      expect((await mine('paid-more', key)).tradeIn).toMatchObject({ cancelAsked: true })
      expect([await bookingStatus(bookingId), await purchaseStatus(id)]).toEqual(['Accepted', 'Submited'])
      const { rows } = await api.deps.pool.query(`select state from booking_asks where booking_id = $1`, [bookingId])
      expect(rows).toEqual([{ state: 'Open' }])
      ok(await call('POST', `/api/vehiclebookings/${bookingId}/cancel`, await as('agent'), { comment: 'Accord' }))
      expect([await bookingStatus(bookingId), await purchaseStatus(id)]).toEqual(['Cancelled', 'Canceled'])
    })

    test('requires staff access to both sides', async () => {
      const { id: bookingId } = await booking('split', { area: 2 })
      const { id } = await request('split')
      const one = await as('agent', 'agent-of-1')
      await as('agent', 'agent-of-2')
      await api.deps.pool.query(`insert into staff_areas (subject, storage_area_id) values ('agent-of-1', 1), ('agent-of-2', 2)`)
      expect((await call('POST', `/api/staff/purchases/${id}/steps`, one, giveUp)).statusCode).toBe(403)
      const other = await call('POST', `/api/vehiclebookings/${bookingId}/cancel`, await as('agent', 'agent-of-2'), { comment: 'Non' })
      expect(other.statusCode).toBe(403)
      expect([await bookingStatus(bookingId), await purchaseStatus(id)]).toEqual(['Accepted', 'Submited'])
      ok(await step('agent', id, giveUp))
      expect([await bookingStatus(bookingId), await purchaseStatus(id)]).toEqual(['Cancelled', 'Canceled'])
    })

    test('leaves billed records unchanged', async () => {
      const { id: bookingId } = await booking('billed')
      const { id } = await request('billed')
      await api.deps.pool.query(`update vehicle_purchases set last_status = 'Billed' where id = $1`, [id])
      ok(await call('POST', `/api/vehiclebookings/${bookingId}/cancel`, await as('agent'), { comment: 'Accord' }))
      expect([await bookingStatus(bookingId), await purchaseStatus(id)]).toEqual(['Cancelled', 'Billed'])
      const { id: ours } = await booking('billed-car', { paid: 20_000 })
      const { id: theirs, key } = await request('billed-car')
      await api.deps.pool.query(`update vehicle_bookings set last_status = 'Billed' where id = $1`, [ours])
      ok(await answer('billed-car', key, giveUp))
      expect([await bookingStatus(ours), await purchaseStatus(theirs)]).toEqual(['Billed', 'Canceled'])
      const { rows } = await api.deps.pool.query('select from booking_asks where booking_id = $1', [ours])
      expect(rows).toEqual([])
    })
  })

  describe('link', () => {
    const tie = async (id: number, bookingId: number | null, role: StaffRole = 'agent') =>
      call('PUT', `/api/staff/purchases/${id}/booking`, await as(role), { bookingId })

    test('is created for the named car or only booking, else by staff', async () => {
      const [a, b] = [await booking('ties'), await booking('ties')]
      const unnamed = await request('ties')
      expect(unnamed.tradeIn).toBeNull()
      const record = await call('GET', `/api/staff/purchases/${unnamed.id}`, await as('agent'))
      expect(record.json().bookings.map(({ id }: { id: number }) => id)).toEqual([b.id, a.id])
      expect(ok(await tie(unnamed.id, a.id)).tradeIn).toMatchObject({ bookingId: a.id })
      // a booking has one trade-in
      const named = await request('ties', { NewVehicleId: b.car })
      expect(named.tradeIn).toMatchObject({ bookingId: b.id })
      expect((await tie(named.id, a.id)).json().errors).toMatchObject([{ field: 'bookingId', reason: 'invalid' }])
      expect(ok(await tie(unnamed.id, null)).tradeIn).toBeNull()
      expect(ok(await tie(named.id, a.id)).tradeIn).toMatchObject({ bookingId: a.id })
    })

    test('survives the invoice and is released by a cancellation', async () => {
      const { id: bookingId } = await booking('kept')
      const { id: first, tradeIn } = await request('kept')
      expect(tradeIn).toMatchObject({ bookingId, cancelAsks: false })
      const { id, key, ...other } = await request('kept')
      expect(other.tradeIn).toBeNull()
      expect((await tie(id, bookingId)).json().errors).toMatchObject([{ field: 'bookingId', reason: 'invalid' }])
      await api.deps.pool.query(`update vehicle_purchases set last_status = 'Canceled' where id = $1`, [first])
      expect(ok(await tie(id, bookingId)).tradeIn).toMatchObject({ bookingId, cancelAsks: false })
      await api.deps.pool.query(
        `insert into booking_ledger (booking_id, kind, amount, method, created) values ($1, 'Paid', 1, 'Cash', now())`,
        [bookingId],
      )
      expect((await mine('kept', key)).tradeIn).toMatchObject({ cancelAsks: true })
      await api.deps.pool.query('update vehicle_bookings set last_status = $2 where id = $1', [bookingId, 'Billed'])
      expect((await mine('kept', key)).tradeIn).toMatchObject({ cancelAsks: false })
      ok(await tie(id, bookingId))
      ok(await tie(id, null))
      expect((await tie(id, bookingId)).json().errors).toMatchObject([{ field: 'bookingId', reason: 'invalid' }])
    })

    test('is shown at the booking to staff with access', async () => {
      const { id: bookingId } = await booking('shown')
      const { id } = await request('shown')
      const url = `/api/staff/bookings/${bookingId}/tradeins`
      const line = { id, reference: expect.stringMatching(/^RA-/), status: 'Submited', title: 'Dacia Duster', value: null }
      expect((await call('GET', url, await as('expert'))).json()).toEqual([line])
      const far = await as('agent', 'far-agent')
      await api.deps.pool.query(`insert into staff_areas (subject, storage_area_id) values ('far-agent', 2)`)
      const refused = [far, await api.headers('shown'), await api.headers()]
      const answers = await Promise.all(refused.map((headers) => call('GET', url, headers)))
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 403, 401])
      await api.deps.pool.query(`update vehicle_purchases set last_status = 'Canceled' where id = $1`, [id])
      expect((await call('GET', url, await as('agent'))).json()).toEqual([])
    })

    test('rejects foreign bookings, outright sales and experts', async () => {
      const { id: theirs } = await booking('stranger')
      const { id } = await request('tied')
      expect((await tie(id, theirs)).json().errors).toMatchObject([{ field: 'bookingId', reason: 'invalid' }])
      expect((await tie(id, null, 'expert')).statusCode).toBe(403)
      const sold = await request('tied', { Type: 'Purchase' })
      expect((await tie(sold.id, null)).json()).toMatchObject({ code: 'TransitionNotAllowed' })
    })
  })
})
