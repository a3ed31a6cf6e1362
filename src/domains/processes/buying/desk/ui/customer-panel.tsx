import { useState } from 'react'
import { callApi } from '#client/call.ts'
import { addSaleCommentLimits } from '#client/limits/buying-sales.ts'
import { isBilled, isOpen } from '#domains/processes/buying/bookings/status.ts'
import { capitalised, useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { phoneHref, spacedPhone } from '#shared/phone.ts'
import bookingCaseTexts from '#texts/bookingCase'
import { Button } from '#ui/button.tsx'
import { SelectField, TextAreaField } from '#ui/field.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { Note } from '#ui/note.tsx'
import { useToast } from '#ui/toast.tsx'
import { useForm } from '#ui/use-form.ts'
import type { BookingRecord } from '../contract.ts'
import { BuyerDialog } from './buyer-dialog.tsx'
import styles from './customer-panel.module.css'
import { Facts, Panel } from './facts.tsx'
import { momentWords } from './moments.ts'
import type { RecordHold } from './use-record.ts'

type Kind = BookingRecord['comments'][number]['kind']
const kinds: readonly Kind[] = ['Call', 'Note', 'Visit', 'Email']

interface CustomerPanelProps {
  record: BookingRecord
  change: RecordHold['change']
  /** the user may correct the buyer, until the invoice */
  corrects: boolean
  reload: () => Promise<unknown>
}

/** Buyer, contact data and staff notes. */
export function CustomerPanel({ record, change, corrects, reload }: CustomerPanelProps) {
  const t = useText(bookingCaseTexts)
  const [correcting, setCorrecting] = useState(false)
  const format = useFormat()
  const { customer, buyer, status } = record
  const edits = corrects && Object.keys(buyer).length > 0 && isOpen(status) && !isBilled(status)
  const word = (name: string) => (typeof buyer[name] === 'string' && buyer[name] ? <bdi key={name}>{buyer[name]}</bdi> : null)
  const name = [buyer.firstName, buyer.lastName].filter((part) => typeof part === 'string').join(' ')
  return (
    <>
      <div className={styles.pair}>
        <Panel title={t('customer.title')}>
          <Facts
            list={[
              [t('customer.name'), <bdi key="name">{customer.name}</bdi>],
              [
                t('customer.phone'),
                customer.phone && (
                  <a key="phone" className={styles.link} href={phoneHref(customer.phone)}>
                    <bdi dir="ltr">{spacedPhone(customer.phone)}</bdi>
                  </a>
                ),
              ],
              [
                t('customer.email'),
                customer.email && (
                  <a key="email" className={styles.link} href={`mailto:${customer.email}`}>
                    <bdi dir="ltr">{customer.email}</bdi>
                  </a>
                ),
              ],
              [t('customer.language'), capitalised(format.languageName(customer.language))],
            ]}
          />
          <p className={styles.count}>{t('customer.bookings', { count: customer.bookings })}</p>
        </Panel>
        <Panel
          title={t('customer.buyer')}
          end={
            edits && (
              <Button size="small" variant="outline" onClick={() => setCorrecting(true)}>
                {t('customer.correct')}
              </Button>
            )
          }
        >
          {Object.keys(buyer).length === 0 ? (
            <p>{t('customer.gone')}</p>
          ) : (
            <Facts
              list={[
                [t('customer.companyName'), word('companyName')],
                [t('customer.ice'), word('ice')],
                [t('customer.registrationNumber'), word('registrationNumber')],
                [t('customer.name'), name && <bdi key="buyer">{name}</bdi>],
                [t('customer.idNumber'), word('idNumber')],
                [t('customer.address'), word('address')],
                [t('customer.city'), word('city')],
              ]}
            />
          )}
          {record.buyerMissing.length > 0 && (
            <Note tone="warning" icon="info" title={t('customer.missing')}>
              <p>{record.buyerMissing.map((field) => t(`customer.field.${field}`)).join(t('documents.comma'))}</p>
            </Note>
          )}
          <Corrections changes={record.buyerChanges} />
        </Panel>
      </div>
      <Comments record={record} reload={reload} />
      {correcting && <BuyerDialog record={record} change={change} close={() => setCorrecting(false)} />}
    </>
  )
}

/** Corrections with their previous values. */
function Corrections({ changes }: { changes: BookingRecord['buyerChanges'] }) {
  const t = useText(bookingCaseTexts)
  const format = useFormat()
  if (changes.length === 0) return null
  return (
    <details className={styles.comments}>
      <summary>{t('customer.corrections', { count: changes.length })}</summary>
      <ul>
        {changes.map(({ id, field, before, after, at, author, isCustomer }) => (
          <li key={id}>
            <b>{t(`customer.field.${field}`)}</b>{' '}
            <span>
              {momentWords(at, format)} {isCustomer ? t('record.customerAuthor') : author && <bdi>{author}</bdi>}
            </span>
            <p>
              <s>{before && <bdi>{before}</bdi>}</s> <bdi>{after ?? '—'}</bdi>
            </p>
          </li>
        ))}
      </ul>
    </details>
  )
}

function Comments({ record, reload }: Pick<CustomerPanelProps, 'record' | 'reload'>) {
  const t = useText(bookingCaseTexts)
  const format = useFormat()
  const toast = useToast()
  const [kind, setKind] = useState<Kind>('Call')
  const [body, setBody] = useState('')
  const form = useForm({
    limits: addSaleCommentLimits,
    errorMessage: ({ field, reason }) => t(field === 'body' && reason === 'required' ? 'customer.bodyNeeded' : 'form.failed'),
    send: ({ body: text = '' }, signal) =>
      callApi('post', '/api/vehiclesales/{id}/comments', { params: { path: { id: record.sale.id } }, body: { kind, body: text } }, signal),
    onSuccess: () => {
      setBody('')
      toast.success(t('customer.added'))
      void reload()
    },
  })
  return (
    <Panel title={t('customer.comments')}>
      <form className={styles.form} {...form.props}>
        <SelectField
          {...form.field('kind')}
          label={t('customer.kindLabel')}
          value={kind}
          onChange={(event) => setKind(event.target.value as Kind)}
        >
          {kinds.map((one) => (
            <option key={one} value={one}>
              {t(`customer.kind.${one}`)}
            </option>
          ))}
        </SelectField>
        <TextAreaField
          {...form.field('body')}
          label={t('customer.body')}
          rows={2}
          value={body}
          onChange={(event) => setBody(event.target.value)}
        />
        <FormAlert text={form.summary} />
        <Button type="submit" variant="outline" busy={form.busy}>
          {t('customer.add')}
        </Button>
      </form>
      {record.comments.length === 0 ? (
        <p className={styles.count}>{t('customer.noComments')}</p>
      ) : (
        <ul className={styles.comments}>
          {record.comments.map((comment) => (
            <li key={comment.id}>
              <p>
                <b>{t(`customer.kind.${comment.kind}`)}</b>{' '}
                <span>
                  {momentWords(comment.at, format)} <bdi>{comment.author}</bdi>
                </span>
              </p>
              <p dir="auto">{comment.body}</p>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
