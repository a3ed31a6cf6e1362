import { useCallback, useSyncExternalStore } from 'react'

/** Keys of the local storage. Values are JSON; readers validate them. */
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
  | 'phoneCode'

const prefix = 'rihla.'
const listeners = new Set<() => void>()
const parsed = new Map<string, { text: string | null; value: unknown }>()

/** Subscribes to changes, also of other tabs. Returns the unsubscribe function. */
export function subscribeDevice(listener: () => void): () => void {
  listeners.add(listener)
  // changes of other tabs
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Returns the stored value, the same object until the text changes; null when it is missing or invalid. */
export function readDevice(key: DeviceKey): unknown {
  let text: string | null = null
  try {
    text = localStorage.getItem(prefix + key)
  } catch {
    // storage may be forbidden
  }
  const known = parsed.get(key)
  if (known && known.text === text) return known.value
  let value: unknown = null
  try {
    value = text === null ? null : JSON.parse(text)
  } catch {
    // invalid JSON counts as missing
  }
  parsed.set(key, { text, value })
  return value
}

/** Stores a value; null deletes it. */
export function writeDevice(key: DeviceKey, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(prefix + key)
    else localStorage.setItem(prefix + key, JSON.stringify(value))
  } catch {
    // storage is full or forbidden: the value lasts as long as the page
    parsed.set(key, { text: null, value })
  }
  for (const listener of listeners) listener()
}

/** Returns a stored value, synchronized across tabs; null on the server and during hydration. */
export function useLocalStorage(key: DeviceKey): [unknown, (step: (now: unknown) => unknown) => void] {
  const value = useSyncExternalStore(
    subscribeDevice,
    () => readDevice(key),
    () => null,
  )
  const change = useCallback((step: (now: unknown) => unknown) => writeDevice(key, step(readDevice(key))), [key])
  return [value, change]
}
