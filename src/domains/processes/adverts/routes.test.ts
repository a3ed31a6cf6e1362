import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StaffRole } from '#shared/actor.ts'
import { type TestApi, testApi } from '#testing/database.ts'
import { sweepAds } from './jobs.ts'
import { conclude } from './moderation/service.ts'

let api: TestApi
let photo: Buffer

beforeAll(async () => {
  api = await testApi()
  photo = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#7a8a99' } })
    .withExif({ IFD3: { GPSLatitude: '33/1 35/1 0/1', GPSLatitudeRef: 'N', GPSLongitude: '7/1 36/1 0/1', GPSLongitudeRef: 'W' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => api.close())

type Body = Record<string, unknown>
const staff: Record<string, readonly StaffRole[]> = { agent: ['agent'], expert: ['expert'], admin: ['admin'] }
const car = {
  ...{ brand: 'Dacia', model: 'Duster', releaseDate: '2019-03-12', mileage: 84_000, fuelType: 'Diesel', gearType: 'Manual' },
  ...{ bodyStyle: 'SUV', color: 'Grey', registrationNumber: '70315A6', city: 'Casablanca', price: 131_500 },
}
const descriptions = { fr: 'Duster de 2019, première main, toujours garé au sous-sol.' }

async function call(method: 'GET' | 'POST' | 'DELETE' | 'PUT', url: string, subject: string | undefined, payload?: Body) {
  const headers = await api.headers(subject && subject in staff ? `the-${subject}` : subject, subject ? staff[subject] : undefined)
  return api.app.inject({ method, url, headers, ...(payload && { payload }) })
}
type Answer = Awaited<ReturnType<typeof call>>
// biome-ignore lint/suspicious/noExplicitAny: what is read of an answer is what the test expects of it
const ok = (answer: Answer): any => {
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const refused = (answer: Answer) => ({ status: answer.statusCode, code: answer.json().code })
const save = (subject: string, body: Body) => call('POST', '/api/vehicleads/save', subject, body)
const publish = (subject: string, body: Body) => call('POST', '/api/vehicleads/publish', subject, body)
/** What the job does once a decision can no more be taken back. */
async function concludeAll(): Promise<void> {
  const { rows } = await api.deps.pool.query<{ id: number }>('select id from ad_decisions order by id')
  for (const wish of rows) await conclude(api.deps, wish)
}
const decidedToday = async () => ok(await call('GET', '/api/staff/vehicleads', 'agent')).today
const step = (role: string, id: number, body: Body) => call('POST', `/api/staff/vehicleads/${id}/steps`, role, body)

async function upload(subject: string, vehicleId: number, type = 'VehicleAdPicture') {
  const form = new FormData()
  form.append('File', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg')
  const sent = new Response(form)
  return api.app.inject({
    method: 'POST',
    url: `/documents/upload?Id=${vehicleId}&Type=${type}&Spec=Front`,
    headers: { ...(await api.headers(subject)), 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  })
}
const confirmPhone = (subject: string) =>
  api.deps.pool.query(
    `update customers set phone = '+212612345678', phone_verified = true, email = lower(user_id) || '@exemple.ma' where user_id = $1`,
    [subject],
  )
const inSearch = async (id: number): Promise<boolean> =>
  ok(await call('GET', '/api/vehicles?Brands=Dacia&OperationTypes=Ad&size=48', undefined)).results.some(
    (one: { id: number }) => one.id === id,
  )

/** An advert of its own seller, as far as it is asked for. */
async function advert(subject: string, until: 'Draft' | 'Submited' | 'Accepted' | 'Published', changes: Body = {}) {
  const made = ok(await save(subject, { disposedVehicle: { ...car, ...changes }, descriptions }))
  const { id, disposedVehicleId: vehicleId } = made as { id: number; disposedVehicleId: number }
  await confirmPhone(subject)
  for (let i = 0; i < 2; i++) expect((await upload(subject, vehicleId)).statusCode).toBe(200)
  if (until === 'Draft') return { id, vehicleId }
  expect(ok(await publish(subject, { id })).lastStatus).toBe('Submited')
  if (until === 'Submited') return { id, vehicleId }
  ok(await step('agent', id, { action: 'accept' }))
  if (until === 'Published') ok(await publish(subject, { id }))
  return { id, vehicleId }
}

describe('an advert', () => {
  test('begins with make and model alone, and is sent once all is there', async () => {
    expect(refused(await save('begins', {}))).toEqual({ status: 400, code: 'BadRequest' })
    const made = ok(await save('begins', { disposedVehicle: { brand: 'dacia', model: 'duster' } }))
    expect(made).toMatchObject({ reference: expect.stringMatching(/^AD-\d{4}-\d{6}$/), lastStatus: 'Draft', due: null })
    expect(made.disposedVehicle).toMatchObject({ brand: 'Dacia', model: 'Duster', isShown: false })
    const early = await publish('begins', { id: made.id })
    expect(early.json().errors.map(({ field }: { field: string }) => field)).toEqual(expect.arrayContaining(['photos', 'descriptions']))
    // another model alone, and the first one again
    for (const model of ['Logan', 'Duster'])
      expect(ok(await save('begins', { id: made.id, disposedVehicle: { model } })).disposedVehicle).toMatchObject({ brand: 'Dacia', model })
    const kept = ok(await save('begins', { id: made.id, disposedVehicle: car, descriptions }))
    expect(kept.missing).toEqual(['photos'])
    expect(kept.disposedVehicle).toMatchObject({ registrationNumber: '70315A6', city: 'Casablanca', price: 131_500 })
    for (let i = 0; i < 2; i++) await upload('begins', made.disposedVehicleId)
    expect(refused(await publish('begins', { id: made.id })).code).toBe('PhoneUnconfirmed')
    await confirmPhone('begins')
    const sent = ok(await publish('begins', { id: made.id }))
    expect(sent).toMatchObject({ lastStatus: 'Submited', due: expect.any(String) })
    expect(refused(await call('POST', `/api/vehicleads/${made.id}/price?price=99000`, 'begins')).code).toBe('TransitionNotAllowed')
    expect(ok(await call('GET', '/api/vehicleads?page=1&size=5', 'begins'))).toMatchObject({ rowCount: 1, results: [{ id: made.id }] })
  })

  test('is in the search while it is published, as a car of a private seller, and not a moment longer', async () => {
    const { id, vehicleId } = await advert('lives', 'Accepted', { registrationNumber: '100A6' })
    expect(await inSearch(vehicleId)).toBe(false)
    expect([ok(await publish('lives', { id })).disposedVehicle.isShown, await inSearch(vehicleId)]).toEqual([true, true])
    expect(ok(await call('GET', `/api/vehicles/${vehicleId}`, undefined)).vehicleRepairStatusType).toBeNull()
    const dearer = ok(await call('POST', `/api/vehicleads/${id}/price?price=125000`, 'lives'))
    expect(dearer).toMatchObject({ lastStatus: 'Published', disposedVehicle: { price: 125_000, oldPrice: 131_500 } })
    expect(ok(await call('POST', `/api/vehicleads/deactivate?id=${id}`, 'lives')).lastStatus).toBe('Deactivated')
    expect(await inSearch(vehicleId)).toBe(false)
    expect(ok(await publish('lives', { id })).lastStatus).toBe('Published')
    // what would not be whole afterwards stays as it is; whatever else is changed is read again before anybody sees it
    expect(refused(await save('lives', { id, disposedVehicle: { mileage: null } })).code).toBe('BadRequest')
    expect(await inSearch(vehicleId)).toBe(true)
    const changed = ok(await publish('lives', { id, descriptions: { fr: 'Un autre texte, qui est bien assez long.' } }))
    expect(changed).toMatchObject({ lastStatus: 'Submited', due: expect.any(String), disposedVehicle: { isShown: false, mileage: 84_000 } })
    expect(await inSearch(vehicleId)).toBe(false)
    // what somebody reads is taken back before it is changed
    expect(ok(await save('lives', { id, disposedVehicle: { mileage: 85_000 } }))).toMatchObject({ lastStatus: 'Draft', due: null })
    expect(refused(await call('POST', `/api/vehicleads/deactivate?id=${id}`, 'lives')).code).toBe('TransitionNotAllowed')
  })

  test('leaves the search at its end or on withdrawal, and returns', async () => {
    const { id, vehicleId } = await advert('over', 'Published', { registrationNumber: '106A6' })
    const until = new Date(ok(await call('GET', `/api/vehicleads/${id}`, 'over')).visibleUntil)
    expect(until.getTime() - api.deps.clock.now().getTime()).toBeCloseTo(61 * 86_400_000, -5)
    await sweepAds(api.deps)
    expect(await inSearch(vehicleId)).toBe(true)
    await sweepAds({ ...api.deps, clock: { now: () => new Date(until.getTime() + 1) } })
    expect(await inSearch(vehicleId)).toBe(false)
    expect(ok(await publish('over', { id }))).toMatchObject({ lastStatus: 'Published', visibleUntil: expect.any(String) })
    expect(ok(await step('agent', id, { action: 'deactivate' }))).toMatchObject({ lastStatus: 'Deactivated', visibleUntil: null })
    expect(await inSearch(vehicleId)).toBe(false)
  })

  test('is published after the undo period by setting', async () => {
    const { id, vehicleId } = await advert('atOnce', 'Submited', { registrationNumber: '107A6' })
    await api.deps.pool.query(`update settings set value = 'true' where key = 'ads.publishAtOnce'`)
    expect(ok(await step('agent', id, { action: 'accept' })).lastStatus).toBe('Accepted')
    expect(await inSearch(vehicleId)).toBe(false)
    await concludeAll()
    await api.deps.pool.query(`update settings set value = 'false' where key = 'ads.publishAtOnce'`)
    expect(await inSearch(vehicleId)).toBe(true)
  })

  test('keeps no place of its photos, and takes none while it is read', async () => {
    const { id, vehicleId } = await advert('photos', 'Submited', { registrationNumber: '101A6' })
    const documents = ok(await call('GET', `/api/vehicleads/${id}/documents?types=VehicleAdPicture&types=VehicleGrayCard`, 'photos'))
    expect(documents).toHaveLength(2)
    const download = await call('GET', documents[0].uri, 'photos')
    expect(download.statusCode).toBe(200)
    expect((await sharp(download.rawPayload).metadata()).exif).toBeUndefined()
    expect((await call('GET', documents[0].uri, 'somebodyElse')).statusCode).toBe(404)
    // who decides sees what was sent, nobody else of the house, and nobody a draft
    const seen = async (who: string, uri: string) => (await call('GET', uri, who)).statusCode
    expect([await seen('agent', documents[0].uri), await seen('expert', documents[0].uri)]).toEqual([200, 404])
    const draft = await advert('photosOfDraft', 'Draft', { registrationNumber: '108A6' })
    const [hidden] = ok(await call('GET', `/api/vehicleads/${draft.id}/documents`, 'photosOfDraft'))
    expect(await seen('agent', hidden.uri)).toBe(404)
    expect((await call('GET', documents[0].uri, undefined)).statusCode).toBe(404)
    expect((await upload('photos', vehicleId)).statusCode).toBe(403)
    expect((await call('DELETE', `/documents/VehicleAdPicture/${documents[0].id}`, 'photos')).statusCode).toBe(403)
    expect((await upload('somebodyElse', vehicleId)).statusCode).toBe(404)
  })

  test('shows its photos in the order that its seller gave, the first as the main one', async () => {
    const { id, vehicleId } = await advert('order', 'Draft', { registrationNumber: '131A6' })
    const idsOf = async () => ok(await call('GET', `/api/vehicleads/${id}/documents`, 'order')).map((one: { id: string }) => one.id)
    await upload('order', vehicleId)
    const before: string[] = await idsOf()
    const put = (subject: string, ids: string[]) => call('PUT', `/api/vehicleads/${id}/photos`, subject, { ids })
    const turned = before.toReversed()
    expect(ok(await put('order', turned)).documents.map((one: { id: string }) => one.id)).toEqual(turned)
    expect(await idsOf()).toEqual(turned)
    // all of them, each once, and those of this advert
    for (const ids of [before.slice(1), [...before, before[0] ?? ''], before.map(() => '10000000-0000-4000-8000-000000000000')])
      expect((await put('order', ids)).json()).toMatchObject({ code: 'EditConflict' })
    expect((await put('thief', before)).statusCode).toBe(404)
    expect((await put('order', ['x'])).json()).toMatchObject({ errors: [{ field: 'ids' }] })
    ok(await publish('order', { id }))
    expect((await put('order', before)).json()).toMatchObject({ code: 'TransitionNotAllowed' })
    expect(await idsOf()).toEqual(turned)
  })

  test('stores the reported sale until republished', async () => {
    const { id } = await advert('sold', 'Published', { registrationNumber: '132A6' })
    const out = (more: string, subject = 'sold') => call('POST', `/api/vehicleads/deactivate?id=${id}${more}`, subject)
    for (const [more, field] of [
      ['&price=90000', 'price'],
      ['&sold=No&price=90000', 'price'],
      ['&sold=Here&price=0', 'price'],
      ['&sold=Perhaps', 'sold'],
    ])
      expect((await out(more ?? '')).json()).toMatchObject({ code: 'BadRequest', errors: [{ field }] })
    expect((await out('&sold=Here', 'thief')).statusCode).toBe(404)
    expect(ok(await out('&sold=Elsewhere&price=128000'))).toMatchObject({
      lastStatus: 'Deactivated',
      sold: 'Elsewhere',
      soldPrice: 128_000,
    })
    expect(ok(await publish('sold', { id }))).toMatchObject({ lastStatus: 'Published', sold: null, soldPrice: null })
    expect(ok(await out('&sold=No'))).toMatchObject({ sold: 'No', soldPrice: null })
    // that it was not sold was said, and is not asked again
    expect(ok(await publish('sold', { id }))).toMatchObject({ sold: 'No' })
    expect(ok(await out(''))).toMatchObject({ lastStatus: 'Deactivated', sold: 'No' })
  })

  test('is accessible to its seller only', async () => {
    const { id, vehicleId } = await advert('owner', 'Published', { registrationNumber: '102A6' })
    const talk = ok(await call('POST', `/api/vehicleads/vehicle/${vehicleId}/messages`, 'buyer', { text: 'Visite samedi ?' })).id
    const [photo] = ok(await call('GET', `/api/vehicleads/${id}/documents`, 'owner'))
    const moment = api.deps.clock.now().toISOString()
    /** What a call is sent of this advert, where it is not its number in the address alone. */
    const sent: Record<string, { query?: string; body?: Body }> = {
      arrangeVehicleAdPhotos: { body: { ids: [photo.id] } },
      saveVehicleAd: { body: { id, disposedVehicle: { mileage: 1 } } },
      publishVehicleAd: { body: { id, disposedVehicle: { mileage: 1 } } },
      deactivateVehicleAd: { query: `?id=${id}` },
      appealVehicleAd: { body: { comment: 'non' } },
      priceVehicleAd: { query: '?price=1' },
      boostVehicleAd: { query: '?boostPackId=1' },
      arrangeVehicleAdExpertise: { body: { storageAreaId: 1, starts: moment } },
      answerAdConversation: { body: { text: 'Oui' } },
      readAdConversation: { body: { upTo: 1 } },
      reportAdConversation: { body: { reason: 'Other', text: 'non' } },
    }
    /** Lists of one's own, and what a buyer does with the advert of somebody else. */
    const open = ['listVehicleAds', 'listAdConversations', 'writeToSeller']
    const openapi: { security: object[]; paths: Record<string, Record<string, { operationId: string; security?: object[] }>> } = JSON.parse(
      readFileSync(join(import.meta.dirname, '../../../../docs/openapi.json'), 'utf8'),
    )
    const calls = Object.entries(openapi.paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { operationId, security = openapi.security }]) => {
        const isOwn = path.startsWith('/api/vehicleads') && security.every((way) => 'bearer' in way) && !open.includes(operationId)
        if (!isOwn) return []
        const { query = '', body } = sent[operationId] ?? {}
        const of = path.includes('/conversations/') ? talk : path.includes('/vehicle/') ? vehicleId : id
        return [{ operationId, method: method.toUpperCase() as 'POST', url: path.replace('{id}', String(of)) + query, body }]
      }),
    )
    expect(calls.length).toBeGreaterThanOrEqual(26)
    const rows = async () =>
      (
        await api.deps.pool.query(
          `select (select d::text from vehicle_ads d where id = $1) as ad, (select v::text from vehicles v where id = $2) as car,
             (select json_agg(c)::text from ad_conversations c) as talks, (select json_agg(m)::text from ad_messages m) as said,
             (select count(*)::int from ad_boosts) as boosts, (select count(*)::int from ad_reports) as reports`,
          [id, vehicleId],
        )
      ).rows
    const before = await rows()
    for (const { operationId, method, url, body } of calls)
      expect([operationId, (await call(method, url, 'thief', body)).statusCode]).toEqual([operationId, 404])
    expect(await rows()).toEqual(before)
    // the same of its owner is heard: refused for another reason, if at all
    const unheard = ['getVehicleAdExpertise', 'cancelVehicleAdExpertise', 'publishVehicleAdExpertise']
    for (const { operationId, method, url, body } of calls)
      if (!unheard.includes(operationId))
        expect([operationId, (await call(method, url, 'owner', body)).statusCode === 404]).toEqual([operationId, false])
  })

  test('refuses hostile words by their field, and keeps what is only strange as it came', async () => {
    const bad: [Body, string][] = [
      [{ brand: "x' or 1=1 --" }, 'disposedVehicle.brand'],
      [{ city: '<script>' }, 'disposedVehicle.city'],
      [{ registrationNumber: '../../../etc' }, 'disposedVehicle.registrationNumber'],
      [{ chassisNumber: 'short' }, 'disposedVehicle.chassisNumber'],
      [{ price: -1 }, 'disposedVehicle.price'],
      [{ mileage: 1e12 }, 'disposedVehicle.mileage'],
      [{ releaseDate: '2199-01-01' }, 'disposedVehicle.releaseDate'],
    ]
    for (const [words, field] of bad) {
      const answer = await save('hostile', { disposedVehicle: { ...car, ...words } })
      expect([answer.statusCode, answer.json().errors?.[0]?.field], answer.body).toEqual([400, field])
    }
    const text = '<img src=x onerror=alert(1)> {{7*7}} %24{x} \u202e مرحبا 🚗 "\';--'
    const kept = ok(await save('hostile', { disposedVehicle: { ...car, registrationNumber: '104A6' }, descriptions: { fr: text } }))
    expect(kept.description).toBe(text)
    expect((await save('hostile', { id: kept.id, descriptions: { fr: 'a\u0000b' } })).statusCode).toBeLessThan(500)
    for (let i = 1; i < 12; i++) ok(await save('hostile', { disposedVehicle: { brand: 'Dacia', model: 'Duster' } }))
    expect(refused(await save('hostile', { disposedVehicle: { brand: 'Dacia', model: 'Duster' } })).code).toBe('TooManyAdverts')
  })

  test('is forgotten with its seller', async () => {
    const { id, vehicleId } = await advert('forgotten', 'Published', { registrationNumber: '105A6' })
    const { advertsData } = await import('./seller/service.ts')
    const { rows } = await api.deps.pool.query('select customer_id as id from vehicle_ads where id = $1', [id])
    const person = { id: rows[0].id, subject: 'forgotten' } as unknown as Parameters<typeof advertsData.erase>[1]
    await api.deps.db.transaction().execute((trx) => advertsData.erase(trx, person))
    expect(await inSearch(vehicleId)).toBe(false)
    expect((await call('GET', `/api/vehicles/${vehicleId}`, undefined)).statusCode).toBe(404)
    expect((await call('GET', `/api/vehicleads/${id}`, 'forgotten')).statusCode).toBe(404)
  })
})

describe('the seller is notified', () => {
  const told = async (id: number, notice = '[a-zA-Z]+') =>
    (
      await api.deps.pool.query(`select key, language, content::text as words from messages where key ~ $1 order by id`, [
        `^adverts\\.${notice}:${id}:`,
      ])
    ).rows
  const noticesOf = async (id: number) => (await told(id)).map(({ key }) => key.split(/[.:]/)[1])

  test('of every decision, with its reasons, in their own language', async () => {
    const { id } = await advert('told', 'Submited', { registrationNumber: '400A6' })
    await api.deps.pool.query(`update customers set language = 'ar' where user_id = 'told'`)
    ok(await step('agent', id, { action: 'reject', reasons: ['LinkOrPhone', 'Other'], comment: 'Retirez le numéro' }))
    expect(await noticesOf(id)).toEqual([])
    await concludeAll()
    ok(await publish('told', { id }))
    ok(await step('agent', id, { action: 'askCorrection', reasons: ['AdvanceAsked'], comment: 'Sans avance' }))
    await concludeAll()
    const [refusal, correction] = await told(id)
    expect(correction.words).toContain('وكل ما عداه على ما يرام')
    expect(refusal.language).toBe('ar')
    expect(refusal.words).toContain('في النص رابط أو رقم هاتف')
    expect(refusal.words).toContain('Retirez le numéro')
    ok(await publish('told', { id }))
    ok(await step('agent', id, { action: 'accept' }))
    for (const _again of [1, 2]) await concludeAll()
    expect(await noticesOf(id)).toEqual(['rejected', 'correction', 'accepted'])
  })

  test('of no decision that was taken back: the advert waits as it did before', async () => {
    const { id } = await advert('takenBack', 'Submited', { registrationNumber: '403A6' })
    ok(await step('agent', id, { action: 'reject', reasons: ['Duplicate'], comment: 'Déjà en ligne' }))
    ok(await call('POST', `/api/vehicleads/${id}/appeal`, 'takenBack', { comment: 'C’est une autre voiture' }))
    await concludeAll()
    const [before, today] = [ok(await call('GET', `/api/staff/vehicleads/${id}`, 'agent')), await decidedToday()]
    ok(await step('agent', id, { action: 'accept' }))
    expect(await decidedToday()).toEqual({ ...today, accepted: today.accepted + 1 })
    // by nobody else
    expect(refused(await step('admin', id, { action: 'takeBack' })).code).toBe('TransitionNotAllowed')
    expect((await step('takenBack', id, { action: 'takeBack' })).statusCode).toBe(403)
    expect(ok(await step('agent', id, { action: 'takeBack' }))).toEqual({ ...before, lastModified: expect.any(String) })
    await concludeAll()
    expect([await noticesOf(id), await decidedToday()]).toEqual([[], today])
    expect(refused(await step('agent', id, { action: 'takeBack' })).code).toBe('TransitionNotAllowed')
    // what its seller was told stays, and so does what is older than some seconds
    ok(await step('agent', id, { action: 'accept' }))
    await api.deps.pool.query(`update ad_decisions set created = created - interval '13 seconds' where ad_id = $1`, [id])
    expect(refused(await step('agent', id, { action: 'takeBack' })).code).toBe('TransitionNotAllowed')
    await api.deps.pool.query(`update ad_decisions set created = created + interval '13 seconds' where ad_id = $1`, [id])
    await concludeAll()
    expect(refused(await step('agent', id, { action: 'takeBack' })).code).toBe('TransitionNotAllowed')
    expect(await noticesOf(id)).toEqual(['accepted'])
  })

  test('of no decision after which they have gone on by themselves, and what they did stays', async () => {
    const { id } = await advert('faster', 'Submited', { registrationNumber: '404A6' })
    ok(await step('agent', id, { action: 'accept' }))
    ok(await publish('faster', { id }))
    expect(refused(await step('agent', id, { action: 'takeBack' })).code).toBe('TransitionNotAllowed')
    await concludeAll()
    expect(await noticesOf(id)).toEqual([])
    await sweepAds({ ...api.deps, clock: { now: () => new Date(api.deps.clock.now().getTime() + 86_400_000) } })
    expect((await api.deps.pool.query('select from ad_decisions where ad_id = $1', [id])).rowCount).toBe(0)
  })

  test('when it ends soon, once, and again after it went on; and when it ended', async () => {
    const { id, vehicleId } = await advert('ends', 'Published', { registrationNumber: '401A6' })
    const until = async () => new Date(ok(await call('GET', `/api/vehicleads/${id}`, 'ends')).visibleUntil).getTime()
    const sweepAt = (ms: number) => sweepAds({ ...api.deps, clock: { now: () => new Date(ms) } })
    const first = await until()
    await sweepAt(first - 8 * 86_400_000)
    expect(await told(id, 'ending')).toEqual([])
    for (const days of [6, 5, 5]) await sweepAt(first - days * 86_400_000)
    expect(await told(id, 'ending')).toHaveLength(1)
    await api.deps.pool.query(`update vehicle_ads set visible_until = now() + interval '5 days' where id = $1`, [id])
    expect((await call('POST', `/api/vehicleads/${id}/renew`, 'thief')).statusCode).toBe(404)
    ok(await call('POST', `/api/vehicleads/${id}/renew`, 'ends'))
    expect(await until()).toBeGreaterThan(first - 60_000)
    // the clock of the test stands still
    await api.deps.pool.query(`update vehicle_ads set visible_until = visible_until + interval '1 hour' where id = $1`, [id])
    await sweepAt((await until()) - 86_400_000)
    expect(await told(id, 'ending')).toHaveLength(2)
    await sweepAt((await until()) + 1)
    expect([await told(id, 'expired'), await inSearch(vehicleId)]).toEqual([[expect.anything()], false])
    // one press shows it again as it was
    expect(ok(await call('POST', `/api/vehicleads/${id}/renew`, 'ends')).lastStatus).toBe('Published')
    expect(await inSearch(vehicleId)).toBe(true)
    const draft = await advert('endsNot', 'Draft', { registrationNumber: '402A6' })
    expect(refused(await call('POST', `/api/vehicleads/${draft.id}/renew`, 'endsNot')).code).toBe('TransitionNotAllowed')
  })
})

describe('staff', () => {
  test('reject with a reason; the seller corrects and resubmits', async () => {
    const { id } = await advert('mends', 'Submited', { registrationNumber: '200A6' })
    expect((await step('expert', id, { action: 'accept' })).statusCode).toBe(403)
    expect((await call('GET', '/api/staff/vehicleads', 'mends')).statusCode).toBe(403)
    expect((await step('agent', id, { action: 'reject', comment: 'Photos floues' })).json().errors[0].field).toBe('reasons')
    expect((await step('agent', id, { action: 'reject', reasons: ['PhotosUnreadable'] })).json().errors[0].field).toBe('comment')
    ok(await step('agent', id, { action: 'reject', reasons: ['PhotosUnreadable'], comment: 'Photos floues' }))
    const told = ok(await call('GET', `/api/vehicleads/${id}`, 'mends'))
    expect(told).toMatchObject({
      lastStatus: 'Rejected',
      due: null,
      mayAppeal: true,
      reasons: [{ code: 'PhotosUnreadable', field: 'photos' }],
    })
    expect(told.comments).toEqual([{ title: 'Rejected', body: 'Photos floues', vehicleAdId: id }])
    await upload('mends', told.disposedVehicleId)
    expect(ok(await publish('mends', { id }))).toMatchObject({ lastStatus: 'Submited', reasons: [] })
    expect((await step('agent', id, { action: 'withdraw', reasons: ['Other'], comment: 'non' })).json().code).toBe('TransitionNotAllowed')
    expect(ok(await step('admin', id, { action: 'accept' })).lastStatus).toBe('Accepted')
  })

  test('request one correction; other parts are locked', async () => {
    const { id, vehicleId } = await advert('corrects', 'Submited', { registrationNumber: '204A6' })
    const ask = (reasons: string[]) => step('agent', id, { action: 'askCorrection', reasons, comment: 'Le prix, seulement.' })
    // a reason without a part of its own, or none at all, is no correction
    for (const [reasons, reason] of [
      [['Other', 'PriceDoubtful'], 'invalid'],
      [[], 'required'],
    ] as const)
      expect((await ask([...reasons])).json().errors).toMatchObject([{ field: 'reasons', reason }])
    ok(await ask(['PriceDoubtful']))
    const mends = ok(await call('GET', `/api/vehicleads/${id}`, 'corrects'))
    expect(mends).toMatchObject({
      lastStatus: 'Rejected',
      mends: ['price'],
      reasons: [{ code: 'PriceDoubtful', field: 'price' }],
      missing: [],
    })
    const queue = async (view: string) =>
      ok(await call('GET', `/api/staff/vehicleads?view=${view}`, 'agent')).results.map((line: { id: number }) => line.id)
    expect([(await queue('corrections')).includes(id), (await queue('refused')).includes(id)]).toEqual([true, false])

    const fault = (field: string) => ({ code: 'BadRequest', errors: [{ field, reason: 'alreadyRead' }] })
    const others: [Body, string][] = [
      ...Object.entries({
        mileage: 1,
        model: 'Logan',
        city: 'Rabat',
        color: null,
        registrationNumber: '9B26',
        chassisNumber: 'VF1RJA00012345678',
      }).map(([name, value]): [Body, string] => [{ disposedVehicle: { [name]: value } }, `disposedVehicle.${name}`]),
      [{ descriptions: { fr: `${descriptions.fr} Courroie faite.` } }, 'descriptions'],
      [{ descriptions: { ...descriptions, ar: 'داستر 2019، مالك واحد، في حالة جيدة جداً.' } }, 'descriptions'],
      [{ descriptions: null }, 'descriptions'],
    ]
    for (const [body, field] of others) {
      expect((await save('corrects', { id, ...body })).json(), field).toMatchObject(fault(field))
      expect((await publish('corrects', { id, ...body })).json(), field).toMatchObject(fault(field))
    }
    expect((await upload('corrects', vehicleId)).statusCode).toBe(403)
    const photos = ok(await call('GET', `/api/vehicleads/${id}/documents`, 'corrects')).map((one: { id: string }) => one.id)
    expect((await call('DELETE', `/documents/VehicleAdPicture/${photos[0]}`, 'corrects')).statusCode).toBe(403)
    expect(refused(await call('PUT', `/api/vehicleads/${id}/photos`, 'corrects', { ids: photos.toReversed() })).code).toBe(
      'TransitionNotAllowed',
    )

    // the whole form with the rest as it was, and the ways to reach the seller; it stays a correction until it is sent
    const whole = {
      id,
      disposedVehicle: { ...car, registrationNumber: '204A6', brand: 'DACIA', price: 125_000 },
      descriptions,
      isOnWhatsApp: true,
    }
    expect(ok(await save('corrects', whole))).toMatchObject({
      lastStatus: 'Rejected',
      mends: ['price'],
      disposedVehicle: { price: 125_000 },
    })
    expect(ok(await call('POST', `/api/vehicleads/${id}/price?price=124000`, 'corrects')).disposedVehicle.price).toBe(124_000)
    expect(ok(await publish('corrects', { id }))).toMatchObject({ lastStatus: 'Submited', mends: null, reasons: [] })
    // taken back it is written as any other
    expect(ok(await save('corrects', { id, disposedVehicle: { mileage: 85_000 } }))).toMatchObject({ lastStatus: 'Draft', mends: null })
  })

  test('request photos; only photos change', async () => {
    const { id, vehicleId } = await advert('rephotographs', 'Submited', { registrationNumber: '205A6' })
    ok(await step('agent', id, { action: 'askCorrection', reasons: ['PhotosUnreadable'], comment: 'Photo 2 floue.' }))
    expect(refused(await call('POST', `/api/vehicleads/${id}/price?price=99000`, 'rephotographs')).code).toBe('BadRequest')
    expect((await upload('rephotographs', vehicleId)).statusCode).toBe(200)
    expect(ok(await publish('rephotographs', { id })).lastStatus).toBe('Submited')
    // a refusal lets everything be written
    ok(await step('agent', id, { action: 'reject', reasons: ['PhotosUnreadable'], comment: 'Encore floue.' }))
    expect(ok(await save('rephotographs', { id, disposedVehicle: { mileage: 85_000 } }))).toMatchObject({
      lastStatus: 'Draft',
      mends: null,
    })
  })

  describe('with a refusal', () => {
    const why = 'Trois annonces avec des photos volées'
    const no = { action: 'reject', reasons: ['PhotosOfAnother'], comment: 'Photos d’une autre voiture', suspends: why }
    const card = async (seller: string) =>
      (await api.deps.pool.query('select last_status as status from customers where user_id = $1', [seller])).rows[0].status
    const recordOf = async (id: number, role = 'agent') => ok(await call('GET', `/api/staff/vehicleads/${id}`, role))

    test('suspends an account by the hand of a manager, unless it is taken back, and what it has online goes', async () => {
      const other = await advert('suspended', 'Published', { registrationNumber: '206A6' })
      const { id } = await advert('suspended', 'Submited', { registrationNumber: '207A6' })
      expect((await recordOf(id, 'admin')).suspension).toBe('Now')
      expect((await step('admin', id, { ...no, action: 'accept' })).json().errors).toMatchObject([{ field: 'suspends' }])
      expect((await step('admin', id, { ...no, suspends: 'court' })).json().errors).toMatchObject([{ field: 'suspends' }])
      ok(await step('admin', id, no))
      ok(await step('admin', id, { action: 'takeBack' }))
      await concludeAll()
      expect([await card('suspended'), await inSearch(other.vehicleId)]).toEqual(['Active', true])
      ok(await step('admin', id, no))
      expect(await card('suspended')).toBe('Active')
      for (const _again of [1, 2]) await concludeAll()
      expect([await card('suspended'), await inSearch(other.vehicleId)]).toEqual(['Inactive', false])
      expect(refused(await publish('suspended', { id })).code).toBe('CustomerInactive')
      expect((await recordOf(id)).suspension).toBe('Suspended')
      const { rows } = await api.deps.pool.query(`select key from messages where key like $1`, [`adverts.%:${id}:%`])
      expect(rows.map(({ key }) => key.split(/[.:]/)[1])).toEqual(['suspended'])
      const { rows: history } = await api.deps.pool.query(
        `select s.comment, s.created_by as by from customer_statuses s join customers c on c.id = s.customer_id where c.user_id = 'suspended' and s.type = 'Inactive'`,
      )
      expect(history).toEqual([{ comment: why, by: 'the-admin' }])
    })

    test('requests it from a manager, who sees it among reports', async () => {
      const { id } = await advert('asked', 'Submited', { registrationNumber: '208A6' })
      expect((await recordOf(id)).suspension).toBe('Asked')
      ok(await step('agent', id, no))
      for (const _again of [1, 2]) await concludeAll()
      expect(await card('asked')).toBe('Active')
      const reported = ok(await call('GET', '/api/staff/vehicleads?view=reported', 'admin')).results
      expect(reported.map((line: { id: number }) => line.id)).toContain(id)
      expect(ok(await call('GET', `/api/staff/vehicleads/${id}/reports`, 'admin'))).toMatchObject([{ reason: 'Scam', text: why }])
    })
  })

  test('decides on what was read, not on what came after', async () => {
    const { id } = await advert('changes', 'Submited', { registrationNumber: '203A6' })
    const { lastModified: seen } = ok(await call('GET', `/api/staff/vehicleads/${id}`, 'agent'))
    ok(await save('changes', { id, descriptions: { fr: `${descriptions.fr} Appelez-moi.` } }))
    ok(await publish('changes', { id }))
    expect(refused(await step('agent', id, { action: 'accept', seen })).code).toBe('EditConflict')
    const { lastModified: now } = ok(await call('GET', `/api/staff/vehicleads/${id}`, 'agent'))
    expect(ok(await step('agent', id, { action: 'accept', seen: now })).lastStatus).toBe('Accepted')
  })

  test('looks a second time once, and withdraws what turns out later', async () => {
    const { id, vehicleId } = await advert('appeals', 'Submited', { registrationNumber: '201A6' })
    const no = { action: 'reject', reasons: ['Duplicate'], comment: 'Déjà en ligne' }
    ok(await step('agent', id, no))
    ok(await call('POST', `/api/vehicleads/${id}/appeal`, 'appeals', { comment: 'C’est ma seule voiture' }))
    expect(ok(await call('GET', `/api/staff/vehicleads/${id}`, 'agent'))).toMatchObject({
      isAppeal: true,
      steps: ['accept', 'askCorrection', 'reject'],
    })
    ok(await step('agent', id, no))
    expect(refused(await call('POST', `/api/vehicleads/${id}/appeal`, 'appeals', { comment: 'Encore' })).code).toBe('EditConflict')
    ok(await publish('appeals', { id }))
    ok(await step('agent', id, { action: 'accept' }))
    ok(await publish('appeals', { id }))
    expect(await inSearch(vehicleId)).toBe(true)
    ok(await step('agent', id, { action: 'withdraw', reasons: ['PapersDoubtful'], comment: 'Carte grise à vérifier' }))
    expect(await inSearch(vehicleId)).toBe(false)
  })

  test('sees why it should look twice, and what an advert resembles', async () => {
    const first = await advert('first', 'Published', { registrationNumber: '301A6', chassisNumber: 'VF1RJA00012345678' })
    const words = { fr: 'Urgent, WhatsApp 06 99 12 40 07, avance pour bloquer la voiture.' }
    const copy = await advert('copies', 'Draft', { registrationNumber: '301A6', chassisNumber: 'VF1RJA00012345678' })
    ok(await publish('copies', { id: copy.id, descriptions: words }))
    await api.deps.pool.query(`update customers set created = '2020-01-01' where user_id = 'copies'`)
    const seen = ok(await call('GET', `/api/staff/vehicleads/${copy.id}`, 'agent'))
    expect(seen.risk.points.map(({ kind }: { kind: string }) => kind)).toEqual([
      'SamePhoto',
      'SamePlate',
      'SameChassis',
      'PhoneInText',
      'AdvanceInText',
    ])
    expect(seen.risk.score).toBe(98)
    expect(seen.risk.findings[0]).toMatchObject({ language: 'fr', kind: 'PhoneInText' })
    expect(seen.twins).toMatchObject([{ vehicleId: first.vehicleId, same: ['registrationNumber', 'chassisNumber'] }])
    const queue = ok(await call('GET', '/api/staff/vehicleads', 'agent'))
    expect(queue.results[0]).toMatchObject({ id: copy.id, score: 98 })
    expect(queue.counts.toRead).toBe(queue.rowCount)
    // from so much risk on it is accepted with a word for colleagues, which its seller does not read
    expect((await step('agent', copy.id, { action: 'accept' })).json().errors).toMatchObject([{ field: 'comment', reason: 'required' }])
    const why = 'Plaque vérifiée sur la carte grise'
    expect(ok(await step('agent', copy.id, { action: 'accept', comment: why }))).toMatchObject({
      lastStatus: 'Accepted',
      explanation: why,
    })
    expect((await call('GET', `/api/vehicleads/${copy.id}`, 'copies')).body).not.toContain(why)
    // a draft is nobody's business
    const { id } = await advert('private', 'Draft', { registrationNumber: '302A6' })
    expect((await call('GET', `/api/staff/vehicleads/${id}`, 'agent')).statusCode).toBe(404)
  })
})
