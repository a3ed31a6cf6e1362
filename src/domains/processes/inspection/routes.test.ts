import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor, StaffRole } from '#shared/actor.ts'
import { insertCar } from '#testing/builders.ts'
import { type TestApi, testApi } from '#testing/database.ts'
import { insertRequest } from '#testing/purchase-request.ts'
import type { CheckPartQuotation, Expertise } from './contract.ts'
import { checkPartPhotos, repairPhotos } from './transitions/service.ts'

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
const staff: Record<string, readonly StaffRole[]> = {
  agent: ['agent'],
  expert: ['expert'],
  second: ['expert'],
  manager: ['manager'],
  both: ['expert', 'manager'],
}
async function ask(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, role: string, payload?: object) {
  const headers = await api.headers(`an-${role}`, staff[role])
  const answer = await api.app.inject({ method, url, headers, ...(payload && { payload }) })
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() }
}
async function ok<T = Expertise>(method: 'GET' | 'POST' | 'PUT', url: string, role: string, payload?: object): Promise<T> {
  const { status, body } = await ask(method, url, role, payload)
  expect([url, status, status < 400 ? '' : body]).toEqual([url, 200, ''])
  return body as T
}
const step = (id: number, role: string, action: string, given: Body = {}) =>
  ask('POST', `/api/staff/expertises/${id}/steps`, role, { action, ...given })
const sheet = (id: number) => ok('GET', `/api/staff/expertises/${id}`, 'manager')
const part = async (id: number, code: string): Promise<CheckPartQuotation> => {
  const found = (await sheet(id)).checkPartQuotations.find(({ checkPart }) => checkPart.code === code)
  if (!found) throw new Error(`no ${code}`)
  return found
}

/** Creates a stock car. */
const car = (price: number | null = 100_000): Promise<number> =>
  insertCar(api.deps.db, { price, release_date: '2021-05-01', mileage: 48_000, storage_area_id: 1, last_status: 'Active' })
async function open(price?: number | null): Promise<Expertise> {
  return ok('POST', '/api/staff/expertises', 'expert', { type: 'Certification', vehicleId: await car(price) })
}
const operation = (at: CheckPartQuotation, answer: Body, more: Body = {}) => ({
  id: randomUUID(),
  checkPartQuotationId: at.id,
  base: at.revision,
  answer: { action: 'None', ...answer },
  ...more,
})
interface Synced {
  quotation: number | null
  findingsCost: number
  results: { id: string; outcome: string; part: CheckPartQuotation }[]
  revisions: { id: number; revision: number }[]
}
const sync = (id: number, operations: object[], role = 'expert', more: Body = {}) =>
  ok<Synced>('POST', `/api/staff/expertises/${id}/sync`, role, { operations, ...more })
async function upload(
  partId: number,
  { clientId, role = 'expert', owner = 'CheckPart' }: { clientId?: string; role?: string; owner?: string } = {},
) {
  const boundary = 'rihla-test'
  const payload = Buffer.concat([
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="File"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`),
    photo,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  const answer = await api.app.inject({
    method: 'POST',
    url: `/documents/upload?Id=${partId}&Type=VehicleCheckPartImage&Owner=${owner}${clientId ? `&ClientId=${clientId}` : ''}`,
    headers: { ...(await api.headers(`an-${role}`, staff[role])), 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload,
  })
  return { status: answer.statusCode, body: answer.json() }
}
/** Answers every point as fine, except the given codes. */
async function answerAll(opened: Expertise, findings: Record<string, Body> = {}): Promise<void> {
  await sync(
    opened.id,
    opened.checkPartQuotations.map((one) => operation(one, findings[one.checkPart.code] ?? {})),
    'expert',
    { mileage: 48_200 },
  )
  for (const code of Object.keys(findings)) expect((await upload((await part(opened.id, code)).id)).status).toBe(200)
}
const tyres = { action: 'Replacement', cost: 900, quantity: 2, comment: '1,8 mm à gauche, 2,1 mm à droite' }

describe('check list', () => {
  test('has 110 points in eight families and keeps its versions', async () => {
    const list = await ok<{ version: number; parts: (Body & { code: string; titles: Record<string, string> })[] }>(
      'GET',
      '/api/staff/checklists',
      'expert',
    )
    expect([list.parts.length, new Set(list.parts.map(({ category }) => category)).size]).toEqual([110, 8])
    expect(list.parts.every(({ titles }) => titles.fr && /[\u0600-\u06ff]/.test(titles.ar ?? ''))).toBe(true)
    const before = await open()
    const parts = list.parts.map(({ id: _id, title: _title, position: _position, ...one }) => one)
    const save = (version: number, given: object[], role = 'manager') =>
      ask('POST', '/api/staff/checklists', role, { version, parts: given })
    expect((await save(list.version, parts, 'expert')).status).toBe(403)
    expect((await save(list.version, parts.slice(0, 99))).body.errors).toMatchObject([{ field: 'parts', reason: 'tooFew', limit: 100 }])
    const many = Array.from({ length: 11 }, (_, i) => ({ ...parts[0], code: `more-${i}` }))
    expect((await save(list.version, [...parts, ...many])).body.errors).toMatchObject([{ field: 'parts', reason: 'tooMany', limit: 120 }])
    expect((await save(list.version, [...parts, parts[0] ?? {}])).body.errors).toMatchObject([{ field: 'parts.code', reason: 'repeated' }])
    const made = await save(list.version, parts.slice(1))
    expect([made.status, made.body.parts.length, made.body.parts[0].position]).toEqual([200, 109, 1])
    expect((await save(list.version, parts)).body.code).toBe('EditConflict')
    expect((await open()).checkPartQuotations).toHaveLength(109)
    expect((await sheet(before.id)).checkPartQuotations).toHaveLength(110)
    const old = await ok<{ parts: object[] }>('GET', `/api/staff/checklists?version=${list.version}`, 'expert')
    expect(old.parts).toHaveLength(110)
    expect((await save(made.body.version, parts)).status).toBe(200)
  })
})

describe('inspection', () => {
  test('is created once per car with unanswered points', async () => {
    const vehicleId = await car()
    const first = await ok('POST', '/api/staff/expertises', 'expert', { type: 'Certification', vehicleId })
    expect(first).toMatchObject({
      reference: expect.stringMatching(/^RE-2026-\d{6}$/),
      lastStatus: 'Draft',
      startValue: 100_000,
      quotation: 100_000,
    })
    expect(first.missing).toHaveLength(110)
    expect(first.may).toEqual({ answer: true, value: false, fix: false, print: false })
    expect((await ok('POST', '/api/staff/expertises', 'manager', { type: 'Certification', vehicleId })).id).toBe(first.id)
    expect((await ask('POST', '/api/staff/expertises', 'expert', { type: 'Certification', vehicleId: 2_000_000_000 })).body.code).toBe(
      'VehicleNotFound',
    )
    expect((await ask('POST', '/api/staff/expertises', 'agent', { type: 'Certification', vehicleId })).status).toBe(403)
  })

  test('can be submitted when every point is complete', async () => {
    const opened = await open()
    expect((await step(opened.id, 'expert', 'submit')).body.code).toBe('CheckListOpen')
    await sync(
      opened.id,
      opened.checkPartQuotations.map((one) => operation(one, one.checkPart.code === 'front-tyres' ? { action: 'Replacement' } : {})),
    )
    const at = await part(opened.id, 'front-tyres')
    const lacks = async () => (await sheet(opened.id)).missing
    expect(await lacks()).toEqual([{ checkPartQuotationId: at.id, what: ['cost', 'quantity', 'comment', 'photo'] }])
    // far from the usual 900: needs a reason
    await ok('PUT', `/api/vehiclecheckpartquotations/${at.id}`, 'expert', { ...tyres, cost: 2500, comment: 'usés', revision: at.revision })
    expect(await lacks()).toEqual([{ checkPartQuotationId: at.id, what: ['comment', 'photo'] }])
    await ok('PUT', `/api/vehiclecheckpartquotations/${at.id}`, 'expert', tyres)
    expect((await upload(at.id)).status).toBe(200)
    expect((await step(opened.id, 'expert', 'submit')).body.errors).toMatchObject([{ field: 'mileage', reason: 'required' }])
    await sync(opened.id, [], 'expert', { mileage: 48_200 })
    expect((await step(opened.id, 'manager', 'submit')).status).toBe(403)
    expect((await step(opened.id, 'expert', 'submit')).body).toMatchObject({
      lastStatus: 'Submitted',
      findingsCost: 1800,
      quotation: 98_200,
      mileage: 48_200,
    })
    // closed for answers
    expect((await ask('PUT', `/api/vehiclecheckpartquotations/${at.id}`, 'expert', tyres)).body.code).toBe('TransitionNotAllowed')
    expect((await sync(opened.id, [operation(await part(opened.id, 'hood'), {})])).results[0]?.outcome).toBe('Closed')
  })

  test('returns with marked points and goes to a second person', async () => {
    const opened = await open()
    await answerAll(opened, { 'front-tyres': tyres })
    expect((await step(opened.id, 'expert', 'submit')).status).toBe(200)
    const [hood, belt] = [await part(opened.id, 'hood'), await part(opened.id, 'timing-belt')]
    expect((await step(opened.id, 'manager', 'askEdits', { comment: 'À revoir' })).body.errors).toMatchObject([{ field: 'parts' }])
    expect((await step(opened.id, 'manager', 'askEdits', { parts: [{ id: hood.id }] })).body.errors).toMatchObject([{ field: 'comment' }])
    const strange = { comment: 'À revoir', parts: [{ id: 2_000_000_000, comment: '' }] }
    expect((await step(opened.id, 'manager', 'askEdits', strange)).body.errors).toMatchObject([{ field: 'parts', reason: 'invalid' }])
    const marked = await step(opened.id, 'manager', 'askEdits', { comment: 'Merci', parts: [{ id: hood.id, comment: 'Mesurez' }] })
    expect(marked.body.lastStatus).toBe('PendingEdits')
    expect(await part(opened.id, 'hood')).toMatchObject({
      status: 'PendingEdit',
      editComment: 'Mesurez',
      isReopened: true,
      former: { action: 'None' },
    })
    expect((await step(opened.id, 'expert', 'resubmit')).body.code).toBe('CheckListOpen')
    // closed points stay closed until reopened with a reason
    expect((await ask('PUT', `/api/vehiclecheckpartquotations/${belt.id}`, 'expert', { action: 'None' })).body.code).toBe(
      'TransitionNotAllowed',
    )
    await ok('POST', `/api/staff/expertises/${opened.id}/reopen`, 'expert', { parts: [belt.id], comment: 'Facture vue' })
    const fixed = { action: 'Repair', isPainted: true, cost: 1300, quantity: 1, comment: 'Reprise de peinture' }
    // a correction can change until the submission
    for (const cost of [1200, 1300]) await ok('PUT', `/api/vehiclecheckpartquotations/${hood.id}`, 'expert', { ...fixed, cost })
    await ok('PUT', `/api/vehiclecheckpartquotations/${belt.id}`, 'expert', { action: 'None' })
    expect((await upload(hood.id)).status).toBe(200)
    expect((await step(opened.id, 'expert', 'resubmit')).body).toMatchObject({ lastStatus: 'Submitted', quotation: 96_900 })
    expect((await step(opened.id, 'expert', 'giveQuotation')).body.lastStatus).toBe('QuotationSubmitted')
    expect((await step(opened.id, 'manager', 'rejectQuotation', { comment: 'Capot', parts: [{ id: hood.id }] })).body.lastStatus).toBe(
      'QuotationRejected',
    )
    expect((await step(opened.id, 'expert', 'giveQuotation')).body.code).toBe('CheckListOpen')
    await ok('PUT', `/api/vehiclecheckpartquotations/${hood.id}`, 'expert', { ...fixed, cost: 1500 })
    const value = await ok('PUT', `/api/staff/expertises/${opened.id}/value`, 'manager', { extras: 500, extrasReason: 'Pneus neige' })
    expect(value).toMatchObject({ quotation: 97_200, extras: 500, findingsCost: 3300 })
    expect((await ask('PUT', `/api/staff/expertises/${opened.id}/value`, 'manager', { startValue: 90_000 })).body.errors).toMatchObject([
      { field: 'startReason' },
    ])
    expect((await step(opened.id, 'expert', 'giveQuotation')).body).toMatchObject({ lastStatus: 'QuotationSubmitted', quotation: 97_200 })
    expect((await ask('PUT', `/api/staff/expertises/${opened.id}/value`, 'manager', { extras: 0 })).body.code).toBe('TransitionNotAllowed')
    expect((await step(opened.id, 'manager', 'acceptQuotation')).body.lastStatus).toBe('QuotationAccepted')
  })

  test('cannot be judged by its inspector', async () => {
    const opened = await open()
    await sync(
      opened.id,
      opened.checkPartQuotations.map((one) => operation(one, {})),
      'both',
      { mileage: 1 },
    )
    for (const action of ['submit', 'giveQuotation']) expect((await step(opened.id, 'both', action)).status).toBe(200)
    expect((await step(opened.id, 'both', 'acceptQuotation')).status).toBe(403)
    expect((await step(opened.id, 'manager', 'acceptQuotation')).status).toBe(200)
  })

  test('is read-only for a seller on the staff', async () => {
    const { id, checkPartQuotations } = await open()
    const request = await insertRequest(api.deps.pool, { status: 'Accepted', number: 31, now: api.deps.clock.now(), owner: 'an-both' })
    await api.deps.pool.query(`update technical_expertises set type = 'Purchase', purchase_id = $2 where id = $1`, [id, request.id])
    const [hood] = checkPartQuotations as [CheckPartQuotation]
    const url = `/api/staff/expertises/${id}`
    expect((await ok('GET', url, 'both')).may).toEqual({ answer: false, value: false, fix: false, print: false })
    expect((await ok('GET', url, 'expert')).may.answer).toBe(true)
    for (const { status } of [
      await step(id, 'both', 'submit'),
      await ask('PUT', `${url}/value`, 'both', { startValue: 200_000, startReason: 'Je le vaux' }),
      await ask('POST', `${url}/reopen`, 'both', { parts: [hood.id], comment: 'Encore' }),
      await ask('POST', `${url}/sync`, 'both', { operations: [operation(hood, {})] }),
      await ask('PUT', `/api/vehiclecheckpartquotations/${hood.id}`, 'both', { action: 'None' }),
      await ask('PUT', `/api/vehiclecheckpartquotations/${hood.id}/repair`, 'both', { isFixed: false }),
      await upload(hood.id, { role: 'both' }),
    ])
      expect(status).toBe(403)
    expect((await sheet(id)).startValue).toBe(100_000)
  })

  test('is hidden outside the area and not counted', async () => {
    const opened = await open()
    await api.headers('a-far-expert', ['expert'])
    await api.deps.pool.query(`insert into staff_areas (subject, storage_area_id) values ('a-far-expert', 2)`)
    const far = await api.app.inject({ url: `/api/staff/expertises/${opened.id}`, headers: await api.headers('a-far-expert') })
    expect(far.statusCode).toBe(404)
    const list = await api.app.inject({ url: '/api/staff/expertises?view=all', headers: await api.headers('a-far-expert') })
    expect(list.json()).toMatchObject({ rowCount: 0, counts: { all: 0 } })
    const mine = await ask('GET', `/api/staff/expertises?view=inspect&text=${opened.reference}`, 'agent')
    expect(mine.body).toMatchObject({
      rowCount: 1,
      results: [{ id: opened.id, answered: 0, points: 110, vehicle: { title: 'Dacia Duster' } }],
    })
    expect(mine.body.counts.inspect).toBeGreaterThan(0)
  })
})

describe('two devices', () => {
  test('merge answers by point and report conflicts', async () => {
    const opened = await open()
    const [hood, roof] = [await part(opened.id, 'hood'), await part(opened.id, 'roof')]
    const first = operation(hood, { comment: 'Gravillons' })
    const [one, other] = await Promise.all([
      sync(opened.id, [first, operation(roof, {})]),
      sync(
        opened.id,
        [operation(hood, { action: 'Repair', cost: 700, quantity: 1 }), operation(await part(opened.id, 'paint'), {})],
        'second',
      ),
    ])
    const outcomes = [...one.results, ...other.results].map(({ outcome }) => outcome).sort()
    expect(outcomes).toEqual(['Kept', 'Kept', 'Kept', 'Newer'])
    const late = [...one.results, ...other.results].find(({ outcome }) => outcome === 'Newer')
    const stands = await part(opened.id, 'hood')
    expect(late?.part).toEqual(stands)
    expect(stands.revision).toBe(1)
    // a decision refers to the current revision
    const again = await sync(opened.id, [operation(stands, { comment: 'Vu ensemble' })], 'second')
    expect(again.results[0]).toMatchObject({ outcome: 'Kept', part: { comment: 'Vu ensemble', revision: 2 } })
  })

  test('ignore device clocks and chain the edits of one device', async () => {
    const opened = await open()
    const hood = await part(opened.id, 'hood')
    const first = operation(hood, { comment: 'un' }, { at: '2031-01-01T00:00:00+01:00' })
    const second = operation(hood, { comment: 'deux' }, { at: '1999-01-01T00:00:00Z', after: first.id })
    expect((await sync(opened.id, [first])).results[0]?.outcome).toBe('Kept')
    expect((await sync(opened.id, [second])).results[0]).toMatchObject({ outcome: 'Kept', part: { comment: 'deux', revision: 2 } })
    // another answer in between breaks the chain
    const third = operation(hood, { comment: 'trois' }, { after: second.id })
    await sync(opened.id, [operation(await part(opened.id, 'hood'), { comment: 'autre' })], 'second')
    expect((await sync(opened.id, [third])).results[0]).toMatchObject({ outcome: 'Newer', part: { comment: 'autre' } })
  })

  test('repeat an interrupted batch without loss or duplication', async () => {
    const opened = await open(200_000)
    const findings = new Set(['hood', 'roof', 'front-tyres', 'battery'])
    const all = opened.checkPartQuotations.map((one) =>
      operation(one, findings.has(one.checkPart.code) ? { action: 'Repair', cost: 800, quantity: 1, comment: 'vu' } : {}),
    )
    // the device resends unacknowledged answers from any position
    for (let cut = 0; cut < 100; cut++) {
      const from = Math.floor(Math.random() * all.length)
      const until = from + 1 + Math.floor(Math.random() * (all.length - from))
      const answer = await sync(opened.id, all.slice(from, until))
      expect(answer.results.every(({ outcome }) => outcome === 'Kept')).toBe(true)
    }
    await sync(opened.id, all)
    const done = await sheet(opened.id)
    expect(done.checkPartQuotations.every(({ revision, action }) => revision === 1 && action !== null)).toBe(true)
    expect(done.quotation).toBe(200_000 - 4 * 800)
    const { rows } = await api.deps.pool.query('select count(*)::int as n from expertise_operations where expertise_id = $1', [opened.id])
    expect(rows[0].n).toBe(110)
  }, 120_000)

  test('keep the quotation correct over 10 000 random edits', async () => {
    const { id, checkPartQuotations: points } = await open(300_000)
    const random = (below: number) => Math.floor(Math.random() * below)
    const [revisions, costs] = [points.map(({ revision }) => revision), points.map(() => 0)]
    for (let edits = 0; edits < 10_000; edits += 240) {
      const last = new Map<number, string>()
      const operations = Array.from({ length: Math.min(240, 10_000 - edits) }, () => {
        const at = random(points.length)
        const [action, cost, quantity] = [
          (['None', 'NotAvailable', 'Repair', 'Replacement'] as const)[random(4)],
          random(900),
          1 + random(4),
        ]
        const isFinding = action === 'Repair' || action === 'Replacement'
        const point = points[at] as CheckPartQuotation
        const before = last.get(at)
        const made = operation(
          { ...point, revision: revisions[at] ?? 0 },
          { action, ...(isFinding && { cost, quantity, comment: 'vu' }) },
          before ? { after: before } : {},
        )
        last.set(at, made.id)
        costs[at] = isFinding ? cost * quantity : 0
        return made
      })
      const answer = await sync(id, operations)
      expect(answer.results.every(({ outcome }) => outcome === 'Kept')).toBe(true)
      for (const { id: part, revision } of answer.revisions) revisions[points.findIndex((point) => point.id === part)] = revision
      const found = costs.reduce((sum, cost) => sum + cost, 0)
      expect([answer.findingsCost, answer.quotation]).toEqual([found, 300_000 - found])
    }
    const whole = costs.reduce((sum, cost) => sum + cost, 0)
    expect((await sheet(id)).quotation).toBe(300_000 - whole)
  }, 240_000)

  test('store valid set phrases and reject those of another point', async () => {
    const opened = await open()
    const at = await part(opened.id, 'front-tyres')
    const phrases = ['tyre-legal', 'tyre-uneven']
    await sync(opened.id, [operation(at, { ...tyres, comment: null, phrases })])
    expect(await part(opened.id, 'front-tyres')).toMatchObject({ phrases, comment: null })
    for (const wrong of [['rim-bent'], ['no-such-phrase'], ['tyre-year', 'tyre-year']]) {
      const one = await ask('PUT', `/api/vehiclecheckpartquotations/${at.id}`, 'expert', { ...tyres, phrases: wrong })
      expect([one.status, one.body.errors[0]]).toMatchObject([400, { field: 'phrases', reason: 'invalid' }])
      const { status, body } = await ask('POST', `/api/staff/expertises/${opened.id}/sync`, 'expert', {
        operations: [operation(await part(opened.id, 'front-tyres'), { ...tyres, phrases: wrong })],
      })
      expect([status, body.errors[0].field]).toEqual([400, 'operations.answer.phrases'])
    }
    await sync(opened.id, [operation(await part(opened.id, 'front-tyres'), { action: 'None', phrases })])
    expect((await part(opened.id, 'front-tyres')).phrases).toEqual([])
  })

  test('reject a batch with points of another inspection', async () => {
    const [opened, other] = [await open(), await open()]
    const strange = operation(other.checkPartQuotations[0] as CheckPartQuotation, {})
    const { status, body } = await ask('POST', `/api/staff/expertises/${opened.id}/sync`, 'expert', {
      operations: [operation(opened.checkPartQuotations[0] as CheckPartQuotation, {}), strange],
    })
    expect([status, body.errors[0].field]).toEqual([400, 'operations.checkPartQuotationId'])
    expect((await sheet(opened.id)).checkPartQuotations[0]?.revision).toBe(0)
    expect((await ask('PUT', '/api/vehiclecheckpartquotations/2000000000', 'expert', { action: 'None' })).status).toBe(404)
  })
})

describe('photos', () => {
  test('are stored once and visible to the staff only', async () => {
    const opened = await open()
    const hood = await part(opened.id, 'hood')
    const clientId = randomUUID()
    const sent = await Promise.all([upload(hood.id, { clientId }), upload(hood.id, { clientId })])
    expect(sent.map(({ status }) => status)).toEqual([200, 200])
    expect((await upload(hood.id, { clientId })).body.id).toBe(sent[0]?.body.id)
    expect((await upload((await part(opened.id, 'roof')).id, { clientId })).body.errors).toMatchObject([{ field: 'ClientId' }])
    const kept = await part(opened.id, 'hood')
    expect(kept.documents).toMatchObject([{ clientId, isAfter: false, status: 'Preview' }])
    expect((await upload(hood.id, { role: 'agent' })).status).toBe(403)
    const uri = kept.documents[0]?.uri ?? ''
    const read = async (headers: Record<string, string>) => (await api.app.inject({ url: uri, headers })).statusCode
    expect([await read({}), await read(await api.headers('a-stranger')), await read(await api.headers('an-agent', ['agent']))]).toEqual([
      404, 404, 200,
    ])
    // a repair has its own photos after the submission
    expect((await upload(hood.id, { owner: 'CheckPartRepair' })).status).toBe(403)
  })

  test('record a repair without changing the quotation', async () => {
    const opened = await open()
    await answerAll(opened, { 'front-tyres': tyres })
    expect((await step(opened.id, 'expert', 'submit')).status).toBe(200)
    const at = await part(opened.id, 'front-tyres')
    const repair = (given: Body, id = at.id) => ask('PUT', `/api/vehiclecheckpartquotations/${id}/repair`, 'expert', given)
    expect((await repair({ isFixed: true, cost: 1700, day: '2026-03-16' })).body.errors).toMatchObject([{ field: 'day' }])
    expect((await repair({ isFixed: true, cost: 1, day: '2026-03-15' }, (await part(opened.id, 'hood')).id)).body.errors).toMatchObject([
      { field: 'isFixed' },
    ])
    const done = await repair({ isFixed: true, cost: 1700, day: '2026-03-15', comment: 'Deux pneus neufs' })
    expect(done.body).toMatchObject({ isFixed: true, fix: { cost: 1700, day: '2026-03-15', comment: 'Deux pneus neufs' } })
    expect((await upload(at.id, { owner: 'CheckPartRepair' })).status).toBe(200)
    expect(await part(opened.id, 'front-tyres')).toMatchObject({ documents: [{ isAfter: false }, { isAfter: true }] })
    expect((await sheet(opened.id)).quotation).toBe(98_200)
    expect((await repair({ isFixed: false })).body).toMatchObject({ isFixed: false, fix: null })
  })
})

describe('actions by state', () => {
  const statuses = [
    'Draft',
    'Submitted',
    'PendingEdits',
    'QuotationSubmitted',
    'QuotationRejected',
    'QuotationAccepted',
    'Accepted',
    'Rejected',
  ] as const
  const become = (id: number, status: string, more = 'submitted = now()') =>
    api.deps.pool.query(`update technical_expertises set last_status = $2, ${more} where id = $1`, [id, status])
  const actor = (role: string) => ({ id: `an-${role}`, roles: [...(staff[role] ?? []), 'customer'] }) as Actor
  const said = (work: Promise<unknown>) =>
    work.then(
      () => 'yes',
      (error) => error.code as string,
    )

  test('are limited to the right roles', async () => {
    const { id } = await open()
    const may: Record<string, string[]> = {}
    for (const status of statuses) {
      await become(id, status)
      for (const role of ['expert', 'manager', 'agent']) {
        const allowed = Object.entries((await ok('GET', `/api/staff/expertises/${id}`, role)).may)
        may[`${status} ${role}`] = allowed.flatMap(([what, is]) => (is ? [what] : []))
      }
    }
    const wanted = (status: string) => ({
      [`${status} expert`]: [
        ...(['Draft', 'PendingEdits', 'QuotationRejected'].includes(status) ? ['answer'] : []),
        ...(['Draft', 'Rejected'].includes(status) ? [] : ['fix']),
        'print',
      ],
      [`${status} manager`]: [
        ...(['Draft', 'Submitted', 'PendingEdits', 'QuotationRejected'].includes(status) ? ['value'] : []),
        ...(['Draft', 'Rejected'].includes(status) ? [] : ['fix']),
        'print',
      ],
      [`${status} agent`]: ['print'],
    })
    expect(may).toEqual(Object.assign({}, ...statuses.map(wanted)))
    await become(id, 'Draft', 'submitted = null')
    expect((await ok('GET', `/api/staff/expertises/${id}`, 'agent')).may.print).toBe(false)
  })

  test('allow photos of findings until the quotation is accepted', async () => {
    const { id } = await open()
    const hood = (await part(id, 'hood')).id
    const add = (role: string, photos = checkPartPhotos) => said(photos.mayAdd(api.deps, actor(role), hood, 'VehicleCheckPartImage'))
    const remove = (role: string, photos = checkPartPhotos) =>
      said(api.deps.db.transaction().execute((trx) => photos.mayRemove(api.deps, trx, actor(role), { ownerId: hood } as never)))
    await api.headers('an-agent', staff.agent)
    await api.headers('an-expert', staff.expert)
    await api.headers('a-writer', ['editor'])
    const found: Record<string, string> = {}
    for (const status of statuses) {
      await become(id, status)
      found[status] = [
        await add('expert'),
        await remove('expert'),
        await add('manager', repairPhotos),
        await remove('manager', repairPhotos),
      ].join(' ')
    }
    const no = 'Forbidden'
    expect(found).toEqual({
      ...{
        Draft: `yes yes ${no} yes`,
        Submitted: `yes ${no} yes yes`,
        PendingEdits: `yes ${no} yes yes`,
        QuotationSubmitted: `yes ${no} yes yes`,
      },
      ...{ QuotationRejected: `yes ${no} yes yes`, QuotationAccepted: `${no} ${no} yes yes`, Accepted: `${no} ${no} yes ${no}` },
      Rejected: `${no} ${no} ${no} yes`,
    })
    await become(id, 'PendingEdits')
    await api.deps.pool.query('update check_part_quotations set is_reopened = true where id = $1', [hood])
    expect([await remove('expert'), await remove('manager'), await add('agent'), await add('agent', repairPhotos)]).toEqual([
      'yes',
      no,
      no,
      no,
    ])
    await become(id, 'QuotationSubmitted')
    expect(await remove('expert')).toBe(no)
    const writer = { id: 'a-writer', roles: ['editor', 'customer'] } as Actor
    expect([await said(checkPartPhotos.mayAdd(api.deps, writer, hood, 'VehicleCheckPartImage')), await add('stranger')]).toEqual([
      'NotFound',
      'NotFound',
    ])
    const read = (who: Actor) => checkPartPhotos.mayRead(api.deps, who, hood, 'VehicleCheckPartImage')
    expect([await read(actor('agent')), await read(writer), await read(actor('stranger'))]).toEqual([true, false, false])
    // the seller sees them after the offer and cannot change them
    const request = await insertRequest(api.deps.pool, { status: 'Accepted', number: 32, now: api.deps.clock.now(), owner: 'an-expert' })
    const seen: boolean[] = []
    for (const status of statuses) {
      await become(id, status, `type = 'Purchase', purchase_id = ${request.id}`)
      seen.push(await read(actor('expert')))
    }
    expect(seen).toEqual([false, false, false, false, false, true, true, false])
    await become(id, 'Draft')
    expect([await add('expert'), await remove('expert'), await checkPartPhotos.isOwn(api.deps, actor('expert'), hood)]).toEqual([
      no,
      no,
      true,
    ])
    expect(await checkPartPhotos.isOwn(api.deps, actor('agent'), hood)).toBe(false)
  })

  test('allow repairs of findings up to today, and extras with a reason', async () => {
    const { id } = await open()
    const hood = await part(id, 'hood')
    await sync(id, [operation(hood, { action: 'Repair', cost: 500, quantity: 1, comment: 'Rayure' })])
    const repair = async () =>
      (await ask('PUT', `/api/vehiclecheckpartquotations/${hood.id}/repair`, 'expert', { isFixed: true, cost: 1, day: '2026-03-15' }))
        .status
    const noted: number[] = []
    for (const status of ['Draft', 'Rejected', 'Submitted', 'Accepted']) {
      await become(id, status)
      noted.push(await repair())
    }
    expect(noted).toEqual([409, 409, 200, 200])
    await become(id, 'Submitted')
    const value = async (given: Body) => (await ask('PUT', `/api/staff/expertises/${id}/value`, 'manager', given)).status
    expect([await value({ extras: 1 }), await value({ extras: 0 }), await value({ extras: 1, extrasReason: 'Pneus' })]).toEqual([
      400, 200, 200,
    ])
    await api.headers('a-far-opener', ['expert'])
    await api.deps.pool.query(`insert into staff_areas (subject, storage_area_id) values ('a-far-opener', 2)`)
    const vehicleId = await car()
    const opened = async (storageAreaId?: number) => {
      const headers = await api.headers('a-far-opener')
      const answer = await api.app.inject({
        method: 'POST',
        url: '/api/staff/expertises',
        headers,
        payload: { type: 'Certification', vehicleId, storageAreaId },
      })
      return answer.statusCode
    }
    expect([await opened(), await opened(9999), await opened(1), await opened(2)]).toEqual([403, 400, 403, 200])
  })
})
