import { type Calendar, dayAfter, hoursOn, instantOf, localTime } from '#shared/working-time.ts'
import type { SlotDay } from './contract.ts'

const minute = 60_000

/** Time range; `ends` is exclusive. */
export interface Span {
  starts: Date
  ends: Date
}

/** Capacity of a store for one kind. */
export interface Capacity {
  /** concurrent appointments */
  places: number
  /** duration in minutes */
  minutes: number
}

/** Checks whether two ranges overlap. */
export function overlaps(a: Span, b: Span): boolean {
  return a.starts < b.ends && b.starts < a.ends
}

/** Returns the times of a day, consecutive from opening; the last ends before closing. */
export function gridOf(calendar: Calendar, day: string, minutes: number): Span[] {
  const hours = hoursOn(calendar, day)
  if (hours === null) return []
  const grid: Span[] = []
  const close = instantOf(day, hours.close).getTime()
  for (let at = instantOf(day, hours.open).getTime(); at + minutes * minute <= close; at += minutes * minute)
    grid.push({ starts: new Date(at), ends: new Date(at + minutes * minute) })
  return grid
}

/** Returns the free places of 1 to `places` at a time. */
export function freePlaces(span: Span, { places }: Capacity, taken: readonly (Span & { place: number })[]): number[] {
  const busy = new Set(taken.filter((one) => overlaps(span, one)).map(({ place }) => place))
  return Array.from({ length: places }, (_, i) => i + 1).filter((place) => !busy.has(place))
}

/** Returns the days from `from`, each with its times after `earliest`. */
export function daysOf(
  calendar: Calendar,
  capacity: Capacity,
  taken: readonly (Span & { place: number })[],
  { from, count, earliest }: { from: string; count: number; earliest: Date },
): SlotDay[] {
  const days: SlotDay[] = []
  for (let date = from; days.length < count; date = dayAfter(date)) {
    const slots = gridOf(calendar, date, capacity.minutes)
      .filter(({ starts }) => starts >= earliest)
      .map((span) => ({
        starts: span.starts.toISOString(),
        ends: span.ends.toISOString(),
        free: freePlaces(span, capacity, taken).length,
      }))
    const closed = hoursOn(calendar, date) !== null ? null : calendar.holidays.has(date) ? 'Holiday' : 'Hours'
    days.push({ date, closed, slots: capacity.places === 0 ? [] : slots })
  }
  return days
}

/** Returns the taken places of each time of a day. */
export function loadOf(
  calendar: Calendar,
  capacity: Capacity,
  taken: readonly (Span & { place: number })[],
  day: string,
): { starts: string; ends: string; taken: number }[] {
  return gridOf(calendar, day, capacity.minutes).map((span) => ({
    starts: span.starts.toISOString(),
    ends: span.ends.toISOString(),
    taken: capacity.places - freePlaces(span, capacity, taken).length,
  }))
}

/** Returns the time that starts at a given moment; undefined for none. */
export function slotAt(calendar: Calendar, starts: Date, minutes: number): Span | undefined {
  return gridOf(calendar, localTime(starts).day, minutes).find((span) => span.starts.getTime() === starts.getTime())
}
