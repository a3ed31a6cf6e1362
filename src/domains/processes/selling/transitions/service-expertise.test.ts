import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Expertise } from '#domains/processes/inspection/contract.ts'
import { seedCheckList } from '#domains/processes/inspection/points/service.ts'
import type { StaffRole } from '#shared/actor.ts'
import { insertCustomer, insertPurchase } from '#testing/builders.ts'
import { type TestApi, testApi } from '#testing/database.ts'
import { carRead } from '#testing/inspection.ts'

let api: TestApi
let photo: Buffer
beforeAll(async () => {
  api = await testApi()
  photo = await sharp({ create: { width: 80, height: 50, channels: 3, background: '#c9b899' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => api.close())

type Body = Record<string, unknown>
const roles: Record<string, StaffRole[]> = { agent: ['agent'], expert: ['expert'], manager: ['manager'] }
async function ask(method: 'GET' | 'POST' | 'PUT', url: string, role: string, payload?: object) {
  const headers = await api.headers(`a-${role}`, roles[role])
  const answer = await api.app.inject({ method, url, headers, ...(payload && { payload }) })
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() }
}
async function ok<T = Body>(method: 'GET' | 'POST' | 'PUT', url: string, role: string, payload?: object): Promise<T> {
  const { status, body } = await ask(method, url, role, payload)
  expect([url, status, status < 400 ? '' : body]).toEqual([url, 200, ''])
  return body
}

let sellers = 0
/** Creates an accepted request with an estimate of 96 000 to 104 000 DH. */
async function accepted(estimate: [number, number] | null = [96_000, 104_000]): Promise<{ id: number; sheet: number }> {
  const n = ++sellers
  const contact = { email: `a${n}@exemple.ma`, phone: `+21261234560${n}` }
  const { id } = await insertPurchase(
    api.deps.db,
    {
      ...{ reference: `RA-2026-90000${n}`, customer_id: await insertCustomer(api.deps.db, contact), seller: {} },
      ...{ estimated_low: estimate?.[0] ?? null, estimated_high: estimate?.[1] ?? null },
    },
    { registration_number: `1234${n}A6`, release_date: '2019-03-12', mileage: 84_000, storage_area_id: 1 },
  )
  const record = await ok<{ technicalExpertises: { id: number }[] }>('POST', `/api/staff/purchases/${id}/steps`, 'agent', {
    action: 'accept',
  })
  return { id, sheet: record.technicalExpertises[0]?.id ?? 0 }
}
const purchase = (id: number) =>
  ok<{
    status: string
    quotation: number | null
    differences: object[]
    disposedVehicle: object
    draftOffer: { amount: number; startValue: number; reasons: { label: string; names?: { ar: string }; amount: number }[] } | null
    offers: { amount: number; reasons: { label: string; amount: number }[] }[]
    steps: { action: string }[]
  }>('GET', `/api/staff/purchases/${id}`, 'manager')
const sheetOf = (id: number) => ok<Expertise>('GET', `/api/staff/expertises/${id}`, 'manager')
const step = (id: number, role: string, action: string, given: Body = {}) =>
  ask('POST', `/api/staff/expertises/${id}/steps`, role, { action, ...given })
const desk = (id: number, action: string, given: Body = {}) =>
  ask('POST', `/api/staff/purchases/${id}/steps`, 'manager', { action, ...given })

/** Uploads a file. */
function upload(query: string, headers: Record<string, string>, bytes: Buffer, name: string) {
  const boundary = 'rihla-test'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="File"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`
  return api.app.inject({
    method: 'POST',
    url: `/documents/upload?${query}`,
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  })
}

/** Everything is fine except the front tyres. */
async function inspect(sheet: number): Promise<number> {
  const { checkPartQuotations: parts } = await sheetOf(sheet)
  const tyres = parts.find(({ checkPart }) => checkPart.code === 'front-tyres')?.id ?? 0
  const found = { action: 'Replacement', cost: 900, quantity: 2, phrases: ['tyre-soon'], comment: 'Usés à 1,8 mm' }
  const operations = parts.map(({ id }) => ({
    id: randomUUID(),
    checkPartQuotationId: id,
    base: 0,
    answer: id === tyres ? found : { action: 'None' },
  }))
  await ok('POST', `/api/staff/expertises/${sheet}/sync`, 'expert', { operations, mileage: 84_300 })
  await ok('PUT', `/api/staff/expertises/${sheet}/reading`, 'expert', carRead)
  const sent = await upload(`Id=${tyres}&Type=VehicleCheckPartImage`, await api.headers('a-expert', ['expert']), photo, 'a.jpg')
  expect(sent.statusCode, sent.body).toBe(200)
  return tyres
}

const soon = { fr: 'Proches du minimum légal, à remplacer bientôt', ar: 'قريبة من الحد القانوني، يجب تغييرها قريبا' }

describe('inspection of a request', () => {
  test('makes the offer from findings and moves the request', async () => {
    const { id, sheet } = await accepted()
    expect(await sheetOf(sheet)).toMatchObject({
      type: 'Purchase',
      lastStatus: 'Draft',
      startValue: 100_000,
      vehiclePurchaseId: id,
      area: { id: 1 },
    })
    const tyres = await inspect(sheet)
    // no direct input beside the inspection
    expect((await purchase(id)).steps.map(({ action }) => action)).not.toContain('submitExpertise')
    expect((await ask('POST', `/api/staff/purchases/${id}/steps`, 'expert', { action: 'submitExpertise', quotation: 50_000 })).status).toBe(
      400,
    )
    expect((await step(sheet, 'expert', 'submit')).body.lastStatus).toBe('Submitted')
    expect(await purchase(id)).toMatchObject({
      status: 'TechnicalExpertiseSubmitted',
      draftOffer: {
        amount: 98_200,
        startValue: 100_000,
        reasons: [{ label: 'Pneus avant, usure (2)', names: { ar: 'الإطاران الأماميان، التآكل (2)' }, phrases: [soon], amount: -1800 }],
      },
    })
    const marks = { comment: 'Merci', parts: [{ id: tyres, comment: 'Le prix ?' }] }
    expect((await step(sheet, 'manager', 'askEdits', marks)).status).toBe(200)
    expect((await purchase(id)).status).toBe('TechnicalExpertisePendingEdit')
    await ok('PUT', `/api/vehiclecheckpartquotations/${tyres}`, 'expert', {
      action: 'Replacement',
      cost: 800,
      quantity: 2,
      comment: 'Devis vu',
    })
    expect((await step(sheet, 'expert', 'resubmit')).status).toBe(200)
    expect(await purchase(id)).toMatchObject({ status: 'TechnicalExpertiseSubmitted', quotation: 98_400 })
    // no decision before the quotation
    expect((await purchase(id)).steps.map(({ action }) => action)).not.toContain('approveQuotation')
    await ok('PUT', `/api/staff/expertises/${sheet}/value`, 'manager', { startValue: 101_000, startReason: 'Deuxième main soignée' })
    expect((await step(sheet, 'expert', 'giveQuotation')).status).toBe(200)
    expect((await purchase(id)).draftOffer).toMatchObject({ amount: 99_400, startValue: 101_000 })
    expect((await desk(id, 'rejectQuotation', { comment: 'Trop haut' })).body.status).toBe('QuotationRejected')
    expect((await sheetOf(sheet)).lastStatus).toBe('QuotationRejected')
    expect((await step(sheet, 'expert', 'giveQuotation')).status).toBe(200)
    expect((await desk(id, 'approveQuotation')).body).toMatchObject({ status: 'QuotationAccepted', offers: [{ amount: 99_400 }] })
    expect((await sheetOf(sheet)).lastStatus).toBe('QuotationAccepted')

    // a higher offer needs extras and is never below the findings
    expect((await ask('POST', `/api/staff/purchases/${id}/steps`, 'agent', { action: 'negotiate', wishedPrice: 102_000 })).status).toBe(200)
    expect((await desk(id, 'newOffer', { quotation: 99_000 })).body.errors).toMatchObject([
      { field: 'quotation', reason: 'tooSmall', limit: 99_400 },
    ])
    const raised = await desk(id, 'newOffer', { quotation: 100_000, comment: 'Geste commercial' })
    expect(raised.body.offers[0]).toMatchObject({
      amount: 100_000,
      startValue: 101_000,
      reasons: [{ amount: -1600 }, { label: 'Geste commercial', amount: 600 }],
    })
    expect(await sheetOf(sheet)).toMatchObject({ extras: 600, quotation: 100_000 })
  })

  test('shows findings, photos and alternatives to the seller after the offer', async () => {
    const { id, sheet } = await accepted()
    const headers = await api.headers('ali')
    await api.app.inject({ url: '/api/customers/current', headers })
    await api.deps.pool.query(`update vehicle_purchases set customer_id = (select id from customers where user_id = 'ali') where id = $1`, [
      id,
    ])
    const own = async () => (await api.app.inject({ url: '/api/customers/purchases', headers })).json()[0]
    await inspect(sheet)
    await step(sheet, 'expert', 'submit')
    expect(await own()).toMatchObject({ findings: [], otherWays: [] })
    await step(sheet, 'expert', 'giveQuotation')
    await desk(id, 'approveQuotation')
    const { findings, otherWays, offers, key } = await own()
    expect(offers[0].reasons[0].phrases).toEqual([soon])
    expect(findings).toEqual([{ label: offers[0].reasons[0].label, comment: 'Usés à 1,8 mm', photos: [expect.any(String)] }])
    const picture = await api.app.inject({
      url: `/documents/download/VehicleCheckPartImage/${findings[0].photos[0]}?isThumbnail=true`,
      headers,
    })
    expect(picture.statusCode).toBe(200)
    expect(otherWays.map(({ way }: { way: string }) => way)).toEqual(['Mediation', 'Advert'])
    expect(otherWays[1]).toMatchObject({ low: 96_000, high: 104_000 })

    const pdf = Buffer.from(
      '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj 3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
    )
    const asked = `Id=${id}&Type=VehicleCheckPartImage&Spec=PaperWork&Owner=Purchase`
    expect((await upload(asked, await api.headers('stranger'), photo, 'f.jpg')).statusCode).toBe(404)
    const sent = [await upload(asked, headers, photo, 'f.jpg'), await upload(asked, headers, pdf, 'f.pdf')]
    expect(sent.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const drop = await api.app.inject({ method: 'DELETE', url: `/documents/VehicleCheckPartImage/${sent[0]?.json().id}`, headers })
    expect(drop.statusCode).toBeLessThan(300)
    const wish = { action: 'negotiate', wishedPrice: 99_900, comment: 'Pneus : facture jointe' }
    await api.app.inject({ method: 'POST', url: `/api/purchases/${key}/steps`, headers, payload: wish })
    const record = await ok<{ documents: { type: string; mimeType: string }[]; history: { type: string; comment: string }[] }>(
      ...(['GET', `/api/staff/purchases/${id}`, 'manager'] as const),
    )
    expect(record.documents).toMatchObject([{ type: 'VehicleCheckPartImage', mimeType: 'application/pdf' }])
    expect(record.history.at(-1)).toMatchObject({ type: 'CustomerNegociated', comment: 'Pneus : facture jointe' })
  })

  test('blocks an offer from other facts until a manager decides', async () => {
    const { id, sheet } = await accepted()
    await inspect(sheet)
    // announced: a Duster with 84 000 km
    const { rows } = await api.deps.pool.query<{ id: number }>(`select id from models where name = 'Sandero'`)
    const modelId = rows[0]?.id
    await ok('PUT', `/api/staff/expertises/${sheet}/reading`, 'expert', { ...carRead, modelId, releaseDate: '2015-06-01' })
    await ok('POST', `/api/staff/expertises/${sheet}/sync`, 'expert', { operations: [], mileage: 184_000 })
    const differences = [
      { fact: 'model', announced: 'Dacia Duster', read: 'Dacia Sandero' },
      { fact: 'year', announced: '2019', read: '2015' },
      { fact: 'mileage', announced: '84000', read: '184000' },
    ]
    expect(await sheetOf(sheet)).toMatchObject({ differences, isValueOpen: true })
    expect((await step(sheet, 'expert', 'submit')).status).toBe(200)
    // staff see both values; documents print the inspected ones
    expect(await purchase(id)).toMatchObject({
      differences,
      disposedVehicle: { model: 'Sandero', mileage: 184_000, releaseDate: '2015-06-01' },
    })
    expect((await step(sheet, 'expert', 'giveQuotation')).body.errors).toMatchObject([{ field: 'startValue', reason: 'otherCar' }])
    await ok('PUT', `/api/staff/expertises/${sheet}/value`, 'manager', { startValue: 41_000, startReason: 'Sandero 2015, 184 000 km' })
    expect(await sheetOf(sheet)).toMatchObject({ differences, isValueOpen: false })
    expect((await step(sheet, 'expert', 'giveQuotation')).status).toBe(200)
    expect((await purchase(id)).draftOffer).toMatchObject({ startValue: 41_000 })
  })

  test('requires the identity of the car; mileages agree within tolerance', async () => {
    const { sheet } = await accepted()
    await inspect(sheet)
    await ok('PUT', `/api/staff/expertises/${sheet}/reading`, 'expert', {})
    expect((await step(sheet, 'expert', 'submit')).body.errors).toMatchObject([{ field: 'chassisNumber', reason: 'required' }])
    const read = (reading: Body) => ask('PUT', `/api/staff/expertises/${sheet}/reading`, 'expert', reading)
    expect((await read({ chassisNumber: 'VF1' })).body.errors).toMatchObject([{ field: 'chassisNumber', reason: 'chassis' }])
    expect((await read({ modelId: 2_000_000_000 })).body.errors).toMatchObject([{ field: 'modelId', reason: 'invalid' }])
    expect((await read({ releaseDate: '2090-01-01' })).body.errors).toMatchObject([{ field: 'releaseDate', reason: 'releaseDate' }])
    expect((await ask('PUT', `/api/staff/expertises/${sheet}/reading`, 'agent', carRead)).status).toBe(403)
    expect((await read(carRead)).body.car).toMatchObject(carRead)
    for (const [mileage, isOpen] of [
      [93_240, false],
      [93_241, true],
      [75_676, false],
      [75_675, true],
    ] as const) {
      await ok('POST', `/api/staff/expertises/${sheet}/sync`, 'expert', { operations: [], mileage })
      expect([mileage, (await sheetOf(sheet)).isValueOpen]).toEqual([mileage, isOpen])
    }
    await ok('POST', `/api/staff/expertises/${sheet}/sync`, 'expert', { operations: [], mileage: 84_000 })
    expect((await step(sheet, 'expert', 'submit')).status).toBe(200)
    expect((await read(carRead)).body.code).toBe('TransitionNotAllowed')
    // an older submitted inspection can be completed
    await api.deps.pool.query(`update technical_expertises set reading = '{"fuelType": "Diesel"}' where id = $1`, [sheet])
    await api.deps.pool.query(
      'update vehicles set chassis_number = null, gear_type = null where id = (select vehicle_id from technical_expertises where id = $1)',
      [sheet],
    )
    const late = { ...carRead, fuelType: 'Gasoline', releaseDate: '2001-01-01' }
    const completed = await ok<Expertise>('PUT', `/api/staff/expertises/${sheet}/reading`, 'manager', late)
    expect([completed.car, completed.vehicle.chassisNumber]).toEqual([carRead, carRead.chassisNumber])
    expect((await ask('PUT', `/api/staff/expertises/${sheet}/reading`, 'manager', late)).body.code).toBe('TransitionNotAllowed')
  })

  test('stocks an unlisted car only under a listed model', async () => {
    const query = new URLSearchParams({
      ...{ Civility: 'Mme.', FirstName: 'Salma', LastName: 'Alaoui', Email: 'salma@exemple.ma', Phone: '0612345678', City: 'Casablanca' },
      ...{
        Brand: 'Xpeng',
        Model: 'G3',
        Unlisted: 'Brand',
        ReleaseDate: '2019-03-12',
        Mileage: '84000',
        Type: 'Purchase',
        StorageAreaId: '1',
      },
      RegistrationNumber: '48217 | ب | 6',
    })
    const sent = await api.app.inject({ method: 'POST', url: `/vehiclepurchases?${query}`, headers: await api.headers('seller') })
    expect(sent.statusCode, sent.body).toBe(200)
    const { id, disposedVehicleId: car } = sent.json()
    const { technicalExpertises } = await ok<{ technicalExpertises: { id: number }[] }>(
      'POST',
      `/api/staff/purchases/${id}/steps`,
      'agent',
      {
        action: 'accept',
      },
    )
    const sheet = technicalExpertises[0]?.id ?? 0
    // no estimate from another model; staff see the entered name
    expect(await sheetOf(sheet)).toMatchObject({ startValue: null, vehicle: { title: 'Xpeng G3', unlisted: 'Brand' } })
    expect(await purchase(id)).toMatchObject({ disposedVehicle: { title: 'Xpeng G3', unlisted: 'Brand' } })
    await inspect(sheet)
    await ok('PUT', `/api/staff/expertises/${sheet}/value`, 'manager', { startValue: 90_000, startReason: 'Prix relevés' })
    expect((await step(sheet, 'expert', 'submit')).body.errors).toMatchObject([{ field: 'modelId', reason: 'required' }])
    const { rows } = await api.deps.pool.query(
      `select id, is_listed as "isListed" from models where name in ('G3', 'Duster') order by is_listed`,
    )
    const read = (modelId: number) => ask('PUT', `/api/staff/expertises/${sheet}/reading`, 'expert', { ...carRead, modelId })
    expect((await read(rows[0].id)).body.errors).toMatchObject([{ field: 'modelId', reason: 'invalid' }])
    // the model is not listed: staff add it
    const list = (role: string, body: object) => ask('PUT', `/api/staff/vehicles/${car}/model`, role, body)
    expect((await list('expert', { brand: 'Xpeng', model: 'G3', adds: true })).status).toBe(403)
    expect((await list('agent', { brand: 'Dacia', model: 'G3', adds: false })).body.errors).toMatchObject([
      { field: 'model', reason: 'unlisted' },
    ])
    expect((await list('agent', { brand: 'a@b.ma', model: 'G3', adds: true })).body.errors).toMatchObject([
      { field: 'brand', reason: 'invalid' },
    ])
    expect((await list('agent', { brand: 'XPENG', model: 'G3', adds: true })).status).toBe(200)
    expect((await list('agent', { brand: 'Dacia', model: 'Duster', adds: false })).body.code).toBe('VehicleNotFound')
    expect(await sheetOf(sheet)).toMatchObject({ vehicle: { title: 'XPENG G3', unlisted: null }, differences: [], isValueOpen: false })
    expect((await step(sheet, 'expert', 'submit')).status).toBe(200)
    const brands = await api.app.inject({ url: '/api/vehiclebrands/XPENG/stripped', headers: await api.headers() })
    expect(brands.json()).toMatchObject([{ model: 'G3' }])
  })

  test('lets the inspector choose a listed model', async () => {
    const { sheet, id } = await accepted()
    await api.deps.pool.query(
      `with model as (insert into models (brand_id, name, names, body_style, is_listed) select brand_id, 'Dustre', names, body_style, false from models where name = 'Duster' returning id)
       update vehicles set model_id = model.id from model where vehicles.id = (select disposed_vehicle_id from vehicle_purchases where id = $1)`,
      [id],
    )
    await inspect(sheet)
    expect((await step(sheet, 'expert', 'submit')).body.errors).toMatchObject([{ field: 'modelId', reason: 'required' }])
    const { rows } = await api.deps.pool.query(`select id from models where name = 'Duster'`)
    await ok('PUT', `/api/staff/expertises/${sheet}/reading`, 'expert', { ...carRead, modelId: rows[0].id })
    expect((await step(sheet, 'expert', 'submit')).status).toBe(200)
    expect(await sheetOf(sheet)).toMatchObject({ vehicle: { title: 'Dacia Duster', unlisted: null } })
  })

  test("requires a manager's start value without an estimate", async () => {
    const { id, sheet } = await accepted(null)
    await inspect(sheet)
    expect((await step(sheet, 'expert', 'submit')).body.errors).toMatchObject([{ field: 'startValue', reason: 'required' }])
    await ok('PUT', `/api/staff/expertises/${sheet}/value`, 'manager', { startValue: 1000, startReason: 'Pour pièces' })
    // the findings leave no offer
    expect((await step(sheet, 'expert', 'submit')).body.errors).toMatchObject([{ field: 'quotation', reason: 'tooSmall' }])
    expect((await purchase(id)).status).toBe('Accepted')
  })

  test('creates missing inspections once at the next start', async () => {
    const { id, sheet } = await accepted()
    await api.deps.pool.query('delete from technical_expertises where id = $1', [sheet])
    expect([await seedCheckList(api.deps.db), await seedCheckList(api.deps.db)]).toEqual([true, false])
    const { rows } = await api.deps.pool.query('select id from technical_expertises where purchase_id = $1', [id])
    expect(rows).toHaveLength(1)
    expect(await sheetOf(rows[0].id)).toMatchObject({ lastStatus: 'Draft', startValue: 100_000, checkPartQuotations: { length: 110 } })
  })

  test('closes the inspection with its request', async () => {
    const first = await accepted()
    const { rows } = await api.deps.pool.query('select min(id) as id from request_cancellation_reasons')
    expect(
      (await ask('POST', `/api/staff/purchases/${first.id}/steps`, 'agent', { action: 'cancel', comment: 'Vendue', reasonId: rows[0].id }))
        .status,
    ).toBe(200)
    expect((await sheetOf(first.sheet)).lastStatus).toBe('Rejected')
  })
})
