import type { Localized } from '#shared/language.ts'
/** A public holiday, announced or predicted. `code` holds name, year and day: `Fitr2026.1`; `Fitr2033b.1` for the second one in a year. */
export interface Holiday {
  code: string
  /** `YYYY-MM-DD` */
  date: string
  name: Localized
  certainty: 'Fixed' | 'Observed' | 'Announced' | 'Estimated'
}

interface Feast {
  code: string
  /** month and day in the Gregorian or Islamic calendar */
  month: number
  day: number
  days?: number
  name: Localized
}

/** Moroccan holidays with a fixed date (morocco, section 3). */
const fixed: readonly Feast[] = [
  { code: 'NewYear', month: 1, day: 1, name: { fr: 'Nouvel an', ar: 'رأس السنة الميلادية' } },
  {
    code: 'Manifesto',
    month: 1,
    day: 11,
    name: { fr: 'Manifeste de l’indépendance', ar: 'ذكرى تقديم وثيقة الاستقلال' },
  },
  { code: 'AmazighNewYear', month: 1, day: 14, name: { fr: 'Nouvel an amazigh', ar: 'رأس السنة الأمازيغية' } },
  { code: 'Labour', month: 5, day: 1, name: { fr: 'Fête du travail', ar: 'عيد الشغل' } },
  { code: 'Throne', month: 7, day: 30, name: { fr: 'Fête du trône', ar: 'عيد العرش' } },
  {
    code: 'OuedEddahab',
    month: 8,
    day: 14,
    name: { fr: 'Allégeance Oued Eddahab', ar: 'ذكرى استرجاع إقليم وادي الذهب' },
  },
  {
    code: 'Revolution',
    month: 8,
    day: 20,
    name: { fr: 'Révolution du roi et du peuple', ar: 'ذكرى ثورة الملك والشعب' },
  },
  { code: 'Youth', month: 8, day: 21, name: { fr: 'Fête de la jeunesse', ar: 'عيد الشباب' } },
  {
    code: 'Unity',
    month: 10,
    day: 31,
    name: { fr: 'Fête de l’unité (Aïd Al Wahda)', ar: 'عيد الوحدة' },
  },
  { code: 'GreenMarch', month: 11, day: 6, name: { fr: 'Marche verte', ar: 'ذكرى المسيرة الخضراء' } },
  {
    code: 'Independence',
    month: 11,
    day: 18,
    name: { fr: 'Fête de l’indépendance', ar: 'عيد الاستقلال' },
  },
]

const islamic: readonly Feast[] = [
  { code: 'Fitr', month: 10, day: 1, days: 2, name: { fr: 'Aïd Al Fitr', ar: 'عيد الفطر' } },
  { code: 'Adha', month: 12, day: 10, days: 2, name: { fr: 'Aïd Al Adha', ar: 'عيد الأضحى' } },
  { code: 'Muharram', month: 1, day: 1, name: { fr: '1er Moharram', ar: 'فاتح محرم' } },
  { code: 'Mawlid', month: 3, day: 12, days: 2, name: { fr: 'Aïd Al Mawlid', ar: 'عيد المولد النبوي' } },
]

const moon = new Intl.DateTimeFormat('en-GB-u-ca-islamic-umalqura', { timeZone: 'UTC', month: 'numeric', day: 'numeric' })
const dayLength = 86_400_000

/**
 * Predicts the holidays of a year. Islamic ones use the Umm al-Qura calendar plus one day, as the moon is mostly sighted later in Morocco.
 * They may be one day off until they are corrected.
 */
export function guessedHolidays(year: number): Holiday[] {
  const guessed: Holiday[] = fixed.map(({ code, month, day, name }) => ({
    code: `${code}${year}`,
    date: new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10),
    name,
    certainty: 'Fixed',
  }))
  for (let instant = Date.UTC(year, 0, 1) - dayLength; instant < Date.UTC(year + 1, 0, 1) - dayLength; instant += dayLength) {
    const shown = Object.fromEntries(moon.formatToParts(instant).map(({ type, value }) => [type, value]))
    const feast = islamic.find(({ month, day }) => month === Number(shown.month) && day === Number(shown.day))
    if (!feast) continue
    const { code, days = 1, name } = feast
    const again = guessed.some((holiday) => holiday.code.startsWith(`${code}${year}`)) ? 'b' : ''
    for (let i = 0; i < days; i++) {
      const date = new Date(instant + (1 + i) * dayLength).toISOString().slice(0, 10)
      guessed.push({ code: `${code}${year}${again}${days > 1 ? `.${i + 1}` : ''}`, date, name, certainty: 'Estimated' })
    }
  }
  return guessed.sort((a, b) => a.date.localeCompare(b.date))
}
