// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { fakePhotos } from '#testing/photos.ts'
import { type AcceptedFiles, prepareFile } from './prepare-file.ts'

fakePhotos()
const heic = '\0\0\0\x18ftypheic\0\0\0\0'
const chosen = (content: BlobPart, name: string, type = '') => new File([content], name, { type, lastModified: 1_700_000_000_000 })
const fault = (file: File, accepted: AcceptedFiles = 'photoOrPdf') =>
  prepareFile(file, accepted).then(
    () => null,
    (error) => error.fault,
  )

describe('prepareFile', () => {
  test('returns a photo of any size as a JPEG', async () => {
    const large = chosen(new Uint8Array(41 * 1024 * 1024).fill(7), 'recto.PNG', 'image/png')
    const { name, type, lastModified } = await prepareFile(large, 'photo')
    expect({ name, type, lastModified }).toEqual({ name: 'recto.jpg', type: 'image/jpeg', lastModified: 1_700_000_000_000 })
  })

  test('opens a photo whose type the browser does not know', async () => {
    expect((await prepareFile(chosen('x', 'IMG_1.JFIF'), 'photo')).type).toBe('image/jpeg')
  })

  test('returns a PDF unchanged', async () => {
    const pdf = chosen('%PDF-1.7', 'carte.pdf', 'application/pdf')
    expect(await prepareFile(pdf, 'photoOrPdf')).toBe(pdf)
  })

  test.each([
    ['an empty photo', chosen('', 'recto.jpg', 'image/jpeg'), 'unreadable'],
    ['a broken photo', chosen('broken', 'recto.jpg', 'image/jpeg'), 'unreadable'],
    ['HEIC under any name', chosen(heic, 'recto.jpg', 'image/jpeg'), 'heic'],
    ['another kind of file', chosen('broken', 'carte.docx'), 'photoOrPdf'],
    ['an empty PDF', chosen('', 'carte.pdf', 'application/pdf'), 'pdf'],
    ['a PDF above 10 MB', chosen(`%PDF-${'x'.repeat(10 * 1024 * 1024)}`, 'carte.pdf', 'application/pdf'), 'pdfSize'],
  ])('refuses %s', async (_what, file, reason) => {
    expect(await fault(file)).toBe(reason)
  })

  test('rejects a PDF where a photo is expected', async () => {
    expect(await fault(chosen('%PDF-1.7', 'carte.pdf', 'application/pdf'), 'photo')).toBe('photo')
  })
})
