import { Link } from 'react-router'
import { staffAddress } from '#client/staff/addresses.ts'
import type { StaffAction } from '#domains/processes/buying/bookings/status.ts'
import { awaits } from '#domains/processes/buying/bookings/status.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import bookingCaseTexts from '#texts/bookingCase'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import type { BookingRecord } from '../contract.ts'
import styles from './actions-panel.module.css'

interface ActionsPanelProps {
  record: BookingRecord
  /** translated roles of the user */
  roles: string
  /** translates a role */
  roleName: (role: string) => string
  notice: string | null
  open: (action: StaffAction) => void
  /** opens the receipt dialog; omitted without permission */
  receipt?: (() => void) | undefined
}

const serious: readonly StaffAction[] = [
  'reject',
  'withdraw',
  'cancel',
  'exchange',
  'recover',
  'reopenControl',
  'correctDelivery',
  'cancelBilled',
  'correctInvoice',
]

/** Possible steps by the server, next step first; blocked steps stay visible with the reason. */
export function ActionsPanel({ record, roles, roleName, notice, open, receipt }: ActionsPanelProps) {
  const t = useText(bookingCaseTexts)
  const format = useFormat()
  const { allowed, blocked } = record.steps
  const forward = allowed.filter((action) => !serious.includes(action))
  const hard = allowed.filter((action) => serious.includes(action))
  const name = (action: StaffAction) => t(`action.${action}`)
  return (
    <section className={styles.panel}>
      <h2>{t('record.actions')}</h2>
      <p className={styles.role}>{t('record.actionsRole', { roles })}</p>
      {notice && (
        <div role="alert">
          <Note tone="warning" icon="info" title={notice}>
            <p>{t('conflict.text')}</p>
          </Note>
        </div>
      )}
      {awaits(record.status, 'acceptPrice') && record.newPrice !== null && (
        <p>{t('record.waitsCustomer', { price: format.price(record.newPrice) })}</p>
      )}
      {forward.map((action, i) => {
        const variant = i === 0 ? 'primary' : 'outline'
        return action === 'control' || action === 'deliver' ? (
          <ButtonLink key={action} block size="small" variant={variant} to={staffAddress.delivery(record.id)}>
            {name(action)}
          </ButtonLink>
        ) : (
          <Button key={action} block size="small" variant={variant} onClick={() => open(action)}>
            {name(action)}
          </Button>
        )
      })}
      {blocked.map(({ action, reason, roles: whose }) => (
        <div key={action} className={styles.blocked}>
          <Button block size="small" disabled aria-describedby={`why-${action}`}>
            {name(action)}
          </Button>
          <p id={`why-${action}`}>
            {reason === 'OtherRole'
              ? t('blocked.OtherRole', { roles: whose.map(roleName).join(', ') })
              : reason === 'PriceNotPaid'
                ? t('blocked.PriceNotPaid', { amount: format.price(record.balance.open) })
                : reason === 'BuyerIncomplete'
                  ? t('blocked.BuyerIncomplete', {
                      fields: record.buyerMissing.map((field) => t(`customer.field.${field}`)).join(t('documents.comma')),
                    })
                  : t(`blocked.${reason}`)}
          </p>
          {reason === 'PriceNotPaid' && receipt && (
            <button type="button" className={styles.way} onClick={receipt}>
              {t('record.openReceipt')}
            </button>
          )}
          {reason === 'BuyerIncomplete' && (
            <Link className={styles.way} to="?tab=customer" preventScrollReset>
              {t('record.openBuyer')}
            </Link>
          )}
          {(reason === 'CheckListOpen' || reason === 'NotSigned') && (
            <Link className={styles.way} to={staffAddress.delivery(record.id)}>
              {t(reason === 'NotSigned' ? 'record.openSignature' : 'record.openCheckList')}
            </Link>
          )}
        </div>
      ))}
      {allowed.length === 0 && blocked.length === 0 && <p>{t('record.actionsNone')}</p>}
      {hard.length > 0 && (
        <details className={styles.more} open={forward.length === 0 && blocked.length === 0}>
          <summary>{t('record.others')}</summary>
          {hard.map((action) => (
            <Button key={action} block size="small" variant="ghost" className={styles.serious} onClick={() => open(action)}>
              {name(action)}
            </Button>
          ))}
        </details>
      )}
    </section>
  )
}
