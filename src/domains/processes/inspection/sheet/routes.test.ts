import { createHash, randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StaffRole } from '#shared/actor.ts'
import { type TestApi, testApi, testNow } from '#testing/database.ts'
import type { Expertise } from '../contract.ts'
import type { PointLine, SealedExpertise } from './contract.ts'
import { checkSheet, readSheet } from './rules.ts'
import { sealRepairs } from './service.ts'

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
    'front-bumper': { action: 'Repair', isPainted: true, cost: 700, quantity: 1, comment: 'Rayures de 6 cm, sans atteindre le plastique' },
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
