import { beforeEach, vi } from 'vitest'

/**
 * Mocks the photo decoder, which happy-dom lacks: each photo is 40 × 30 px and becomes a JPEG with the same bytes. Empty files, files that
 * begin with `broken`, and HEIC fail.
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
