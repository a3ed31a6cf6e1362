import type { z } from 'zod'
import { customerByPhone } from '#domains/customers/customers/service.ts'
import { workingCalendar } from '#domains/foundation/reference/service.ts'
import { staffOf } from '#domains/foundation/team/service.ts'
import { audited } from '#platform/audit.ts'
import type { Deps } from '#platform/context.ts'
import { fieldError, fieldErrors } from '#platform/validation.ts'
import type { Actor } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { e164 } from '#shared/phone.ts'
import { type Calendar, dayAfter, hoursOn, instantOf, localTime } from '#shared/working-time.ts'
import { type Capacity, freePlaces, loadOf } from '../rules.ts'
import { choose, termsOf } from '../service.ts'
import { findStores, findTaken, lockDay, updateStatus } from '../store.ts'
import { type AppointmentKind, appointmentKinds } from '../values.ts'
import type { AgendaDay, AgendaEntry, addAppointment, blockPlaces, listAgenda } from './contract.ts'
import {
  type AgendaPlace,
  deleteBlock,
  findAgenda,
  findAgendaStores,
  findDeliveries,
  findReference,
  insertBlocks,
  insertStaffAppointment,
  lockStaffAppointment,
} from './store.ts'

/** Returns the appointments of these days at the caller's stores, with their occupancy. */
export async function readAgenda(
  deps: Deps,
  actor: Actor,
  { from, days: count, area }: z.output<typeof listAgenda.query>,
): Promise<z.output<typeof listAgenda.output>> {
  const { db, clock } = deps
  const now = clock.now()
  const { within } = await staffOf(deps, actor)
  const days = [from ?? localTime(now).day]
  while (days.length < count) days.push(dayAfter(days.at(-1) as string))
  const span = { starts: instantOf(days[0] as string, '00:00'), ends: instantOf(dayAfter(days.at(-1) as string), '00:00') }
  const [results, deliveries, places, { holidays }, ...usual] = await Promise.all([
    findAgenda(db, within, span, area ?? null),
    findDeliveries(db, within, days, area ?? null),
    findAgendaStores(db, within, area ?? null),
    workingCalendar(db, [], now),
    ...appointmentKinds.map(async (kind) => ({ kind, ...(await termsOf(db, kind)) })),
  ])
  const stores = places.map((place) => {
    const own = results.filter(({ storageArea, status }) => storageArea.id === place.storageArea.id && status !== 'Missed')
    const calendar = { hours: place.hours, holidays }
    return { storageArea: place.storageArea, days: days.map((day) => dayOf(day, calendar, offeredAt(place, usual), own)) }
  })
  return { days, stores, results, deliveries }
}

type Offered = Capacity & { kind: AppointmentKind }

/** Returns the kinds with capacity at a store: its own capacities override those of the settings. */
const offeredAt = ({ own }: AgendaPlace, usual: readonly Offered[]): Offered[] =>
  usual.map(({ kind, places, minutes }) => ({ kind, places, minutes, ...own[kind] })).filter(({ places }) => places > 0)

function dayOf(date: string, calendar: Calendar, offered: readonly Offered[], entries: readonly AgendaEntry[]): AgendaDay {
  const hours = hoursOn(calendar, date)
  const offers = offered.map(({ kind, ...capacity }) => {
    const taken = entries
      .filter((entry) => entry.kind === kind)
      .map(({ place, starts, ends }) => ({ place, starts: new Date(starts), ends: new Date(ends) }))
    return { kind, places: capacity.places, slots: loadOf(calendar, capacity, taken, date) }
  })
  const closed = hours !== null ? null : calendar.holidays.has(date) ? 'Holiday' : 'Hours'
  return { date, hours: hours && { open: hours.open, close: hours.close }, closed, offers }
}

/**
 * Books a visit, test drive or delivery at a free time. The reference is a vehicle or a booking; a booking provides the person. Throws
 * BadRequest, SlotTaken.
 */
export async function bookAppointment(
  deps: Deps,
  actor: Actor,
  { kind, storageAreaId, note, ...asked }: z.output<typeof addAppointment.body>,
): Promise<{ id: number }> {
  const { within, subject } = await staffOf(deps, actor)
  if (within !== null && !within.includes(storageAreaId)) throw fieldError('storageAreaId', 'ownArea')
  const names = { starts: 'starts', storageAreaId: 'storageAreaId' }
  return audited(deps.db, actor, async (trx) => {
    const about = asked.reference === undefined ? null : await findReference(trx, within, asked.reference.toUpperCase())
    if (asked.reference !== undefined && about === null) throw fieldError('reference', 'invalid')
    const customerId = about?.customerId ?? (await customerByPhone(deps, trx, actor, personOf(asked)))
    const wish = { kind, storageAreaId, starts: new Date(asked.starts), isStaff: true, by: subject, names }
    const chosen = await choose(deps, trx, wish, null)
    const of = { vehicleId: about?.vehicleId ?? null, bookingId: about?.bookingId ?? null, note: note || null, customerId, by: subject }
    const id = await insertStaffAppointment(trx, { ...chosen, kind, storageAreaId, ...of }, deps.clock.now())
    if (id === null) throw fieldError('reference', 'taken')
    return { id }
  })
}

/** Validates the person of an appointment without a booking. Throws BadRequest. */
function personOf({ firstName, lastName, phone: typed }: Partial<Record<'firstName' | 'lastName' | 'phone', string | undefined>>) {
  const phone = typed === undefined ? null : e164(typed)
  const missing = Object.entries({ firstName, lastName, phone: typed }).filter(([, value]) => value === undefined)
  if (missing.length > 0) throw fieldErrors(missing.map(([field]) => ({ field, reason: 'required' })))
  if (phone === null) throw fieldError('phone', 'phone')
  return { firstName: firstName ?? '', lastName: lastName ?? '', phone }
}

/** Cancels an appointment of the staff or records its outcome. Throws NotFound; BadRequest for an outcome before its start. */
export async function finishAppointment(deps: Deps, actor: Actor, id: number, status: 'Cancelled' | 'Done' | 'Missed'): Promise<void> {
  const { within } = await staffOf(deps, actor)
  const now = deps.clock.now()
  await audited(deps.db, actor, async (trx) => {
    const starts = await lockStaffAppointment(trx, id, within)
    if (starts === null) throw new AppError('NotFound', { id })
    if (status !== 'Cancelled' && starts > now) throw fieldError('status', 'invalid')
    await updateStatus(trx, id, status, actor.id, now)
  })
}

/**
 * Blocks places for some hours of one day, from the last free one, because bookings take the first. Throws BadRequest, or SlotTaken when
 * fewer places are free.
 */
export async function blockFree(
  deps: Deps,
  actor: Actor,
  { storageAreaId, kind, places: count, note, ...asked }: z.output<typeof blockPlaces.body>,
): Promise<{ ids: number[] }> {
  const { db, clock } = deps
  const now = clock.now()
  const { within } = await staffOf(deps, actor)
  const span = { starts: new Date(asked.starts), ends: new Date(asked.ends) }
  const { day } = localTime(span.starts)
  if (within !== null && !within.includes(storageAreaId)) throw fieldError('storageAreaId', 'invalid')
  if (span.ends <= span.starts || span.ends <= now || localTime(span.ends.getTime() - 1).day !== day) throw fieldError('ends', 'invalid')
  return audited(db, actor, async (trx) => {
    const [terms, [store]] = await Promise.all([termsOf(trx, kind), findStores(trx, kind, storageAreaId)])
    if (!store) throw fieldError('storageAreaId', 'invalid')
    const capacity = { places: store.places ?? terms.places, minutes: store.minutes ?? terms.minutes }
    if (count > capacity.places) throw fieldError('places', 'invalid')
    await lockDay(trx, store.id, day)
    const free = freePlaces(span, capacity, await findTaken(trx, kind, [store.id], span))
    if (free.length < count) throw new AppError('SlotTaken')
    const of = { kind, storageAreaId, places: free.slice(-count), note: note || null, by: actor.id }
    return { ids: await insertBlocks(trx, span, of, now) }
  })
}

/** Removes a block. Throws NotFound. */
export async function freeBlocked(deps: Deps, actor: Actor, id: number): Promise<void> {
  const { within } = await staffOf(deps, actor)
  if (!(await deleteBlock(deps.db, id, within))) throw new AppError('NotFound')
}
