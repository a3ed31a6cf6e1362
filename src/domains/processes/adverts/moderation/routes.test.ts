import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApi, testApi } from '#testing/database.ts'
import { sweepAds } from '../jobs.ts'
import type { AdLine, AdRecord } from './contract.ts'
import { findQueue } from './store.ts'

describe('desk', () => {
  const now = new Date('2026-03-16T10:00:00Z')
  const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
  let api: TestApi
  let model: { id: number; brand: number }
  beforeAll(async () => {
    api = await testApi({ clock: { now: () => now } })
    ;[model] = (await query("select id, brand_id as brand from models where name = 'Duster'")) as [typeof model]
  })
  afterAll(() => api.close())
  beforeEach(() => api.deps.pool.query('truncate vehicles, customers, documents cascade'))

  const query = async (text: string, values: unknown[] = []) => (await api.deps.pool.query(text, values)).rows
  async function insert(table: string, columns: Record<string, unknown>): Promise<number> {
    const names = Object.keys(columns)
    const [row] = await query(
      `insert into ${table} (${names.join(', ')}) values (${names.map((_, i) => `$${i + 1}`).join(', ')}) returning id`,
      Object.values(columns),
    )
    return row.id
  }
  const car = (columns: Record<string, unknown> = {}) =>
    insert('vehicles', { brand_id: model.brand, model_id: model.id, last_status: 'Draft', ...columns })
  const person = (subject: string, columns: Record<string, unknown> = {}) =>
    insert('customers', { user_id: subject, first_name: 'Salma', last_name: 'Alaoui', created: at(-60 * 24 * 400), ...columns })
  let adverts = 0
  /** An advert of somebody, of a car of its own unless one is given. */
  async function advert(customer_id: number, columns: Record<string, unknown> = {}, of: Record<string, unknown> = {}): Promise<number> {
    adverts++
    const disposed_vehicle_id = await car(of)
    const known = { reference: `AD-2026-${String(adverts).padStart(6, '0')}`, language: 'fr', last_status: 'Submited', due: at(60) }
    return insert('vehicle_ads', { ...known, customer_id, disposed_vehicle_id, created: now, last_modified: now, ...columns })
  }
  const carOf = async (ad: number) => (await query('select disposed_vehicle_id as id from vehicle_ads where id = $1', [ad]))[0].id
  async function list(search: string): Promise<{ results: AdLine[]; rowCount: number; counts: Record<string, number> }> {
    const answer = await api.app.inject({ url: `/api/staff/vehicleads?${search}`, headers: await api.headers('an-agent', ['agent']) })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json()
  }
  async function record(id: number): Promise<AdRecord> {
    const answer = await api.app.inject({ url: `/api/staff/vehicleads/${id}`, headers: await api.headers('an-agent', ['agent']) })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json()
  }
  const ids = ({ results }: { results: { id: number }[] }) => results.map(({ id }) => id)

  test('sorts pending adverts by lateness, risk and time', async () => {
    const seller = await person('seller')
    const risky = { description: JSON.stringify({ fr: 'Appelez le 06 12 34 56 78' }) }
    const [soon, later, dangerous, late] = [
      await advert(seller, { due: at(10) }),
      await advert(seller, { due: at(20) }),
      await advert(seller, { due: at(30) }, risky),
      await advert(seller, { due: at(-1) }),
    ]
    const justDue = await advert(seller, { due: now })
    await advert(seller, { is_deleted: true })
    await advert(seller, { last_status: 'Draft', due: null })
    const all = [late, dangerous, justDue, soon, later]
    expect(ids(await list('view=toRead'))).toEqual(all)
    expect((await list('view=toRead')).results.map(({ isOverdue }) => isOverdue)).toEqual([true, false, false, false, false])
    const second = await list('view=toRead&page=2&size=2')
    expect([ids(second), second.rowCount, second.counts.toRead]).toEqual([[justDue, soon], 5, 5])

    await query(`update vehicle_ads set last_status = 'Published', due = null where id = any($1)`, [[soon, later, late]])
    await query(`update vehicle_ads set last_status = 'Published' where id = $1`, [justDue])
    expect(ids(await list('view=published'))).toEqual([justDue, late, later, soon])
    const page = await list('view=published&page=2&size=3')
    expect([ids(page), page.rowCount]).toEqual([[soon], 4])
    expect((await list('view=all')).counts).toEqual({ toRead: 1, reported: 0, corrections: 0, refused: 0, published: 4, all: 5 })
  })

  test('beyond the two hundred that are sorted by risk they come by moment alone', async () => {
    const seller = await person('seller')
    const first = await advert(seller, { due: at(-5) }, { description: JSON.stringify({ fr: 'Appelez le 06 12 34 56 78' }) })
    const second = await advert(seller, { due: at(-10) })
    const seen = { now, manyAccounts: 3 }
    const rows = async (page: number, size: number) =>
      (await findQueue(api.deps.db, { view: 'toRead', page, size }, seen)).rows.map(({ id }) => id)
    expect([await rows(2, 100), await rows(2, 101), await rows(201, 1)]).toEqual([[second, first], [], []])
    expect(await findQueue(api.deps.db, { view: 'toRead', page: 1, size: 201 }, seen)).toMatchObject({
      count: 2,
      rows: [{ id: second }, { id: first }],
    })
  })

  test('sorts reported adverts by count and time', async () => {
    const seller = await person('seller')
    const report = (ad: number, closed = false) =>
      insert('ad_reports', {
        ad_id: ad,
        reason: 'Scam',
        language: 'fr',
        day: '2026-03-16',
        created: now,
        ...(closed && { closed: now, outcome: 'Kept' }),
      })
    const [once, twice, early, judged] = [
      await advert(seller, { last_status: 'Published', due: at(20) }),
      await advert(seller, { last_status: 'Published' }),
      await advert(seller, { last_status: 'Published', due: at(10) }),
      await advert(seller, { last_status: 'Published' }),
    ]
    const [gone, draft] = [await advert(seller, { is_deleted: true }), await advert(seller, { last_status: 'Draft' })]
    for (const ad of [once, twice, twice, early, gone, draft]) await report(ad)
    for (const ad of [judged, once, once]) await report(ad, true)
    const { results, counts, rowCount } = await list('view=reported')
    expect(results.map(({ id, reports }) => [id, reports])).toEqual([
      [twice, 2],
      [early, 1],
      [once, 1],
    ])
    expect([counts.reported, rowCount]).toEqual([3, 3])
  })

  test('returns the first photo and marks appeals', async () => {
    const seller = await person('seller')
    const [ad, appeal, refused] = [
      await advert(seller, { due: at(1) }),
      await advert(seller, { due: at(2), appealed: now }),
      await advert(seller, { last_status: 'Rejected', due: null, appealed: now, asks_correction: true }),
    ]
    const owner = await carOf(ad)
    const photo = async (name: string, columns: object = {}) =>
      insert('documents', {
        ...{
          owner_type: 'Vehicle',
          owner_id: owner,
          type: 'VehicleAdPicture',
          file_name: name,
          mime_type: 'image/webp',
          size: 1,
          hash: name,
        },
        ...{ images_order: 5, ...columns },
      })
    await photo('gone', { images_order: 0, is_deleted: true })
    await photo('paper', { images_order: 0, type: 'VehicleGrayCard' })
    await photo('of a customer', { images_order: 0, owner_type: 'Customer' })
    const first = await photo('first', { images_order: 1 })
    await photo('second', { images_order: 2 })
    const { results } = await list('view=all')
    expect(results.map(({ id, photo: shown, isAppeal, isCorrection }) => [id, shown, isAppeal, isCorrection])).toEqual([
      [ad, first, false, false],
      [appeal, null, true, false],
      [refused, null, false, true],
    ])
    expect([(await record(ad)).isAppeal, (await record(appeal)).isAppeal, (await record(refused)).isAppeal]).toEqual([false, true, false])
  })

  test('returns the last acceptance and the state of the seller', async () => {
    const seller = await person('seller', { phone: '+212612345678', email: 'seller@exemple.ma' })
    const ad = await advert(seller, { last_status: 'Accepted' })
    await advert(seller, { last_status: 'Published' })
    await advert(seller, { is_deleted: true })
    await advert(await person('another'))
    for (const [type, comment] of [
      ['Accepted', 'Plaque vérifiée'],
      ['Accepted', 'Plaque et photos vérifiées'],
      ['Rejected', 'Non'],
    ])
      await insert('ad_statuses', { ad_id: ad, type, comment })
    const told = async () => {
      const { explanation, suspension, seller: who, steps } = await record(ad)
      return [explanation, suspension, who.adverts, steps]
    }
    expect(await told()).toEqual(['Plaque et photos vérifiées', null, 2, []])
    await query(`update vehicle_ads set last_status = 'Submited' where id = $1`, [ad])
    expect(await told()).toEqual([null, 'Asked', 2, ['accept', 'askCorrection', 'reject']])
    await query(`update customers set last_status = 'Inactive' where id = $1`, [seller])
    expect((await told())[1]).toBe('Suspended')
    // nobody decides about their own
    await query(`update customers set user_id = 'an-agent', last_status = 'Active' where id = $1`, [seller])
    expect(await told()).toEqual([null, null, 2, []])
  })

  test('twins are cars that are or were shown, or are advertised, by the plate or the chassis number', async () => {
    const seller = await person('seller')
    const papers = { registration_number: '301A6', chassis_number: 'VF1RJA00012345678' }
    const ad = await advert(seller, {}, papers)
    const shown = { published_at: at(-1000) }
    const [whole, plate] = [await car({ ...papers, ...shown }), await car({ registration_number: '301A6', ...shown })]
    const chassis = await car({ chassis_number: papers.chassis_number, ...shown })
    await car({ ...papers, ...shown, is_deleted: true })
    await car(papers)
    await car({ registration_number: '302A6', ...shown })
    const advertised = await carOf(await advert(seller, { last_status: 'Draft' }, { registration_number: '301A6' }))
    await advert(seller, { is_deleted: true }, { registration_number: '301A6' })
    const { twins, risk } = await record(ad)
    expect(twins.map(({ vehicleId, same }) => [vehicleId, same])).toEqual([
      [advertised, ['registrationNumber']],
      [chassis, ['chassisNumber']],
      [plate, ['registrationNumber']],
      [whole, ['registrationNumber', 'chassisNumber']],
    ])
    expect(risk.points.map(({ kind }) => kind).toSorted()).toEqual(['SameChassis', 'SamePlate'])
  })

  test('the market of a car are those of its model on sale, at most a year older or younger', async () => {
    const seller = await person('seller')
    const of = { release_date: '2019-06-01', price: 60_000 }
    const ad = await advert(seller, {}, of)
    const sold = { release_date: '2019-06-01', price: 100_000, last_status: 'Published' }
    for (const given of [{}, { release_date: '2018-01-01' }, { release_date: '2020-12-31' }]) await car({ ...sold, ...given })
    const [{ id: other }] = await query("select id from models where name = 'Logan'")
    for (const given of [
      { release_date: '2017-12-31' },
      { release_date: '2021-01-01' },
      { last_status: 'Reserved' },
      { is_deleted: true },
      { is_archived: true },
      { price: null },
      { model_id: other },
    ])
      await car({ ...sold, ...given })
    expect((await record(ad)).risk.market).toEqual({ median: 100_000, comparables: 3 })
  })
})

describe('reports', () => {
  let api: TestApi
  let now = new Date('2026-03-16T10:00:00Z')
  beforeAll(async () => {
    api = await testApi({ settings: { CHECK_ANSWERS: 'true' }, clock: { now: () => now } })
  })
  afterAll(() => api.close())
  beforeEach(async () => {
    now = new Date('2026-03-16T10:00:00Z')
    await api.deps.pool.query('truncate ad_reports, contact_attempts, messages cascade')
  })

  /** A published advert of somebody; gives its number and that of its car. */
  async function advert(subject: string, status = 'Published'): Promise<{ id: number; car: number }> {
    const payload = { disposedVehicle: { brand: 'Dacia', model: 'Duster' } }
    const made = await api.app.inject({ method: 'POST', url: '/api/vehicleads/save', headers: await api.headers(subject), payload })
    const { id } = made.json()
    await api.deps.pool.query('update vehicle_ads set last_status = $2 where id = $1', [id, status])
    const { rows } = await api.deps.pool.query('select disposed_vehicle_id as car from vehicle_ads where id = $1', [id])
    return { id, car: rows[0].car }
  }
  async function report(car: number, body: object = {}, { from = '10.2.1.1', headers = {} } = {}) {
    const answer = await api.app.inject({
      method: 'POST',
      url: `/api/vehicleads/vehicle/${car}/reports`,
      headers: { ...(await api.headers()), ...headers },
      remoteAddress: from,
      payload: { reason: 'Scam', ...body },
    })
    return { status: answer.statusCode, body: answer.body && answer.json() }
  }
  async function desk(method: 'GET' | 'POST', path: string, payload?: object, subject = 'an-agent') {
    const headers = await api.headers(subject, ['agent'])
    const answer = await api.app.inject({ method, url: `/api/staff/vehicleads${path}`, headers, ...(payload && { payload }) })
    return { status: answer.statusCode, body: answer.json() }
  }
  const told = async () =>
    (await api.deps.pool.query("select recipient, language, content->'mail'->>'preheader' as text from messages order by id")).rows

  test('what visitors report waits for the staff, the most reported first, and takes nothing out of the search', async () => {
    const [quiet, loud] = [await advert('seller-1'), await advert('seller-2')]
    expect((await report(quiet.car, { reason: 'WrongPrice', text: ' Le prix change au téléphone. ' })).status).toBe(204)
    for (let i = 0; i < 4; i++) expect((await report(loud.car, {}, { from: `10.2.${i}.9` })).status).toBe(204)
    const { body } = await desk('GET', '?view=reported')
    expect(body.results.map(({ id, reports }: { id: number; reports: number }) => [id, reports])).toEqual([
      [loud.id, 4],
      [quiet.id, 1],
    ])
    expect(body.counts).toMatchObject({ reported: 2 })
    expect((await desk('GET', `/${quiet.id}/reports`)).body).toMatchObject([
      { reason: 'WrongPrice', text: 'Le prix change au téléphone.', isAwaited: false, outcome: null },
    ])
    const { rows } = await api.deps.pool.query('select last_status from vehicle_ads where id = any($1)', [[quiet.id, loud.id]])
    expect(rows).toEqual([{ last_status: 'Published' }, { last_status: 'Published' }])
  })

  test('one connection reports an advert once a day; the hash is forgotten with the day, the report is not', async () => {
    const { id, car } = await advert('seller-3')
    await report(car)
    await report(car, { reason: 'Stolen' })
    expect((await desk('GET', `/${id}/reports`)).body).toHaveLength(1)
    await sweepAds(api.deps)
    expect((await api.deps.pool.query('select from ad_reports where reporter is not null')).rowCount).toBe(1)
    now = new Date(now.getTime() + 86_400_000)
    await sweepAds(api.deps)
    expect((await api.deps.pool.query('select reporter from ad_reports')).rows).toEqual([{ reporter: null }])
    await report(car, { reason: 'Stolen' })
    expect((await desk('GET', `/${id}/reports`)).body.map(({ reason }: { reason: string }) => reason)).toEqual(['Stolen', 'Scam'])
  })

  test('sends the outcome once, then deletes the address', async () => {
    const { id, car } = await advert('seller-4')
    await report(car, { email: ' Salma@Exemple.MA ' }, { from: '10.2.5.1' })
    await report(car, { email: 'karim@exemple.ma' }, { from: '10.2.6.1', headers: { 'accept-language': 'ar' } })
    await report(car, {}, { from: '10.2.7.1' })
    // online, it was not taken away
    expect((await desk('POST', `/${id}/reports/close`, { outcome: 'Removed' })).body.code).toBe('TransitionNotAllowed')
    expect(await told()).toEqual([])
    await api.deps.pool.query("update vehicle_ads set last_status = 'Rejected' where id = $1", [id])
    const closed = await desk('POST', `/${id}/reports/close`, { outcome: 'Removed' })
    expect(closed.body).toMatchObject(Array.from({ length: 3 }, () => ({ outcome: 'Removed', isAwaited: false })))
    await desk('POST', `/${id}/reports/close`, { outcome: 'Kept' })
    const messages = await told()
    expect(messages.map(({ recipient, language }) => [recipient, language])).toEqual([
      ['salma@exemple.ma', 'fr'],
      ['karim@exemple.ma', 'ar'],
    ])
    expect(messages[0].text).toContain('elle n’est plus en ligne')
    expect((await api.deps.pool.query('select from ad_reports where email is not null')).rowCount).toBe(0)
    expect((await desk('GET', '?view=reported')).body.counts.reported).toBe(0)
  })

  test('ignores reports of the seller and of bots', async () => {
    const { id, car } = await advert('seller-5')
    expect((await report(car, {}, { headers: await api.headers('seller-5') })).status).toBe(204)
    expect((await report(car, { website: 'https://exemple.ma' })).status).toBe(204)
    expect((await desk('GET', `/${id}/reports`)).body).toEqual([])
  })

  test('rejects staff decisions on own adverts', async () => {
    const { id, car } = await advert('an-agent')
    await report(car)
    expect((await desk('POST', `/${id}/reports/close`, { outcome: 'Kept' })).status).toBe(403)
    expect((await desk('POST', '/2000000000/reports/close', { outcome: 'Kept' })).status).toBe(404)
    const other = await advert('seller-9')
    await api.deps.pool.query('update vehicle_ads set is_deleted = true where id = $1', [other.id])
    expect((await desk('POST', `/${other.id}/reports/close`, { outcome: 'Kept' })).status).toBe(404)
    expect((await report(other.car)).status).toBe(404)
    const draft = await advert('seller-10', 'Draft')
    expect((await desk('POST', `/${draft.id}/reports/close`, { outcome: 'Kept' })).status).toBe(404)
  })

  test('only what is online is reported; what is wrong is named, and a flood is stopped', async () => {
    expect((await report((await advert('seller-6', 'Draft')).car)).status).toBe(404)
    expect((await report(2_000_000_000)).status).toBe(404)
    await api.deps.pool.query('truncate contact_attempts cascade')
    const { car } = await advert('seller-7')
    expect((await report(car, { reason: 'Ugly' })).body.errors[0].field).toBe('reason')
    expect((await report(car, { email: 'nobody' })).body.errors[0].field).toBe('email')
    expect((await report(car, { text: 'a'.repeat(1001) })).body.errors[0].field).toBe('text')
    for (let i = 0; i < 5; i++) expect((await report(car)).status).toBe(204)
    expect((await report(car)).status).toBe(429)
  })

  test('erases the address with the account', async () => {
    const { car } = await advert('seller-8')
    await report(car, { email: 'leaver@exemple.ma' })
    await api.deps.pool.query(
      "insert into customers (first_name, last_name, email, phone, user_id, email_verified, language, origin, last_seen) values ('Leila', 'Tazi', 'leaver@exemple.ma', '+212612345670', 'leaver', true, 'fr', 'FO', now())",
    )
    const { rows } = await api.deps.pool.query("select id from customers where user_id = 'leaver'")
    const { advertsData } = await import('../seller/service.ts')
    const owner = { id: rows[0].id, subject: 'leaver' } as Parameters<typeof advertsData.erase>[1]
    expect(await advertsData.collect(api.deps.db, owner)).toMatchObject({ reports: [{ reason: 'Scam', email: 'leaver@exemple.ma' }] })
    await api.deps.db.transaction().execute((trx) => advertsData.erase(trx, owner))
    expect((await api.deps.pool.query("select from ad_reports where email = 'leaver@exemple.ma'")).rowCount).toBe(0)
  })
})
