import { readdir } from 'node:fs/promises'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eraseBytes } from '#domains/foundation/documents/jobs.ts'
import { originalKey } from '#domains/foundation/documents/rules.ts'
import { settle } from '#domains/foundation/documents/upload/service.ts'
import { type TestApi, testApi, testNow } from '#testing/database.ts'
import { formOf, type HostileFile, hostileFiles, hostileKinds, hostileNames, makeHostile } from '#testing/hostile-files.ts'
import { holds, patience } from '#testing/property.ts'
import { requestQuery } from '#testing/purchase-papers.ts'
import { sweepPurchases } from '../jobs.ts'
import { purchasesData } from '../service.ts'

let api: TestApi
let photo: Buffer
let purchase: { id: number }
beforeAll(async () => {
  api = await testApi()
  photo = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#c9b899' } })
    .jpeg()
    .toBuffer()
  const made = await request({ RegistrationNumber: '1 | ب | 6' }, [])
  expect(made.statusCode, made.body).toBe(200)
  purchase = made.json()
})
afterAll(() => api.close())

let sent = 0
/** Each request uses its own address, to avoid the rate limit. */
const address = () => `10.${(++sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`

async function post(url: string, files: Parameters<typeof formOf>[0], subject?: string) {
  const { payload, headers } = formOf(files)
  return api.app.inject({
    method: 'POST',
    url,
    headers: { ...(await api.headers(subject)), ...headers },
    payload,
    remoteAddress: address(),
  })
}
const asked = {
  ...{ Civility: 'Mme.', FirstName: 'Salma', LastName: 'Alaoui', Email: 'salma@exemple.ma', Phone: '0612345678', City: 'Casablanca' },
  ...{ Brand: 'Dacia', Model: 'Duster', ReleaseDate: '2019-03-12', Mileage: '84000', Type: 'Purchase', StorageAreaId: '1' },
}
const request = (changes: Record<string, string>, files: Parameters<typeof formOf>[0]) =>
  post(`/vehiclepurchases?${new URLSearchParams({ ...asked, RegistrationNumber: '48217 | ب | 6', ...changes })}`, files, 'seller')

/** Rows and files that an upload could leave. */
async function kept() {
  const { rows } = await api.deps.pool.query(
    `select (select count(*)::int from documents) as documents, (select count(*)::int from vehicle_purchases) as requests,
      (select count(*)::int from vehicles) as cars, (select count(*)::int from pgboss.job where name like 'documents.%') as jobs`,
  )
  const files = await readdir(api.deps.config.dataDir, { recursive: true, withFileTypes: true })
  return { ...rows[0], files: files.filter((file) => file.isFile()).length }
}

/** Expected error of each upload: status, field and reason. */
async function refusals(file: HostileFile): Promise<void> {
  const before = await kept()
  const { kind, name, bytes, paper } = file
  const photoOnly = paper[0] === 413 ? paper : [400, 'picture']
  const good = { name: 'verso.jpg', bytes: photo }
  const calls = {
    File1: [
      await request({}, [
        { field: 'File1', ...file },
        { field: 'File2', ...good },
      ]),
      paper,
    ],
    File2: [
      await request({}, [
        { field: 'File1', ...good },
        { field: 'File2', ...file },
      ]),
      paper,
    ],
    Front: [await post('/api/vehicles/graycarddata', [{ field: 'Front', ...file }]), photoOnly],
    Back: [
      await post('/api/vehicles/graycarddata', [
        { field: 'Front', ...good },
        { field: 'Back', ...file },
      ]),
      photoOnly,
    ],
    File: [
      await post(`/documents/upload?Id=${purchase.id}&Type=CustomerCIN&Owner=Purchase`, [{ field: 'File', ...file }], 'seller'),
      paper,
    ],
  } as const
  for (const [field, [answer, [status, reason]]] of Object.entries(calls)) {
    const { errors, message } = answer.json()
    const said = errors?.map((fault: { field: string; reason: string }) => [fault.field, fault.reason])
    expect([kind, name, bytes.length, field, answer.statusCode, said]).toEqual([kind, name, bytes.length, field, status, [[field, reason]]])
    expect(message).toMatch(/^Ce(tte)? (fichier|photo|PDF) /)
    expect(message).not.toContain(field)
  }
  expect([kind, await kept()]).toEqual([kind, before])
}

test('accepts an unlisted make or model only when declared', async () => {
  const send = (changes: Record<string, string>) => request({ RegistrationNumber: `${2000 + sent} | ب | 6`, ...changes }, [])
  const fields = async (changes: Record<string, string>) => {
    const answer = await send(changes)
    expect(answer.statusCode, answer.body).toBe(400)
    return answer.json().errors.map(({ field }: { field: string }) => field)
  }
  expect(await fields({ Brand: 'Xpeng', Model: 'G3' })).toEqual(['Brand'])
  expect(await fields({ Model: 'Novarupta' })).toEqual(['Model'])
  expect(await fields({ Brand: 'Xpeng', Model: 'G3', Unlisted: 'Model' })).toEqual(['Brand'])
  expect(await fields({ Brand: 'www.exemple.ma', Model: 'G3', Unlisted: 'Brand' })).toEqual(['Brand'])
  expect(await fields({ Model: '06 12 34 56 78', Unlisted: 'Model' })).toEqual(['Model'])
  expect(await fields({ Unlisted: 'Car' })).toEqual(['Unlisted'])
  await api.deps.pool.query(`delete from vehicle_purchases where id <> $1`, [purchase.id])
  // a listed name in another spelling is matched
  const known = await send({ Brand: 'mercedes benz', Model: 'classe a', Unlisted: 'Brand' })
  expect(known.statusCode, known.body).toBe(200)
  expect(known.json().disposedVehicle).toMatchObject({ brand: 'Mercedes-Benz', model: 'Classe A', unlisted: null })
})

test('excludes unlisted makes from every list', async () => {
  const made = await request({ RegistrationNumber: '2999 | ب | 6', Brand: ' Xpeng ', Model: 'G3', Unlisted: 'Brand' }, [])
  expect(made.statusCode, made.body).toBe(200)
  expect(made.json()).toMatchObject({ disposedVehicle: { title: 'Xpeng G3', unlisted: 'Brand' }, estimated: null })
  for (const url of ['/api/vehiclebrands/stripped', '/api/vehiclebrands', '/models/stripped', '/api/search/suggest?q=xpeng']) {
    const answer = await api.app.inject({ url, headers: await api.headers() })
    expect([url, answer.body.includes('Xpeng')]).toEqual([url, false])
  }
  const models = await api.app.inject({ url: '/api/vehiclebrands/Xpeng/stripped', headers: await api.headers() })
  expect(models.statusCode).toBe(404)
})

test.each(hostileKinds)('rejects %s in every upload by field name and stores nothing', async (kind) => {
  await refusals(await makeHostile({ kind, name: 'photo.jpg', share: 0.5 }))
})

test(
  'so are files drawn from all kinds, names and lengths',
  () =>
    holds(
      fc.asyncProperty(hostileFiles, async (drawn) => refusals(await makeHostile(drawn))),
      { runs: 20, shrink: false },
    ),
  patience,
)

test('rejects an empty file and ignores an empty field', async () => {
  const before = await kept()
  const empty = { name: 'recto.jpg', bytes: Buffer.alloc(0) }
  for (const [field, answer] of [
    ['File1', await request({}, [{ field: 'File1', ...empty }])],
    ['Front', await post('/api/vehicles/graycarddata', [{ field: 'Front', ...empty }])],
    ['File', await post(`/documents/upload?Id=${purchase.id}&Type=CustomerCIN&Owner=Purchase`, [{ field: 'File', ...empty }], 'seller')],
  ] as const) {
    expect([answer.statusCode, answer.json().errors]).toMatchObject([400, [{ field }]])
  }
  expect(await kept()).toEqual(before)
  const none = await request({ RegistrationNumber: '2 | ب | 6' }, [{ field: 'File1', name: '', bytes: Buffer.alloc(0) }])
  expect([none.statusCode, none.json().documents]).toEqual([200, []])
})

test('stores a valid photo under a safe name', async () => {
  for (const name of hostileNames) {
    const url = `/documents/upload?Id=${purchase.id}&Type=CustomerCIN&Owner=Purchase`
    const answer = await post(url, [{ field: 'File', name, bytes: photo }], 'seller')
    expect([name.slice(0, 40), answer.statusCode]).toEqual([name.slice(0, 40), 200])
  }
  const { rows } = await api.deps.pool.query(`select file_name from documents where type = 'CustomerCIN'`)
  expect(rows).toHaveLength(hostileNames.length)
  for (const { file_name: name } of rows) {
    expect(name).not.toMatch(/[/\\:<>|?*"\p{Cc}\p{Cf}]|^\./u)
    expect(name.length).toBeLessThanOrEqual(125)
    expect(name).toMatch(/\.webp$/)
  }
})

test('assigns an upload without Owner, rejects it when ambiguous', async () => {
  const send = (more = '') =>
    post(`/documents/upload?Id=${purchase.id}&Type=CustomerCIN${more}`, [{ field: 'File', name: 'cin.jpg', bytes: photo }], 'seller')
  const count = async () =>
    (
      await api.deps.pool.query(
        `select count(*)::int as count from documents where owner_type = 'Purchase' and owner_id = $1 and type = 'CustomerCIN'`,
        [purchase.id],
      )
    ).rows[0].count
  const before = await count()
  expect((await send()).statusCode).toBe(200)
  expect(await count()).toBe(before + 1)
  await api.deps.pool.query(
    `insert into vehicle_intermediations
       (id, reference, request_origin, origin, type, language, customer_id, disposed_vehicle_id, last_status, created, last_modified) overriding system value
     select id, 'RI-2026-999999', 'FO', 'FO', 'Individual', 'fr', customer_id, disposed_vehicle_id, 'Submited', now(), now() from vehicle_purchases where id = $1`,
    [purchase.id],
  )
  const refused = await send()
  expect([refused.statusCode, refused.json().errors]).toEqual([400, [expect.objectContaining({ field: 'Owner', reason: 'required' })]])
  expect((await send('&Owner=Purchase')).statusCode).toBe(200)
  await api.deps.pool.query(`delete from vehicle_intermediations where reference = 'RI-2026-999999'`)
})

/** Creates a request without files. */
const plain = async (changes: Record<string, string>, subject?: string) =>
  api.app.inject({
    method: 'POST',
    url: `/vehiclepurchases?${new URLSearchParams({ ...asked, ...changes })}`,
    headers: await api.headers(subject),
    remoteAddress: address(),
  })

test('creates one request per draft and rejects other customers', async () => {
  await api.deps.pool.query(`update settings set value = 'false' where key = 'purchases.phoneCode'`)
  const DraftKey = '4e0a6f0c-6f0d-4c3e-8b8e-3b3f6a5d7c11'
  const sent = await plain({ DraftKey, RegistrationNumber: '301A6' })
  const again = await plain({ DraftKey, RegistrationNumber: '301A6' })
  expect([sent.statusCode, again.statusCode, again.json().id]).toEqual([200, 200, sent.json().id])
  const changed: Record<string, string>[] = [{}, { RegistrationNumber: '302A6' }, { Type: 'Intermediation', RegistrationNumber: '303A6' }]
  for (const changes of changed) {
    const other = await plain({ DraftKey, RegistrationNumber: '301A6', ...changes }, 'signed-in')
    expect([other.statusCode, other.json().code]).toEqual([409, 'DuplicateEnquiry'])
    expect(other.body).not.toContain(sent.json().key)
  }
  const both = { DraftKey: '4e0a6f0c-6f0d-4c3e-8b8e-3b3f6a5d7c12', RegistrationNumber: '304A6' }
  const answers = await Promise.all([plain(both), plain(both, 'signed-in'), plain(both, 'a-stranger')])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
})

test('maps Standard, another reading of the specification, to Purchase', async () => {
  await api.deps.pool.query(`update settings set value = 'false' where key = 'purchases.phoneCode'`)
  const answer = await plain({ Type: 'Standard', RegistrationNumber: '305A6' })
  expect([answer.statusCode, answer.json().type]).toEqual([200, 'Purchase'])
})

test('rejects a NUL in any field by name', async () => {
  const names = Object.keys({
    ...asked,
    ...{ RegistrationNumber: '', CompanyName: '', Ice: '', TradeRegister: '', IdNumber: '', Address: '', AddressLine2: '', Zip: '' },
    ...{ NewVehicleId: '', DesiredBrand: '', DesiredModel: '', EstimateKey: '', DraftKey: '', AppointmentStart: '', RegistrationType: '' },
    ...{ IsHolder: '', IsUnderCredit: '' },
  })
  const whole: Record<string, string> = { ...asked, RegistrationNumber: '305A6' }
  for (const name of names)
    for (const value of [`${whole[name] ?? ''}\0`, `\0${whole[name] ?? ''}`]) {
      const answer = await plain({ ...whole, [name]: value }, 'seller')
      const fields = answer.json().errors?.map(({ field }: { field: string }) => field)
      expect([name, value, answer.statusCode, fields]).toEqual([name, value, 400, expect.arrayContaining([name])])
    }
})

test('converts an uploaded photo later and deletes its original bytes', async () => {
  const { db, pool, storage } = api.deps
  const taken = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#7f8f6a' } })
    .jpeg()
    .withExif({ IFD0: { Model: 'Telephone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '33/1 35/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const files = [
    { field: 'File1', name: 'recto.jpg', bytes: taken },
    { field: 'File2', name: 'verso.jpg', bytes: photo },
  ]
  const { id } = (await request({ RegistrationNumber: '77 | ب | 6', Email: 'autre@exemple.ma' }, files)).json()
  const rows = async () =>
    (
      await pool.query(
        `select id, hash, is_raw, width, height, mime_type from documents where owner_type = 'Purchase' and owner_id = $1 order by images_order`,
        [id],
      )
    ).rows
  const before = await rows()
  expect(before).toMatchObject([
    { is_raw: true, width: 400, height: 640, mime_type: 'image/webp' },
    { is_raw: true, width: 640, height: 400 },
  ])
  const jobs = await pool.query(
    `select data ->> 'hash' as hash from pgboss.job where name = 'documents.settle' and data ->> 'hash' = any($1)`,
    [before.map(({ hash }) => hash)],
  )
  expect(jobs.rows.map(({ hash }) => hash).toSorted()).toEqual(before.map(({ hash }) => hash).toSorted())

  // a request before the job waits for the conversion
  const open = async (one: { id: string }) =>
    api.app.inject({ url: `/documents/download/VehicleGrayCard/${one.id}`, headers: await api.headers('seller') })
  const shown = await open(before[0])
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp'])
  const { format, exif, orientation, width, height } = await sharp(shown.rawPayload).metadata()
  expect([format, exif, orientation ?? 1, width, height]).toEqual(['webp', undefined, 1, 400, 640])
  // the job: twice concurrently, then again
  await Promise.all([1, 2].map(() => settle(api.deps, before[1].hash)))
  for (const { hash } of before) await settle(api.deps, hash)
  const after = await rows()
  expect(after).toMatchObject([
    { id: before[0].id, is_raw: false, width: 400, height: 640 },
    { id: before[1].id, is_raw: false },
  ])
  await eraseBytes({ db, storage })
  for (const [at, { hash }] of before.entries())
    expect([await storage.exists(originalKey(hash)), await storage.exists(originalKey(after[at].hash))]).toEqual([false, true])
  expect((await open(before[1])).statusCode).toBe(200)
})

describe('draft', () => {
  let api: TestApi
  let now = new Date(testNow)
  beforeAll(async () => {
    api = await testApi({ clock: { now: () => now } })
    await api.deps.pool.query(`update settings set value = 'false' where key = 'purchases.phoneCode'`)
  })
  afterAll(() => api.close())

  const draftKey = '22222222-2222-4222-8222-222222222222'
  const typed = { Brand: 'Dacia', Model: 'Dus', FirstName: 'Salma', Email: 'salma@exemple.ma', Mileage: '84 0' }
  const estimate = { key: 'a'.repeat(32), low: 100_000, high: 112_000 }
  async function save(changes: object = {}, subject?: string) {
    const headers = await api.headers(subject)
    const payload = { draftKey, typed, estimate, ...changes }
    const answer = await api.app.inject({ method: 'POST', url: '/api/purchases/drafts', headers, payload })
    return { status: answer.statusCode, body: answer.json() }
  }
  const open = async (key: string) => {
    const answer = await api.app.inject({ url: `/api/purchases/drafts/${key}` })
    return { status: answer.statusCode, body: answer.json() }
  }

  test('returns a draft by key on any device and keeps its key', async () => {
    const { status, body } = await save()
    expect(status).toBe(200)
    expect(body.key).toMatch(/^[0-9a-f]{32}$/)
    expect(new Date(body.expires).getTime() - now.getTime()).toBe(15 * 86_400_000)
    expect((await open(body.key)).body).toEqual({ draftKey, typed, estimate })
    expect((await save({ typed: { ...typed, Model: 'Duster' }, estimate: null })).body.key).toBe(body.key)
    expect((await open(body.key)).body).toEqual({ draftKey, typed: { ...typed, Model: 'Duster' }, estimate: null })
    expect((await open('0'.repeat(32))).status).toBe(404)
    expect((await open('x')).status).toBe(400)
  })

  test('stores no identity number and no unknown field', async () => {
    const { body } = await save({ typed: { ...typed, IdNumber: 'BK482913', Odd: 'x' } })
    expect((await open(body.key)).body.typed).toEqual(typed)
    expect((await save({ typed: { Brand: 'x'.repeat(61) } })).body.errors).toMatchObject([{ field: 'typed.Brand' }])
  })

  test('mails the link once per address, without entered data', async () => {
    const { body } = await save({ email: 'Salma@Exemple.ma' })
    await save({ email: 'salma@exemple.ma' })
    const { rows } = await api.deps.pool.query(
      `select recipient, content::text as content from messages where key like 'purchases.draft:%'`,
    )
    expect(rows.map(({ recipient }) => recipient)).toEqual(['salma@exemple.ma'])
    expect(rows[0].content).toContain(`create-request?draft=${body.key}`)
    expect(rows[0].content).not.toContain('Dacia')
  })

  test('is deleted after submission, expiry and erasure', async () => {
    const { body } = await save()
    const query = new URLSearchParams({ ...requestQuery, DraftKey: draftKey })
    const sent = await api.app.inject({ method: 'POST', url: `/vehiclepurchases?${query}`, headers: await api.headers() })
    expect(sent.statusCode, sent.body).toBe(200)
    expect((await open(body.key)).status).toBe(404)

    const late = (await save()).body.key
    now = new Date(now.getTime() + 15 * 86_400_000)
    expect((await open(late)).status).toBe(404)
    await sweepPurchases(api.deps)
    expect((await api.deps.pool.query('select key from purchase_drafts')).rows).toEqual([])

    await api.deps.pool.query('delete from contact_attempts')
    const kept = (await save({}, 'writer')).body.key
    const owner = { id: 0, subject: 'writer', email: null, phone: null }
    expect(await purchasesData.collect(api.deps.db, owner)).toMatchObject({ drafts: [{ content: { typed } }] })
    // the owner of the e-mail cannot read a stranger's draft
    const named = { id: 0, subject: null, email: 'salma@exemple.ma', phone: null }
    expect(await purchasesData.collect(api.deps.db, named)).toMatchObject({ drafts: [] })
    await api.deps.db.transaction().execute((trx) => purchasesData.erase(trx, named))
    expect((await open(kept)).status).toBe(404)
  })

  test('limits the requests of a network', async () => {
    await api.deps.pool.query('delete from contact_attempts')
    const answers = []
    for (let i = 0; i < 21; i++) answers.push((await save()).status)
    expect([answers.filter((status) => status === 200).length, answers.at(-1)]).toEqual([20, 429])
  })
})

describe('partners', () => {
  let api: TestApi
  let now = new Date(testNow)
  beforeAll(async () => {
    api = await testApi({ clock: { now: () => now } })
  })
  afterAll(() => api.close())

  const asked = { ...requestQuery, Mileage: 84_000, StorageAreaId: 1 }
  const admin = () => api.headers('the-admin', ['admin'])
  const call = async (method: 'GET' | 'POST', url: string, headers: Record<string, string>, payload?: object) => {
    const answer = await api.app.inject({ method, url, headers, ...(payload && { payload }) })
    return { status: answer.statusCode, body: answer.json(), text: answer.body }
  }
  async function made(name: string): Promise<{ id: number; key: string; expires: string }> {
    const { status, body } = await call('POST', '/api/staff/partnerkeys', await admin(), { name })
    expect(status).toBe(200)
    return body
  }
  const as = (key: string) => ({ 'x-partner-key': key })
  const send = (key: string | null, plate: string, changes: object = {}) =>
    call('POST', '/api/partners/purchases', key === null ? {} : as(key), { ...asked, RegistrationNumber: plate, ...changes })
  const read = (key: string, reference: string) => call('GET', `/api/partners/purchases/${reference}`, as(key))

  test('lets a partner send a car and read only its own request', async () => {
    const { id: keyId, key } = await made('Auto Atlas')
    const sent = await send(key, '401A6')
    expect([sent.status, sent.body]).toEqual([
      200,
      { reference: expect.stringMatching(/^RA-/), status: 'Submited', since: expect.any(String), created: expect.any(String) },
    ])
    const { reference } = sent.body
    const other = await made('Autre')
    expect([await read(key, reference), (await read(other.key, reference)).status]).toEqual([{ ...sent, text: expect.any(String) }, 404])
    expect((await read(key, 'RA-2026-999999')).status).toBe(404)
    expect((await read(key, 'x')).body.errors).toMatchObject([{ field: 'reference' }])

    const list = (await call('GET', '/api/staff/purchases?text=401A6', await api.headers('the-manager', ['manager']))).body.results
    const record = await call('GET', `/api/staff/purchases/${list[0].id}`, await api.headers('the-manager', ['manager']))
    expect(record.body).toMatchObject({ reference, requestOrigin: 'Extern', partner: 'Auto Atlas', seller: { lastName: 'Alaoui' } })
    const { rows } = await api.deps.pool.query(`select channel from messages where key like 'purchases.submitted:' || $1 || ':%'`, [
      list[0].id,
    ])
    expect(rows.length).toBeGreaterThan(0)
    const keys = (await call('GET', '/api/staff/partnerkeys', await admin())).body
    expect(keys.find(({ id }: { id: number }) => id === keyId)).toMatchObject({ name: 'Auto Atlas', requests: 1, revoked: null })
  })

  test('hides validation errors without a key', async () => {
    const { key } = await made('Sans détour')
    const bad = { Mileage: 'beaucoup', Type: 'Rien' }
    for (const wrong of [null, '', 'rpk_x', `rpk_${'a'.repeat(43)}`]) expect((await send(wrong, '?', bad)).status).toBe(401)
    const broken = (headers: Record<string, string>) =>
      api.app.inject({
        method: 'POST',
        url: '/api/partners/purchases',
        headers: { 'content-type': 'application/json', ...headers },
        payload: '{',
      })
    expect([(await broken({})).statusCode, (await broken(as(key))).statusCode, (await send(key, '?', bad)).status]).toEqual([401, 400, 400])
    expect((await call('GET', '/api/partners/purchases/x', {})).status).toBe(401)
  })

  test('is idempotent for a draft and rejects that of another origin', async () => {
    const [{ key }, { key: other }] = [await made('Un'), await made('Deux')]
    const DraftKey = '4e0a6f0c-6f0d-4c3e-8b8e-3b3f6a5d7d01'
    const first = await send(key, '402A6', { DraftKey })
    expect((await send(key, '402A6', { DraftKey })).body).toEqual(first.body)
    expect((await send(other, '402A6', { DraftKey })).body.code).toBe('DuplicateEnquiry')
    expect((await send(key, '403A6', { Type: 'Intermediation' })).body.errors).toMatchObject([{ field: 'Type' }])
    expect((await send(key, '403A6', { Brand: 'Nulle' })).body.errors).toMatchObject([{ field: 'Brand', reason: 'invalid' }])
  })

  test('rejects a missing, wrong or revoked key, even when signed in', async () => {
    const { id, key } = await made('Fini')
    const { reference } = (await send(key, '404A6')).body
    const revoked = await call('POST', `/api/staff/partnerkeys/${id}/revoke`, await admin())
    const again = await call('POST', `/api/staff/partnerkeys/${id}/revoke`, await admin())
    expect([revoked.body.revoked, again.body.revoked]).toEqual([testNow, testNow])
    for (const wrong of [null, '', 'rpk_', key, `${key}x`, `rpk_${'A'.repeat(43)}`, "' or 1=1 --"])
      expect([wrong, (await send(wrong, '405A6')).status]).toEqual([wrong, 401])
    expect((await read(key, reference)).status).toBe(401)
    const signedIn = { ...(await admin()), 'x-partner-key': '' }
    expect((await call('GET', `/api/partners/purchases/${reference}`, signedIn)).status).toBe(401)
    // a key gives no access to other routes
    expect((await call('GET', '/api/staff/purchases', as((await made('Seul')).key))).status).toBe(401)
  })

  test('expires a key after the configured months', async () => {
    await api.deps.pool.query(`update settings set value = '2' where key = 'purchases.partnerKeyMonths'`)
    const { key, expires } = await made('Deux mois')
    await api.deps.pool.query(`update settings set value = '12' where key = 'purchases.partnerKeyMonths'`)
    now = new Date(Date.parse(expires) - 1000)
    expect((await read(key, 'RA-2026-999999')).status).toBe(404)
    now = new Date(expires)
    expect((await read(key, 'RA-2026-999999')).status).toBe(401)
    now = new Date(testNow)
    expect((Date.parse(expires) - now.getTime()) / 86_400_000).toBeGreaterThan(58)
    expect((Date.parse(expires) - now.getTime()) / 86_400_000).toBeLessThan(63)
  })

  test('limits each key by hour as configured', async () => {
    await api.deps.pool.query(`update settings set value = '3' where key = 'purchases.partnerHourly'`)
    const [{ key }, { key: other }] = [await made('Pressé'), await made('Calme')]
    const statuses: number[] = []
    for (let asks = 0; asks < 4; asks++) statuses.push((await read(key, 'RA-2026-999999')).status)
    expect(statuses).toEqual([404, 404, 404, 429])
    expect([(await send(key, '406A6')).status, (await read(other, 'RA-2026-999999')).status]).toEqual([429, 404])
    now = new Date(now.getTime() + 3_601_000)
    expect((await send(key, '406A6')).status).toBe(200)
    now = new Date(testNow)
    await api.deps.pool.query(`update settings set value = '60' where key = 'purchases.partnerHourly'`)
  })

  test('stores keys as hashes, shows them once, and audits them', async () => {
    for (const role of ['agent', 'manager', 'editor'] as const)
      expect((await call('POST', '/api/staff/partnerkeys', await api.headers(`a-${role}`, [role]), { name: 'Non' })).status).toBe(403)
    expect((await call('POST', '/api/staff/partnerkeys', await admin(), { name: '  ' })).body.errors).toMatchObject([{ field: 'name' }])
    const { id, key } = await made('Gardé')
    const list = await call('GET', '/api/staff/partnerkeys', await admin())
    expect(list.text).not.toContain(key)
    expect(list.body[0]).toMatchObject({ id, hint: key.slice(-4) })
    const { rows } = await api.deps.pool.query('select hash from partner_keys where id = $1', [id])
    expect(rows[0].hash).not.toContain(key)
    const audit = await api.deps.pool.query(
      `select subject, record_id from audit_entries where action = 'makePartnerKey' and record_id = $1`,
      [String(id)],
    )
    expect(audit.rows).toEqual([{ subject: 'the-admin', record_id: String(id) }])
    expect((await call('POST', '/api/staff/partnerkeys/2000000000/revoke', await admin())).status).toBe(404)
  })
})
