import { useEffect } from 'react'

/** ms after which somebody has looked at a page and not only passed through it. */
const lookedAfter = 3000

/** Cars whose owner reads how many looked at them: who sells it themselves, and who has the house sell it. */
const paths = { Ad: '/api/vehicleads/vehicle/{id}/views', Intermediation: '/api/intermediations/vehicle/{id}/views' } as const
type Counted = keyof typeof paths

/** Nobody waits for the answer, nor for what asks; what does not arrive is not counted. */
async function countView(id: number, what: Counted): Promise<void> {
  if (document.visibilityState !== 'visible') return
  const { callApi } = await import('#client/call.ts')
  await callApi('post', paths[what], { params: { path: { id } } }).catch(() => undefined)
}

/** Tells the house that the page of a car is looked at that is sold for its owner; a car of the house counts nothing. */
export function useCountedView(car: { id: number; operationType: string } | null): void {
  const id = car?.id
  const what = (Object.keys(paths) as Counted[]).find((one) => one === car?.operationType)
  useEffect(() => {
    if (id === undefined || what === undefined) return
    const timer = setTimeout(countView, lookedAfter, id, what)
    return () => clearTimeout(timer)
  }, [id, what])
}
