import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AdRecord } from '#domains/processes/adverts/moderation/contract.ts'
import { adStatuses } from '#domains/processes/adverts/status.ts'
import { riskKinds } from '#domains/processes/adverts/values.ts'
import { type TestApi, testApi } from '#testing/database.ts'
import { openDemoAccounts } from './accounts.ts'
import { insertDemoAdverts } from './adverts.ts'
import { insertCopiedPhotos } from './copied-photos.ts'
import { withDemoPictures } from './pictures.ts'
import { insertAdvertSheets } from './purchase-sheets.ts'
import { loadDemoWorld } from './world.ts'

const silent = () => ({ at() {}, done() {}, failed() {} })
let api: TestApi
let made: number
let sheets: number
let copied: number
const query = async (text: string, values: unknown[] = []) => (await api.deps.pool.query(text, values)).rows

beforeAll(async () => {
  api = await testApi()
  api.deps.storage = withDemoPictures(api.deps.storage)
  await openDemoAccounts(api.deps)
  await loadDemoWorld(api.deps, silent, {
    async within(trx) {
      made = await insertDemoAdverts(trx, api.deps.clock.now())
      copied = await insertCopiedPhotos(api.deps, trx)
      sheets = await insertAdvertSheets(api.deps, trx, api.deps.clock.now())
    },
  })
})
afterAll(() => api.close())

const ask = async (url: string, subject: string, roles?: readonly 'agent'[]) => {
  const answer = await api.app.inject({ url, headers: await api.headers(subject, roles) })
  expect(answer.statusCode, `${url} ${answer.body.slice(0, 300)}`).toBe(200)
  return answer.json()
}
const openRecords = async (): Promise<AdRecord[]> => {
  const records: AdRecord[] = []
  for (const { id } of await query(`select id from vehicle_ads where last_status <> 'Draft' order by id`))
    records.push(await ask(`/api/staff/vehicleads/${id}`, 'the-agent', ['agent']))
  return records
}

test('creates adverts in every state, overdue first, with every review reason', async () => {
  expect(made).toBe(82)
  const states = (await query('select distinct last_status as state from vehicle_ads')).map(({ state }) => state)
  expect(states.toSorted()).toEqual([...adStatuses].sort())
  const queue = await ask('/api/staff/vehicleads?size=100', 'the-agent', ['agent'])
  expect(queue.counts).toMatchObject({ toRead: 9, corrections: 1, refused: 3 })
  expect(queue.results.map(({ isOverdue }: { isOverdue: boolean }) => isOverdue).slice(0, 3)).toEqual([true, true, false])
  expect(queue.results.filter(({ isAppeal }: { isAppeal: boolean }) => isAppeal)).toHaveLength(1)
  const records = await openRecords()
  const points = new Set(
    records.filter(({ lastStatus }) => lastStatus === 'Submited').flatMap(({ risk }) => risk.points.map(({ kind }) => kind)),
  )
  expect([...points].sort()).toEqual([...riskKinds].sort())
})

test('shows the copied photos of a doubtful advert beside the originals', async () => {
  expect(copied).toBe(3)
  const marked = (await openRecords()).filter(({ copies }) => copies.length > 0)
  expect(marked.map(({ lastStatus, copies }) => [lastStatus, copies.length])).toEqual(expect.arrayContaining([['Submited', 3]]))
  const { copies = [], risk } = marked.find(({ lastStatus }) => lastStatus === 'Submited') ?? {}
  expect(risk?.points.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['PriceFarBelow', 'SamePhoto', 'AdvanceInText']))
  // each photo that was taken is marked, also where two of them resemble one of the other car
  expect(new Set(copies.map(({ photo }) => photo)).size).toBe(3)
  expect(copies.every(({ reference, lastStatus, likeness }) => reference && lastStatus === 'Published' && likeness < 1)).toBe(true)
  for (const { other } of copies) {
    const url = `/documents/download/${other.type}/${other.id}`
    expect((await api.app.inject({ url, headers: await api.headers('the-agent', ['agent']) })).statusCode).toBe(200)
  }
})

test('completes submitted adverts and lists published ones with photos', async () => {
  for (const { lastStatus, documents, disposedVehicle: car, descriptions, reference, comments, reasons } of await openRecords()) {
    const photos = documents.filter(({ type }) => type === 'VehicleAdPicture')
    expect([reference, photos.length >= 3, car.price !== null], reference).toEqual([reference, true, true])
    expect(descriptions.fr?.length, reference).toBeGreaterThan(30)
    expect([lastStatus, car.isShown], reference).toEqual([lastStatus, lastStatus === 'Published'])
    if (lastStatus === 'Rejected') expect([reasons.length > 0, comments.length > 0], reference).toEqual([true, true])
  }
  const odd = await query(`
    select d.reference from vehicle_ads d where d.last_status <>
      (select s.type from ad_statuses s where s.ad_id = d.id order by s.id desc limit 1)
      or (d.last_status = 'Published') <> (d.visible_until is not null) or (d.last_status = 'Submited') <> (d.due is not null)`)
  expect(odd).toEqual([])
  const [paid] = await query(`
    select count(*)::int as boosts, count(*) filter (where b.paid < now()
      and (b.ended is null or b.ended < now()) and coalesce(b.ended, v.boosted_until) = b.paid + b.days * interval '1 day')::int as sound
    from ad_boosts b join vehicle_ads d on d.id = b.ad_id join vehicles v on v.id = d.disposed_vehicle_id`)
  expect(paid.boosts).toBeGreaterThan(0)
  expect(paid.sound).toBe(paid.boosts)
})

test('creates enough boosted and plain adverts to compare', async () => {
  const [effect] = await query('select adverts, percent, other_adverts as others, other_percent as "othersPercent" from boost_effects')
  expect([effect.adverts >= 10, effect.others >= 10, effect.percent > effect.othersPercent], JSON.stringify(effect)).toEqual([
    true,
    true,
    true,
  ])
})

test('gives the demo customer an advert in each state', async () => {
  const [salma] = await query(`select subject from accounts where email = 'salma.alaoui@exemple.ma'`)
  const { results } = await ask('/api/vehicleads?size=100', salma.subject)
  expect([...new Set(results.map(({ lastStatus }: { lastStatus: string }) => lastStatus))].sort()).toEqual([...adStatuses].sort())
  expect(results.length).toBeLessThan(10)
  expect(results.find(({ mends }: { mends: unknown }) => mends)).toMatchObject({ lastStatus: 'Rejected', mends: ['price', 'photos'] })
  const draft = results.find(({ lastStatus }: { lastStatus: string }) => lastStatus === 'Draft')
  expect(draft.missing).toEqual(expect.arrayContaining(['photos', 'descriptions', 'disposedVehicle.registrationNumber']))
  const photo = results.find(({ lastStatus }: { lastStatus: string }) => lastStatus === 'Submited').documents[0]
  const file = await api.app.inject({ url: photo.uri, headers: await api.headers(salma.subject) })
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/webp'])
})

test('shows sellers the findings of their cars', async () => {
  expect(sheets).toBeGreaterThan(5)
  const [row] = await query(`
    select d.id, a.subject from vehicle_ads d join customers c on c.id = d.customer_id join accounts a on a.subject = c.user_id
    join technical_expertises t on t.ad_id = d.id where t.last_status = 'Accepted' order by d.id desc limit 1`)
  const sheet = await ask(`/api/vehicleads/${row.id}/technicalexpertises/current`, row.subject)
  expect(sheet.checkPartQuotations).toHaveLength(110)
  const found = sheet.checkPartQuotations.filter(({ action }: { action: string }) => action === 'Replacement')
  expect(found.map(({ cost, documents }: { cost: number; documents: object[] }) => [cost, documents.length])).toEqual([
    [900, 1],
    [4800, 1],
  ])
  const [shown] = await query(`
    select count(*)::int as cars, count(*) filter (where v.inspected_points = 110)::int as points from vehicles v
    where v.operation_type = 'Ad' and v.last_status = 'Published' and v.has_public_expertise_sheet`)
  expect(shown.cars).toBeGreaterThan(0)
  expect(shown.points).toBe(shown.cars)
})
