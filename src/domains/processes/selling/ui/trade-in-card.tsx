import { Link } from 'react-router'
import { address } from '#client/addresses.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import sellingTexts from '#texts/selling'
import type { TradeIn } from '../contract.ts'
import styles from './trade-in-card.module.css'

/** Chosen car and traded-in car with the remaining amount, computed by the server. */
export function TradeInCard({ tradeIn, cancellable }: { tradeIn: TradeIn; cancellable: boolean }) {
  const t = useText(sellingTexts)
  const { price } = useFormat()
  const { bookingReference, title, fees, settled, value, isDeducted, toPay, toReceive, cancelAsks, cancelAsked } = tradeIn
  const lines: [name: string, amount: number | null][] = [
    [t('tradeIn.price'), tradeIn.price],
    [t('tradeIn.fees'), fees > 0 ? fees : null],
    [t('tradeIn.settled'), settled > 0 ? -settled : null],
    [t('tradeIn.value'), isDeducted && value !== null ? -value : null],
  ]
  return (
    <section className={styles.card} aria-label={t('tradeIn.title')}>
      <h3>{t('tradeIn.title')}</h3>
      <p>
        <bdi>{title}</bdi>{' '}
        <Link to={address.history(bookingReference)}>
          <bdi dir="ltr">{bookingReference}</bdi>
        </Link>
      </p>
      <dl>
        {lines.flatMap(([name, amount]) =>
          amount === null ? (
            []
          ) : (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{price(amount)}</dd>
            </div>
          ),
        )}
        <div data-total>
          <dt>{t(toReceive > 0 ? 'tradeIn.toReceive' : 'tradeIn.toPay')}</dt>
          <dd>{price(toReceive > 0 ? toReceive : toPay)}</dd>
        </div>
      </dl>
      {!isDeducted && value !== null && toPay > 0 && <p className={styles.small}>{t('tradeIn.notYet', { price: price(value) })}</p>}
      {cancelAsked ? (
        <p className={styles.small}>{t('tradeIn.asked')}</p>
      ) : (
        cancellable && <p className={styles.small}>{t(cancelAsks ? 'tradeIn.asks' : 'tradeIn.together')}</p>
      )}
    </section>
  )
}
