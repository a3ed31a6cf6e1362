import type { z } from 'zod'
import { workingCalendar } from '#domains/reference/service.ts'
import { staffOf } from '#domains/team/service.ts'
import type { Deps } from '#platform/context.ts'
import { fieldError } from '#platform/validation.ts'
import type { Actor } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { type Calendar, dayAfter, hoursOn, instantOf, localTime } from '#shared/working-time.ts'
import { type Capacity, freePlaces, loadOf } from '../rules.ts'
import { termsOf } from '../service.ts'
import { findStores, findTaken, lockDay } from '../store.ts'
import { type AppointmentKind, appointmentKinds } from '../values.ts'
import type { AgendaDay, AgendaEntry, blockPlaces, listAgenda } from './contract.ts'
import { type AgendaPlace, deleteBlock, findAgenda, findAgendaStores, insertBlocks } from './store.ts'

/** Who comes on these days, at the stores that the caller sees, and how full these are. */
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
  const [results, places, { holidays }, ...usual] = await Promise.all([
    findAgenda(db, within, span, area ?? null),
    findAgendaStores(db, within, area ?? null),
    workingCalendar(db, [], now),
    ...appointmentKinds.map(async (kind) => ({ kind, ...(await termsOf(db, kind)) })),
  ])
  const stores = places.map((place) => {
    const own = results.filter(({ storageArea, status }) => storageArea.id === place.storageArea.id && status !== 'Missed')
    const calendar = { hours: place.hours, holidays }
    return { storageArea: place.storageArea, days: days.map((day) => dayOf(day, calendar, offeredAt(place, usual), own)) }
  })
  return { days, stores, results }
}

type Offered = Capacity & { kind: AppointmentKind }

/** The kinds for which a store has places: by its own word, else by that of the settings. */
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
 * Takes places away for some hours of one day, the last ones that are free the whole time: who books gets the first. BadRequest, SlotTaken
 * where fewer are free.
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
  return db.transaction().execute(async (trx) => {
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

/** Gives a blocked place back. NotFound. */
export async function freeBlocked(deps: Deps, actor: Actor, id: number): Promise<void> {
  const { within } = await staffOf(deps, actor)
  if (!(await deleteBlock(deps.db, id, within))) throw new AppError('NotFound')
}
