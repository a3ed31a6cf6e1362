import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StaffRole } from '#shared/actor.ts'
import { type TestApi, testApi } from '#testing/database.ts'
import { sweepAds } from '../jobs.ts'
import type { AdRecord } from '../moderation/contract.ts'
import { conclude } from '../moderation/service.ts'
import { advertsData, deviceCookie } from './service.ts'

describe('prices', () => {
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
  const staff: Record<string, readonly StaffRole[]> = { agent: ['agent'] }
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

  describe('the price after publication', () => {
    const price = (subject: string, id: number, amount: number, confirmed?: number) =>
      call('POST', `/api/vehicleads/${id}/price?price=${amount}${confirmed === undefined ? '' : `&confirmed=${confirmed}`}`, subject)
    const mailsOf = async (subject: string) => {
      const { rows } = await api.deps.pool.query<{ key: string }>('select key from messages where recipient = $1 order by id', [
        `${subject}@exemple.ma`,
      ])
      return rows.map(({ key }) => /adverts\.(\w+):/.exec(key)?.[1])
    }
    const shownPrice = async (vehicleId: number) => ok(await call('GET', `/api/vehicles/${vehicleId}`, undefined)).price

    test('of 1 DH is confirmed, then read, while the advert stays public at its approved price', async () => {
      const { id, vehicleId } = await advert('bait', 'Published', { price: 45_000, registrationNumber: '901A6' })
      const asked = await price('bait', id, 1)
      expect([asked.statusCode, asked.json().errors]).toEqual([400, [{ field: 'price', reason: 'doubtfulPrice', limit: 45_000 }]])
      expect((await price('bait', id, 1, 10)).statusCode).toBe(400)
      const sent = ok(await price('bait', id, 1, 1))
      expect(sent).toMatchObject({ lastStatus: 'Submited', wishedPrice: 1, disposedVehicle: { price: 45_000, isShown: true } })
      expect([await shownPrice(vehicleId), await inSearch(vehicleId)]).toEqual([45_000, true])
      const queue = ok(await call('GET', '/api/staff/vehicleads?view=toRead&size=50', 'agent')).results
      expect(queue.find((one: { id: number }) => one.id === id)).toMatchObject({ price: 1 })
      const record = ok(await call('GET', `/api/staff/vehicleads/${id}`, 'agent'))
      expect([record.wishedPrice, record.steps]).toEqual([1, ['accept', 'reject', 'withdraw']])
      // the views of a public advert count, and its number is shown
      expect((await api.deps.pool.query('select is_online from vehicle_ads where id = $1', [id])).rows[0].is_online).toBe(true)

      ok(await step('agent', id, { action: 'reject', reasons: ['PriceDoubtful'], comment: 'Prix d’appel' }))
      expect(await shownPrice(vehicleId)).toBe(45_000)
      await concludeAll()
      expect(ok(await call('GET', `/api/vehicleads/${id}`, 'bait'))).toMatchObject({
        ...{ lastStatus: 'Published', wishedPrice: null, reasons: [] },
        disposedVehicle: { price: 45_000, isShown: true },
      })
      expect((await mailsOf('bait')).at(-1)).toBe('priceRefused')
    })

    test('is shown once it is accepted, and keeps the days of the advert', async () => {
      const { id, vehicleId } = await advert('raises', 'Published', { price: 100_000, registrationNumber: '902A6' })
      const before = ok(await call('GET', `/api/vehicleads/${id}`, 'raises')).visibleUntil
      // 20 percent is within the limit, counted from the approved price and not from the last one
      expect(ok(await price('raises', id, 80_000)).lastStatus).toBe('Published')
      expect((await price('raises', id, 70_000)).json().errors).toMatchObject([{ reason: 'doubtfulPrice', limit: 100_000 }])
      ok(await price('raises', id, 70_000, 70_000))
      ok(await step('agent', id, { action: 'accept' }))
      expect(await shownPrice(vehicleId)).toBe(80_000)
      await concludeAll()
      const after = ok(await call('GET', `/api/vehicleads/${id}`, 'raises'))
      expect(after).toMatchObject({ lastStatus: 'Published', wishedPrice: null, visibleUntil: before })
      expect(after.disposedVehicle).toMatchObject({ price: 70_000, oldPrice: 80_000 })
      expect((await mailsOf('raises')).at(-1)).toBe('priceAccepted')
      // it is the approved price now
      expect(ok(await price('raises', id, 60_000)).disposedVehicle.price).toBe(60_000)
    })

    test('is changed or withdrawn while it is read, and an advert refused for more leaves the search', async () => {
      const { id, vehicleId } = await advert('wavers', 'Published', { price: 100_000, registrationNumber: '903A6' })
      ok(await price('wavers', id, 10_000, 10_000))
      const { lastModified } = ok(await call('GET', `/api/staff/vehicleads/${id}`, 'agent'))
      expect(ok(await price('wavers', id, 20_000, 20_000)).wishedPrice).toBe(20_000)
      expect(refused(await step('agent', id, { action: 'accept', seen: lastModified })).code).toBe('EditConflict')
      expect(ok(await price('wavers', id, 100_000))).toMatchObject({ lastStatus: 'Published', wishedPrice: null })
      ok(await price('wavers', id, 10_000, 10_000))
      expect(ok(await price('wavers', id, 95_000))).toMatchObject({ lastStatus: 'Published', disposedVehicle: { price: 95_000 } })
      ok(await price('wavers', id, 10_000, 10_000))
      ok(await step('agent', id, { action: 'reject', reasons: ['PriceDoubtful', 'Duplicate'], comment: 'En double' }))
      await concludeAll()
      expect(ok(await call('GET', `/api/vehicleads/${id}`, 'wavers'))).toMatchObject({ lastStatus: 'Rejected', wishedPrice: null })
      expect(await inSearch(vehicleId)).toBe(false)
    })

    test('leaves with its advert, which its seller takes out or writes again', async () => {
      for (const [subject, plate] of [
        ['leaves', '904A6'],
        ['rewrites', '905A6'],
      ] as const) {
        const { id, vehicleId } = await advert(subject, 'Published', { price: 100_000, registrationNumber: plate })
        ok(await price(subject, id, 10_000, 10_000))
        const left =
          subject === 'leaves'
            ? ok(await call('POST', `/api/vehicleads/deactivate?id=${id}`, subject))
            : ok(await save(subject, { id, descriptions: { fr: `${descriptions.fr} Pneus neufs.` } }))
        expect([left.lastStatus, left.wishedPrice, left.disposedVehicle.price]).toEqual(
          subject === 'leaves' ? ['Deactivated', null, 100_000] : ['Draft', null, 10_000],
        )
        expect(await inSearch(vehicleId)).toBe(false)
      }
    })

    test('of a withdrawn advert is read before it is public again', async () => {
      const { id } = await advert('returns', 'Published', { price: 100_000, registrationNumber: '906A6' })
      ok(await call('POST', `/api/vehicleads/deactivate?id=${id}`, 'returns'))
      expect(ok(await price('returns', id, 95_000)).lastStatus).toBe('Deactivated')
      expect((await price('returns', id, 1)).statusCode).toBe(400)
      expect(ok(await price('returns', id, 1, 1))).toMatchObject({ lastStatus: 'Draft', disposedVehicle: { price: 1 } })
    })

    test('of a draft is confirmed before it is sent', async () => {
      const { id } = await advert('begins-low', 'Draft', { price: 4_500, registrationNumber: '907A6' })
      const asked = await publish('begins-low', { id })
      expect(asked.json().errors).toMatchObject([{ field: 'disposedVehicle.price', reason: 'doubtfulPrice' }])
      expect(ok(await publish('begins-low', { id, confirmedPrice: 4_500 })).lastStatus).toBe('Submited')
    })
  })
})

describe('devices', () => {
  let now = new Date('2026-03-16T10:00:00Z')
  let api: TestApi
  beforeAll(async () => {
    api = await testApi({ settings: { CHECK_ANSWERS: 'true' }, clock: { now: () => now } })
  })
  afterAll(() => api.close())

  const query = async (text: string, values: unknown[] = []) => (await api.deps.pool.query(text, values)).rows
  const call = async (subject: string, method: 'GET' | 'POST', url: string, { body, cookie }: { body?: object; cookie?: string } = {}) =>
    api.app.inject({
      ...{ method, url, ...(body && { payload: body }) },
      headers: { ...(await api.headers(subject)), ...(cookie && { cookie: `${deviceCookie}=${cookie}` }) },
    })

  /** Somebody sends an advert from a device; gives it with the cookies that the answer sets. */
  async function send(subject: string, cookie?: string) {
    const made = await call(subject, 'POST', '/api/vehicleads/save', {
      body: {
        disposedVehicle: {
          ...{ brand: 'Dacia', model: 'Duster', releaseDate: '2019-03-12', mileage: 84_000, fuelType: 'Diesel', gearType: 'Manual' },
          ...{
            bodyStyle: 'SUV',
            color: 'Grey',
            registrationNumber: `${subject.length}${subject.charCodeAt(0)}A6`,
            city: 'Casablanca',
            price: 131_500,
          },
        },
        descriptions: { fr: 'Duster de 2019, première main, toujours garé au sous-sol.' },
      },
      ...(cookie && { cookie }),
    })
    const { id, disposedVehicleId: car } = made.json()
    expect(made.cookies).toEqual([])
    await query(`update customers set phone = '+212612345678', phone_verified = true where user_id = $1`, [subject])
    await query(
      `insert into documents (hash, owner_type, owner_id, type, file_name, mime_type, size)
     select md5(random()::text) || md5(random()::text), 'Vehicle', $1, 'VehicleAdPicture', 'a.jpg', 'image/jpeg', 1 from generate_series(1, 3)`,
      [car],
    )
    const sent = await call(subject, 'POST', '/api/vehicleads/publish', { body: { id }, ...(cookie && { cookie }) })
    expect([sent.statusCode, sent.json().lastStatus], sent.body).toEqual([200, 'Submited'])
    return { id: Number(id), cookies: sent.cookies, body: sent.body }
  }
  async function record(id: number): Promise<AdRecord> {
    const answer = await api.app.inject({ url: `/api/staff/vehicleads/${id}`, headers: await api.headers('the-agent', ['agent']) })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json()
  }
  const kinds = ({ risk }: AdRecord) => risk.points.map(({ kind }) => kind)
  const cardOf = async (subject: string): Promise<number> => (await query('select id from customers where user_id = $1', [subject]))[0].id

  // the setting of the tests: four accounts are many
  test('lists adverts of one device to moderators only', async () => {
    const first = await send('ahmed')
    expect(first.cookies).toEqual([
      expect.objectContaining({ name: deviceCookie, httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 181 * 86_400 }),
    ])
    const device = first.cookies[0]?.value ?? ''
    // the name itself is not kept
    expect(await query('select 1 from ad_devices where device = $1', [device])).toEqual([])
    const second = await send('brahim', device)
    expect(second.cookies[0]?.value).toBe(device)
    await send('chaimae', device)
    expect([kinds(await record(first.id)).includes('ManyAccounts'), (await record(first.id)).sameDevice]).toEqual([false, []])

    // one whose cookie is none of ours gets a name of its own
    const stranger = await send('driss', 'x; drop table')
    expect(stranger.cookies[0]?.value).not.toBe(device)
    const fourth = await send('fatima', device)
    const seen = await record(first.id)
    expect(kinds(seen)).toContain('ManyAccounts')
    expect(seen.sameDevice.map(({ adId }) => adId)).toEqual([fourth.id, expect.any(Number), second.id])
    expect(seen.sameDevice.at(-1)).toMatchObject({ title: 'Dacia Duster', price: 131_500, lastStatus: 'Submited', phone: '+212612345678' })
    expect(kinds(await record(stranger.id))).not.toContain('ManyAccounts')
    const queue = await api.app.inject({ url: '/api/staff/vehicleads', headers: await api.headers('the-agent', ['agent']) })
    const scoreOf = (id: number) => queue.json().results.find((line: { id: number }) => line.id === id).score
    expect(scoreOf(first.id) - scoreOf(stranger.id)).toBe(18)

    // of the others a seller learns nothing by the device
    const { reference } = (await call('ahmed', 'GET', `/api/vehicleads/${first.id}`)).json()
    for (const { body } of [second, fourth]) expect(body).not.toContain(reference)
    expect(second.body).not.toMatch(/device|ahmed/i)
    expect((await call('brahim', 'GET', `/api/vehicleads/${first.id}`, { cookie: device })).statusCode).toBe(404)
    const copy = (await advertsData.collect(api.deps.db, { id: await cardOf('brahim'), subject: 'brahim' } as never)) as {
      devices: object[]
    }
    const [{ reference: own }] = await query('select reference from vehicle_ads where id = $1', [second.id])
    expect(copy.devices).toEqual([{ advert: own, sent: '2026-03-16T10:00:00.000Z' }])

    // a person who goes takes it along
    const gone = await cardOf('brahim')
    await api.deps.db.transaction().execute((trx) => advertsData.erase(trx, { id: gone, subject: 'brahim' } as never))
    expect(await query('select 1 from ad_devices where ad_id = $1', [second.id])).toEqual([])
    expect([kinds(await record(first.id)).includes('ManyAccounts'), (await record(first.id)).sameDevice]).toEqual([false, []])
  })

  test('a device is forgotten when nothing was sent from it for long', async () => {
    const { id } = await send('karim')
    const count = async () => (await query('select 1 from ad_devices where ad_id = $1', [id])).length
    now = new Date(now.getTime() + 180 * 86_400_000)
    await sweepAds(api.deps)
    expect(await count()).toBe(1)
    now = new Date(now.getTime() + 2 * 86_400_000)
    await sweepAds(api.deps)
    expect(await count()).toBe(0)
  })
})
