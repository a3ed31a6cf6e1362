import { useState } from 'react'
import { callApi } from '#client/call.ts'
import { addSaleCommentLimits } from '#client/limits/sales-desk-sales.ts'
import { capitalised, useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { phoneHref, spacedPhone } from '#shared/phone.ts'
import { Button } from '#ui/button.tsx'
import { SelectField, TextAreaField } from '#ui/field.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { useToast } from '#ui/toast.tsx'
import { useForm } from '#ui/use-form.ts'
import type { BookingRecord } from '../contract.ts'
import styles from './customer-panel.module.css'
import { Facts, Panel } from './facts.tsx'
import { momentWords } from './moments.ts'

type Kind = BookingRecord['comments'][number]['kind']
const kinds: readonly Kind[] = ['Call', 'Note', 'Visit', 'Email']

interface CustomerPanelProps {
  record: BookingRecord
  reload: () => Promise<unknown>
}

/** Who buys, how to reach them, and what the staff noted about it. */
export function CustomerPanel({ record, reload }: CustomerPanelProps) {
  const t = useText('bookingCase')
  const format = useFormat()
  const { customer, buyer } = record
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
        <Panel title={t('customer.buyer')}>
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
        </Panel>
      </div>
      <Comments record={record} reload={reload} />
    </>
  )
}

function Comments({ record, reload }: CustomerPanelProps) {
  const t = useText('bookingCase')
  const format = useFormat()
  const toast = useToast()
  const [kind, setKind] = useState<Kind>('Call')
  const [body, setBody] = useState('')
  const form = useForm({
    limits: addSaleCommentLimits,
    say: ({ field, reason }) => t(field === 'body' && reason === 'required' ? 'customer.bodyNeeded' : 'form.failed'),
    send: ({ body: text = '' }, signal) =>
      callApi('post', '/api/vehiclesales/{id}/comments', { params: { path: { id: record.sale.id } }, body: { kind, body: text } }, signal),
    done: () => {
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
