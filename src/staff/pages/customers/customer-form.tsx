import { type FormEvent, useState } from 'react'
import { browserApi } from '#client/api.ts'
import { useText } from '#i18n/text.ts'
import { asLanguage } from '#shared/language.ts'
import { Button } from '#ui/button.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import { LanguageOptions } from '#ui/language-options.tsx'
import { useToast } from '#ui/toast.tsx'
import { useChange } from '../../layout/use-change.ts'
import styles from '../desk.module.css'

/** A card for somebody who came to a store or called. */
export function CustomerForm({ cancel, made }: { cancel: () => void; made: (id: number) => void }) {
  const t = useText('staffDesk')
  const toast = useToast()
  const { busy, change } = useChange()
  const [civility, setCivility] = useState<'M.' | 'Mme.' | 'Société'>('Mme.')

  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const text = (name: string) => String(given.get(name) ?? '').trim()
    const card = await change(
      browserApi().POST('/api/customers', {
        body: {
          civility,
          firstName: text('firstName'),
          lastName: text('lastName'),
          companyName: text('companyName') || null,
          email: text('email') || null,
          phone: text('phone') || null,
          language: asLanguage(text('language')),
        },
      }),
    )
    if (!card || card === true) return
    toast.success(t('new.done'))
    made(card.id)
  }
  return (
    <form className={styles.form} onSubmit={(event) => void save(event)}>
      <p>{t('new.intro')}</p>
      <div className={styles.pair}>
        <SelectField
          label={t('new.civility')}
          required
          value={civility}
          onChange={(event) => setCivility(event.currentTarget.value as 'M.' | 'Mme.' | 'Société')}
        >
          <option value="Mme.">{t('new.mme')}</option>
          <option value="M.">{t('new.m')}</option>
          <option value="Société">{t('new.society')}</option>
        </SelectField>
        <SelectField label={t('new.language')} name="language" required>
          <LanguageOptions />
        </SelectField>
      </div>
      {civility === 'Société' && <TextField label={t('new.companyName')} name="companyName" required maxLength={120} />}
      <div className={styles.pair}>
        <TextField label={t('new.firstName')} name="firstName" required maxLength={60} />
        <TextField label={t('new.lastName')} name="lastName" required maxLength={60} />
      </div>
      <TextField label={t('new.phone')} name="phone" type="tel" latin required maxLength={40} />
      <TextField label={t('new.email')} name="email" type="email" latin maxLength={254} />
      <div className={styles.foot}>
        <Button variant="ghost" onClick={cancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" busy={busy}>
          {t('new.save')}
        </Button>
      </div>
    </form>
  )
}
