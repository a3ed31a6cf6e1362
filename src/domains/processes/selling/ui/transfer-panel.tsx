import { useState } from 'react'
import { callApi } from '#client/call.ts'
import { prepareTransferLimits, sendTransferBackLimits } from '#client/limits/selling-desk.ts'
import { useApiMutation } from '#client/mutation.ts'
import { Facts, Panel } from '#domains/processes/buying/desk/ui/facts.tsx'
import { momentWords } from '#domains/processes/buying/desk/ui/moments.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { spacedRib } from '#shared/rib.ts'
import staffPurchasesTexts from '#texts/staffPurchases'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { FieldPair, TextField } from '#ui/field.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { useFieldWords, useForm } from '#ui/use-form.ts'
import type { PurchaseRecord } from '../desk/contract.ts'
import styles from './purchase-desk.module.css'

interface TransferPanelProps {
  record: PurchaseRecord
  /** right to prepare a transfer and send one back */
  prepares: boolean
  changed: () => void
}

/** Transfer of the price: time left, preparation, and confirmation by a second person. */
export function TransferPanel({ record, prepares, changed }: TransferPanelProps) {
  const t = useText(staffPurchasesTexts)
  const format = useFormat()
  const [transfer] = record.transfers
  const waits = record.status === 'DocumentsConformityAccepted'
  const open = transfer?.state === 'Prepared' ? transfer : null
  const pay = useApiMutation('post', '/api/staff/purchases/{id}/steps', { onSuccess: changed })
  const step = record.steps.find(({ action }) => action === 'pay')
  if (!waits && !transfer) return null
  return (
    <Panel title={t('transfer.title')}>
      <div className={styles.form}>
        {waits && <TransferClock record={record} />}
        {transfer && (
          <Facts
            list={[
              [t('transfer.amount'), format.price(transfer.amount)],
              [t('transfer.debited'), transfer.debited && <bdi key="from">{transfer.debited}</bdi>],
              [t(transfer.isDeduction ? 'transfer.offBooking' : 'transfer.reference'), <bdi key="ref">{transfer.reference}</bdi>],
              [t('transfer.prepared'), [transfer.preparer, momentWords(transfer.prepared, format)].filter(Boolean).join(', ')],
              [
                t(transfer.state === 'SentBack' ? 'transfer.sentBack' : 'transfer.confirmed'),
                transfer.decided && [transfer.decider, momentWords(transfer.decided, format)].filter(Boolean).join(', '),
              ],
            ]}
          />
        )}
        {transfer?.state === 'SentBack' && transfer.remark && <p className={styles.said}>{transfer.remark}</p>}
        {waits && !open && prepares && !record.isOwn && <PrepareForm record={record} changed={changed} />}
        {open && (
          <>
            <p className={styles.quiet}>{t(open.isOwn ? 'transfer.notYou' : 'transfer.second')}</p>
            <FormAlert text={pay.error ? pay.error.message || t('visit.offline') : null} />
            {step && (
              <Button
                busy={pay.isPending}
                disabled={step.missing !== null}
                onClick={() => void pay.send({ params: { path: { id: record.id } }, body: { action: 'pay' } })}
              >
                {t('transfer.confirm')}
              </Button>
            )}
            {prepares && !record.isOwn && <SendBackForm record={record} changed={changed} />}
          </>
        )}
      </div>
    </Panel>
  )
}

/** Remaining time as text, as a bar, and with both limits. */
function TransferClock({ record }: { record: PurchaseRecord }) {
  const t = useText(staffPurchasesTexts)
  const format = useFormat()
  const from = record.history.findLast(({ type }) => type === 'DocumentsConformityAccepted')?.created
  const due = record.transferDue
  if (!due) return null
  const [begin, end] = [Date.parse(from ?? due), Date.parse(due)]
  const share = end > begin ? Math.min(1, Math.max(0, (Date.now() - begin) / (end - begin))) : 1
  const what = { price: format.price(record.quotation ?? 0), due: momentWords(due, format) }
  return (
    <div className={styles.clock} data-late={record.isOverdue || undefined}>
      <p role={record.isOverdue ? 'status' : undefined}>{t(record.isOverdue ? 'late' : 'transfer.before', what)}</p>
      <progress max={1} value={share} aria-label={t('transfer.clock')} />
      <p className={styles.ends}>
        <span>{from && momentWords(from, format)}</span>
        <span>{momentWords(due, format)}</span>
      </p>
    </div>
  )
}

function PrepareForm({ record, changed }: { record: PurchaseRecord; changed: () => void }) {
  const t = useText(staffPurchasesTexts)
  const [isDeduction, setDeduction] = useState(false)
  const form = useForm({
    limits: prepareTransferLimits,
    required: isDeduction ? [] : ['debited', 'reference'],
    errorMessage: useFieldWords((field) => t(`transfer.${field === 'debited' || field === 'reference' ? field : 'deduct'}`)),
    send: ({ debited = '', reference = '' }, signal) =>
      callApi(
        'post',
        '/api/staff/purchases/{id}/transfer',
        { params: { path: { id: record.id } }, body: isDeduction ? { isDeduction } : { debited, reference } },
        signal,
      ),
    onSuccess: changed,
  })
  const { bankWireAccount: bank, tradeIn } = record
  return (
    <form className={styles.form} {...form.props}>
      <FormAlert text={form.summary} />
      {bank && (
        <p className={styles.quiet}>
          {t('transfer.to')} <bdi dir="ltr">{spacedRib(bank.bankNumber)}</bdi> <bdi>{bank.holder}</bdi>
        </p>
      )}
      {tradeIn && (
        <Checkbox name="isDeduction" checked={isDeduction} onChange={(event) => setDeduction(event.currentTarget.checked)}>
          {t('transfer.deduct')} <bdi dir="ltr">{tradeIn.bookingReference}</bdi>
        </Checkbox>
      )}
      {!isDeduction && (
        <FieldPair>
          <TextField {...form.field('debited')} label={t('transfer.debited')} autoComplete="off" />
          <TextField {...form.field('reference')} label={t('transfer.reference')} latin autoComplete="off" />
        </FieldPair>
      )}
      <div>
        <Button type="submit" busy={form.busy}>
          {t('transfer.prepare')}
        </Button>
        <p className={styles.quiet}>{t('transfer.two')}</p>
      </div>
    </form>
  )
}

function SendBackForm({ record, changed }: { record: PurchaseRecord; changed: () => void }) {
  const t = useText(staffPurchasesTexts)
  const form = useForm({
    limits: sendTransferBackLimits,
    errorMessage: useFieldWords(() => t('transfer.why')),
    send: ({ comment = '' }, signal) =>
      callApi('post', '/api/staff/purchases/{id}/transfer/sendback', { params: { path: { id: record.id } }, body: { comment } }, signal),
    onSuccess: changed,
  })
  return (
    <details>
      <summary>{t('transfer.back')}</summary>
      <form className={styles.form} {...form.props}>
        <FormAlert text={form.summary} />
        <TextField {...form.field('comment')} label={t('transfer.why')} dir="auto" autoComplete="off" />
        <div>
          <Button type="submit" size="small" variant="danger" busy={form.busy}>
            {t('transfer.back')}
          </Button>
        </div>
      </form>
    </details>
  )
}
