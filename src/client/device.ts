import { useCallback, useSyncExternalStore } from 'react'

/** What the device keeps, by name; every value is JSON and is checked by whoever reads it. */
export type DeviceKey = 'favourites' | 'compare'

const prefix = 'rihla.'
const listeners = new Set<() => void>()
const parsed = new Map<string, { text: string | null; value: unknown }>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // Other tabs of the same browser write too.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** The kept value, the same object until the text changes; null when nothing, or nothing readable, is kept. */
function read(key: DeviceKey): unknown {
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

function write(key: DeviceKey, value: unknown): void {
  try {
    localStorage.setItem(prefix + key, JSON.stringify(value))
  } catch {
    // Storage full or forbidden: keep it for this page at least.
    parsed.set(key, { text: null, value })
  }
  for (const listener of listeners) listener()
}

/** A value kept on the device, in step across tabs; null on the server and during hydration. */
export function useDeviceList(key: DeviceKey): [unknown, (step: (now: unknown) => unknown) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => null,
  )
  const change = useCallback((step: (now: unknown) => unknown) => write(key, step(read(key))), [key])
  return [value, change]
}
