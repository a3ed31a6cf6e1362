// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { drawnPhoto, jpegOf } from './draw-photo.ts'
import { digestOf } from './sealed-sheet.ts'

afterEach(() => vi.unstubAllGlobals())

test('reduces a photo to its maximum side, never enlarges it', () => {
  const drawn = vi.fn()
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage: drawn, fillRect: () => undefined } as unknown as null)
  const size = (width: number, height: number) => {
    const canvas = drawnPhoto({ width, height } as ImageBitmap, 1600)
    return [canvas.width, canvas.height]
  }
  expect([size(4000, 3000), size(3000, 4000), size(1600, 900), size(640, 480)]).toEqual([
    [1600, 1200],
    [1200, 1600],
    [1600, 900],
    [640, 480],
  ])
  expect(drawn.mock.calls.map(([, ...place]) => place)[0]).toEqual([0, 0, 1600, 1200])
})

test('throws when the device cannot encode JPEG', async () => {
  const canvas = document.createElement('canvas')
  const jpeg = new Blob(['JPEG'])
  canvas.toBlob = (done, type, quality) => done(type === 'image/jpeg' && quality === 0.8 ? jpeg : null)
  expect(await jpegOf(canvas, 0.8)).toBe(jpeg)
  await expect(jpegOf(canvas, 0.5)).rejects.toThrow('cannot be kept')
})

test('digests the bytes of a file; throws when it cannot be loaded', async () => {
  vi.stubGlobal('fetch', async () => new Response('abc'))
  expect(await digestOf('/documents/1')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
  await expect(digestOf('/documents/1')).rejects.toThrow('404')
})
