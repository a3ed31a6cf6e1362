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
