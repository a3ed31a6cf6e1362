/** How far the clock of the server is ahead of that of this device, in ms; 0 until an answer has told it. */
let ahead = 0

/**
 * Learns the time of the server from an answer: holds end by its clock, and that of a device may be minutes off. `asked` is when the
 * question left, by this device.
 */
export function learnServerTime(answer: Response, asked: number): void {
  const told = answer.headers.get('date')
  // the header leaves out the fraction of its second
  const found = told === null ? Number.NaN : skewOf(Date.parse(told) + 500, asked, Date.now())
  if (!Number.isNaN(found)) ahead = found
}

/** The server's time was `told` at some moment between asking and hearing: the middle is the best guess. */
export function skewOf(told: number, asked: number, heard: number): number {
  return told - (asked + heard) / 2
}

/** Now, by the clock of the server. */
export function serverNow(): number {
  return Date.now() + ahead
}
