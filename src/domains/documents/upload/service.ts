import type { Deps } from '#platform/context.ts'
import type { ReceivedFile } from '#platform/upload.ts'
import { fieldError } from '#platform/validation.ts'
import type { Actor } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import type { DocumentInfo, DocumentSpec, DocumentType } from '../contract.ts'
import { galleryTypes, type OwnerType, pictureTypes, uploadOwners, websiteTypes } from '../rules.ts'
import { type DocumentOwners, storeDocument, storePicture } from '../service.ts'
import { findDocument } from '../store.ts'
import { countDocuments, findBelonging, updateDeleted } from './store.ts'

/** Papers that are sent in for a booking: seen by its customer and the staff alone, and looked at by the staff. */
export const bookingUploads = [
  'CustomerCIN',
  'CustomerRC',
  'CustomerCompanyStatus',
  'CustomerCompanyWithdrawal',
  'BankTransferCommitment',
] as const satisfies readonly DocumentType[]

/** Pictures of one record at most. */
const maxPictures = 60

/** Papers that are sent in for a car that its owner sells to the house; some of them a buyer sends in, too. */
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

/** The kind of record that documents of a type belong to when they are uploaded; null for those that are only made by the house. */
function uploadOwner(type: DocumentType, asked: (typeof uploadOwners)[number] | undefined): OwnerType | null {
  if (galleryTypes.some((one) => one === type)) return 'Vehicle'
  if (websiteTypes.some((one) => one === type)) return 'Website'
  const of = { Booking: bookingUploads, Purchase: purchaseUploads } as const
  return (asked ? [asked] : uploadOwners).find((owner) => of[owner].some((one) => one === type)) ?? null
}

/** An upload that is allowed, before its file is read. */
export interface AllowedUpload {
  owner: { type: OwnerType; id: number }
  type: DocumentType
  spec: DocumentSpec
}

/** Says whether the caller may add such a document. BadRequest for a type that is not uploaded; errors of the owner. */
export async function allowUpload(
  deps: Deps,
  owners: DocumentOwners,
  actor: Actor,
  { Id, Type, Spec, Owner }: { Id: number; Type: DocumentType; Spec: DocumentSpec; Owner?: (typeof uploadOwners)[number] | undefined },
): Promise<AllowedUpload> {
  const type = uploadOwner(Type, Owner)
  const owner = type && owners[type]
  if (!type || !owner) throw fieldError('Type', 'invalid')
  await owner.mayAdd(deps, actor, Id, Type)
  const allowed = { owner: { type, id: Id }, type: Type, spec: Spec }
  if ((await placeOf(deps, allowed)).count >= maxPictures) throw fieldError('File', 'tooMany', { limit: maxPictures })
  return allowed
}

function placeOf(deps: Deps, { owner, type }: AllowedUpload): Promise<{ count: number; next: number }> {
  const isGallery = galleryTypes.some((one) => one === type)
  return countDocuments(deps.db, owner, isGallery ? galleryTypes : [type])
}

/** Keeps a picture or a paper behind those that are there. Errors of `storePicture` and `storeDocument`. */
export async function keepUpload(deps: Deps, actor: Actor, allowed: AllowedUpload, file: ReceivedFile): Promise<DocumentInfo> {
  const { next } = await placeOf(deps, allowed)
  const isPicture = pictureTypes.some((one) => one === allowed.type)
  const { id } = await (isPicture ? storePicture : storeDocument)(deps, {
    bytes: file.bytes,
    ...allowed,
    status: isPicture ? 'Published' : 'Preview',
    fileName: file.name,
    imagesOrder: next,
    createdBy: actor.id,
  })
  return kept(deps, id)
}

async function kept(deps: Deps, id: string): Promise<DocumentInfo> {
  const document = await findDocument(deps.db, id)
  if (!document) throw new Error(`the document ${id} is not there`)
  return document
}

/** The document and who answers for it; DocumentNotFound when there is none, or nobody says who may change it. */
async function changeable(deps: Pick<Deps, 'db'>, owners: DocumentOwners, type: DocumentType, id: string, isDeleted: boolean) {
  const document = await findBelonging(deps.db, type, id, isDeleted)
  const owner = document && owners[document.ownerType]
  if (!document || !owner) throw new AppError('DocumentNotFound')
  return { document, owner }
}

/** Who may not know of the record does not hear of its documents either. */
async function asDocument<T>(asked: Promise<T>): Promise<T> {
  return asked.catch((error) => {
    throw error instanceof AppError && error.status === 404 ? new AppError('DocumentNotFound') : error
  })
}

/** Takes a document away; the bytes stay, so that it can be brought back. DocumentNotFound, and errors of the owner. */
export async function removeDocument(deps: Deps, owners: DocumentOwners, actor: Actor, type: DocumentType, id: string): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const { document, owner } = await changeable({ db: trx }, owners, type, id, false)
    await asDocument(owner.mayRemove(deps, trx, actor, document))
    if (!(await updateDeleted(trx, id, true, actor.id))) throw new AppError('DocumentNotFound')
  })
}

/** Brings a document back to where it stood. DocumentNotFound, and errors of the owner. */
export async function bringBack(deps: Deps, owners: DocumentOwners, actor: Actor, type: DocumentType, id: string): Promise<DocumentInfo> {
  const { document, owner } = await changeable(deps, owners, type, id, true)
  await asDocument(owner.mayAdd(deps, actor, document.ownerId, type))
  if (!(await updateDeleted(deps.db, id, false, actor.id))) throw new AppError('DocumentNotFound')
  return kept(deps, id)
}
