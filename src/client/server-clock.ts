import { type LocalTime, localTime, utcOffset } from '#shared/working-time.ts'

/** How far the clock of the server is ahead of that of this device, in ms; 0 until an answer has told it. */
let ahead = 0

/**
 * Learns the time of the server from an answer that says `now`: holds end by its clock, and that of a device may be minutes off.
 * `asked` is when the question left, by this device.
 */
export function learnServerTime(now: string, asked: number): void {
  ahead = skewOf(Date.parse(now), asked, Date.now())
}

/** The server's time was `told` at some moment between asking and hearing: the middle is the best guess. */
export function skewOf(told: number, asked: number, heard: number): number {
  return told - (asked + heard) / 2
}

/** Now, by the clock of the server. */
export function serverNow(): number {
  return Date.now() + ahead
}

/** By how much the clocks of Morocco differ from what this device believes of them, in ms; 0 until the server has told it. */
let law = 0

/** Learns how many minutes the clocks of Morocco are ahead of UTC: a browser may not know of the last change of that law. */
export function learnUtcOffset(told: number): void {
  law = (told - utcOffset(new Date(serverNow()))) * 60_000
}

/** What the clocks of Morocco show at an instant. */
export function houseTime(instant: string | number): LocalTime {
  return localTime(new Date(new Date(instant).getTime() + law))
}
