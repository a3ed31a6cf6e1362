import { useEffect } from 'react'
import { callApi } from '#client/call.ts'

/** ms after which somebody has looked at a page and not only passed through it. */
const lookedAfter = 3000

/** Tells the house that the page of an advertised car is looked at; null counts nothing. What does not arrive is not counted. */
export function useCountedView(vehicleId: number | null): void {
  useEffect(() => {
    if (vehicleId === null) return
    const timer = setTimeout(() => {
      if (document.visibilityState !== 'visible') return
      callApi('post', '/api/vehicleads/vehicle/{id}/views', { params: { path: { id: vehicleId } } }).catch(() => undefined)
    }, lookedAfter)
    return () => clearTimeout(timer)
  }, [vehicleId])
}
