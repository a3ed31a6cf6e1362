import type { ReactNode } from 'react'
import type { CustomerBooking, Outcome } from '#domains/bookings/contract.ts'
import type { Hours } from '#domains/reservations/ui/use-hours.ts'
import { useText } from '#i18n/text.ts'
import historyTexts from '#texts/history'
import { Note } from '#ui/note.tsx'
import styles from './turn-panel.module.css'

/** A booking whose turn it is: of an account, or as anyone who holds its key knows it. */
type TurnBooking = Outcome &
  Partial<Pick<CustomerBooking, 'paymentType' | 'paymentMethod' | 'loan' | 'warrantyPack' | 'deliveryDate' | 'exchange'>>

export interface TurnProps {
  booking: TurnBooking
  hours: Hours | null
  /** something was done: the purchase is read again */
  done: () => void
  /** of somebody without an account: it has to be shown anew whose answer it is */
  locked?: () => void
}

interface PanelProps {
  title: string
  /** the customer is to do something */
  mine?: boolean
  children: ReactNode
  actions?: ReactNode
}

/** One next step: in blue when it is the customer's. */
export function Panel({ title, mine = false, children, actions }: PanelProps) {
  return (
    <section className={styles.panel} data-mine={mine}>
      <div className={styles.words}>
        <h3>{title}</h3>
        <div>{children}</div>
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  )
}

/** Why an answer did not arrive. */
export function TurnFailed({ text }: { text: string | null }) {
  const t = useText(historyTexts)
  return (
    <div role="alert">
      {text !== null && (
        <Note tone="bad" icon="circle-alert" title={t('turn.failed')}>
          <p>{text}</p>
        </Note>
      )}
    </div>
  )
}
