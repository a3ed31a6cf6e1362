import { type Fact, latin, type PrintoutContent } from '#domains/foundation/documents/printouts/service.ts'
import { capitalised, formatDate, formatKm, formatMeasure, formatPrice, isolate, languageName } from '#i18n/format.ts'
import { serverText } from '#i18n/server.ts'
import { type Language, writtenIn } from '#shared/language.ts'
import type { ShownPoint, ShownSheet } from '../sheet/contract.ts'
import type { SheetPaper } from './contract.ts'

export const templates: Record<SheetPaper, string> = { PublicExpertiseSheet: 'sheet', VehicleCertificate: 'certificate' }

export interface Warranty {
  months: number
  until: string | null
}

/** Returns the template input of a document of a sealed inspection. */
export function paperContent(type: SheetPaper, sheet: ShownSheet, warranty: Warranty | null, language: Language): PrintoutContent {
  const t = serverText('expertisePrintout', language)
  const date = (day: string | null) => (day === null ? null : formatDate(day, language))
  const facts: Fact[] = [
    [t('car'), sheet.car.name],
    [t('version'), sheet.car.version === null ? null : { ltr: sheet.car.version }],
    [t('carReference'), { ltr: sheet.car.reference }],
    [t('released'), date(sheet.car.releaseDate)],
    [t('mileage'), sheet.mileage === null ? null : formatKm(sheet.mileage, language)],
  ]
  const inspection: Fact[] = [
    [t('by'), t('expert')],
    [t('store'), sheet.store],
    [t('inspectedOn'), date(sheet.inspectedOn)],
    [t('sealedOn'), date(sheet.sealed.day)],
    [t('sheetVersion'), String(sheet.version)],
  ]
  const seal = { title: t('seal'), text: t('sealText'), value: { ltr: sheet.seal } }
  const common = { car: { title: t('carTitle'), rows: facts }, inspection: { title: t('inspection'), rows: inspection }, seal }
  const { ok, fixed, note, none } = sheet.counts
  const counts = t('counts', { ok, fixed, note, none })
  if (type === 'VehicleCertificate')
    return {
      ...common,
      intro: t('certificate', { points: sheet.points, reference: sheet.reference }),
      counts,
      warranty: warranty && {
        title: t('warranty'),
        rows: [
          [t('warrantyMonths'), t('months', { count: warranty.months })],
          [t('warrantyUntil'), warranty.until === null ? null : formatDate(warranty.until, language)],
        ] satisfies Fact[],
      },
    }
  return {
    ...common,
    counts,
    written: t('written'),
    heads: [t('point'), t('outcome'), t('said')],
    families: sheet.families.map(({ title, points }) => ({
      title,
      rows: points.map((point) => [point.title, t(`result.${point.outcome}`), saidOf(point, language)]),
    })),
    limits: { title: t('limits'), lines: sheet.limits },
  }
}

/** Formats free text of an expert and names its language for readers of another language. Empty for no text. */
export function ownWords(text: string | null | undefined, language: Language): string {
  if (!text) return ''
  const written = writtenIn(text)
  if (written === null || written === language) return latin(text)
  return `${serverText('expertise', language)('asWritten', { language: languageName(written, language) })} ${latin(text)}`
}

/** Returns the state and cost of a point, then the set phrases and free text, one per line. */
function saidOf(point: ShownPoint, language: Language): string[] {
  const t = serverText('expertisePrintout', language)
  const words = serverText('expertise', language)
  const { outcome, isPainted, action, measured, cost, repairedOn, paid } = point
  const price = (amount: number) => formatPrice(amount, language)
  const todo = isPainted ? words('painted') : words(action === 'Replacement' ? 'action.Replacement' : 'action.Repair')
  const facts = [
    outcome === 'note' && `${capitalised(todo)}.`,
    outcome !== 'fixed' && measured && `${isolate(`${formatMeasure(measured.value)}\u00a0${measured.unit}`)}.`,
    outcome === 'note' && cost !== undefined && cost > 0 && t('estimated', { cost: price(cost) }),
    outcome === 'fixed' && repairedOn && t('repaired', { date: formatDate(repairedOn, language) }),
    paid !== undefined && t('paid', { cost: price(paid) }),
  ]
  const own = [point.comment, point.repairComment].map((text) => ownWords(text, language))
  return [facts.filter(Boolean).join(' '), ...(point.phrases ?? []), ...own].filter(Boolean)
}
