import type { ReactNode } from 'react'
import type { CustomerBooking, Outcome } from '#domains/processes/buying/bookings/contract.ts'
import type { Hours } from '#domains/processes/buying/reservations/ui/use-hours.ts'
import { useText } from '#i18n/text.ts'
import historyTexts from '#texts/history'
import { Note } from '#ui/note.tsx'
import styles from './turn-panel.module.css'

/** A booking with a next step, from an account or by its key. */
type TurnBooking = Outcome &
  Partial<Pick<CustomerBooking, 'paymentType' | 'paymentMethod' | 'loan' | 'warrantyPack' | 'deliveryDate' | 'exchange'>>

export interface TurnProps {
  booking: TurnBooking
  hours: Hours | null
  /** refetches the purchase */
  done: () => void
  /** for a visitor: called when the phone must be confirmed again */
  locked?: () => void
}

interface PanelProps {
  title: string
  /** the customer must act */
  mine?: boolean
  children: ReactNode
  actions?: ReactNode
}

/** Panel of a next step; highlighted when the customer must act. */
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

/** Error of an answer. */
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
