import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { Transaction } from 'kysely'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { audited } from '#platform/audit.ts'
import type { Deps } from '#platform/context.ts'
import { drawFirstPage, readPdfFrame } from '#platform/pdf-pages.ts'
import type { Storage } from '#platform/storage.ts'
import type { Database } from '#platform/tables.ts'
import { tooLarge } from '#platform/upload.ts'
import { fieldError } from '#platform/validation.ts'
import type { Actor } from '#shared/actor.ts'
import { AppError, type FieldReason } from '#shared/errors.ts'
import { type DocumentInfo, type DocumentSpec, type DocumentStatus, type DocumentType, thumbnailWidth } from './contract.ts'
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
import {
  type Belonging,
  findDocument,
  findPublicDocument,
  insertDocuments,
  isPublicHash,
  type StoredDocument,
  updateReview,
} from './store.ts'

/**
 * Access rules of one kind of record, implemented by its module. `main` registers them, so this module does not depend on vehicles or
 * bookings.
 */
export interface DocumentOwner {
  /** can the caller read private documents of that type? */
  mayRead(deps: Deps, actor: Actor, ownerId: number, type: DocumentType): Promise<boolean>
  /** is the caller the customer of the record? Users cannot review their own uploads */
  isOwn(deps: Deps, actor: Actor, ownerId: number): Promise<boolean>
  /** can the caller add or restore such a document? Throws Forbidden; NotFound without access to the record */
  mayAdd(deps: Deps, actor: Actor, ownerId: number, type: DocumentType): Promise<void>
  /** the same for removal, in its transaction */
  mayRemove(deps: Deps, trx: Transaction<Database>, actor: Actor, document: Belonging): Promise<void>
}

export type DocumentOwners = Partial<Record<OwnerType, DocumentOwner>>

/** Job that computes the fingerprint of a photo (likeness/): `{ hash }`. */
export const printJob = 'documents.print'
/** Job that creates all variants of a picture: `{ hash }`. */
export const variantsJob = 'documents.variants'

/** Job that renders the first page of a PDF: `{ hash }`. */
export const firstPageJob = 'documents.firstPage'

/** Job that converts an unconverted photo: `{ hash }` (incoming/service.ts). */
export const settleJob = 'documents.settle'

/** Concurrent picture and PDF operations of this process; leaves capacity of two cores for other work. */
const concurrency = 2
/** Milliseconds for which a public hash is cached. */
const trustMs = 30_000

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
  /** id that the sending device chose */
  clientId?: string
}

/** Validated file that is not in the storage yet. */
export interface PreparedFile extends Omit<Original, 'width' | 'height'> {
  bytes: Uint8Array
  mimeType: 'image/webp' | 'application/pdf'
  /** of a picture */
  width: number | null
  height: number | null
  /** unconverted bytes of the device, never served */
  isRaw?: boolean
}

export type DocumentEntry = Omit<PictureUpload, 'bytes'>

/**
 * Stores a photo: detected by content, upright, without metadata, at most `maxSide`, as WebP under its content hash; a job creates the
 * variants. Returns the document id. Throws PayloadTooLarge over 10 MB; UnsupportedMediaType unless JPEG, PNG or WebP; BadRequest (field
 * File) when it cannot be decoded or is too large.
 */
export async function storePicture(
  deps: Pick<Deps, 'db' | 'storage' | 'queue'>,
  actor: Actor,
  upload: PictureUpload,
): Promise<{ id: string } & Original> {
  const file = await preparePicture(upload.bytes, 'File')
  const { hash, width, height, size } = file
  return { id: await audited(deps.db, actor, (trx) => insertPrepared(deps, trx, file, upload)), hash, width, height, size }
}

/**
 * Stores an uploaded document, a picture or a PDF of at most `maxPages` pages. A PDF is stored unchanged and only served as a sandboxed
 * file. Throws the errors of `prepareFile`.
 */
export async function storeDocument(
  deps: Pick<Deps, 'db' | 'storage' | 'queue'>,
  actor: Actor,
  upload: PictureUpload,
): Promise<{ id: string }> {
  const file = await prepareFile(upload.bytes)
  return { id: await audited(deps.db, actor, (trx) => insertPrepared(deps, trx, file, upload)) }
}

/**
 * Validates a file before its document and record are inserted. Throws the errors of `storePicture` with `field`; BadRequest also for a
 * PDF that is invalid, too long, or contains scripts or files.
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

/** Inserts the document of a prepared file in the caller's transaction, stores its bytes, and returns its id. */
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
  // equal bytes are stored once
  if (!(await storage.exists(originalKey(hash)))) await storage.put(originalKey(hash), bytes)
  const job = mimeType === 'application/pdf' ? firstPageJob : isRaw ? settleJob : variantsJob
  await queue.enqueue(job, { hash }, { db: trx, key: hash })
  if (owner.type === 'Vehicle' && galleryTypes.some((one) => one === type)) await queue.enqueue(printJob, { hash }, { db: trx, key: hash })
  return id
}

const notTaken = (field: string, reason: FieldReason) => new AppError('UnsupportedMediaType', {}, undefined, [{ field, reason }])

/** Detects the picture format. Throws PayloadTooLarge, or UnsupportedMediaType for another format or a ZIP. */
export function checkedKind(bytes: Uint8Array, field: string): PictureKind {
  if (bytes.byteLength > maxUploadBytes) throw tooLarge(field, maxUploadBytes)
  const kind = pictureKind(bytes)
  if (!kind || holdsArchive(bytes)) throw notTaken(field, 'picture')
  return kind
}

/** Converts a photo and returns its dimensions. Throws the errors of `storePicture` with `field`. */
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
 * Returns a picture in one width and format, created on the first request. Concurrent requests share the work. Never larger than the
 * original. Throws DocumentNotFound without an original.
 */
export function pictureVariant(storage: Storage, hash: string, width: PictureWidth, format: PictureFormat): Promise<Buffer> {
  return keptPicture(storage, variantKey(hash, width, format), () => makeVariant(storage, hash, width, format))
}

/** Returns the stored picture of a key, or creates it once for concurrent requests, within the concurrency limit. */
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
  // AVIF above effort 2 takes ten times as long for a few percent of size
  const encoded = {
    avif: () => picture.avif({ quality: 56, effort: 2 }),
    webp: () => picture.webp({ quality: 80, effort: 3 }),
    // a cut-out gets the sand background of the studio
    jpeg: () => picture.flatten({ background: '#f5f0e8' }).jpeg({ quality: 80, mozjpeg: true }),
  }
  return encoded[format]().toBuffer()
}

/** Renders the first page of a PDF as a thumbnail, stored under its key; empty bytes when it cannot be rendered. */
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

/** Runs picture work within the concurrency limit of this process. */
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

/** Creates every missing page variant. Idempotent. Mail variants are created on the first request. */
export async function makeVariants(storage: Storage, hash: string): Promise<void> {
  for (const width of pictureWidths) for (const format of pageFormats) await pictureVariant(storage, hash, width, format)
}

/** maximum cached public hashes of a process */
const maxTrusted = 50_000
const trusted = new WeakMap<object, LRUCache<string, number>>()

/** Returns a variant of a public picture. Throws DocumentNotFound for any other hash. */
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

export interface DocumentContent {
  size: number
  etag: string
  mimeType: string
  fileName: string
  open(range?: ByteRange): Buffer | Readable
}

/**
 * Returns the bytes of a document or its thumbnail (first page of a PDF). Throws DocumentNotFound when the bytes are missing or the PDF
 * cannot be rendered.
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
 * Returns a document by type and id when it is public or its owner grants access. Throws DocumentNotFound also for another type, so that
 * private documents are not revealed.
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

/**
 * Accepts or rejects an uploaded document (workflows, section Documents: Preview to Accepted or Rejected, once). Throws BadRequest for a
 * rejection without a reason; DocumentNotFound without access to the record; Forbidden for the caller's own upload; TransitionNotAllowed
 * for a document that is not pending.
 */
export async function reviewOne(
  { db, clock, ...deps }: Deps,
  owners: DocumentOwners,
  actor: Actor,
  id: string,
  { status, comment }: { status: 'Accepted' | 'Rejected'; comment?: string | null | undefined },
): Promise<DocumentInfo> {
  const found = await findDocument(db, id)
  const mayRead = found && (await owners[found.ownerType]?.mayRead({ db, clock, ...deps }, actor, found.ownerId, found.type))
  if (!found || !mayRead) throw new AppError('DocumentNotFound')
  if (await owners[found.ownerType]?.isOwn({ db, clock, ...deps }, actor, found.ownerId)) throw new AppError('Forbidden')
  const reason = comment?.trim() || null
  if (status === 'Rejected' && !reason) throw fieldError('comment', 'required')
  if (!(await updateReview(db, id, { status, comment: reason, at: clock.now(), by: actor.id })))
    throw new AppError('TransitionNotAllowed', { state: found.status, actions: '' })
  const { ownerType: _type, ownerId: _id, hash, ...document } = { ...found, status, comment: reason }
  return { ...document, hash: document.width === null ? null : hash, validated: status === 'Accepted' ? clock.now().toISOString() : null }
}
