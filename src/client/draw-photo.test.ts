// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { drawnPhoto, jpegOf } from './draw-photo.ts'
import { digestOf } from './sealed-sheet.ts'

afterEach(() => vi.unstubAllGlobals())

test('a photo is made as small as its longest side may be, and never larger', () => {
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

test('a device that can make no JPEG says so', async () => {
  const canvas = document.createElement('canvas')
  const jpeg = new Blob(['JPEG'])
  canvas.toBlob = (done, type, quality) => done(type === 'image/jpeg' && quality === 0.8 ? jpeg : null)
  expect(await jpegOf(canvas, 0.8)).toBe(jpeg)
  await expect(jpegOf(canvas, 0.5)).rejects.toThrow('cannot be kept')
})

test('the digest of a file is that of its bytes; what does not come has none', async () => {
  vi.stubGlobal('fetch', async () => new Response('abc'))
  expect(await digestOf('/documents/1')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
  await expect(digestOf('/documents/1')).rejects.toThrow('404')
})
