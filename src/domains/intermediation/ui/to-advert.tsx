import { callApi } from '#client/call.ts'
import { useText } from '#i18n/text.ts'
import { Button } from '#ui/button.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { useFieldWords, useForm } from '#ui/use-form.ts'
import type { MediationProps } from './mediation.ts'
import styles from './own-mediation.module.css'

/** The owner sells it themselves: what that ends and what it begins, then the press. */
export function ToAdvert({ mediation, done }: MediationProps) {
  const t = useText('intermediation')
  const words = useFieldWords(() => t('toAd.title'))
  const form = useForm({
    limits: {},
    say: words,
    offline: t('offline'),
    send: (_texts, signal) =>
      callApi('post', '/api/intermediations/{key}/steps', { params: { path: { key: mediation.key } }, body: { action: 'toAd' } }, signal),
    done,
  })
  return (
    <details className={styles.more}>
      <summary>{t('toAd.title')}</summary>
      <form className={styles.part} {...form.props}>
        <p>{t('toAd.text')}</p>
        <FormAlert text={form.summary} />
        <p>
          <Button type="submit" variant="outline" busy={form.busy}>
            {t('toAd.button')}
          </Button>
        </p>
      </form>
    </details>
  )
}
