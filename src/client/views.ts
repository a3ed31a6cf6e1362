import { type Analytics, countedAddress, knowsDevices, viewRequest } from '#shared/analytics.ts'
import { readDevice, writeDevice } from './device.ts'

const hex = (bytes: number) => [...crypto.getRandomValues(new Uint8Array(bytes))].map((one) => one.toString(16).padStart(2, '0')).join('')

/** Returns the visitor id of this device, created at the first page view. */
function visitorKey(): string {
  const kept = readDevice('visitor')
  if (typeof kept === 'string' && /^[0-9a-f]{16}$/.test(kept)) return kept
  const made = hex(8)
  writeDevice('visitor', made)
  return made
}

/** Returns the origin of an external referrer; null for the own site. */
function cameFrom(): string | null {
  const from = URL.parse(document.referrer)
  return from && from.origin !== location.origin ? `${from.origin}/` : null
}

/** Sends a page view to the analytics provider, without cookies and without retry. `isFirst`: first page of the visit. */
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

/** Deletes the visitor id of this device. */
export function forgetVisitor(): void {
  writeDevice('visitor', null)
}

/** Returns false when the visitor has refused analytics (`contact/visits`). */
export function mayBeCounted(): boolean {
  const choice = readDevice('consent') as { accepted?: unknown } | null
  return choice?.accepted !== false
}
