import { useState } from 'react'
import { callApi } from '#client/call.ts'
import { addCustomerLimits } from '#client/limits/customers.ts'
import { useText } from '#i18n/text.ts'
import { asLanguage } from '#shared/language.ts'
import staffDeskTexts from '#texts/staffDesk'
import { Button } from '#ui/button.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { LanguageOptions } from '#ui/language-options.tsx'
import { useToast } from '#ui/toast.tsx'
import { useFieldWords, useForm } from '#ui/use-form.ts'
import styles from '../desk.module.css'

/** The form of a new customer at a store or on the phone. */
export function CustomerForm({ cancel, made }: { cancel: () => void; made: (id: number) => void }) {
  const t = useText(staffDeskTexts)
  const toast = useToast()
  const [civility, setCivility] = useState<'M.' | 'Mme.' | 'Société'>('Mme.')
  const form = useForm({
    limits: addCustomerLimits,
    required: ['phone', ...(civility === 'Société' ? ['companyName'] : [])],
    errorMessage: useFieldWords((field) => t(`new.${field as 'phone'}`)),
    send: (texts, signal) => {
      const { firstName = '', lastName = '', companyName, email, phone, language } = texts
      const body = { civility, firstName, lastName, companyName: companyName || null, email: email || null, phone: phone || null }
      return callApi('post', '/api/customers', { body: { ...body, language: asLanguage(language) } }, signal)
    },
    onSuccess: ({ id }) => {
      toast.success(t('new.done'))
      made(id)
    },
  })

  return (
    <form className={styles.form} {...form.props}>
      <p>{t('new.intro')}</p>
      <div className={styles.pair}>
        <SelectField
          {...form.field('civility')}
          label={t('new.civility')}
          value={civility}
          onChange={(event) => setCivility(event.currentTarget.value as 'M.' | 'Mme.' | 'Société')}
        >
          <option value="Mme.">{t('new.mme')}</option>
          <option value="M.">{t('new.m')}</option>
          <option value="Société">{t('new.society')}</option>
        </SelectField>
        <SelectField {...form.field('language')} label={t('new.language')}>
          <LanguageOptions />
        </SelectField>
      </div>
      {civility === 'Société' && <TextField {...form.field('companyName')} label={t('new.companyName')} />}
      <div className={styles.pair}>
        <TextField {...form.field('firstName')} label={t('new.firstName')} />
        <TextField {...form.field('lastName')} label={t('new.lastName')} />
      </div>
      <TextField {...form.field('phone')} label={t('new.phone')} type="tel" latin />
      <TextField {...form.field('email')} label={t('new.email')} type="email" latin />
      <FormAlert text={form.summary} />
      <div className={styles.foot}>
        <Button variant="ghost" onClick={cancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" busy={form.busy}>
          {t('new.save')}
        </Button>
      </div>
    </form>
  )
}
