import { describe, expect, test } from 'vitest'
import { contentDisposition, knowsEtag, parseRange, pictureFileName, pictureKind } from './rules.ts'

describe('byte range', () => {
  test.each([
    ['bytes=0-99', { start: 0, end: 99 }],
    ['bytes=900-', { start: 900, end: 999 }],
    ['bytes=-100', { start: 900, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
    ['bytes=990-5000', { start: 990, end: 999 }],
    ['bytes=999-999', { start: 999, end: 999 }],
  ])('parses %s of 1000 bytes', (header, range) => {
    expect(parseRange(header, 1000)).toEqual(range)
  })

  test.each(['bytes=1000-', 'bytes=1000-1001', 'bytes=-0'])('rejects %s outside the file', (header) => {
    expect(parseRange(header, 1000)).toBe('unsatisfiable')
  })

  test.each([undefined, '', 'bytes=', 'bytes=-', 'items=0-1', 'bytes=5-2', 'bytes=0-1,4-5', 'bytes=a-b', `bytes=${'9'.repeat(40)}-`])(
    'selects the whole file for %s',
    (header) => {
      expect(parseRange(header, 1000)).toBeNull()
    },
  )

  test('is unsatisfiable for an empty file', () => {
    expect(parseRange('bytes=0-', 0)).toBe('unsatisfiable')
    expect(parseRange('bytes=-1', 0)).toBe('unsatisfiable')
  })
})

describe('file name', () => {
  test('is sent in UTF-8 with a fallback', () => {
    expect(contentDisposition('attachment', 'façade "été".webp')).toBe(
      `attachment; filename="facade _ete_.webp"; filename*=UTF-8''fa%C3%A7ade%20%22%C3%A9t%C3%A9%22.webp`,
    )
    const arabic = contentDisposition('inline', "صورة (1)'.webp")
    expect(arabic).toContain("filename*=UTF-8''%D8%B5%D9%88%D8%B1%D8%A9%20%281%29%27.webp")
    expect(arabic).toMatch(/^[\x20-\x7e]+$/)
  })

  test('loses folders, control characters and its old extension', () => {
    expect(pictureFileName('../../../etc/voiture.JPEG')).toBe('voiture.webp')
    expect(pictureFileName('C:\\photos\\a\r\nb\u202e.png')).toBe('ab.webp')
    expect(pictureFileName('..')).toBe('photo.webp')
    expect(pictureFileName('')).toBe('photo.webp')
    expect(pictureFileName(`${'x'.repeat(500)}.jpg`)).toHaveLength(125)
  })

  test('is cut between characters, without lone surrogates', () => {
    expect(pictureFileName(`${'x'.repeat(119)}🚗 rouge.jpg`)).toBe(`${'x'.repeat(119)}🚗.webp`)
    expect(pictureFileName('a\ud83d.jpg').isWellFormed()).toBe(true)
  })
})

test('detects a picture by its signature', () => {
  expect(pictureKind(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0))).toBe('jpeg')
  expect(pictureKind(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a))).toBe('png')
  expect(pictureKind(new TextEncoder().encode('RIFF0000WEBPVP8 '))).toBe('webp')
  expect(pictureKind(new TextEncoder().encode('RIFF0000WAVEfmt '))).toBeNull()
  expect(pictureKind(new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBeNull()
  expect(pictureKind(new TextEncoder().encode('%PDF-1.4'))).toBeNull()
  expect(pictureKind(new Uint8Array())).toBeNull()
})

test('matches a weak ETag and a list', () => {
  expect(knowsEtag('"a"', '"a"')).toBe(true)
  expect(knowsEtag('"b", W/"a"', '"a"')).toBe(true)
  expect(knowsEtag('*', '"a"')).toBe(true)
  expect(knowsEtag('"ab"', '"a"')).toBe(false)
  expect(knowsEtag(undefined, '"a"')).toBe(false)
})
