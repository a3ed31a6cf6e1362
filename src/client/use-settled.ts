import { useEffect, useState } from 'react'

/** What is typed, once it has rested for so long (ms): asked in one piece instead of letter by letter. */
export function useSettled(value: string, rest: number): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), rest)
    return () => clearTimeout(timer)
  }, [value, rest])
  return settled
}
