import { drawnPhoto } from '#client/draw-photo.ts'
import { jpegFile, openPhoto } from '#client/prepare-file.ts'
import { type PhotoDoubt, photoDoubt } from './photo-doubt.ts'
import { coverPlate, type PlateMask } from './plate-mask.ts'

/** Longer side in pixels for the upload, as the server stores it, and for the check; JPEG quality. */
const sizes = { sent: 2560, judged: 480 }
const quality = 0.9

/** A selected photo before the upload: upright, without metadata, with its warnings. */
export interface ReadyPhoto {
  file: File
  picture: HTMLCanvasElement
  doubt: PhotoDoubt | null
}

/** Decodes a selected photo. Throws FileError when the browser cannot read it. */
export async function preparePhoto(file: File): Promise<ReadyPhoto> {
  const picture = await openPhoto(file)
  try {
    const small = drawnPhoto(picture, sizes.judged)
    const pixels = small.getContext('2d')?.getImageData(0, 0, small.width, small.height)
    return { file, picture: drawnPhoto(picture, sizes.sent), doubt: pixels ? photoDoubt(pixels) : null }
  } finally {
    picture.close()
  }
}

/** Encodes the photo; a mask removes the plate's pixels before the upload. */
export async function finishPhoto({ file, picture }: ReadyPhoto, mask: PlateMask | null): Promise<File> {
  if (mask) coverPlate(picture, mask)
  return jpegFile(picture, file, quality)
}
