import { useState } from 'react'
import type { DataOf } from '#client/call.ts'
import { useApiMutation } from '#client/mutation.ts'
import { isolate, useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { localTime } from '#shared/working-time.ts'
import adMessagesTexts from '#texts/adMessages'
import staffAdvertsTexts from '#texts/staffAdverts'
import { Button } from '#ui/button.tsx'
import { TextAreaField } from '#ui/field.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { useToast } from '#ui/toast.tsx'
import styles from './advert-desk.module.css'

type Reported = DataOf<'get', '/api/staff/vehicleads/conversations/{id}'>

interface RestrictProps {
  id: number
  side: 'Buyer' | 'Seller'
  person: Reported['buyer']
  put: (conversation: Reported) => void
}

/** Minimum length of the explanation. */
const leastLetters = 10

/** Closes the messages of a participant with an explanation, or reopens them. */
export function RestrictPerson({ id, side, person, put }: RestrictProps) {
  const t = useText(staffAdvertsTexts)
  const words = useText(adMessagesTexts)
  const { date } = useFormat()
  const toast = useToast()
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [isShort, setShort] = useState(false)
  const name = isolate(person.name || words('gone'))
  const path = '/api/staff/vehicleads/conversations/{id}/restriction'
  const close = useApiMutation('post', path, {
    onSuccess: (conversation) => {
      toast.success(t('conversation.person.done'))
      setOpen(false)
      put(conversation)
    },
  })
  const lift = useApiMutation('delete', path, {
    onSuccess: (conversation) => {
      toast.success(t('conversation.person.lifted'))
      put(conversation)
    },
  })
  const failed = close.error ?? lift.error
  const alert = <FormAlert text={failed && (failed.message || words('offline'))} />
  if (person.restricted)
    return (
      <div className={styles.person}>
        <p className={styles.quiet} dir="auto">
          {t('conversation.person.restricted', {
            name,
            day: date(localTime(person.restricted.since).day),
            reason: person.restricted.reason,
          })}
        </p>
        {alert}
        <Button
          size="small"
          variant="outline"
          busy={lift.isPending}
          onClick={() => void lift.send({ params: { path: { id }, query: { side } } })}
        >
          {t('conversation.person.lift', { name })}
        </Button>
      </div>
    )
  if (!isOpen)
    return (
      <Button size="small" variant="outline" onClick={() => setOpen(true)}>
        {t('conversation.person.restrict', { name })}
      </Button>
    )
  return (
    <form
      className={styles.person}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const said = reason.trim()
        setShort(said.length < leastLetters)
        if (said.length >= leastLetters) void close.send({ params: { path: { id } }, body: { side, reason: said } })
      }}
    >
      <TextAreaField
        label={t('conversation.person.why', { name })}
        hint={t('conversation.person.whyHint')}
        error={isShort ? t('conversation.person.short') : undefined}
        required
        rows={3}
        maxLength={1000}
        dir="auto"
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      {alert}
      <div className={styles.actions}>
        <Button type="submit" size="small" variant="danger" busy={close.isPending}>
          {t('conversation.person.confirm')}
        </Button>
        <Button size="small" variant="ghost" onClick={() => setOpen(false)}>
          {t('conversation.person.cancel')}
        </Button>
      </div>
    </form>
  )
}
