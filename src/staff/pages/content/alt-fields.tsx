import { fieldIn, type InLanguages, inLanguages, pageLimits } from '#domains/publishing/content/pages/values.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { direction, languages } from '#shared/language.ts'
import staffContentTexts from '#texts/staffContent'
import { Checkbox } from '#ui/checkbox.tsx'
import styles from './content.module.css'
import { fieldId, type Place } from './page-draft.ts'

type Alts = InLanguages<'alt', string> & { isDecorative: boolean }

interface AltFieldsProps {
  place: Pick<Place, 'section' | 'element'>
  alts: Alts
  change: (alts: Partial<Alts>) => void
}

/** Alternative texts of a picture, every language side by side; decorative is an explicit choice, not an empty field. */
export function AltFields({ place, alts, change }: AltFieldsProps) {
  const t = useText(staffContentTexts)
  const { languageName } = useFormat()
  return (
    <>
      <Checkbox
        name={`decorative-${place.section}-${place.element}`}
        checked={alts.isDecorative}
        onChange={(event) => change({ isDecorative: event.currentTarget.checked })}
      >
        {t('isDecorative')}
      </Checkbox>
      {!alts.isDecorative && (
        <div className={styles.pair}>
          {languages.map((language) => {
            const id = fieldId({ ...place, language, part: 'alt' })
            const name = fieldIn('alt', language)
            return (
              <div key={language}>
                <label className={styles.label} htmlFor={id}>
                  {t('altIn', { language: languageName(language) })}
                </label>
                <input
                  id={id}
                  className={styles.input}
                  dir={direction(language)}
                  lang={language}
                  maxLength={pageLimits.alt}
                  value={alts[name]}
                  onChange={(event) =>
                    change({ ...inLanguages('alt', (one) => alts[fieldIn('alt', one)]), [name]: event.currentTarget.value })
                  }
                />
              </div>
            )
          })}
        </div>
      )}
    </>
  )
}
