import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApi, testApi } from '#testing/database.ts'
import { originalKey } from './rules.ts'
import { documentContent, firstPage } from './service.ts'
import type { StoredDocument } from './store.ts'

let api: TestApi
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

test('a PDF that cannot be drawn has no picture, is not tried again, and is still handed out', async () => {
  const { storage } = api.deps
  await storage.put(originalKey('broken'), Buffer.from('%PDF-1.4 and nothing else'))
  expect(await firstPage(storage, 'broken')).toHaveLength(0)
  const document = { hash: 'broken', mimeType: 'application/pdf', fileName: 'cin.pdf', width: null } as StoredDocument
  await expect(documentContent(storage, document, true)).rejects.toMatchObject({ code: 'DocumentNotFound' })
  expect(await documentContent(storage, document, false)).toMatchObject({ mimeType: 'application/pdf', size: 25 })
  // the original is gone, what was tried is still known
  await storage.delete(originalKey('broken'))
  expect(await firstPage(storage, 'broken')).toHaveLength(0)
  await expect(firstPage(storage, 'never')).rejects.toMatchObject({ code: 'DocumentNotFound' })
})
