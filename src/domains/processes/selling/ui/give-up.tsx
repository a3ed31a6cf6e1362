import { callApi } from '#client/call.ts'
import { apiQuery } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import { useText } from '#i18n/text.ts'
import sellingTexts from '#texts/selling'
import { Button } from '#ui/button.tsx'
import { SelectField, TextAreaField } from '#ui/field.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { useFieldWords, useForm } from '#ui/use-form.ts'
import styles from './own-sale.module.css'
import type { Sale } from './sale.ts'

/** Cancels the request with a reason. */
export function GiveUp({ sale, done }: { sale: Sale; done: () => void }) {
  const t = useText(sellingTexts)
  const { data: reasons } = useQuery(apiQuery('/api/purchases/cancellationreasons', {}, { staleTime: Number.POSITIVE_INFINITY }))
  const words = useFieldWords((field) => t(`own.cancel.${field as 'comment'}`))
  const form = useForm({
    limits: { reasonId: { required: true }, comment: { required: true, maxLength: 1000 } },
    errorMessage: words,
    offline: t('own.offline'),
    send: ({ reasonId, comment }, signal) =>
      callApi(
        'post',
        '/api/purchases/{key}/steps',
        { params: { path: { key: sale.key } }, body: { action: 'cancel', reasonId: Number(reasonId), ...(comment && { comment }) } },
        signal,
      ),
    onSuccess: done,
  })
  return (
    <details className={styles.more}>
      <summary>{t('own.cancel.title')}</summary>
      <form className={styles.answer} {...form.props}>
        <FormAlert text={form.summary} />
        <SelectField {...form.field('reasonId')} label={t('own.cancel.reasonId')}>
          <option value="">{t('choose')}</option>
          {reasons?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextAreaField {...form.field('comment')} label={t('own.cancel.comment')} rows={2} />
        <p>
          <Button type="submit" variant="danger" busy={form.busy}>
            {t('own.cancel.button')}
          </Button>
        </p>
      </form>
    </details>
  )
}
