import { Link } from 'react-router'
import { address } from '#client/addresses.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import bookingsTexts from '#texts/bookings'
import { Button } from '#ui/button.tsx'
import type { BookedOne } from '../contract.ts'
import styles from './book-many.module.css'
import { HoldTimer } from './hold-timer.tsx'
import type { RequestedCar } from './use-book-many.ts'
import { useGateway } from './use-gateway.ts'

/** Result of each car: held, with its payment, or the error. */
export function Results({
  results,
  cars,
  holdMinutes,
}: {
  results: readonly BookedOne[]
  cars: readonly RequestedCar[]
  holdMinutes: number
}) {
  const t = useText(bookingsTexts)
  const { price } = useFormat()
  const gateway = useGateway()
  const held = results.flatMap((one) => (one.held ? [one.held] : []))
  const until = held.map(({ holdUntil }) => holdUntil).sort()[0]
  const why = {
    CarTaken: 'taken.title',
    VehicleNotFound: 'gone.title',
    DuplicateEnquiry: 'duplicate.title',
    TooManyRequests: 'many.tooMany',
  } as const
  return (
    <>
      {until && (
        <>
          <p>{t('many.payEach')}</p>
          <HoldTimer until={until} whole={holdMinutes * 60} then={t('timer.backOnSale')} />
        </>
      )}
      <ul className={styles.results} aria-live="polite">
        {results.map(({ vehicleId, held: one, error }) => {
          const car = cars.find(({ id }) => id === vehicleId)
          return (
            <li key={vehicleId}>
              <p>
                <bdi>{car?.title}</bdi>
                <span>{one ? t('many.held') : t(why[error ?? 'CarTaken'])}</span>
              </p>
              {one ? (
                <Button
                  busy={gateway.leaving === one.paymentId}
                  disabled={gateway.leaving !== null}
                  onClick={() => void gateway.pay(one.paymentId)}
                >
                  {gateway.leaving === one.paymentId ? t('flow.leaving') : t('many.pay', { amount: price(one.deposit) })}
                </Button>
              ) : (
                car && <Link to={address.car(car.slug, car.id)}>{t('place.page.car')}</Link>
              )}
            </li>
          )
        })}
      </ul>
      <p role="alert">{gateway.failed}</p>
    </>
  )
}
