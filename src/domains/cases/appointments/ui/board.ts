import { localTime } from '#shared/working-time.ts'
import type { AgendaDay, AgendaEntry, AgendaStore } from '../agenda/contract.ts'

/** Day of a store with its appointments. */
export interface AgendaColumn {
  key: string
  name: string
  /** null for several stores */
  storageArea: AgendaStore['storageArea'] | null
  day: AgendaDay | null
  isToday: boolean
  entries: readonly AgendaEntry[]
}

/** Returns the taken and total places of a day. */
export function loadOfDay(day: AgendaDay | null): { taken: number; places: number } {
  const sum = { taken: 0, places: 0 }
  for (const { places, slots } of day?.offers ?? [])
    for (const { taken } of slots) {
      sum.taken += taken
      sum.places += places
    }
  return sum
}

/** Returns the minutes since midnight in Morocco. */
export const minutesOf = (instant: string): number => minutesAt(localTime(instant).time)
export const minutesAt = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Returns the whole hours from the first to the last opening or appointment of all columns. */
export function spanOfBoard(columns: readonly AgendaColumn[]): { from: number; to: number } {
  const begins: number[] = []
  const ends: number[] = []
  for (const { day, entries } of columns) {
    if (day?.hours) {
      begins.push(minutesAt(day.hours.open))
      ends.push(minutesAt(day.hours.close))
    }
    for (const entry of entries) {
      begins.push(minutesOf(entry.starts))
      ends.push(minutesOf(entry.ends))
    }
  }
  if (begins.length === 0) return { from: 9, to: 18 }
  return { from: Math.floor(Math.min(...begins) / 60), to: Math.ceil(Math.max(...ends) / 60) }
}

/** Place of a kind, shown as a column of a store. */
export interface Lane {
  kind: AgendaEntry['kind']
  place: number
}

/** Returns the places of a store on a day, including appointments beyond the capacity. */
export function lanesOf({ day, entries }: AgendaColumn): Lane[] {
  const lanes: Lane[] = []
  const add = (kind: Lane['kind'], place: number) => {
    if (!lanes.some((lane) => lane.kind === kind && lane.place === place)) lanes.push({ kind, place })
  }
  for (const { kind, places } of day?.offers ?? []) for (let place = 1; place <= places; place++) add(kind, place)
  for (const { kind, place } of entries) add(kind, place)
  return lanes
}

/** Time with a free place; `place` is the lowest one, as the server assigns it. */
export interface FreeTime extends Lane {
  starts: string
  ends: string
  taken: number
  places: number
}

/** Returns the future times with a free place. */
export function freeTimesOf({ day, entries }: AgendaColumn, now: Date): FreeTime[] {
  return (day?.offers ?? []).flatMap(({ kind, places, slots }) =>
    slots
      .filter(({ starts, taken }) => taken < places && Date.parse(starts) > now.getTime())
      .map((slot) => {
        const busy = entries.filter(
          (one) => one.kind === kind && one.status !== 'Missed' && one.starts < slot.ends && slot.starts < one.ends,
        )
        let place = 1
        while (busy.some((one) => one.place === place)) place++
        return { ...slot, kind, place, places }
      }),
  )
}

/** Checks for an appointment outside the current opening hours. */
export function isOutOfHours(day: AgendaDay | null, { status, starts, ends }: AgendaEntry): boolean {
  if (day === null || status !== 'Booked') return false
  return day.hours === null || minutesOf(starts) < minutesAt(day.hours.open) || minutesOf(ends) > minutesAt(day.hours.close)
}
