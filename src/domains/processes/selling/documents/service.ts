import { randomUUID } from 'node:crypto'
import type { DocumentInfo } from '#domains/foundation/documents/contract.ts'
import { keepDocument, listDocumentsOf } from '#domains/foundation/documents/printouts/service.ts'
import type { DocumentOwner } from '#domains/foundation/documents/service.ts'
import { purchaseEvidence, purchaseUploads } from '#domains/foundation/documents/upload/service.ts'
import { findSettings } from '#domains/foundation/reference/store.ts'
import { staffOf } from '#domains/foundation/team/service.ts'
import type { Deps } from '#platform/context.ts'
import { type Actor, isOwner, staffRoles } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { type Language, languages } from '#shared/language.ts'
import { findSeen } from '../desk/store.ts'
import { type PurchaseStatus, purchaseWorkflow } from '../status.ts'
import { findByKey } from '../store.ts'
import { isDue, type PrintoutTerms, printoutContent, printoutReference, templates } from './content.ts'
import type { PurchasePrintout } from './contract.ts'
import { findPrintoutFacts, findPurchaseOwner, findStatusId, type PrintoutFacts } from './store.ts'
import { purchasePrintouts } from './values.ts'

const isStaff = ({ roles }: Actor): boolean => staffRoles.some((role) => role !== 'editor' && roles.includes(role))
/** Documents are closed once the price is paid or the request has ended. */
const isClosed = (status: PurchaseStatus): boolean => purchaseWorkflow.final.some((one) => one === status)

/** Access rules for the documents of a request: its owner's account and the staff of its area. */
export const purchaseDocuments: DocumentOwner = {
  async mayRead(deps, actor, ownerId) {
    const owner = await findPurchaseOwner(deps.db, ownerId)
    if (!owner) return false
    if (isOwner(actor, owner.subject)) return true
    if (!isStaff(actor)) return false
    const { within, subject } = await staffOf(deps, actor)
    return (await findSeen(deps.db, within, subject, ownerId)) !== null
  },
  async isOwn(deps, actor, ownerId) {
    const owner = await findPurchaseOwner(deps.db, ownerId)
    return isOwner(actor, owner?.subject)
  },
  async mayAdd(deps, actor, ownerId, type) {
    if (!(await this.mayRead(deps, actor, ownerId, type))) throw new AppError('NotFound', { id: ownerId })
    const owner = await findPurchaseOwner(deps.db, ownerId)
    if (!owner || isClosed(owner.status)) throw new AppError('Forbidden')
  },
  async mayRemove(deps, _trx, actor, { ownerId, type, id }) {
    // generated documents cannot be removed; the sender can remove an upload until it is accepted
    if (![...purchaseUploads, ...purchaseEvidence].some((one) => one === type)) throw new AppError('Forbidden')
    if (!(await this.mayRead(deps, actor, ownerId, type))) throw new AppError('NotFound', { id: ownerId })
    const owner = await findPurchaseOwner(deps.db, ownerId, id)
    if (!owner || isClosed(owner.status) || owner.isAccepted) throw new AppError('Forbidden')
  },
}

/** Name of the print job; its payload is `PrintoutRequest`. */
export const printoutJob = 'purchases.paper'

/** Document to print after a transition; `statusId` is the status row of the transition. */
export interface PrintoutRequest {
  purchaseId: number
  type: PurchasePrintout
  statusId: number
}

/**
 * Prints a document in both languages, because each is binding (decision 014). Does nothing for a deleted request or a document that does
 * not apply.
 */
export async function printDocument(deps: Deps, { purchaseId, type, statusId }: PrintoutRequest): Promise<void> {
  const facts = await findPrintoutFacts(deps.db, purchaseId, statusId)
  if (!facts || !isDue(type, facts)) return
  for (const language of languages) await keep(deps, facts, type, language, keyOf(statusId, type, language), null)
}

const keyOf = (statusId: number, type: PurchasePrintout, language: Language) => `purchase:${statusId}:${type}:${language}`

async function keep(
  deps: Deps,
  facts: PrintoutFacts,
  type: PurchasePrintout,
  language: Language,
  madeFor: string,
  createdBy: string | null,
): Promise<DocumentInfo> {
  return keepDocument(deps, {
    owner: { type: 'Purchase', id: facts.id },
    type,
    language,
    reference: printoutReference(type, facts),
    madeFor,
    status: 'Published',
    createdBy,
    template: `/domains/processes/selling/documents/${templates[type]}.typ`,
    content: printoutContent(type, facts, await readTerms(deps), language, deps.clock.now()),
  })
}

async function readTerms({ db }: Pick<Deps, 'db'>): Promise<PrintoutTerms> {
  const settings = await findSettings(db, '')
  const text = (key: string) => settings.get(key) ?? ''
  return {
    company: text('site.legal.company'),
    email: text('site.email'),
    transferHours: Number(settings.get('payment.sellerHours') ?? 24),
  }
}

/** Returns the workflow effect that prints a document type. */
const effectOf = (type: PurchasePrintout) => (type === 'PurchaseVoucher' || type === 'TradeInVoucher' ? 'voucher' : type)

/** Returns the document type of a workflow effect; null for other effects. */
export function printoutOf(effect: string, type: PrintoutFacts['type']): PurchasePrintout | null {
  if (effect === 'voucher') return type === 'TradeIn' ? 'TradeInVoucher' : 'PurchaseVoucher'
  return purchasePrintouts.find((one) => one === effect) ?? null
}

/** Returns the statuses that first print a document type. */
function statusesOf(type: PurchasePrintout): PurchaseStatus[] {
  return purchaseWorkflow.steps
    .filter((step) => 'effects' in step && (step.effects as readonly string[]).includes(effectOf(type)))
    .map(({ to }) => to)
}

/** Throws NotFound outside the staff member's areas. `isOwn`: they sell the car themselves. */
async function checkSeen(deps: Deps, actor: Actor, id: number): Promise<{ isOwn: boolean }> {
  const { within, subject } = await staffOf(deps, actor)
  const seen = await findSeen(deps.db, within, subject, id)
  if (!seen) throw new AppError('NotFound', { id })
  return seen
}

/**
 * Prints a document for the staff: the first in a language as the job does, later ones as a new version. Throws PrintoutNotReady before
 * the required state, Forbidden for the caller's own sale.
 */
export async function reprint(deps: Deps, actor: Actor, id: number, type: PurchasePrintout, language: Language): Promise<DocumentInfo> {
  const { isOwn } = await checkSeen(deps, actor, id)
  if (isOwn) throw new AppError('Forbidden')
  const statusId = await findStatusId(deps.db, id, statusesOf(type))
  const facts = await findPrintoutFacts(deps.db, id, statusId)
  if (!facts || statusId === null || !isDue(type, facts)) throw new AppError('PrintoutNotReady')
  const madeFor = keyOf(statusId, type, language)
  const isPrinted = (await listDocumentsOf(deps.db, { type: 'Purchase', id }, 'staff')).some(
    (document) => document.type === type && document.language === language && document.reference === printoutReference(type, facts),
  )
  return keep(deps, facts, type, language, isPrinted ? `purchase:again:${randomUUID()}` : madeFor, actor.id)
}

/** Returns the documents of a request to its owner. Throws NotFound for any other caller, even with the key. */
export async function ownPrintouts({ db }: Pick<Deps, 'db'>, actor: Actor, key: string): Promise<DocumentInfo[]> {
  const found = await findByKey(db, key)
  if (!found || found.owner === null || found.owner !== actor.id) throw new AppError('NotFound')
  return listDocumentsOf(db, { type: 'Purchase', id: found.id }, 'owner')
}

/** Returns the documents of a request and the printable types to the staff. Throws NotFound. */
export async function staffPrintouts(
  deps: Deps,
  actor: Actor,
  id: number,
): Promise<{ documents: DocumentInfo[]; printable: PurchasePrintout[] }> {
  await checkSeen(deps, actor, id)
  const [documents, facts] = await Promise.all([
    listDocumentsOf(deps.db, { type: 'Purchase', id }, 'staff'),
    findPrintoutFacts(deps.db, id),
  ])
  const printable: PurchasePrintout[] = []
  for (const type of purchasePrintouts)
    if (facts && isDue(type, facts) && (await findStatusId(deps.db, id, statusesOf(type))) !== null) printable.push(type)
  return { documents, printable }
}
