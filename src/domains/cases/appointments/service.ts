import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { Kysely, Transaction } from 'kysely'
import { workingCalendar } from '#domains/foundation/reference/service.ts'
import { findSetting, findSettings } from '#domains/foundation/reference/store.ts'
import { serverText } from '#i18n/server.ts'
import { audited, nameAudited } from '#platform/audit.ts'
import type { Deps } from '#platform/context.ts'
import type { PersonalData } from '#platform/personal-data.ts'
import type { Database } from '#platform/tables.ts'
import { fieldError } from '#platform/validation.ts'
import type { Actor } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { type Language, localized } from '#shared/language.ts'
import { type Calendar, dayAfter, instantOf, localTime } from '#shared/working-time.ts'
import type { OwnCapacity, SlotDay, StoreCapacity } from './contract.ts'
import { type Capacity, daysOf, freePlaces, type Span, slotAt } from './rules.ts'
import {
  type AppointmentOf,
  type AppointmentStore,
  eraseAppointments,
  findAppointments,
  findCalendarEntry,
  findOwnCapacities,
  findStores,
  findTaken,
  hasStore,
  insertAppointment,
  lockBooked,
  lockCapacities,
  lockDay,
  replaceCapacities,
  updatePlace,
  updateStatus,
} from './store.ts'
import { type AppointmentKind, appointmentKinds } from './values.ts'

type Trx = Transaction<Database>
type Ground = Pick<Deps, 'db' | 'clock'>

/** Settings of a kind: default capacity, minimum notice and booking horizon. */
interface Terms extends Capacity {
  noticeHours: number
  horizonDays: number
}

/** Returns the settings of a kind. */
export async function termsOf(db: Deps['db'] | Trx, kind: AppointmentKind): Promise<Terms> {
  const settings = await findSettings(db, 'appointments.')
  const of = (name: string, otherwise: number) => Number(settings.get(`appointments.${name}`) ?? otherwise)
  const word = `${kind.slice(0, 1).toLowerCase()}${kind.slice(1)}`
  return {
    places: of(`${word}Places`, 0),
    minutes: of(`${word}Minutes`, 30),
    noticeHours: of('noticeHours', 2),
    horizonDays: of('horizonDays', 28),
  }
}

/** Returns the capacity of a store; its own values override the settings. */
const capacityOf = (store: AppointmentStore, { places, minutes }: Capacity): Capacity => ({
  places: store.places ?? places,
  minutes: store.minutes ?? minutes,
})

/** Returns the last bookable day. */
const lastDay = (now: Date, { horizonDays }: Terms) => localTime(now.getTime() + horizonDays * 86_400_000).day
const earliest = (now: Date, { noticeHours }: Terms) => new Date(now.getTime() + noticeHours * 3_600_000)

/** Returns the range from the start of one day to the end of another. */
const spanOf = (from: string, to: string): Span => ({ starts: instantOf(from, '00:00'), ends: instantOf(dayAfter(to), '00:00') })

/**
 * Returns the times of a store by day from `from` or today to the last bookable day. Throws NotFound for a store closed to appointments.
 */
export async function listSlots(
  { db, clock }: Ground,
  { kind, storageAreaId, from, days: count }: { kind: AppointmentKind; storageAreaId: number; from?: string | undefined; days: number },
): Promise<{ minutes: number; until: string; days: SlotDay[] }> {
  const now = clock.now()
  const [terms, [store]] = await Promise.all([termsOf(db, kind), findStores(db, kind, storageAreaId)])
  if (!store) throw new AppError('NotFound')
  const capacity = capacityOf(store, terms)
  const today = localTime(now).day
  const until = lastDay(now, terms)
  const first = from === undefined || from < today ? today : from
  const answer = { minutes: capacity.minutes, until }
  if (first > until) return { ...answer, days: [] }
  const left = Math.round((Date.parse(until) - Date.parse(first)) / 86_400_000) + 1
  const asked = Math.min(count, left)
  const last = new Date(Date.parse(first) + (asked - 1) * 86_400_000).toISOString().slice(0, 10)
  const [calendar, taken] = await Promise.all([workingCalendar(db, store.hours, now), findTaken(db, kind, [store.id], spanOf(first, last))])
  return { ...answer, days: daysOf(calendar, capacity, taken, { from: first, count: asked, earliest: earliest(now, terms) }) }
}

/** Returns the next free time of each store open to appointments. */
export async function listFirstSlots(
  { db, clock }: Ground,
  kind: AppointmentKind,
): Promise<{ storageAreaId: number; starts: string | null }[]> {
  const now = clock.now()
  const [terms, stores] = await Promise.all([termsOf(db, kind), findStores(db, kind)])
  const from = localTime(now).day
  const [{ holidays }, taken] = await Promise.all([
    workingCalendar(db, [], now),
    findTaken(
      db,
      kind,
      stores.map(({ id }) => id),
      spanOf(from, lastDay(now, terms)),
    ),
  ])
  return stores.map((store) => {
    const own = taken.filter(({ storageAreaId }) => storageAreaId === store.id)
    const calendar: Calendar = { hours: store.hours, holidays }
    const days = daysOf(calendar, capacityOf(store, terms), own, { from, count: terms.horizonDays + 1, earliest: earliest(now, terms) })
    const free = days.flatMap(({ slots }) => slots).find((slot) => slot.free > 0)
    return { storageAreaId: store.id, starts: free?.starts ?? null }
  })
}

/** Requested appointment. */
export interface Wish {
  kind: AppointmentKind
  storageAreaId: number
  starts: Date
  /** the staff are not bound to notice and horizon */
  isStaff: boolean
  by: string | null
  /** field names of errors */
  names: { starts: string; storageAreaId: string }
}

/**
 * Returns a free place at that time; locks the day of the store until the transaction ends. Throws BadRequest when the store is closed
 * then, SlotTaken when no place is free.
 */
export async function choose({ clock }: Ground, trx: Trx, wish: Wish, except: number | null): Promise<Span & { place: number }> {
  const now = clock.now()
  const [terms, [store]] = await Promise.all([termsOf(trx, wish.kind), findStores(trx, wish.kind, wish.storageAreaId)])
  if (!store) throw fieldError(wish.names.storageAreaId, 'invalid')
  const capacity = capacityOf(store, terms)
  const slot = slotAt(await workingCalendar(trx, store.hours, now), wish.starts, capacity.minutes)
  const isInTime = wish.isStaff
    ? wish.starts > now
    : wish.starts >= earliest(now, terms) && localTime(wish.starts).day <= lastDay(now, terms)
  if (!slot || !isInTime || capacity.places === 0) throw fieldError(wish.names.starts, 'invalid')
  await lockDay(trx, store.id, localTime(slot.starts).day)
  const [place] = freePlaces(slot, capacity, await findTaken(trx, wish.kind, [store.id], slot, except))
  if (place === undefined) throw new AppError('SlotTaken')
  return { ...slot, place }
}

/**
 * Books or moves the inspection appointment of a request in the caller's transaction; the caller checks ownership. Returns the change; the
 * same time changes nothing. Throws BadRequest, SlotTaken, AppointmentNear when it is about to begin.
 */
export async function arrangeVisit(
  deps: Ground,
  trx: Trx,
  { customerId, about, ...wish }: Wish & { customerId: number; about: AppointmentOf },
): Promise<'made' | 'moved' | 'same'> {
  const before = await lockBooked(trx, about)
  if (before && !wish.isStaff) await refuseNear(deps, trx, before.starts)
  const chosen = await choose(deps, trx, wish, before?.id ?? null)
  const now = deps.clock.now()
  if (!before) {
    await insertAppointment(trx, { ...chosen, kind: wish.kind, storageAreaId: wish.storageAreaId, customerId, about, by: wish.by }, now)
    return 'made'
  }
  if (before.starts.getTime() === chosen.starts.getTime() && before.storageAreaId === wish.storageAreaId) return 'same'
  await updatePlace(trx, before.id, { ...chosen, storageAreaId: wish.storageAreaId, by: wish.by }, now)
  return 'moved'
}

/** Within the notice the store already expects the visit: cancellation is by phone only. Throws AppointmentNear. */
async function refuseNear({ clock }: Ground, trx: Trx, starts: Date): Promise<void> {
  const noticeHours = Number((await findSetting(trx, 'appointments.noticeHours')) ?? 2)
  if (starts.getTime() - clock.now().getTime() < noticeHours * 3_600_000) throw new AppError('AppointmentNear', { hours: noticeHours })
}

/**
 * Cancels the open appointment of a request; returns whether there was one. Throws AppointmentNear for an owner whose appointment is about
 * to begin.
 */
export async function cancelVisit(
  deps: Ground,
  trx: Trx,
  about: AppointmentOf,
  { id: by, isStaff }: { id: string | null; isStaff: boolean },
): Promise<boolean> {
  const before = await lockBooked(trx, about)
  if (!before) return false
  if (!isStaff) await refuseNear(deps, trx, before.starts)
  await updateStatus(trx, before.id, 'Cancelled', by, deps.clock.now())
  return true
}

/**
 * Records the outcome of an appointment that has begun; returns whether there was one. `isEarly`: at any time, because the car was
 * inspected without it.
 */
export async function endVisit(
  { clock }: Ground,
  trx: Trx,
  about: AppointmentOf,
  status: 'Done' | 'Missed',
  by: string | null,
  { isEarly = false }: { isEarly?: boolean } = {},
): Promise<boolean> {
  const before = await lockBooked(trx, about)
  const now = clock.now()
  if (!before || (!isEarly && before.starts > now)) return false
  // the car was inspected without its appointment: frees the future time
  await updateStatus(trx, before.id, before.starts > now ? 'Cancelled' : status, by, now)
  return true
}

/** Returns an appointment as a calendar file; moves and cancellations update the same event. Throws NotFound. */
export async function calendarFile({ db }: Ground, key: string, language: Language): Promise<string> {
  const entry = await findCalendarEntry(db, key)
  if (!entry) throw new AppError('NotFound')
  const t = serverText('appointments', language)
  const { store } = entry
  const place = [localized(store.names, language), localized(store.addresses, language), localized(store.cityNames, language)]
  const isOff = entry.status === 'Cancelled'
  const calendar = new ICalCalendar({
    prodId: { company: 'Rihla', product: 'Appointments', language: language.toUpperCase() },
    method: isOff ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  })
  const event = calendar.createEvent({
    id: `${entry.key}@rihla.ma`,
    // increases with each move, so that calendars replace the event
    sequence: Math.floor(entry.modified.getTime() / 1000) % 2_000_000_000,
    stamp: entry.modified,
    start: entry.starts,
    end: entry.ends,
    summary: t('calendar.summary', { kind: t(`kind.${entry.kind}`) }),
    description: t('calendar.description', { phone: store.phone }),
    location: { title: place.filter(Boolean).join(', '), geo: { lat: store.latitude, lon: store.longitude } },
    status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  event.createAlarm({ type: 'display' as never, trigger: 7200 })
  return calendar.toString()
}

/** Personal data of this module: appointments. Erasure cancels future ones. */
export const appointmentsData: PersonalData = {
  room: 'appointments',
  collect: async (db, { id }) => ({ appointments: await findAppointments(db, id) }),
  erase: (trx, { id }) => eraseAppointments(trx, id),
}

/** Returns the capacities of a store for every kind. Throws NotFound. */
export async function listStoreCapacities(db: Kysely<Database> | Transaction<Database>, id: number): Promise<StoreCapacity[]> {
  if (!(await hasStore(db, id))) throw new AppError('NotFound')
  const own = await findOwnCapacities(db, id)
  return Promise.all(
    appointmentKinds.map(async (kind) => {
      const { places, minutes } = await termsOf(db, kind)
      return { kind, own: own.get(kind) ?? null, usual: { places, minutes } }
    }),
  )
}

/** Replaces the capacities of a store. Throws NotFound; EditConflict when they have changed since the caller read them. */
export async function changeStoreCapacities(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  id: number,
  { capacities, was }: { capacities: readonly OwnCapacity[]; was: readonly OwnCapacity[] },
): Promise<StoreCapacity[]> {
  return audited(db, actor, async (trx) => {
    await lockCapacities(trx, id)
    const before = await listStoreCapacities(trx, id)
    if (linesOf(before) !== linesOf(was)) throw new AppError('EditConflict')
    nameAudited(actor, { type: 'stores', id }, { fields: ['capacities'] })
    await replaceCapacities(trx, id, capacities, actor.id, clock.now())
    return listStoreCapacities(trx, id)
  })
}

/** Serializes capacities for comparison. */
function linesOf(capacities: readonly OwnCapacity[]): string {
  return appointmentKinds
    .map((kind) => {
      const own = capacities.find((one) => one.kind === kind)?.own
      return own ? `${own.places} ${own.minutes}` : ''
    })
    .join()
}
