import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { callApi } from '#client/call.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import type { PaymentMethod } from '../../bookings/contract.ts'
import { awaits } from '../../bookings/status.ts'
import type { BookingRecord, LedgerRow } from '../contract.ts'
import { wholeNumber } from './act.ts'
import { Facts, Panel } from './facts.tsx'
import { momentWords } from './moments.ts'
import styles from './payments-panel.module.css'
import type { RecordHold } from './use-record.ts'

const methods: readonly PaymentMethod[] = ['BankTransfer', 'Checks', 'CreditCard', 'Cash']
const reasons = ['HoldOver', 'CarGone', 'Rejected', 'Cancelled', 'Recovered', 'LateCancel'] as const

/** What is written into the ledger: money that came, money that went back, an entry that was wrong. */
export type Entry = { kind: 'receipt' | 'refund' } | { kind: 'takeBack'; row: LedgerRow }

interface PaymentsPanelProps {
  record: BookingRecord
  /** what whoever looks may write */
  may: { receipt: boolean; refund: boolean; takeBack: boolean }
  open: (entry: Entry) => void
}

/** The money of a booking: what is owed, what came, what goes back, and every entry of the ledger. */
export function PaymentsPanel({ record, may, open }: PaymentsPanelProps) {
  const t = useText('bookingCase')
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
                        {row.method && t(`method.${row.method}`)} {row.externalReference && <bdi dir="ltr">{row.externalReference}</bdi>}{' '}
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

interface EntryDialogProps {
  record: BookingRecord
  entry: Entry
  change: RecordHold['change']
  close: () => void
}

/** Asks for an entry of the ledger and writes it. */
export function EntryDialog({ record, entry, change, close }: EntryDialogProps) {
  const t = useText('bookingCase')
  const format = useFormat()
  const dialog = useRef<HTMLDialogElement>(null)
  const form = useId()
  const { kind } = entry
  const most = kind === 'refund' ? record.balance.toReturn : record.balance.open
  const [method, setMethod] = useState<PaymentMethod>(record.paymentMethod ?? 'BankTransfer')
  const [amount, setAmount] = useState(String(most))
  const [text, setText] = useState('')
  const [fault, setFault] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  useEffect(() => dialog.current?.showModal(), [])

  function send() {
    const path = { id: record.id }
    if (entry.kind === 'takeBack')
      return callApi('post', '/api/vehiclebookings/{id}/receipts/{receiptId}/takeback', {
        params: { path: { ...path, receiptId: entry.row.id } },
        body: { reason: text.trim() },
      })
    const body = { method, amount: wholeNumber(amount) ?? 0, ...(text.trim() && { reference: text.trim() }) }
    return entry.kind === 'refund'
      ? callApi('post', '/api/vehiclebookings/{id}/refunds', { params: { path }, body })
      : callApi('post', '/api/vehiclebookings/{id}/receipts', { params: { path }, body })
  }
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const bad = kind === 'takeBack' ? text.trim() === '' : !wholeNumber(amount)
    setFault(bad)
    if (bad) return
    setBusy(true)
    setProblem(null)
    const outcome = await change(send, t(`payments.${kind}Done`))
    setBusy(false)
    if (outcome === 'done' || outcome === 'changed') close()
    else setProblem(outcome.problem)
  }
  return (
    <Dialog
      ref={dialog}
      title={t(`payments.${kind}Title`)}
      onClose={close}
      foot={
        <>
          <Button variant="ghost" onClick={() => dialog.current?.close()}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" form={form} busy={busy}>
            {busy ? t('form.sending') : t(`payments.${kind}Verb`)}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {entry.kind === 'takeBack' ? (
          <>
            <p>{format.price(entry.row.amount)}</p>
            <TextField
              label={t('form.reason')}
              required
              maxLength={300}
              value={text}
              onChange={(event) => setText(event.target.value)}
              {...(fault && { error: t('form.reasonNeeded') })}
            />
          </>
        ) : (
          <>
            <SelectField
              label={t('form.paymentMethod')}
              required
              value={method}
              onChange={(event) => setMethod(event.target.value as PaymentMethod)}
            >
              {methods.map((one) => (
                <option key={one} value={one}>
                  {t(`method.${one}`)}
                </option>
              ))}
            </SelectField>
            <TextField
              label={t('form.amount')}
              required
              inputMode="numeric"
              latin
              value={amount}
              onChange={(event) => setAmount(event.target.value)}
              {...(fault && { error: t('form.amountNeeded') })}
            />
            <TextField label={t('form.reference')} latin maxLength={100} value={text} onChange={(event) => setText(event.target.value)} />
          </>
        )}
        {problem && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
      </form>
    </Dialog>
  )
}
