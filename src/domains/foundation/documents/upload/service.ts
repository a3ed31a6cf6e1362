import type { z } from 'zod'
import { audited } from '#platform/audit.ts'
import type { Deps } from '#platform/context.ts'
import type { ReceivedFile } from '#platform/upload.ts'
import { fieldError } from '#platform/validation.ts'
import type { Actor } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import type { DocumentInfo, DocumentSpec, DocumentType } from '../contract.ts'
import { galleryTypes, type OwnerType, pictureTypes, uploadOwners, websiteTypes } from '../rules.ts'
import { type DocumentOwners, storeDocument, storePicture } from '../service.ts'
import { findDocument } from '../store.ts'
import type { uploadDocument } from './contract.ts'
import { countDocuments, findBelonging, findSent, updateDeleted } from './store.ts'

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
