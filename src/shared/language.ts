/** What a language brings with it. Its texts are in `src/i18n/<code>/`, everything else that depends on it is here. */
export interface LanguageFacts {
  /** its own name, as a menu of languages shows it */
  name: string
  /** the letters that offer it where there is no room for its name */
  short: string
  /** tag for `Intl` and for shared links */
  locale: string
  direction: 'ltr' | 'rtl'
  script: 'Latn' | 'Arab'
  /** letters of its own are in a font that French does without: the file that a page asks for early */
  font: string | null
  /** between the parts of a list */
  comma: string
  dirham: string
  kilometre: string
  /** a space stands before ; : ! ? and inside « » */
  spacedMarks: boolean
  /** between a number and its percent sign */
  percentGap: string
  range: (from: string | number, to: string | number) => string
}

/** The languages of the product, the default first. One entry more is a language more (docs/add-a-language.md). */
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
/** The language of canonical names and of the person who names none. */
export const defaultLanguage = 'fr' satisfies Language

/** The facts of a language. */
export function factsOf(language: Language): LanguageFacts {
  return table[language]
}

/** A name or text in the languages of the product. The default language is always there, another may still be missing. */
export type Localized = Partial<Record<Language, string>> & Record<typeof defaultLanguage, string>

/** A text that people write in the languages they choose: any may be missing, the default one too. */
export type PartlyLocalized = Partial<Record<Language, string>>

/** The language in which a text is shown to a reader of this one: their own, else the default, else another; null where there is no text. */
export function languageShown(names: PartlyLocalized | null | undefined, language: Language): Language | null {
  return [language, ...languages].find((one) => names?.[one]) ?? null
}

/** A name in a language, else in the language in which it is shown instead; empty where there is nothing. */
export function localized(names: PartlyLocalized | null | undefined, language: Language): string {
  return names?.[language] || names?.[languageShown(names, language) ?? defaultLanguage] || ''
}

/** A text without the languages in which nothing is said; null where nothing is said at all. */
export function withoutBlank(names: PartlyLocalized | null): PartlyLocalized | null {
  const said = Object.entries(names ?? {}).filter(([, text]) => text)
  return said.length > 0 ? Object.fromEntries(said) : null
}

/** Every name that a thing has, each once. */
export function everyName(names: PartlyLocalized): string[] {
  return [...new Set(Object.values(names))]
}

/** Something made for each language. */
export function byLanguage<T>(make: (language: Language) => T): Record<Language, T> {
  return Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, T>
}

/** The one name under which the choice is kept: local storage key, cookie and query parameter of the twins of a page. */
export const languageKey = 'lang'

/**
 * The query of an address (`?a=1&b`) without the language that it names, written as the router of the server writes every query: server and
 * browser draw the same links from it, whatever was typed. Empty when nothing is left.
 */
export function withoutLanguage(search: string): string {
  const rest = new URLSearchParams(search)
  rest.delete(languageKey)
  return rest.size > 0 ? `?${rest}` : ''
}

/** True when the text is a language code of the product. */
export function isLanguage(text: unknown): text is Language {
  return languages.some((l) => l === text)
}

/** The language of a code, the default one for a code that is none of ours. */
export function asLanguage(code: unknown): Language {
  return isLanguage(code) ? code : defaultLanguage
}

/** The languages other than this one. */
export function otherLanguages(language: Language): Language[] {
  return languages.filter((other) => other !== language)
}

/** The language that a text of somebody is written in, told by its script; null where several languages share it, or there is no letter. */
export function writtenIn(text: string): Language | null {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0
  const [latin, arabic] = [count(/\p{Script=Latin}/gu), count(/\p{Script=Arabic}/gu)]
  const script = arabic > latin ? 'Arab' : 'Latn'
  const [found = null, other] = languages.filter((language) => factsOf(language).script === script)
  return other || latin + arabic === 0 ? null : found
}

/** Writing direction of a language. */
export function direction(language: Language): 'ltr' | 'rtl' {
  return table[language].direction
}

/** The first supported language of an Accept-Language header, else the default. */
export function acceptedLanguage(header: string | undefined): Language {
  for (const part of (header ?? '').split(',')) {
    const code = part.trim().slice(0, 2).toLowerCase()
    if (isLanguage(code)) return code
  }
  return defaultLanguage
}

/** The address of a page in a language: the default one is the plain address, another says so, since a crawler keeps no cookie. */
export function twinAddress(url: string, language: Language): string {
  return language === defaultLanguage ? url : `${url}${url.includes('?') ? '&' : '?'}${languageKey}=${language}`
}

/** A setting with a value for each language (`site.name.fr`), else that of the default language; empty when neither is set. */
export function localizedSetting(settings: ReadonlyMap<string, string>, key: string, language: Language): string {
  return settings.get(`${key}.${language}`) || settings.get(`${key}.${defaultLanguage}`) || ''
}

/** The language of a setting that has a value for each, null for any other. */
export function languageOfKey(key: string): Language | null {
  const ending = key.split('.').at(-1)
  return isLanguage(ending) ? ending : null
}
