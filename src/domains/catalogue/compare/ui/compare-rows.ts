import type { VehicleDetail } from '#domains/catalogue/vehicles/contract.ts'
import type { ShownField } from '#domains/catalogue/vehicles/fields.ts'
import { releaseText } from '#domains/catalogue/vehicles/rules.ts'
import { shownIn, useFieldText } from '#domains/catalogue/vehicles/ui/field-text.ts'
import { useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { type Language, localized } from '#shared/language.ts'
import comparePageTexts from '#texts/comparePage'
import vehiclesTexts from '#texts/vehicles'
import { type Compared, type Judgement, judge } from '../rules.ts'

export const rowGroups = ['cost', 'inspection', 'car', 'equipment', 'place'] as const
export type RowGroup = (typeof rowGroups)[number]

/** One row of the comparison with a text per car; null for unknown; booleans render as icons. */
export interface CompareRow extends Judgement {
  key: string
  group: RowGroup
  label: string
  texts: (string | boolean | null)[]
  /** label of the best value, if any */
  bestLabel: string | null
}

/** Points of a published inspection report: repaired before the sale, and still open. */
export interface InspectionCounts {
  fixed: number
  note: number
}

type BestKey = 'price' | 'mileage' | 'releaseDate' | 'warranty' | 'equipmentCount'
const contests: Partial<Record<string, 'lower' | 'higher'>> = {
  price: 'lower',
  mileage: 'lower',
  releaseDate: 'higher',
  warranty: 'higher',
  equipmentCount: 'higher',
}

const ownRows = ['price', 'market', 'warranty', 'inspected', 'inspectedFixed', 'inspectedNote', 'equipmentCount', 'city', 'store'] as const
type OwnRow = (typeof ownRows)[number]
const isOwnRow = (key: string): key is OwnRow => ownRows.some((one) => one === key)

/** First fields, in order of interest; all other fields of the table follow. */
const first: readonly ShownField[] = [
  'releaseDate',
  'mileage',
  'fuelType',
  'gearType',
  'fiscalPower',
  'bodyStyle',
  'color',
  'doors',
  'seats',
  'isFirstHand',
  'isCertified',
  'registrationType',
]
const fieldRows = [...new Set([...first, ...shownIn('compare')])]

/** Returns all rows for these cars in the language of the page; omits a row without any known value. */
export function useCompareRows(cars: readonly VehicleDetail[], inspections: ReadonlyMap<number, InspectionCounts>): CompareRow[] {
  const t = useText(comparePageTexts)
  const v = useText(vehiclesTexts)
  const format = useFormat()
  const textOf = useFieldText()
  const language = useLanguage()

  const row = (
    group: RowGroup,
    key: OwnRow | ShownField,
    value: (car: VehicleDetail) => Compared,
    text: (car: VehicleDetail) => string | boolean | null,
  ): CompareRow => {
    const judgement = judge(cars.map(value), contests[key])
    return {
      ...judgement,
      key,
      group,
      label: rowLabel(key),
      texts: cars.map(text),
      bestLabel: judgement.best === null ? null : t(`best.${key as BestKey}`),
    }
  }
  const rowLabel = (key: OwnRow | ShownField) => (isOwnRow(key) ? t(`row.${key}`) : v(`field.${key}`))
  const market = (car: VehicleDetail): string | null => {
    const percent = car.price === null ? null : (car.market?.percent ?? null)
    if (car.isPriceDoubtful) return v('position.doubtful')
    if (percent === null) return t('noMarket')
    if (percent === 0) return t('atMarket')
    return t(percent > 0 ? 'above' : 'below', { percent: format.percent(Math.abs(percent)) })
  }
  const storeName = (car: VehicleDetail) => (car.storageArea ? localized(car.storageArea.names, language) : null) ?? null
  const cityName = (car: VehicleDetail) => localized(car.cityNames, language)
  const anyInspected = cars.some(({ inspectedPoints }) => inspectedPoints)
  const inspected = (key: OwnRow, count: keyof InspectionCounts) =>
    row(
      'inspection',
      key,
      (car) => inspections.get(car.id)?.[count] ?? null,
      (car) => (inspections.has(car.id) ? format.number(inspections.get(car.id)?.[count] ?? 0) : null),
    )
  const equipmentCount = (car: VehicleDetail) => car.features.reduce((sum, category) => sum + category.features.length, 0) || null

  const rows: CompareRow[] = [
    row(
      'cost',
      'price',
      (car) => (car.availability === 'Sold' ? null : car.price),
      (car) => (car.availability === 'Sold' ? t('sold') : car.price === null ? v('card.onRequest') : format.price(car.price)),
    ),
    row('cost', 'market', (car) => (car.isPriceDoubtful ? null : (car.market?.percent ?? null)), market),
    row(
      'cost',
      'warranty',
      (car) => car.warrantyInMonths ?? 0,
      (car) => (car.warrantyInMonths ? t('months', { count: car.warrantyInMonths }) : t('noWarranty')),
    ),
    row(
      'inspection',
      'inspected',
      (car) => car.inspectedPoints ?? 0,
      // null when no car has an inspection report
      (car) => (car.inspectedPoints ? t('points', { count: car.inspectedPoints }) : anyInspected ? t('noReport') : null),
    ),
    inspected('inspectedFixed', 'fixed'),
    inspected('inspectedNote', 'note'),
    ...fieldRows.map((name) =>
      row(
        'car',
        name,
        (car) => car[name],
        (car) => (name === 'releaseDate' ? releaseText(car, format.monthYear, format.monthYear) : textOf(name, car[name])),
      ),
    ),
    row('equipment', 'equipmentCount', equipmentCount, (car) => {
      const count = equipmentCount(car)
      return count === null ? null : format.number(count)
    }),
    ...equipmentRows(cars, language),
    row('place', 'city', (car) => car.city, cityName),
    row('place', 'store', (car) => car.storageAreaId, storeName),
  ]
  return rows.filter((one) => one.texts.some((text) => text !== null))
}

/** Returns a row per piece of equipment of at least one car; a car without an equipment list is unknown. Differences come first. */
function equipmentRows(cars: readonly VehicleDetail[], language: Language): CompareRow[] {
  const labels = new Map<number, string>()
  const owned = cars.map((car) => {
    const ids = new Set<number>()
    for (const { features } of car.features)
      for (const feature of features) {
        ids.add(feature.id)
        labels.set(feature.id, localized(feature.titles, language))
      }
    return ids
  })
  const rows = [...labels].map(([id, label]): CompareRow => {
    const texts = owned.map((ids) => (ids.size === 0 ? null : ids.has(id)))
    return { ...judge(texts), key: `feature-${id}`, group: 'equipment', label, texts, bestLabel: null }
  })
  return rows.toSorted((a, b) => Number(b.differs) - Number(a.differs))
}
