import { useMemo } from 'react'
import type { Language } from '#shared/language.ts'
import { useLanguage } from './text.ts'

/** No-break space: in the fonts, of class CS, so that groups keep their order in Arabic (design, section 8). */
const nbsp = '\u00a0'
const months = {
  fr: ['janvier', 'février', 'mars', 'avril', 'mai', 'juin', 'juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre'],
  ar: ['يناير', 'فبراير', 'مارس', 'أبريل', 'ماي', 'يونيو', 'يوليوز', 'غشت', 'شتنبر', 'أكتوبر', 'نونبر', 'دجنبر'],
} as const

/** Left-to-right inside any text: numbers with signs, dates, phones, references. */
export function isolate(text: string): string {
  return `\u2066${text}\u2069`
}

/** Whole number with groups of three, `189 000`, in both languages with Western digits. */
export function formatNumber(value: number): string {
  const digits = String(Math.abs(Math.round(value))).replace(/\B(?=(\d{3})+$)/g, nbsp)
  return value < 0 ? isolate(`−${digits}`) : digits
}

/** Whole dirhams: `189 000 DH`, `189 000 درهم`. */
export function formatPrice(dirhams: number, language: Language): string {
  return `${formatNumber(dirhams)}${nbsp}${language === 'ar' ? 'درهم' : 'DH'}`
}

/** Kilometres: `48 200 km`, `48 200 كلم`. */
export function formatKm(km: number, language: Language): string {
  return `${formatNumber(km)}${nbsp}${language === 'ar' ? 'كلم' : 'km'}`
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
  return language === 'ar' ? isolate(text) : text
}

/** `24 mars 2026`, `24 مارس 2026`. */
export function formatLongDate(iso: string | null | undefined, language: Language): string {
  const found = parts(iso)
  return found ? `${Number(found.day)} ${months[language][Number(found.month) - 1]} ${found.year}` : ''
}

/** `03/2026`, isolated in Arabic. */
export function formatMonthYear(iso: string | null | undefined, language: Language): string {
  const found = parts(iso)
  if (!found) return ''
  const text = `${found.month}/${found.year}`
  return language === 'ar' ? isolate(text) : text
}

/** `2019 – 2024`; words in Arabic, never a dash. */
export function formatRange(from: string | number, to: string | number, language: Language): string {
  return language === 'ar' ? `من ${from} إلى ${to}` : `${from} – ${to}`
}

/** `4 %`, `4%`. */
export function formatPercent(value: number, language: Language): string {
  return language === 'ar' ? `${formatNumber(value)}%` : `${formatNumber(value)}${nbsp}%`
}

const weekdays = {
  fr: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
  ar: ['الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت', 'الأحد'],
} as const

/** Name of a day counted from Monday = 0. */
export function formatWeekday(day: number, language: Language): string {
  return weekdays[language][day] ?? ''
}

/** A time of the clock `14:32`, isolated in Arabic. */
export function formatClock(time: string, language: Language): string {
  return language === 'ar' ? isolate(time) : time
}

/** Every format in the language of the page. */
export function useFormat() {
  const language = useLanguage()
  return useMemo(
    () => ({
      number: formatNumber,
      price: (dirhams: number) => formatPrice(dirhams, language),
      km: (km: number) => formatKm(km, language),
      date: (iso: string | null | undefined) => formatDate(iso, language),
      longDate: (iso: string | null | undefined) => formatLongDate(iso, language),
      monthYear: (iso: string | null | undefined) => formatMonthYear(iso, language),
      range: (from: string | number, to: string | number) => formatRange(from, to, language),
      percent: (value: number) => formatPercent(value, language),
      weekday: (day: number) => formatWeekday(day, language),
      clock: (time: string) => formatClock(time, language),
    }),
    [language],
  )
}
