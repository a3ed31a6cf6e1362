import type { ReactNode } from 'react'
import { apiQuery, keepPreviousData } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import { filtersOnly } from '#domains/catalogue/search/address.ts'
import { queryOf } from '#domains/catalogue/search/ui/search-query.ts'
import type { VehicleCard } from '#domains/catalogue/vehicles/contract.ts'
import styles from './latest-cars.module.css'

const shown = 4

/** Latest published cars that match an alert. */
export function LatestCars({ search, card }: { search: URLSearchParams; card: (car: VehicleCard) => ReactNode }) {
  const query = { ...queryOf(filtersOnly(search)), sortPropertyName: 'published' as const, size: shown }
  const { data } = useQuery(apiQuery('/api/vehicles', { params: { query } }, { placeholderData: keepPreviousData }))
  return (
    <ul className={styles.cars}>
      {data?.results.map((car) => (
        <li key={car.id}>{card(car)}</li>
      ))}
    </ul>
  )
}
