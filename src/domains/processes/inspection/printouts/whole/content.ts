import { type Fact, latin, ltr, type PrintoutContent, plateValue, type Value } from '#domains/foundation/documents/printouts/service.ts'
import { formatDate, formatKm, formatMeasure, formatPrice, formatSigned, isolate } from '#i18n/format.ts'
import { serverText } from '#i18n/server.ts'
import { type Language, localized } from '#shared/language.ts'
import { localTime } from '#shared/working-time.ts'
import type { CheckPartQuotation, Expertise } from '../../contract.ts'
import { phraseTexts } from '../../phrases/rules.ts'
import { isFinding } from '../../rules.ts'
import { checkCategories } from '../../values.ts'
import { ownWords } from '../content.ts'

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
        saidOf(part, language),
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
function saidOf(part: CheckPartQuotation, language: Language): string[] {
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
    isFinding(part) ? [formatPrice((cost ?? 0) * (quantity ?? 0), language)] : saidOf(part, language),
  ]
}
