import { type ReactNode, useEffect, useState } from 'react'
import { browserApi } from '#client/api.ts'
import { filtersOnly } from '#domains/search/address.ts'
import { queryOf } from '#domains/search/ui/search-query.ts'
import type { VehicleCard } from '#domains/vehicles/contract.ts'
import styles from './latest-cars.module.css'

const shown = 4

/** The cars published last among those that an alert looks for. */
export function LatestCars({ search, card }: { search: URLSearchParams; card: (car: VehicleCard) => ReactNode }) {
  const [cars, setCars] = useState<VehicleCard[]>([])
  const asked = filtersOnly(search).toString()
  useEffect(() => {
    const gone = new AbortController()
    const query = { ...queryOf(new URLSearchParams(asked)), sortPropertyName: 'published' as const, size: shown }
    browserApi()
      .GET('/api/vehicles', { params: { query }, signal: gone.signal })
      .then(({ data }) => data && setCars(data.results))
      .catch(() => undefined)
    return () => gone.abort()
  }, [asked])
  return (
    <ul className={styles.cars}>
      {cars.map((car) => (
        <li key={car.id}>{card(car)}</li>
      ))}
    </ul>
  )
}
