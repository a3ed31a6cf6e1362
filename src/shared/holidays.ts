/** A public holiday as far as it is known; `code` names the feast, its year and its day: `Fitr2026.1`, `Fitr2033b.1` where it comes twice. */
export interface Holiday {
  code: string
  /** `YYYY-MM-DD` */
  date: string
  nameFr: string
  nameAr: string
  certainty: 'Fixed' | 'Observed' | 'Announced' | 'Estimated'
}

interface Feast {
  name: string
  /** month and day, of the year or of the Islamic year */
  month: number
  day: number
  days?: number
  nameFr: string
  nameAr: string
}

/** Holidays of Morocco with a date of their own (morocco, section 3). */
const fixed: readonly Feast[] = [
  { name: 'NewYear', month: 1, day: 1, nameFr: 'Nouvel an', nameAr: 'رأس السنة الميلادية' },
  { name: 'Manifesto', month: 1, day: 11, nameFr: 'Manifeste de l’indépendance', nameAr: 'ذكرى تقديم وثيقة الاستقلال' },
  { name: 'AmazighNewYear', month: 1, day: 14, nameFr: 'Nouvel an amazigh', nameAr: 'رأس السنة الأمازيغية' },
  { name: 'Labour', month: 5, day: 1, nameFr: 'Fête du travail', nameAr: 'عيد الشغل' },
  { name: 'Throne', month: 7, day: 30, nameFr: 'Fête du trône', nameAr: 'عيد العرش' },
  { name: 'OuedEddahab', month: 8, day: 14, nameFr: 'Allégeance Oued Eddahab', nameAr: 'ذكرى استرجاع إقليم وادي الذهب' },
  { name: 'Revolution', month: 8, day: 20, nameFr: 'Révolution du roi et du peuple', nameAr: 'ذكرى ثورة الملك والشعب' },
  { name: 'Youth', month: 8, day: 21, nameFr: 'Fête de la jeunesse', nameAr: 'عيد الشباب' },
  { name: 'Unity', month: 10, day: 31, nameFr: 'Fête de l’unité (Aïd Al Wahda)', nameAr: 'عيد الوحدة' },
  { name: 'GreenMarch', month: 11, day: 6, nameFr: 'Marche verte', nameAr: 'ذكرى المسيرة الخضراء' },
  { name: 'Independence', month: 11, day: 18, nameFr: 'Fête de l’indépendance', nameAr: 'عيد الاستقلال' },
]

const islamic: readonly Feast[] = [
  { name: 'Fitr', month: 10, day: 1, days: 2, nameFr: 'Aïd Al Fitr', nameAr: 'عيد الفطر' },
  { name: 'Adha', month: 12, day: 10, days: 2, nameFr: 'Aïd Al Adha', nameAr: 'عيد الأضحى' },
  { name: 'Muharram', month: 1, day: 1, nameFr: '1er Moharram', nameAr: 'فاتح محرم' },
  { name: 'Mawlid', month: 3, day: 12, days: 2, nameFr: 'Aïd Al Mawlid', nameAr: 'عيد المولد النبوي' },
]

const moon = new Intl.DateTimeFormat('en-GB-u-ca-islamic-umalqura', { timeZone: 'UTC', month: 'numeric', day: 'numeric' })
const dayLength = 86_400_000

/**
 * The holidays of a year before anything is announced. Islamic ones follow the calculated calendar of Umm al-Qura and a day more, as
 * Morocco mostly sees the moon later; they may be a day off until somebody puts them right.
 */
export function guessedHolidays(year: number): Holiday[] {
  const guessed: Holiday[] = fixed.map(({ name, month, day, nameFr, nameAr }) => ({
    code: `${name}${year}`,
    date: new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10),
    nameFr,
    nameAr,
    certainty: 'Fixed',
  }))
  for (let instant = Date.UTC(year, 0, 1) - dayLength; instant < Date.UTC(year + 1, 0, 1) - dayLength; instant += dayLength) {
    const shown = Object.fromEntries(moon.formatToParts(instant).map(({ type, value }) => [type, value]))
    const feast = islamic.find(({ month, day }) => month === Number(shown.month) && day === Number(shown.day))
    if (!feast) continue
    const { name, days = 1, nameFr, nameAr } = feast
    const again = guessed.some(({ code }) => code.startsWith(`${name}${year}`)) ? 'b' : ''
    for (let i = 0; i < days; i++) {
      const date = new Date(instant + (1 + i) * dayLength).toISOString().slice(0, 10)
      guessed.push({ code: `${name}${year}${again}${days > 1 ? `.${i + 1}` : ''}`, date, nameFr, nameAr, certainty: 'Estimated' })
    }
  }
  return guessed.sort((a, b) => a.date.localeCompare(b.date))
}
