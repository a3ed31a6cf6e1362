import { Link } from 'react-router'
import { apiQuery } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import { staffAddress } from '#client/staff/addresses.ts'
import type { CustomerBookingLine } from '#domains/customers/customers/contract.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { localTime } from '#shared/working-time.ts'
import bookingCaseTexts from '#texts/bookingCase'
import staffDeskTexts from '#texts/staffDesk'
import { type StaffColumn, StaffTable } from '../../layout/staff-table.tsx'
import styles from '../desk.module.css'

/** The bookings of a customer in the areas of the user. */
export function CustomerBookings({ id }: { id: number }) {
  const t = useText(staffDeskTexts)
  const bookingCase = useText(bookingCaseTexts)
  const format = useFormat()
  const { data, failed } = useQuery(apiQuery('/api/customers/{id}/bookings', { params: { path: { id } } }))
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
    { key: 'date', name: t('card.date'), cell: ({ created }) => format.date(localTime(created).day) },
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
