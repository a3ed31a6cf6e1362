import { useMemo } from 'react'
import { detailsOf, type ErrorDetails, type FieldFault } from '#shared/errors.ts'
import { byLanguage, factsOf, type Language } from '#shared/language.ts'
import { spacedPhone } from '#shared/phone.ts'
import { useLanguage } from './text.ts'

/** No-break space: in the fonts, bidi class CS, so that groups stay in order in Arabic (design, section 8). */
const nbsp = '\u00a0'

/** Names of twelve months and of seven weekdays from Monday, from `Intl`. */
const months = byLanguage((language) => spelled(language, { month: 'long' }, 12, (i) => Date.UTC(2024, i, 5)))
const weekdays = byLanguage((language) => spelled(language, { weekday: 'long' }, 7, (i) => Date.UTC(2024, 0, 1 + i)))

function spelled(language: Language, part: Intl.DateTimeFormatOptions, count: number, at: (i: number) => number): string[] {
  const format = new Intl.DateTimeFormat(factsOf(language).locale, { ...part, timeZone: 'UTC' })
  return Array.from({ length: count }, (_, i) => format.format(at(i)))
}

/** Isolates left-to-right text: signed numbers, dates, phones, references. */
export function isolate(text: string): string {
  return `\u2066${text}\u2069`
}

/** Isolates Latin text (names, numbers, dates) inside right-to-left sentences. */
export function keepOrder(text: string, language: Language): string {
  return factsOf(language).direction === 'rtl' ? isolate(text) : text
}

/** Formats a Moroccan phone number, `06 12 34 56 78`, with no-break spaces, left to right. */
export function formatPhone(phone: string): string {
  return isolate(spacedPhone(phone).replaceAll(' ', nbsp))
}

/** Formats a whole number in groups of three, `189 000`, with Western digits in all languages. */
export function formatNumber(value: number): string {
  const digits = String(Math.abs(Math.round(value))).replace(/\B(?=(\d{3})+$)/g, nbsp)
  return value < 0 ? isolate(`−${digits}`) : digits
}

/** Returns the placeholder values of an error message, with grouped digits: `1 000 000`. `count` stays a number for its plural. */
export function errorValues(details: ErrorDetails): ErrorDetails {
  const shown = ([name, value]: [string, ErrorDetails[string]]) => [
    name,
    name !== 'count' && typeof value === 'number' && Number.isInteger(value) ? formatNumber(value) : value,
  ]
  return Object.fromEntries(Object.entries(details).map(shown))
}

/** Returns the placeholder values of a validation message (`errorValues`). */
export const faultValues = (fault: FieldFault): ErrorDetails => errorValues(detailsOf(fault))

/** Formats a measurement with its decimals, `2,4`, with Western digits in all languages. */
export function formatMeasure(value: number): string {
  const digits = String(Math.abs(value)).replace('.', ',')
  return value < 0 ? isolate(`−${digits}`) : digits
}

/** Formats whole dirhams: `189 000 DH`, `189 000 درهم`. */
export function formatPrice(dirhams: number, language: Language): string {
  return `${formatNumber(dirhams)}${nbsp}${factsOf(language).dirham}`
}

/** Formats a price difference with its sign: `+2 400 DH`. */
export function formatSigned(dirhams: number, language: Language): string {
  if (dirhams <= 0) return formatPrice(dirhams, language)
  return `${isolate(`+${formatNumber(dirhams)}`)}${nbsp}${factsOf(language).dirham}`
}

/** Formats kilometres: `48 200 km`, `48 200 كلم`. */
export function formatKm(km: number, language: Language): string {
  return `${formatNumber(km)}${nbsp}${factsOf(language).kilometre}`
}

/** Parses an ISO date; null when it is empty, invalid or an empty date of the specification (1753, 1900, 1970). */
function parts(iso: string | null | undefined): { year: string; month: string; day: string } | null {
  const [, year, month, day] = iso?.match(/^(\d{4})-(\d{2})-(\d{2})/) ?? []
  if (!year || !month || !day || Number.isNaN(Date.parse(`${year}-${month}-${day}`))) return null
  return ['1753-01-01', '1900-01-01', '1970-01-01'].includes(`${year}-${month}-${day}`) ? null : { year, month, day }
}

/** Formats a date: `24/03/2026`, isolated in Arabic; empty for an empty date. */
export function formatDate(iso: string | null | undefined, language: Language): string {
  const found = parts(iso)
  if (!found) return ''
  const text = `${found.day}/${found.month}/${found.year}`
  return keepOrder(text, language)
}

/** Formats a date: `24 mars 2026`, `24 مارس 2026`. */
export function formatLongDate(iso: string | null | undefined, language: Language): string {
  const found = parts(iso)
  if (!found) return ''
  const day = Number(found.day)
  return `${day === 1 && language === 'fr' ? '1er' : day} ${months[language][Number(found.month) - 1]} ${found.year}`
}

/** Formats a day and month: `24 mars`, `24 مارس`. */
export function formatDayMonth(iso: string | null | undefined, language: Language): string {
  const found = parts(iso)
  return found ? formatLongDate(iso, language).replace(` ${found.year}`, '') : ''
}

/** Formats a month: `mars 2026`, `مارس 2026`. */
export function formatLongMonth(iso: string | null | undefined, language: Language): string {
  const found = parts(iso)
  return found ? `${months[language][Number(found.month) - 1]} ${found.year}` : ''
}

/** Formats a month: `03/2026`, isolated in Arabic. */
export function formatMonthYear(iso: string | null | undefined, language: Language): string {
  const found = parts(iso)
  if (!found) return ''
  const text = `${found.month}/${found.year}`
  return keepOrder(text, language)
}

/** Formats a range: `2019 – 2024`; with words in Arabic, without a dash. */
export function formatRange(from: string | number, to: string | number, language: Language): string {
  return factsOf(language).range(from, to)
}

/** Formats a percentage: `4 %`, `4%`. */
export function formatPercent(value: number, language: Language): string {
  return `${formatNumber(value)}${factsOf(language).percentGap}%`
}

/** Returns the name of a weekday counted from Monday = 0. */
export function formatWeekday(day: number, language: Language): string {
  return weekdays[language][day] ?? ''
}

/** Formats a time `14:32`, isolated in Arabic. */
export function formatClock(time: string, language: Language): string {
  return keepOrder(time, language)
}

/** Returns the name of a language in another language: `arabe`, `الفرنسية`. */
export function languageName(named: Language, language: Language): string {
  return new Intl.DisplayNames(factsOf(language).locale, { type: 'language' }).of(named) ?? factsOf(named).name
}

/** Formats a percentage with its sign, which stays in front of the digits in right-to-left texts: `−4 %`. */
export function formatSignedPercent(value: number, language: Language): string {
  return keepOrder(`${value > 0 ? '+' : value < 0 ? '−' : ''}${formatPercent(Math.abs(value), language)}`, language)
}

/** Joins parts of a sentence: `a, b et c`, `a وb`. */
function formatList(parts: readonly string[], language: Language): string {
  return new Intl.ListFormat(factsOf(language).locale, { type: 'conjunction' }).format(parts)
}

/** Capitalizes the first letter. */
export function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}

/** Returns all formatters in the language of the page. */
export function useFormat() {
  const language = useLanguage()
  return useMemo(
    () => ({
      number: formatNumber,
      measure: formatMeasure,
      price: (dirhams: number) => formatPrice(dirhams, language),
      signed: (dirhams: number) => formatSigned(dirhams, language),
      km: (km: number) => formatKm(km, language),
      date: (iso: string | null | undefined) => formatDate(iso, language),
      longDate: (iso: string | null | undefined) => formatLongDate(iso, language),
      dayMonth: (iso: string | null | undefined) => formatDayMonth(iso, language),
      longMonth: (iso: string | null | undefined) => formatLongMonth(iso, language),
      monthYear: (iso: string | null | undefined) => formatMonthYear(iso, language),
      range: (from: string | number, to: string | number) => formatRange(from, to, language),
      percent: (value: number) => formatPercent(value, language),
      signedPercent: (value: number) => formatSignedPercent(value, language),
      weekday: (day: number) => formatWeekday(day, language),
      clock: (time: string) => formatClock(time, language),
      list: (parts: readonly string[]) => formatList(parts, language),
      languageName: (named: Language) => languageName(named, language),
    }),
    [language],
  )
}
