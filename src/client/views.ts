import { type Analytics, countedAddress, knowsDevices, viewRequest } from '#shared/analytics.ts'
import { readDevice, writeDevice } from './device.ts'

const hex = (bytes: number) => [...crypto.getRandomValues(new Uint8Array(bytes))].map((one) => one.toString(16).padStart(2, '0')).join('')

/** The key under which this device is counted, made with the first view. */
function visitorKey(): string {
  const kept = readDevice('visitor')
  if (typeof kept === 'string' && /^[0-9a-f]{16}$/.test(kept)) return kept
  const made = hex(8)
  writeDevice('visitor', made)
  return made
}

/** The site that led here, by its origin alone; null for our own. */
function cameFrom(): string | null {
  const from = URL.parse(document.referrer)
  return from && from.origin !== location.origin ? `${from.origin}/` : null
}

/**
 * Tells the service of a view. Nobody waits for it, and when it does not get through it is lost. No cookie goes with it or comes back.
 * `isFirst`: the page with which the visit began.
 */
export function countView(analytics: Analytics, { path, search, isFirst }: { path: string; search: string; isFirst: boolean }): void {
  const { lang, dataset } = document.documentElement
  const view = {
    address: countedAddress(location.origin + (dataset.basePath ?? '/'), path, search),
    referrer: isFirst ? cameFrom() : null,
    visitor: knowsDevices(analytics) ? visitorKey() : '',
    language: lang,
  }
  const { url, body, type } = viewRequest(analytics, view, String(Date.now()))
  void fetch(url, {
    method: 'POST',
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
    headers: { 'content-type': type },
    body,
  }).catch(() => undefined)
}

/** Takes the key under which the device was counted off it. */
export function forgetVisitor(): void {
  writeDevice('visitor', null)
}

/** False once a visitor said that they do not want to be counted (`contact/visits`): nothing is told of them then. */
export function mayBeCounted(): boolean {
  const choice = readDevice('consent') as { accepted?: unknown } | null
  return choice?.accepted !== false
}
