import { type Fact, latin, ltr, type PrintoutContent, plateValue, type Value } from '#domains/foundation/documents/printouts/service.ts'
import { capitalised, formatDate, formatKm, formatMeasure, formatPrice, formatSigned, isolate, languageName } from '#i18n/format.ts'
import { serverText } from '#i18n/server.ts'
import { type Language, localized, writtenIn } from '#shared/language.ts'
import { localTime } from '#shared/working-time.ts'
import type { CheckPartQuotation, Expertise } from '../contract.ts'
import { isFinding, phraseTexts } from '../rules.ts'
import { checkCategories } from '../values.ts'
import type { SheetPaper, ShownPoint, ShownSheet } from './contract.ts'

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
      rows: points.map((point) => [point.title, t(`result.${point.outcome}`), linesOf(point, language)]),
    })),
    limits: { title: t('limits'), lines: sheet.limits },
  }
}

/** Formats free text of an expert and names its language for readers of another language. Empty for no text. */
function ownWords(text: string | null | undefined, language: Language): string {
  if (!text) return ''
  const written = writtenIn(text)
  if (written === null || written === language) return latin(text)
  return `${serverText('expertise', language)('asWritten', { language: languageName(written, language) })} ${latin(text)}`
}

/** Returns the state and cost of a point, then the set phrases and free text, one per line. */
function linesOf(point: ShownPoint, language: Language): string[] {
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

/** Data of a complete inspection document. */
export type WholeSheet = Pick<
  Expertise,
  | 'vehicle'
  | 'mileage'
  | 'type'
  | 'ownerReference'
  | 'area'
  | 'expert'
  | 'started'
  | 'submitted'
  | 'closed'
  | 'lastStatus'
  | 'startValue'
  | 'startReason'
  | 'extras'
  | 'extrasReason'
  | 'findingsCost'
  | 'quotation'
  | 'checkPartQuotations'
>

/** Returns the template input of a complete inspection: head, every finding, the quotation, then all points by family. */
export function wholeContent(sheet: WholeSheet, language: Language): PrintoutContent {
  const t = serverText('expertisePrintout', language)
  const parts = sheet.checkPartQuotations
  const found = parts.filter(isFinding)
  const price = (dirhams: number) => formatPrice(dirhams, language)
  const count = (of: (part: CheckPartQuotation) => boolean) => parts.filter(of).length
  return {
    internal: t('whole.internal'),
    car: carPanel(sheet, language),
    file: filePanel(sheet, language),
    counts: t('counts', {
      ok: count(({ action }) => action === 'None'),
      fixed: found.filter(({ isFixed }) => isFixed).length,
      note: found.filter(({ isFixed }) => !isFixed).length,
      none: count(({ action }) => action === 'NotAvailable'),
    }),
    findings: {
      title: t('whole.findings'),
      none: t('whole.noFindings'),
      heads: [t('point'), t('whole.action'), t('whole.quantity'), t('whole.cost'), t('whole.sum'), t('whole.remark')],
      rows: found.map((part) => [
        nameOf(part, language),
        resultOf(part, language),
        ltr(part.quantity) ?? '',
        part.cost === null ? '' : price(part.cost),
        price((part.cost ?? 0) * (part.quantity ?? 0)),
        remarksOf(part, language),
      ]),
      total: found.length > 0 ? [t('whole.total'), price(sheet.findingsCost)] : null,
    },
    value: quotationPanel(sheet, language),
    points: t('whole.points', { count: parts.length }),
    heads: [t('whole.number'), t('point'), t('outcome')],
    families: checkCategories.flatMap((family) => {
      const own = parts.filter(({ checkPart }) => checkPart.category === family)
      return own.length === 0 ? [] : [{ title: t(`family.${family}`), rows: own.map((part) => pointRow(part, language)) }]
    }),
  }
}

const nameOf = ({ checkPart }: CheckPartQuotation, language: Language) => localized(checkPart.titles, language)

function carPanel({ vehicle, mileage }: WholeSheet, language: Language) {
  const t = serverText('expertisePrintout', language)
  return {
    title: t('carTitle'),
    rows: [
      [t('car'), latin(vehicle.title)],
      [t('version'), ltr(vehicle.version)],
      [t('carReference'), ltr(vehicle.reference)],
      [t('whole.plate'), plateValue(vehicle.plate)],
      [t('whole.chassis'), ltr(vehicle.chassisNumber)],
      [t('released'), vehicle.releaseDate && formatDate(vehicle.releaseDate, language)],
      [t('mileage'), mileage === null ? null : formatKm(mileage, language)],
    ] satisfies Fact[],
  }
}

function filePanel(sheet: WholeSheet, language: Language) {
  const t = serverText('expertisePrintout', language)
  const words = serverText('staffExpertise', language)
  const day = (moment: string | null) => moment && formatDate(localTime(moment).day, language)
  return {
    title: t('whole.file'),
    rows: [
      [t('whole.type'), words(`type.${sheet.type}`)],
      [t('whole.case'), ltr(sheet.ownerReference)],
      [t('store'), latin(localized(sheet.area?.names, language)) || null],
      [t('whole.expert'), latin(sheet.expert?.name) || null],
      [t('whole.begun'), day(sheet.started)],
      [t('whole.handedIn'), day(sheet.submitted)],
      [t('whole.closed'), day(sheet.closed)],
      [t('whole.status'), words(`status.${sheet.lastStatus}`)],
    ] satisfies Fact[],
  }
}

/** Rows from start value to quotation with the reasons; null without a valuation. */
function quotationPanel({ startValue, startReason, findingsCost, extras, extrasReason, quotation }: WholeSheet, language: Language) {
  if (startValue === null) return null
  const t = serverText('expertisePrintout', language)
  const reasoned = (label: string, reason: string | null) => (reason ? t('whole.reasoned', { label, reason: latin(reason) }) : label)
  return {
    title: t('whole.value'),
    rows: [
      [reasoned(t('whole.start'), startReason), formatPrice(startValue, language)],
      [t('whole.less'), formatPrice(-findingsCost, language)],
      ...(extras > 0 ? [[reasoned(t('whole.extras'), extrasReason), formatSigned(extras, language)]] : []),
    ],
    total: [t('whole.quotation'), formatPrice(quotation ?? startValue - findingsCost + extras, language)],
  }
}

/** Returns the result of a point: its action, no finding, or a pending second check. */
function resultOf({ action, isPainted, status }: CheckPartQuotation, language: Language): string {
  const t = serverText('expertisePrintout', language)
  const words = serverText('staffExpertise', language)
  const result = action === null ? words('point.unanswered') : words(`result.${action}`)
  return [
    result,
    isPainted && (action === 'Repair' || action === 'Replacement') && t('whole.painted'),
    status === 'PendingEdit' && t('whole.again'),
  ]
    .filter(Boolean)
    .join(t('whole.comma'))
}

const measuredOf = ({ measured, checkPart }: CheckPartQuotation) =>
  measured === null ? '' : isolate([formatMeasure(measured), checkPart.unit].filter(Boolean).join('\u00a0'))

/** Returns the observations, measurement and repair of a point, one per line. */
function remarksOf(part: CheckPartQuotation, language: Language): string[] {
  const t = serverText('expertisePrintout', language)
  const { fix, comment } = part
  return [
    measuredOf(part),
    ...phraseTexts(part.phrases).map((texts) => localized(texts, language)),
    ownWords(comment, language),
    fix ? `${t('repaired', { date: formatDate(fix.day, language) })} ${t('paid', { cost: formatPrice(fix.cost, language) })}` : '',
    ownWords(fix?.comment, language),
  ].filter(Boolean)
}

function pointRow(part: CheckPartQuotation, language: Language): (Value | string[])[] {
  const { cost, quantity, checkPart } = part
  return [
    { ltr: String(checkPart.position) },
    nameOf(part, language),
    resultOf(part, language),
    isFinding(part) ? [formatPrice((cost ?? 0) * (quantity ?? 0), language)] : remarksOf(part, language),
  ]
}
