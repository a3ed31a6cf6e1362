import { fieldIn, type InLanguages, inLanguages, pageLimits } from '#domains/publishing/content/pages/values.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { direction, languages } from '#shared/language.ts'
import staffContentTexts from '#texts/staffContent'
import styles from './content.module.css'
import { fieldId, type Place } from './page-draft.ts'

type Titles = InLanguages<'title', string>

interface TitleFieldsProps {
  place: Pick<Place, 'section' | 'element'>
  titles: Titles
  change: (titles: Titles) => void
}

/** The title of a page, a section or an element, every language side by side. */
export function TitleFields({ place, titles, change }: TitleFieldsProps) {
  const t = useText(staffContentTexts)
  const { languageName } = useFormat()
  return (
    <div className={styles.pair}>
      {languages.map((language) => {
        const id = fieldId({ ...place, language, part: 'title' })
        const name = fieldIn('title', language)
        return (
          <div key={language}>
            <label className={styles.label} htmlFor={id}>
              {t('titleIn', { language: languageName(language) })}
            </label>
            <input
              id={id}
              className={styles.input}
              dir={direction(language)}
              lang={language}
              maxLength={pageLimits.title}
              value={titles[name]}
              onChange={(event) =>
                change({ ...inLanguages('title', (one) => titles[fieldIn('title', one)]), [name]: event.currentTarget.value })
              }
            />
          </div>
        )
      })}
    </div>
  )
}
