import { useLanguage } from '#i18n/text.ts'
import { type Localized, localized } from '#shared/language.ts'

/** The words of an example in the language of the page: `const say = useExampleWords(); say({ fr: 'Chercher', ar: 'بحث' })`. */
export function useExampleWords(): (words: Localized) => string {
  const language = useLanguage()
  return (words) => localized(words, language)
}
