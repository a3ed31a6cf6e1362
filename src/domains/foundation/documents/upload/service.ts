import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import {
  alignCoarsely,
  closest,
  type Fingerprint,
  fingerprintOf,
  greyHeight,
  greyWidth,
  integralImage,
  maxDifference,
  minSimilarity,
  mirroredTerms,
  similarityOf,
} from '@rihla/photo-likeness'
import sharp from 'sharp'
import type { z } from 'zod'
import { audited } from '#platform/audit.ts'
import type { Deps } from '#platform/context.ts'
import { type ReceivedFile, tooLarge } from '#platform/upload.ts'
import { fieldError } from '#platform/validation.ts'
import type { Actor } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import type { DocumentInfo, DocumentSpec, DocumentType } from '../contract.ts'
import {
  galleryTypes,
  maxPixels,
  maxSide,
  maxUploadBytes,
  type OwnerType,
  originalKey,
  type PictureKind,
  pictureKind,
  pictureTypes,
  uploadOwners,
  websiteTypes,
} from '../rules.ts'
import {
  checkedKind,
  type DocumentOwners,
  inTurn,
  type PreparedFile,
  prepareFile,
  preparePicture,
  storeDocument,
  storePicture,
  variantsJob,
} from '../service.ts'
import { findDocument, type StoredDocument } from '../store.ts'
import type { UploadState, uploadDocument, uploadPart } from './contract.ts'
import {
  countDocuments,
  findBelonging,
  findPrints,
  findReceived,
  findSent,
  findUnprinted,
  hasRaw,
  type Incoming,
  insertPart,
  insertPrint,
  insertTwins,
  joinParts,
  removeEarlier,
  removeParts,
  updateDeleted,
  updateSettled,
} from './store.ts'
/** Uploads for a booking: visible to its customer and the staff, reviewed by the staff. */
export const bookingUploads = [
  'CustomerCIN',
  'CustomerRC',
  'CustomerCompanyStatus',
  'CustomerCompanyWithdrawal',
  'BankTransferCommitment',
] as const satisfies readonly DocumentType[]

/** Maximum pictures of one record. */
const maxPictures = 60

/** Uploads for a purchase; some are also used by a buyer. */
export const purchaseUploads = [
  'VehicleGrayCard',
  'VehicleRoadTax',
  'VehiclePowerOfAttorney',
  'VehicleTechnicalVisit',
  'VehicleWithdrawal',
  'CustomerCIN',
  'CustomerRC',
  'CustomerCompanyStatus',
  'CustomerCompanyWithdrawal',
  'TransferPV',
] as const satisfies readonly DocumentType[]

/** Uploads for a consignment, including the signed contract. */
export const intermediationUploads = [
  ...purchaseUploads.filter((type) => type !== 'TransferPV'),
  'IntermediationContractIndividual',
  'IntermediationContractGarageOwner',
] as const satisfies readonly DocumentType[]

/** Photos of an inspection point; public once the inspection is published. */
const checkPartUploads = ['VehicleCheckPartImage'] as const satisfies readonly DocumentType[]

/** Evidence of a seller against a finding: an invoice as a picture or PDF. The upload names the request. */
export const purchaseEvidence = ['VehicleCheckPartImage'] as const satisfies readonly DocumentType[]

/** Returns the record kinds that accept uploads of a type, the usual one first; empty for generated types. */
function uploadOwnersOf(type: DocumentType, asked: (typeof uploadOwners)[number] | undefined): OwnerType[] {
  if (galleryTypes.some((one) => one === type)) return ['Vehicle']
  if (websiteTypes.some((one) => one === type)) return ['Website']
  const of: Record<(typeof uploadOwners)[number], readonly DocumentType[]> = {
    Booking: bookingUploads,
    Purchase: asked ? [...purchaseUploads, ...purchaseEvidence] : purchaseUploads,
    Intermediation: intermediationUploads,
    CheckPart: checkPartUploads,
    CheckPartRepair: checkPartUploads,
  }
  return (asked ? [asked] : uploadOwners).filter((owner) => of[owner].some((one) => one === type))
}

/**
 * Returns the record kind of an upload without `Owner`. Ids of bookings, purchases and consignments overlap: selects the record that the
 * caller owns. Throws BadRequest when two match, and for a type that cannot be uploaded.
 */
async function recordKind(
  deps: Deps,
  owners: DocumentOwners,
  actor: Actor,
  { Id, Type, Owner }: Pick<z.output<typeof uploadDocument.query>, 'Id' | 'Type' | 'Owner'>,
): Promise<OwnerType> {
  const kinds = uploadOwnersOf(Type, Owner).filter((kind) => owners[kind])
  const [usual] = kinds
  if (!usual) throw fieldError('Type', 'invalid')
  if (kinds.length === 1) return usual
  const isOwn = await Promise.all(kinds.map((kind) => owners[kind]?.isOwn(deps, actor, Id) ?? false))
  const [own, second] = kinds.filter((_, i) => isOwn[i])
  if (own && second) throw fieldError('Owner', 'required')
  return own ?? usual
}

/** Upload with granted access, before its file is read. */
export interface AllowedUpload {
  owner: { type: OwnerType; id: number }
  type: DocumentType
  spec: DocumentSpec
  clientId?: string
  /** document that the device uploaded before */
  kept?: string
}

/** Checks the caller's right to add a document. Throws BadRequest for a type that cannot be uploaded, and the errors of the owner. */
export async function allowUpload(
  deps: Deps,
  owners: DocumentOwners,
  actor: Actor,
  { Id, Type, Spec, Owner, ClientId }: z.output<typeof uploadDocument.query>,
): Promise<AllowedUpload> {
  const type = await recordKind(deps, owners, actor, { Id, Type, Owner })
  const owner = owners[type]
  if (!owner) throw fieldError('Type', 'invalid')
  const allowed = { owner: { type, id: Id }, type: Type, spec: Spec, ...(ClientId !== undefined && { clientId: ClientId }) }
  const sent = ClientId === undefined ? null : await findSent(deps.db, ClientId)
  if (sent) {
    if (sent.ownerType !== type || sent.ownerId !== Id || sent.createdBy !== actor.id) throw fieldError('ClientId', 'invalid')
    return { ...allowed, kept: sent.id }
  }
  await owner.mayAdd(deps, actor, Id, Type)
  if ((await placeOf(deps, allowed)).count >= maxPictures) throw fieldError('File', 'tooMany', { limit: maxPictures })
  return allowed
}

function placeOf(deps: Deps, { owner, type }: AllowedUpload): Promise<{ count: number; next: number }> {
  const isGallery = galleryTypes.some((one) => one === type)
  return countDocuments(deps.db, owner, isGallery ? galleryTypes : [type])
}

/** Stores a document as the last one of its record. Throws the errors of `receive`, `storePicture` and `storeDocument`. */
export async function keepUpload(
  deps: Deps,
  actor: Actor,
  allowed: AllowedUpload,
  receive: () => Promise<ReceivedFile>,
): Promise<DocumentInfo> {
  if (allowed.kept !== undefined) return kept(deps, allowed.kept)
  const file = await receive()
  const { next } = await placeOf(deps, allowed)
  const isPublic = pictureTypes.some((one) => one === allowed.type)
  const isPicture = isPublic || (allowed.owner.type !== 'Purchase' && checkPartUploads.some((one) => one === allowed.type))
  try {
    const { id } = await (isPicture ? storePicture : storeDocument)(deps, actor, {
      bytes: file.bytes,
      ...allowed,
      status: isPublic ? 'Published' : 'Preview',
      fileName: file.name,
      imagesOrder: next,
      createdBy: actor.id,
    })
    return kept(deps, id)
  } catch (error) {
    // of two concurrent uploads of a file the first stays
    const first = allowed.clientId !== undefined && isTwice(error) ? await findSent(deps.db, allowed.clientId) : null
    if (!first) throw error
    return kept(deps, first.id)
  }
}

const isTwice = (error: unknown) => (error as { code?: string }).code === '23505'

async function kept(deps: Deps, id: string): Promise<DocumentInfo> {
  const document = await findDocument(deps.db, id)
  if (!document) throw new Error(`the document ${id} is not there`)
  return document
}

/** Returns a document with its access rules. Throws DocumentNotFound without a document or rules. */
async function changeable(deps: Pick<Deps, 'db'>, owners: DocumentOwners, type: DocumentType, id: string, isDeleted: boolean) {
  const document = await findBelonging(deps.db, type, id, isDeleted)
  const owner = document && owners[document.ownerType]
  if (!document || !owner) throw new AppError('DocumentNotFound')
  return { document, owner }
}

/** Maps 404 errors of the record to DocumentNotFound, so that the record is not revealed. */
async function asDocument<T>(asked: Promise<T>): Promise<T> {
  return asked.catch((error) => {
    throw error instanceof AppError && error.status === 404 ? new AppError('DocumentNotFound') : error
  })
}

/** Soft-deletes a document, which can be restored. Throws DocumentNotFound and the errors of the owner. */
export async function removeDocument(deps: Deps, owners: DocumentOwners, actor: Actor, type: DocumentType, id: string): Promise<void> {
  await audited(deps.db, actor, async (trx) => {
    const { document, owner } = await changeable({ db: trx }, owners, type, id, false)
    await asDocument(owner.mayRemove(deps, trx, actor, document))
    if (!(await updateDeleted(trx, id, true, actor.id))) throw new AppError('DocumentNotFound')
  })
}

/** Restores a document at its former position. Throws DocumentNotFound and the errors of the owner. */
export async function bringBack(deps: Deps, owners: DocumentOwners, actor: Actor, type: DocumentType, id: string): Promise<DocumentInfo> {
  const { document, owner } = await changeable(deps, owners, type, id, true)
  await asDocument(owner.mayAdd(deps, actor, document.ownerId, type))
  if (!(await updateDeleted(deps.db, id, false, actor.id))) throw new AppError('DocumentNotFound')
  return kept(deps, id)
}

/**
 * Validates a file as `prepareFile` does, but keeps a photo unconverted to respond faster: decodes it completely as a check; a job
 * (`settle`) converts it. Throws the errors of `prepareFile`.
 */
export async function prepareIncoming(bytes: Uint8Array, field: string): Promise<PreparedFile> {
  if (!pictureKind(bytes)) return prepareFile(bytes, field)
  const kind = checkedKind(bytes, field)
  const measures = await inTurn(() => measured(bytes, kind, field))
  const hash = createHash('sha256').update(bytes).digest('hex')
  return { bytes, hash, size: bytes.byteLength, mimeType: 'image/webp', ...measures, isRaw: true }
}

/** Returns the dimensions of a photo after conversion, upright. Renders a small picture of all of it, so that truncated data fails. */
async function measured(bytes: Uint8Array, kind: PictureKind, field: string): Promise<{ width: number; height: number }> {
  try {
    const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
    const { format, width, height, autoOrient } = await picture.metadata()
    if (format !== kind) throw new Error(`a ${format} that begins like a ${kind}`)
    await picture.resize({ width: 64, height: 64, fit: 'inside' }).raw().toBuffer()
    const scale = Math.min(1, maxSide / Math.max(width, height))
    const side = (length: number) => Math.max(1, Math.round(length * scale))
    return { width: side(autoOrient.width), height: side(autoOrient.height) }
  } catch (cause) {
    throw fieldError(field, 'picture', { cause: String(cause) })
  }
}

/**
 * Job: converts an uploaded photo and releases its original bytes. Idempotent, also after an interruption. A request that opens the photo
 * before waits for it.
 */
export async function settle({ db, storage, queue }: Pick<Deps, 'db' | 'storage' | 'queue'>, raw: string): Promise<void> {
  if (!(await hasRaw(db, raw))) return
  const bytes = await storage.get(originalKey(raw))
  if (!bytes) return
  const { bytes: webp, ...made } = await preparePicture(bytes, 'File')
  if (!(await storage.exists(originalKey(made.hash)))) await storage.put(originalKey(made.hash), webp)
  await db.transaction().execute(async (trx) => {
    if (await updateSettled(trx, raw, made)) await queue.enqueue(variantsJob, { hash: made.hash }, { db: trx, key: made.hash })
  })
}

/** Returns the document ready to send; a photo that is not converted yet is converted first. */
export async function settled(deps: Deps, document: StoredDocument & { isRaw?: boolean }): Promise<StoredDocument> {
  if (!document.isRaw) return document
  await settle(deps, document.hash)
  const made = await findDocument(deps.db, document.id)
  if (!made || made.isRaw) throw new AppError('DocumentNotFound')
  return made
}

/** Maximum candidates of a picture, and maximum detailed comparisons. */
const [mostFound, mostCompared] = [400, 12]
/** Maximum older photos of one run. */
const batchSize = 30

/** Computes the fingerprint of a picture; null when it cannot be decoded. */
async function readPrint(bytes: Uint8Array): Promise<Fingerprint | null> {
  try {
    const picture = sharp(bytes, { limitInputPixels: maxPixels }).resize(greyWidth, greyHeight, { fit: 'fill' }).greyscale()
    return fingerprintOf(new Uint8Array(await picture.raw().toBuffer()))
  } catch {
    return null
  }
}

/**
 * Computes the fingerprint of a photo and stores its near-duplicates. Idempotent. Works in chunks, so that the process serves other
 * requests in between.
 */
export async function printPicture({ db, storage }: Pick<Deps, 'db' | 'storage'>, hash: string): Promise<void> {
  const bytes = await storage.get(originalKey(hash))
  const print = bytes && (await readPrint(bytes))
  // stored before comparing: of two concurrent photos the later one finds the other
  if (!(await insertPrint(db, hash, print ?? null)) || !print) return
  const near = []
  for (const { hash: twin, grey, marks } of await findPrints(db, [...print.words, ...mirroredTerms(print)], hash, mostFound)) {
    const { differs, guesses } = closest(print, new Uint32Array(marks.buffer.slice(marks.byteOffset, marks.byteOffset + marks.byteLength)))
    if (differs > maxDifference) continue
    const sums = integralImage(grey)
    near.push({ twin, sums, guess: alignCoarsely(print, sums, guesses) })
    await setImmediate()
  }
  const twins = []
  for (const { twin, sums, guess } of near.sort((a, b) => b.guess.score - a.guess.score).slice(0, mostCompared)) {
    const likeness = similarityOf(print, sums, guess)
    if (likeness >= minSimilarity) twins.push({ twin, likeness: Math.round(likeness * 1000) / 1000 })
    await setImmediate()
  }
  await insertTwins(db, hash, twins)
}

/** Processes photos without a fingerprint: older ones, and those of lost jobs. */
export async function printOthers(deps: Pick<Deps, 'db' | 'storage'>): Promise<void> {
  for (const hash of await findUnprinted(deps.db, batchSize)) await printPicture(deps, hash)
}

/** Maximum bytes of a chunk: the cost of a lost connection, and the memory of a request. */
export const maxPartBytes = 1024 * 1024
/** Maximum concurrent uploads of a person; older ones are deleted. */
const maxFiles = 10

/**
 * Stores the chunk of a file that begins at `Offset`; the last chunk creates the document. Idempotent, also for concurrent calls. Checks
 * access with every chunk. Throws the errors of `allowUpload`, `receiveFile` and `keepUpload`; an invalid file is deleted.
 */
export async function takePart(
  deps: Deps,
  owners: DocumentOwners,
  actor: Actor,
  query: z.output<typeof uploadPart.query>,
  receive: () => Promise<ReceivedFile>,
): Promise<UploadState> {
  const { ClientId: clientId, Offset: offset, Size: size } = query
  const allowed = await allowUpload(deps, owners, actor, query)
  if (size > maxUploadBytes) throw tooLarge('File', maxUploadBytes)
  const incoming: Incoming = { clientId, owner: allowed.owner, createdBy: actor.id ?? '' }
  const before = allowed.kept === undefined ? await findReceived(deps.db, incoming) : size
  if (before === null || before > size) throw fieldError('ClientId', 'invalid')
  if (before < size) {
    if (offset !== before) return { received: before, document: null }
    const received = await keepPart(deps, incoming, offset, size, await receive())
    if (received < size) return { received, document: null }
  }
  try {
    return { received: size, document: await keepUpload(deps, actor, allowed, () => joinParts(deps.db, incoming)) }
  } catch (error) {
    // a retry would fail again
    if (error instanceof AppError) await removeParts(deps.db, incoming)
    throw error
  }
}

async function keepPart({ db, clock }: Deps, incoming: Incoming, offset: number, size: number, file: ReceivedFile): Promise<number> {
  if (offset + file.bytes.byteLength > size) throw fieldError('File', 'invalid')
  await insertPart(db, incoming, offset, file, clock.now())
  if (offset === 0) await removeEarlier(db, incoming, maxFiles)
  return (await findReceived(db, incoming)) ?? 0
}
