import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { Transaction } from 'kysely'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import type { Deps } from '#platform/context.ts'
import { drawFirstPage, readPdfFrame } from '#platform/pdf-pages.ts'
import type { Storage } from '#platform/storage.ts'
import type { Database } from '#platform/tables.ts'
import { tooLarge } from '#platform/upload.ts'
import { fieldError } from '#platform/validation.ts'
import type { Actor } from '#shared/actor.ts'
import { AppError, type FieldReason } from '#shared/errors.ts'
import { type DocumentSpec, type DocumentStatus, type DocumentType, thumbnailWidth } from './contract.ts'
import {
  type ByteRange,
  galleryTypes,
  holdsArchive,
  looksLikePdf,
  maxPages,
  maxPixels,
  maxSide,
  maxUploadBytes,
  type OwnerType,
  originalKey,
  type PictureFormat,
  type PictureKind,
  type PictureWidth,
  pageFormats,
  pdfFileName,
  pictureFileName,
  pictureKind,
  pictureWidths,
  variantKey,
} from './rules.ts'
import { type Belonging, findDocument, findPublicDocument, insertDocuments, isPublicHash, type StoredDocument } from './store.ts'

/**
 * What the room that owns a kind of record says about its documents. The documents room knows no cars and no bookings: `main` tells it
 * who answers for which kind of owner.
 */
export interface DocumentOwner {
  /** may the caller see documents of that type that are not public? */
  mayRead(deps: Deps, actor: Actor, ownerId: number, type: DocumentType): Promise<boolean>
  /** is the caller the customer of the record? Nobody judges what they sent in themselves */
  isOwn(deps: Deps, actor: Actor, ownerId: number): Promise<boolean>
  /** whether the caller may add or bring back such a document: Forbidden; NotFound for a record that is not there for them */
  mayAdd(deps: Deps, actor: Actor, ownerId: number, type: DocumentType): Promise<void>
  /** the same for taking one away, in its transaction */
  mayRemove(deps: Deps, trx: Transaction<Database>, actor: Actor, document: Belonging): Promise<void>
}

/** Who answers for which kind of owner. */
export type DocumentOwners = Partial<Record<OwnerType, DocumentOwner>>

/** The job that looks at what a photo of a car shows (likeness/): `{ hash }`. */
export const printJob = 'documents.print'
/** The job that makes all variants of a picture before anybody asks: `{ hash }`. */
export const variantsJob = 'documents.variants'

/** The job that draws the first page of a PDF before anybody asks: `{ hash }`. */
export const firstPageJob = 'documents.firstPage'

/** The job that makes what is kept of a photo that is kept as it came: `{ hash }` (incoming/service.ts). */
export const settleJob = 'documents.settle'

/** Variants made, photos unfolded and PDFs opened at the same time in this process: as many as leave the other work of two cores room to breathe. */
const concurrency = 2
/** For how long a hash is known to be public without asking again, in milliseconds. */
const trustMs = 30_000

/** What is kept of a picture. */
export interface Original {
  hash: string
  width: number
  height: number
  size: number
}

export interface PictureUpload {
  bytes: Uint8Array
  owner: { type: OwnerType; id: number }
  type: DocumentType
  spec?: DocumentSpec
  status?: DocumentStatus
  fileName: string
  imagesOrder?: number
  createdBy: string | null
  /** what the device that sent it calls it */
  clientId?: string
}

/** A file that was looked at, as it will be kept: nothing of it lies in the storage yet. */
export interface PreparedFile extends Omit<Original, 'width' | 'height'> {
  bytes: Uint8Array
  mimeType: 'image/webp' | 'application/pdf'
  /** of a picture */
  width: number | null
  height: number | null
  /** the bytes are those of the device, and are shown to nobody */
  isRaw?: boolean
}

/** What a file becomes as a document. */
export type DocumentEntry = Omit<PictureUpload, 'bytes'>

/**
 * Keeps a photo: recognised by content, turned upright, without any metadata, no longer than `maxSide`, as WebP under the
 * hash of its bytes; its variants are made by a job. Answers the document's id. PayloadTooLarge over 10 MB;
 * UnsupportedMediaType when it is no JPEG, PNG or WebP; BadRequest (field File) when it cannot be read or is too large.
 */
export async function storePicture(
  deps: Pick<Deps, 'db' | 'storage' | 'queue'>,
  upload: PictureUpload,
): Promise<{ id: string } & Original> {
  const file = await preparePicture(upload.bytes, 'File')
  const { hash, width, height, size } = file
  return { id: await deps.db.transaction().execute((trx) => insertPrepared(deps, trx, file, upload)), hash, width, height, size }
}

/**
 * Keeps a paper that was sent in, a picture or a PDF of at most `maxPages` pages. A PDF is kept as it came: it is only ever handed out
 * as a file in a sandbox. Errors of `prepareFile`.
 */
export async function storeDocument(deps: Pick<Deps, 'db' | 'storage' | 'queue'>, upload: PictureUpload): Promise<{ id: string }> {
  const file = await prepareFile(upload.bytes)
  return { id: await deps.db.transaction().execute((trx) => insertPrepared(deps, trx, file, upload)) }
}

/**
 * Looks at a paper before it becomes a document together with its record. Errors as `storePicture`, naming `field`; BadRequest also for a
 * PDF that does not open, is too long, or brings a program or a file to whoever opens it.
 */
export async function prepareFile(bytes: Uint8Array, field = 'File'): Promise<PreparedFile> {
  if (pictureKind(bytes)) return preparePicture(bytes, field)
  if (bytes.byteLength > maxUploadBytes) throw tooLarge(field, maxUploadBytes)
  if (!looksLikePdf(bytes) || holdsArchive(bytes)) throw notTaken(field, 'fileType')
  const frame = await inTurn(() => readPdfFrame(bytes))
  if (frame === null || frame.pages === 0) throw fieldError(field, 'pdf')
  if (frame.isActive) throw fieldError(field, 'pdfActive')
  if (frame.pages > maxPages) throw fieldError(field, 'tooManyPages', { limit: maxPages })
  const hash = createHash('sha256').update(bytes).digest('hex')
  return { bytes, hash, size: bytes.byteLength, mimeType: 'application/pdf', width: null, height: null }
}

/** Makes a prepared file a document of its record, in the caller's transaction, and puts its bytes into the storage. Gives its id. */
export async function insertPrepared(
  { queue, storage }: Pick<Deps, 'queue' | 'storage'>,
  trx: Transaction<Database>,
  { bytes, hash, size, mimeType, width, height, isRaw = false }: PreparedFile,
  { owner, type, spec = 'None', status = 'None', fileName, imagesOrder = 0, createdBy, clientId }: DocumentEntry,
): Promise<string> {
  const name = mimeType === 'application/pdf' ? pdfFileName(fileName) : pictureFileName(fileName)
  const file = {
    fileName: name,
    mimeType,
    size,
    hash,
    width,
    height,
    imagesOrder,
    isGenerated: false,
    isRaw,
    createdBy,
    ...(clientId !== undefined && { clientId }),
  }
  const [id] = await insertDocuments(trx, [{ ownerType: owner.type, ownerId: owner.id, type, spec, status, ...file }])
  if (!id) throw new Error('the document was not kept')
  // the same bytes are kept once
  if (!(await storage.exists(originalKey(hash)))) await storage.put(originalKey(hash), bytes)
  const job = mimeType === 'application/pdf' ? firstPageJob : isRaw ? settleJob : variantsJob
  await queue.enqueue(job, { hash }, { db: trx, key: hash })
  if (owner.type === 'Vehicle' && galleryTypes.some((one) => one === type)) await queue.enqueue(printJob, { hash }, { db: trx, key: hash })
  return id
}

const notTaken = (field: string, reason: FieldReason) => new AppError('UnsupportedMediaType', {}, undefined, [{ field, reason }])

/** What kind of picture this is by its first bytes. PayloadTooLarge, UnsupportedMediaType for what is none, or an archive as well. */
export function checkedKind(bytes: Uint8Array, field: string): PictureKind {
  if (bytes.byteLength > maxUploadBytes) throw tooLarge(field, maxUploadBytes)
  const kind = pictureKind(bytes)
  if (!kind || holdsArchive(bytes)) throw notTaken(field, 'picture')
  return kind
}

/** The photo as it is kept, with its measures; see `storePicture` for the errors, which name `field`. */
export async function preparePicture(bytes: Uint8Array, field: string): Promise<PreparedFile & Original> {
  const kind = checkedKind(bytes, field)
  const webp = await inTurn(() => uprightPicture(bytes, kind, field))
  const { width, height } = await sharp(webp).metadata()
  const hash = createHash('sha256').update(webp).digest('hex')
  return { bytes: webp, hash, width, height, size: webp.byteLength, mimeType: 'image/webp' }
}

async function uprightPicture(bytes: Uint8Array, kind: PictureKind, field: string): Promise<Buffer> {
  try {
    const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
    const { format } = await picture.metadata()
    if (format !== kind) throw new Error(`a ${format} that begins like a ${kind}`)
    return await picture
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#f5f0e8' })
      .toColourspace('srgb')
      .webp({ quality: 88, effort: 3, smartSubsample: true })
      .toBuffer()
  } catch (cause) {
    throw fieldError(field, 'picture', { cause: String(cause) })
  }
}

const running = new WeakMap<Storage, Map<string, Promise<Buffer>>>()
const waiting: (() => void)[] = []
let busy = 0

/**
 * The bytes of a picture in one width and format; made on first request and kept. Requests at the same time wait for the
 * same making. Never larger than the original. DocumentNotFound when there is no such original.
 */
export function pictureVariant(storage: Storage, hash: string, width: PictureWidth, format: PictureFormat): Promise<Buffer> {
  return keptPicture(storage, variantKey(hash, width, format), () => makeVariant(storage, hash, width, format))
}

/** A picture that is made when it is first asked for, once however many ask, in its turn with all others, and kept under that key. */
export async function keptPicture(storage: Storage, key: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const kept = await storage.get(key)
  if (kept) return kept
  const flights = running.get(storage) ?? new Map<string, Promise<Buffer>>()
  running.set(storage, flights)
  const made = async () => {
    const bytes = await make()
    await storage.put(key, bytes)
    return bytes
  }
  const flight = flights.get(key) ?? inTurn(made).finally(() => flights.delete(key))
  flights.set(key, flight)
  return flight
}

async function makeVariant(storage: Storage, hash: string, width: PictureWidth, format: PictureFormat): Promise<Buffer> {
  const original = await storage.get(originalKey(hash))
  if (!original) throw new AppError('DocumentNotFound')
  const picture = sharp(original, { limitInputPixels: maxPixels }).resize({ width, withoutEnlargement: true })
  // AVIF beyond effort 2 costs ten times as much for a few percent of bytes
  const encoded = {
    avif: () => picture.avif({ quality: 56, effort: 2 }),
    webp: () => picture.webp({ quality: 80, effort: 3 }),
    // a cut-out stands before the sand of the studio
    jpeg: () => picture.flatten({ background: '#f5f0e8' }).jpeg({ quality: 80, mozjpeg: true }),
  }
  return encoded[format]().toBuffer()
}

/** The first page of a PDF as a small picture, kept under the key of its thumbnail; no bytes for one that cannot be drawn. */
export function firstPage(storage: Storage, hash: string): Promise<Buffer> {
  return keptPicture(storage, variantKey(hash, thumbnailWidth, 'webp'), async () => {
    const original = await storage.get(originalKey(hash))
    if (!original) throw new AppError('DocumentNotFound')
    const page = await drawFirstPage(original, thumbnailWidth)
    if (!page) return Buffer.alloc(0)
    const { data, width, height } = page
    return sharp(data, { raw: { width, height, channels: 4 } })
      .webp({ quality: 80, effort: 3 })
      .toBuffer()
  })
}

/** Does work with pictures when it is its turn: so many at the same time in this process. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (busy >= concurrency) await new Promise<void>((resolve) => waiting.push(resolve))
  else busy++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else busy--
  }
}

/** Makes every variant of the pages that is missing; repeating it changes nothing. Those of mails are made when they are first opened. */
export async function makeVariants(storage: Storage, hash: string): Promise<void> {
  for (const width of pictureWidths) for (const format of pageFormats) await pictureVariant(storage, hash, width, format)
}

/** public hashes in the cache of a process */
const maxTrusted = 50_000
const trusted = new WeakMap<object, LRUCache<string, number>>()

/** A variant for a visitor: DocumentNotFound unless a public picture has that hash. */
export async function publicVariant(deps: Deps, hash: string, width: PictureWidth, format: PictureFormat): Promise<Buffer> {
  const known = trusted.get(deps.db) ?? new LRUCache<string, number>({ max: maxTrusted })
  trusted.set(deps.db, known)
  const now = deps.clock.now().getTime()
  if ((known.get(hash) ?? 0) < now) {
    if (!(await isPublicHash(deps.db, hash))) throw new AppError('DocumentNotFound')
    known.set(hash, now + trustMs)
  }
  return pictureVariant(deps.storage, hash, width, format)
}

/** Bytes ready to be sent, whole or in part. */
export interface DocumentContent {
  size: number
  etag: string
  mimeType: string
  fileName: string
  open(range?: ByteRange): Buffer | Readable
}

/**
 * The bytes of a document, or of its thumbnail: of a PDF its first page. DocumentNotFound when the storage lost them, or a PDF cannot be
 * drawn.
 */
export async function documentContent(storage: Storage, document: StoredDocument, isThumbnail: boolean): Promise<DocumentContent> {
  const { hash, mimeType, fileName } = document
  const isPdf = mimeType === 'application/pdf'
  if (isThumbnail && (isPdf || document.width !== null)) {
    const bytes = await (isPdf ? firstPage(storage, hash) : pictureVariant(storage, hash, thumbnailWidth, 'webp'))
    if (bytes.byteLength === 0) throw new AppError('DocumentNotFound', {}, `${originalKey(hash)} cannot be drawn`)
    return {
      size: bytes.byteLength,
      etag: `"${hash}-${thumbnailWidth}"`,
      mimeType: 'image/webp',
      fileName,
      open: (range) => (range ? bytes.subarray(range.start, range.end + 1) : bytes),
    }
  }
  const found = await storage.stat(originalKey(hash))
  if (!found) throw new AppError('DocumentNotFound', {}, `the storage has no ${originalKey(hash)}`)
  return { size: found.size, etag: `"${hash}"`, mimeType, fileName, open: (range) => storage.stream(originalKey(hash), range) }
}

/**
 * A document by type and id: one that everybody may see, else one whose owner lets the caller see it. DocumentNotFound also when the
 * type is another one: nobody learns that there is something that they may not see.
 */
export async function readableDocument(
  deps: Deps,
  owners: DocumentOwners,
  actor: Actor,
  type: DocumentType,
  id: string,
): Promise<{ document: StoredDocument & { isRaw?: boolean }; isPublic: boolean }> {
  const open = await findPublicDocument(deps.db, id)
  if (open?.type === type) return { document: open, isPublic: true }
  const closed = actor.id === null ? null : await findDocument(deps.db, id)
  if (closed?.type !== type || !(await owners[closed.ownerType]?.mayRead(deps, actor, closed.ownerId, type)))
    throw new AppError('DocumentNotFound')
  return { document: closed, isPublic: false }
}
