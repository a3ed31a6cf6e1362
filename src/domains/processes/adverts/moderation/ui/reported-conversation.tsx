import { useState } from 'react'
import { useApiMutation } from '#client/mutation.ts'
import { apiQuery } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { localTime } from '#shared/working-time.ts'
import adMessagesTexts from '#texts/adMessages'
import staffAdvertsTexts from '#texts/staffAdverts'
import { Button } from '#ui/button.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { StatusLabel } from '#ui/status-label.tsx'
import styles from './advert-desk.module.css'
import { RestrictPerson } from './restrict-person.tsx'

/** A reported conversation; staff can read and end it. */
export function ReportedConversation({ id }: { id: number }) {
  const t = useText(staffAdvertsTexts)
  const words = useText(adMessagesTexts)
  const { date, clock } = useFormat()
  const [isOpen, setOpen] = useState(false)
  const given = { params: { path: { id } } }
  const { data, error, setData } = useQuery(apiQuery('/api/staff/vehicleads/conversations/{id}', isOpen ? given : null))
  const stop = useApiMutation('post', '/api/staff/vehicleads/conversations/{id}/stop', { onSuccess: setData })
  if (!isOpen)
    return (
      <Button size="small" variant="outline" onClick={() => setOpen(true)}>
        {t('conversation.read')}
      </Button>
    )
  if (!data) return error ? <FormAlert text={error.message || words('offline')} /> : <p role="status">{words('loading')}</p>
  const moment = (at: string) => words('moment', { day: date(localTime(at).day), time: clock(localTime(at).time) })
  return (
    <div className={styles.conversation}>
      <ol>
        {data.messages.map(({ id: messageId, author, text, created, warnings }) => (
          <li key={messageId}>
            <b>
              <bdi>{(author === 'Buyer' ? data.buyer : data.seller).name || words('gone')}</bdi>
            </b>{' '}
            <span className={styles.quiet}>{t(`conversation.${author}`, { moment: moment(created) })}</span>
            <p className={styles.text} dir="auto">
              {text ?? words('removed')}
            </p>
            {warnings.map((kind) => (
              <StatusLabel key={kind} tone="warning" label={t(`conversation.warning.${kind}`)} />
            ))}
          </li>
        ))}
      </ol>
      <FormAlert text={stop.error && (stop.error.message || words('offline'))} />
      {data.stoppedBy === 'House' ? (
        <p className={styles.quiet}>{t('conversation.stopped')}</p>
      ) : (
        <Button size="small" variant="outline" busy={stop.isPending} onClick={() => void stop.send(given)}>
          {t('conversation.stop')}
        </Button>
      )}
      <RestrictPerson id={id} side="Buyer" person={data.buyer} put={setData} />
      <RestrictPerson id={id} side="Seller" person={data.seller} put={setData} />
    </div>
  )
}
