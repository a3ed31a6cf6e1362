import formatMessage, { type CompiledMessage, type FormatOptions, type FormatValues } from 'icu-minify/format'
import { asLanguage, byLanguage, defaultLanguage, factsOf, type Language } from '#shared/language.ts'

/** Precompiled messages of a pack by full key. */
export type CompiledPack = Record<string, CompiledMessage>

const plurals = byLanguage((language) => new Intl.PluralRules(factsOf(language).locale))
const numbers = new Intl.NumberFormat(defaultLanguage)
const dates = new Intl.DateTimeFormat(defaultLanguage)

/** Numbers have Western digits and the same grouping in all languages; dates are formatted in `format.ts`. */
const options: FormatOptions = {
  formatters: {
    getPluralRules: (language) => plurals[asLanguage(language)],
    getNumberFormat: () => numbers,
    getDateTimeFormat: () => dates,
  },
}

/** Formats the message of a key. Returns the key when it is missing, which types and a test prevent. */
export function translate<Rich = string>(
  pack: CompiledPack | undefined,
  key: string,
  language: Language,
  values?: FormatValues<Rich>,
): ReturnType<typeof formatMessage<Rich>> {
  const message = pack?.[key]
  if (message === undefined) return key
  if (typeof message === 'string') return message
  const text = formatMessage<Rich>(message, language, values, options)
  // U+202F from `Intl` is not in the fonts and reorders numbers in Arabic (design, section 8)
  return typeof text === 'string' ? text.replaceAll('\u202f', '\u00a0') : text
}
