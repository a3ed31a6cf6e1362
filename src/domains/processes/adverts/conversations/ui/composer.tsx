import { callApi } from '#client/call.ts'
import { answerAdConversationLimits } from '#client/limits/adverts-conversations.ts'
import { useDraft } from '#domains/customers/leads/ui/use-draft.ts'
import { useText } from '#i18n/text.ts'
import adMessagesTexts from '#texts/adMessages'
import { Button } from '#ui/button.tsx'
import { TextAreaField } from '#ui/field.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { Note } from '#ui/note.tsx'
import { useForm } from '#ui/use-form.ts'
import { maxLetters } from '../../values.ts'
import type { WholeAdConversation } from '../contract.ts'
import styles from './messages.module.css'

interface ComposerProps {
  conversation: WholeAdConversation
  kept: (conversation: WholeAdConversation) => void
}

/** Input of a message, or the reason why none is possible. Stores the draft on the device until it is sent. */
export function Composer({ conversation: { id, state }, kept }: ComposerProps) {
  const t = useText(adMessagesTexts)
  const { draft, type, forget } = useDraft(`conversation:${id}`)
  const text = draft.message ?? ''
  const form = useForm({
    limits: answerAdConversationLimits,
    values: { text: text.trim() },
    errorMessage: ({ reason }) => (reason === 'required' ? t('need') : t('tooLong', { count: String(text.trim().length - maxLetters) })),
    offline: t('offline'),
    send: (texts, signal) =>
      callApi(
        'post',
        '/api/vehicleads/conversations/{id}/messages',
        { params: { path: { id } }, body: { text: texts.text ?? '' } },
        signal,
      ),
    onSuccess: (answer) => {
      forget()
      kept(answer)
    },
  })
  if (state !== 'Open')
    return (
      <div role="status">
        <Note tone="info" icon="info" title={t(`state.${state}`)} />
      </div>
    )
  const { maxLength: _, ...tie } = form.field('text')
  return (
    <form className={styles.composer} {...form.props}>
      <TextAreaField
        {...tie}
        label={t('text')}
        rows={3}
        dir="auto"
        value={text}
        onChange={({ currentTarget: { value } }) => type('message', value)}
      />
      <FormAlert text={form.summary} />
      <Button type="submit" busy={form.busy} disabled={!form.ready}>
        {t(form.busy ? 'sending' : 'send')}
      </Button>
    </form>
  )
}
