import { expect, test } from 'vitest'
import { drawFirstPage, readPdfFrame } from './pdf-pages.ts'

/** Minimal valid PDF of one page. */
const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
)

test('opens a document and counts its pages', async () => {
  expect(await readPdfFrame(pdf)).toEqual({ pages: 1, isActive: false })
})

test('rejects other files', async () => {
  expect(await readPdfFrame(Buffer.from('%PDF-1.4 and nothing else'))).toBeNull()
})

test('stops after its CPU time and after its timeout', async () => {
  expect(await readPdfFrame(pdf, { busySeconds: 0.02, seconds: 60 })).toBeNull()
  expect(await readPdfFrame(pdf, { busySeconds: 60, seconds: 0 })).toBeNull()
})

/** Returns a PDF of one page with nested forms, each of which draws the next one four times. */
function nested(extent: string, forms: number): Buffer {
  const stream = (dictionary: string, content: string) => `<<${dictionary}/Length ${content.length}>>stream\n${content}\nendstream\n`
  const calls = (next: number) => `/BBox[0 0 9 9]/Resources<</XObject<</A ${next} 0 R>>>>`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[${extent}]/Contents 4 0 R/Resources<</XObject<</A 5 0 R>>>>>>`,
    stream('', '/A Do'),
    ...Array.from({ length: forms }, (_one, i) => stream(`/Type/XObject/Subtype/Form${calls(i + 6)}`, '/A Do '.repeat(8))),
    stream('/Type/XObject/Subtype/Form/BBox[0 0 9 9]', '1 0 0 rg 0 0 9 9 re f'),
  ]
  return Buffer.from(`%PDF-1.7\n${objects.map((one, i) => `${i + 1} 0 obj${one}endobj\n`).join('')}trailer<</Root 1 0 R>>\n%%EOF`)
}

test('renders the first page on white in the requested size', async () => {
  const page = await drawFirstPage(nested('0 0 9 18', 0), 40)
  expect(page).toMatchObject({ width: 20, height: 40 })
  const pixel = (row: number) => [...(page?.data.subarray(row * 20 * 4, row * 20 * 4 + 4) ?? [])]
  expect([pixel(2), pixel(37)]).toEqual([
    [255, 255, 255, 255],
    [255, 0, 0, 255],
  ])
  expect(await drawFirstPage(nested('0 0 1000000000 1', 0), 40)).toMatchObject({ width: 40, height: 1 })
})

test('returns null for unrenderable, oversized or slow pages', async () => {
  expect(await drawFirstPage(Buffer.from('%PDF-1.4 and nothing else'), 40)).toBeNull()
  expect(await drawFirstPage(Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'), 40)).toBeNull()
  expect(await drawFirstPage(nested('0 0 9 9', 30), 40, { busySeconds: 60, seconds: 60 })).toBeNull()
  expect(await drawFirstPage(pdf, 40, { busySeconds: 0.02, seconds: 60 })).toBeNull()
})
