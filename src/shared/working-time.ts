/** Opening hours of one day as wall-clock texts `HH:MM`; null when closed. */
export type DayHours = { open: string; close: string } | null

/** When somebody is there: seven days of hours, Monday first, and the closed days (`YYYY-MM-DD`) among them. */
export interface Calendar {
  hours: readonly DayHours[]
  holidays: ReadonlySet<string>
}

/** A moment on the clocks of Morocco; `weekday` counts from Monday = 0. */
export interface LocalTime {
  /** `YYYY-MM-DD` */
  day: string
  weekday: number
  /** `HH:MM` */
  time: string
}

const minute = 60_000
const dayLength = 86_400_000
/** Days that are looked at before a calendar counts as never open. */
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

/**
 * What the clocks of Morocco show at an instant (a date, its ISO text or its milliseconds): one hour ahead of UTC, none during Ramadan
 * (morocco, section 3).
 */
export function localTime(instant: Date | string | number): LocalTime {
  const at = new Date(instant).getTime()
  const wall = new Date(at + offsetAt(at)).toISOString()
  const day = wall.slice(0, 10)
  return { day, weekday: weekdayOf(day), time: wall.slice(11, 16) }
}

/** The instant at which the clocks of Morocco show a time; a time that is shown twice is the first, one that is left out the next there is. */
export function instantOf(day: string, time: string): Date {
  const wall = Date.parse(`${day}T${time}:00Z`)
  const offsets = [wall - dayLength, wall + dayLength].map(offsetAt)
  const found = offsets.map((offset) => wall - offset).filter((instant) => instant + offsetAt(instant) === wall)
  return new Date(found.length > 0 ? Math.min(...found) : wall - Math.min(...offsets))
}

/** How many minutes the clocks of Morocco are ahead of UTC at an instant. */
export function utcOffset(instant: Date): number {
  return offsetAt(instant.getTime()) / minute
}

/** The changes of the clocks as the server told them, the first one first: moment in ms, minutes ahead of UTC from then on. */
export type ToldClocks = readonly (readonly [from: number, minutes: number])[]
let told: ToldClocks = []

/** Takes the changes of the clocks from the server: a browser may know another law than the papers and lists of the house. */
export function learnClocks(changes: ToldClocks): void {
  told = changes
}

const tables = new Map<number, ToldClocks>()

/** The changes of the clocks as a page tells them to its browser: of the years around an instant. */
export function clocksToTell(now: Date): ToldClocks {
  const year = now.getUTCFullYear()
  const known = tables.get(year)
  if (known) return known
  const changes = clockChanges(new Date(Date.UTC(year - 3, 0, 1)), new Date(Date.UTC(year + 2, 0, 1)))
  const table = changes.map(({ from, minutes }) => [from.getTime(), minutes] as const)
  tables.set(year, table)
  return table
}

/** How far the clocks of Morocco are ahead of UTC, in ms: as the server told, else as this process knows. */
function offsetAt(instant: number): number {
  const known = told.findLast(([from]) => from <= instant)
  if (known) return known[1] * minute
  const { year, month, day, hour, minute: minutes, second } = partsOf(new Date(instant))
  return Date.parse(`${year}-${month}-${day}T${hour}:${minutes}:${second}Z`) - Math.floor(instant / 1000) * 1000
}

/** How far ahead of UTC the clocks of Morocco are from a moment on. */
export interface ClockChange {
  from: Date
  minutes: number
}

/** Clocks that are put forward or back stay so for longer than this. */
const shortestSpell = 10 * dayLength

/** How far ahead the clocks are at the beginning of a stretch of time, and each change within it, to the minute. */
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

/** Moments and how far ahead of UTC the clocks of Morocco are then, since the change of 2026-09-20 (IANA 2026c, morocco section 3). */
const knownClocks = [
  ['2026-03-01T12:00:00Z', 0],
  ['2026-07-01T12:00:00Z', 60],
  ['2026-09-19T12:00:00Z', 60],
  ['2026-09-21T12:00:00Z', 0],
  ['2026-12-01T12:00:00Z', 0],
  ['2027-07-01T12:00:00Z', 0],
] as const

/** The moments at which the zone data of this process is known to be wrong; none from IANA 2026c on. */
export function wrongClocks(offsetOf: (instant: Date) => number = utcOffset): string[] {
  return knownClocks.filter(([moment, minutes]) => offsetOf(new Date(moment)) !== minutes).map(([moment]) => moment)
}

function weekdayOf(day: string): number {
  return (new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7
}

/** The day after a day (`YYYY-MM-DD`). */
export function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00Z`) + dayLength).toISOString().slice(0, 10)
}

/** The hours of a day, null on a closed one. */
export function hoursOn({ hours, holidays }: Calendar, day: string): DayHours {
  return holidays.has(day) ? null : (hours[weekdayOf(day)] ?? null)
}

/** Whether somebody is there at that instant; the minute of opening counts, that of closing does not. */
export function isOpen(calendar: Calendar, now: Date): boolean {
  const { day, time } = localTime(now)
  const hours = hoursOn(calendar, day)
  return hours !== null && time >= hours.open && time < hours.close
}

/** The first instant from `now` on at which somebody is there; null when nobody ever is. */
export function nextOpening(calendar: Calendar, now: Date): Date | null {
  for (const { from } of spans(calendar, now)) return from
  return null
}

/** The instant by which so many minutes of open hours have passed since `now`; null when nobody is ever there. */
export function addWorkingMinutes(calendar: Calendar, now: Date, minutes: number): Date | null {
  let left = minutes * minute
  for (const { from, to } of spans(calendar, now)) {
    const length = to.getTime() - from.getTime()
    if (left <= length) return new Date(from.getTime() + left)
    left -= length
  }
  return null
}

/** The stretches of open time from `now` on, in their order. */
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
