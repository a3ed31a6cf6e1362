import { useEffect, useState } from 'react'
import { serverNow } from '#client/server-clock.ts'

/** Returns the whole seconds until an instant of the server's clock, updated every second; 0 afterwards. */
export function useSecondsLeft(until: string): number {
  const [left, setLeft] = useState(() => secondsLeft(until, serverNow()))
  useEffect(() => {
    const look = () => setLeft(secondsLeft(until, serverNow()))
    look()
    const timer = setInterval(look, 1000)
    // a resumed device updates immediately
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [until])
  return left
}

/** Returns whole seconds, rounded up: 0 only after the instant. */
export function secondsLeft(until: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(until) - now) / 1000))
}
