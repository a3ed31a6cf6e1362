import { useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import type { VehicleDetail } from '../../vehicles/contract.ts'
import { type Compared, type Judgement, judge } from '../rules.ts'

export const rowGroups = ['cost', 'car', 'equipment', 'place'] as const
export type RowGroup = (typeof rowGroups)[number]

/** One row of the comparison, a text per car; null texts are not known, yes and no are drawn. */
export interface CompareRow extends Judgement {
  key: string
  group: RowGroup
  label: string
  texts: (string | boolean | null)[]
  /** the words of the best value, when the row has one */
  bestLabel: string | null
}

type BestKey = 'price' | 'mileage' | 'releaseDate' | 'warranty' | 'equipmentCount'
const contests: Partial<Record<string, 'lower' | 'higher'>> = {
  price: 'lower',
  mileage: 'lower',
  releaseDate: 'higher',
  warranty: 'higher',
  equipmentCount: 'higher',
}

/** All rows for these cars in the language of the page; a row about which nothing is known of any car is left out. */
export function useCompareRows(cars: readonly VehicleDetail[]): CompareRow[] {
  const t = useText('compare')
  const v = useText('vehicles')
  const format = useFormat()
  const arabic = useLanguage() === 'ar'

  const row = (
    group: RowGroup,
    key: Parameters<typeof rowLabel>[0],
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
  const rowLabel = (
    key:
      | 'price'
      | 'market'
      | 'warranty'
      | 'releaseDate'
      | 'mileage'
      | 'fuelType'
      | 'gearType'
      | 'fiscalPower'
      | 'bodyStyle'
      | 'color'
      | 'doors'
      | 'seats'
      | 'isFirstHand'
      | 'isCertified'
      | 'registrationType'
      | 'equipmentCount'
      | 'city'
      | 'store',
  ) => t(`row.${key}`)
  const market = (car: VehicleDetail): string | null => {
    const percent = car.price === null ? null : (car.market?.percent ?? null)
    if (percent === null) return t('noMarket')
    if (percent === 0) return t('atMarket')
    return t(percent < 0 ? 'below' : 'above', { percent: format.percent(Math.abs(percent)) })
  }
  const storeName = (car: VehicleDetail) => (arabic ? car.storageArea?.nameAr : car.storageArea?.name) ?? null
  const cityName = (car: VehicleDetail) => (arabic ? (car.cityAr ?? car.city) : car.city)
  const equipmentCount = (car: VehicleDetail) => car.features.reduce((sum, category) => sum + category.features.length, 0) || null

  const rows: CompareRow[] = [
    row(
      'cost',
      'price',
      (car) => (car.availability === 'Sold' ? null : car.price),
      (car) => (car.availability === 'Sold' ? t('sold') : car.price === null ? v('page.onRequest') : format.price(car.price)),
    ),
    row('cost', 'market', (car) => car.market?.percent ?? null, market),
    row(
      'cost',
      'warranty',
      (car) => car.warrantyInMonths ?? 0,
      (car) => (car.warrantyInMonths ? t('months', { count: car.warrantyInMonths }) : t('noWarranty')),
    ),
    row(
      'car',
      'releaseDate',
      (car) => car.releaseDate,
      (car) => car.releaseDate && format.monthYear(car.releaseDate),
    ),
    row(
      'car',
      'mileage',
      (car) => car.mileage,
      (car) => (car.mileage === null ? null : format.km(car.mileage)),
    ),
    row(
      'car',
      'fuelType',
      (car) => car.fuelType,
      (car) => car.fuelType && v(`fuel.${car.fuelType}`),
    ),
    row(
      'car',
      'gearType',
      (car) => car.gearType,
      (car) => car.gearType && v(`gear.${car.gearType}`),
    ),
    row(
      'car',
      'fiscalPower',
      (car) => car.fiscalPower,
      (car) => (car.fiscalPower === null ? null : v('page.horses', { count: car.fiscalPower })),
    ),
    row(
      'car',
      'bodyStyle',
      (car) => car.bodyStyle,
      (car) => car.bodyStyle && v(`bodyStyle.${car.bodyStyle}`),
    ),
    row(
      'car',
      'color',
      (car) => car.color,
      (car) => car.color && v(`color.${car.color}`),
    ),
    row(
      'car',
      'doors',
      (car) => car.doors,
      (car) => (car.doors === null ? null : format.number(car.doors)),
    ),
    row(
      'car',
      'seats',
      (car) => car.seats,
      (car) => (car.seats === null ? null : format.number(car.seats)),
    ),
    row(
      'car',
      'isFirstHand',
      (car) => car.isFirstHand,
      (car) => car.isFirstHand,
    ),
    row(
      'car',
      'isCertified',
      (car) => car.isCertified,
      (car) => car.isCertified,
    ),
    row(
      'car',
      'registrationType',
      (car) => car.registrationType,
      (car) => v(`registration.${car.registrationType}`),
    ),
    row('equipment', 'equipmentCount', equipmentCount, (car) => {
      const count = equipmentCount(car)
      return count === null ? null : format.number(count)
    }),
    ...equipmentRows(cars, arabic),
    row('place', 'city', (car) => car.city, cityName),
    row('place', 'store', (car) => car.storageAreaId, storeName),
  ]
  return rows.filter((one) => one.texts.some((text) => text !== null))
}

/** A row per piece of equipment that at least one car has; a car without any list is unknown, not bare. Differences come first. */
function equipmentRows(cars: readonly VehicleDetail[], arabic: boolean): CompareRow[] {
  const labels = new Map<number, string>()
  const owned = cars.map((car) => {
    const ids = new Set<number>()
    for (const { features } of car.features)
      for (const feature of features) {
        ids.add(feature.id)
        labels.set(feature.id, arabic ? feature.titleAr : feature.title)
      }
    return ids
  })
  const rows = [...labels].map(([id, label]): CompareRow => {
    const texts = owned.map((ids) => (ids.size === 0 ? null : ids.has(id)))
    return { ...judge(texts), key: `feature-${id}`, group: 'equipment', label, texts, bestLabel: null }
  })
  return rows.toSorted((a, b) => Number(b.differs) - Number(a.differs))
}
