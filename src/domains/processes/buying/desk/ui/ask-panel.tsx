import { useState } from 'react'
import { callApi } from '#client/call.ts'
import { approveAskLimits, refuseAskLimits } from '#client/limits/buying-actions.ts'
import { invalidate } from '#client/query/query.ts'
import type { StaffAction } from '#domains/processes/buying/bookings/status.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import bookingCaseTexts from '#texts/bookingCase'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import type { Ask, BookingRecord } from '../contract.ts'
import styles from './ask-panel.module.css'
import { Panel } from './facts.tsx'
import { momentWords } from './moments.ts'
import type { RecordHold } from './use-record.ts'
import { useRecordForm } from './use-record-form.ts'

interface AskPanelProps {
  record: BookingRecord
  change: RecordHold['change']
  /** opens the dialog of a step */
  open: (action: StaffAction) => void
}

/** Approval requests of a booking, with their decisions. Renders nothing without any. */
export function AskPanel(props: AskPanelProps) {
  const t = useText(bookingCaseTexts)
  const { asks } = props.record
  const wishes = asks.filter(({ kind }) => kind === 'GiveUp')
  const others = asks.filter(({ kind }) => kind !== 'GiveUp')
  return (
    <>
      {wishes.length > 0 && (
        <Panel title={t('ask.wish.title')}>
          <ul className={styles.list}>
            {wishes.map((ask) => (
              <AskLine key={ask.id} {...props} ask={ask} />
            ))}
          </ul>
        </Panel>
      )}
      {others.length > 0 && (
        <Panel title={t('ask.title')}>
          <ul className={styles.list}>
            {others.map((ask) => (
              <AskLine key={ask.id} {...props} ask={ask} />
            ))}
          </ul>
        </Panel>
      )}
    </>
  )
}

/** Request, requester and state. */
function AskLine(props: AskPanelProps & { ask: Ask }) {
  const t = useText(bookingCaseTexts)
  const format = useFormat()
  const { ask } = props
  return (
    <li data-over={isOver(ask) || undefined}>
      <b>{t(`ask.kind.${ask.kind}`, { amount: format.price(ask.amount) })}</b>
      <span>
        {momentWords(ask.asked, format)} {ask.author && <bdi>{ask.author}</bdi>}
      </span>
      <p dir="auto">{ask.comment}</p>
      <span>
        {t(`ask.state.${ask.state}`)} {ask.decided && momentWords(ask.decided, format)} {ask.decider && <bdi>{ask.decider}</bdi>}
      </span>
      {ask.remark && <p dir="auto">{ask.remark}</p>}
      {ask.mayDecide ? <Decision {...props} /> : ask.state === 'Open' && <p>{t(waitsFor(props))}</p>}
    </li>
  )
}

/** Returns the text that names the possible deciders. */
function waitsFor({ record, ask: { kind, amount } }: AskPanelProps & { ask: Ask }): 'ask.wish.waits' | 'ask.waitsAdmin' | 'ask.waits' {
  if (kind === 'GiveUp') return 'ask.wish.waits'
  return kind === 'Price' && amount < record.managerPrice ? 'ask.waitsAdmin' : 'ask.waits'
}

/** Whether a request was closed without a decision. */
const isOver = ({ state }: Ask) => state === 'Replaced' || state === 'Lapsed' || state === 'Withdrawn'

/** Approval, or refusal with its reason. The usual step carries out a customer's request. */
function Decision(props: AskPanelProps & { ask: Ask }) {
  const t = useText(bookingCaseTexts)
  const [refuses, setRefuses] = useState(false)
  return refuses ? (
    <Word key="no" {...props} approves={false} />
  ) : (
    <>
      {props.ask.kind === 'GiveUp' ? (
        <>
          <p>{t('ask.wish.text')}</p>
          <Button size="small" onClick={() => props.open('cancel')}>
            {t('ask.wish.grant')}
          </Button>
        </>
      ) : (
        <Word key="yes" {...props} approves />
      )}
      <Button size="small" variant="ghost" onClick={() => setRefuses(true)}>
        {t('ask.refuseOpen')}
      </Button>
    </>
  )
}

/** One decision with its comment; a separate form, so that Enter never submits the other one. */
function Word({ record, ask, change, approves }: AskPanelProps & { ask: Ask; approves: boolean }) {
  const t = useText(bookingCaseTexts)
  const params = { path: { id: record.id, askId: ask.id } }
  const form = useRecordForm({
    change,
    limits: approves ? approveAskLimits : refuseAskLimits,
    errorMessage: ({ field }) => t(field === 'remark' ? 'ask.remarkNeeded' : 'form.failed'),
    call: ({ remark = '' }, signal) =>
      approves
        ? callApi('post', '/api/vehiclebookings/{id}/asks/{askId}/approve', { params, body: { remark } }, signal)
        : callApi('post', '/api/vehiclebookings/{id}/asks/{askId}/refuse', { params, body: { remark } }, signal),
    words: t(approves ? 'ask.approved' : 'ask.refused'),
    onSuccess: () => void invalidate('/api/vehiclebookings/decisions'),
  })
  return (
    <form className={styles.form} {...form.props}>
      <TextField {...form.field('remark')} label={t(ask.kind === 'GiveUp' ? 'ask.wish.remark' : 'ask.remark')} />
      {form.summary !== null && <p role="alert">{form.summary}</p>}
      <Button type="submit" size="small" variant={approves ? 'primary' : 'danger'} busy={form.busy}>
        {t(approves ? 'ask.approve' : 'ask.refuse')}
      </Button>
    </form>
  )
}
