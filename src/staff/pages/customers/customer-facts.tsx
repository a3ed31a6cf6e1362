import type { ReactNode } from 'react'
import type { Customer } from '#domains/customers/customers/contract.ts'
import { capitalised, useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { phoneHref, spacedPhone } from '#shared/phone.ts'
import { localTime } from '#shared/working-time.ts'
import staffDeskTexts from '#texts/staffDesk'
import styles from '../desk.module.css'

/** Details of a customer; unknown fields are omitted. */
export function CustomerFacts({ customer }: { customer: Customer }) {
  const t = useText(staffDeskTexts)
  const format = useFormat()
  const { firstName, lastName, companyName, phone, email } = customer

  const facts: readonly (readonly [string, ReactNode])[] = [
    ...(companyName ? ([[t('card.company'), <bdi key="company">{companyName}</bdi>]] as const) : []),
    [t('customers.name'), <bdi key="name">{`${firstName} ${lastName}`.trim()}</bdi>],
    ...(phone
      ? ([
          [
            t('customers.phone'),
            <span key="phone">
              <a href={phoneHref(phone)} dir="ltr">
                {spacedPhone(phone)}
              </a>{' '}
              <span className={styles.quiet}>({t(customer.phoneVerified ? 'card.verified' : 'card.unverified')})</span>
            </span>,
          ],
        ] as const)
      : []),
    ...(email
      ? ([
          [
            t('customers.email'),
            <span key="email">
              <a href={`mailto:${email}`} dir="ltr">
                {email}
              </a>{' '}
              <span className={styles.quiet}>({t(customer.emailVerified ? 'card.verified' : 'card.unverified')})</span>
            </span>,
          ],
        ] as const)
      : []),
    ...(customer.idNumber ? ([[t('card.idNumber'), <bdi key="id">{customer.idNumber}</bdi>]] as const) : []),
    [t('card.language'), capitalised(format.languageName(customer.language))],
    ...(customer.address || customer.city
      ? ([
          [
            t('card.address'),
            <bdi key="address">
              {[customer.address, customer.addressLine2, [customer.zip, customer.city].filter(Boolean).join(' ')]
                .filter(Boolean)
                .join(', ')}
            </bdi>,
          ],
        ] as const)
      : []),
    [t('customers.account'), t(customer.userId ? 'customers.withAccount' : 'customers.noAccount')],
    [t('card.created'), format.date(localTime(customer.created).day)],
  ]
  return (
    <section className={styles.panel}>
      <h2>{t('card.contact')}</h2>
      <dl className={styles.facts}>
        {facts.map(([term, fact]) => (
          <div key={term} style={{ display: 'contents' }}>
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
