import { useCallback, useSyncExternalStore } from 'react'

/** What the device keeps, by name; every value is JSON and is checked by anyone who reads it. */
export type DeviceKey =
  | 'favourites'
  | 'favourites.account'
  | 'compare'
  | 'session'
  | 'pending'
  | 'drafts'
  | 'simulation'
  | 'buyer'
  | 'bookings'
  | 'staff.columns'
  | 'consent'
  | 'visitor'
  | 'estimate'
  | 'sale'
  | 'adverts'
  | 'staff.pages'
  | 'uploads'

const prefix = 'rihla.'
const listeners = new Set<() => void>()
const parsed = new Map<string, { text: string | null; value: unknown }>()

/** Tells of every change, those of other tabs too; gives what ends it. */
export function subscribeDevice(listener: () => void): () => void {
  listeners.add(listener)
  // Other tabs of the same browser write too.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** The kept value, the same object until the text changes; null when nothing, or nothing readable, is kept. */
export function readDevice(key: DeviceKey): unknown {
  let text: string | null = null
  try {
    text = localStorage.getItem(prefix + key)
  } catch {
    // Storage may be forbidden: then nothing is kept.
  }
  const known = parsed.get(key)
  if (known && known.text === text) return known.value
  let value: unknown = null
  try {
    value = text === null ? null : JSON.parse(text)
  } catch {
    // Somebody else's text under our name counts as nothing.
  }
  parsed.set(key, { text, value })
  return value
}

/** Keeps a value; null forgets it. */
export function writeDevice(key: DeviceKey, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(prefix + key)
    else localStorage.setItem(prefix + key, JSON.stringify(value))
  } catch {
    // Storage full or forbidden: keep it for this page at least.
    parsed.set(key, { text: null, value })
  }
  for (const listener of listeners) listener()
}

/** A value kept on the device, in step across tabs; null on the server and during hydration. */
export function useDeviceList(key: DeviceKey): [unknown, (step: (now: unknown) => unknown) => void] {
  const value = useSyncExternalStore(
    subscribeDevice,
    () => readDevice(key),
    () => null,
  )
  const change = useCallback((step: (now: unknown) => unknown) => writeDevice(key, step(readDevice(key))), [key])
  return [value, change]
}
