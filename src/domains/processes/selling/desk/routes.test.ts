import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { StaffRole } from '#shared/actor.ts'
import { countedTo } from '#shared/counted.ts'
import { type TestApi, testApi, testNow } from '#testing/database.ts'
import { inspect } from '#testing/inspection.ts'
import { remindOfVisits } from '../effects/service.ts'
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

describe('appointment', () => {
  /** a Monday in Ramadan: UTC+0 */
  const monday = '2026-03-16T08:00:00.000Z'
  let api: TestApi
  let now = new Date(monday)
  beforeAll(async () => {
    api = await testApi({ clock: { now: () => now } })
    await api.deps.pool.query(`update settings set value = 'false' where key = 'purchases.phoneCode'`)
  })
  afterAll(() => api.close())
  beforeEach(async () => {
    now = new Date(monday)
    await api.deps.pool.query('delete from contact_attempts')
    await api.deps.pool.query('delete from appointments')
  })

  const asked = {
    ...{ Civility: 'Mme.', FirstName: 'Salma', LastName: 'Alaoui', Email: 'salma@exemple.ma', Phone: '0612345678', City: 'Casablanca' },
    ...{ Brand: 'Dacia', Model: 'Duster', ReleaseDate: '2019-03-12', Mileage: '84000', Type: 'Purchase', StorageAreaId: '1' },
  }
  let plates = 10_000
  interface Owned {
    id: number
    reference: string
    key: string
    subject: string
    status: string
    storageArea: { id: number }
    appointment: { key: string; status: string; starts: string; ends: string; storageArea: { id: number } } | null
  }
  /** Creates a request of its own seller and car. */
  async function submit(subject: string, changes: Record<string, string> = {}) {
    const query = new URLSearchParams({ ...asked, RegistrationNumber: `${plates++} | ب | 6`, ...changes })
    return api.app.inject({ method: 'POST', url: `/vehiclepurchases?${query}`, headers: await api.headers(subject) })
  }
  async function submitted(subject: string, changes?: Record<string, string>): Promise<Owned> {
    const answer = await submit(subject, changes)
    expect(answer.statusCode, answer.body).toBe(200)
    return { ...answer.json(), subject }
  }
  async function arrange({ key, subject }: Owned, starts: string, storageAreaId = 1) {
    const url = `/api/purchases/${key}/appointment`
    return api.app.inject({ method: 'PUT', url, headers: await api.headers(subject), payload: { storageAreaId, starts } })
  }
  const drop = async ({ key, subject }: Owned) =>
    api.app.inject({ method: 'DELETE', url: `/api/purchases/${key}/appointment`, headers: await api.headers(subject) })
  async function atDesk(method: 'PUT' | 'DELETE' | 'POST', path: string, payload?: object, role: StaffRole = 'agent') {
    const headers = await api.headers(`the-${role}`, [role])
    return api.app.inject({ method, url: `/api/staff/purchases/${path}`, headers, ...(payload && { payload }) })
  }
  async function slots(query: Record<string, string> = {}) {
    const answer = await api.app.inject({
      url: `/api/appointments/slots?${new URLSearchParams({ kind: 'Expertise', storageAreaId: '1', ...query })}`,
    })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json() as {
      minutes: number
      until: string
      days: { date: string; closed: string | null; slots: { starts: string; free: number }[] }[]
    }
  }
  const freeAt = async (starts: string) => (await slots()).days.flatMap((day) => day.slots).find((slot) => slot.starts === starts)?.free
  const told = async ({ id }: Owned) =>
    (
      await api.deps.pool.query<{ about: string }>(
        `select split_part(split_part(key, ':', 1), '.', 2) || case when channel = 'Sms' then ' sms' else '' end as about
       from messages where key like 'purchases.visit%' and split_part(key, ':', 2) = $1 order by id`,
        [String(id)],
      )
    ).rows.map(({ about }) => about)
  const tuesday = '2026-03-17T10:15:00.000Z'

  describe('times of a store', () => {
    test('lists a week from today, two hours ahead, without taken places', async () => {
      const before = await slots()
      expect(before).toMatchObject({ minutes: 45, until: '2026-04-13' })
      expect(before.days.map(({ date }) => date)).toEqual(['16', '17', '18', '19', '20', '21', '22'].map((day) => `2026-03-${day}`))
      expect(before.days[0]?.slots[0]).toMatchObject({ starts: '2026-03-16T10:15:00.000Z', free: 2 })
      await submitted('salma', { AppointmentStart: tuesday })
      expect(await freeAt(tuesday)).toBe(1)
      expect((await slots({ from: '2026-04-12', days: '14' })).days.map(({ date }) => date)).toEqual(['2026-04-12', '2026-04-13'])
      expect((await slots({ from: '2026-05-01' })).days).toEqual([])
    })

    test('returns the first time of each store', async () => {
      const answer = await api.app.inject({ url: '/api/appointments/firstslots?kind=Expertise' })
      expect(answer.json()).toHaveLength(8)
      expect(answer.json()[0]).toEqual({ storageAreaId: 1, starts: '2026-03-16T10:15:00.000Z' })
      const none = await api.app.inject({ url: '/api/appointments/firstslots?kind=Visit' })
      expect(none.json()[0]).toEqual({ storageAreaId: 1, starts: null })
    })

    test('uses the own capacity and duration of a store', async () => {
      await api.deps.pool.query(
        `insert into appointment_capacities (storage_area_id, kind, places, minutes, last_modified) values (2, 'Expertise', 5, 60, now())`,
      )
      const { minutes, days } = await slots({ storageAreaId: '2' })
      expect([minutes, days[1]?.slots[0]?.free]).toEqual([60, 5])
    })

    test('returns no times for an unknown store', async () => {
      const answer = await api.app.inject({ url: '/api/appointments/slots?kind=Expertise&storageAreaId=999' })
      expect(answer.statusCode).toBe(404)
    })
  })

  describe('appointment of a request', () => {
    test('is stored with the request; an unavailable time rejects both', async () => {
      const made = await submitted('salma', { AppointmentStart: tuesday })
      expect(made.appointment).toMatchObject({
        status: 'Booked',
        starts: tuesday,
        ends: '2026-03-17T11:00:00.000Z',
        storageArea: { id: 1 },
      })
      for (const odd of ['2026-03-17T10:20:00.000Z', '2026-03-16T09:30:00.000Z', '2026-05-18T10:15:00.000Z', '2026-03-22T10:15:00.000Z']) {
        const answer = await submit('salma', { AppointmentStart: odd, RegistrationNumber: '77777 | ب | 6' })
        expect([answer.statusCode, answer.json().errors]).toEqual([400, [{ field: 'AppointmentStart', reason: 'invalid' }]])
      }
      const { rows } = await api.deps.pool.query(`select from vehicles where registration_number = '77777B6'`)
      expect(rows).toEqual([])
    })

    test('lets only the owner move and cancel it, with a notice', async () => {
      const made = await submitted('omar')
      expect(made.appointment).toBeNull()
      expect((await arrange(made, tuesday)).json().appointment.starts).toBe(tuesday)
      const moved = (await arrange(made, '2026-03-18T08:45:00.000Z', 3)).json()
      expect([moved.appointment.starts, moved.storageArea.id]).toEqual(['2026-03-18T08:45:00.000Z', 3])
      expect(await freeAt(tuesday)).toBe(2)
      expect((await arrange(made, '2026-03-18T08:45:00.000Z', 3)).statusCode).toBe(200)
      expect((await arrange({ ...made, subject: 'stranger' }, tuesday)).statusCode).toBe(404)
      expect((await drop({ ...made, subject: 'stranger' })).statusCode).toBe(404)
      expect((await drop(made)).json().appointment).toBeNull()
      expect((await drop(made)).statusCode).toBe(404)
      expect(await told(made)).toEqual([
        ...['visitSet', 'visitSet sms', 'visitMoved', 'visitMoved sms', 'visitCancelled', 'visitCancelled sms'],
      ])
    })

    test('lets the owner change it until two hours before, staff always', async () => {
      const made = await submitted('omar', { AppointmentStart: tuesday })
      now = new Date('2026-03-17T08:15:01Z')
      expect((await arrange(made, '2026-03-18T08:45:00.000Z')).json().code).toBe('AppointmentNear')
      expect((await drop(made)).json().code).toBe('AppointmentNear')
      const soon = '2026-03-17T08:45:00.000Z'
      expect((await atDesk('PUT', `${made.id}/appointment`, { storageAreaId: 1, starts: soon })).json().appointment.starts).toBe(soon)
      expect((await atDesk('DELETE', `${made.id}/appointment`)).json().appointment).toBeNull()
      expect((await atDesk('PUT', `${made.id}/appointment`, { storageAreaId: 1, starts: '2026-03-17T08:00:00.000Z' })).statusCode).toBe(400)
      expect((await atDesk('PUT', `${made.id}/appointment`, { storageAreaId: 1, starts: soon }, 'controller')).statusCode).toBe(403)
    })

    test('books only as many concurrent requests as places', async () => {
      const made: Owned[] = []
      for (let i = 0; i < 100; i++) {
        if (i % 3 === 0) await api.deps.pool.query('delete from contact_attempts')
        made.push(await submitted(`buyer-${i}`, { Phone: `06${String(10_000_000 + i)}`, Email: `buyer-${i}@exemple.ma` }))
      }
      const answers = await Promise.all(made.map((one) => arrange(one, tuesday)))
      const codes = answers.map((answer) => (answer.statusCode === 200 ? 'kept' : answer.json().code))
      expect([codes.filter((code) => code === 'kept').length, codes.filter((code) => code === 'SlotTaken').length]).toEqual([2, 98])
      const { rows } = await api.deps.pool.query(`select place from appointments where starts = $1 and status = 'Booked' order by place`, [
        tuesday,
      ])
      expect(rows).toEqual([{ place: 1 }, { place: 2 }])
    }, 120_000)

    test('is protected by database constraints', async () => {
      const [first, second] = [await submitted('omar', { AppointmentStart: tuesday }), await submitted('zineb')]
      const past = (starts: string) =>
        api.deps.pool.query(
          `insert into appointments (kind, storage_area_id, place, starts, ends, customer_id, purchase_id, created, last_modified)
         select 'Expertise', 1, 1, $2::timestamptz, $2::timestamptz + interval '45 min', customer_id, id, now(), now() from vehicle_purchases where id = $1`,
          [second.id, starts],
        )
      await expect(past('2026-03-17T10:30:00Z')).rejects.toMatchObject({ code: '23P01' })
      await past('2026-03-17T11:00:00Z')
      expect(first.appointment?.starts).toBe(tuesday)
    })

    test('follows the status of the request', async () => {
      const made = await submitted('omar', { AppointmentStart: tuesday })
      const steps = async (action: string, role: StaffRole, given: object = {}) =>
        (await atDesk('POST', `${made.id}/steps`, { action, ...given }, role)).json()
      await steps('accept', 'agent')
      expect((await atDesk('POST', `${made.id}/appointment/steps`, { status: 'Missed' })).statusCode).toBe(404)
      now = new Date('2026-03-17T11:00:00Z')
      await inspect(api, { purchase: made.id, worth: 100_000 })
      const seen = await api.deps.pool.query('select status, starts from appointments where purchase_id = $1', [made.id])
      expect(seen.rows).toEqual([{ status: 'Done', starts: new Date(tuesday) }])
      expect((await arrange(made, '2026-03-18T08:45:00.000Z')).json().code).toBe('TransitionNotAllowed')

      const other = await submitted('zineb', { AppointmentStart: '2026-03-19T08:45:00.000Z' })
      await atDesk('POST', `${other.id}/steps`, { action: 'reject', comment: 'No' })
      const { rows } = await api.deps.pool.query('select status from appointments where purchase_id = $1', [other.id])
      expect(rows).toEqual([{ status: 'Cancelled' }])
    })

    test('can be marked as missed after its start and booked again', async () => {
      const made = await submitted('omar', { AppointmentStart: tuesday })
      now = new Date('2026-03-17T10:30:00Z')
      const missed = await atDesk('POST', `${made.id}/appointment/steps`, { status: 'Missed' })
      expect(missed.json().appointment.status).toBe('Missed')
      expect((await arrange(made, '2026-03-18T08:45:00.000Z')).json().appointment).toMatchObject({ status: 'Booked' })
    })

    test('removes a request from the waiting list while it is booked', async () => {
      const made = await submitted('omar')
      const waiting = async () => {
        const query = new URLSearchParams([
          ...['Submited', 'Accepted'].map((status) => ['status', status]),
          ['view', 'all'],
          ['visit', 'none'],
          ['text', made.reference],
        ])
        const answer = await api.app.inject({
          url: `/api/staff/purchases?${query}`,
          headers: await api.headers('the-agent', ['agent']),
        })
        return answer.json().results.some(({ id }: { id: number }) => id === made.id)
      }
      expect(await waiting()).toBe(true)
      await atDesk('PUT', `${made.id}/appointment`, { storageAreaId: 1, starts: tuesday })
      expect(await waiting()).toBe(false)
      await atDesk('DELETE', `${made.id}/appointment`)
      expect(await waiting()).toBe(true)
    })

    test('reminds the owner once per start time within the configured hours', async () => {
      const made = await submitted('omar', { AppointmentStart: '2026-03-18T10:15:00.000Z' })
      const late = await submitted('zineb', { AppointmentStart: '2026-03-16T10:15:00.000Z' })
      const remind = async (at: string) => {
        now = new Date(at)
        await remindOfVisits(api.deps)
      }
      await remind('2026-03-17T09:14:00Z')
      expect(await told(made)).toEqual([])
      // twenty-five hours before to the minute, and not again
      for (const at of ['2026-03-17T09:15:00Z', '2026-03-17T09:26:00Z']) {
        await remind(at)
        expect([at, await told(made)]).toEqual([at, ['visitReminder', 'visitReminder sms']])
      }
      await arrange(made, '2026-03-19T10:15:00.000Z')
      await remind('2026-03-18T11:00:00Z')
      expect((await told(made)).filter((about) => about === 'visitReminder')).toHaveLength(2)
      expect(await told(late)).toEqual([])
    })

    test('updates the same calendar event when moved or cancelled', async () => {
      const made = await submitted('omar', { AppointmentStart: tuesday })
      const key = made.appointment?.key ?? ''
      const file = async () =>
        (await api.app.inject({ url: `/api/appointments/${key}/calendar`, headers: { 'accept-language': 'fr' } })).body.replaceAll(
          '\r\n ',
          '',
        )
      const first = await file()
      expect(first).toContain(`UID:${key}@rihla.ma`)
      expect(first).toContain('DTSTART:20260317T101500Z')
      expect(first).toContain('DTEND:20260317T110000Z')
      expect(first).toContain('SUMMARY:Expertise chez Rihla')
      expect(first).not.toMatch(/Salma|Alaoui|0612345678/)
      now = new Date('2026-03-16T09:00:00Z')
      await arrange(made, '2026-03-18T08:45:00.000Z')
      const moved = await file()
      const newer = (text: string) => Number(/SEQUENCE:(\d+)/.exec(text)?.[1])
      expect(moved).toContain('DTSTART:20260318T084500Z')
      expect(newer(moved)).toBeGreaterThan(newer(first))
      await drop(made)
      expect(await file()).toContain('STATUS:CANCELLED')
      expect((await api.app.inject({ url: '/api/appointments/6b1f2d3e-0000-4000-8000-000000000000/calendar' })).statusCode).toBe(404)
    })
  })
})
