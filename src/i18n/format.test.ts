import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import {
  capitalised,
  formatDate,
  formatDayMonth,
  formatKm,
  formatLongDate,
  formatLongMonth,
  formatMeasure,
  formatMonthYear,
  formatNumber,
  formatPercent,
  formatPhone,
  formatPrice,
  formatRange,
  formatSigned,
  formatSignedPercent,
  formatWeekday,
  isolate,
  languageName,
} from './format.ts'

describe('numbers', () => {
  test.each([
    [0, '0'],
    [999, '999'],
    [1000, '1\u00a0000'],
    [189_000, '189\u00a0000'],
    [1_234_567, '1\u00a0234\u00a0567'],
  ])('%i has its groups parted by U+00A0', (value, text) => {
    expect(formatNumber(value)).toBe(text)
  })

  test('keeps the sign before its number in any text', () => {
    expect(formatNumber(-37_800)).toBe(isolate('−37\u00a0800'))
  })

  test('keeps the decimals of a measurement', () => {
    expect([formatMeasure(2.4), formatMeasure(112), formatMeasure(-0.5)]).toEqual(['2,4', '112', isolate('−0,5')])
  })

  test('puts the sign of a difference before the number', () => {
    expect([formatSigned(2400, 'ar'), formatSigned(-2400, 'ar'), formatSigned(0, 'fr')]).toEqual([
      `${isolate('+2\u00a0400')}\u00a0درهم`,
      `${isolate('−2\u00a0400')}\u00a0درهم`,
      '0\u00a0DH',
    ])
  })

  test('uses the units of the language', () => {
    expect(formatPrice(189_000, 'fr')).toBe('189\u00a0000\u00a0DH')
    expect(formatPrice(189_000, 'ar')).toBe('189\u00a0000\u00a0درهم')
    expect(formatKm(48_200, 'fr')).toBe('48\u00a0200\u00a0km')
    expect(formatKm(48_200, 'ar')).toBe('48\u00a0200\u00a0كلم')
    expect(formatPercent(4, 'fr')).toBe('4\u00a0%')
    expect(formatPercent(4, 'ar')).toBe('4%')
    expect(formatSignedPercent(-87, 'fr')).toBe('−87\u00a0%')
    expect(formatSignedPercent(5, 'ar')).toBe('\u2066+5%\u2069')
  })
})

test('keeps a phone number in one piece and left to right', () => {
  expect(formatPhone('+212612345678')).toBe(isolate('06\u00a012\u00a034\u00a056\u00a078'))
})

describe('dates', () => {
  test('formats dates as in Morocco', () => {
    expect(formatDate('2026-03-24', 'fr')).toBe('24/03/2026')
    expect(formatDate('2026-03-24', 'ar')).toBe(isolate('24/03/2026'))
    expect(formatLongDate('2026-03-24', 'fr')).toBe('24 mars 2026')
    // only French has an ordinal for the first of a month
    expect(formatLongDate('2026-04-01', 'fr')).toBe('1er avril 2026')
    expect([formatDayMonth('2026-04-01', 'fr'), formatDayMonth('2026-07-04', 'ar'), formatDayMonth('', 'fr')]).toEqual([
      '1er avril',
      '4 يوليوز',
      '',
    ])
    expect(formatLongDate('2026-04-01', 'ar')).toBe('1 أبريل 2026')
    expect([formatLongMonth('2026-07-04', 'fr'), formatLongMonth('2026-07-04', 'ar'), formatLongMonth('', 'fr')]).toEqual([
      'juillet 2026',
      'يوليوز 2026',
      '',
    ])
    expect(formatLongDate('2026-07-04', 'ar')).toBe('4 يوليوز 2026')
    expect(formatLongDate('2026-08-04', 'ar')).toBe('4 غشت 2026')
    expect(formatMonthYear('2019-05-10', 'fr')).toBe('05/2019')
  })

  test.each([null, undefined, '', '1753-01-01', '1900-01-01', '1970-01-01', '2026-13-45', 'soon'])('%s shows nothing', (day) => {
    expect(formatDate(day, 'fr')).toBe('')
    expect(formatLongDate(day, 'ar')).toBe('')
    expect(formatMonthYear(day, 'fr')).toBe('')
  })

  test('uses the Moroccan names of months and weekdays', () => {
    const named = (language: Language) =>
      Array.from({ length: 12 }, (_, i) => formatLongDate(`2026-${String(i + 1).padStart(2, '0')}-02`, language).split(' ')[1])
    expect(named('fr').join(' ')).toBe('janvier février mars avril mai juin juillet août septembre octobre novembre décembre')
    expect(named('ar').join(' ')).toBe('يناير فبراير مارس أبريل ماي يونيو يوليوز غشت شتنبر أكتوبر نونبر دجنبر')
    const days = (language: Language) => Array.from({ length: 7 }, (_, i) => formatWeekday(i, language)).join(' ')
    expect(days('fr')).toBe('lundi mardi mercredi jeudi vendredi samedi dimanche')
    expect(days('ar')).toBe('الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت الأحد')
  })

  test('formats a range with a dash in French, words in Arabic', () => {
    expect(formatRange(2019, 2024, 'fr')).toBe('2019 – 2024')
    expect(formatRange(2019, 2024, 'ar')).toBe('من 2019 إلى 2024')
  })
})

test('names a language in another language', () => {
  expect(languageName('ar', 'fr')).toBe('arabe')
  expect(capitalised(languageName('fr', 'fr'))).toBe('Français')
  expect(capitalised(languageName('fr', 'ar'))).toBe('الفرنسية')
  expect(capitalised(languageName('ar', 'ar'))).toBe('العربية')
})
