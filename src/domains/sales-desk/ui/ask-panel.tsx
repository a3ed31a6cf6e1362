import { useState } from 'react'
import { callApi } from '#client/call.ts'
import { approveAskLimits, refuseAskLimits } from '#client/limits/sales-desk-asks.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
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
}

/** What was asked of a second person about a booking, and their word; nothing where nothing was asked. */
export function AskPanel({ record, change }: AskPanelProps) {
  const t = useText('bookingCase')
  const format = useFormat()
  if (record.asks.length === 0) return null
  return (
    <Panel title={t('ask.title')}>
      <ul className={styles.list}>
        {record.asks.map((ask) => (
          <li key={ask.id} data-over={ask.state === 'Replaced' || ask.state === 'Lapsed' || undefined}>
            <b>{t(`ask.kind.${ask.kind}`, { amount: format.price(ask.amount) })}</b>
            <span>
              {momentWords(ask.asked, format)} {ask.author && <bdi>{ask.author}</bdi>}
            </span>
            <p dir="auto">{ask.comment}</p>
            <span>
              {t(`ask.state.${ask.state}`)} {ask.decided && momentWords(ask.decided, format)} {ask.decider && <bdi>{ask.decider}</bdi>}
            </span>
            {ask.remark && <p dir="auto">{ask.remark}</p>}
            {ask.mayDecide ? <Decision record={record} ask={ask} change={change} /> : ask.state === 'Open' && <p>{t('ask.waits')}</p>}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** The yes, or the no with its reason. */
function Decision(props: AskPanelProps & { ask: Ask }) {
  const t = useText('bookingCase')
  const [refuses, setRefuses] = useState(false)
  return refuses ? (
    <Word key="no" {...props} approves={false} />
  ) : (
    <>
      <Word key="yes" {...props} approves />
      <Button size="small" variant="ghost" onClick={() => setRefuses(true)}>
        {t('ask.refuseOpen')}
      </Button>
    </>
  )
}

/** One answer and the word that goes with it; a form of its own, so that no press sends the other one. */
function Word({ record, ask, change, approves }: AskPanelProps & { ask: Ask; approves: boolean }) {
  const t = useText('bookingCase')
  const params = { path: { id: record.id, askId: ask.id } }
  const form = useRecordForm({
    change,
    limits: approves ? approveAskLimits : refuseAskLimits,
    say: ({ field }) => t(field === 'remark' ? 'ask.remarkNeeded' : 'form.failed'),
    call: ({ remark = '' }, signal) =>
      approves
        ? callApi('post', '/api/vehiclebookings/{id}/asks/{askId}/approve', { params, body: { remark } }, signal)
        : callApi('post', '/api/vehiclebookings/{id}/asks/{askId}/refuse', { params, body: { remark } }, signal),
    words: t(approves ? 'ask.approved' : 'ask.refused'),
    done: () => undefined,
  })
  return (
    <form className={styles.form} {...form.props}>
      <TextField {...form.field('remark')} label={t('ask.remark')} />
      {form.summary !== null && <p role="alert">{form.summary}</p>}
      <Button type="submit" size="small" variant={approves ? 'primary' : 'danger'} busy={form.busy}>
        {t(approves ? 'ask.approve' : 'ask.refuse')}
      </Button>
    </form>
  )
}
