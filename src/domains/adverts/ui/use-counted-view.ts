import { useEffect } from 'react'

/** ms after which somebody has looked at a page and not only passed through it. */
const lookedAfter = 3000

/** Nobody waits for the answer, nor for what asks; what does not arrive is not counted. */
async function countView(id: number): Promise<void> {
  if (document.visibilityState !== 'visible') return
  const { callApi } = await import('#client/call.ts')
  await callApi('post', '/api/vehicleads/vehicle/{id}/views', { params: { path: { id } } }).catch(() => undefined)
}

/** Tells the house that the page of an advertised car is looked at; null counts nothing. */
export function useCountedView(vehicleId: number | null): void {
  useEffect(() => {
    if (vehicleId === null) return
    const timer = setTimeout(countView, lookedAfter, vehicleId)
    return () => clearTimeout(timer)
  }, [vehicleId])
}
