import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApi, testApi } from '#testing/database.ts'
import { originalKey } from './rules.ts'
import { documentContent, firstPage } from './service.ts'
import type { StoredDocument } from './store.ts'
import { prepareIncoming } from './upload/service.ts'

let api: TestApi
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

test('caches a failed PDF thumbnail and still serves the file', async () => {
  const { storage } = api.deps
  await storage.put(originalKey('broken'), Buffer.from('%PDF-1.4 and nothing else'))
  expect(await firstPage(storage, 'broken')).toHaveLength(0)
  const document = { hash: 'broken', mimeType: 'application/pdf', fileName: 'cin.pdf', width: null } as StoredDocument
  await expect(documentContent(storage, document, true)).rejects.toMatchObject({ code: 'DocumentNotFound' })
  expect(await documentContent(storage, document, false)).toMatchObject({ mimeType: 'application/pdf', size: 25 })
  // the original is gone, the failed attempt is cached
  await storage.delete(originalKey('broken'))
  expect(await firstPage(storage, 'broken')).toHaveLength(0)
  await expect(firstPage(storage, 'never')).rejects.toMatchObject({ code: 'DocumentNotFound' })
})

test('stores a photo unconverted with its final dimensions', async () => {
  const photo = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#876' } })
  const measures = async (bytes: Uint8Array) => {
    const { width, height } = await prepareIncoming(bytes, 'Front')
    return [width, height]
  }
  const bytes = await photo(300, 200).png().toBuffer()
  const hash = createHash('sha256').update(bytes).digest('hex')
  expect(await prepareIncoming(bytes, 'Front')).toEqual({
    ...{ bytes, hash, size: bytes.byteLength, mimeType: 'image/webp', width: 300, height: 200, isRaw: true },
  })
  // rotated by its metadata, above the maximum size, and a narrow one
  expect(await measures(await photo(300, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer())).toEqual([200, 300])
  expect(await measures(await photo(5120, 1280).jpeg().toBuffer())).toEqual([2560, 640])
  expect(await measures(await photo(6000, 1).png().toBuffer())).toEqual([2560, 1])
  // a truncated photo, and an invalid document
  const cut = bytes.subarray(0, bytes.byteLength - 40)
  await expect(prepareIncoming(cut, 'Front')).rejects.toMatchObject({ faults: [{ field: 'Front', reason: 'picture' }] })
  await expect(prepareIncoming(Buffer.from('%PDF-1.4 and nothing else'), 'Front')).rejects.toMatchObject({
    faults: [{ field: 'Front', reason: 'fileType' }],
  })
})
