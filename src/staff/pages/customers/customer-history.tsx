import type { Customer } from '#domains/customers/customers/contract.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { localTime } from '#shared/working-time.ts'
import staffDeskTexts from '#texts/staffDesk'
import { StatusLabel } from '#ui/status-label.tsx'
import styles from '../desk.module.css'

export function CustomerConsents({ customer }: { customer: Customer }) {
  const t = useText(staffDeskTexts)
  const day = useDay()
  const consents = customer.consents.filter(({ given }) => given)
  return (
    <section className={styles.panel}>
      <h2>{t('card.consents')}</h2>
      {consents.length === 0 ? (
        <p className={styles.quiet}>{t('card.noConsents')}</p>
      ) : (
        <ul className={styles.lines}>
          {consents.map(({ purpose, channel, created }) => (
            <li key={`${purpose} ${channel}`}>
              {t(`card.purpose.${purpose}`)} {t(`card.channel.${channel}`)} <small>{day(created)}</small>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** The statuses of a customer with their reasons, the latest first. */
export function CustomerHistory({ customer }: { customer: Customer }) {
  const t = useText(staffDeskTexts)
  const day = useDay()
  if (customer.statuses.length === 0) return null
  return (
    <section className={styles.panel}>
      <h2>{t('card.history')}</h2>
      <ul className={styles.lines}>
        {[...customer.statuses].reverse().map(({ type, comment, created }) => (
          <li key={created}>
            <StatusLabel tone={type === 'Active' ? 'good' : 'draft'} label={t(`status.${type}`)} /> <small>{day(created)}</small>
            {comment && <p dir="auto">{comment}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}

function useDay(): (iso: string) => string {
  const format = useFormat()
  return (iso) => format.date(localTime(iso).day)
}
