import { Link } from 'react-router'
import { apiQuery } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import { staffAddress } from '#client/staff/addresses.ts'
import { Panel } from '#domains/processes/buying/desk/ui/facts.tsx'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import staffPurchasesTexts from '#texts/staffPurchases'
import { PurchaseStatusLabel } from './purchase-status.tsx'
import styles from './traded-in-panel.module.css'

/** Trade-ins of a booking; renders nothing without one. */
export function TradedInPanel({ bookingId }: { bookingId: number }) {
  const t = useText(staffPurchasesTexts)
  const { price } = useFormat()
  const { data } = useQuery(apiQuery('/api/staff/bookings/{id}/tradeins', { params: { path: { id: bookingId } } }))
  if (!data || data.length === 0) return null
  return (
    <Panel title={t('tradeIn.tradedIn')}>
      <ul className={styles.list}>
        {data.map(({ id, reference, title, status, value }) => (
          <li key={id}>
            <Link to={staffAddress.purchase(id)}>
              <bdi dir="ltr">{reference}</bdi>
            </Link>
            <PurchaseStatusLabel status={status} />
            <bdi>{title}</bdi>
            {value !== null && <span>{price(value)}</span>}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
