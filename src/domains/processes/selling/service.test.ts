import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { StaffRole } from '#shared/actor.ts'
import { type TestApi, testApi, testNow } from '#testing/database.ts'
import { carRead, inspect } from '#testing/inspection.ts'
import { sweepPurchases } from './jobs.ts'
import { purchaseStatuses, purchaseWorkflow, staffActions } from './status.ts'

let api: TestApi
let now = new Date(testNow)
let photo: Buffer

beforeAll(async () => {
  api = await testApi({ clock: { now: () => now } })
  await api.deps.pool.query(`update settings set value = 'false' where key = 'purchases.phoneCode'`)
  photo = await sharp({ create: { width: 80, height: 50, channels: 3, background: '#c9b899' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => api.close())
beforeEach(() => api.deps.pool.query('delete from contact_attempts'))

type Body = Record<string, unknown>
const asked = {
  Civility: 'Mme.',
  FirstName: 'Salma',
  LastName: 'Alaoui',
  IdNumber: 'BK482913',
  Email: 'salma@exemple.ma',
  Phone: '0612345678',
  City: 'Casablanca',
  Brand: 'Dacia',
  Model: 'Duster',
  RegistrationNumber: '48217 | ب | 6',
  ReleaseDate: '2019-03-12',
  Mileage: '84000',
  RegistrationType: 'Local',
  Type: 'Purchase',
  StorageAreaId: '1',
}

/** Builds a multipart body. */
function form(files: Record<string, Buffer>): { payload: Buffer; headers: Record<string, string> } {
  const boundary = 'rihla-test'
  const parts = Object.entries(files).flatMap(([name, bytes]) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="${name}.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ])
  return {
    payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}

async function submit(changes: Body = {}, { subject, files = {} }: { subject?: string; files?: Record<string, Buffer> } = {}) {
  const query = new URLSearchParams(Object.entries({ ...asked, ...changes }).map(([name, value]) => [name, String(value)]))
  const sent = form(files)
  const headers = { ...(await api.headers(subject)), ...sent.headers }
  return api.app.inject({ method: 'POST', url: `/vehiclepurchases?${query}`, headers, payload: sent.payload })
}

const staff: Record<string, readonly StaffRole[]> = {
  agent: ['agent'],
  expert: ['expert'],
  controller: ['controller'],
  manager: ['manager'],
}
async function step(role: string, id: number, action: string, given: Body = {}) {
  const headers = await api.headers(`the-${role}`, staff[role])
  return api.app.inject({ method: 'POST', url: `/api/staff/purchases/${id}/steps`, headers, payload: { action, ...given } })
}
async function answer(subject: string | undefined, key: string, action: string, given: Body = {}) {
  const headers = await api.headers(subject)
  return api.app.inject({ method: 'POST', url: `/api/purchases/${key}/steps`, headers, payload: { action, ...given } })
}
async function upload(subject: string, id: number, Type: string, roles?: readonly StaffRole[]) {
  const sent = form({ File: photo })
  const answer = await api.app.inject({
    method: 'POST',
    url: `/documents/upload?Id=${id}&Type=${Type}&Owner=Purchase`,
    headers: { ...(await api.headers(subject, roles)), ...sent.headers },
    payload: sent.payload,
  })
  return { status: answer.statusCode, body: answer.json() }
}
const review = async (id: string, status: string, comment?: string) =>
  api.app.inject({
    method: 'POST',
    url: `/documents/${id}/review`,
    headers: await api.headers('the-controller', ['controller']),
    payload: { status, ...(comment && { comment }) },
  })
const record = async (id: number, role = 'manager') =>
  (await api.app.inject({ url: `/api/staff/purchases/${id}`, headers: await api.headers(`the-${role}`, staff[role]) })).json()
/** Completes a purchased car and publishes it. */
async function putOnSale(id: number): Promise<void> {
  const headers = await api.headers('the-manager', ['manager'])
  const call = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: Body) =>
    ok(await api.app.inject({ method, url: `/api/staff/vehicles/${id}${path}`, headers, ...(payload && { payload }) })) as unknown as {
      revision: string
      fields: Body
      lastStatus: string
    }
  const { revision, fields } = await call('GET', '')
  await call('PUT', '', { revision, fields: { ...fields, bodyStyle: 'SUV', color: 'White' } })
  await call('POST', '/move', { action: 'submit' })
  await call('POST', '/move', { action: 'activate' })
  await call('POST', '/price', { price: 139_000, was: null })
  for (let shade = 0; shade < 5; shade += 1) {
    const picture = await sharp({ create: { width: 1280, height: 800, channels: 3, background: { r: 40 * shade, g: 120, b: 90 } } })
      .jpeg()
      .toBuffer()
    const sent = form({ File: picture })
    ok(
      await api.app.inject({
        method: 'POST',
        url: `/documents/upload?Id=${id}&Type=VehiclePicture`,
        headers: { ...headers, ...sent.headers },
        payload: sent.payload,
      }),
    )
  }
  expect((await call('POST', '/move', { action: 'publish' })).lastStatus).toBe('Published')
}
const ok = (answer: { statusCode: number; body: string; json: () => unknown }) => {
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json() as { id: number; key: string; status: string }
}
const told = async (id: number) =>
  (
    await api.deps.pool.query<{ about: string }>(
      `select split_part(split_part(key, ':', 1), '.', 2) || case when channel = 'Sms' then ' sms' else '' end as about
       from messages where key like 'purchases.%' and split_part(key, ':', 2) = $1 order by id`,
      [String(id)],
    )
  ).rows.map(({ about }) => about)

describe('request', () => {
  test('stores seller, car and photos, notifies the owner, is idempotent', async () => {
    const draft = '0b4d7d6e-6d0a-4f2e-9d6d-2c1c3a4b5c6d'
    const first = ok(await submit({ DraftKey: draft }, { files: { File1: photo, File2: photo } }))
    expect(first).toMatchObject({
      reference: expect.stringMatching(/^RA-2026-\d{6}$/),
      status: 'Submited',
      requestOrigin: 'FO',
      disposedVehicle: { title: 'Dacia Duster', registrationNumber: '48217B6', mileage: 84_000, year: 2019 },
      providerType: { name: 'Particulier' },
      storageArea: { id: 1 },
      quotation: null,
      actions: ['cancel'],
      papers: [
        { type: 'VehicleGrayCard', state: 'Sent' },
        { type: 'CustomerCIN', state: 'Missing' },
        { type: 'VehicleTechnicalVisit', state: 'Missing' },
        { type: 'VehicleRoadTax', state: 'Missing' },
      ],
    })
    expect(ok(await submit({ DraftKey: draft }, { files: { File1: photo } })).id).toBe(first.id)
    const { rows } = await api.deps.pool.query(
      `select d.spec, d.status from documents d where d.owner_type = 'Purchase' and d.owner_id = $1 order by d.images_order`,
      [first.id],
    )
    expect(rows).toEqual([
      { spec: 'Front', status: 'Preview' },
      { spec: 'Back', status: 'Preview' },
    ])
    expect(await told(first.id)).toEqual(['submitted', 'submitted sms'])
    // the same car again; other accounts are unchanged
    expect((await submit()).json()).toMatchObject({ code: 'DuplicateEnquiry' })
  })

  test('reports every invalid field and stores nothing', async () => {
    const before = (await api.deps.pool.query('select count(*)::int as n from vehicles')).rows[0].n
    const faults = async (changes: Body) =>
      ((await submit(changes)).json().errors ?? [])
        .map(({ field, reason }: { field: string; reason: string }) => `${field} ${reason}`)
        .sort()
    expect(
      await faults({ Brand: 'Daccia', City: 'Atlantis', RegistrationNumber: 'x', ReleaseDate: '2026-03-16', StorageAreaId: 9999 }),
    ).toEqual(['Brand invalid', 'City invalid', 'RegistrationNumber plate', 'ReleaseDate releaseDate', 'StorageAreaId invalid'])
    expect(await faults({ Model: 'Clio' })).toEqual(['Model invalid'])
    expect(await faults({ ReleaseDate: '1949-12-31' })).toEqual(['ReleaseDate releaseDate'])
    expect(await faults({ Civility: 'Société' })).toEqual(['CompanyName company'])
    expect(await faults({ Phone: '12', Email: 'x', Mileage: '0' })).toEqual(['Email email', 'Mileage tooSmall', 'Phone phone'])
    expect(await faults({ NewVehicleId: 1 })).toEqual(['NewVehicleId invalid'])
    expect((await submit({ Type: 'TradeIn', NewVehicleId: 987_654 })).json()).toMatchObject({ code: 'VehicleNotFound' })
    expect((await submit({}, { files: { File2: Buffer.from('no picture at all') } })).statusCode).toBe(415)
    const broken = Buffer.concat([photo.subarray(0, 60), Buffer.from('cut')])
    expect((await submit({ RegistrationNumber: '1A1' }, { files: { File2: broken } })).json().errors).toMatchObject([{ field: 'File2' }])
    expect((await api.deps.pool.query('select count(*)::int as n from vehicles')).rows[0].n).toBe(before)
  })

  test('stores ICE and trade register of a company only', async () => {
    const company = {
      Civility: 'Société',
      CompanyName: 'Atlas Transport',
      Ice: '001561191000066',
      TradeRegister: '45 821',
      RegistrationNumber: '7788A3',
    }
    const { id } = ok(await submit(company))
    expect((await record(id)).seller).toMatchObject({ ice: '001561191000066', registrationNumber: '45821' })
    const wrong = await submit({ ...company, Ice: '001561191000065', TradeRegister: 'RC 12' })
    expect(wrong.json().errors).toMatchObject([
      { field: 'Ice', reason: 'ice' },
      { field: 'TradeRegister', reason: 'rc' },
    ])
    const person = ok(await submit({ Ice: '001561191000066', RegistrationNumber: '7789A3' }))
    expect((await record(person.id)).seller).toMatchObject({ ice: null, registrationNumber: null })
  })

  test('requires the phone code of a visitor when configured', async () => {
    await api.deps.pool.query(`update settings set value = 'true' where key = 'purchases.phoneCode'`)
    expect((await submit({ RegistrationNumber: '77A7', Email: 'new@exemple.ma' })).json()).toMatchObject({ code: 'PhoneUnconfirmed' })
    // an account needs no code
    ok(await submit({ RegistrationNumber: '77A7' }, { subject: 'seller-with-account' }))
    await api.deps.pool.query(`update settings set value = 'false' where key = 'purchases.phoneCode'`)
  })

  test('limits repeated submissions', async () => {
    for (let sent = 0; sent < 20; sent++) expect((await submit({ Brand: 'x' })).statusCode).toBe(400)
    expect((await submit({ Brand: 'x' })).json()).toMatchObject({ code: 'TooManyRequests' })
  })

  test('is not accessible to strangers by key or id', async () => {
    const { id, key } = ok(await submit({ RegistrationNumber: '88A8' }, { subject: 'owner-of-88' }))
    const read = async (subject?: string) =>
      (await api.app.inject({ url: `/api/purchases/${key}`, headers: await api.headers(subject) })).statusCode
    expect([await read('owner-of-88'), await read('stranger'), await read()]).toEqual([200, 404, 401])
    expect((await answer('stranger', key, 'cancel', { comment: 'Non', reasonId: 1 })).statusCode).toBe(404)
    expect((await upload('stranger', id, 'CustomerCIN')).status).toBe(404)
    expect((await api.app.inject({ url: `/api/staff/purchases/${id}`, headers: await api.headers('owner-of-88') })).statusCode).toBe(403)
    // a guest needs the code and the key
    const guest = ok(await submit({ RegistrationNumber: '89A8', Email: 'guest@exemple.ma', Phone: '0655443322' }))
    const asGuest = await api.app.inject({ url: `/api/purchases/${guest.key}`, headers: await api.headers() })
    expect(asGuest.json()).toMatchObject({ code: 'PhoneUnconfirmed' })
  })

  test('starts in the area of the staff member', async () => {
    const payload = {
      ...asked,
      Mileage: 51_000,
      StorageAreaId: 2,
      RegistrationNumber: '99A9',
      IsHolder: false,
      IsUnderCredit: true,
      Type: 'TradeIn',
    }
    const headers = await api.headers('the-agent', ['agent'])
    const taken = ok(await api.app.inject({ method: 'POST', url: '/api/staff/purchases', headers, payload }))
    expect(taken).toMatchObject({ requestOrigin: 'BO', type: 'TradeIn' })
    expect((await record(taken.id)).papers.map(({ type }: { type: string }) => type)).toEqual([
      'VehicleGrayCard',
      'CustomerCIN',
      'VehicleTechnicalVisit',
      'VehicleRoadTax',
      'VehiclePowerOfAttorney',
      'VehicleWithdrawal',
    ])
    await api.deps.pool.query(`insert into staff_areas (subject, storage_area_id) values ('the-agent', 1)`)
    const refused = await api.app.inject({
      method: 'POST',
      url: '/api/staff/purchases',
      headers,
      payload: { ...payload, RegistrationNumber: '98A9' },
    })
    expect(refused.json().errors).toMatchObject([{ field: 'StorageAreaId', reason: 'ownArea' }])
    expect((await api.app.inject({ url: `/api/staff/purchases/${taken.id}`, headers })).statusCode).toBe(404)
    await api.deps.pool.query(`delete from staff_areas where subject = 'the-agent'`)
  })
})

describe('purchase process', () => {
  test('runs from offer to transfer and stock', async () => {
    const { id, key } = ok(await submit({ RegistrationNumber: '31A31' }, { subject: 'salma', files: { File1: photo, File2: photo } }))
    const stock = async () =>
      (await api.app.inject({ url: '/api/staff/vehicles?q=31A31', headers: await api.headers('the-manager', ['manager']) })).json().rowCount
    expect(await stock()).toBe(0)
    ok(await step('agent', id, 'accept'))
    // the mail contains the opening hours
    const { rows: letters } = await api.deps.pool.query<{ text: string }>(
      `select content::text as text from messages where key like 'purchases.accepted:' || $1 || ':%:mail'`,
      [id],
    )
    expect(letters.map(({ text }) => /Horaires.*lundi/s.test(text))).toEqual([true])
    // an offer is only made from the inspection
    expect((await step('expert', id, 'submitExpertise', { quotation: 90_000 })).statusCode).toBe(400)
    await inspect(api, { purchase: id, worth: 118_000 })
    const mine = async () => (await api.app.inject({ url: `/api/purchases/${key}`, headers: await api.headers('salma') })).json()
    // the offer is internal before it is made
    expect(await mine()).toMatchObject({ quotation: null, offers: [], actions: ['cancel'] })
    expect((await step('agent', id, 'approveQuotation')).statusCode).toBe(403)
    ok(await step('manager', id, 'approveQuotation'))
    expect(await mine()).toMatchObject({
      quotation: 118_000,
      quotationUntil: '2026-03-21T10:00:00.000Z',
      offers: [
        {
          amount: 118_000,
          startValue: 118_000,
          reasons: [],
        },
      ],
      actions: ['acceptOffer', 'negotiate', 'decline', 'cancel'],
    })
    expect((await answer('salma', key, 'negotiate')).json().errors).toMatchObject([{ field: 'wishedPrice', reason: 'required' }])
    expect((await answer('salma', key, 'negotiate', { wishedPrice: 118_000 })).json().errors).toMatchObject([
      { reason: 'tooSmall', limit: 118_001 },
    ])
    // a price above the market needs confirmation
    expect((await answer('salma', key, 'negotiate', { wishedPrice: 5_000_000 })).json().errors).toMatchObject([
      { field: 'wishedPrice', reason: 'aboveRange', limit: 147_500 },
    ])
    expect(await mine()).toMatchObject({ status: 'QuotationAccepted', wishedPrice: null })
    ok(await answer('salma', key, 'negotiate', { wishedPrice: 5_000_000, isSure: true }))
    // a price request does not withdraw the offer
    expect((await mine()).actions).toEqual(['acceptOffer', 'takeBack', 'decline', 'cancel'])
    ok(await answer('salma', key, 'takeBack'))
    expect(await mine()).toMatchObject({ status: 'QuotationAccepted', wishedPrice: null, quotation: 118_000 })
    ok(await answer('salma', key, 'negotiate', { wishedPrice: 123_000 }))
    expect((await record(id)).wishedPrice).toBe(123_000)
    ok(await step('manager', id, 'newOffer', { quotation: 121_600 }))
    expect((await mine()).offers.map(({ amount }: { amount: number }) => amount)).toEqual([121_600, 118_000])
    // a late action fails without effect
    now = new Date('2026-03-21T10:00:00.000Z')
    expect((await answer('salma', key, 'acceptOffer')).json()).toMatchObject({ code: 'OfferOver' })
    now = new Date('2026-03-21T09:59:59.000Z')
    ok(await answer('salma', key, 'acceptOffer'))

    expect((await answer('salma', key, 'sendDocuments')).json()).toMatchObject({ code: 'PapersMissing' })
    const cin = await upload('salma', id, 'CustomerCIN')
    await upload('salma', id, 'VehicleTechnicalVisit')
    await upload('salma', id, 'VehicleRoadTax')
    ok(await answer('salma', key, 'sendDocuments'))
    expect((await step('controller', id, 'acceptDocuments')).json()).toMatchObject({ code: 'PapersMissing' })
    expect((await step('controller', id, 'rejectDocuments', { comment: 'Floue' })).json().errors).toMatchObject([{ field: 'documents' }])
    expect((await review(cin.body.id, 'Rejected', 'Illisible')).statusCode).toBe(200)
    ok(await step('controller', id, 'rejectDocuments', { comment: 'La CIN est illisible.' }))
    expect(await mine()).toMatchObject({
      status: 'DocumentsRejected',
      papers: expect.arrayContaining([{ type: 'CustomerCIN', state: 'Rejected' }]),
      actions: ['sendDocuments', 'cancel'],
    })
    expect((await answer('salma', key, 'sendDocuments')).json()).toMatchObject({ code: 'PapersMissing' })
    await upload('salma', id, 'CustomerCIN')
    ok(await answer('salma', key, 'sendDocuments'))
    for (const { id: document, status } of (await record(id)).documents) if (status === 'Preview') await review(document, 'Accepted')
    ok(await step('controller', id, 'acceptDocuments'))

    expect((await step('controller', id, 'bill')).json().errors).toMatchObject([{ field: 'bankAccount' }])
    const account = (bankNumber: string) => ({ holder: 'Salma Alaoui', bankName: 'Banque Populaire', bankNumber })
    const save = async (bankNumber: string) =>
      api.app.inject({
        method: 'PUT',
        url: `/api/purchases/${key}/bankaccount`,
        headers: await api.headers('salma'),
        payload: account(bankNumber),
      })
    expect((await save('007810000123456789012346')).json().errors).toMatchObject([{ field: 'bankNumber', reason: 'rib' }])
    expect((await save('007 810 0001234567890123 45')).json()).toMatchObject({
      bankWireAccount: { bankNumber: '007810000123456789012345' },
    })
    ok(await step('controller', id, 'bill'))
    expect((await record(id)).baNumber).toMatch(/^BA-2026-\d{6}$/)
    // the account is fixed after the bill
    expect((await save('230780000000000000001203')).json()).toMatchObject({ code: 'TransitionNotAllowed' })
    expect((await answer('salma', key, 'cancel', { comment: 'Trop tard', reasonId: 1 })).json()).toMatchObject({
      code: 'TransitionNotAllowed',
    })
    expect((await step('controller', id, 'conform')).json()).toMatchObject({ code: 'PapersMissing' })
    const deed = await upload('the-controller', id, 'TransferPV', ['controller'])
    // an unreviewed signed document starts no payment
    expect((await step('controller', id, 'conform')).json()).toMatchObject({ code: 'PapersMissing' })
    expect((await review(deed.body.id, 'Accepted')).statusCode).toBe(200)
    ok(await step('controller', id, 'conform'))
    expect(await mine()).toMatchObject({ transferDue: '2026-03-22T09:59:59.000Z', paid: null })
    now = new Date('2026-03-22T10:00:00.000Z')
    expect(await record(id)).toMatchObject({ isOverdue: true })
    // one person prepares, another confirms
    expect((await step('manager', id, 'pay')).json().errors).toMatchObject([{ field: 'transfer' }])
    const transfer = async (role: string, part = '', payload: Body = { debited: 'Attijariwafa', reference: 'VIR-2026-77' }) =>
      api.app.inject({
        method: 'POST',
        url: `/api/staff/purchases/${id}/transfer${part}`,
        headers: await api.headers(`the-${role}`, staff[role]),
        payload,
      })
    expect((await transfer('agent')).statusCode).toBe(403)
    expect((await transfer('manager', '', { debited: '' })).json().errors).toMatchObject([
      { field: 'debited', reason: 'required' },
      { field: 'reference', reason: 'required' },
    ])
    const two = await Promise.all([transfer('manager'), transfer('manager')])
    expect(two.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect((await step('manager', id, 'pay')).json()).toMatchObject({ code: 'SecondPerson' })
    expect((await record(id)).steps).toContainEqual({ action: 'pay', needsComment: false, missing: 'SecondPerson' })
    ok(await transfer('controller', '/sendback', { comment: 'Mauvais compte' }))
    expect((await transfer('controller', '/sendback', { comment: 'Encore' })).statusCode).toBe(409)
    ok(await transfer('controller'))
    expect((await step('controller', id, 'pay')).statusCode).toBe(403)
    ok(await step('manager', id, 'pay'))
    expect((await record(id)).transfers).toMatchObject([
      { state: 'Confirmed', amount: 121_600, reference: 'VIR-2026-77', isOwn: false },
      { state: 'SentBack', remark: 'Mauvais compte', isOwn: true },
    ])
    expect(await mine()).toMatchObject({ status: 'Complete', paid: now.toISOString(), transferReference: 'VIR-2026-77', actions: [] })
    expect(await stock()).toBe(1)
    // the vehicle has the inspected facts and a task for the rest
    const { rows: cars } = await api.deps.pool.query(
      `select v.id, v.last_status, v.chassis_number, v.fuel_type, v.gear_type, v.mileage, t.title from vehicles v
       join vehicle_purchases p on p.disposed_vehicle_id = v.id left join administrative_tasks t on t.vehicle_id = v.id where p.id = $1`,
      [id],
    )
    expect(cars).toMatchObject([
      { last_status: 'Draft', chassis_number: carRead.chassisNumber, fuel_type: 'Diesel', gear_type: 'Manual', mileage: 84_000 },
    ])
    expect(cars[0].title).toBe('Compléter la fiche')
    await putOnSale(cars[0].id)
    expect(await told(id)).toEqual([
      ...['submitted', 'submitted sms', 'accepted', 'accepted sms', 'offer', 'offer sms', 'negotiated', 'negotiated', 'offer', 'offer sms'],
      ...['agreed', 'agreed sms'],
      ...['documentsRejected', 'documentsRejected sms', 'documentsAccepted', 'billed', 'conform', 'paid', 'paid sms'],
    ])
    expect((await upload('salma', id, 'CustomerCIN')).status).toBe(403)
    now = new Date(testNow)
  })

  test('lets one of two concurrent answers win', async () => {
    const { id, key } = ok(await submit({ RegistrationNumber: '41A41' }, { subject: 'two' }))
    ok(await step('agent', id, 'accept'))
    await inspect(api, { purchase: id, worth: 90_000 })
    ok(await step('manager', id, 'approveQuotation'))
    const both = await Promise.all([answer('two', key, 'acceptOffer'), answer('two', key, 'decline'), step('agent', id, 'acceptOffer')])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
    const { status } = await record(id)
    const lost = both.find(({ statusCode }) => statusCode === 409)
    expect(lost?.json()).toMatchObject({ code: 'TransitionNotAllowed', state: status })
  })

  test('has one outcome when an offer expires during acceptance', async () => {
    const { id, key } = ok(await submit({ RegistrationNumber: '42A41' }, { subject: 'races' }))
    ok(await step('agent', id, 'accept'))
    await inspect(api, { purchase: id, worth: 90_000 })
    ok(await step('manager', id, 'approveQuotation'))
    const { rows } = await api.deps.pool.query('select max(id) as last from purchase_statuses where purchase_id = $1', [id])
    const again = (until: string) =>
      api.deps.pool.query(
        `with gone as (delete from purchase_statuses where purchase_id = $1 and id > $2), old as (
           update purchase_statuses set created = '2026-01-02T10:00:00Z' where purchase_id = $1 and id <= $2
         ) update vehicle_purchases set last_status = 'QuotationAccepted', quotation_until = $3 where id = $1`,
        [id, rows[0].last, until],
      )
    const outcomes = new Set<string>()
    for (const isFirst of [true, false, true, false]) {
      await again('2026-12-31T10:00:00Z')
      const race = () =>
        Promise.all(
          isFirst
            ? [answer('races', key, 'acceptOffer'), sweepPurchases(api.deps)]
            : [sweepPurchases(api.deps), answer('races', key, 'acceptOffer')],
        )
      const said = (await race()).find((one) => one !== undefined)
      const { status, history } = await record(id)
      outcomes.add(status)
      const newer = history.filter(({ created }: { created: string }) => created > '2026-02')
      expect(newer.map(({ type }: { type: string }) => type)).toEqual([status])
      if (status === 'CustomerAccepted') expect(said?.statusCode).toBe(200)
      else
        expect([status, said?.statusCode, said?.json()]).toMatchObject([
          'Deactivated',
          409,
          { code: 'TransitionNotAllowed', state: status },
        ])
    }
    expect([...outcomes].every((status) => status === 'CustomerAccepted' || status === 'Deactivated')).toBe(true)
    // expired: cannot be accepted, both sides still see it
    await again(testNow)
    const over = await Promise.all([answer('races', key, 'acceptOffer'), step('agent', id, 'acceptOffer')])
    expect(over.map((one) => [one.statusCode, one.json().code])).toEqual([
      [409, 'OfferOver'],
      [409, 'OfferOver'],
    ])
    expect((await record(id)).status).toBe('QuotationAccepted')
  })

  // about four thousand calls: over a minute on a shared processor
  test('rejects every undefined transition for every role and state', async () => {
    const { id } = ok(await submit({ RegistrationNumber: '51A51' }, { subject: 'pairs' }))
    for (const state of purchaseStatuses) {
      await api.deps.pool.query('update vehicle_purchases set last_status = $2 where id = $1', [id, state])
      const offered = new Map<string, string[]>()
      for (const role of Object.keys(staff))
        offered.set(
          role,
          (await record(id, role)).steps.map(({ action }: { action: string }) => action),
        )
      for (const action of staffActions) {
        const row = purchaseWorkflow.steps.find((one) => one.action === action && (one.from as readonly string[]).includes(state))
        for (const [role, actions] of offered)
          expect(actions.includes(action), `${role} ${action} in ${state}`).toBe(
            (row?.who as readonly string[] | undefined)?.includes(role) ?? false,
          )
        if (!row)
          expect((await step('manager', id, action, { comment: 'x', quotation: 1000 })).json(), `${action} in ${state}`).toMatchObject({
            code: 'TransitionNotAllowed',
            state,
          })
      }
    }
  }, 180_000)
})

describe('scheduled job', () => {
  test('reminds once, deactivates inactive requests, allows reopening', async () => {
    const { id, key } = ok(await submit({ RegistrationNumber: '61A61' }, { subject: 'silent' }))
    const other = ok(await submit({ RegistrationNumber: '62A61' }, { subject: 'silent' }))
    ok(await step('agent', id, 'accept'))
    await inspect(api, { purchase: id, worth: 70_000 })
    ok(await step('manager', id, 'approveQuotation'))
    now = new Date('2026-03-20T09:00:00.000Z')
    await sweepPurchases(api.deps)
    expect(await told(id)).not.toContain('offerEnds')
    now = new Date('2026-03-20T11:00:00.000Z')
    await sweepPurchases(api.deps)
    await sweepPurchases(api.deps)
    expect((await told(id)).filter((about) => about.startsWith('offerEnds'))).toEqual(['offerEnds', 'offerEnds sms'])
    await api.deps.pool.query(`update purchase_statuses set created = $2 where purchase_id = $1`, [id, '2026-03-15T10:00:00Z'])
    now = new Date('2026-04-19T09:00:00.000Z')
    await sweepPurchases(api.deps)
    expect((await record(id)).status).toBe('QuotationAccepted')
    now = new Date('2026-04-19T11:00:00.000Z')
    await sweepPurchases(api.deps)
    expect((await record(id)).status).toBe('Deactivated')
    // no inactivity while the staff act next
    expect((await record(other.id)).status).toBe('Submited')
    expect((await answer('silent', key, 'acceptOffer')).statusCode).toBe(409)
    expect((await step('agent', id, 'reopen')).json().errors).toMatchObject([{ field: 'comment' }])
    ok(await step('agent', id, 'reopen', { comment: 'A rappelé.' }))
    now = new Date(testNow)
  })
})

describe('staff list', () => {
  test('sorts overdue lines first and filters by view and text', async () => {
    now = new Date('2026-03-30T10:00:00.000Z')
    const headers = await api.headers('the-manager', ['manager'])
    const list = async (query: string) => (await api.app.inject({ url: `/api/staff/purchases?size=100&${query}`, headers })).json()
    // the last id is an overdue transfer with the shortest wait
    const { rows: asks } = await api.deps.pool.query<{ id: number; status: string; due: Date }>(
      `select id, last_status as status, due from vehicle_purchases where last_status = 'Submited' order by id desc limit 1`,
    )
    const [waits] = asks
    if (!waits) throw new Error('nothing waits')
    await api.deps.pool.query(`update vehicle_purchases set last_status = 'DocumentsConformityAccepted', due = $2 where id = $1`, [
      waits.id,
      new Date(now.getTime() - 60_000),
    ])
    const todo = await list('view=todo')
    expect(todo.results.length).toBe(todo.counts.todo)
    expect(todo.results[0].isOverdue).toBe(true)
    // overdue transfers come first
    const isLateTransfer = ({ status, isOverdue }: { status: string; isOverdue: boolean }) =>
      status === 'DocumentsConformityAccepted' && isOverdue
    const late = todo.results.filter(isLateTransfer).length
    expect(late).toBeGreaterThan(0)
    expect(todo.results.slice(0, late).every(isLateTransfer)).toBe(true)
    const dues = todo.results.slice(late).map(({ due }: { due: string | null }) => due ?? '9')
    expect(dues).toEqual([...dues].sort())
    await api.deps.pool.query('update vehicle_purchases set last_status = $2, due = $3 where id = $1', [waits.id, waits.status, waits.due])
    const waiting = await list('view=waiting')
    expect(waiting.results.length + todo.results.length).toBe((await list('view=all')).rowCount)
    expect((await list('view=closed&text=31A31')).results).toMatchObject([
      { status: 'Complete', vehicle: { plate: '31A31', title: 'Dacia Duster' } },
    ])
    expect((await list('view=all&text=zzz')).results).toEqual([])
    expect((await list('view=all&area=2')).results).toMatchObject([{ type: 'TradeIn', area: { id: 2 } }])
    now = new Date(testNow)
  })
})
