import formatMessage, { type CompiledMessage, type FormatOptions, type FormatValues } from 'icu-minify/format'
import { asLanguage, byLanguage, defaultLanguage, factsOf, type Language } from '#shared/language.ts'

/** The sentences of one pack by full key, compiled ahead. */
export type CompiledPack = Record<string, CompiledMessage>

const plurals = byLanguage((language) => new Intl.PluralRules(factsOf(language).locale))
const numbers = new Intl.NumberFormat(defaultLanguage)
const dates = new Intl.DateTimeFormat(defaultLanguage)

/** Digits are Western and grouped alike in all languages; days come written out by `format.ts`. */
const options: FormatOptions = {
  formatters: {
    getPluralRules: (language) => plurals[asLanguage(language)],
    getNumberFormat: () => numbers,
    getDateTimeFormat: () => dates,
  },
}

/** The sentence of a key with its values. A key that is not there is shown as such: the types and a test keep it from happening. */
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
  // the thin space that `Intl` puts between groups is not in our fonts and turns numbers around in Arabic (design, section 8)
  return typeof text === 'string' ? text.replaceAll('\u202f', '\u00a0') : text
}
