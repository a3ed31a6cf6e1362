import { useId } from 'react'
import { isolate, useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import bookingsTexts from '#texts/bookings'
import { Icon } from '#ui/icon.tsx'
import { PersonalDataNotice } from '#ui/personal-data-notice.tsx'
import { useForm } from '#ui/use-form.ts'
import styles from './deposit-terms.module.css'
import type { Hours } from './use-hours.ts'

/** Seller and contact data (`useSite()`). */
export interface Seller {
  company: string
  cndp: string
  email: string
  phone: string
}

interface DepositTermsProps {
  /** links the button in the footer of the dialog to the form */
  id: string
  /** number of cars, and the sum of their prices in dirhams if known */
  count?: number
  whole: number | null
  hours: Hours
  seller: Seller
  /** called when the terms are accepted */
  done: () => void
}

/** Deposit and its refund, the information required by law 31-08 before the order, and the checkbox of acceptance. */
export function DepositTerms({ id, count = 1, whole, hours: { deposit, holdMinutes, refundDays }, seller, done }: DepositTermsProps) {
  const t = useText(bookingsTexts)
  const { price } = useFormat()
  const fault = useId()
  const form = useForm({
    limits: {},
    errorMessage: () => t('terms.needAccept'),
    check: ({ terms }) => (terms ? [] : [{ field: 'terms', reason: 'consent' }]),
    // the steps of the dialog build the request
    send: () => Promise.resolve(),
    onSuccess: done,
  })
  const missing = form.field('terms').error

  return (
    <form id={id} className={styles.terms} {...form.props}>
      <dl className={styles.sums}>
        {whole !== null && (
          <div>
            <dt>{t('deposit.price')}</dt>
            <dd>{price(whole)}</dd>
          </div>
        )}
        <div className={styles.now}>
          <dt>{t('deposit.amount')}</dt>
          <dd>{price(deposit * count)}</dd>
        </div>
        {whole !== null && (
          <div>
            <dt>{t('deposit.rest')}</dt>
            <dd>{price(whole - deposit * count)}</dd>
          </div>
        )}
      </dl>
      <section>
        <h3>{t('deposit.title')}</h3>
        <ul className={styles.points}>
          {[
            t('deposit.held', { minutes: holdMinutes }),
            t('deposit.counted'),
            t('deposit.refund', { days: refundDays }),
            t('deposit.rejected'),
          ].map((point) => (
            <li key={point}>
              <Icon name="check" size={18} />
              <span>{point}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.law}>
        <h3>{t('terms.title')}</h3>
        <p>
          {t('terms.seller', {
            company: seller.company,
            phone: isolate(seller.phone.replaceAll(' ', '\u00a0')),
            email: isolate(seller.email),
          })}
        </p>
        <p>{t('terms.payment')}</p>
        <p>{t('terms.delivery')}</p>
        <p>{t('terms.withdrawal', { days: refundDays })}</p>
        <p>{t('terms.mail')}</p>
      </section>
      <div>
        <label className={styles.accept}>
          <input type="checkbox" name="terms" aria-invalid={missing ? true : undefined} aria-describedby={missing ? fault : undefined} />
          <span>
            {count === 1 ? t('terms.accept', { amount: price(deposit) }) : t('terms.acceptMany', { count, amount: price(deposit) })}
          </span>
        </label>
        {missing && (
          <p className={styles.fault} id={fault}>
            <Icon name="circle-alert" size={18} />
            <span>{missing}</span>
          </p>
        )}
      </div>
      <PersonalDataNotice purpose="booking" controller={seller.company} cndp={seller.cndp} email={seller.email} />
    </form>
  )
}
