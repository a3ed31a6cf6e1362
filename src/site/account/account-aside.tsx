import { address } from '#client/addresses.ts'
import { useMoment } from '#domains/cases/appointments/ui/use-moment.ts'
import { capitalised, isolate, useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { localized } from '#shared/language.ts'
import accountTexts from '#texts/account'
import { useAsset } from '#ui/asset.ts'
import { ButtonLink } from '#ui/button.tsx'
import styles from './account.module.css'
import type { AccountCase } from './account-cases.ts'

/** The next appointment, and the amounts paid, due and expected in the open cases. Empty when there are none. */
export function AccountAside({ cases }: { cases: readonly AccountCase[] }) {
  const visit = nextVisit(cases)
  const sums = sumsOf(cases)
  if (!visit && sums.length === 0) return null
  return (
    <aside className={styles.aside}>
      {visit && <Visit {...visit} />}
      {sums.length > 0 && <Money sums={sums} />}
    </aside>
  )
}

interface NextVisit {
  of: AccountCase
  appointment: { key: string; starts: string; storageArea: { names: Record<string, string | undefined> } }
}

function nextVisit(cases: readonly AccountCase[]): NextVisit | undefined {
  const visits = cases.flatMap((of): NextVisit[] => {
    const { record } = of
    if (of.isOver) return []
    if (record.kind === 'Purchase') {
      const { appointment } = record.sale
      return appointment?.status === 'Booked' ? [{ of, appointment }] : []
    }
    const appointment = record.kind === 'Intermediation' && record.mediation.status === 'Accepted' ? record.mediation.appointment : null
    return appointment ? [{ of, appointment }] : []
  })
  return visits.toSorted((a, b) => a.appointment.starts.localeCompare(b.appointment.starts))[0]
}

function Visit({ of, appointment }: NextVisit) {
  const t = useText(accountTexts)
  const language = useLanguage()
  const momentOf = useMoment()
  const asset = useAsset()
  return (
    <section className={styles.visit}>
      <h2>{t('visit.title')}</h2>
      <p className={styles.moment}>{capitalised(momentOf(appointment.starts))}</p>
      <p>
        {t('visit.text', { car: isolate(of.title) })}
        <br />
        {localized(appointment.storageArea.names, language)}
      </p>
      <div className={styles.ways}>
        <ButtonLink variant="white" size="small" href={asset(address.calendarFile(appointment.key, language))}>
          {t('visit.calendar')}
        </ButtonLink>
        <ButtonLink variant="white" size="small" to={of.to}>
          {t('visit.see')}
        </ButtonLink>
      </div>
    </section>
  )
}

interface Sum {
  name: 'deposit' | 'rest' | 'offer' | 'awaited'
  of: AccountCase
  amount: number
}

/** Whole dirhams. */
function sumsOf(cases: readonly AccountCase[]): Sum[] {
  return cases.flatMap((of): Sum[] => {
    const { record } = of
    if (of.isOver) return []
    if (record.kind === 'Booking') {
      const { booking } = record
      const hasDeposit = booking.ledger.some(({ kind }) => kind === 'Held') && booking.next !== 'TryExchange'
      return [
        ...(hasDeposit ? [{ name: 'deposit' as const, of, amount: booking.deposit }] : []),
        ...(hasDeposit && booking.rest > 0 ? [{ name: 'rest' as const, of, amount: booking.rest }] : []),
      ]
    }
    if (record.kind === 'Purchase') {
      const { quotation, transferDue, paid } = record.sale
      if (quotation === null || paid) return []
      if (transferDue) return [{ name: 'awaited', of, amount: quotation }]
      return of.tasks.some(({ name }) => name === 'Offer') ? [{ name: 'offer', of, amount: quotation }] : []
    }
    const settlement = record.kind === 'Intermediation' ? record.mediation.settlement : null
    return settlement ? [{ name: 'awaited', of, amount: settlement.net }] : []
  })
}

function Money({ sums }: { sums: readonly Sum[] }) {
  const t = useText(accountTexts)
  const { price } = useFormat()
  return (
    <section className={styles.money}>
      <h2>{t('money.title')}</h2>
      <dl>
        {sums.map(({ name, of, amount }) => (
          <div key={`${name} ${of.reference}`}>
            <dt>{t(`money.${name}`, { car: isolate(of.title) })}</dt>
            <dd className="num">{price(amount)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
