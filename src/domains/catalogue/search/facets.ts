import type { Name, Names } from '#domains/catalogue/search/index/names.ts'
import {
  type Counts,
  type Filter,
  type FlagColumn,
  firstYear,
  mileageBins,
  mileageBounds,
  priceBounds,
  yearOfDay,
} from '#domains/catalogue/search/index/rules.ts'
import {
  colors,
  conditions,
  fuelTypes,
  gearTypes,
  operationTypes,
  registrationTypes,
  repairStatuses,
} from '#domains/catalogue/vehicles/rules.ts'
import type { BodyStyle } from '#domains/foundation/reference/contract.ts'
import { bodyStyles } from '#domains/foundation/reference/rules.ts'
import type { Facets, Histogram } from './contract.ts'
import { ageSteps, binsOf } from './rules.ts'

const maxModels = 40

/**
 * Converts raw counts to the facet response. `whole` are the counts of the unfiltered stock: its values are listed, also with zero.
 * `thisYear` is the last bin of the year histogram and the base of the ages. `steps`: offered mileage limits, in km.
 */
export function toFacets(counts: Counts, whole: Counts, names: Names, filter: Filter, thisYear: number, steps: readonly number[]): Facets {
  const certified = filter.parts.get('certified')
  return {
    total: counts.total,
    certified: certified?.kind === 'flag' ? (certified.value ? counts.total : 0) : counts.flags.certified.yes,
    facets: {
      brands: named(counts.brand, whole.brand, names.brands).map(({ name, names: label, count }) => ({ value: name, label, count })),
      models: modelsOf(counts, whole, names, filter),
      cities: named(counts.city, whole.city, names.cities).map(({ name, names: label, count }) => ({ value: name, label, count })),
      storageAreas: named(counts.storageArea, whole.storageArea, names.storageAreas).map(({ id, names: label, count }) => ({
        value: id,
        label,
        count,
      })),
      bodyStyles: values<BodyStyle>(bodyStyles, counts.values.bodyStyle),
      fuelTypes: values(fuelTypes, counts.values.fuelType),
      gearTypes: values(gearTypes, counts.values.gearType),
      colors: values(colors, counts.values.color),
      conditions: values(conditions, counts.values.condition),
      registrationTypes: values(registrationTypes, counts.values.registrationType),
      operationTypes: values(operationTypes, counts.values.operationType),
      repairStatuses: values(repairStatuses, counts.values.repairStatus),
      isCertified: yesAndNo(counts, 'certified'),
      isFirstHand: yesAndNo(counts, 'firstHand'),
      isControlled: yesAndNo(counts, 'controlled'),
      isRepaired: yesAndNo(counts, 'repaired'),
      isPromoted: yesAndNo(counts, 'promoted'),
      isFinanced: yesAndNo(counts, 'financed'),
      ages: ageSteps.map((years) => ({
        years,
        minReleaseDate: `${thisYear - years}-01-01`,
        count: sumWhere(counts.classes.releaseDate, (year) => year >= thisYear - years),
      })),
      mileages: steps.map((maxMileage) => ({
        maxMileage,
        count: sumWhere(counts.classes.mileage, (number) => number === 0 || (mileageBounds[number - 1] as number) <= maxMileage),
      })),
    },
    histograms: {
      price: histogram(counts.ends.price, binsOf(priceBounds, priceBounds, counts.classes.price)),
      mileage: histogram(counts.ends.mileage, binsOf(mileageBounds, mileageBins, counts.classes.mileage)),
      year: histogram(
        counts.ends.releaseDate && [yearOfDay(counts.ends.releaseDate[0]), yearOfDay(counts.ends.releaseDate[1])],
        years(counts, thisYear),
      ),
    },
  }
}

function named<N extends Name>(counts: ReadonlyMap<number, number>, whole: ReadonlyMap<number, number>, known: ReadonlyMap<number, N>) {
  const found: (N & { id: number; count: number })[] = []
  const add = (id: number, count: number) => {
    const name = known.get(id)
    if (name) found.push({ ...name, id, count })
  }
  for (const id of whole.keys()) add(id, counts.get(id) ?? 0)
  for (const [id, count] of counts) if (!whole.has(id)) add(id, count)
  return found.sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
}

/** Returns the models of the chosen brands with zeros, or the most frequent models when no brand is chosen. */
function modelsOf(counts: Counts, whole: Counts, names: Names, filter: Filter): Facets['facets']['models'] {
  const car = filter.parts.get('car')
  const brands = car?.kind === 'car' ? new Set([...car.brands, ...car.models.map((id) => names.models.get(id)?.brandId ?? 0)]) : null
  const all = named(counts.model, whole.model, names.models)
  const shown = brands ? all.filter(({ brandId }) => brands.has(brandId)) : all.filter(({ count }) => count > 0).slice(0, maxModels)
  return shown.map(({ name, names: label, brandId, count }) => ({
    value: name,
    label,
    brand: names.brands.get(brandId)?.name ?? '',
    count,
  }))
}

function values<V extends string>(known: readonly V[], counts: ReadonlyMap<string, number>): { value: V; count: number }[] {
  return known.map((value) => ({ value, count: counts.get(value) ?? 0 }))
}

function yesAndNo(counts: Counts, column: FlagColumn): { value: boolean; count: number }[] {
  const { yes, no } = counts.flags[column]
  return [
    { value: true, count: yes },
    { value: false, count: no },
  ]
}

function sumWhere(counts: ReadonlyMap<number, number>, holds: (key: number) => boolean): number {
  let sum = 0
  for (const [key, count] of counts) if (holds(key)) sum += count
  return sum
}

function histogram(ends: [number, number] | null, bins: Histogram['bins']): Histogram {
  return { min: ends?.[0] ?? null, max: ends?.[1] ?? null, bins }
}

/** Returns one bin per year; the first includes all older cars, the last all newer ones. */
function years(counts: Counts, thisYear: number): Histogram['bins'] {
  const bins: Histogram['bins'] = []
  for (let year = firstYear; year <= thisYear; year++) bins.push({ from: year, to: year === thisYear ? null : year + 1, count: 0 })
  for (const [year, count] of counts.classes.releaseDate) {
    const bin = bins[Math.min(year, thisYear) - firstYear]
    if (bin) bin.count += count
  }
  return bins
}
