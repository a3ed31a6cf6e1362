import { Fragment, type ReactNode, Suspense } from 'react'
import { SkeletonCard } from '#ui/skeleton.tsx'
import type { ListedVehicle } from '../contract.ts'
import styles from './result-list.module.css'

interface ResultListProps {
  cars: readonly ListedVehicle[]
  view: 'grid' | 'list'
  card: (car: ListedVehicle, place: { index: number; view: 'grid' | 'list' }) => ReactNode
  /** rendered after two rows; omitted in a shorter list */
  band: ReactNode
  /** rendered after the last car */
  end?: ReactNode
  busy: boolean
  /** new cars are loading: shows placeholders with the height of the previous cards */
  waiting: boolean
}

/** Cars before the band: two rows of three or three rows of two in the grid, four in the list. */
const bandAfter = { grid: 6, list: 4 }

/** The cars of one page. While new ones load, the previous ones stay, faded, to avoid layout shifts. */
export function ResultList({ cars, view, card, band, end, busy, waiting }: ResultListProps) {
  const after = bandAfter[view]
  return (
    <ul className={styles.list} data-view={view} aria-busy={busy}>
      {cars.map((car, index) => (
        <Fragment key={car.id}>
          <li className={styles.item} data-waiting={waiting && view === 'grid' ? '' : undefined}>
            {/* each card hydrates separately, the clicked one first */}
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
