import type { Transaction } from 'kysely'
import { cancelVisit, endVisit } from '#domains/cases/appointments/service.ts'
import { addCompletionTask } from '#domains/catalogue/stock/tasks/service.ts'
import { missingOf, transitionVehicle } from '#domains/catalogue/vehicles/service.ts'
import { heldStatuses, isOneOf } from '#domains/catalogue/vehicles/status.ts'
import { findPublishingFacts } from '#domains/catalogue/vehicles/store.ts'
import { updateFloorPrice, updateOperation, updatePrice, updateSwitches } from '#domains/catalogue/vehicles/writes/store.ts'
import { workingCalendar } from '#domains/foundation/reference/service.ts'
import { findSetting, findSettings } from '#domains/foundation/reference/store.ts'
import { openAdvertOf } from '#domains/processes/adverts/service.ts'
import { missingForContract } from '#domains/processes/inspection/rules.ts'
import { openSheet } from '#domains/processes/inspection/service.ts'
import { closeSheet, giveSheetToAd, startOf } from '#domains/processes/inspection/transitions/service.ts'
import { formatDate } from '#i18n/format.ts'
import type { Deps } from '#platform/context.ts'
import type { Database } from '#platform/tables.ts'
import { transition } from '#platform/transition.ts'
import { fieldError } from '#platform/validation.ts'
import { type Actor, system } from '#shared/actor.ts'
import type { ExpertiseEvent } from '#shared/domain-events.ts'
import { AppError } from '#shared/errors.ts'
import { defaultLanguage } from '#shared/language.ts'
import type { DayHours } from '#shared/opening.ts'
import { addWorkingMinutes, localTime } from '#shared/working-time.ts'
import { findTerms } from '../desk/store.ts'
import { enqueuePrintout, type PrintoutEffect } from '../documents/service.ts'
import { type IntermediationNotice, tell } from '../messages.ts'
import { settle } from '../rules.ts'
import {
  awaitsHouse,
  beforeExpertise,
  type IntermediationAction,
  type IntermediationEffect,
  type IntermediationGuard,
  type IntermediationStatus,
  intermediationWorkflow,
} from '../status.ts'
import { findOnSale, type IntermediationFacts, lockIntermediation, updateIntermediation } from '../store.ts'
import type { IntermediationKind } from '../values.ts'

type Trx = Transaction<Database>

/** Requested action with its input. */
export interface IntermediationMove {
  id: number
  action: IntermediationAction
  actor: Actor
  comment?: string | undefined
  /** of a proposal: owner's type, fees, asking price, floor price */
  type?: IntermediationKind | undefined
  intermediationTypeId?: number | undefined
  askingPrice?: number | undefined
  /** of an agreement: the floor price that the owner read */
  floorPrice?: number | undefined
  wishedFloor?: number | undefined
}

interface Ground {
  deps: Deps
  trx: Trx
  /** facts including the input of the action */
  facts: IntermediationFacts
  move: IntermediationMove
}

/**
 * Executes every action of the consignment workflow: stores the input, checks guards, runs effects and sets the next due time. The caller
 * checks access before. Throws NotFound, TransitionNotAllowed, EditConflict, CarHeld, NotSigned, PapersMissing, TooManyAdverts, or
 * BadRequest with the missing fields.
 */
export async function transitionIntermediation(
  deps: Deps,
  trx: Trx,
  move: IntermediationMove,
): Promise<{ from: IntermediationStatus; to: IntermediationStatus }> {
  const before = await lockIntermediation(trx, move.id)
  if (!before) throw new AppError('NotFound', { id: move.id })
  await keepGiven(trx, before, move)
  const facts = (await lockIntermediation(trx, move.id)) ?? before
  const ground = { deps, trx, facts, move }
  const price = priceOf(ground)
  const moved = await transition(trx, {
    workflow: intermediationWorkflow,
    ...{ id: move.id, action: move.action, actor: move.actor, comment: move.comment },
    ...(price !== null && { price }),
    guard: async (name) => checkGuard(ground, name as IntermediationGuard),
    effect: (name) => writeEffect(ground, name as IntermediationEffect),
  })
  // the inspection completes the appointment; an ended consignment cancels it
  const about = { intermediationId: move.id }
  if (moved.to === 'TechnicalExpertiseSubmitted') await endVisit(deps, trx, about, 'Done', move.actor.id, { isEarly: true })
  else if (!beforeExpertise.includes(moved.to)) await cancelVisit(deps, trx, about, { id: move.actor.id, isStaff: true })
  if (moved.to !== 'Complete') await updateIntermediation(trx, move.id, { due: await dueIn(deps, trx, move.id) })
  await keepSheet(ground, moved.to)
  return moved
}

/**
 * Updates the inspection after a transition. Accepted findings of a declined offer need no second inspection. The signature accepts the
 * inspection; an end before it closes it.
 */
async function keepSheet({ deps, trx, facts: { id, sheet } }: Ground, to: IntermediationStatus): Promise<void> {
  if (to === 'Accepted' && sheet?.status === 'QuotationAccepted')
    await transitionIntermediation(deps, trx, { id, action: 'submitExpertise', actor: system })
  // an accepted inspection moves to the advert: see `openAdvert`
  const isHandedOn = to === 'TransferedToAd' && sheet?.status === 'QuotationAccepted'
  if (!sheet || isHandedOn || (to !== 'ContractSigned' && to !== 'Rejected' && to !== 'TransferedToAd')) return
  await closeSheet(deps, trx, sheet.id, { isGood: to === 'ContractSigned', reason: 'caseEnded' })
}

/** Returns the amount stored in the history of an action. */
function priceOf({ facts, move: { action } }: Ground): number | null {
  if (action === 'proposeFloor' || action === 'agreeFloor') return facts.floorPrice
  if (action === 'wishFloor') return facts.wishedFloor
  return action === 'complete' ? facts.salePrice : null
}

/** Stores the input of an action; a failed transition rolls it back. */
async function keepGiven(trx: Trx, facts: IntermediationFacts, move: IntermediationMove): Promise<void> {
  const { id, action, type, intermediationTypeId, askingPrice, floorPrice, wishedFloor, comment } = move
  if (action === 'proposeFloor') {
    const lacking = Object.entries({ intermediationTypeId, askingPrice, floorPrice }).find(([, value]) => value === undefined)
    if (lacking) throw fieldError(lacking[0], 'required')
    if (intermediationTypeId === undefined || askingPrice === undefined || floorPrice === undefined) return
    if (floorPrice > askingPrice) throw fieldError('floorPrice', 'tooBig', { limit: askingPrice })
    // a deduction beyond the findings needs a reason, as with an offer
    const floorReason = floorPrice < (facts.sheet?.quotation ?? 0) ? comment?.trim() || null : null
    if (floorPrice < (facts.sheet?.quotation ?? 0) && floorReason === null && isInspected(facts)) throw fieldError('comment', 'required')
    const terms = await findTerms(trx, intermediationTypeId)
    if (!terms) throw fieldError('intermediationTypeId', 'invalid')
    const none = { wishedFloor: null, agreed: null, agreedBy: null, signatureDocument: null }
    const proposed = {
      askingPrice,
      floorPrice,
      floorReason,
      typeId: intermediationTypeId,
      terms: JSON.stringify(terms),
      ...(type && { type }),
    }
    await updateIntermediation(trx, id, { ...none, ...proposed })
  }
  if (action === 'wishFloor' && wishedFloor !== undefined) await updateIntermediation(trx, id, { wishedFloor })
  if (action === 'agreeFloor' && floorPrice !== undefined && floorPrice !== facts.floorPrice) throw new AppError('EditConflict')
}

/** Checks that the inspection is accepted; before, no price can be proposed. */
export const isInspected = ({ sheet }: Pick<IntermediationFacts, 'sheet'>): boolean =>
  sheet === null || sheet.status === 'QuotationAccepted' || sheet.status === 'Accepted'

/** Returns the error of an unmet guard; null when it is met. */
export function missing(name: IntermediationGuard, facts: IntermediationFacts): AppError | null {
  switch (name) {
    case 'storeIsOpen':
      return facts.areaIsOpen ? null : fieldError('storageAreaId', 'invalid')
    case 'floorGiven':
      if (!isInspected(facts)) return fieldError('expertise', 'required')
      return facts.floorPrice === null ? fieldError('floorPrice', 'required') : null
    case 'floorOpen':
      return facts.agreed === null && facts.floorPrice !== null ? null : new AppError('EditConflict')
    case 'floorWished':
      if (facts.agreed !== null) return new AppError('EditConflict')
      return facts.wishedFloor === null ? fieldError('wishedFloor', 'required') : null
    case 'readyForContract': {
      if (facts.agreed === null) return fieldError('agreed', 'required')
      const open = [...(facts.hasGreyCard ? [] : ['VehicleGrayCard']), ...(facts.hasIdentity ? [] : ['CustomerCIN'])]
      if (open.length > 0) return new AppError('PapersMissing', { types: open.join(', ') })
      const unknown = missingForContract(facts.car)
      return unknown && fieldError(unknown, 'required')
    }
    case 'hasAccount':
      return facts.hasAccount ? null : fieldError('account', 'required')
    case 'signatureGiven':
      return facts.isDrawn || facts.isSignedCopyThere ? null : new AppError('NotSigned')
    case 'carSold':
      return facts.salePrice === null ? fieldError('salePrice', 'required') : null
    case 'carFree': {
      const { held, vehicleStatus } = facts
      if (held === null && !isOneOf(heldStatuses, vehicleStatus)) return null
      return new AppError('CarHeld', { since: formatDate(localTime(held?.since ?? new Date()).day, defaultLanguage) })
    }
  }
}

function checkGuard({ facts, move }: Ground, name: IntermediationGuard): void {
  // a value from an earlier action does not count
  if (name === 'floorWished' && move.wishedFloor === undefined) throw fieldError('wishedFloor', 'required')
  const fault = missing(name, facts)
  if (fault) throw fault
}

/** Effects with their own implementation; documents and notices share one. */
const effects: Record<Exclude<IntermediationEffect, PrintoutEffect | `${string}:${string}`>, (ground: Ground) => Promise<void>> = {
  async openExpertise({
    deps,
    trx,
    facts: { id, vehicleId, storageAreaId, estimatedLow, estimatedHigh, estimatedFor, sheet },
    move: { actor },
  }) {
    if (sheet) return
    const startValue = startOf(estimatedLow, estimatedHigh)
    const given = {
      type: 'Intermediation',
      vehicleId,
      ownerId: id,
      storageAreaId,
      startValue,
      startReason: null,
      valueBasis: estimatedFor,
    } as const
    await openSheet(deps, trx, given, actor)
  },
  async assign({ trx, facts: { id }, move: { actor } }) {
    await updateIntermediation(trx, id, { assignedTo: actor.id })
  },
  async noteAgreement({ deps, trx, facts: { id }, move: { actor } }) {
    const isNoted = !actor.roles.includes('customer')
    await updateIntermediation(trx, id, { agreed: deps.clock.now(), agreedBy: isNoted ? actor.id : null, wishedFloor: null })
  },
  async openMandate({ deps, trx, facts: { id, reference } }) {
    const now = deps.clock.now()
    const days = Number((await findSetting(trx, 'intermediation.mandateDays')) ?? 90)
    const mandateUntil = localTime(now.getTime() + days * 86_400_000).day
    await updateIntermediation(trx, id, { contracted: now, mandateUntil, orderNumber: reference.replace(/^RI-/, 'BM-') })
  },
  // the car can be sold from here on; missing fields and photos are requested before it is published
  async enterStock({ deps, trx, facts: { id, reference, vehicleId, vehicleStatus, askingPrice, floorPrice }, move: { actor } }) {
    const now = deps.clock.now()
    await updateIntermediation(trx, id, { signed: now })
    await updateOperation(trx, vehicleId, 'Intermediation', actor.id)
    if (askingPrice !== null) await updatePrice(trx, vehicleId, askingPrice, actor.id, localTime(now).day)
    await updateFloorPrice(trx, vehicleId, floorPrice, actor.id)
    const lacks = missingOf('mandatoryFields', await findPublishingFacts(trx, vehicleId))
    if (lacks.length > 0) await addCompletionTask(trx, vehicleId, { reason: 'consigned', reference })
    else if (vehicleStatus === 'Draft') await transitionVehicle(deps, trx, { id: vehicleId, action: 'submit', actor: system })
  },
  async leaveStock({ deps, trx, facts: { vehicleId, vehicleStatus }, move: { actor, comment = '' } }) {
    if (vehicleStatus === 'Published') await transitionVehicle(deps, trx, { id: vehicleId, action: 'unpublish', actor: system, comment })
    await updateSwitches(trx, vehicleId, { isArchived: true }, actor.id)
  },
  // opens a draft advert with the known data; its owner adds photos and a text
  async openAdvert({ deps, trx, facts: { id, vehicleId, customerId, language, askingPrice, sheet }, move: { actor } }) {
    const adId = await openAdvertOf(deps, trx, { vehicleId, customerId, language, price: askingPrice, by: actor.id })
    if (sheet?.status === 'QuotationAccepted') await giveSheetToAd(trx, 'Intermediation', id, adId)
  },
  async settle({ deps, trx, facts: { id, terms, salePrice, floorPrice } }) {
    if (terms === null || salePrice === null || floorPrice === null) throw new Error(`the mediation ${id} has nothing to settle`)
    const now = deps.clock.now()
    const hours = Number((await findSetting(trx, 'payment.sellerHours')) ?? 24)
    const transferDue = new Date(now.getTime() + hours * 3_600_000)
    await updateIntermediation(trx, id, { sold: now, netPayout: settle(terms, salePrice, floorPrice).net, transferDue, due: transferDue })
  },
}

const printed: readonly IntermediationEffect[] = [
  'contract',
  'commitment',
  'saleContract',
  'IntermediationExpertiseSheet',
  'BankTransferCommitment',
  'TransferPV',
] satisfies PrintoutEffect[]
const isPrintout = (name: IntermediationEffect): name is PrintoutEffect => printed.includes(name)
const isNotice = (name: IntermediationEffect): name is Extract<IntermediationEffect, `${string}:${string}`> => name.includes(':')

/** Runs one effect in the transaction of the action. */
async function writeEffect(ground: Ground, name: IntermediationEffect): Promise<void> {
  const { deps, trx, facts, move } = ground
  if (isNotice(name)) {
    const [way, notice] = name.split(':') as ['mail' | 'mail+sms', IntermediationNotice]
    // an inspected car is not inspected again
    const isSeen = notice === 'accepted' && facts.sheet !== null && isInspected(facts)
    return tell(deps, trx, facts.id, { way, notice: isSeen ? 'acceptedSeen' : notice, word: move.comment?.trim() || null })
  }
  if (isPrintout(name)) return enqueuePrintout(deps, trx, facts.id, name)
  await effects[name](ground)
}

/** Returns the due time of the next staff action in working minutes (setting `purchases.dueMinutes`); null when another party acts next. */
export async function dueIn({ clock }: Pick<Deps, 'clock'>, trx: Trx, id: number): Promise<Date | null> {
  const facts = await lockIntermediation(trx, id)
  const isAnswered = facts?.status === 'FlooePriceSubmited' && (facts.agreed !== null || facts.wishedFloor !== null)
  const isToShow = facts?.status === 'ContractSigned' && !['Published', 'Reserved', 'Booked', 'Sold'].includes(facts.vehicleStatus)
  if (!facts || !(awaitsHouse.includes(facts.status) || isAnswered || isToShow)) return null
  const settings = await findSettings(trx, 'purchases.')
  const hours: DayHours[] = JSON.parse((await findSetting(trx, 'customerCentre.hours')) ?? '[]')
  const now = clock.now()
  return addWorkingMinutes(await workingCalendar(trx, hours, now), now, Number(settings.get('purchases.dueMinutes') ?? 600))
}

/** Completes the consignment of a delivered car with the owner's share. */
export async function followDelivery(trx: Trx, { vehicleId }: { vehicleId: number }, deps: Deps): Promise<void> {
  const sold = await findOnSale(trx, vehicleId)
  if (!sold) return
  await updateIntermediation(trx, sold.id, { bookingId: sold.bookingId, salePrice: sold.price })
  await transitionIntermediation(deps, trx, { id: sold.id, action: 'complete', actor: system })
}

/** Consignment action of each inspection transition. A rejected quotation reopens the inspection as rejected points do. */
const follows: Record<string, IntermediationAction> = {
  'Draft Submitted': 'submitExpertise',
  'Submitted PendingEdits': 'askEdits',
  'PendingEdits Submitted': 'resubmit',
  'QuotationSubmitted QuotationRejected': 'askEdits',
  'QuotationRejected QuotationSubmitted': 'resubmit',
}

/** Moves the consignment after an inspection transition. Throws the errors of `transitionIntermediation`. */
export async function followExpertise(trx: Transaction<Database>, news: ExpertiseEvent, deps: Deps): Promise<void> {
  const action = follows[`${news.from} ${news.to}`]
  if (news.type !== 'Intermediation' || news.ownerId === null || action === undefined) return
  await transitionIntermediation(deps, trx, { id: news.ownerId, action, actor: news.actor, comment: news.comment ?? undefined })
}
