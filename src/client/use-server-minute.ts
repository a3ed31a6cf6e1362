import { useSyncExternalStore } from 'react'
import { knowsServerTime, onServerTime, serverNow } from './server-clock.ts'

/** How often it is looked whether another minute has begun, in ms. */
const look = 10_000

/** The beginning of the present minute by the clock of the server, in ms; null until an answer has told it, and while drawing on the server. */
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
