import { drawnPhoto, jpegOf } from './draw-photo.ts'

/** Why a chosen file cannot be sent; `ui.file` of the text packs has the sentences. */
export type FileFault = 'heic' | 'photo' | 'photoOrPdf' | 'pdf' | 'pdfSize' | 'unreadable'

export class FileError extends Error {
  readonly fault: FileFault
  constructor(fault: FileFault, cause?: unknown) {
    super(`a chosen file cannot be sent: ${fault}`, { cause })
    this.fault = fault
  }
}

/** Most bytes of a document (specification, section 9). */
const maxBytes = 10 * 1024 * 1024
/** The longer side of a photo of a document in pixels: small print stays legible, and the JPEG far below `maxBytes`. */
const longest = 3000
const quality = 0.9

/** For `accept` of the file picker: the photos of every phone; what a browser cannot open is refused with a sentence that helps. */
export const acceptedFiles = { photo: 'image/*,.heic,.heif', photoOrPdf: 'image/*,.heic,.heif,application/pdf' } as const
export type AcceptedFiles = keyof typeof acceptedFiles

/**
 * Returns a chosen file as it is sent: a photo of any size upright, reduced, as JPEG and without place, time and device; a PDF unchanged.
 * Throws FileError when it is neither, broken, or a PDF of more than 10 MB.
 */
export async function prepareFile(file: File, accepted: AcceptedFiles): Promise<File> {
  const head = await headOf(file)
  if (head.startsWith('%PDF-') || isCalledPdf(file)) {
    if (accepted === 'photo') throw new FileError('photo')
    if (!head.includes('%PDF-')) throw new FileError('pdf')
    if (file.size > maxBytes) throw new FileError('pdfSize')
    return file
  }
  const picture = await openPhoto(file).catch((cause) => {
    throw cause instanceof FileError && cause.fault === 'unreadable' && !isCalledPhoto(file) ? new FileError(accepted, cause) : cause
  })
  try {
    return await jpegFile(drawnPhoto(picture, longest), file, quality)
  } finally {
    picture.close()
  }
}

/** Opens a photo upright. Throws FileError when the browser cannot. */
export async function openPhoto(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch (cause) {
    if (!isHeic(await headOf(file))) throw new FileError('unreadable', cause)
    // some browsers show HEIC although they make no bitmap of it
    return openByImage(file).catch(() => {
      throw new FileError('heic', cause)
    })
  }
}

/** Returns what was drawn as a JPEG file with the name and date of the file that it was drawn from. */
export async function jpegFile(canvas: HTMLCanvasElement, { name, lastModified }: File, quality: number): Promise<File> {
  return new File([await jpegOf(canvas, quality)], `${name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg', lastModified })
}

async function openByImage(file: Blob): Promise<ImageBitmap> {
  const image = new Image()
  image.src = await dataUrlOf(file)
  await image.decode()
  return createImageBitmap(image)
}

function dataUrlOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}

/** The first bytes of a file, one character each. */
async function headOf(file: Blob): Promise<string> {
  return String.fromCharCode(...new Uint8Array(await file.slice(0, 1024).arrayBuffer()))
}

/** ISO base media file format: the brands of HEIF (ISO/IEC 23008-12); AVIF, which browsers open, has others. */
const isHeic = (head: string) => /^.{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/s.test(head)
const isCalledPdf = ({ type, name }: File) => type === 'application/pdf' || /\.pdf$/i.test(name)
const isCalledPhoto = ({ type, name }: File) => type.startsWith('image/') || /\.(?:jpe?g|jfif|png|webp|hei[cf]|avif)$/i.test(name)
