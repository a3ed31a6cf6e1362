import { Fragment, type ReactNode, Suspense } from 'react'
import { SkeletonCard } from '#ui/skeleton.tsx'
import type { ListedVehicle } from '../contract.ts'
import styles from './result-list.module.css'

interface ResultListProps {
  cars: readonly ListedVehicle[]
  view: 'grid' | 'list'
  card: (car: ListedVehicle, place: { index: number; view: 'grid' | 'list' }) => ReactNode
  /** stands after two rows; in a shorter list there is none */
  band: ReactNode
  /** stands in the place after the last car */
  end?: ReactNode
  busy: boolean
  /** other cars are on their way: their places, as high as the old ones, are shown instead */
  waiting: boolean
}

/** Two rows of three or three rows of two before the band; four cars in a list. */
const bandAfter = { grid: 6, list: 4 }

/** The cars of one page. While new ones are on their way the old ones stay, faded, so that nothing jumps. */
export function ResultList({ cars, view, card, band, end, busy, waiting }: ResultListProps) {
  const after = bandAfter[view]
  return (
    <ul className={styles.list} data-view={view} aria-busy={busy}>
      {cars.map((car, index) => (
        <Fragment key={car.id}>
          <li className={styles.item} data-waiting={waiting && view === 'grid' ? '' : undefined}>
            {/* React hydrates each card separately, and first the one that the visitor clicks */}
            <Suspense>{card(car, { index, view })}</Suspense>
            {waiting && view === 'grid' && (
              <div className={styles.place}>
                <SkeletonCard />
              </div>
            )}
          </li>
          {index === after - 1 && cars.length > after && <li className={styles.band}>{band}</li>}
        </Fragment>
      ))}
      {end && <li className={styles.end}>{end}</li>}
    </ul>
  )
}
