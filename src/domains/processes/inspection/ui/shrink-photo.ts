import { drawnPhoto, jpegOf } from '#client/draw-photo.ts'
import { openPhoto } from '#client/prepare-file.ts'

/** Longer side of a stored photo and its thumbnail, in pixels. */
const sizes = { kept: 1600, shown: 320 }
const quality = 0.82

/** Photo for local storage: JPEG with a thumbnail as a data URL. */
export interface ShrunkPhoto {
  bytes: ArrayBuffer
  preview: string
}

/** Scales a photo, applies its orientation and removes its metadata. Throws FileError when the browser cannot decode it. */
export async function shrinkPhoto(file: Blob): Promise<ShrunkPhoto> {
  const picture = await openPhoto(file)
  try {
    const jpeg = await jpegOf(drawnPhoto(picture, sizes.kept), quality)
    return { bytes: await jpeg.arrayBuffer(), preview: drawnPhoto(picture, sizes.shown).toDataURL('image/jpeg', quality) }
  } finally {
    picture.close()
  }
}
