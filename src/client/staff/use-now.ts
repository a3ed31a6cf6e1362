import { useEffect, useState } from 'react'
import { onServerTime, serverNow } from '../server-clock.ts'

/** The present moment by the clock of the server, again every half minute: deadlines are told by it. */
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
