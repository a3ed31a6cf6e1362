import { useEffect, useState } from 'react'
import { onServerTime, serverNow } from '../server-clock.ts'

/** Returns the current server time, updated every 30 s, for deadlines. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date(serverNow()))
  useEffect(() => {
    const look = () => setNow(new Date(serverNow()))
    const timer = setInterval(look, 30_000)
    const stop = onServerTime(look)
    return () => {
      clearInterval(timer)
      stop()
    }
  }, [])
  return now
}
