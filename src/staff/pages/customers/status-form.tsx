import { callApi } from '#client/call.ts'
import { activateCustomerLimits } from '#client/limits/customers.ts'
import type { Customer } from '#domains/customers/customers/contract.ts'
import { useText } from '#i18n/text.ts'
import staffDeskTexts from '#texts/staffDesk'
import { Button } from '#ui/button.tsx'
import { TextAreaField } from '#ui/field.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { useToast } from '#ui/toast.tsx'
import { useFieldWords, useForm } from '#ui/use-form.ts'
import styles from '../desk.module.css'

/** The reason for deactivating or reactivating a customer. */
export function StatusForm({
  customer: { id, lastStatus },
  cancel,
  saved,
}: {
  customer: Customer
  cancel: () => void
  saved: (customer: Customer) => void
}) {
  const t = useText(staffDeskTexts)
  const toast = useToast()
  const isActive = lastStatus === 'Active'
  const form = useForm({
    limits: activateCustomerLimits,
    errorMessage: useFieldWords(() => t('comment')),
    send: ({ comment = '' }, signal) =>
      callApi(
        'post',
        isActive ? '/api/customers/{id}/deactivate' : '/api/customers/{id}/activate',
        { params: { path: { id } }, body: { comment } },
        signal,
      ),
    onSuccess: (customer) => {
      toast.success(t('done'))
      saved(customer)
    },
  })
  return (
    <form className={styles.form} {...form.props}>
      <p>{t(isActive ? 'deactivate.text' : 'activate.text')}</p>
      <TextAreaField {...form.field('comment')} label={t('comment')} rows={3} />
      <FormAlert text={form.summary} />
      <div className={styles.foot}>
        <Button variant="ghost" onClick={cancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" variant={isActive ? 'danger' : 'primary'} busy={form.busy}>
          {t(isActive ? 'deactivate.button' : 'activate.button')}
        </Button>
      </div>
    </form>
  )
}
