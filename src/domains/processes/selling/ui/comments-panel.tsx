import { callApi } from '#client/call.ts'
import { commentPurchaseLimits } from '#client/limits/selling-desk.ts'
import { Panel } from '#domains/processes/buying/desk/ui/facts.tsx'
import { momentWords } from '#domains/processes/buying/desk/ui/moments.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import staffPurchasesTexts from '#texts/staffPurchases'
import { Button } from '#ui/button.tsx'
import { TextAreaField, TextField } from '#ui/field.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { useToast } from '#ui/toast.tsx'
import { useFieldWords, useForm } from '#ui/use-form.ts'
import type { PurchaseRecord } from '../desk/contract.ts'
import styles from './purchase-desk.module.css'

/** Comments of the staff to the owner, with a form that names the reader. */
export function CommentsPanel({ record, changed }: { record: PurchaseRecord; changed: () => void }) {
  const t = useText(staffPurchasesTexts)
  const format = useFormat()
  const toast = useToast()
  const form = useForm({
    limits: commentPurchaseLimits,
    errorMessage: useFieldWords((field) => t(`comments.field.${field as 'body'}`)),
    send: ({ title, body = '' }, signal) =>
      callApi(
        'post',
        '/api/staff/purchases/{id}/comments',
        { params: { path: { id: record.id } }, body: { body, ...(title && { title }) } },
        signal,
      ),
    onSuccess: (_record, element) => {
      element.reset()
      toast.success(t('comments.sent'))
      changed()
    },
  })
  return (
    <Panel title={t('comments.title')}>
      {record.comments.length === 0 ? (
        <p className={styles.quiet}>{t('comments.none')}</p>
      ) : (
        <ul className={styles.papers}>
          {record.comments.map(({ id, title, body, created, author }) => (
            <li key={id}>
              {title && <b dir="auto">{title}</b>}
              <p className={styles.said} dir="auto">
                {body}
              </p>
              <p className={styles.quiet}>{[momentWords(created, format), author].filter(Boolean).join(' · ')}</p>
            </li>
          ))}
        </ul>
      )}
      <form className={styles.form} {...form.props}>
        <FormAlert text={form.summary} />
        <TextField {...form.field('title')} label={t('comments.name')} dir="auto" autoComplete="off" />
        <TextAreaField {...form.field('body')} label={t('comments.body')} hint={t('comments.about')} rows={3} />
        <div>
          <Button type="submit" size="small" variant="outline" busy={form.busy}>
            {t('comments.send')}
          </Button>
        </div>
      </form>
    </Panel>
  )
}
