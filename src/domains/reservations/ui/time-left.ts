import { useEffect, useState } from 'react'
import { serverNow } from '#client/server-clock.ts'

/** Whole seconds until a moment of the server's clock, ticking; 0 once it has passed. */
export function useSecondsLeft(until: string): number {
  const [left, setLeft] = useState(() => secondsLeft(until, serverNow()))
  useEffect(() => {
    const look = () => setLeft(secondsLeft(until, serverNow()))
    look()
    const timer = setInterval(look, 1000)
    // a device that slept looks at once when it wakes
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [until])
  return left
}

/** Whole seconds, rounded up: 0 only once the moment has passed. */
export function secondsLeft(until: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(until) - now) / 1000))
}
