import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { readConfigs } from '#domains/catalogue/financing/service.ts'
import type { DocumentInfo, DocumentType } from '#domains/foundation/documents/contract.ts'
import { keepDocument, listDocumentsOf } from '#domains/foundation/documents/printouts/service.ts'
import { originalKey } from '#domains/foundation/documents/rules.ts'
import type { DocumentOwner } from '#domains/foundation/documents/service.ts'
import { bookingUploads } from '#domains/foundation/documents/upload/service.ts'
import { findSettings } from '#domains/foundation/reference/store.ts'
import { type BookingStatus, bookingWorkflow } from '#domains/processes/buying/bookings/status.ts'
import type { Deps } from '#platform/context.ts'
import { type Actor, isOwner } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { defaultLanguage, type Language, languages, localizedSetting } from '#shared/language.ts'
import { viewerOf } from '../bookings/service.ts'
import { isSeen } from '../bookings/store.ts'
import { type BookingPrintout, bookingPrintouts } from './contract.ts'
import { isDue, printoutContent, printoutReference, signaturePath, templates } from './printouts/content.ts'
import type { PrintoutTerms } from './printouts/panels.ts'
import { findBookingFacts, findBookingOwner, findOwnBooking, findStatusId } from './store.ts'

/** Job that prints a document; its data is a `PrintoutRequest`. */
export const printoutJob = 'bookings.paper'

/** A document that a step of a booking orders; `statusId`: the status row of the step. */
export interface PrintoutRequest {
  bookingId: number
  type: BookingPrintout
  statusId: number
  /** cause of another version, such as a correction; printed once for each cause */
  again?: string
}

/** Binding documents are printed in both languages (law 31-08, article 206; decision 014). */
const inBothLanguages: readonly BookingPrintout[] = [
  'SaleProforma',
  'PurchaseOrder',
  'PurchaseInvoice',
  'DeliveryForm',
  'DeliveryVoucher',
  'VehicleWarranty',
  'CreditNote',
  'SaleRecoveryRequest',
  'SaleRecoveryExpertiseSheet',
  'SaleRecoveryVoucher',
]
/** Internal documents, in French, for staff only. */
const staffOnly: readonly DocumentType[] = ['ReleaseVoucher']

/** Returns the languages in which the job prints a document. */
function languagesOf(type: BookingPrintout, customer: Language): readonly Language[] {
  if (staffOnly.includes(type)) return [defaultLanguage]
  return inBothLanguages.includes(type) ? languages : [customer]
}

/** Prints a document in its languages. Does nothing for an erased booking or a document that does not apply. */
export async function printDocument(deps: Deps, { bookingId, type, statusId, again }: PrintoutRequest): Promise<void> {
  const facts = await findBookingFacts(deps.db, bookingId, statusId)
  if (!facts || !isDue(type, facts)) return
  for (const language of languagesOf(type, facts.language))
    await keep(deps, facts, type, language, keyOf(again ?? statusId, type, language), null)
}

const keyOf = (statusId: number | string, type: BookingPrintout, language: Language) => `booking:${statusId}:${type}:${language}`

async function keep(
  deps: Deps,
  facts: NonNullable<Awaited<ReturnType<typeof findBookingFacts>>>,
  type: BookingPrintout,
  language: Language,
  madeFor: string,
  createdBy: string | null,
): Promise<DocumentInfo> {
  const drawn = type === 'DeliveryForm' && facts.signature ? await drawnSignature(deps, facts.signature) : null
  const shown = drawn ? facts : { ...facts, signature: null }
  return keepDocument(deps, {
    owner: { type: 'Booking', id: facts.id },
    type,
    language,
    reference: printoutReference(type, facts),
    madeFor,
    status: staffOnly.includes(type) ? 'Accepted' : 'Published',
    createdBy,
    template: `/domains/processes/buying/documents/printouts/${templates[type]}.typ`,
    content: printoutContent(type, shown, await readTerms(deps, language), language, deps.clock.now()),
    ...(drawn && { files: { [signaturePath]: drawn } }),
  })
}

/** Returns the signature as PNG for the typesetter; null when it is missing in the storage. */
async function drawnSignature({ storage }: Pick<Deps, 'storage'>, hash: string): Promise<Uint8Array | null> {
  const kept = await storage.get(originalKey(hash))
  return kept && sharp(kept).flatten({ background: '#ffffff' }).resize({ width: 800, withoutEnlargement: true }).png().toBuffer()
}

async function readTerms(deps: Deps, language: Language): Promise<PrintoutTerms> {
  const settings = await findSettings(deps.db, '')
  const text = (key: string) => settings.get(key) ?? ''
  const number = (key: string, fallback: number) => Number(settings.get(key) ?? fallback)
  const vat = text('invoice.vat')
  return {
    vat: vat === 'Standard' || vat === 'Exempt' ? vat : 'Margin',
    vatRate: number('invoice.vatRate', 0.2),
    proformaDays: number('booking.proformaDays', 7),
    refundDays: number('booking.refundDays', 7),
    exchangeMonths: number('booking.exchangeMonths', 1),
    mileageLimit: number('booking.mileageLimit', 1000),
    court: localizedSetting(settings, 'booking.court', language),
    company: text('site.legal.company'),
    rib: text('company.rib'),
    email: text('site.email'),
    phone: text('customerCentre.phone'),
    assistance: text('assistance.phone'),
    loan: await readConfigs(deps),
  }
}

/** Returns the statuses with which a document is first printed. */
function statusesOf(type: BookingPrintout): BookingStatus[] {
  return bookingWorkflow.steps.filter((step) => 'effects' in step && (step.effects as readonly string[]).includes(type)).map(({ to }) => to)
}

async function isTheirs(deps: Deps, actor: Actor, id: number): Promise<boolean> {
  return isSeen(deps.db, await viewerOf(deps, actor), id)
}

const isStaff = ({ roles }: Actor) => roles.some((role) => ['agent', 'expert', 'controller', 'manager', 'admin'].includes(role))

/** Checks that the member of staff may see the booking. Throws NotFound otherwise. */
async function checkTheirs(deps: Deps, actor: Actor, id: number): Promise<void> {
  if (!(await isTheirs(deps, actor, id))) throw new AppError('NotFound', { id })
}

/**
 * Prints a document on request of staff: the first one in a language as the job does, later ones as a new version. Throws PrintoutNotReady
 * when the booking has not reached the step.
 */
export async function reprint(deps: Deps, actor: Actor, id: number, type: BookingPrintout, language: Language): Promise<DocumentInfo> {
  await checkTheirs(deps, actor, id)
  const [facts, statusId] = await Promise.all([findBookingFacts(deps.db, id), findStatusId(deps.db, id, statusesOf(type))])
  if (!facts || statusId === null || !isDue(type, facts)) throw new AppError('PrintoutNotReady')
  const printed = (await listDocumentsOf(deps.db, { type: 'Booking', id }, 'staff')).some(
    (document) => document.type === type && document.language === language && document.reference === printoutReference(type, facts),
  )
  const madeFor = printed ? `booking:again:${randomUUID()}` : keyOf(statusId, type, language)
  return keep(deps, facts, type, language, madeFor, actor.id)
}

/** Returns the documents of a booking for its customer. Throws NotFound for other callers, even with the key. */
export async function customerPrintouts({ db }: Pick<Deps, 'db'>, actor: Actor, key: string): Promise<DocumentInfo[]> {
  const id = await findOwnBooking(db, key, actor.id ?? '')
  if (id === null) throw new AppError('NotFound')
  return listDocumentsOf(db, { type: 'Booking', id }, 'owner')
}

/** Returns the documents of a booking for staff, and those that can be printed. Throws NotFound. */
export async function staffPrintouts(
  deps: Deps,
  actor: Actor,
  id: number,
): Promise<{ documents: DocumentInfo[]; printable: BookingPrintout[] }> {
  await checkTheirs(deps, actor, id)
  const [documents, facts] = await Promise.all([listDocumentsOf(deps.db, { type: 'Booking', id }, 'staff'), findBookingFacts(deps.db, id)])
  const printable: BookingPrintout[] = []
  for (const type of bookingPrintouts)
    if (facts && isDue(type, facts) && (await findStatusId(deps.db, id, statusesOf(type))) !== null) printable.push(type)
  return { documents, printable }
}

/** Access to the documents of a booking: its customer, and the staff of its area. */
export const bookingDocuments: DocumentOwner = {
  async mayRead(deps, actor, ownerId, type) {
    const owner = await findBookingOwner(deps.db, ownerId)
    if (!owner) return false
    if (isOwner(actor, owner.subject)) return !staffOnly.includes(type)
    return isStaff(actor) && isTheirs(deps, actor, ownerId)
  },
  async isOwn(deps, actor, ownerId) {
    const owner = await findBookingOwner(deps.db, ownerId)
    return isOwner(actor, owner?.subject)
  },
  async mayAdd(deps, actor, ownerId, type) {
    if (!(await this.mayRead(deps, actor, ownerId, type))) throw new AppError('NotFound', { id: ownerId })
  },
  async mayRemove(deps, _trx, actor, { ownerId, type }) {
    // printed documents are permanent; the sender may delete an upload
    if (!bookingUploads.some((one) => one === type)) throw new AppError('Forbidden')
    if (!(await this.mayRead(deps, actor, ownerId, type))) throw new AppError('NotFound', { id: ownerId })
  },
}
