/** Draws an image on a canvas, at most `longest` pixels long, which removes its metadata (location, time, device). */
export function drawnPhoto(picture: ImageBitmap, longest: number): HTMLCanvasElement {
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  const context = canvas.getContext('2d')
  if (context) {
    // JPEG has no transparency: transparent areas would become black
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  }
  return canvas
}

/** Encodes a canvas as JPEG. Throws when the device cannot. */
export async function jpegOf(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  const jpeg = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality))
  if (!jpeg) throw new Error('the photo cannot be kept')
  return jpeg
}
