import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Storage } from '#platform/storage.ts'
import { system } from '#shared/actor.ts'
import { insertCar } from '#testing/builders.ts'
import { type TestApi, testApi } from '#testing/database.ts'
import type { DocumentSpec, DocumentStatus, DocumentType } from './contract.ts'
import { maxUploadBytes, type OwnerType, originalKey, variantKey } from './rules.ts'
import { makeVariants, pictureVariant, publicVariant, reviewOne, storePicture } from './service.ts'

let api: TestApi
let vehicle: number
let draft: number

beforeAll(async () => {
  api = await testApi()
  vehicle = await insertCar(api.deps.db, { last_status: 'Published' })
  draft = await insertCar(api.deps.db)
})
afterAll(() => api.close())
beforeEach(async () => {
  await sql`truncate documents cascade`.execute(api.deps.db)
})

/** Photo with a red left half and a blue right half. */
function photo(width: number, height: number) {
  const half = Math.floor(width / 2)
  return sharp({ create: { width, height, channels: 3, background: '#0000ff' } }).composite([
    { input: { create: { width: half, height, channels: 3, background: '#ff0000' } }, left: 0, top: 0 },
  ])
}

interface Given {
  type?: DocumentType
  status?: DocumentStatus
  spec?: DocumentSpec
  owner?: { type: OwnerType; id: number }
  fileName?: string
  imagesOrder?: number
}

async function keep(bytes: Uint8Array, given: Given = {}) {
  return storePicture(api.deps, system, {
    bytes,
    owner: { type: 'Vehicle', id: vehicle },
    type: 'VehicleGalleryPicture',
    status: 'Published',
    fileName: 'photo.jpg',
    createdBy: null,
    ...given,
  })
}

const get = (url: string, headers: Record<string, string> = {}) => api.app.inject({ method: 'GET', url, headers })

describe('stored photo', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('converts %s to WebP under its content hash', async (format) => {
    const kept = await keep(await photo(400, 250).toFormat(format).toBuffer())
    const bytes = await api.deps.storage.get(originalKey(kept.hash))
    expect(bytes && createHash('sha256').update(bytes).digest('hex')).toBe(kept.hash)
    expect(await sharp(bytes ?? Buffer.alloc(0)).metadata()).toMatchObject({ format: 'webp', width: 400, height: 250 })
    expect(kept).toMatchObject({ width: 400, height: 250, size: bytes?.byteLength })
  })

  test('is upright and has no metadata', async () => {
    const taken = await photo(400, 200)
      .jpeg({ quality: 95 })
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Make: 'SecretPhone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '33/1 35/1 0/1' } })
      .toBuffer()
    const before = await sharp(taken).metadata()
    expect(before.orientation).toBe(6)
    expect(taken.includes('SecretPhone')).toBe(true)

    const { hash, width, height } = await keep(taken)
    const bytes = (await api.deps.storage.get(originalKey(hash))) ?? Buffer.alloc(0)
    const after = await sharp(bytes).metadata()
    expect({ width, height }).toEqual({ width: 200, height: 400 })
    expect([after.orientation, after.exif, after.xmp, after.iptc, after.icc]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(bytes.includes('SecretPhone')).toBe(false)
    const { data } = await sharp(bytes).extract({ left: 100, top: 20, width: 1, height: 1 }).raw().toBuffer({ resolveWithObject: true })
    expect(data[0]).toBeGreaterThan(200)
    expect(data[2]).toBeLessThan(60)
  })

  test('is scaled to the maximum size', async () => {
    expect(await keep(await photo(4000, 1000).jpeg().toBuffer())).toMatchObject({ width: 2560, height: 640 })
  })

  test('is stored once under any name', async () => {
    const bytes = await photo(64, 40).png().toBuffer()
    const [first, second] = [await keep(bytes, { fileName: 'a.png' }), await keep(bytes, { fileName: 'b.png' })]
    expect(second.hash).toBe(first.hash)
    expect(second.id).not.toBe(first.id)
  })

  test('enqueues one variant job, none when rejected', async () => {
    const { hash } = await keep(await photo(50, 30).png().toBuffer())
    const { rows } = await sql<{
      data: object
    }>`select data from pgboss.job where name = 'documents.variants' and singleton_key = ${hash}`.execute(api.deps.db)
    expect(rows).toEqual([{ data: { hash } }])
  })
})

describe('invalid photo', () => {
  const cases: [string, () => Promise<Uint8Array>, string][] = [
    ['a text called .jpg', async () => Buffer.from('hello'), 'UnsupportedMediaType'],
    [
      'a drawing with a script',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      'UnsupportedMediaType',
    ],
    ['a PDF', async () => Buffer.from('%PDF-1.4\n%%EOF'), 'UnsupportedMediaType'],
    ['a moving picture', async () => photo(8, 8).gif().toBuffer(), 'UnsupportedMediaType'],
    ['nothing', async () => Buffer.alloc(0), 'UnsupportedMediaType'],
    ['a JPEG head without a body', async () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46]), 'BadRequest'],
    ['a photo cut in the middle', async () => (await photo(600, 400).jpeg().toBuffer()).subarray(0, 2000), 'BadRequest'],
    ['a PNG whose pixels are damaged', async () => damage(await photo(300, 200).png({ compressionLevel: 0 }).toBuffer()), 'BadRequest'],
    [
      'a page behind a PNG head',
      async () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('<html><script>')]),
      'BadRequest',
    ],
    [
      'a small file of too many pixels',
      async () =>
        sharp({ create: { width: 30_000, height: 2_000, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
      'BadRequest',
    ],
    ['a file of more than 10 MB', async () => new Uint8Array(maxUploadBytes + 1), 'PayloadTooLarge'],
  ]
  test.each(cases)('rejects %s', async (_name, bytes, code) => {
    await expect(keep(await bytes())).rejects.toMatchObject({ code })
    const { rows } = await sql`select 1 from documents`.execute(api.deps.db)
    expect(rows).toEqual([])
  })
})

function damage(png: Buffer): Buffer {
  const at = png.indexOf('IDAT') + 40
  return Buffer.concat([png.subarray(0, at), Buffer.alloc(3000, 0x5a), png.subarray(at + 3000)])
}

describe('variants', () => {
  test('have every width and format, at most the original, without metadata', async () => {
    const place = { IFD0: { Make: 'SecretPhone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '33/1 35/1 0/1' } }
    const { hash } = await keep(await photo(1000, 625).withExif(place).jpeg().toBuffer())
    for (const [asked, given] of [
      [320, 320],
      [480, 480],
      [640, 640],
      [800, 800],
      [960, 960],
      [1440, 1000],
    ] as const) {
      for (const [format, name] of [
        ['avif', 'heif'],
        ['webp', 'webp'],
        ['jpeg', 'jpeg'],
      ] as const) {
        const response = await get(`/documents/pictures/${hash}/${asked}.${format}`)
        expect(response.statusCode).toBe(200)
        expect(response.headers).toMatchObject({
          'content-type': `image/${format}`,
          'cache-control': 'public, max-age=31536000, immutable',
        })
        const read = await sharp(response.rawPayload).metadata()
        expect(read).toMatchObject({ format: name, width: given })
        expect([read.exif, read.xmp, read.iptc]).toEqual([undefined, undefined, undefined])
      }
    }
  })

  test('are created once for concurrent requests', async () => {
    const { hash } = await keep(await photo(800, 500).jpeg().toBuffer())
    let puts = 0
    const put: Storage['put'] = (key, data) => {
      puts++
      return api.deps.storage.put(key, data)
    }
    const storage: Storage = { ...api.deps.storage, put }
    const all = await Promise.all(Array.from({ length: 12 }, () => pictureVariant(storage, hash, 640, 'webp')))
    expect(puts).toBe(1)
    expect(new Set(all.map((bytes) => bytes.toString('base64'))).size).toBe(1)
    await makeVariants(storage, hash)
    expect(puts).toBe(12)
    await makeVariants(storage, hash)
    expect(puts).toBe(12)
  })

  test('retry after a failure', async () => {
    const { hash } = await keep(await photo(90, 60).jpeg().toBuffer())
    const bytes = (await api.deps.storage.get(originalKey(hash))) ?? Buffer.alloc(0)
    await api.deps.storage.delete(originalKey(hash))
    expect((await get(`/documents/pictures/${hash}/320.webp`)).statusCode).toBe(404)
    await api.deps.storage.put(originalKey(hash), bytes)
    expect((await get(`/documents/pictures/${hash}/320.webp`)).statusCode).toBe(200)
    expect(await api.deps.storage.exists(variantKey(hash, 320, 'webp'))).toBe(true)
  })

  test('stay cached for half a minute after removal', async () => {
    const { hash } = await keep(await photo(84, 60).jpeg().toBuffer())
    const { deps } = api
    const ask = (seconds: number) =>
      publicVariant({ ...deps, clock: { now: () => new Date(deps.clock.now().getTime() + seconds * 1000) } }, hash, 320, 'webp')
    await ask(0)
    await sql`truncate documents cascade`.execute(deps.db)
    await ask(29)
    await expect(ask(31)).rejects.toMatchObject({ code: 'DocumentNotFound' })
  })

  test('return 304 when unchanged, also under /api', async () => {
    const { hash } = await keep(await photo(70, 44).jpeg().toBuffer())
    const first = await get(`/api/documents/pictures/${hash}/320.avif`)
    const again = await get(`/documents/pictures/${hash}/320.avif`, { 'if-none-match': String(first.headers.etag) })
    expect([first.statusCode, again.statusCode, again.body]).toEqual([200, 304, ''])
  })

  test.each(['321.webp', '320.jpg', '320.svg', '0.webp', '-320.webp', '320', '320.webp.webp', 'abc.avif'])(
    'reject the variant name %s',
    async (file) => {
      const { hash } = await keep(await photo(70, 44).jpeg().toBuffer())
      expect([400, 404]).toContain((await get(`/documents/pictures/${hash}/${file}`)).statusCode)
    },
  )

  test('return 404 for an unknown or private hash, 400 for an invalid one', async () => {
    const { hash } = await keep(await photo(71, 44).jpeg().toBuffer(), { type: 'VehicleGrayCard' })
    expect((await get(`/documents/pictures/${'a'.repeat(64)}/320.webp`)).statusCode).toBe(404)
    expect((await get('/documents/pictures/..%2f..%2fetc/320.webp')).statusCode).toBe(400)
    expect((await get(`/documents/pictures/${hash}/320.webp`)).statusCode).toBe(404)
  })
})

describe('public documents', () => {
  test('are the published pictures of a vehicle in gallery order', async () => {
    const bytes = await photo(80, 50).jpeg().toBuffer()
    const second = await keep(bytes, { imagesOrder: 2, spec: 'Dashboard' })
    const first = await keep(bytes, { imagesOrder: 1, spec: 'LateralRight' })
    for (const status of ['None', 'Accepted', 'Rejected', 'Preview'] as const) await keep(bytes, { status })
    await keep(bytes, { type: 'VehicleGrayCard' })
    // of another car
    await keep(bytes, { owner: { type: 'Vehicle', id: draft } })
    const response = await get(`/api/vehicles/${vehicle}/documents`)
    expect(response.statusCode).toBe(200)
    expect(response.json().map((document: { id: string }) => document.id)).toEqual([first.id, second.id])
    expect(response.json()[0]).toMatchObject({
      spec: 'LateralRight',
      type: 'VehicleGalleryPicture',
      status: 'Published',
      hash: first.hash,
      width: 80,
      comment: null,
    })
    const download = await get(response.json()[0].uri)
    expect(download.statusCode).toBe(200)
  })

  test('exclude unknown and unpublished vehicles', async () => {
    const hidden = await keep(await photo(82, 50).jpeg().toBuffer(), { owner: { type: 'Vehicle', id: draft } })
    for (const url of [
      `/api/vehicles/${draft}/documents`,
      '/api/vehicles/2000000000/documents',
      `/documents/${draft}`,
      `/documents/${hidden.id}`,
      `/documents/download/VehicleGalleryPicture/${hidden.id}`,
      `/documents/pictures/${hidden.hash}/320.webp`,
    ]) {
      expect((await get(url)).statusCode, url).toBe(404)
    }
    expect((await get('/api/vehicles/0/documents')).statusCode).toBe(400)
    expect((await get('/api/vehicles/x/documents')).statusCode).toBe(400)
  })

  test('return the first picture by vehicle, any by id, and thumbnails', async () => {
    await keep(await photo(700, 400).png().toBuffer(), { imagesOrder: 5 })
    const first = await keep(await photo(900, 500).png().toBuffer(), { imagesOrder: 1, fileName: 'profil.png' })
    const whole = await get(`/documents/${vehicle}`)
    const thumbnail = await get(`/api/documents/${first.id}?isThumbnail=true`)
    expect(await sharp(whole.rawPayload).metadata()).toMatchObject({ width: 900 })
    expect(whole.headers['content-disposition']).toContain('inline; filename="profil.webp"')
    expect(await sharp(thumbnail.rawPayload).metadata()).toMatchObject({ width: 320, format: 'webp' })
    expect((await get(`/documents/${vehicle}?isThumbnail=perhaps`)).statusCode).toBe(400)
  })

  test.each(['VehicleGrayCard', 'CustomerCIN', 'ExpertiseSheet', 'PurchaseInvoice'] as const)(
    'exclude %s even when published',
    async (type) => {
      const { id } = await keep(await photo(60, 40).jpeg().toBuffer(), { type })
      for (const url of [`/documents/${id}`, `/documents/download/${type}/${id}`, `/documents/download/VehicleGalleryPicture/${id}`]) {
        expect((await get(url)).json()).toMatchObject({ code: 'DocumentNotFound' })
      }
    },
  )

  test('return 404 for an unknown document, 400 for an invalid type or id', async () => {
    const id = '00000000-0000-4000-8000-000000000000'
    expect((await get(`/documents/${id}`)).statusCode).toBe(404)
    expect((await get(`/documents/download/VehiclePicture/${id}`)).statusCode).toBe(404)
    expect((await get(`/documents/download/Nonsense/${id}`)).statusCode).toBe(400)
    expect((await get('/documents/download/VehiclePicture/1')).statusCode).toBe(400)
    expect((await get('/documents/not-an-id')).statusCode).toBe(400)
  })

  test('include the picture of a live banner', async () => {
    expect((await get('/documents/banner')).statusCode).toBe(404)
    const { id } = await keep(await photo(1200, 300).jpeg().toBuffer(), { type: 'Banner', owner: { type: 'Website', id: 1 } })
    expect((await get('/documents/banner')).statusCode).toBe(404)
    await api.deps.pool.query(
      `insert into banners (kind, place, text, starts, is_on, document_id, created, last_modified)
        values ('Info', 'Home', '{}', '2000-01-01', true, $1, now(), now())`,
      [id],
    )
    expect((await get('/api/documents/banner')).statusCode).toBe(200)
  })
})

describe('download', () => {
  test('has a UTF-8 file name and a sandbox', async () => {
    const { id } = await keep(await photo(60, 40).jpeg().toBuffer(), { fileName: 'Duster صورة.jpg' })
    const { headers, rawPayload } = await get(`/documents/download/VehicleGalleryPicture/${id}`)
    expect(headers['content-disposition']).toBe(
      `attachment; filename="Duster ____.webp"; filename*=UTF-8''Duster%20%D8%B5%D9%88%D8%B1%D8%A9.webp`,
    )
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': 'sandbox',
      'accept-ranges': 'bytes',
    })
    expect(headers['content-length']).toBe(String(rawPayload.byteLength))
  })

  test('supports ranges', async () => {
    const { id } = await keep(await photo(500, 300).jpeg().toBuffer())
    for (const query of ['', '?isThumbnail=true']) {
      const url = `/documents/download/VehicleGalleryPicture/${id}${query}`
      const whole = await get(url)
      const size = whole.rawPayload.byteLength
      const head = await get(url, { range: 'bytes=0-99' })
      const tail = await get(url, { range: 'bytes=100-' })
      expect([head.statusCode, tail.statusCode]).toEqual([206, 206])
      expect(head.headers['content-range']).toBe(`bytes 0-99/${size}`)
      expect(head.headers['content-length']).toBe('100')
      expect(Buffer.concat([head.rawPayload, tail.rawPayload]).equals(whole.rawPayload)).toBe(true)
      const beyond = await get(url, { range: `bytes=${size}-` })
      expect(beyond.statusCode).toBe(416)
      expect(beyond.headers['content-range']).toBe(`bytes */${size}`)
      expect(beyond.json()).toMatchObject({ code: 'RangeNotSatisfiable' })
      expect((await get(url, { range: 'bytes=0-9', 'if-range': '"old"' })).statusCode).toBe(200)
      expect((await get(url, { range: 'bytes=0-9', 'if-range': String(whole.headers.etag) })).statusCode).toBe(206)
      expect((await get(url, { 'if-none-match': String(whole.headers.etag) })).statusCode).toBe(304)
    }
  })
})

describe('review', () => {
  const boss = { id: 'boss', roles: ['manager' as const] }
  const owners = (mayRead: boolean, isOwn = false) => ({ Vehicle: { mayRead: async () => mayRead, isOwn: async () => isOwn } }) as never
  const review = (id: string, rights: never, answer: { status: 'Accepted' | 'Rejected'; comment?: string }) =>
    reviewOne(api.deps, rights, boss, id, answer)

  test('requires access, excludes the owner, and needs a reason to reject', async () => {
    const { id } = await keep(await photo(80, 50).jpeg().toBuffer(), { status: 'Preview', type: 'VehicleGrayCard' })
    await expect(review(id, owners(false), { status: 'Accepted' })).rejects.toMatchObject({ code: 'DocumentNotFound' })
    await expect(review(id, owners(true, true), { status: 'Accepted' })).rejects.toMatchObject({ code: 'Forbidden' })
    for (const comment of [undefined, '', '  '])
      await expect(review(id, owners(true), { status: 'Rejected', ...(comment !== undefined && { comment }) })).rejects.toMatchObject({
        code: 'BadRequest',
      })
    expect(await review(id, owners(true), { status: 'Rejected', comment: ' Illisible ' })).toMatchObject({
      status: 'Rejected',
      comment: 'Illisible',
      validated: null,
    })
  })

  test('needs no comment to accept', async () => {
    const { id } = await keep(await photo(80, 50).jpeg().toBuffer(), { status: 'Preview', type: 'VehicleGrayCard' })
    expect(await review(id, owners(true), { status: 'Accepted' })).toMatchObject({ status: 'Accepted', comment: null })
  })
})
