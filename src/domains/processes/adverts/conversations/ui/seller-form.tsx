import { useEffect, useRef, useState } from 'react'
import { address } from '#client/addresses.ts'
import { callApi } from '#client/call.ts'
import { writeToSellerLimits } from '#client/limits/adverts-conversations.ts'
import { signIn } from '#client/sign-in.ts'
import { useSession } from '#client/use-session.ts'
import { useDraft } from '#domains/customers/leads/ui/use-draft.ts'
import { useText } from '#i18n/text.ts'
import adMessagesTexts from '#texts/adMessages'
import { Button, ButtonLink } from '#ui/button.tsx'
import { TextAreaField } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { useForm } from '#ui/use-form.ts'
import { maxLetters } from '../../values.ts'
import styles from './messages.module.css'
import { useIsOwnAd } from './use-is-own-ad.ts'

export interface WriteProps {
  car: { id: number; slug: string; name: string }
  /** first name of the seller */
  seller: string | null
}

/** Message to the seller of an advert. Requires sign-in and preserves the typed text. */
export function SellerForm({ car, seller }: WriteProps) {
  const t = useText(adMessagesTexts)
  const { state } = useSession()
  const { draft, type, forget } = useDraft(`seller:${car.id}`)
  const [sent, setSent] = useState<number | null>(null)
  const [isOwn, setOwn] = useState(false)
  const text = draft.message ?? t('write.opening', { car: car.name })
  const form = useForm({
    limits: writeToSellerLimits,
    values: { text: text.trim() },
    errorMessage: ({ reason }) => (reason === 'required' ? t('need') : t('tooLong', { count: String(text.trim().length - maxLetters) })),
    offline: t('offline'),
    send: async (texts, signal) => {
      setOwn(false)
      if (state === 'anonymous') {
        type('message', text)
        await signIn({ returnUrl: `${address.car(car.slug, car.id)}#question` })
        return null
      }
      return callApi(
        'post',
        '/api/vehicleads/vehicle/{id}/messages',
        { params: { path: { id: car.id } }, body: { text: texts.text ?? '' } },
        signal,
      )
    },
    onSuccess: (answer) => {
      if (!answer) return
      setSent(answer.id)
      forget()
    },
    onError: ({ code }) => {
      if (code === 'Forbidden') setOwn(true)
      return code === 'Forbidden'
    },
  })
  const isSeller = useIsOwnAd(car.id)
  if (sent !== null) return <Sent id={sent} />
  if (isSeller)
    return (
      <Note tone="info" icon="info" title={t('write.ownAd')}>
        <ButtonLink variant="ghost" size="small" to={address.ads()}>
          {t('write.manage')}
        </ButtonLink>
      </Note>
    )
  const { maxLength: _, ...tie } = form.field('text')
  const isStranger = state === 'anonymous'
  return (
    <form className={styles.composer} {...form.props}>
      <p>{seller === null ? t('write.leadNobody') : t('write.lead', { name: seller })}</p>
      <TextAreaField
        {...tie}
        label={t('text')}
        hint={t(isStranger ? 'write.kept' : 'textHint')}
        rows={4}
        dir="auto"
        value={text}
        onChange={({ currentTarget: { value } }) => type('message', value)}
      />
      <div role="alert">
        {form.summary !== null && (
          <Note tone="bad" icon="circle-alert" title={t('sendFailed')}>
            <p>{form.summary}</p>
          </Note>
        )}
        {isOwn && (
          <Note tone="info" icon="info" title={t('write.ownAd')}>
            <ButtonLink variant="ghost" size="small" to={address.messages()}>
              {t('title')}
            </ButtonLink>
          </Note>
        )}
      </div>
      <div className={styles.foot}>
        <Button type="submit" busy={form.busy} disabled={!form.ready || state === 'unknown'}>
          {t(form.busy ? 'sending' : isStranger ? 'write.signIn' : 'send')}
        </Button>
        <span className={styles.quiet}>{t('write.careful')}</span>
      </div>
    </form>
  )
}

/** Confirmation; takes the focus of the removed button. */
function Sent({ id }: { id: number }) {
  const t = useText(adMessagesTexts)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} className={styles.sent} role="status" tabIndex={-1}>
      <Note tone="good" icon="circle-check" title={t('write.done')}>
        <p>{t('write.doneText')}</p>
      </Note>
      <ButtonLink variant="outline" to={address.messages(id)}>
        {t('write.see')}
      </ButtonLink>
    </div>
  )
}
