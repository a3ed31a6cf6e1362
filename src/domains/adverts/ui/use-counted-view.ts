import { useEffect } from 'react'

/** ms after which somebody has looked at a page and not only passed through it. */
const lookedAfter = 3000

/** What counts comes after the page, or not at all. */
const count = (id: number, type: string) =>
  import('./count-view.ts').then(
    ({ countView }) => countView(id, type),
    () => undefined,
  )

/** Tells the house that the page of a car is looked at that is sold for its owner; a car of the house counts nothing. */
export function useCountedView(car: { id: number; operationType: string } | null): void {
  const [id, type = 'Standard'] = [car?.id, car?.operationType]
  useEffect(() => {
    if (id === undefined || type === 'Standard') return
    const timer = setTimeout(count, lookedAfter, id, type)
    return () => clearTimeout(timer)
  }, [id, type])
}
