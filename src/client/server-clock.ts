/** How far the clock of the server is ahead of that of this device, in ms; null until an answer has told it. */
let ahead: number | null = null
const listeners = new Set<() => void>()

function learn(found: number): void {
  ahead = found
  for (const listener of listeners) listener()
}

/** Calls back when the time of the server becomes known, or is corrected. Gives the way to end that. */
export function onServerTime(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Learns the time of the server from an answer that says `now`: holds end by its clock, and that of a device may be minutes off.
 * `asked` is when the question left, by this device.
 */
export function learnServerTime(now: string, asked: number): void {
  learn(skewOf(Date.parse(now), asked, Date.now()))
}

/** An answer that was longer under way tells little, in ms. */
const slow = 3000
/** The header is of whole seconds: it corrects a clock that is wrong, and makes none more exact. In ms. */
const coarse = 2500

/** Learns the time of the server from when it wrote an answer, unless that may be a copy of an earlier one. */
export function hearServerTime({ headers }: Response, { asked, cache }: { asked: number; cache: RequestCache }): void {
  const told = Date.parse(headers.get('date') ?? '') + Number(headers.get('age') ?? 0) * 1000
  const heard = Date.now()
  const mayBeCopy = cache === 'default' && /max-age=[1-9]/.test(headers.get('cache-control') ?? '')
  if (Number.isNaN(told) || mayBeCopy || heard - asked > slow) return
  const found = skewOf(told + 500, asked, heard)
  if (ahead === null || Math.abs(found - ahead) > coarse) learn(found)
}

/** What time it is at the server, asked now: for what must not hang on what was learned before a day without a network. Throws where nobody answers. */
export async function askServerTime(): Promise<Date> {
  const { origin } = location
  const base = (document.documentElement.dataset.basePath ?? '/').replace(/\/$/, '')
  const { headers } = await fetch(`${origin}${base}/api/antiforgery`, { cache: 'no-store' })
  const told = Date.parse(headers.get('date') ?? '')
  if (Number.isNaN(told)) throw new TypeError('the server did not say what time it is')
  return new Date(told)
}

/** The server's time was `told` at some moment between asking and hearing: the middle is the best guess. */
export function skewOf(told: number, asked: number, heard: number): number {
  return told - (asked + heard) / 2
}

/** Whether `serverNow` is more than the belief of this device. */
export const knowsServerTime = (): boolean => ahead !== null

/** Now, by the clock of the server; by that of this device until an answer has told it. */
export function serverNow(): number {
  return Date.now() + (ahead ?? 0)
}
