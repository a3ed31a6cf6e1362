import { useEffect, useState } from 'react'

/** Debounces a value by `rest` ms. */
export function useSettled(value: string, rest: number): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), rest)
    return () => clearTimeout(timer)
  }, [value, rest])
  return settled
}
