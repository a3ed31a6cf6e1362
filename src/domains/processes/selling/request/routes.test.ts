import { readdir } from 'node:fs/promises'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eraseBytes } from '#domains/foundation/documents/erasure/service.ts'
import { settle } from '#domains/foundation/documents/incoming/service.ts'
import { originalKey } from '#domains/foundation/documents/rules.ts'
import { type TestApi, testApi } from '#testing/database.ts'
import { formOf, type HostileFile, hostileFiles, hostileKinds, hostileNames, makeHostile } from '#testing/hostile-files.ts'
import { holds, patience } from '#testing/property.ts'

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
