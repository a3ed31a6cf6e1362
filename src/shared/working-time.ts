/** Opening hours of one day as local times `HH:MM`; null when closed. */
export type DayHours = { open: string; close: string } | null

/** Working calendar: hours of seven days from Monday, and the closed days (`YYYY-MM-DD`). */
export interface Calendar {
  hours: readonly DayHours[]
  holidays: ReadonlySet<string>
}

/** Local time in Morocco; `weekday` counts from Monday = 0. */
export interface LocalTime {
  /** `YYYY-MM-DD` */
  day: string
  weekday: number
  /** `HH:MM` */
  time: string
}

const minute = 60_000
const dayLength = 86_400_000
/** Days to search before a calendar counts as never open. */
const horizon = 366

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Casablanca',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

function partsOf(instant: Date): Record<string, string> {
  return Object.fromEntries(clock.formatToParts(instant).map(({ type, value }) => [type, value]))
}

/** Returns the Moroccan local time of an instant (Date, ISO 8601 or ms): UTC+1, UTC+0 during Ramadan (morocco, section 3). */
export function localTime(instant: Date | string | number): LocalTime {
  const at = new Date(instant).getTime()
  const wall = new Date(at + offsetAt(at)).toISOString()
  const day = wall.slice(0, 10)
  return { day, weekday: weekdayOf(day), time: wall.slice(11, 16) }
}

/** Returns the instant of a Moroccan local time. For an ambiguous time the first, for a skipped time the next existing one. */
export function instantOf(day: string, time: string): Date {
  const wall = Date.parse(`${day}T${time}:00Z`)
  const offsets = [wall - dayLength, wall + dayLength].map(offsetAt)
  const found = offsets.map((offset) => wall - offset).filter((instant) => instant + offsetAt(instant) === wall)
  return new Date(found.length > 0 ? Math.min(...found) : wall - Math.min(...offsets))
}

/** Returns the UTC offset of Morocco at an instant, in minutes. */
export function utcOffset(instant: Date): number {
  return offsetAt(instant.getTime()) / minute
}

/** UTC offset changes sent by the server, ascending: instant in ms, offset in minutes. */
export type ToldClocks = readonly (readonly [from: number, minutes: number])[]
let told: ToldClocks = []

/** Sets the UTC offset changes of the server, as the browser's time zone data may be outdated. */
export function learnClocks(changes: ToldClocks): void {
  told = changes
}

const tables = new Map<number, ToldClocks>()

/** Returns the UTC offset changes around an instant that a page sends to its browser. */
export function clocksToTell(now: Date): ToldClocks {
  const year = now.getUTCFullYear()
  const known = tables.get(year)
  if (known) return known
  const changes = clockChanges(new Date(Date.UTC(year - 3, 0, 1)), new Date(Date.UTC(year + 2, 0, 1)))
  const table = changes.map(({ from, minutes }) => [from.getTime(), minutes] as const)
  tables.set(year, table)
  return table
}

/** Returns the UTC offset of Morocco in ms: from the server's changes, else from the time zone data of this process. */
function offsetAt(instant: number): number {
  const known = told.findLast(([from]) => from <= instant)
  if (known) return known[1] * minute
  const { year, month, day, hour, minute: minutes, second } = partsOf(new Date(instant))
  return Date.parse(`${year}-${month}-${day}T${hour}:${minutes}:${second}Z`) - Math.floor(instant / 1000) * 1000
}

/** A UTC offset change of Morocco. */
export interface ClockChange {
  from: Date
  minutes: number
}

/** Minimum time between two offset changes. */
const shortestSpell = 10 * dayLength

/** Returns the offset at the start of a period and each change within it, to the minute. */
export function clockChanges(from: Date, to: Date): ClockChange[] {
  const found: ClockChange[] = [{ from, minutes: utcOffset(from) }]
  for (let at = from.getTime(); at < to.getTime(); at += shortestSpell) {
    const after = offsetAt(at + shortestSpell)
    if (after === offsetAt(at)) continue
    let [low, high] = [at, at + shortestSpell]
    while (high - low > minute) {
      const middle = low + Math.floor((high - low) / (2 * minute)) * minute
      if (offsetAt(middle) === after) high = middle
      else low = middle
    }
    found.push({ from: new Date(high), minutes: after / minute })
  }
  return found
}

/** Known UTC offsets since the change of 2026-09-20 (IANA 2026c, morocco section 3). */
const knownClocks = [
  ['2026-03-01T12:00:00Z', 0],
  ['2026-07-01T12:00:00Z', 60],
  ['2026-09-19T12:00:00Z', 60],
  ['2026-09-21T12:00:00Z', 0],
  ['2026-12-01T12:00:00Z', 0],
  ['2027-07-01T12:00:00Z', 0],
] as const

/** Returns the instants at which the time zone data of this process is wrong; empty from IANA 2026c on. */
export function wrongClocks(offsetOf: (instant: Date) => number = utcOffset): string[] {
  return knownClocks.filter(([moment, minutes]) => offsetOf(new Date(moment)) !== minutes).map(([moment]) => moment)
}

function weekdayOf(day: string): number {
  return (new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7
}

/** Returns the day after a day (`YYYY-MM-DD`). */
export function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00Z`) + dayLength).toISOString().slice(0, 10)
}

/** Returns the hours of a day; null when closed. */
export function hoursOn({ hours, holidays }: Calendar, day: string): DayHours {
  return holidays.has(day) ? null : (hours[weekdayOf(day)] ?? null)
}

/** Returns true when open. The opening minute is included, the closing minute is not. */
export function isOpen(calendar: Calendar, now: Date): boolean {
  const { day, time } = localTime(now)
  const hours = hoursOn(calendar, day)
  return hours !== null && time >= hours.open && time < hours.close
}

/** Returns the first open instant from `now` on; null when the calendar is never open. */
export function nextOpening(calendar: Calendar, now: Date): Date | null {
  for (const { from } of spans(calendar, now)) return from
  return null
}

/** Returns the instant after `minutes` of opening time from `now`; null when the calendar is never open. */
export function addWorkingMinutes(calendar: Calendar, now: Date, minutes: number): Date | null {
  let left = minutes * minute
  for (const { from, to } of spans(calendar, now)) {
    const length = to.getTime() - from.getTime()
    if (left <= length) return new Date(from.getTime() + left)
    left -= length
  }
  return null
}

/** Yields the open periods from `now` on, in order. */
function* spans(calendar: Calendar, now: Date): Generator<{ from: Date; to: Date }> {
  let { day } = localTime(now)
  for (let ahead = 0; ahead <= horizon; ahead++, day = dayAfter(day)) {
    const hours = hoursOn(calendar, day)
    if (!hours) continue
    const from = instantOf(day, hours.open)
    const to = instantOf(day, hours.close)
    if (to > now) yield { from: from > now ? from : now, to }
  }
}
