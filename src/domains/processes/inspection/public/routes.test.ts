import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StaffRole } from '#shared/actor.ts'
import { type TestApi, testApi } from '#testing/database.ts'
import type { Expertise } from '../contract.ts'
import type { PublicExpertise } from './contract.ts'

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
