import { useEffect } from 'react'

/** ms after which a page view counts. */
const lookedAfter = 3000

/** Loads the counter after the page; a failure is ignored. */
const count = (id: number, type: string) =>
  import('./count-view.ts').then(
    ({ countView }) => countView(id, type),
    () => undefined,
  )

/** Counts a view of a privately sold or consigned car; other cars are not counted. */
export function useCountedView(car: { id: number; operationType: string } | null): void {
  const [id, type = 'Standard'] = [car?.id, car?.operationType]
  useEffect(() => {
    if (id === undefined || type === 'Standard') return
    const timer = setTimeout(count, lookedAfter, id, type)
    return () => clearTimeout(timer)
  }, [id, type])
}
