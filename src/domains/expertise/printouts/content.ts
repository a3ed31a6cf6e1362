import type { Fact, PrintoutContent } from '#domains/documents/printouts/service.ts'
import { formatDate, formatKm, formatNumber, formatPrice } from '#i18n/format.ts'
import { serverText } from '#i18n/server.ts'
import type { Language } from '#shared/language.ts'
import type { ShownPoint, ShownSheet } from '../sheet/contract.ts'
import type { SheetPaper } from './contract.ts'

/** The template of each paper. */
export const templates: Record<SheetPaper, string> = { PublicExpertiseSheet: 'sheet', VehicleCertificate: 'certificate' }

/** The warranty of a certified car. */
export interface Warranty {
  months: number
  until: string | null
}

/** The words of a paper of a sealed sheet. */
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
    heads: [t('point'), t('outcome'), t('said')],
    families: sheet.families.map(({ title, points }) => ({
      title,
      rows: points.map((point) => [point.title, t(`result.${point.outcome}`), saidOf(point, language)]),
    })),
    limits: { title: t('limits'), lines: sheet.limits },
  }
}

/** What the expert said of a point, with what it costs or cost. */
function saidOf(point: ShownPoint, language: Language): string {
  const t = serverText('expertisePrintout', language)
  const price = (amount: number) => formatPrice(amount, language)
  return [
    point.measured && t('measured', { value: formatNumber(point.measured.value), unit: point.measured.unit }),
    point.comment,
    point.outcome === 'note' && point.cost !== undefined && point.cost > 0 && t('estimated', { cost: price(point.cost) }),
    point.repairComment,
    point.outcome === 'fixed' && point.repairedOn && t('repaired', { date: formatDate(point.repairedOn, language) }),
    point.paid !== undefined && t('paid', { cost: price(point.paid) }),
  ]
    .filter(Boolean)
    .join(' ')
}
