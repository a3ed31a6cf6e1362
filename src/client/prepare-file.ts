import { drawnPhoto, jpegOf } from './draw-photo.ts'

/** Reasons why a chosen file is rejected; messages are in `ui.file`. */
export type FileFault = 'heic' | 'photo' | 'photoOrPdf' | 'pdf' | 'pdfSize' | 'unreadable'

export class FileError extends Error {
  readonly fault: FileFault
  constructor(fault: FileFault, cause?: unknown) {
    super(`a chosen file cannot be sent: ${fault}`, { cause })
    this.fault = fault
  }
}

/** Maximum document size in bytes (specification, section 9). */
const maxBytes = 10 * 1024 * 1024
/** Longer side of a document photo in pixels: small print stays legible, and the JPEG far below `maxBytes`. */
const longest = 3000
const quality = 0.9

/** `accept` attribute of file inputs: includes HEIC, which is rejected with a helpful message when the browser cannot open it. */
export const acceptedFiles = { photo: 'image/*,.heic,.heif', photoOrPdf: 'image/*,.heic,.heif,application/pdf' } as const
export type AcceptedFiles = keyof typeof acceptedFiles

/**
 * Converts a chosen file for upload. A photo is rotated upright, reduced and encoded as JPEG without metadata; a PDF is unchanged. Throws
 * FileError for other or broken files, or a PDF over 10 MB.
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

/** Decodes a photo upright. Throws FileError when the browser cannot. */
export async function openPhoto(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch (cause) {
    if (!isHeic(await headOf(file))) throw new FileError('unreadable', cause)
    // some browsers display HEIC but cannot create a bitmap
    return openByImage(file).catch(() => {
      throw new FileError('heic', cause)
    })
  }
}

/** Encodes a canvas as JPEG file with name and date of the source file. */
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

/** Returns the first bytes of a file, one character each. */
async function headOf(file: Blob): Promise<string> {
  return String.fromCharCode(...new Uint8Array(await file.slice(0, 1024).arrayBuffer()))
}

/** Brands of HEIF in the ISO base media file format (ISO/IEC 23008-12); AVIF, which browsers support, has others. */
const isHeic = (head: string) => /^.{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/s.test(head)
const isCalledPdf = ({ type, name }: File) => type === 'application/pdf' || /\.pdf$/i.test(name)
const isCalledPhoto = ({ type, name }: File) => type.startsWith('image/') || /\.(?:jpe?g|jfif|png|webp|hei[cf]|avif)$/i.test(name)
