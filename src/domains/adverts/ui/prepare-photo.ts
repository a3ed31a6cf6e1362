import { drawnPhoto, jpegOf } from '#client/draw-photo.ts'
import { type PhotoDoubt, photoDoubt } from './photo-doubt.ts'

/** The longer side that goes, as much as the server keeps, and that is judged, in pixels; how much the JPEG may lose. */
const sizes = { sent: 2560, judged: 480 }
const quality = 0.9

/** A photo as it goes: upright, without place, time and device, and what there is to ask before. Throws when it is no picture. */
export async function preparePhoto(file: File): Promise<{ file: File; doubt: PhotoDoubt | null }> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    const small = drawnPhoto(picture, sizes.judged)
    const pixels = small.getContext('2d')?.getImageData(0, 0, small.width, small.height)
    const jpeg = await jpegOf(drawnPhoto(picture, sizes.sent), quality)
    const name = `${file.name.replace(/\.[^.]*$/, '')}.jpg`
    return { file: new File([jpeg], name, { type: 'image/jpeg' }), doubt: pixels ? photoDoubt(pixels) : null }
  } finally {
    picture.close()
  }
}
