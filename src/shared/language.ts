/** Locale data of a language. Its texts are in `src/i18n/<code>/`. */
export interface LanguageFacts {
  /** its own name, for the language menu */
  name: string
  /** abbreviation where the name does not fit */
  short: string
  /** BCP 47 tag for `Intl` and shared links */
  locale: string
  direction: 'ltr' | 'rtl'
  script: 'Latn' | 'Arab'
  /** font file to preload for its script; null when the default font covers it */
  font: string | null
  /** list separator */
  comma: string
  dirham: string
  kilometre: string
  /** true when a space precedes ; : ! ? and follows « */
  spacedMarks: boolean
  /** separator between number and percent sign */
  percentGap: string
  range: (from: string | number, to: string | number) => string
}

/** Supported languages, the default first. To add one, see docs/add-a-language.md. */
const table = {
  fr: {
    name: 'Français',
    short: 'Fr',
    locale: 'fr-MA',
    direction: 'ltr',
    script: 'Latn',
    font: null,
    comma: ', ',
    dirham: 'DH',
    kilometre: 'km',
    spacedMarks: true,
    percentGap: '\u00a0',
    range: (from, to) => `${from} – ${to}`,
  },
  ar: {
    name: 'العربية',
    short: 'ع',
    locale: 'ar-MA',
    direction: 'rtl',
    script: 'Arab',
    font: 'vazirmatn-arabic',
    comma: '، ',
    dirham: 'درهم',
    kilometre: 'كلم',
    spacedMarks: false,
    percentGap: '',
    range: (from, to) => `من ${from} إلى ${to}`,
  },
} as const satisfies Record<string, LanguageFacts>

export type Language = keyof typeof table
export const languages = Object.keys(table) as [Language, ...Language[]]
/** Language of canonical names, and the fallback. */
export const defaultLanguage = 'fr' satisfies Language

/** Returns the locale data of a language. */
export function factsOf(language: Language): LanguageFacts {
  return table[language]
}

/** A name or text by language. The default language is required. */
export type Localized = Partial<Record<Language, string>> & Record<typeof defaultLanguage, string>

/** A text by language; every language is optional. */
export type PartlyLocalized = Partial<Record<Language, string>>

/** Returns the language in which a text is displayed: the reader's, else the default, else the first available; null without a text. */
export function languageShown(names: PartlyLocalized | null | undefined, language: Language): Language | null {
  return [language, ...languages].find((one) => names?.[one]) ?? null
}

/** Returns a text in a language, with the same fallbacks; empty without a text. */
export function localized(names: PartlyLocalized | null | undefined, language: Language): string {
  return names?.[language] || names?.[languageShown(names, language) ?? defaultLanguage] || ''
}

/** Returns a text without its empty languages; null when all are empty. */
export function withoutBlank(names: PartlyLocalized | null): PartlyLocalized | null {
  const said = Object.entries(names ?? {}).filter(([, text]) => text)
  return said.length > 0 ? Object.fromEntries(said) : null
}

/** Returns the distinct names in all languages. */
export function everyName(names: PartlyLocalized): string[] {
  return [...new Set(Object.values(names))]
}

/** Builds a record with one value per language. */
export function byLanguage<T>(make: (language: Language) => T): Record<Language, T> {
  return Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, T>
}

/** Name of the language choice: local storage key, cookie and query parameter. */
export const languageKey = 'lang'

/**
 * Returns the query (`?a=1&b`) without the language parameter, serialized like the server's router does, so that server and browser render
 * the same links. Empty when no parameter is left.
 */
export function withoutLanguage(search: string): string {
  const rest = new URLSearchParams(search)
  rest.delete(languageKey)
  return rest.size > 0 ? `?${rest}` : ''
}

/** Returns true for a supported language code. */
export function isLanguage(text: unknown): text is Language {
  return languages.some((l) => l === text)
}

/** Returns the language of a code, or the default. */
export function asLanguage(code: unknown): Language {
  return isLanguage(code) ? code : defaultLanguage
}

/** Returns the other supported languages. */
export function otherLanguages(language: Language): Language[] {
  return languages.filter((other) => other !== language)
}

/** Detects the language of a text by its script; null when several languages share the script, or the text has no letter. */
export function writtenIn(text: string): Language | null {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0
  const [latin, arabic] = [count(/\p{Script=Latin}/gu), count(/\p{Script=Arabic}/gu)]
  const script = arabic > latin ? 'Arab' : 'Latn'
  const [found = null, other] = languages.filter((language) => factsOf(language).script === script)
  return other || latin + arabic === 0 ? null : found
}

/** Returns the writing direction of a language. */
export function direction(language: Language): 'ltr' | 'rtl' {
  return table[language].direction
}

/** Returns the first supported language of an Accept-Language header, else the default. */
export function acceptedLanguage(header: string | undefined): Language {
  for (const part of (header ?? '').split(',')) {
    const code = part.trim().slice(0, 2).toLowerCase()
    if (isLanguage(code)) return code
  }
  return defaultLanguage
}

/** Returns the URL of a page in a language. Non-default languages have a query parameter, as crawlers have no cookies. */
export function twinAddress(url: string, language: Language): string {
  return language === defaultLanguage ? url : `${url}${url.includes('?') ? '&' : '?'}${languageKey}=${language}`
}

/** Returns a setting in a language (`site.name.fr`), else in the default language; empty when neither is set. */
export function localizedSetting(settings: ReadonlyMap<string, string>, key: string, language: Language): string {
  return settings.get(`${key}.${language}`) || settings.get(`${key}.${defaultLanguage}`) || ''
}

/** Returns the language of a localized setting key, null for others. */
export function languageOfKey(key: string): Language | null {
  const ending = key.split('.').at(-1)
  return isLanguage(ending) ? ending : null
}
