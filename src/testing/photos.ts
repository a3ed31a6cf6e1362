import { beforeEach, vi } from 'vitest'

/**
 * Stands in for the photo decoder of a browser, which happy-dom lacks: every photo is 40 by 30 pixels and becomes a JPEG with the same
 * bytes. A file that is empty, begins with `broken` or is HEIC cannot be opened.
 */
export function fakePhotos(): void {
  beforeEach(() => {
    let bytes: Blob = new Blob()
    vi.stubGlobal('createImageBitmap', async (file: Blob) => {
      const text = await file.text()
      if (text === '' || text.startsWith('broken') || text.includes('ftypheic')) throw new DOMException('no picture', 'InvalidStateError')
      bytes = file
      return { width: 40, height: 30, close: () => undefined }
    })
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) => done(new Blob([bytes], { type: type ?? '' })))
  })
}
