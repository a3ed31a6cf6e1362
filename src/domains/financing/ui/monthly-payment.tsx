import { lazy, Suspense, useRef } from 'react'
import { useText } from '#i18n/text.ts'
import vehiclesTexts from '#texts/vehicles'
import { ButtonLink } from '#ui/button.tsx'
import { useNear } from '#ui/use-near.ts'
import styles from './monthly-payment.module.css'

const Simulator = lazy(() => import('./simulator.tsx').then((loaded) => ({ default: loaded.Simulator })))

/** What a car costs by the month. The simulator is fetched when its place comes near the screen; without a script one can still ask. */
export function MonthlyPayment({ car }: { car: { id: number; price: number } }) {
  const place = useRef<HTMLDivElement>(null)
  const near = useNear(place)
  return (
    <div ref={place} className={styles.place}>
      {near ? (
        <Suspense fallback={<Ask />}>
          <Simulator key={car.id} car={car} />
        </Suspense>
      ) : (
        <Ask />
      )}
    </div>
  )
}

function Ask() {
  const t = useText(vehiclesTexts)
  return (
    <ButtonLink variant="outline" href="#question">
      {t('page.ask')}
    </ButtonLink>
  )
}
