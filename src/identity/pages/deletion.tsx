import { useText } from '#i18n/text.ts'
import identityTexts from '#texts/identity'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Note } from '#ui/note.tsx'
import styles from './form.module.css'
import { GroupFault, PasswordField, PostForm, useFields } from './form.tsx'
import { AccountFrame } from './frame.tsx'
import type { DeletionPage, Shown } from './page.ts'

/** Explains which data is deleted and retained, before the deletion of the account. */
export function Deletion({ page: { form, links }, shown }: { page: DeletionPage; shown: Shown }) {
  const t = useText(identityTexts)
  const field = useFields(form, ['currentPassword', 'confirmed'])
  const confirmed = field('confirmed')
  return (
    <AccountFrame shown={shown} title={t('deletion.title')} back={links.manage}>
      <PostForm form={form}>
        <Note tone="warning" icon="triangle-alert" title={t('deletion.lead')}>
          <ul className={styles.points}>
            <li>{t('deletion.erased')}</li>
            <li>{t('deletion.kept')}</li>
            <li>{t('deletion.export')}</li>
          </ul>
        </Note>
        <PasswordField tie={field('currentPassword')} label={t('field.currentPassword')} autoComplete="current-password" />
        <div className={styles.group}>
          <Checkbox
            name="confirmed"
            value="true"
            defaultChecked={form.values.confirmed}
            autoFocus={confirmed.autoFocus}
            aria-invalid={confirmed.error ? true : undefined}
            aria-describedby={confirmed.error ? 'confirmed-fault' : undefined}
          >
            {t('deletion.confirm')}
          </Checkbox>
          <GroupFault id="confirmed-fault" text={confirmed.error} />
        </div>
        <div className={styles.ways}>
          <Button type="submit" variant="danger">
            {t('deletion.submit')}
          </Button>
          <ButtonLink href={links.manage} variant="outline">
            {t('deletion.stay')}
          </ButtonLink>
        </div>
      </PostForm>
    </AccountFrame>
  )
}
