/** The longer side that is kept and that is shown in the form, in pixels, and how much a JPEG may lose. */
const sizes = { kept: 1600, shown: 320 }
const quality = 0.82

/** A photo as the device keeps it: JPEG, and a small copy as an address of its own. */
export interface ShrunkPhoto {
  bytes: ArrayBuffer
  preview: string
}

/** A photo of a useful size, upright, without place, time and device. Throws when it is no picture. */
export async function shrinkPhoto(file: Blob): Promise<ShrunkPhoto> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    const jpeg = await new Promise<Blob | null>((done) => drawn(picture, sizes.kept).toBlob(done, 'image/jpeg', quality))
    if (!jpeg) throw new Error('the photo cannot be kept')
    return { bytes: await jpeg.arrayBuffer(), preview: drawn(picture, sizes.shown).toDataURL('image/jpeg', quality) }
  } finally {
    picture.close()
  }
}

function drawn(picture: ImageBitmap, longest: number): HTMLCanvasElement {
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}
