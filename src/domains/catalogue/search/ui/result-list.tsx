import { type ReactNode, Suspense } from 'react'
import { SkeletonCard } from '#ui/skeleton.tsx'
import type { ListedVehicle } from '../contract.ts'
import styles from './result-list.module.css'

interface ResultListProps {
  cars: readonly ListedVehicle[]
  view: 'grid' | 'list'
  card: (car: ListedVehicle, place: { index: number; view: 'grid' | 'list' }) => ReactNode
  /** rendered after the last car */
  end?: ReactNode
  busy: boolean
  /** new cars are loading: shows placeholders with the height of the previous cards */
  waiting: boolean
}

/** The cars of one page. While new ones load, the previous ones stay, faded, to avoid layout shifts. */
export function ResultList({ cars, view, card, end, busy, waiting }: ResultListProps) {
  return (
    <ul className={styles.list} data-view={view} aria-busy={busy}>
      {cars.map((car, index) => (
        <li key={car.id} className={styles.item} data-waiting={waiting && view === 'grid' ? '' : undefined}>
          {/* each card hydrates separately, the clicked one first */}
          <Suspense>{card(car, { index, view })}</Suspense>
          {waiting && view === 'grid' && (
            <div className={styles.place}>
              <SkeletonCard />
            </div>
          )}
        </li>
      ))}
      {end && <li className={styles.end}>{end}</li>}
    </ul>
  )
}
