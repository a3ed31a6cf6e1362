import { createHash, randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DocumentInfo } from '#domains/foundation/documents/contract.ts'
import type { StaffRole } from '#shared/actor.ts'
import type { Language } from '#shared/language.ts'
import { type TestApi, testApi, testNow } from '#testing/database.ts'
import { insertRequest } from '#testing/purchase-request.ts'
import type { Expertise } from '../contract.ts'
import { eraseSheets } from '../transitions/store.ts'
import type { PointLine, PublicExpertise, SealedExpertise } from './contract.ts'
import { checkSheet, readSheet } from './rules.ts'
import { ownerContent, sealRepairs } from './service.ts'

let api: TestApi
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

const query = async (text: string, values: unknown[] = []) => (await api.deps.pool.query(text, values)).rows
const people: Record<string, readonly StaffRole[]> = {
  agent: ['agent'],
  expert: ['expert'],
  manager: ['manager'],
  admin: ['admin'],
  editor: ['editor'],
  customer: [],
}
async function ask(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, who: string, payload?: object) {
  const headers = await api.headers(`whole-${who}`, people[who] ?? ['agent'])
  return api.app.inject({ method, url, headers, ...(payload && { payload }) })
}
async function ok<T = Expertise>(method: 'GET' | 'POST' | 'PUT', url: string, who: string, payload?: object): Promise<T> {
  const answer = await ask(method, url, who, payload)
  expect([url, answer.statusCode, answer.statusCode < 400 ? '' : answer.body]).toEqual([url, 200, ''])
  return answer.json()
}
const papersOf = (id: number) => `/api/staff/expertises/${id}/papers`
const print = (id: number, language: Language, who = 'agent') => ok<DocumentInfo>('POST', papersOf(id), who, { language })

let cars = 0
async function car(): Promise<number> {
  const [{ id }] = await query(
    `insert into vehicles (reference, brand_id, model_id, price, release_date, mileage, storage_area_id, registration_number, chassis_number, last_status)
     select $1, brand_id, id, 100000, '2021-05-01', 48000, 1, '12345-ا-6', 'UU1HSDAG55512345', 'Active' from models where name = 'Duster' returning id`,
    [`WS-${++cars}`],
  )
  return id
}

/** An inspection with a dented hood and two worn tyres. */
async function opened(): Promise<{ id: number; part: (code: string) => number }> {
  const { id, checkPartQuotations: parts } = await ok('POST', '/api/staff/expertises', 'expert', {
    type: 'Certification',
    vehicleId: await car(),
  })
  const findings: Record<string, object> = {
    hood: { action: 'Repair', isPainted: true, cost: 1300, quantity: 1, comment: 'Bosse de 4 cm, peinture à reprendre' },
    'front-tyres': { action: 'Replacement', cost: 900, quantity: 2, comment: 'Usés jusqu’au témoin', measured: 1.8 },
  }
  await ok('POST', `/api/staff/expertises/${id}/sync`, 'expert', {
    mileage: 48_200,
    operations: parts.map((one) => ({
      ...{ id: randomUUID(), checkPartQuotationId: one.id, base: one.revision },
      answer: findings[one.checkPart.code] ?? { action: 'None' },
    })),
  })
  const part = (code: string) => parts.find(({ checkPart }) => checkPart.code === code)?.id ?? 0
  for (const code of Object.keys(findings)) await photograph(part(code))
  return { id, part }
}

async function photograph(partId: number): Promise<void> {
  const photo = await sharp({ create: { width: 80, height: 50, channels: 3, background: '#a02020' } })
    .jpeg()
    .toBuffer()
  const payload = Buffer.concat([
    Buffer.from('--x\r\ncontent-disposition: form-data; name="File"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n'),
    photo,
    Buffer.from('\r\n--x--\r\n'),
  ])
  const headers = { ...(await api.headers('whole-expert', ['expert'])), 'content-type': 'multipart/form-data; boundary=x' }
  const url = `/documents/upload?Id=${partId}&Type=VehicleCheckPartImage&Owner=CheckPart`
  expect((await api.app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(200)
}

const submit = (id: number) => ok('POST', `/api/staff/expertises/${id}/steps`, 'expert', { action: 'submit' })
const download = (paper: DocumentInfo, who: string) => ask('GET', paper.uri, who)
/** Text of a document with plain spaces. */
async function read(paper: DocumentInfo): Promise<string> {
  const file = await download(paper, 'agent')
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf'])
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file.rawPayload)), { mergePages: true })
  return text.replaceAll(/[\u2066-\u2069]/g, '').replaceAll(/\s+/g, ' ')
}

test('contains car, case, findings, quotation and points in both languages', async () => {
  const { id } = await opened()
  await ok('PUT', `/api/staff/expertises/${id}/value`, 'manager', {
    ...{ startValue: 101_000, startReason: 'Annonces de la semaine', extras: 500, extrasReason: 'Quatre jantes' },
  })
  const { reference } = await submit(id)
  const french = await print(id, 'fr')
  expect(french).toMatchObject({ type: 'ExpertiseSheet', status: 'Accepted', language: 'fr', version: 1, reference })
  expect(french.fileName).toBe(`Rapport d’expertise ${reference}.pdf`)
  const text = await read(french)
  for (const said of [
    ...[reference, 'Dacia Duster', 'UU1HSDAG55512345', '48 200 km', 'Certification', 'Fiche rendue', 'Document interne'],
    ...['108 points conformes', 'Réparer, peinture', '1 300 DH', 'Bosse de 4 cm, peinture à reprendre'],
    ...['Changer', '900 DH', '1 800 DH', '1,8 mm', 'Usés jusqu’au témoin', 'Total des défauts 3 100 DH'],
    ...[
      'Valeur de départ : Annonces de la semaine',
      '101 000 DH',
      '−3 100 DH',
      'Suppléments convenus : Quatre jantes',
      '+500 DH',
      '98 400 DH',
    ],
    ...['Les 110 points, par famille', 'Carrosserie, peinture', 'Essai routier, papiers'],
  ])
    expect(text).toContain(said)
  expect(text.match(/ Bon /g)).toHaveLength(108)
  const arabic = await print(id, 'ar')
  expect(arabic).toMatchObject({ language: 'ar', version: 1 })
  const words = await read(arabic)
  for (const said of [reference, 'UU1HSDAG55512345', 'Bosse de 4 cm', '400 98 درهم']) expect(words).toContain(said)
  expect(words).toContain('قيمة البداية: Annonces de la semaine')
})

test('excludes staff names and internal reasons for the owner', async () => {
  const { id } = await opened()
  await ok('PUT', `/api/staff/expertises/${id}/value`, 'manager', { startValue: 101_000, startReason: 'Annonces de la semaine' })
  await submit(id)
  const content = JSON.stringify(await ownerContent(api.deps.db, id, 'fr'))
  for (const said of ['Bosse de 4 cm', 'Capot', 'avant la signature du mandat']) expect(content).toContain(said)
  for (const hidden of ['Annonces de la semaine', 'Document interne']) expect(content).not.toContain(hidden)
  expect(content).toMatch(/"Expert",null/)
  await expect(ownerContent(api.deps.db, 2_000_000_000, 'fr')).rejects.toMatchObject({ code: 'NotFound' })
})

test('stores one version per state of the inspection', async () => {
  const { id, part } = await opened()
  await submit(id)
  const first = await print(id, 'fr')
  expect((await print(id, 'fr', 'manager')).id).toBe(first.id)
  await ok('PUT', `/api/vehiclecheckpartquotations/${part('hood')}/repair`, 'expert', {
    ...{ isFixed: true, cost: 1100, day: '2026-03-10', comment: 'Débosselé et repeint' },
  })
  const second = await print(id, 'fr')
  expect(second).toMatchObject({ version: 2, superseded: null })
  expect(await read(second)).toMatch(/Réparé le 10\/03\/2026\. Payé par nous : 1 100 DH\. Débosselé et repeint/)
  expect((await download(first, 'agent')).statusCode).toBe(200)
  // back to an earlier state: a new version
  await ok('PUT', `/api/vehiclecheckpartquotations/${part('hood')}/repair`, 'expert', { isFixed: false })
  const third = await print(id, 'fr')
  expect(third).toMatchObject({ version: 3, superseded: null })
  expect((await print(id, 'fr')).id).toBe(third.id)
  expect((await ask('POST', papersOf(id), 'agent', { language: 'en' })).json()).toMatchObject({ errors: [{ field: 'language' }] })
})

test('is not available before the submission', async () => {
  const { id } = await opened()
  expect((await ok('GET', `/api/staff/expertises/${id}`, 'agent')).may.print).toBe(false)
  const early = await ask('POST', papersOf(id), 'agent', { language: 'fr' })
  expect([early.statusCode, early.json().code]).toEqual([409, 'PrintoutNotReady'])
  expect((await submit(id)).may.print).toBe(true)
  await print(id, 'fr')
})

test('is limited to staff with access', async () => {
  const { id } = await opened()
  await submit(id)
  const paper = await print(id, 'fr')
  const [{ other }] = await query(`select min(id) as other from storage_areas where id <> 1`)
  for (const [who, area] of [
    ['near', 1],
    ['far', other],
  ] as const) {
    await api.headers(`whole-${who}`, ['agent'])
    await query(`insert into staff_areas (subject, storage_area_id) values ($1, $2)`, [`whole-${who}`, area])
  }
  const answers = async (who: string) => [
    (await ask('POST', papersOf(id), who, { language: 'fr' })).statusCode,
    (await download(paper, who)).statusCode,
  ]
  for (const who of ['agent', 'expert', 'manager', 'admin', 'near']) expect([who, await answers(who)]).toEqual([who, [200, 200]])
  expect(await answers('far')).toEqual([404, 404])
  for (const who of ['editor', 'customer']) expect([who, await answers(who)]).toEqual([who, [403, 404]])
  expect((await api.app.inject({ url: paper.uri })).statusCode).toBe(404)
  expect((await ask('POST', papersOf(2_000_000_000), 'agent', { language: 'fr' })).statusCode).toBe(404)
})

/** Links the inspection to a sale of a staff member. */
async function ofSeller(id: number): Promise<number> {
  const request = await insertRequest(api.deps.pool, { status: 'Accepted', number: 61, now: new Date(testNow), owner: 'whole-seller' })
  await query(`update technical_expertises set type = 'Purchase', purchase_id = $2 where id = $1`, [id, request.id])
  return request.id
}

test('is hidden from the seller on the staff and erased with them', async () => {
  const { id } = await opened()
  await submit(id)
  const purchaseId = await ofSeller(id)
  const paper = await print(id, 'fr')
  expect(await read(paper)).toContain('RA-T61')
  expect((await ok('GET', `/api/staff/expertises/${id}`, 'seller')).may.print).toBe(false)
  expect((await ask('POST', papersOf(id), 'seller', { language: 'fr' })).statusCode).toBe(403)
  expect((await download(paper, 'seller')).statusCode).toBe(404)
  const change = await ask('DELETE', `/documents/${paper.type}/${paper.id}`, 'manager')
  expect([change.statusCode, (await download(paper, 'manager')).statusCode]).toEqual([403, 200])
  await eraseSheets(api.deps.db, 'Purchase', [purchaseId], [])
  expect((await download(paper, 'manager')).statusCode).toBe(404)
  expect((await print(id, 'fr')).version).toBe(1)
})

describe('public part', () => {
  let api: TestApi
  let photo: Buffer
  beforeAll(async () => {
    api = await testApi()
    photo = await sharp({ create: { width: 80, height: 50, channels: 3, background: '#c9b899' } })
      .jpeg()
      .toBuffer()
  })
  afterAll(() => api.close())

  const roles: Record<string, StaffRole[]> = { expert: ['expert'], manager: ['manager'] }
  async function ok<T>(method: 'GET' | 'POST' | 'PUT', url: string, role: string, payload?: object): Promise<T> {
    const headers = await api.headers(`an-${role}`, roles[role])
    const answer = await api.app.inject({ method, url, headers, ...(payload && { payload }) })
    expect([url, answer.statusCode, answer.statusCode < 400 ? '' : answer.body]).toEqual([url, 200, ''])
    return answer.json()
  }
  async function upload(partId: number, owner: string): Promise<void> {
    const boundary = 'rihla-test'
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="File"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`
    const answer = await api.app.inject({
      method: 'POST',
      url: `/documents/upload?Id=${partId}&Type=VehicleCheckPartImage&Owner=${owner}`,
      headers: { ...(await api.headers('an-expert', ['expert'])), 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload: Buffer.concat([Buffer.from(head), photo, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    })
    expect(answer.statusCode, answer.body).toBe(200)
  }
  const read = async (car: number) => {
    const answer = await api.app.inject({ url: `/api/vehicles/${car}/expertise` })
    return { status: answer.statusCode, body: answer.json() as PublicExpertise }
  }

  test('certifies the car, starts the warranty and publishes the inspection', async () => {
    const { rows } = await api.deps.pool.query(
      `insert into vehicles (reference, brand_id, model_id, price, release_date, mileage, storage_area_id, last_status, published_at)
     select 'PX-1', brand_id, id, 150000, '2021-05-01', 48000, 1, 'Published', now() from models where name = 'Duster' returning id`,
    )
    const car: number = rows[0].id
    const opened = await ok<Expertise>('POST', '/api/staff/expertises', 'expert', { type: 'Certification', vehicleId: car })
    const idOf = (code: string) => opened.checkPartQuotations.find(({ checkPart }) => checkPart.code === code)?.id ?? 0
    const answers: Record<string, object> = {
      'front-tyres': { action: 'Replacement', cost: 900, quantity: 2, comment: '1,8 mm', measured: 1.8 },
      hood: { action: 'Repair', isPainted: true, cost: 1300, quantity: 1, comment: 'Gravillons', place: { view: 'Top', x: 50, y: 20 } },
      differential: { action: 'NotAvailable' },
    }
    const operations = opened.checkPartQuotations.map(({ id, checkPart }) => ({
      id: randomUUID(),
      checkPartQuotationId: id,
      base: 0,
      answer: answers[checkPart.code] ?? { action: 'None' },
    }))
    await ok('POST', `/api/staff/expertises/${opened.id}/sync`, 'expert', { operations, mileage: 48_300 })
    for (const code of ['front-tyres', 'hood']) await upload(idOf(code), 'CheckPart')
    const step = (action: string, role: string) => ok<Expertise>('POST', `/api/staff/expertises/${opened.id}/steps`, role, { action })
    for (const action of ['submit', 'giveQuotation']) await step(action, 'expert')
    await step('acceptQuotation', 'manager')
    expect((await read(car)).status).toBe(404)
    await upload(idOf('front-tyres'), 'CheckPartRepair')
    await ok('PUT', `/api/vehiclecheckpartquotations/${idOf('front-tyres')}/repair`, 'expert', {
      isFixed: true,
      cost: 1700,
      day: '2026-03-14',
    })
    expect((await step('accept', 'manager')).lastStatus).toBe('Accepted')

    const card = await api.app.inject({ url: `/api/vehicles/${car}` })
    // almost five years, 48 300 km: second line of the setting
    expect(card.json()).toMatchObject({
      isCertified: true,
      isControlled: true,
      hasPublicExpertiseSheet: true,
      warrantyInMonths: 5,
      // computed from the report: the tyres were replaced before the sale
      vehicleRepairStatusType: 'Repaired',
      isRepaired: true,
      mileage: 48_300,
    })
    const { status, body } = await read(car)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      reference: opened.reference,
      vehicleId: car,
      mileage: 48_300,
      inspector: { role: 'expert', name: null, area: { id: 1 } },
      counts: { points: 110, fine: 107, fixed: 1, noted: 1, notAvailable: 1 },
      fixedCost: 1700,
      notedCost: 1300,
    })
    expect(body.categories.map(({ category, points }) => [category, points])).toEqual([
      ['Body', 16],
      ['GlassAndLights', 14],
      ['WheelsAndBrakes', 16],
      ['Engine', 15],
      ['DriveAndSteering', 13],
      ['Electrics', 12],
      ['Interior', 13],
      ['RoadAndPapers', 11],
    ])
    const parts = body.categories.flatMap(({ parts: of }) => of)
    expect(parts.find(({ code }) => code === 'front-tyres')).toMatchObject({
      result: 'Fixed',
      measured: 1.8,
      unit: 'mm',
      fix: { cost: 1700, day: '2026-03-14' },
      photos: [{ isAfter: false }, { isAfter: true }],
    })
    expect(parts.find(({ code }) => code === 'hood')).toMatchObject({
      result: 'Noted',
      isPainted: true,
      cost: 1300,
      place: { view: 'Top', x: 50 },
    })
    // photos are public, including those of later repairs
    const hash = parts.find(({ code }) => code === 'hood')?.photos[0]?.hash
    expect((await api.app.inject({ url: `/documents/pictures/${hash}/320.webp` })).statusCode).toBe(200)
    await upload(idOf('hood'), 'CheckPartRepair')
    await ok('PUT', `/api/vehiclecheckpartquotations/${idOf('hood')}/repair`, 'manager', { isFixed: true, cost: 1100, day: '2026-03-15' })
    expect((await read(car)).body).toMatchObject({ counts: { fixed: 2, noted: 0 }, fixedCost: 2800, notedCost: 0 })

    await api.deps.pool.query(`update settings set value = 'true' where key = 'expertise.showNames'`)
    await api.deps.pool.query(`update vehicles set last_status = 'Active' where id = $1`, [car])
    // a hidden car has no public inspection
    expect((await read(car)).status).toBe(404)
  })
})

describe('sheet', () => {
  let api: TestApi
  let now = new Date(testNow)
  beforeAll(async () => {
    api = await testApi({ clock: { now: () => now } })
  })
  afterAll(() => api.close())

  const staff: Record<string, readonly StaffRole[]> = { expert: ['expert'], manager: ['manager'] }
  async function ok<T = Expertise>(method: 'GET' | 'POST' | 'PUT', url: string, role: string, payload?: object): Promise<T> {
    const answer = await api.app.inject({ method, url, headers: await api.headers(`an-${role}`, staff[role]), ...(payload && { payload }) })
    expect([url, answer.statusCode, answer.statusCode < 400 ? '' : answer.body]).toEqual([url, 200, ''])
    return answer.json()
  }
  async function upload(partId: number, owner: string, color: string): Promise<void> {
    const photo = await sharp({ create: { width: 80, height: 50, channels: 3, background: color } })
      .jpeg()
      .toBuffer()
    const payload = Buffer.concat([
      Buffer.from('--x\r\ncontent-disposition: form-data; name="File"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n'),
      photo,
      Buffer.from('\r\n--x--\r\n'),
    ])
    const answer = await api.app.inject({
      method: 'POST',
      url: `/documents/upload?Id=${partId}&Type=VehicleCheckPartImage&Owner=${owner}`,
      headers: { ...(await api.headers('an-expert', staff.expert)), 'content-type': 'multipart/form-data; boundary=x' },
      payload,
    })
    expect(answer.statusCode).toBe(200)
  }

  let cars = 0
  async function car(status = 'Published'): Promise<number> {
    const { rows } = await api.deps.pool.query(
      `insert into vehicles (reference, brand_id, model_id, price, release_date, mileage, storage_area_id, registration_number, chassis_number, last_status, published_at)
     select $1, brand_id, id, 100000, '2021-05-01', 48000, 1, '12345A6', 'UU1HSDAG55512345', $2, now() from models where name = 'Duster' returning id`,
      [`SH-${++cars}`, status],
    )
    return rows[0].id
  }

  /** Creates an accepted certification with worn tyres and a scratched bumper. */
  async function certified(vehicleId: number): Promise<{ id: number; part: (code: string) => number }> {
    const opened = await ok('POST', '/api/staff/expertises', 'expert', { type: 'Certification', vehicleId })
    const findings: Record<string, object> = {
      'front-bumper': {
        action: 'Repair',
        isPainted: true,
        cost: 700,
        quantity: 1,
        comment: 'Rayures de 6 cm, sans atteindre le plastique',
      },
      hood: { action: 'Repair', cost: 900, quantity: 1, phrases: ['panel-chips'], comment: 'Éclat de gravillon, 3 mm' },
    }
    const part = (code: string) => opened.checkPartQuotations.find(({ checkPart }) => checkPart.code === code)?.id ?? 0
    await ok('POST', `/api/staff/expertises/${opened.id}/sync`, 'expert', {
      mileage: 48_200,
      operations: opened.checkPartQuotations.map((one) => ({
        ...{ id: randomUUID(), checkPartQuotationId: one.id, base: one.revision },
        answer: findings[one.checkPart.code] ?? { action: 'None' },
      })),
    })
    await upload(part('front-bumper'), 'CheckPart', '#a02020')
    await upload(part('hood'), 'CheckPart', '#2020a0')
    for (const [role, action] of [
      ['expert', 'submit'],
      ['expert', 'giveQuotation'],
      ['manager', 'acceptQuotation'],
      ['manager', 'accept'],
    ] as const)
      await ok('POST', `/api/staff/expertises/${opened.id}/steps`, role, { action })
    return { id: opened.id, part }
  }

  const get = (url: string) => api.app.inject({ url })
  async function sealedOf(vehicleId: number): Promise<SealedExpertise> {
    const reading = await get(`/api/vehicles/${vehicleId}/expertise/sheet`)
    expect(reading.statusCode).toBe(200)
    return (await get(`/api/expertises/${reading.json().code}`)).json()
  }
  const codeOf = (sheet: SealedExpertise) => readSheet(sheet)?.head.code ?? ''

  describe('accepted certification', () => {
    test('publishes a sealed report without plate, chassis number and name', async () => {
      const vehicleId = await car()
      expect((await get(`/api/vehicles/${vehicleId}/expertise/sheet`)).statusCode).toBe(204)
      await certified(vehicleId)
      const sheet = await sealedOf(vehicleId)
      expect(await checkSheet(sheet)).toMatchObject({ faults: [], version: 1 })
      const read = readSheet(sheet)
      expect(read?.counts).toEqual({ ok: 108, fixed: 0, note: 2, none: 0 })
      expect(read?.families).toHaveLength(8)
      expect(read?.head).toMatchObject({ mileage: 48_200, points: 110, inspectedBy: 'expert', type: 'Certification' })
      expect((await get(`/api/vehicles/${vehicleId}`)).json()).toMatchObject({ hasPublicExpertiseSheet: true, inspectedPoints: 110 })
      const whole = await get(`/api/expertises/${codeOf(sheet).toLowerCase()}`)
      expect(whole.json()).toEqual(sheet)
      expect(whole.body).not.toMatch(/12345A6|UU1HSDAG55512345|an-expert|an-manager/)
      const arabic = await get(`/api/expertises/${codeOf(sheet)}/reading?lang=ar`)
      expect(arabic.json()).toMatchObject({ counts: { ok: 108, note: 2 }, seal: sheet.seal, version: 1 })
      expect(arabic.json().families[0]).toMatchObject({ key: 'Body', title: 'الهيكل والصباغة' })
      expect(arabic.json().families[0].points[0]).toMatchObject({
        outcome: 'note',
        cost: 700,
        comment: 'Rayures de 6 cm, sans atteindre le plastique',
      })
      // set phrases in the reader's language; a finding without them is sealed as before
      expect(arabic.json().families[0].points[2]).toMatchObject({ phrases: ['آثار ضربات الحصى'], comment: 'Éclat de gravillon, 3 mm' })
      const lineOf = (key: string) => sheet.lines.find((line) => line.key === key) as PointLine
      expect(lineOf('point:hood').phrases).toEqual([{ fr: 'Impacts de gravillons', ar: 'آثار ضربات الحصى' }])
      expect(lineOf('point:front-bumper')).not.toHaveProperty('phrases')
      const everybody = (await get(`/api/vehicles/${vehicleId}/expertise`)).json().categories[0].parts[2]
      expect(everybody).toMatchObject({ code: 'hood', phrases: [{ ar: 'آثار ضربات الحصى' }] })
      expect(whole.body.split('\n')[3]).toContain('"n":2')
    })

    test('serves exactly the photos of the report', async () => {
      const vehicleId = await car()
      const { part } = await certified(vehicleId)
      const sheet = await sealedOf(vehicleId)
      const bumper = sheet.lines.find(({ key }) => key === 'point:front-bumper') as PointLine
      const [digest = ''] = bumper.photos
      const photo = await get(`/api/expertises/${codeOf(sheet)}/photos/${digest}`)
      expect(photo.statusCode).toBe(200)
      expect(createHash('sha256').update(photo.rawPayload).digest('hex')).toBe(digest)
      expect((await get(`/documents/pictures/${digest}/320.webp`)).statusCode).toBe(200)
      expect((await get(`/api/expertises/${codeOf(sheet)}/photos/${'0'.repeat(64)}`)).statusCode).toBe(404)
      // a photo added after the seal is private
      await upload(part('hood'), 'CheckPartRepair', '#e0e0e0')
      const { rows } = await api.deps.pool.query(`select hash from documents where owner_type = 'CheckPartRepair' and owner_id = $1`, [
        part('hood'),
      ])
      expect((await get(`/documents/pictures/${rows[0].hash}/320.webp`)).statusCode).toBe(404)
    })

    test('seals repairs as a new version and keeps earlier lines', async () => {
      const vehicleId = await car()
      const { part } = await certified(vehicleId)
      const before = await sealedOf(vehicleId)
      now = new Date(now.getTime() + 3 * 86_400_000)
      await ok('PUT', `/api/vehiclecheckpartquotations/${part('hood')}/repair`, 'expert', {
        ...{ isFixed: true, cost: 450, day: now.toISOString().slice(0, 10), comment: 'Retouche au pinceau' },
      })
      await upload(part('hood'), 'CheckPartRepair', '#0000ff')
      expect(await sealRepairs(api.deps)).toBe(1)
      expect(await sealRepairs(api.deps)).toBe(0)
      const after = await sealedOf(vehicleId)
      expect(after.lines.slice(0, before.lines.length)).toEqual(before.lines)
      expect(await checkSheet(after, before.seal)).toEqual({ faults: [], lines: before.lines.length + 2, version: 2, printed: 1 })
      const read = readSheet(after)
      expect(read?.counts).toEqual({ ok: 108, fixed: 1, note: 1, none: 0 })
      const hood = after.lines.findLast(({ key }) => key === 'point:hood') as PointLine
      expect(hood).toMatchObject({ paid: 450, repairComment: 'Retouche au pinceau', cost: 900 })
      expect((await get(`/documents/pictures/${hood.repairPhotos[0]}/320.webp`)).statusCode).toBe(200)
    })

    test('is found by its code and returns 404 for an unknown code', async () => {
      const vehicleId = await car()
      await certified(vehicleId)
      const sheet = await sealedOf(vehicleId)
      const qr = await get(`/api/expertises/${codeOf(sheet)}/qr`)
      expect([qr.statusCode, qr.headers['content-type']]).toEqual([200, 'image/svg+xml'])
      expect(qr.body).toContain('<svg')
      for (const path of ['', '/qr', `/photos/${'0'.repeat(64)}`])
        expect((await get(`/api/expertises/2222-2222-2222${path}`)).statusCode).toBe(404)
      expect((await get('/api/expertises/not-a-code')).statusCode).toBe(400)
    })
  })

  test('prints one document per seal and language, certificates for certified cars', async () => {
    const vehicleId = await car()
    await certified(vehicleId)
    const code = codeOf(await sealedOf(vehicleId))
    const paper = async (kind: string, language: string) => (await get(`/api/expertises/${code}/${kind}?lang=${language}`)).headers.location
    const french = await paper('paper', 'fr')
    expect(french).toMatch(/PublicExpertiseSheet/)
    expect(await paper('paper', 'fr')).toBe(french)
    expect(await paper('paper', 'ar')).not.toBe(french)
    const file = await get(french ?? '')
    expect([file.statusCode, file.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
    expect(await paper('certificate', 'ar')).toMatch(/VehicleCertificate/)
    await api.deps.pool.query('update vehicles set is_certified = false where id = $1', [vehicleId])
    expect((await get(`/api/expertises/${code}/certificate`)).statusCode).toBe(404)
  })

  test('is hidden for a hidden vehicle', async () => {
    const vehicleId = await car('Active')
    await certified(vehicleId)
    expect((await get(`/api/vehicles/${vehicleId}/expertise/sheet`)).statusCode).toBe(404)
  })
})
