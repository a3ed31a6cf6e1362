import { expect, test } from 'vitest'
import { readPdfFrame } from './pdf-pages.ts'

/** The least PDF of one page that a reader opens. */
const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
)

test('a document is opened, and tells its pages', async () => {
  expect(await readPdfFrame(pdf)).toEqual({ pages: 1, isActive: false })
})

test('what is no document is none', async () => {
  expect(await readPdfFrame(Buffer.from('%PDF-1.4 and nothing else'))).toBeNull()
})

test('reading is ended after its seconds of the processor, and when nothing comes for long', async () => {
  expect(await readPdfFrame(pdf, { busySeconds: 0.02, seconds: 60 })).toBeNull()
  expect(await readPdfFrame(pdf, { busySeconds: 60, seconds: 0 })).toBeNull()
})
