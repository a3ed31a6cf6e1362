import { useMemo } from 'react'
import { useLocalStorage } from '#client/device.ts'
import type { Estimate } from '../contract.ts'

/** The last estimate and the typed plate of this device; never sent. */
interface OwnEstimate {
  plate: string
  last: { key: string; car: string; on: string; expires: string } | null
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

function readOwn(kept: unknown): OwnEstimate {
  const { plate, last } = Object(kept) as Record<string, unknown>
  const { key, car, on, expires } = Object(last) as Record<string, unknown>
  const known = typeof key === 'string' && /^[0-9a-f]{32}$/.test(key)
  return { plate: text(plate), last: known ? { key, car: text(car), on: text(on), expires: text(expires) } : null }
}

/** Returns the stored estimate data, synchronised between tabs. */
export function useOwnEstimate(): OwnEstimate & { keepPlate: (plate: string) => void; keepLast: (estimate: Estimate) => void } {
  const [kept, change] = useLocalStorage('estimate')
  return useMemo(
    () => ({
      ...readOwn(kept),
      keepPlate: (plate) => change((now) => ({ ...readOwn(now), plate })),
      keepLast: ({ key, car, asOf, expires }) =>
        change((now) => ({ ...readOwn(now), last: { key, car: `${car.brand} ${car.model}`, on: asOf.slice(0, 10), expires } })),
    }),
    [kept, change],
  )
}
