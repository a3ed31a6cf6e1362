import { awaits } from '#domains/processes/buying/bookings/status.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import bookingCaseTexts from '#texts/bookingCase'
import { Button } from '#ui/button.tsx'
import type { BookingRecord, LedgerRow } from '../contract.ts'
import { Facts, Panel } from './facts.tsx'
import { momentWords } from './moments.ts'
import styles from './payments-panel.module.css'

const reasons = ['HoldOver', 'CarGone', 'Rejected', 'Cancelled', 'Recovered', 'LateCancel'] as const

/** A new ledger entry: receipt, refund, or correction. */
export type Entry = { kind: 'receipt' | 'refund' } | { kind: 'takeBack'; row: LedgerRow }

interface PaymentsPanelProps {
  record: BookingRecord
  /** permissions of the user */
  may: { receipt: boolean; refund: boolean; takeBack: boolean }
  open: (entry: Entry) => void
}

/** Payments of a booking: amounts due, received and to refund, and every ledger entry. */
export function PaymentsPanel({ record, may, open }: PaymentsPanelProps) {
  const t = useText(bookingCaseTexts)
  const format = useFormat()
  const { balance, ledger } = record
  const waits = awaits(record.status, 'bill')
  return (
    <>
      <Panel
        title={t('payments.title')}
        end={
          <span className={styles.ways}>
            {may.receipt && waits && balance.open > 0 && (
              <Button size="small" variant="outline" onClick={() => open({ kind: 'receipt' })}>
                {t('payments.receipt')}
              </Button>
            )}
            {may.refund && balance.toReturn > 0 && (
              <Button size="small" variant="outline" onClick={() => open({ kind: 'refund' })}>
                {t('payments.refund')}
              </Button>
            )}
          </span>
        }
      >
        <Facts
          list={[
            [t('payments.price'), format.price(balance.price)],
            [t('payments.warranty'), balance.warranty > 0 ? format.price(balance.warranty) : null],
            [t('payments.total'), format.price(balance.total), 'total'],
            [t('payments.settled'), format.price(balance.settled)],
            [t('payments.open'), format.price(balance.open), 'total'],
            [t('payments.toReturn'), balance.toReturn > 0 ? format.price(balance.toReturn) : null, 'total'],
          ]}
        />
      </Panel>
      <Panel title={t('payments.ledger')}>
        {ledger.length === 0 ? (
          <p>{t('payments.none')}</p>
        ) : (
          <ul className={styles.ledger}>
            {ledger.map((row) => {
              const reason = reasons.find((one) => one === row.reason)
              return (
                <li key={row.id} data-off={row.isCorrected || row.kind === 'Corrected' || undefined}>
                  <div>
                    <b>{t(`payments.kind.${row.kind}`)}</b>
                    <span>
                      {momentWords(row.created, format)} {row.author && <bdi>{row.author}</bdi>}
                    </span>
                    {(row.reason || row.method || row.externalReference) && (
                      <span>
                        {row.method && t(row.cheque?.isCertified ? 'method.ChecksCertified' : `method.${row.method}`)}{' '}
                        {row.externalReference && <bdi dir="ltr">{row.externalReference}</bdi>}{' '}
                        {row.cheque && t('method.cheque', { bank: row.cheque.bank, day: format.date(row.cheque.day) })}{' '}
                        {reason ? t(`payments.reason.${reason}`) : row.reason && <bdi>{row.reason}</bdi>}
                      </span>
                    )}
                  </div>
                  <strong>{format.price(row.amount)}</strong>
                  {row.isCorrected ? (
                    <small>{t('payments.corrected')}</small>
                  ) : (
                    may.takeBack &&
                    waits &&
                    row.kind === 'Paid' && (
                      <Button
                        size="small"
                        variant="ghost"
                        aria-label={t('payments.takeBackOf', { amount: format.price(row.amount) })}
                        onClick={() => open({ kind: 'takeBack', row })}
                      >
                        {t('payments.takeBack')}
                      </Button>
                    )
                  )}
                </li>
              )
            })}
          </ul>
        )}
      </Panel>
    </>
  )
}
