/** Offset of the server clock to the device clock in ms; null while unknown. */
let ahead: number | null = null
const listeners = new Set<() => void>()

function learn(found: number): void {
  ahead = found
  for (const listener of listeners) listener()
}

/** Subscribes to changes of the server time. Returns the unsubscribe function. */
export function onServerTime(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Sets the server time from a response body with `now`, as holds expire by the server clock. `asked` is the device time of the request. */
export function learnServerTime(now: string, asked: number): void {
  learn(skewOf(Date.parse(now), asked, Date.now()))
}

/** Round trip in ms above which a response is too inaccurate. */
const slow = 3000
/** Tolerance in ms: the Date header has whole seconds, so it corrects wrong clocks only. */
const coarse = 2500

/** Updates the server time from the Date header, unless the response may be cached. */
export function hearServerTime({ headers }: Response, { asked, cache }: { asked: number; cache: RequestCache }): void {
  const told = Date.parse(headers.get('date') ?? '') + Number(headers.get('age') ?? 0) * 1000
  const heard = Date.now()
  const mayBeCopy = cache === 'default' && /max-age=[1-9]/.test(headers.get('cache-control') ?? '')
  if (Number.isNaN(told) || mayBeCopy || heard - asked > slow) return
  const found = skewOf(told + 500, asked, heard)
  if (ahead === null || Math.abs(found - ahead) > coarse) learn(found)
}

/** Requests the current server time, where the cached offset may be outdated. Throws when the server is unreachable. */
export async function askServerTime(): Promise<Date> {
  const { origin } = location
  const base = (document.documentElement.dataset.basePath ?? '/').replace(/\/$/, '')
  const { headers } = await fetch(`${origin}${base}/api/antiforgery`, { cache: 'no-store' })
  const told = Date.parse(headers.get('date') ?? '')
  if (Number.isNaN(told)) throw new TypeError('the server did not say what time it is')
  return new Date(told)
}

/** Returns the clock offset, assuming that the server time was taken midway between request and response. */
export function skewOf(told: number, asked: number, heard: number): number {
  return told - (asked + heard) / 2
}

/** Returns true when the server time is known. */
export const knowsServerTime = (): boolean => ahead !== null

/** Returns the current server time in ms; the device time while unknown. */
export function serverNow(): number {
  return Date.now() + (ahead ?? 0)
}
