import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import bookingCaseTexts from '#texts/bookingCase'
import type { ExchangeCar } from '../contract.ts'
import styles from './exchange-sums.module.css'
import { Facts } from './facts.tsx'

/** Settlement of an exchange for that car; `alone`: one person's refund limit. */
export function ExchangeSums({ car, alone }: { car: ExchangeCar | null; alone: number }) {
  const t = useText(bookingCaseTexts)
  const format = useFormat()
  const sums = car?.sums
  return (
    <section className={styles.sums} aria-live="polite">
      <h3>{t('exchange.sums')}</h3>
      {car && sums ? (
        <>
          <Facts
            list={[
              [t('exchange.price'), format.price(car.price ?? 0)],
              [t('exchange.carried'), format.price(sums.carried)],
              [t('exchange.toPay'), sums.toPay > 0 ? format.price(sums.toPay) : null, 'total'],
              [t('exchange.toReturn'), sums.toReturn > 0 ? format.price(sums.toReturn) : null, 'total'],
            ]}
          />
          {sums.toPay === 0 && sums.toReturn === 0 && <p>{t('exchange.even')}</p>}
          {sums.toReturn > alone && <p>{t('exchange.two', { amount: format.price(alone) })}</p>}
        </>
      ) : (
        <p>{t('exchange.choose')}</p>
      )}
    </section>
  )
}
