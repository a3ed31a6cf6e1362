import { Link } from 'react-router'
import { staffAddress } from '#client/staff/addresses.ts'
import type { CustomerLine } from '#domains/customers/customers/contract.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { spacedPhone } from '#shared/phone.ts'
import { localTime } from '#shared/working-time.ts'
import staffDeskTexts from '#texts/staffDesk'
import { StatusLabel } from '#ui/status-label.tsx'
import type { StaffColumn } from '../../layout/staff-table.tsx'
import styles from '../desk.module.css'

export function useCustomerColumns(): StaffColumn<CustomerLine>[] {
  const t = useText(staffDeskTexts)
  const format = useFormat()
  return [
    {
      key: 'name',
      name: t('customers.name'),
      card: 'title',
      fixed: true,
      cell: ({ id, firstName, lastName, companyName, hasAccount }) => (
        <span className={styles.person}>
          <Link to={staffAddress.customer(id)} data-row-start>
            <b>
              <bdi>{companyName ?? `${firstName} ${lastName}`.trim()}</bdi>
            </b>
          </Link>
          <small>
            {companyName ? <bdi>{`${firstName} ${lastName}`}</bdi> : t(hasAccount ? 'customers.withAccount' : 'customers.noAccount')}
          </small>
        </span>
      ),
    },
    { key: 'phone', name: t('customers.phone'), cell: ({ phone }) => phone && <bdi dir="ltr">{spacedPhone(phone)}</bdi> },
    { key: 'email', name: t('customers.email'), cell: ({ email }) => email && <bdi dir="ltr">{email}</bdi> },
    { key: 'city', name: t('customers.city'), cell: ({ city }) => city },
    { key: 'bookings', name: t('customers.bookings'), end: true, cell: ({ bookings }) => (bookings > 0 ? format.number(bookings) : '') },
    { key: 'since', name: t('customers.since'), cell: ({ created }) => format.date(localTime(created).day) },
    {
      key: 'status',
      name: t('customers.status'),
      card: 'aside',
      cell: ({ lastStatus }) => <StatusLabel tone={lastStatus === 'Active' ? 'good' : 'draft'} label={t(`status.${lastStatus}`)} />,
    },
  ]
}
