/** The two languages of the product; French is the default. */
export const languages = ['fr', 'ar'] as const
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = 'fr'

/** The one name under which the choice is kept: local storage key, cookie and query parameter of the Arabic twin. */
export const languageKey = 'lang'

/** True when the text is a language code of the product. */
export function isLanguage(text: unknown): text is Language {
  return languages.some((l) => l === text)
}

/** Writing direction of a language. */
export function direction(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr'
}

/** The first supported language of an Accept-Language header, else the default. */
export function acceptedLanguage(header: string | undefined): Language {
  for (const part of (header ?? '').split(',')) {
    const code = part.trim().slice(0, 2).toLowerCase()
    if (isLanguage(code)) return code
  }
  return defaultLanguage
}
