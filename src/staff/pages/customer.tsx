import { type ReactNode, useRef } from 'react'
import { Link, useParams } from 'react-router'
import { useApiQuery } from '#client/query/query.ts'
import { staffAddress } from '#client/staff/addresses.ts'
import type { Customer } from '#domains/customers/contract.ts'
import type { CustomerBookingLine } from '#domains/customers/desk/contract.ts'
import { capitalised, useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { phoneHref, spacedPhone } from '#shared/phone.ts'
import { localTime } from '#shared/working-time.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { StatusLabel } from '#ui/status-label.tsx'
import { hasRole, useStaff } from '../layout/staff.ts'
import { StaffPage } from '../layout/staff-page.tsx'
import { type StaffColumn, StaffTable } from '../layout/staff-table.tsx'
import { StatusForm } from './customers/status-form.tsx'
import styles from './desk.module.css'

/** One customer: who they are, what they agreed to, what they have booked. */
export default function CustomerPage() {
  const t = useText('staffDesk')
  const id = Number(useParams().id) || 0
  const { data, failed, put } = useApiQuery('/api/customers/{id}', { params: { path: { id } } })
  if (failed)
    return (
      <EmptyState heading="h1" title={t('card.missing.title')} text={t('card.missing.text')}>
        <ButtonLink to={staffAddress.customers()}>{t('card.back')}</ButtonLink>
      </EmptyState>
    )
  return data ? <Card customer={data} put={put} /> : <SkeletonLines widths={[30, 80, 70, 76]} />
}

function Card({ customer, put }: { customer: Customer; put: (customer: Customer) => void }) {
  const t = useText('staffDesk')
  const format = useFormat()
  const staff = useStaff()
  const dialog = useRef<HTMLDialogElement>(null)
  const { id, firstName, lastName, companyName, lastStatus, phone, email } = customer
  const name = companyName ?? `${firstName} ${lastName}`.trim()
  const isActive = lastStatus === 'Active'
  const day = (iso: string) => format.date(localTime(new Date(iso)).day)

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
    [t('card.created'), day(customer.created)],
  ]
  const consents = customer.consents.filter(({ given }) => given)
  return (
    <StaffPage
      title={name}
      intro={<StatusLabel tone={isActive ? 'good' : 'draft'} label={t(`status.${lastStatus}`)} />}
      actions={
        <>
          {hasRole(staff, 'agent', 'manager') && (
            <ButtonLink variant="outline" to={staffAddress.messages({ customerId: id })}>
              {t('card.messages')}
            </ButtonLink>
          )}
          {hasRole(staff, 'manager') && (
            <Button variant={isActive ? 'danger' : 'primary'} onClick={() => dialog.current?.showModal()}>
              {t(isActive ? 'deactivate.button' : 'activate.button')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.panels}>
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
        {customer.statuses.length > 0 && (
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
        )}
      </div>
      <Bookings id={id} />
      <Dialog ref={dialog} title={t(isActive ? 'deactivate.title' : 'activate.title', { name })}>
        <StatusForm
          key={lastStatus}
          customer={customer}
          cancel={() => dialog.current?.close()}
          saved={(moved) => {
            dialog.current?.close()
            put(moved)
          }}
        />
      </Dialog>
    </StaffPage>
  )
}

/** The bookings of a customer in the areas of the person who looks. */
function Bookings({ id }: { id: number }) {
  const t = useText('staffDesk')
  const bookingCase = useText('bookingCase')
  const format = useFormat()
  const { data, failed } = useApiQuery('/api/customers/{id}/bookings', { params: { path: { id } } })
  const columns: StaffColumn<CustomerBookingLine>[] = [
    {
      key: 'reference',
      name: t('card.reference'),
      card: 'title',
      cell: (row) => (
        <Link to={staffAddress.booking(row.id)} data-row-start dir="ltr">
          <b>{row.reference}</b>
        </Link>
      ),
    },
    {
      key: 'car',
      name: t('card.car'),
      cell: ({ car, plate }) => (
        <span>
          <bdi>{car}</bdi> {plate && <bdi dir="ltr">{plate}</bdi>}
        </span>
      ),
    },
    { key: 'price', name: t('card.price'), end: true, cell: ({ price }) => format.price(price) },
    { key: 'date', name: t('card.date'), cell: ({ created }) => format.date(localTime(new Date(created)).day) },
    { key: 'status', name: t('card.status'), card: 'aside', cell: ({ status }) => bookingCase(`status.${status}` as 'status.Draft') },
  ]
  return (
    <section aria-label={t('card.bookings')}>
      {data?.length === 0 ? (
        <div className={styles.panel}>
          <h2>{t('card.bookings')}</h2>
          <p className={styles.quiet}>{t('card.noBookings')}</p>
        </div>
      ) : (
        <StaffTable
          label={t('card.bookings')}
          columns={columns}
          rows={data}
          keyOf={(row) => row.id}
          hrefOf={(row) => staffAddress.booking(row.id)}
          failed={failed}
          empty={{ title: t('card.bookings'), text: t('card.noBookings') }}
        />
      )}
    </section>
  )
}
