import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import sharp from 'sharp'
import type { DocumentInfo } from '#domains/documents/contract.ts'
import { keepDocument, listDocumentsOf } from '#domains/documents/printouts/service.ts'
import { originalKey } from '#domains/documents/rules.ts'
import { ownerContent, sheetTemplate } from '#domains/expertise/printouts/whole/service.ts'
import { findSettings } from '#domains/reference/store.ts'
import { staffOf } from '#domains/team/service.ts'
import type { Deps } from '#platform/context.ts'
import type { Database } from '#platform/tables.ts'
import type { Actor } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { type Language, languages } from '#shared/language.ts'
import { findSeen } from '../desk/store.ts'
import type { IntermediationKind } from '../values.ts'
import { isDue, type PrintoutTerms, printoutContent, signaturePath } from './content.ts'
import { type IntermediationPrintout, intermediationPrintouts } from './contract.ts'
import { findLastStep, findPrintoutFacts, type PrintoutFacts } from './store.ts'

/** The job that prints a paper: `PrintoutRequest`. */
export const printoutJob = 'intermediation.paper'

/** The effects of the workflow that print a paper: both contracts and the commitment are of the kind of whom we sell for. */
export type PrintoutEffect =
  | 'contract'
  | 'commitment'
  | 'saleContract'
  | 'IntermediationExpertiseSheet'
  | 'BankTransferCommitment'
  | 'TransferPV'

/** A paper that a step of a mediation asks for; `statusId` is the status row that came with the step. */
export interface PrintoutRequest {
  intermediationId: number
  type: IntermediationPrintout
  statusId: number
}

/** The paper of an effect. */
export function printoutOf(effect: PrintoutEffect, kind: IntermediationKind): IntermediationPrintout {
  if (effect === 'contract') return `IntermediationContract${kind}`
  if (effect === 'saleContract') return `IntermediationSaleContract${kind}`
  return effect === 'commitment' ? `IntermediationCommitment${kind}` : effect
}

/** Has a paper printed; the job is written with the step or not at all. */
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

/** The job: prints the paper in both languages, since each of them binds (decision 014). Nothing for a mediation that does not need it. */
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
    template: '/domains/intermediation/printouts/deed.typ',
    content: printoutContent(type, drawn ? facts : { ...facts, signature: null }, await readTerms(deps), language),
    ...(drawn && { files: { [signaturePath]: drawn } }),
  })
}

/** Whether the signature that the owner draws with the mandate belongs on the document. */
const isSignedByOwner = (type: IntermediationPrintout) => /^Intermediation(Contract|Commitment)/.test(type)

/** What was drawn on the tablet, on white and no larger than the paper needs. */
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

/** Of a mediation that this member of the staff does not see there are no papers. NotFound; `isOwn`: the car is theirs. */
async function checkSeen(deps: Deps, actor: Actor, id: number): Promise<{ isOwn: boolean }> {
  const { within, subject } = await staffOf(deps, actor)
  const seen = await findSeen(deps.db, within, subject, id)
  if (!seen) throw new AppError('NotFound', { id })
  return seen
}

/**
 * Prints a paper at the wish of the staff: the first one in that language as the job would, later ones as a new version. PrintoutNotReady
 * while the mediation has not come so far, Forbidden for the papers of the caller's own car.
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

/** The documents of a mediation for the staff, and what can be printed. NotFound. */
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
