import { callApi } from '#client/call.ts'
import { useText } from '#i18n/text.ts'
import intermediationTexts from '#texts/intermediation'
import { Button } from '#ui/button.tsx'
import { TextAreaField } from '#ui/field.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { useFieldWords, useForm } from '#ui/use-form.ts'
import type { MediationProps } from './mediation.ts'
import styles from './own-mediation.module.css'

/** Withdraws the car with a reason. */
export function Withdraw({ mediation, done }: MediationProps) {
  const t = useText(intermediationTexts)
  const words = useFieldWords(() => t('withdraw.comment'))
  const form = useForm({
    limits: { comment: { required: true, maxLength: 1000 } },
    errorMessage: words,
    offline: t('offline'),
    send: ({ comment = '' }, signal) =>
      callApi(
        'post',
        '/api/intermediations/{key}/steps',
        { params: { path: { key: mediation.key } }, body: { action: 'withdraw', comment } },
        signal,
      ),
    onSuccess: done,
  })
  return (
    <details className={styles.more}>
      <summary>{t('withdraw.title')}</summary>
      <form className={styles.part} {...form.props}>
        <p>{t('withdraw.text')}</p>
        <FormAlert text={form.summary} />
        <TextAreaField {...form.field('comment')} label={t('withdraw.comment')} rows={2} />
        <p>
          <Button type="submit" variant="danger" busy={form.busy}>
            {t('withdraw.button')}
          </Button>
        </p>
      </form>
    </details>
  )
}
