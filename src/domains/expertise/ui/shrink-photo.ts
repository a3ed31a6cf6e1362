import { drawnPhoto, jpegOf } from '#client/draw-photo.ts'
import { openPhoto } from '#client/prepare-file.ts'

/** The longer side that is kept and that is shown in the form, in pixels, and how much a JPEG may lose. */
const sizes = { kept: 1600, shown: 320 }
const quality = 0.82

/** A photo as the device keeps it: JPEG, and a small copy as an address of its own. */
export interface ShrunkPhoto {
  bytes: ArrayBuffer
  preview: string
}

/** A photo of a useful size, upright, without place, time and device. Throws FileError when the browser cannot open it. */
export async function shrinkPhoto(file: Blob): Promise<ShrunkPhoto> {
  const picture = await openPhoto(file)
  try {
    const jpeg = await jpegOf(drawnPhoto(picture, sizes.kept), quality)
    return { bytes: await jpeg.arrayBuffer(), preview: drawnPhoto(picture, sizes.shown).toDataURL('image/jpeg', quality) }
  } finally {
    picture.close()
  }
}
