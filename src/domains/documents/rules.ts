import type { PictureFormat, PictureWidth } from './contract.ts'

/** Most bytes of an upload (spec, section 9). */
export const maxUploadBytes = 10 * 1024 * 1024
/** Most pixels that a picture may unfold to; a small file can hide a huge picture. */
export const maxPixels = 50_000_000
/** Longest side of a stored original, in pixels. */
export const maxSide = 2560

export type PictureKind = 'jpeg' | 'png' | 'webp'

/** The kind of picture by its first bytes, whatever the file is called; null for anything else. */
export function pictureKind(bytes: Uint8Array): PictureKind | null {
  const starts = (...signs: number[]) => signs.every((sign, i) => bytes[i] === sign)
  if (starts(0xff, 0xd8, 0xff)) return 'jpeg'
  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png'
  if (starts(0x52, 0x49, 0x46, 0x46) && bytes[8] === 0x57 && bytes[9] === 0x45 && bytes[10] === 0x42 && bytes[11] === 0x50) return 'webp'
  return null
}

/** Most pages of a PDF that is sent in. */
export const maxPages = 30

/** True for bytes that begin and end as a PDF does; whether it opens is found out by opening it. */
export function looksLikePdf(bytes: Uint8Array): boolean {
  const text = (from: number, to?: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1')
  return text(0, 5) === '%PDF-' && text(-1024).includes('%%EOF')
}

/** Where the storage keeps the original of that content hash. */
export function originalKey(hash: string): string {
  return `originals/${hash}`
}

/** Where the storage keeps a variant. */
export function variantKey(hash: string, width: PictureWidth, format: PictureFormat): string {
  return `pictures/${hash.slice(0, 2)}/${hash}/${width}.${format}`
}

/** The name under which a picture is kept: no folders, no control signs, at most 120 letters, always `.webp`. */
export function pictureFileName(given: string): string {
  return fileName(given, 'photo', 'webp')
}

/** The same for a PDF. */
export function pdfFileName(given: string): string {
  return fileName(given, 'document', 'pdf')
}

function fileName(given: string, nameless: string, extension: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? ''
  const stem = last
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}"<>:|?*]/gu, '')
    .replace(/^[.\s]+/, '')
    .trim()
    // by letters: half of a pair can be kept in no database
    .match(/^.{0,120}/su)?.[0]
  return `${stem || nameless}.${extension}`
}

/** The content-disposition header: the name in UTF-8 (RFC 6266), with a plain one for old clients. */
export function contentDisposition(kind: 'inline' | 'attachment', fileName: string): string {
  const plain = fileName
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(fileName).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`
}

/** Bytes `start` to `end`, both included. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * Reads a Range header for a file of that size. Null: answer the whole file (no header, other units, several ranges or
 * nonsense, as RFC 9110 allows); 'unsatisfiable': nothing of what is asked exists.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const match = header?.match(/^bytes=(\d{0,15})-(\d{0,15})$/)
  if (!match) return null
  const [, from = '', to = ''] = match
  if (from === '' && to === '') return null
  if (from === '') {
    const last = Number(to)
    return last === 0 || size === 0 ? 'unsatisfiable' : { start: Math.max(0, size - last), end: size - 1 }
  }
  const start = Number(from)
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < start) return null
  return start >= size ? 'unsatisfiable' : { start, end }
}

/** True when the If-None-Match header names this ETag. */
export function knowsEtag(header: string | undefined, etag: string): boolean {
  return header === '*' || (header?.split(',').some((known) => known.trim().replace(/^W\//, '') === etag) ?? false)
}
