import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DocumentInfo } from '#domains/foundation/documents/contract.ts'
import type { StaffRole } from '#shared/actor.ts'
import type { Language } from '#shared/language.ts'
import { type TestApi, testApi, testNow } from '#testing/database.ts'
import { insertRequest } from '#testing/purchase-request.ts'
import { eraseSheets } from '../../cases/store.ts'
import type { Expertise } from '../../contract.ts'
import { ownerContent } from './service.ts'

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
