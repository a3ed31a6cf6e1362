import type { Transaction } from 'kysely'
import { addCompletionTask } from '#domains/catalogue/stock/tasks/service.ts'
import { missingOf, transitionVehicle } from '#domains/catalogue/vehicles/service.ts'
import { findPublishingFacts } from '#domains/catalogue/vehicles/store.ts'
import type { DocumentType } from '#domains/foundation/documents/contract.ts'
import { documentTypes } from '#domains/foundation/documents/rules.ts'
import { workingCalendar } from '#domains/foundation/reference/service.ts'
import { findSetting, findSettings } from '#domains/foundation/reference/store.ts'
import { openAdvertOf } from '#domains/processes/adverts/service.ts'
import { missingForContract } from '#domains/processes/inspection/rules.ts'
import { openSheet } from '#domains/processes/inspection/service.ts'
import {
  agreeExtras,
  closeSheet,
  giveSheetToAd,
  offerOf,
  sheetOf,
  startOf,
  transitionExpertise,
} from '#domains/processes/inspection/transitions/service.ts'
import type { Deps } from '#platform/context.ts'
import type { Database } from '#platform/tables.ts'
import { transition } from '#platform/transition.ts'
import { fieldError } from '#platform/validation.ts'
import { type Actor, system } from '#shared/actor.ts'
import type { ExpertiseEvent } from '#shared/domain-events.ts'
import { AppError } from '#shared/errors.ts'
import type { DayHours } from '#shared/opening.ts'
import { addWorkingMinutes, localTime } from '#shared/working-time.ts'
import { printoutJob, printoutOf } from '../documents/service.ts'
import { findLastStep } from '../documents/store.ts'
import { cancelBookingOf, continueAsIntermediation, deduct, followStep } from '../effects/service.ts'
import { type PurchaseNotice, tell } from '../messages.ts'
import { neededPapers, type OfferReason, orderNumber, paperState, type SentPaper, unexplained } from '../rules.ts'
import {
  awaitsHouse,
  endedStatuses,
  type PurchaseAction,
  type PurchaseEffect,
  type PurchaseGuard,
  type PurchaseStatus,
  purchaseWorkflow,
} from '../status.ts'
import {
  decideTransfer,
  findReasons,
  insertQuotation,
  lockPurchase,
  nextOrder,
  type PurchaseFacts,
  updateOffered,
  updatePurchase,
} from '../store.ts'

type Trx = Transaction<Database>

/** Requested action with its input. */
export interface PurchaseMove {
  id: number
  action: PurchaseAction
  actor: Actor
  comment?: string | undefined
  /** offer in whole dirhams, with its start value and reasons */
  quotation?: number | undefined
  startValue?: number | undefined
  reasons?: readonly OfferReason[] | undefined
  wishedPrice?: number | undefined
  /** the owner confirmed a price above the market range */
  isSure?: boolean | undefined
  reasonId?: number | undefined
}

interface Ground {
  deps: Deps
  trx: Trx
  facts: PurchaseFacts
  move: PurchaseMove
}

/** Actions that store an offer. */
const offering: readonly PurchaseAction[] = ['submitExpertise', 'resubmit', 'newOffer']

/**
 * Executes every action of the purchase workflow: stores the input, checks guards, runs effects and sets the next due time. The caller
 * checks access before. Throws NotFound, TransitionNotAllowed, OfferOver, PapersMissing, TooManyAdverts, or BadRequest with the missing
 * fields.
 */
export async function transitionPurchase(deps: Deps, trx: Trx, move: PurchaseMove): Promise<{ from: PurchaseStatus; to: PurchaseStatus }> {
  const before = await lockPurchase(trx, move.id)
  if (!before) throw new AppError('NotFound', { id: move.id })
  const ground = { deps, trx, facts: before, move }
  const price = priceOf(ground)
  const moved = await transition(trx, {
    workflow: purchaseWorkflow,
    id: move.id,
    action: move.action,
    actor: move.actor,
    comment: move.comment,
    ...(price !== undefined && { price }),
    // only for an actor who may take the action now
    async guard(name) {
      await keepGiven(ground)
      checkGuard({ ...ground, facts: (await lockPurchase(trx, move.id)) ?? before }, name as PurchaseGuard)
    },
    effect: (name) => writeEffect(ground, name as PurchaseEffect),
  })
  await followStep(deps, trx, move.id, moved.to, move.actor.id)
  if (endedStatuses.some((ended) => ended === moved.to)) await endSheet(deps, trx, move.id, moved.to)
  if (moved.to === 'Canceled') await cancelBookingOf(deps, trx, move.id, move.actor, move.comment ?? '')
  if (moved.to !== 'DocumentsConformityAccepted') await updatePurchase(trx, move.id, { due: await dueIn(deps, trx, moved.to) })
  return moved
}

/** Closes the inspection of an ended request unless another module has taken it over. */
async function endSheet(deps: Deps, trx: Trx, id: number, to: PurchaseStatus): Promise<void> {
  const sheet = await sheetOf(trx, 'Purchase', id)
  if (sheet) await closeSheet(deps, trx, sheet.id, { isGood: to === 'Complete', reason: 'caseEnded' })
}

/** Returns the amount stored in the history: the offered or the requested price. */
function priceOf({ facts, move }: Ground): number | undefined {
  if (move.action === 'negotiate') return move.wishedPrice
  if (move.action === 'approveQuotation') return facts.quotation ?? undefined
  return offering.includes(move.action) ? (move.quotation ?? facts.quotation ?? undefined) : undefined
}

/** Stores the input of an action; a failed transition rolls it back. */
async function keepGiven({ deps: { clock }, trx, facts, move }: Ground): Promise<void> {
  const { id, action, actor, quotation, startValue = null, reasons = [], wishedPrice, reasonId } = move
  if (offering.includes(action)) {
    // a resubmitted inspection may keep its offer; a rejected or countered offer needs a new one
    const isAnswered = facts.status === 'QuotationRejected' || facts.status === 'CustomerNegociated'
    if (quotation === undefined && (isAnswered || facts.quotation === null)) throw fieldError('quotation', 'required')
    if (quotation !== undefined) {
      const gap = unexplained(startValue, reasons, quotation)
      if (gap !== 0) throw fieldError('reasons', 'unexplained', { limit: gap })
      await insertQuotation(trx, { id, amount: quotation, startValue, reasons, by: actor.id }, clock.now())
      await updatePurchase(trx, id, { quotation })
    }
  }
  if (action === 'negotiate' && wishedPrice !== undefined) await updatePurchase(trx, id, { wishedPrice })
  if (action === 'cancel' && reasonId !== undefined) {
    if (!(await findReasons(trx)).some((reason) => reason.id === reasonId)) throw fieldError('reasonId', 'invalid')
    await updatePurchase(trx, id, { reasonId })
  }
}

/** Returns the error of an unmet guard; null when it is met. */
export function missing(name: PurchaseGuard, facts: PurchaseFacts, now: Date): AppError | null {
  const papers = neededPapers(facts, now).map((paper) => ({ type: paper.type, state: paperState(paper, facts.papers) }))
  switch (name) {
    case 'storeIsOpen':
      return facts.areaIsOpen ? null : fieldError('storageAreaId', 'invalid')
    case 'quotationGiven':
      return facts.quotation === null ? fieldError('quotation', 'required') : null
    case 'offerStands':
      return facts.quotationUntil !== null && facts.quotationUntil > now ? null : new AppError('OfferOver')
    case 'priceWished': {
      if (facts.wishedPrice === null) return fieldError('wishedPrice', 'required')
      // a requested price at or below the offer is refused: the offer can be accepted
      return facts.wishedPrice <= (facts.quotation ?? 0)
        ? fieldError('wishedPrice', 'tooSmall', { limit: (facts.quotation ?? 0) + 1 })
        : null
    }
    case 'documentsPresent': {
      const open = papers.filter(({ state }) => state === 'Missing' || state === 'Rejected')
      return open.length === 0 ? null : new AppError('PapersMissing', { types: open.map(({ type }) => type).join(', ') })
    }
    case 'documentsAccepted': {
      const open = papers.filter(({ state }) => state !== 'Accepted')
      return open.length === 0 ? null : new AppError('PapersMissing', { types: open.map(({ type }) => type).join(', ') })
    }
    case 'documentRejected':
      return facts.papers.some(({ status }) => status === 'Rejected') ? null : fieldError('documents', 'required')
    case 'readyToBill': {
      if (!facts.hasBankAccount) return fieldError('bankAccount', 'required')
      const unknown = missingForContract(facts.car)
      return unknown && fieldError(unknown, 'required')
    }
    case 'papersSigned':
      return facts.papers.some((paper) => paper.type === 'TransferPV' && isSigned(paper, facts.contracted))
        ? null
        : new AppError('PapersMissing', { types: 'TransferPV' })
    case 'transferGiven':
      return facts.transfer === null ? fieldError('transfer', 'required') : null
    case 'hasAccount':
      return facts.hasAccount ? null : fieldError('account', 'required')
    case 'cancellationReason':
      return facts.hasReason ? null : fieldError('reasonId', 'required')
  }
}

/** A signed document counts when the controller accepted it and it was uploaded after the contract. */
function isSigned({ status, created }: SentPaper, contracted: Date | null): boolean {
  return status === 'Accepted' && (contracted === null || created === undefined || new Date(created) >= contracted)
}

function checkGuard({ deps, facts, move }: Ground, name: PurchaseGuard): void {
  // a value from an earlier action does not count
  if (name === 'priceWished' && move.wishedPrice === undefined) throw fieldError('wishedPrice', 'required')
  if (name === 'cancellationReason' && move.reasonId === undefined) throw fieldError('reasonId', 'required')
  if (name === 'transferGiven' && facts.transfer?.preparedBy === move.actor.id) throw new AppError('SecondPerson')
  const fault = missing(name, facts, deps.clock.now())
  if (fault) throw fault
  // a price above the range may be a typing error: it must be confirmed
  if (name === 'priceWished' && facts.marketHigh !== null && (facts.wishedPrice ?? 0) > facts.marketHigh && !move.isSure)
    throw fieldError('wishedPrice', 'aboveRange', { limit: facts.marketHigh })
}

/** Effects with their own implementation; those named after a document type or a notice share one. */
const effects: Record<Exclude<PurchaseEffect, DocumentType | 'voucher' | `${string}:${string}`>, (ground: Ground) => Promise<void>> = {
  async openExpertise({ deps, trx, facts: { id, vehicleId, storageAreaId, estimatedLow, estimatedHigh, estimatedFor }, move: { actor } }) {
    // without an estimate the manager sets the start value
    const startValue = startOf(estimatedLow, estimatedHigh)
    const given = {
      type: 'Purchase',
      vehicleId,
      ownerId: id,
      storageAreaId,
      startValue,
      startReason: null,
      valueBasis: estimatedFor,
    } as const
    await openSheet(deps, trx, given, actor)
  },
  async openOffer({ deps, trx, facts: { id } }) {
    const now = deps.clock.now()
    const days = Number((await findSetting(trx, 'purchases.offerDays')) ?? 7)
    await updateOffered(trx, id, now)
    await updatePurchase(trx, id, { quotationUntil: new Date(now.getTime() + days * 86_400_000), wishedPrice: null })
  },
  async forgetWish({ trx, facts: { id } }) {
    await updatePurchase(trx, id, { wishedPrice: null })
  },
  async numberOrder({ deps, trx, facts: { id } }) {
    const now = deps.clock.now()
    const year = localTime(now).day.slice(0, 4)
    await updatePurchase(trx, id, { orderNumber: orderNumber(year, await nextOrder(trx)), billed: now })
  },
  async startPaymentClock({ deps, trx, facts: { id } }) {
    const now = deps.clock.now()
    const hours = Number((await findSetting(trx, 'payment.sellerHours')) ?? 24)
    const due = new Date(now.getTime() + hours * 3_600_000)
    // a transfer prepared before the documents were checked again must be prepared again
    await decideTransfer(trx, { id, state: 'SentBack', by: null, remark: null }, now)
    await updatePurchase(trx, id, { conformed: now, transferDue: due, due })
  },
  async notePayment({ deps, trx, facts: { id, reference, transfer }, move: { actor } }) {
    const now = deps.clock.now()
    if (transfer?.isDeduction) await deduct(deps, trx, { id, reference, amount: transfer.amount, by: actor.id })
    await decideTransfer(trx, { id, state: 'Confirmed', by: actor.id, remark: null }, now)
    await updatePurchase(trx, id, { paid: now, ...(transfer && { transferReference: transfer.reference }) })
  },
  async openIntermediation({ deps, trx, facts, move: { actor } }) {
    await continueAsIntermediation(deps, trx, facts.id, { by: actor.id, isStaff: !actor.roles.includes('customer') })
  },
  // opens a draft advert with the known data and the requested price, if any; the owner adds photos and a text
  async openAdvert({ deps, trx, facts: { id, vehicleId, customerId, language, wishedPrice }, move: { actor } }) {
    const adId = await openAdvertOf(deps, trx, { vehicleId, customerId, language, price: wishedPrice, by: actor.id })
    const sheet = await sheetOf(trx, 'Purchase', id)
    if (sheet?.status === 'QuotationAccepted') await giveSheetToAd(trx, 'Purchase', id, adId)
  },
  // an incomplete card stays a stock draft with its missing fields listed; the car is paid all the same
  async enterStock({ deps, trx, facts: { vehicleId, reference } }) {
    if (missingOf('mandatoryFields', await findPublishingFacts(trx, vehicleId)).length === 0)
      await transitionVehicle(deps, trx, { id: vehicleId, action: 'submit', actor: system })
    else await addCompletionTask(trx, vehicleId, { reason: 'bought', reference })
  },
}

const isDocument = (name: PurchaseEffect): name is Extract<PurchaseEffect, DocumentType> => documentTypes.some((type) => type === name)
const isNotice = (name: PurchaseEffect): name is Extract<PurchaseEffect, `${string}:${string}`> => name.includes(':')

/** Runs one effect in the transaction of the action. */
async function writeEffect(ground: Ground, name: PurchaseEffect): Promise<void> {
  const { deps, trx, facts, move } = ground
  if (isNotice(name)) {
    const [way, notice] = name.split(':') as ['mail' | 'mail+sms', PurchaseNotice]
    const told = notice === 'paid' && facts.transfer?.isDeduction ? 'deducted' : notice
    return tell(deps, trx, facts.id, { way, notice: told, word: move.comment?.trim() || null })
  }
  if (name === 'voucher' || isDocument(name)) return print(ground, name)
  await effects[name](ground)
}

/** Enqueues the document of this transition in its transaction. */
async function print({ deps, trx, facts: { id } }: Ground, name: 'voucher' | DocumentType): Promise<void> {
  const { statusId, type } = await findLastStep(trx, id)
  const wish = printoutOf(name, type)
  if (wish) await deps.queue.enqueue(printoutJob, { purchaseId: id, type: wish, statusId }, { db: trx, key: `${wish}:${statusId}` })
}

/** Returns the due time of the next staff action: setting `purchases.dueMinutes`, in working minutes; null when the owner acts next. */
export async function dueIn({ clock }: Deps, trx: Trx, status: PurchaseStatus): Promise<Date | null> {
  if (!awaitsHouse.includes(status)) return null
  const settings = await findSettings(trx, 'purchases.')
  const hours: DayHours[] = JSON.parse((await findSetting(trx, 'customerCentre.hours')) ?? '[]')
  const now = clock.now()
  return addWorkingMinutes(await workingCalendar(trx, hours, now), now, Number(settings.get('purchases.dueMinutes') ?? 600))
}

/** Purchase action of each inspection transition. */
const follows: Record<string, PurchaseAction> = {
  'Draft Submitted': 'submitExpertise',
  'PendingEdits Submitted': 'resubmit',
  'Submitted PendingEdits': 'askEdits',
  'QuotationRejected QuotationSubmitted': 'resubmit',
  'QuotationSubmitted QuotationAccepted': 'approveQuotation',
  'QuotationSubmitted QuotationRejected': 'rejectQuotation',
}
/** Purchase actions that the inspection executes. */
const judged = { approveQuotation: 'acceptQuotation', rejectQuotation: 'rejectQuotation' } as const

/**
 * Moves the purchase after an inspection transition; the quotation and findings become the offer and its reasons. Throws the errors of
 * `transitionPurchase`.
 */
export async function followExpertise(trx: Trx, news: ExpertiseEvent, deps: Deps): Promise<void> {
  if (news.type !== 'Purchase' || news.ownerId === null) return
  const id = news.ownerId
  const action = follows[`${news.from} ${news.to}`]
  const { quotation, startValue, reasons } = await offerOf(trx, news.expertiseId)
  const offer = quotation !== null && startValue !== null ? { quotation, startValue, reasons } : {}
  if (action === undefined) {
    // the manager may have changed the start value after submission
    if (news.to !== 'QuotationSubmitted' || quotation === null) return
    const facts = await lockPurchase(trx, id)
    if (facts?.quotation === quotation) return
    await insertQuotation(trx, { id, amount: quotation, startValue, reasons, by: news.actor.id }, deps.clock.now())
    await updatePurchase(trx, id, { quotation })
    return
  }
  const isOffering = action === 'submitExpertise' || action === 'resubmit'
  await transitionPurchase(deps, trx, { id, action, actor: news.actor, comment: news.comment ?? undefined, ...(isOffering && offer) })
}

/**
 * Executes a staff action by the inspection: judges the quotation, or makes a new offer from the findings plus extras. An offer from
 * before inspections existed can only rise. Throws the errors of `transitionPurchase` and `transitionExpertise`.
 */
export async function moveBySheet(deps: Deps, trx: Trx, move: PurchaseMove): Promise<void> {
  const { id, action, actor, comment, quotation } = move
  const sheet = await sheetOf(trx, 'Purchase', id)
  if (sheet && (action === 'approveQuotation' || action === 'rejectQuotation')) {
    await transitionExpertise(deps, trx, { id: sheet.id, action: judged[action], actor, comment })
    return
  }
  if (action !== 'newOffer' || quotation === undefined) {
    await transitionPurchase(deps, trx, move)
    return
  }
  const facts = await lockPurchase(trx, id)
  if (!sheet) {
    if (facts?.quotation && quotation < facts.quotation) throw fieldError('quotation', 'tooSmall', { limit: facts.quotation })
    await transitionPurchase(deps, trx, move)
    return
  }
  await agreeExtras(deps, trx, sheet.id, { amount: quotation, reason: comment?.trim() || null, actor })
  const { startValue, reasons } = await offerOf(trx, sheet.id)
  await transitionPurchase(deps, trx, { ...move, startValue: startValue ?? undefined, reasons })
}

/** Returns the staff actions that are blocked until the inspection has a quotation to judge. */
export async function stepsBySheet({ db }: Pick<Deps, 'db'>, id: number): Promise<readonly PurchaseAction[]> {
  const sheet = await sheetOf(db, 'Purchase', id)
  return sheet && sheet.status !== 'QuotationSubmitted' ? ['approveQuotation', 'rejectQuotation'] : []
}
