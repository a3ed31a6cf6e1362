import { useId } from 'react'
import type { ApiQuery } from '#client/query/query.ts'
import { useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { factsOf } from '#shared/language.ts'
import bookingCaseTexts from '#texts/bookingCase'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import type { ExchangeCar } from '../contract.ts'
import styles from './exchange-cars.module.css'
import { RecordPlate } from './record-plate.tsx'

interface ExchangeCarsProps {
  cars: Pick<ApiQuery<ExchangeCar[]>, 'data' | 'failed' | 'isFetching'>
  /** the query is long enough to search */
  isAsked: boolean
  chosen: number | null
  choose: (id: number) => void
  fault?: string | undefined
}

/** Results of the car search, for a single choice; cars that are not for sale are disabled. */
export function ExchangeCars({ cars, isAsked, chosen, choose, fault }: ExchangeCarsProps) {
  const t = useText(bookingCaseTexts)
  const id = useId()
  const { data, failed, isFetching } = cars
  return (
    <div className={styles.cars}>
      <p className="vh" role="status">
        {isAsked && (data ? data.length === 0 && t('exchange.none') : isFetching && t('exchange.searching'))}
      </p>
      {isAsked && !data && isFetching && <SkeletonLines widths={[70, 50]} />}
      {isAsked && failed && (
        <p className={styles.failed} role="alert">
          {t('exchange.failed')}{' '}
          <Button size="small" variant="outline" onClick={failed.retry}>
            {t('exchange.again')}
          </Button>
        </p>
      )}
      {isAsked && data?.length === 0 && <p aria-hidden="true">{t('exchange.none')}</p>}
      {isAsked && data && data.length > 0 && (
        <fieldset className={styles.list} aria-describedby={fault ? id : undefined}>
          <legend className="vh">{t('exchange.results')}</legend>
          {data.map((car) => (
            <label key={car.id} data-off={car.sums === null || undefined}>
              <input
                type="radio"
                name="vehicleId"
                value={car.id}
                checked={chosen === car.id}
                disabled={car.sums === null}
                aria-invalid={fault ? true : undefined}
                onChange={() => choose(car.id)}
              />
              <CarLine car={car} />
            </label>
          ))}
        </fieldset>
      )}
      {fault && (
        <p className={styles.fault} id={id}>
          <Icon name="circle-alert" size={18} />
          <span>{fault}</span>
        </p>
      )}
    </div>
  )
}

/** Identification of a car, and its price or why it is unavailable. */
function CarLine({ car }: { car: ExchangeCar }) {
  const t = useText(bookingCaseTexts)
  const format = useFormat()
  const comma = factsOf(useLanguage()).comma
  const facts = [car.year === null ? null : String(car.year), car.mileage === null ? null : format.km(car.mileage)].filter(Boolean)
  return (
    <span className={styles.car}>
      <span className={styles.words}>
        <b>
          <bdi>{car.title}</bdi>
        </b>
        <small>
          <bdi dir="ltr">{car.reference}</bdi>
          {facts.length > 0 && ` · ${facts.join(comma)}`}
        </small>
        <RecordPlate plate={car.plate} />
      </span>
      <span className={styles.price}>
        {car.price !== null && <strong>{format.price(car.price)}</strong>}
        {car.sums === null && <small>{t(car.isSame ? 'exchange.isSame' : 'exchange.notForSale')}</small>}
      </span>
    </span>
  )
}
