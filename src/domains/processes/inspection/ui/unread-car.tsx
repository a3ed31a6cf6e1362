import { saveCarReadingLimits } from '#client/limits/inspection-points.ts'
import { useText } from '#i18n/text.ts'
import staffExpertiseTexts from '#texts/staffExpertise'
import { Button } from '#ui/button.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { Note } from '#ui/note.tsx'
import { useFieldWords, useForm } from '#ui/use-form.ts'
import type { DeskFact } from '../rules.ts'
import { CardFields, cardBody } from './reading-panel.tsx'
import styles from './sheet-panels.module.css'

interface UnreadCarProps {
  /** missing facts of the car */
  unread: readonly DeskFact[]
  /** right to enter them */
  enters: boolean
  save: (reading: ReturnType<typeof cardBody>, signal?: AbortSignal) => Promise<unknown>
  changed: () => void
}

/** Facts of the grey card that a car without an inspection lacks for its contract, with their form. */
export function UnreadCar({ unread, enters, save, changed }: UnreadCarProps) {
  const t = useText(staffExpertiseTexts)
  const needed = unread.filter((fact) => fact !== 'fiscalPower')
  const form = useForm({
    limits: saveCarReadingLimits,
    required: needed,
    errorMessage: useFieldWords((field) => t(`reading.${field as 'version'}`)),
    send: (texts, signal) => save(cardBody(texts), signal),
    onSuccess: changed,
  })
  if (needed.length === 0) return null
  return (
    <Note tone="warning" icon="triangle-alert" title={t('reading.unread')}>
      <p>{t('reading.about')}</p>
      {enters && (
        <form className={styles.form} {...form.props}>
          <FormAlert text={form.summary} />
          <CardFields field={form.field} only={unread} />
          <div>
            <Button type="submit" size="small" busy={form.busy}>
              {t('form.save')}
            </Button>
          </div>
        </form>
      )}
    </Note>
  )
}
