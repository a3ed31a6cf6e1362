import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import sharp from 'sharp'
import type { DocumentInfo } from '#domains/foundation/documents/contract.ts'
import { keepDocument, listDocumentsOf } from '#domains/foundation/documents/printouts/service.ts'
import { originalKey } from '#domains/foundation/documents/rules.ts'
import type { DocumentOwner } from '#domains/foundation/documents/service.ts'
import { intermediationUploads } from '#domains/foundation/documents/upload/service.ts'
import { findSettings } from '#domains/foundation/reference/store.ts'
import { staffOf } from '#domains/foundation/team/service.ts'
import { ownerContent, sheetTemplate } from '#domains/processes/inspection/report/service.ts'
import type { Deps } from '#platform/context.ts'
import type { Database } from '#platform/tables.ts'
import { type Actor, isOwner, staffRoles } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { type Language, languages } from '#shared/language.ts'
import { type IntermediationPrintout, intermediationPrintouts } from '../desk/contract.ts'
import { findSeen } from '../desk/store.ts'
import { beforeSignature, endedStatuses, type IntermediationStatus } from '../status.ts'
import type { IntermediationKind } from '../values.ts'
import { isDue, type PrintoutTerms, printoutContent, signaturePath } from './content.ts'
import { findLastStep, findOwner, findPrintoutFacts, type PrintoutFacts } from './store.ts'

const isStaff = ({ roles }: Actor): boolean => staffRoles.some((role) => role !== 'editor' && roles.includes(role))
const isClosed = (status: IntermediationStatus): boolean => endedStatuses.some((one) => one === status)
const isContract = (type: string): boolean => type.startsWith('IntermediationContract')

/** Access rules for the documents of a consignment: its owner's account and the staff of its area. */
export const intermediationDocuments: DocumentOwner = {
  async mayRead(deps, actor, ownerId) {
    const owner = await findOwner(deps.db, ownerId)
    if (!owner) return false
    if (isOwner(actor, owner.subject)) return true
    if (!isStaff(actor)) return false
    const { within, subject } = await staffOf(deps, actor)
    return (await findSeen(deps.db, within, subject, ownerId)) !== null
  },
  async isOwn(deps, actor, ownerId) {
    const owner = await findOwner(deps.db, ownerId)
    return isOwner(actor, owner?.subject)
  },
  async mayAdd(deps, actor, ownerId, type) {
    if (!(await this.mayRead(deps, actor, ownerId, type))) throw new AppError('NotFound', { id: ownerId })
    const owner = await findOwner(deps.db, ownerId)
    // a contract is signed after it is generated, and only once
    if (!owner || isClosed(owner.status) || (isContract(type) && owner.status !== 'ContractGenerated')) throw new AppError('Forbidden')
  },
  async mayRemove(deps, _trx, actor, { ownerId, type, id }) {
    // generated and signed documents cannot be removed; the sender can remove an upload until it is accepted
    if (!intermediationUploads.some((one) => one === type)) throw new AppError('Forbidden')
    if (!(await this.mayRead(deps, actor, ownerId, type))) throw new AppError('NotFound', { id: ownerId })
    const owner = await findOwner(deps.db, ownerId, id)
    const isLate = !owner || isClosed(owner.status) || (isContract(type) && !beforeSignature.includes(owner.status))
    if (isLate || owner.isFixed) throw new AppError('Forbidden')
  },
}

/** Name of the print job; its payload is `PrintoutRequest`. */
export const printoutJob = 'intermediation.paper'

/** Workflow effects that print a document. Both contracts and the commitment depend on the owner's type. */
export type PrintoutEffect =
  | 'contract'
  | 'commitment'
  | 'saleContract'
  | 'IntermediationExpertiseSheet'
  | 'BankTransferCommitment'
  | 'TransferPV'

/** Document to print after a transition; `statusId` is the status row of the transition. */
export interface PrintoutRequest {
  intermediationId: number
  type: IntermediationPrintout
  statusId: number
}

/** Returns the document type of an effect. */
export function printoutOf(effect: PrintoutEffect, kind: IntermediationKind): IntermediationPrintout {
  if (effect === 'contract') return `IntermediationContract${kind}`
  if (effect === 'saleContract') return `IntermediationSaleContract${kind}`
  return effect === 'commitment' ? `IntermediationCommitment${kind}` : effect
}

/** Enqueues a document in the transaction of the transition. */
export async function enqueuePrintout(
  { queue }: Pick<Deps, 'queue'>,
  trx: Transaction<Database>,
  id: number,
  effect: PrintoutEffect,
): Promise<void> {
  const { statusId, type: kind } = await findLastStep(trx, id)
  const type = printoutOf(effect, kind)
  const wish: PrintoutRequest = { intermediationId: id, type, statusId }
  await queue.enqueue(printoutJob, wish, { db: trx, key: `${type}:${statusId}` })
}

/** Prints a document in both languages, because each is binding (decision 014). Does nothing when the document does not apply. */
export async function printDocument(deps: Deps, { intermediationId, type, statusId }: PrintoutRequest): Promise<void> {
  const facts = await findPrintoutFacts(deps.db, intermediationId)
  if (!facts || !isDue(type, facts)) return
  for (const language of languages) await keep(deps, facts, type, language, keyOf(statusId, type, language), null)
}

const keyOf = (statusId: number, type: IntermediationPrintout, language: Language) => `intermediation:${statusId}:${type}:${language}`

async function keep(
  deps: Deps,
  facts: PrintoutFacts,
  type: IntermediationPrintout,
  language: Language,
  madeFor: string,
  createdBy: string | null,
): Promise<DocumentInfo> {
  const print = {
    owner: { type: 'Intermediation', id: facts.id },
    ...{ type, language, madeFor, createdBy },
    reference: facts.orderNumber ?? facts.reference,
    status: 'Published',
  } as const
  if (type === 'IntermediationExpertiseSheet') {
    if (facts.sheetId === null) throw new Error(`the mediation ${facts.id} has no sheet`)
    return keepDocument(deps, { ...print, template: sheetTemplate, content: await ownerContent(deps.db, facts.sheetId, language) })
  }
  const drawn = isSignedByOwner(type) && facts.signature ? await drawnSignature(deps, facts.signature) : null
  return keepDocument(deps, {
    ...print,
    template: '/domains/processes/consignment/documents/deed.typ',
    content: printoutContent(type, drawn ? facts : { ...facts, signature: null }, await readTerms(deps), language),
    ...(drawn && { files: { [signaturePath]: drawn } }),
  })
}

/** Checks whether a document carries the owner's signature. */
const isSignedByOwner = (type: IntermediationPrintout) => /^Intermediation(Contract|Commitment)/.test(type)

/** Returns the signature on a white background, scaled down for print. */
async function drawnSignature({ storage }: Pick<Deps, 'storage'>, hash: string): Promise<Uint8Array | null> {
  const kept = await storage.get(originalKey(hash))
  return kept && sharp(kept).flatten({ background: '#ffffff' }).resize({ width: 800, withoutEnlargement: true }).png().toBuffer()
}

async function readTerms({ db }: Pick<Deps, 'db'>): Promise<PrintoutTerms> {
  const settings = await findSettings(db, '')
  return {
    company: settings.get('site.legal.company') ?? '',
    email: settings.get('site.email') ?? '',
    transferHours: Number(settings.get('payment.sellerHours') ?? 24),
  }
}

/** Throws NotFound outside the staff member's areas. `isOwn`: the car is theirs. */
async function checkSeen(deps: Deps, actor: Actor, id: number): Promise<{ isOwn: boolean }> {
  const { within, subject } = await staffOf(deps, actor)
  const seen = await findSeen(deps.db, within, subject, id)
  if (!seen) throw new AppError('NotFound', { id })
  return seen
}

/**
 * Prints a document for the staff: the first in a language as the job does, later ones as a new version. Throws PrintoutNotReady before
 * the required state, Forbidden for the caller's own car.
 */
export async function reprint(
  deps: Deps,
  actor: Actor,
  id: number,
  type: IntermediationPrintout,
  language: Language,
): Promise<DocumentInfo> {
  const { isOwn } = await checkSeen(deps, actor, id)
  if (isOwn) throw new AppError('Forbidden')
  const facts = await findPrintoutFacts(deps.db, id)
  if (!facts || !isDue(type, facts)) throw new AppError('PrintoutNotReady')
  return keep(deps, facts, type, language, `intermediation:again:${randomUUID()}`, actor.id)
}

/** Returns the documents of a consignment and the printable types to the staff. Throws NotFound. */
export async function staffPrintouts(
  deps: Deps,
  actor: Actor,
  id: number,
): Promise<{ documents: DocumentInfo[]; printable: IntermediationPrintout[] }> {
  await checkSeen(deps, actor, id)
  const [documents, facts] = await Promise.all([
    listDocumentsOf(deps.db, { type: 'Intermediation', id }, 'staff'),
    findPrintoutFacts(deps.db, id),
  ])
  return { documents, printable: facts ? intermediationPrintouts.filter((type) => isDue(type, facts)) : [] }
}
