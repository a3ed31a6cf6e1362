import { Readable } from 'node:stream'
import { readWanted } from '#domains/foundation/team/lookup/rules.ts'
import { findRecords } from '#domains/foundation/team/lookup/store.ts'
import { serverText } from '#i18n/server.ts'
import type { Deps } from '#platform/context.ts'
import type { Actor } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { type Language, localized } from '#shared/language.ts'
import { type Paged, toPage } from '#shared/paging.ts'
import { spacedPhone } from '#shared/phone.ts'
import { instantOf, localTime } from '#shared/working-time.ts'
import { exchangeMonth } from '../bookings/rules.ts'
import { askLimits, exchangeTerms, viewerOf } from '../bookings/service.ts'
import { awaits, type BookingStatus, beforeInvoice, bookingWorkflow, isLost, staffActions, stations } from '../bookings/status.ts'
import { isSeen } from '../bookings/store.ts'
import { carriedOver, settled } from '../effects/rules.ts'
import { findStepFacts, type StepFacts } from '../effects/store.ts'
import { lowestPrice, mayDecide } from '../transitions/rules.ts'
import { isRecordGuard, missing } from '../transitions/service.ts'
import { findReturned } from '../transitions/store.ts'
import { missingOfBuyer } from '../writes/rules.ts'
import type { Balance, BlockReason, BookingRecord, CheckPart, ExchangeCar, QueueCounts, QueueFilters, QueueRow, Steps } from './contract.ts'
import { asStaff, csvLine, nextAction, stepsFor } from './rules.ts'
import {
  countViews,
  findAsks,
  findCars,
  findCheckParts,
  findComments,
  findLines,
  findOpenAsks,
  findQueue,
  findQueueIds,
  findReached,
  findRecord,
  type OpenAsk,
  type QueueLine,
} from './store.ts'

/** Number of table lines read per query of the export. */
const exportStep = 500

/** Returns whether an open request of a booking waits for the caller's decision. */
async function isToDecide({ db }: Pick<Deps, 'db'>, actor: Actor, id: number, asks: readonly OpenAsk[] | null): Promise<boolean> {
  if (!asks || asks.length === 0) return false
  const worker = asStaff(actor)
  const lowest = lowestPrice(await findStepFacts(db, id), worker.roles, await askLimits({ db }))
  return asks.some((ask) => mayDecide(ask, { ...worker, lowest }))
}

async function shown(deps: Deps, { asks, ...line }: QueueLine, actor: Actor): Promise<QueueRow> {
  return { ...line, isToDecide: await isToDecide(deps, actor, line.id, asks), nextAction: nextAction(line.status, actor) }
}

/** Counts the bookings that wait for the caller's decision. */
export async function countDecisions(deps: Deps, actor: Actor): Promise<{ count: number }> {
  const open = await findOpenAsks(deps.db, await viewerOf(deps, actor))
  let count = 0
  for (const { id, asks } of open) if (await isToDecide(deps, actor, id, asks)) count++
  return { count }
}

/** Returns one page of the work queue with the counts of its tabs. */
export async function listVehicleBookings(
  deps: Deps,
  actor: Actor,
  asked: QueueFilters & { page: number; size: number },
): Promise<Paged<QueueRow> & { counts: QueueCounts }> {
  const viewer = await viewerOf(deps, actor)
  const now = deps.clock.now()
  const [{ rows, count }, counts] = await Promise.all([findQueue(deps.db, viewer, asked, now), countViews(deps.db, viewer, now)])
  return {
    ...toPage(await Promise.all(rows.map((line) => shown(deps, line, actor))), asked.page, asked.size, count),
    counts,
  }
}

/** Streams the queue as CSV in parts; concurrent changes may or may not be included. */
export async function exportVehicleBookings(deps: Deps, actor: Actor, filters: QueueFilters, language: Language): Promise<Readable> {
  const viewer = await viewerOf(deps, actor)
  const now = deps.clock.now()
  const ids = await findQueueIds(deps.db, viewer, filters, now)
  const t = serverText('bookingsMail', language)
  const words = serverText('bookingCase', language)
  const clock = (instant: string | null) => {
    if (instant === null) return null
    const { day, time } = localTime(instant)
    return `${day} ${time}`
  }
  async function* parts(): AsyncGenerator<string> {
    const heads = ['reference', 'status', 'due', 'late', 'created', 'car', 'vehicle', 'plate', 'customer', 'phone'] as const
    const more = ['area', 'adviser', 'sale', 'price', 'newPrice', 'toReturn'] as const
    yield `\uFEFF${csvLine([...heads, ...more].map((column) => t(`table.${column}`)))}`
    for (let from = 0; from < ids.length; from += exportStep) {
      const lines = await findLines(deps.db, ids.slice(from, from + exportStep), now)
      yield lines
        .map((line) =>
          csvLine([
            line.reference,
            words(`status.${line.status}`),
            clock(line.due),
            t(line.isOverdue ? 'table.yes' : 'table.no'),
            clock(line.created),
            line.vehicle.title,
            line.vehicle.reference,
            line.vehicle.plate,
            line.customer.name,
            line.customer.phone === null ? null : spacedPhone(line.customer.phone),
            line.area === null ? null : localized(line.area.names, language),
            line.assignee?.name ?? null,
            line.sale.reference,
            line.price,
            line.newPrice,
            line.toReturn || null,
          ]),
        )
        .join('')
    }
  }
  return Readable.from(parts())
}

/** Returns the record of a booking. Throws NotFound for another area. */
export async function getVehicleBooking(deps: Deps, actor: Actor, id: number): Promise<BookingRecord> {
  const { db, clock } = deps
  const viewer = await viewerOf(deps, actor)
  const now = clock.now()
  const row = await findRecord(db, viewer, id, now)
  if (!row) throw new AppError('NotFound', { id })
  const { delivered, toReturn, isOwn, ...record } = row
  // a colleague handles the caller's own purchase
  const worker = isOwn ? { ...actor, roles: [] } : actor
  const [facts, terms, reached, checkParts, comments, asks, limits, returned] = await Promise.all([
    findStepFacts(db, id),
    exchangeTerms(deps),
    findReached(db, id),
    findCheckParts(db, id),
    findComments(db, row.sale.id),
    findAsks(db, id),
    askLimits(deps),
    findReturned(db, id),
  ])
  const month = exchangeMonth(delivered, terms, now)
  const lowest = lowestPrice(facts, worker.roles, limits)
  const shownAsks = asks.map(({ by, ...ask }) => ({
    ...ask,
    mayDecide: ask.state === 'Open' && mayDecide({ ...ask, by }, { ...worker, lowest }),
  }))
  return {
    ...record,
    isToDecide: shownAsks.some(({ mayDecide }) => mayDecide),
    floorPrice: facts.floorPrice,
    nextAction: nextAction(row.status, worker),
    journey: stations.map((status) => ({ status, at: reached.get(status) ?? null })),
    steps: stepsOf(row.status, worker, facts, terms, now),
    balance: balanceOf(facts, toReturn),
    exchange: month && {
      until: instantOf(month.until, '23:59').toISOString(),
      mileageLimit: (facts.deliveryMileage ?? 0) + terms.kilometres,
      isOpen: awaits(row.status, 'recover') && month.daysLeft > 0,
    },
    checkParts,
    comments,
    asks: shownAsks,
    buyerMissing: beforeInvoice.includes(row.status) ? missingOfBuyer(facts.buyer) : [],
    managerPrice: lowestPrice(facts, ['manager'], limits),
    alone: { price: lowest, refund: Math.max(0, limits.refund - returned) },
  }
}

function balanceOf(facts: StepFacts, toReturn: number): Balance {
  const total = facts.price + facts.packPrice
  const paid = settled(facts)
  return {
    price: facts.price,
    warranty: facts.packPrice,
    total,
    settled: paid,
    open: isLost(facts.status) ? 0 : Math.max(0, total - paid),
    toReturn,
  }
}

/** Reasons of blocked steps, as translation keys. */
const reasonOf: Record<string, BlockReason> = {
  priceIsPaid: 'PriceNotPaid',
  checkListDone: 'CheckListOpen',
  customerSigned: 'NotSigned',
  withinExchange: 'ExchangeOver',
}

function stepsOf(status: BookingStatus, actor: Actor, facts: StepFacts, terms: { months: number; kilometres: number }, now: Date): Steps {
  const mine = stepsFor(status, actor)
  const steps: Steps = { allowed: [], blocked: [] }
  for (const step of bookingWorkflow.steps) {
    const action = staffActions.find((one) => one === step.action)
    if (!action || !step.from.some((from) => from === status)) continue
    const roles = step.who.filter((role) => role !== 'customer')
    const guard = 'guard' in step && isRecordGuard(step.guard) ? step.guard : null
    // price and payment details are part of the step's input
    const reason = guard === null ? undefined : reasonOf[guard]
    const fault = guard && missing(guard, facts, terms, now)
    const isUnsaid = guard === 'paymentDetailsGiven' && missingOfBuyer(facts.buyer).length > 0
    if (!mine.includes(action)) steps.blocked.push({ action, reason: 'OtherRole', roles })
    else if (isUnsaid) steps.blocked.push({ action, reason: 'BuyerIncomplete', roles })
    else if (guard && reason && fault) steps.blocked.push({ action, reason: fault.code === 'CancelAsked' ? fault.code : reason, roles })
    else steps.allowed.push(action)
  }
  return steps
}

/** Returns the check list of a booking. Throws NotFound. */
export async function listCheckParts(deps: Deps, actor: Actor, id: number): Promise<CheckPart[]> {
  if (!(await isSeen(deps.db, await viewerOf(deps, actor), id))) throw new AppError('NotFound', { id })
  return findCheckParts(deps.db, id)
}

/** Searches cars by text, with the settlement of an exchange for each. Throws NotFound. */
export async function listExchangeCars(deps: Deps, actor: Actor, id: number, text: string): Promise<ExchangeCar[]> {
  const { db, clock } = deps
  if (!(await isSeen(db, await viewerOf(deps, actor), id))) throw new AppError('NotFound', { id })
  const now = clock.now()
  const year = Number(localTime(now).day.slice(0, 4))
  // ignores personal data in the text
  const wanted = { ...readWanted(text, year), references: [], phone: null, email: null, name: null }
  const found = await findRecords(db, wanted, null)
  const paid = settled(await findStepFacts(db, id))
  const cars = await findCars(
    db,
    id,
    found.filter(({ kind }) => kind === 'vehicle').map((one) => one.id),
    now,
  )
  return cars.map(({ isForSale, ...car }) => ({ ...car, sums: isForSale && car.price !== null ? carriedOver(paid, car.price) : null }))
}
