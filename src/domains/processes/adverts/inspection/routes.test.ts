import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Expertise } from '#domains/processes/inspection/contract.ts'
import type { PointLine, SealedExpertise } from '#domains/processes/inspection/report/contract.ts'
import type { StaffRole } from '#shared/actor.ts'
import { type TestApi, testApi } from '#testing/database.ts'
import type { AdExpertise } from './contract.ts'

let api: TestApi
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

const staff: Record<string, StaffRole[]> = { expert: ['expert'], manager: ['manager'] }
async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, subject: string, payload?: object) {
  const headers = await api.headers(subject in staff ? `the-${subject}` : subject, staff[subject])
  return api.app.inject({ method, url, headers, ...(payload && { payload }) })
}
async function ok<T>(...asked: Parameters<typeof call>): Promise<T> {
  const answer = await call(...asked)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const refused = async (...asked: Parameters<typeof call>) => {
  const answer = await call(...asked)
  return { status: answer.statusCode, code: answer.json().code }
}
const current = (id: number) => `/api/vehicleads/${id}/technicalexpertises/current`

/** A draft of somebody whose phone is known, if it is said. */
async function draft(subject: string, isKnown = true): Promise<number> {
  const { id } = await ok<{ id: number }>('POST', '/api/vehicleads/save', subject, { disposedVehicle: { brand: 'Dacia', model: 'Duster' } })
  if (isKnown)
    await api.deps.pool.query(
      `update customers set email = user_id || '@exemple.ma', phone = '+212612345678', phone_verified = true where user_id = $1`,
      [subject],
    )
  return id
}
/** What the seller was written about the inspection, in its order. */
async function told(id: number): Promise<string[]> {
  const { rows } = await api.deps.pool.query(`select key from messages where key like $1 order by id`, [`adverts.inspection%:${id}:%`])
  return rows.map(({ key }) => /adverts\.(\w+):/.exec(key)?.[1] ?? '')
}
/** The first two free times of a store. */
async function freeTimes(storageAreaId: number): Promise<[string, string]> {
  const answer = await api.app.inject({ url: `/api/appointments/slots?kind=Expertise&storageAreaId=${storageAreaId}&days=14` })
  const slots = (answer.json().days as { slots: { starts: string; free: number }[] }[]).flatMap((day) => day.slots)
  const [first, second] = slots.filter(({ free }) => free > 0)
  if (!first || !second) throw new Error('the store has no free times')
  return [first.starts, second.starts]
}

/** The expert answers every point, one of them with a finding and its photo, and hands the sheet in. */
async function inspect(sheet: Expertise): Promise<void> {
  const hood = sheet.checkPartQuotations.find(({ checkPart }) => checkPart.code === 'hood')
  const operations = sheet.checkPartQuotations.map(({ id }) => ({
    ...{ id: randomUUID(), checkPartQuotationId: id, base: 0 },
    answer: id === hood?.id ? { action: 'Repair', cost: 1200, quantity: 1, comment: 'Gravillons' } : { action: 'None' },
  }))
  await ok('POST', `/api/staff/expertises/${sheet.id}/sync`, 'expert', { operations, mileage: 84_300 })
  const photo = await sharp({ create: { width: 80, height: 50, channels: 3, background: '#c9b899' } })
    .jpeg()
    .toBuffer()
  const form = new FormData()
  form.append('File', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg')
  const sent = new Response(form)
  const answer = await api.app.inject({
    method: 'POST',
    url: `/documents/upload?Id=${hood?.id}&Type=VehicleCheckPartImage&Owner=CheckPart`,
    headers: { ...(await api.headers('the-expert', ['expert'])), 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  })
  expect(answer.statusCode, answer.body).toBe(200)
}

test('a seller has their car inspected, and reads what was found once it is agreed, not before', async () => {
  const id = await draft('inspected')
  expect(await refused('GET', current(id), 'inspected')).toEqual({ status: 404, code: 'NotFound' })
  const [first, second] = await freeTimes(1)
  const asked = await ok<AdExpertise>('PUT', current(id), 'inspected', { storageAreaId: 1, starts: first })
  expect(asked).toMatchObject({ type: 'Ad', vehicleAdId: id, lastStatus: 'Draft', checkPartQuotations: [] })
  expect(asked.appointment).toMatchObject({ status: 'Booked', starts: first, storageArea: { id: 1 } })
  const moved = await ok<AdExpertise>('PUT', current(id), 'inspected', { storageAreaId: 1, starts: second })
  expect(moved).toMatchObject({ id: asked.id, appointment: { starts: second } })
  expect(await told(id)).toEqual(['inspectionSet', 'inspectionMoved'])

  const list = await ok<{ results: { id: number; ownerReference: string; appointment: string }[] }>(
    'GET',
    '/api/staff/expertises?type=Ad',
    'expert',
  )
  expect(list.results).toContainEqual(
    expect.objectContaining({ id: asked.id, ownerReference: asked.vehicleAd?.reference, appointment: second }),
  )
  await inspect(await ok<Expertise>('GET', `/api/staff/expertises/${asked.id}`, 'expert'))
  const step = (action: string, role: string) => ok('POST', `/api/staff/expertises/${asked.id}/steps`, role, { action })
  await step('submit', 'expert')
  const read = await ok<AdExpertise>('GET', current(id), 'inspected')
  expect(read).toMatchObject({ lastStatus: 'Submitted', checkPartQuotations: [], mileage: null, appointment: null })
  expect(await refused('PUT', current(id), 'inspected', { storageAreaId: 1, starts: first })).toMatchObject({
    code: 'TransitionNotAllowed',
  })
  expect(await refused('DELETE', current(id), 'inspected')).toMatchObject({ code: 'TransitionNotAllowed' })

  await step('giveQuotation', 'expert')
  await step('acceptQuotation', 'manager')
  expect(await told(id)).toEqual(['inspectionSet', 'inspectionMoved', 'inspectionDone'])
  const seen = await ok<AdExpertise>('GET', current(id), 'inspected')
  expect(seen).toMatchObject({ lastStatus: 'QuotationAccepted', mileage: 84_300, quotation: null })
  expect(seen.checkPartQuotations).toHaveLength(110)
  const found = seen.checkPartQuotations.filter(({ action }) => action === 'Repair')
  expect(found).toMatchObject([{ cost: 1200, comment: 'Gravillons', checkPart: { code: 'hood' }, technicalExpertiseId: asked.id }])
  const picture = `/documents/download/VehicleCheckPartImage/${found[0]?.documents[0]?.id}`
  expect((await call('GET', picture, 'inspected')).statusCode).toBe(200)
  expect((await call('GET', picture, 'stranger')).statusCode).not.toBe(200)
  const publication = ['POST', `${current(id)}/publication`] as const
  expect(await refused(...publication, 'inspected')).toEqual({ status: 409, code: 'TransitionNotAllowed' })
  await step('accept', 'manager')
  expect(await ok<AdExpertise>('GET', current(id), 'inspected')).toMatchObject({ lastStatus: 'Accepted', publicCode: null })

  expect((await call(...publication, 'stranger')).statusCode).toBe(404)
  const shown = await ok<AdExpertise>(...publication, 'inspected')
  expect(await ok<AdExpertise>(...publication, 'inspected')).toEqual(shown)
  const { rows } = await api.deps.pool.query('select has_public_expertise_sheet, inspected_points from vehicles where id = $1', [
    shown.vehicleId,
  ])
  expect(rows).toEqual([{ has_public_expertise_sheet: true, inspected_points: 110 }])
  // a sheet reads for everybody who has its code, with the photo of what was found
  const { lines } = (await api.app.inject({ url: `/api/expertises/${shown.publicCode}` })).json() as SealedExpertise
  const hood = lines.find((line) => line.key === 'point:hood') as PointLine
  expect(hood).toMatchObject({ action: 'Repair', cost: 1200, comment: 'Gravillons' })
  expect((await api.app.inject({ url: `/api/expertises/${shown.publicCode}/photos/${hood.photos[0]}` })).statusCode).toBe(200)
})

test('cancels a request and allows a new one', async () => {
  const id = await draft('changes-mind')
  const [first] = await freeTimes(2)
  const asked = await ok<AdExpertise>('PUT', current(id), 'changes-mind', { storageAreaId: 2, starts: first })
  expect(await ok<AdExpertise>('DELETE', current(id), 'changes-mind')).toMatchObject({ lastStatus: 'Rejected', appointment: null })
  expect(await refused('GET', current(id), 'changes-mind')).toMatchObject({ status: 404 })
  expect(await told(id)).toEqual(['inspectionSet', 'inspectionCancelled'])
  const ad = await ok<{ technicalExpertises: object[] }>('GET', `/api/vehicleads/${id}`, 'changes-mind')
  expect(ad.technicalExpertises).toEqual([])
  expect((await freeTimes(2))[0]).toBe(first)
  const again = await ok<AdExpertise>('PUT', current(id), 'changes-mind', { storageAreaId: 2, starts: first })
  expect(again.id).not.toBe(asked.id)
})

test('rejects foreign cars, missing phones and invalid times', async () => {
  const id = await draft('careful', false)
  const [first] = await freeTimes(1)
  const wish = { storageAreaId: 1, starts: first }
  expect(await refused('PUT', current(id), 'careful', wish)).toMatchObject({ code: 'PhoneUnconfirmed' })
  await api.deps.pool.query(`update customers set phone = '+212612345678', phone_verified = true where user_id = 'careful'`)
  expect(await refused('PUT', current(id), 'careful', { ...wish, storageAreaId: 999_999 })).toMatchObject({ status: 400 })
  expect(await refused('PUT', current(id), 'careful', { ...wish, starts: '2020-01-01T10:00:00.000Z' })).toMatchObject({ status: 400 })
  for (const method of ['GET', 'DELETE'] as const)
    expect(await refused(method, current(id), 'somebody-else')).toEqual({ status: 404, code: 'NotFound' })
  expect(await refused('PUT', current(id), 'somebody-else', wish)).toEqual({ status: 404, code: 'NotFound' })
})

test('lets no staff member inspect an own car', async () => {
  const id = await draft('the-expert')
  const [first] = await freeTimes(1)
  const own = await api.headers('the-expert')
  const answer = await api.app.inject({ method: 'PUT', url: current(id), headers: own, payload: { storageAreaId: 1, starts: first } })
  expect(answer.statusCode, answer.body).toBe(200)
  const sheet = answer.json() as AdExpertise
  expect(await refused('POST', `/api/staff/expertises/${sheet.id}/sync`, 'expert', { operations: [] })).toMatchObject({ status: 403 })
})

test('rejects requests for a sold car', async () => {
  const id = await draft('sold-it')
  const [first] = await freeTimes(1)
  await api.deps.pool.query(
    `update vehicles set last_status = 'Sold' where id = (select disposed_vehicle_id from vehicle_ads where id = $1)`,
    [id],
  )
  const answers = await Promise.all([
    refused('PUT', current(id), 'sold-it', { storageAreaId: 1, starts: first }),
    refused('POST', '/api/vehicleads/save', 'sold-it', { id, disposedVehicle: { mileage: 90_000 } }),
    refused('POST', `/api/vehicleads/${id}/price?price=90000`, 'sold-it'),
  ])
  expect(answers).toEqual(answers.map(() => ({ status: 409, code: 'TransitionNotAllowed' })))
})

test('ignores an equal time; moves the sheet with the store', async () => {
  const id = await draft('decided')
  const [first] = await freeTimes(1)
  const ask = (storageAreaId: number, starts: string) => ok<AdExpertise>('PUT', current(id), 'decided', { storageAreaId, starts })
  const asked = await ask(1, first)
  await ask(1, first)
  const areaOf = async () =>
    (await api.deps.pool.query('select storage_area_id as area from technical_expertises where id = $1', [asked.id])).rows[0].area
  expect([await told(id), await areaOf()]).toEqual([['inspectionSet'], 1])
  const [elsewhere] = await freeTimes(2)
  await ask(2, elsewhere)
  expect([await told(id), await areaOf()]).toEqual([['inspectionSet', 'inspectionMoved'], 2])
})

test('cancels the appointment of an ended sheet and notifies the seller', async () => {
  const id = await draft('refused')
  const [first] = await freeTimes(1)
  const asked = await ok<AdExpertise>('PUT', current(id), 'refused', { storageAreaId: 1, starts: first })
  await api.deps.pool.query(
    `update appointments set starts = $2::timestamptz, ends = $2::timestamptz + interval '1 hour' where ad_id = $1`,
    [id, new Date(api.deps.clock.now().getTime() + 60_000)],
  )
  expect(await refused('DELETE', current(id), 'refused')).toMatchObject({ code: 'AppointmentNear' })
  await ok('POST', `/api/staff/expertises/${asked.id}/steps`, 'manager', { action: 'reject', comment: 'Vendeur injoignable' })
  expect(await told(id)).toEqual(['inspectionSet', 'inspectionCancelled'])
  const { rows } = await api.deps.pool.query('select status from appointments where ad_id = $1', [id])
  expect(rows).toEqual([{ status: 'Cancelled' }])
  expect(await refused('GET', current(id), 'refused')).toMatchObject({ status: 404 })
  expect(await refused('DELETE', current(id), 'refused')).toMatchObject({ status: 404 })
})

test('publishes no sheet of a sold or uninspected car', async () => {
  const id = await draft('unseen')
  const publication = ['POST', `${current(id)}/publication`, 'unseen'] as const
  expect(await refused(...publication)).toEqual({ status: 404, code: 'NotFound' })
  const [first] = await freeTimes(1)
  await ok<AdExpertise>('PUT', current(id), 'unseen', { storageAreaId: 1, starts: first })
  const shown = await ok<AdExpertise>('GET', current(id), 'unseen')
  expect(shown.statuses).toEqual([{ type: 'Draft', comment: null, created: expect.any(String), technicalExpertiseId: shown.id }])
  await api.deps.pool.query(`update technical_expertises set last_status = 'Accepted' where id = $1`, [shown.id])
  await api.deps.pool.query(`update expertise_statuses set comment = 'Entre nous' where expertise_id = $1`, [shown.id])
  expect((await ok<AdExpertise>('GET', current(id), 'unseen')).statuses[0]?.comment).toBeNull()
  await api.deps.pool.query(
    `update vehicles set last_status = 'Sold' where id = (select disposed_vehicle_id from vehicle_ads where id = $1)`,
    [id],
  )
  expect(await refused(...publication)).toEqual({ status: 409, code: 'TransitionNotAllowed' })
})
