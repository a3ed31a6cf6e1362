import { useSyncExternalStore } from 'react'
import { knowsServerTime, onServerTime, serverNow } from './server-clock.ts'

/** Polling interval in ms. */
const look = 10_000

/** Returns the start of the current minute of the server clock in ms; null on the server and while the server time is unknown. */
export function useServerMinute(): number | null {
  return useSyncExternalStore(follow, thisMinute, () => null)
}

const thisMinute = (): number | null => (knowsServerTime() ? Math.floor(serverNow() / 60_000) * 60_000 : null)

function follow(tick: () => void): () => void {
  const timer = setInterval(tick, look)
  const stop = onServerTime(tick)
  return () => {
    clearInterval(timer)
    stop()
  }
}
