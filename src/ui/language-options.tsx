import { capitalised, languageName } from '#i18n/format.ts'
import { useLanguage } from '#i18n/text.ts'
import { languages } from '#shared/language.ts'

/** Renders the languages as options of a select, named in the language of the page. */
export function LanguageOptions() {
  const shown = useLanguage()
  return languages.map((language) => (
    <option key={language} value={language}>
      {capitalised(languageName(language, shown))}
    </option>
  ))
}
