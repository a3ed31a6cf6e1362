import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pictureFormats, pictureWidths } from '#domains/foundation/documents/rules.ts'
import { type TestApi, testApi } from '#testing/database.ts'
import { formOf, hostileFiles, hostileKinds, hostileNames, makeHostile } from '#testing/hostile-files.ts'
import { holds, patience } from '#testing/property.ts'

let api: TestApi
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

const query = async (text: string, values: unknown[] = []) => (await api.deps.pool.query(text, values)).rows
const get = async (url: string, subject?: string, role?: 'agent') =>
  api.app.inject({ url, headers: await api.headers(subject, role && [role]) })

/** A draft of a seller of their own. */
async function draft(seller: string): Promise<{ id: number; car: number }> {
  const headers = await api.headers(seller)
  const payload = { disposedVehicle: { brand: 'Dacia', model: 'Duster', price: 120_000 } }
  const { id, disposedVehicleId: car } = (await api.app.inject({ method: 'POST', url: '/api/vehicleads/save', headers, payload })).json()
  return { id, car }
}

async function send(seller: string, car: number, file: { name: string; bytes: Uint8Array; type?: string }, parts = '') {
  const { payload, headers } = formOf([{ field: 'File', ...file }])
  const url = `/documents/upload${parts ? '/parts' : ''}?Id=${car}&Type=VehicleAdPicture&Spec=Front${parts}`
  return api.app.inject({ method: 'POST', url, headers: { ...(await api.headers(seller)), ...headers }, payload })
}

/** What no served byte may say, written wherever a photo can carry words. */
const secret = 'SecretPhone33N7W'
/** What a seller covered, as parts of the photo, in the colour of the cover. */
const cover = { left: 0.3, top: 0.6, width: 0.3, height: 0.1 }
const dark = [0x14, 0x17, 0x2e]

/** A photo as it comes from a device: a plate that is covered, and where, when and with what it was taken, in every place that there is for it. */
async function photo(): Promise<Buffer> {
  const [width, height] = [1600, 1200]
  const plate = { width: cover.width * width, height: cover.height * height, channels: 3 as const, background: '#14172e' }
  const taken = await sharp({
    create: { width, height, channels: 3, background: '#aaa' },
  })
    .composite([{ input: await sharp({ create: plate }).png().toBuffer(), left: cover.left * width, top: cover.top * height }])
    .withExif({
      IFD0: { Make: secret, ImageDescription: secret },
      IFD3: { GPSLatitude: '33/1 35/1 0/1', GPSLatitudeRef: 'N', GPSLongitude: '7/1 36/1 0/1', GPSLongitudeRef: 'W' },
    })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><note>${secret}</note></x:xmpmeta>`)
    .jpeg({ quality: 95 })
    .toBuffer()
  // a remark, and what cameras hang behind their pictures
  const remark = Buffer.concat([Buffer.from([0xff, 0xfe, 0, secret.length + 2]), Buffer.from(secret)])
  return Buffer.concat([taken.subarray(0, 2), remark, taken.subarray(2), Buffer.from(secret)])
}

/** No word of the device, and of a picture no data beside its pixels. */
async function expectSilent(bytes: Buffer, what: string): Promise<void> {
  expect(bytes.includes(secret), what).toBe(false)
  const { exif, xmp, iptc, comments } = await sharp(bytes).metadata()
  expect([exif, xmp, iptc, comments], what).toEqual([undefined, undefined, undefined, undefined])
}

/** Nothing but the cover lies where it lay, a little within its edges; beside it is what was photographed. `of`: where in the picture the photo is. */
async function expectCovered(bytes: Buffer, what: string, of = { left: 0, top: 0, width: 1, height: 1 }): Promise<void> {
  const { width, height } = await sharp(bytes).metadata()
  const inset = 2 + Math.round(width / 200)
  const stats = async ({ top }: { top: number }) => {
    const area = {
      left: Math.ceil((of.left + cover.left * of.width) * width) + inset,
      top: Math.ceil((of.top + top * of.height) * height) + inset,
      width: Math.floor(cover.width * of.width * width) - 2 * inset,
      height: Math.floor(cover.height * of.height * height) - 2 * inset,
    }
    return (await sharp(await sharp(bytes).removeAlpha().extract(area).png().toBuffer()).stats()).channels
  }
  for (const [at, { mean, max, stdev }] of (await stats(cover)).entries()) {
    expect(Math.abs(mean - (dark[at] ?? 0)), what).toBeLessThan(12)
    expect([max < (dark[at] ?? 0) + 45, stdev < 9], what).toEqual([true, true])
  }
  for (const { mean } of await stats({ top: 0.2 })) expect(mean, what).toBeGreaterThan(100)
}

test(
  'no served picture of an advert knows where it was taken, and what was covered is covered in each of them',
  async () => {
    const { id, car } = await draft('covers')
    const original = await photo()
    expect(original.includes(secret)).toBe(true)
    const sent = await send('covers', car, { name: `${secret}.jpg`, bytes: original })
    expect(sent.statusCode, sent.body).toBe(200)
    // a second one in parts, as a bad line sends it
    const half = Math.ceil(original.length / 2)
    const parts = `&ClientId=4e0a6f0c-6f0d-4c3e-8b8e-3b3f6a5d7c21&Size=${original.length}`
    for (const [from, to] of [
      [0, half],
      [half, original.length],
    ] as const) {
      const part = { name: 'photo.jpg', bytes: original.subarray(from, to) }
      expect((await send('covers', car, part, `${parts}&Offset=${from}`)).statusCode).toBe(200)
    }
    await query(`update vehicles set last_status = 'Published', published_at = '2026-03-01' where id = $1`, [car])
    await query(`update vehicle_ads set last_status = 'Published', visible_until = '2099-01-01' where id = $1`, [id])
    const documents = (await get(`/api/vehicleads/${id}/documents`, 'covers')).json()
    expect(documents).toHaveLength(2)

    const hashes = (await query('select distinct hash from documents where owner_id = $1', [car])).map(({ hash }) => hash)
    const variants = hashes.flatMap((hash) =>
      pictureWidths.flatMap((width) => pictureFormats.map((format) => `/documents/pictures/${hash}/${width}.${format}`)),
    )
    const whole = documents.flatMap(({ id: document }: { id: string }) =>
      ['', '?isThumbnail=true'].flatMap((size) => [
        `/documents/${document}${size}`,
        `/documents/download/VehicleAdPicture/${document}${size}`,
      ]),
    )
    // visitors, the seller and who decides: pages, mails, shared links and the view of the staff take their pictures from these addresses
    const asked: [string, string?, 'agent'?][] = [
      ...[...variants, ...whole, `/documents/${car}`].map((url): [string] => [url]),
      ...whole.flatMap((url: string): [string, string, 'agent'?][] => [
        [url, 'covers'],
        [url, 'the-agent', 'agent'],
      ]),
    ]
    for (const [url, subject, role] of asked) {
      const answer = await get(url, subject, role)
      expect(answer.statusCode, url).toBe(200)
      await expectSilent(answer.rawPayload, url)
      await expectCovered(answer.rawPayload, url)
    }
    for (const [language, left] of [
      ['fr', 360 / 1200],
      ['ar', 0],
    ] as const) {
      const { rawPayload } = await get(`/documents/vehicles/${car}/${language}.jpeg`)
      await expectSilent(rawPayload, language)
      await expectCovered(rawPayload, language, { left, top: 0, width: 840 / 1200, height: 1 })
    }
    // what is kept, served or not, says no more
    const files = (await readdir(api.deps.config.dataDir, { recursive: true, withFileTypes: true })).filter((file) => file.isFile())
    const kept = await Promise.all(files.map(({ parentPath, name }) => readFile(join(parentPath, name))))
    expect(kept.length).toBeGreaterThan(variants.length)
    expect(kept.filter((bytes) => bytes.includes(secret))).toEqual([])
  },
  patience,
)

/** Rows and files that a photo could leave. */
async function left() {
  const [rows] = await query(
    `select (select count(*)::int from documents) as documents, (select count(*)::int from pgboss.job where name like 'documents.%') as jobs`,
  )
  const files = await readdir(api.deps.config.dataDir, { recursive: true, withFileTypes: true })
  return { ...rows, files: files.filter((file) => file.isFile()).length }
}

test(
  'three hundred hostile files are refused as the photo of an advert by the name of the field, and leave nothing',
  async () => {
    const { car } = await draft('hostile')
    const before = await left()
    let tried = 0
    const refused = async (drawn: { kind: string; name: string; share: number }) => {
      const { kind, name, bytes, paper } = await makeHostile(drawn)
      const answer = await send('hostile', car, { name, bytes })
      // a drawing, a program or a PDF is no picture; one that cannot be read is a picture that nobody can read
      const status = paper[0] === 413 ? 413 : paper[1] === 'picture' ? paper[0] : 415
      expect([kind, answer.statusCode, answer.json().errors], name).toMatchObject([kind, status, [{ field: 'File' }]])
      tried++
    }
    for (const kind of hostileKinds) await refused({ kind, name: 'photo.jpg', share: 0.5 })
    await holds(fc.asyncProperty(hostileFiles, refused), { runs: 300 - hostileKinds.length, shrink: false })
    expect(tried).toBeGreaterThanOrEqual(300)
    expect(await left()).toEqual(before)
  },
  patience,
)

test('stores a valid photo under any file name', async () => {
  const { id, car } = await draft('names')
  const bytes = await sharp({ create: { width: 320, height: 240, channels: 3, background: '#7a8a99' } })
    .jpeg()
    .toBuffer()
  for (const name of hostileNames) expect((await send('names', car, { name, bytes })).statusCode, name.slice(0, 40)).toBe(200)
  const documents: { fileName: string }[] = (await get(`/api/vehicleads/${id}/documents`, 'names')).json()
  expect(documents).toHaveLength(hostileNames.length)
  for (const { fileName } of documents) expect(fileName).toMatch(/^[^./\\:<>|?*"\p{Cc}\p{Cf}][^/\\:<>|?*"\p{Cc}\p{Cf}]{0,120}\.webp$/u)
})
