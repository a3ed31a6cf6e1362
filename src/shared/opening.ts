/** Opening hours of one day as wall-clock texts `HH:MM`; null when closed. */
export type DayHours = { open: string; close: string } | null

/** What a visitor wants to know of a store now; `day` counts from Monday = 0. */
export type Opening = { state: 'open'; until: string } | { state: 'later'; at: string } | { state: 'closed'; day: number; at: string }

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Casablanca',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/**
 * Whether a store is open at that moment on the clocks of Morocco, which change by decree and not by season; null for a store
 * that never opens. `hours` has seven days, Monday first.
 */
export function opening(hours: readonly DayHours[], now: Date): Opening | null {
  const parts = Object.fromEntries(clock.formatToParts(now).map(({ type, value }) => [type, value]))
  const today = weekdays.indexOf(parts.weekday ?? '')
  const time = `${parts.hour}:${parts.minute}`
  const day = hours[today]
  if (day && time < day.close) return time >= day.open ? { state: 'open', until: day.close } : { state: 'later', at: day.open }
  for (let ahead = 1; ahead <= 7; ahead++) {
    const next = (today + ahead) % 7
    const hoursThen = hours[next]
    if (hoursThen) return { state: 'closed', day: next, at: hoursThen.open }
  }
  return null
}

/** Neighbouring days with the same hours, as a sign on a door has them: `from` and `to` count from Monday = 0. */
export function openingSpans(hours: readonly DayHours[]): { from: number; to: number; hours: DayHours }[] {
  const spans: { from: number; to: number; hours: DayHours }[] = []
  for (const [day, dayHours] of hours.entries()) {
    const last = spans.at(-1)
    if (last && last.hours?.open === dayHours?.open && last.hours?.close === dayHours?.close) last.to = day
    else spans.push({ from: day, to: day, hours: dayHours })
  }
  return spans
}
