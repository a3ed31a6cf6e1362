import type { LedgerEntry } from '#domains/processes/buying/bookings/contract.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { localTime } from '#shared/working-time.ts'
import historyTexts from '#texts/history'
import styles from './purchase-facts.module.css'

/** Payments and refunds of a booking with purpose, reason and day. */
export function PurchaseLedger({ ledger }: { ledger: readonly LedgerEntry[] }) {
  const t = useText(historyTexts)
  const { price, date } = useFormat()
  if (ledger.length === 0) return <p className={styles.none}>{t('ledger.empty')}</p>
  return (
    <ul className={styles.entries}>
      {ledger.map(({ kind, amount, reason, method, created }) => (
        <li key={`${created} ${kind} ${amount}`}>
          <span>
            {kind === 'Paid' && method ? t('ledger.PaidBy', { method: t(`method.${method}`) }) : t(`ledger.${kind}`)}
            <small>
              {date(localTime(created).day)}
              {reason && ` · ${t(`ledger.reason.${reason}`)}`}
            </small>
          </span>
          <b>{price(amount)}</b>
        </li>
      ))}
    </ul>
  )
}
