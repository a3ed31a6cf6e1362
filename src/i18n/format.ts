import { useMemo } from 'react'
import { detailsOf, type ErrorDetails, type FieldFault } from '#shared/errors.ts'
import { byLanguage, factsOf, type Language } from '#shared/language.ts'
import { spacedPhone } from '#shared/phone.ts'
import { useLanguage } from './text.ts'

/** No-break space: in the fonts, of class CS, so that groups keep their order in Arabic (design, section 8). */
const nbsp = '\u00a0'

/** Twelve months and seven days from Monday, as `Intl` names them. */
const months = byLanguage((language) => spelled(language, { month: 'long' }, 12, (i) => Date.UTC(2024, i, 5)))
const weekdays = byLanguage((language) => spelled(language, { weekday: 'long' }, 7, (i) => Date.UTC(2024, 0, 1 + i)))

function spelled(language: Language, part: Intl.DateTimeFormatOptions, count: number, at: (i: number) => number): string[] {
  const format = new Intl.DateTimeFormat(factsOf(language).locale, { ...part, timeZone: 'UTC' })
  return Array.from({ length: count }, (_, i) => format.format(at(i)))
}

/** Left-to-right inside any text: numbers with signs, dates, phones, references. */
export function isolate(text: string): string {
  return `\u2066${text}\u2069`
}

/** A name, number or date in Latin letters inside a sentence: kept in its order where the language runs from right to left. */
export function keepOrder(text: string, language: Language): string {
  return factsOf(language).direction === 'rtl' ? isolate(text) : text
}

/** A phone number as it is read in Morocco, `06 12 34 56 78`: in one piece, and from left to right in any sentence. */
export function formatPhone(phone: string): string {
  return isolate(spacedPhone(phone).replaceAll(' ', nbsp))
}

/** Whole number with groups of three, `189 000`, in both languages with Western digits. */
export function formatNumber(value: number): string {
  const digits = String(Math.abs(Math.round(value))).replace(/\B(?=(\d{3})+$)/g, nbsp)
  return value < 0 ? isolate(`−${digits}`) : digits
}

/** Returns the values of a refused field for its sentence: a whole limit with grouped digits, `1 000 000`. */
export function faultValues(fault: FieldFault): ErrorDetails {
  const details = detailsOf(fault)
  const { limit } = details
  return typeof limit === 'number' && Number.isInteger(limit) ? { ...details, limit: formatNumber(limit) } : details
}

/** What was measured, with the decimals that it was read with, `2,4`; in both languages with Western digits. */
export function formatMeasure(value: number): string {
  const digits = String(Math.abs(value)).replace('.', ',')
  return value < 0 ? isolate(`−${digits}`) : digits
}

/** Whole dirhams: `189 000 DH`, `189 000 درهم`. */
export function formatPrice(dirhams: number, language: Language): string {
  return `${formatNumber(dirhams)}${nbsp}${factsOf(language).dirham}`
}

/** What is added or taken off, with its sign: `+2 400 DH`. */
export function formatSigned(dirhams: number, language: Language): string {
  if (dirhams <= 0) return formatPrice(dirhams, language)
  return `${isolate(`+${formatNumber(dirhams)}`)}${nbsp}${factsOf(language).dirham}`
}

/** Kilometres: `48 200 km`, `48 200 كلم`. */
export function formatKm(km: number, language: Language): string {
  return `${formatNumber(km)}${nbsp}${factsOf(language).kilometre}`
}

/** The parts of an ISO day, null when it is empty, invalid or one of the empty days of the spec (1753, 1900, 1970). */
function parts(iso: string | null | undefined): { year: string; month: string; day: string } | null {
  const [, year, month, day] = iso?.match(/^(\d{4})-(\d{2})-(\d{2})/) ?? []
  if (!year || !month || !day || Number.isNaN(Date.parse(`${year}-${month}-${day}`))) return null
  return ['1753-01-01', '1900-01-01', '1970-01-01'].includes(`${year}-${month}-${day}`) ? null : { year, month, day }
}

/** `24/03/2026`, isolated in Arabic; empty for an empty day. */
export function formatDate(iso: string | null | undefined, language: Language): string {
  const found = parts(iso)
  if (!found) return ''
  const text = `${found.day}/${found.month}/${found.year}`
  return keepOrder(text, language)
}

/** `24 mars 2026`, `24 مارس 2026`. */
export function formatLongDate(iso: string | null | undefined, language: Language): string {
  const found = parts(iso)
  if (!found) return ''
  const day = Number(found.day)
  return `${day === 1 && language === 'fr' ? '1er' : day} ${months[language][Number(found.month) - 1]} ${found.year}`
}

/** `24 mars`, `24 مارس`. */
export function formatDayMonth(iso: string | null | undefined, language: Language): string {
  const found = parts(iso)
  return found ? formatLongDate(iso, language).replace(` ${found.year}`, '') : ''
}

/** `mars 2026`, `مارس 2026`. */
export function formatLongMonth(iso: string | null | undefined, language: Language): string {
  const found = parts(iso)
  return found ? `${months[language][Number(found.month) - 1]} ${found.year}` : ''
}

/** `03/2026`, isolated in Arabic. */
export function formatMonthYear(iso: string | null | undefined, language: Language): string {
  const found = parts(iso)
  if (!found) return ''
  const text = `${found.month}/${found.year}`
  return keepOrder(text, language)
}

/** `2019 – 2024`; words in Arabic, never a dash. */
export function formatRange(from: string | number, to: string | number, language: Language): string {
  return factsOf(language).range(from, to)
}

/** `4 %`, `4%`. */
export function formatPercent(value: number, language: Language): string {
  return `${formatNumber(value)}${factsOf(language).percentGap}%`
}

/** Name of a day counted from Monday = 0. */
export function formatWeekday(day: number, language: Language): string {
  return weekdays[language][day] ?? ''
}

/** A time of the clock `14:32`, isolated in Arabic. */
export function formatClock(time: string, language: Language): string {
  return keepOrder(time, language)
}

/** The name of a language inside a sentence of another one: `arabe`, `الفرنسية`. */
export function languageName(named: Language, language: Language): string {
  return new Intl.DisplayNames(factsOf(language).locale, { type: 'language' }).of(named) ?? factsOf(named).name
}

/** With a capital at its beginning. */
export function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}

/** Every format in the language of the page. */
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
      weekday: (day: number) => formatWeekday(day, language),
      clock: (time: string) => formatClock(time, language),
      languageName: (named: Language) => languageName(named, language),
    }),
    [language],
  )
}
