import { useServerMinute } from '#client/use-server-minute.ts'
import { isolate, useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { localTime } from '#shared/working-time.ts'
import sellingTexts from '#texts/selling'
import type { Sale } from './sale.ts'
import styles from './sale-time.module.css'

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]

/** Formats a time in the Moroccan time zone. */
export function useSaleMoment(): (at: string) => string {
  const t = useText(sellingTexts)
  const { longDate, clock } = useFormat()
  return (at) => {
    const { day: date, time } = localTime(at)
    return t('own.moment', { day: longDate(date), time: clock(time) })
  }
}

/** Returns when a status was last reached. */
const reached = (sale: Sale, state: Sale['status']) => sale.statuses.findLast(({ type }) => type === state)?.created

/** Validity of the offer: a star per day, bright for remaining days. After expiry the owner's options. */
export function OfferTime({ sale, until }: { sale: Sale; until: string }) {
  const t = useText(sellingTexts)
  const moment = useSaleMoment()
  const now = useServerMinute()
  const end = Date.parse(until)
  const begun = Date.parse(reached(sale, 'QuotationAccepted') ?? until)
  const left = now === null ? null : end - now
  const days = Math.min(14, Math.round((end - begun) / day))
  // as many as the text counts; the last hours count as one
  const full = left === null ? 0 : Math.max(1, Math.floor(left / day))
  if (left !== null && left <= 0) return <p className={styles.over}>{t('own.left.over', { until: moment(until) })}</p>
  return (
    <div className={styles.offer}>
      {left !== null && (
        <>
          <span className={styles.days} aria-hidden="true">
            {Array.from({ length: days }, (_one, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: days have no name but their place
              <i key={i} data-left={i >= days - full} />
            ))}
          </span>
          <p className={styles.left}>
            {left >= day
              ? t('own.left.days', { count: Math.floor(left / day) })
              : left >= hour
                ? t('own.left.hours', { count: Math.floor(left / hour) })
                : t('own.left.less')}
          </p>
        </>
      )}
      <p className={styles.small}>{t('own.until', { until: moment(until) })}</p>
    </div>
  )
}

/** Transfer deadline as a ring with start and account; red when overdue. */
export function TransferTime({ sale, due }: { sale: Sale; due: string }) {
  const t = useText(sellingTexts)
  const { price, clock } = useFormat()
  const moment = useSaleMoment()
  const now = useServerMinute()
  const begun = reached(sale, 'DocumentsConformityAccepted')
  const { bankWireAccount: account, quotation } = sale
  const left = now === null ? null : Math.floor((Date.parse(due) - now) / minute)
  const isLate = left !== null && left < 0
  const part = left === null || begun === undefined ? 0 : (left * minute) / (Date.parse(due) - Date.parse(begun))
  return (
    <section className={styles.transfer} data-late={isLate}>
      {left !== null && !isLate && (
        <span className={styles.clock} aria-hidden="true">
          <svg viewBox="0 0 120 120" aria-hidden="true">
            <circle cx="60" cy="60" r="54" pathLength="1" />
            <circle cx="60" cy="60" r="54" pathLength="1" strokeDasharray={`${Math.min(1, part)} 1`} data-left />
          </svg>
          <b dir="ltr">{`${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`}</b>
          <small>{t('own.left.unit')}</small>
        </span>
      )}
      <div>
        <h3>{t(isLate ? 'own.transfer.late' : 'own.transfer.title', { time: clock(localTime(due).time) })}</h3>
        <p>{t(isLate ? 'own.transfer.was' : 'own.transferDue', { due: moment(due) })}</p>
        {account && quotation !== null && !sale.tradeIn && (
          <p>
            {t('own.transfer.to', {
              price: price(quotation),
              bank: isolate(account.bankName),
              end: isolate(`•••• ${account.bankNumber.slice(-6)}`),
            })}
          </p>
        )}
        {begun !== undefined && <p className={styles.small}>{t('own.transfer.since', { at: moment(begun) })}</p>}
      </div>
    </section>
  )
}
