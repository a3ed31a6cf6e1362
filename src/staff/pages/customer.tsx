import { useRef } from 'react'
import { useParams } from 'react-router'
import { apiQuery } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import { staffAddress } from '#client/staff/addresses.ts'
import type { Customer } from '#domains/customers/customers/contract.ts'
import { useText } from '#i18n/text.ts'
import staffDeskTexts from '#texts/staffDesk'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { StatusLabel } from '#ui/status-label.tsx'
import { hasRole, useStaff } from '../layout/staff.ts'
import { StaffPage } from '../layout/staff-page.tsx'
import { CustomerBookings } from './customers/customer-bookings.tsx'
import { CustomerFacts } from './customers/customer-facts.tsx'
import { CustomerConsents, CustomerHistory } from './customers/customer-history.tsx'
import { StatusForm } from './customers/status-form.tsx'
import styles from './desk.module.css'

/** One customer: details, consents and bookings. */
export default function CustomerPage() {
  const t = useText(staffDeskTexts)
  const id = Number(useParams().id) || 0
  const { data, failed, setData } = useQuery(apiQuery('/api/customers/{id}', { params: { path: { id } } }))
  if (failed)
    return (
      <EmptyState heading="h1" title={t('card.missing.title')} text={t('card.missing.text')}>
        <ButtonLink to={staffAddress.customers()}>{t('card.back')}</ButtonLink>
      </EmptyState>
    )
  return data ? <Card customer={data} put={setData} /> : <SkeletonLines widths={[30, 80, 70, 76]} />
}

function Card({ customer, put }: { customer: Customer; put: (customer: Customer) => void }) {
  const t = useText(staffDeskTexts)
  const staff = useStaff()
  const dialog = useRef<HTMLDialogElement>(null)
  const { id, firstName, lastName, companyName, lastStatus } = customer
  const name = companyName ?? `${firstName} ${lastName}`.trim()
  const isActive = lastStatus === 'Active'

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
        <CustomerFacts customer={customer} />
        <CustomerConsents customer={customer} />
        <CustomerHistory customer={customer} />
      </div>
      <CustomerBookings id={id} />
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
