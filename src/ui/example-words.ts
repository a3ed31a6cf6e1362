import { useLanguage } from '#i18n/text.ts'
import { type Localized, localized } from '#shared/language.ts'

/** Returns a function for example texts in the language of the page: `say({ fr: 'Chercher', ar: 'بحث' })`. */
export function useExampleWords(): (words: Localized) => string {
  const language = useLanguage()
  return (words) => localized(words, language)
}
