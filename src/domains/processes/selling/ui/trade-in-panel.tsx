import { Link } from 'react-router'
import { useApiMutation } from '#client/mutation.ts'
import { staffAddress } from '#client/staff/addresses.ts'
import { Facts, Panel } from '#domains/processes/buying/desk/ui/facts.tsx'
import { BookingStatusLabel } from '#domains/processes/buying/desk/ui/queue-cells.tsx'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import staffPurchasesTexts from '#texts/staffPurchases'
import { Button } from '#ui/button.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import type { PurchaseRecord } from '../desk/contract.ts'
import styles from './purchase-desk.module.css'

interface TradeInPanelProps {
  record: PurchaseRecord
  /** right to link the request to a booking */
  ties: boolean
  changed: () => void
}

/** Linked booking of a trade-in with the remaining amount. */
export function TradeInPanel({ record, ties, changed }: TradeInPanelProps) {
  const t = useText(staffPurchasesTexts)
  const { price } = useFormat()
  const tie = useApiMutation('put', '/api/staff/purchases/{id}/booking', { onSuccess: changed })
  const set = (bookingId: number | null) => void tie.send({ params: { path: { id: record.id } }, body: { bookingId } })
  if (record.type !== 'TradeIn') return null
  const { tradeIn: other, bookings } = record
  return (
    <Panel title={t('tradeIn.title')}>
      <div className={styles.actions}>
        <FormAlert text={tie.error ? tie.error.message || t('visit.offline') : null} />
        {other ? (
          <>
            <p className={styles.line}>
              <Link to={staffAddress.booking(other.bookingId)}>
                <bdi dir="ltr">{other.bookingReference}</bdi>
              </Link>
              <BookingStatusLabel status={other.bookingStatus} />
            </p>
            <Facts
              list={[
                [t('tradeIn.car'), <bdi key="car">{other.title}</bdi>],
                [t('tradeIn.price'), price(other.price)],
                [t('tradeIn.fees'), other.fees > 0 && price(other.fees)],
                [t('tradeIn.settled'), price(-other.settled)],
                [t(other.isDeducted ? 'tradeIn.value' : 'tradeIn.valueLater'), other.value !== null && price(-other.value)],
                other.toReceive > 0
                  ? [t('tradeIn.toReceive'), price(other.toReceive), 'total']
                  : [t('tradeIn.toPay'), price(other.toPay), 'total'],
              ]}
            />
            <p className={styles.quiet}>{t('tradeIn.together')}</p>
            {ties && (
              <Button size="small" variant="ghost" busy={tie.isPending} onClick={() => set(null)}>
                {t('tradeIn.untie')}
              </Button>
            )}
          </>
        ) : (
          <>
            <p className={styles.quiet}>{t('tradeIn.none')}</p>
            {ties &&
              bookings.map(({ id, reference, title }) => (
                <Button key={id} size="small" variant="outline" busy={tie.isPending} onClick={() => set(id)}>
                  {t('tradeIn.tie', { reference: `\u2066${reference}\u2069`, title: `\u2068${title}\u2069` })}
                </Button>
              ))}
          </>
        )}
      </div>
    </Panel>
  )
}
