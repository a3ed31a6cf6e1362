import { randomUUID } from 'node:crypto'
import type { DocumentInfo } from '#domains/documents/contract.ts'
import { keepDocument, listDocumentsOf } from '#domains/documents/printouts/service.ts'
import { findSettings } from '#domains/reference/store.ts'
import { staffOf } from '#domains/team/service.ts'
import type { Deps } from '#platform/context.ts'
import type { Actor } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { type Language, languages } from '#shared/language.ts'
import { findSeen } from '../desk/store.ts'
import { type PurchaseStatus, purchaseWorkflow } from '../status.ts'
import { findByKey } from '../store.ts'
import { isDue, type PrintoutTerms, printoutContent, printoutReference, templates } from './content.ts'
import type { PurchasePrintout } from './contract.ts'
import { findPrintoutFacts, findStatusId, type PrintoutFacts } from './store.ts'
import { purchasePrintouts } from './values.ts'

/** The job that prints a paper: `PrintoutRequest`. */
export const printoutJob = 'purchases.paper'

/** A paper that a step of a request asks for; `statusId` is the status row that came with the step. */
export interface PrintoutRequest {
  purchaseId: number
  type: PurchasePrintout
  statusId: number
}

/**
 * The job: prints the paper in both languages, since each of them binds (decision 014). Nothing for a request that is gone, or a paper that
 * it does not need.
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
    template: `/domains/purchases/printouts/${templates[type]}.typ`,
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

/** The effects of the workflow under which a paper is printed. */
const effectOf = (type: PurchasePrintout) => (type === 'PurchaseVoucher' || type === 'TradeInVoucher' ? 'voucher' : type)

/** The paper that an effect of the workflow asks for; null for another effect. */
export function printoutOf(effect: string, type: PrintoutFacts['type']): PurchasePrintout | null {
  if (effect === 'voucher') return type === 'TradeIn' ? 'TradeInVoucher' : 'PurchaseVoucher'
  return purchasePrintouts.find((one) => one === effect) ?? null
}

/** The statuses with which a paper is first printed. */
function statusesOf(type: PurchasePrintout): PurchaseStatus[] {
  return purchaseWorkflow.steps
    .filter((step) => 'effects' in step && (step.effects as readonly string[]).includes(effectOf(type)))
    .map(({ to }) => to)
}

/** Of a request that this member of the staff does not see there are no papers. NotFound; `isOwn`: they sell the car themselves. */
async function checkSeen(deps: Deps, actor: Actor, id: number): Promise<{ isOwn: boolean }> {
  const { within, subject } = await staffOf(deps, actor)
  const seen = await findSeen(deps.db, within, subject, id)
  if (!seen) throw new AppError('NotFound', { id })
  return seen
}

/**
 * Prints a paper at the wish of the staff: the first one in that language as the job would, later ones as a new version. PrintoutNotReady
 * while the request has not come so far, Forbidden for the papers of a car that the caller sells themselves.
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

/** The documents of a request for its owner. NotFound for anybody else, no matter who holds the key. */
export async function ownPrintouts({ db }: Pick<Deps, 'db'>, actor: Actor, key: string): Promise<DocumentInfo[]> {
  const found = await findByKey(db, key)
  if (!found || found.owner === null || found.owner !== actor.id) throw new AppError('NotFound')
  return listDocumentsOf(db, { type: 'Purchase', id: found.id }, 'owner')
}

/** The documents of a request for the staff, and what can be printed. NotFound. */
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
