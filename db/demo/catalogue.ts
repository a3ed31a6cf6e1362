import type { FuelType } from '#domains/catalogue/vehicles/contract.ts'
import { fuelTypes } from '#domains/catalogue/vehicles/rules.ts'
import type { BodyStyle } from '#domains/foundation/reference/contract.ts'
import brandRows from '#domains/foundation/reference/data/brands.json' with { type: 'json' }
import modelRows from '#domains/foundation/reference/data/models.json' with { type: 'json' }
import { bodyStyles } from '#domains/foundation/reference/rules.ts'
import type { Localized } from '#shared/language.ts'
import marketRows from './models.json' with { type: 'json' }
import versionRows from './versions.json' with { type: 'json' }

/** An engine as sold: its name, whether M(anual), A(utomatic) or both, fiscal horsepower, first and last model year (null: still sold). */
export interface Engine {
  name: string
  fuelType: FuelType
  gears: 'M' | 'A' | 'MA'
  fiscalPower: number
  from: number
  to: number | null
}

/** What the demo world knows of a model. Prices in dirhams; shares from 0 to 1. */
export interface DemoModel {
  brand: string
  brandNames: Localized
  model: string
  modelNames: Localized
  bodyStyle: BodyStyle
  doors: number
  seats: number
  /** how often it is advertised */
  adverts: number
  dieselShare: number
  automaticShare: number
  from: number
  to: number | null
  engines: readonly Engine[]
  trims: readonly string[]
  /** other bodies under the same name: word in the version, body style, share */
  variants: readonly { word: string; bodyStyle: BodyStyle; share: number }[]
  /** asking price by age in years, ages rising and prices falling */
  anchors: readonly { age: number; price: number }[]
}

/** Ages, seen from January 2026, of the four model-year groups of models.json: 2014-16, 2017-19, 2020-22, 2023-25. */
const groupAges = [11, 8, 5, 2] as const
/** The age for which `typical` prices stand. */
const typicalAge = 3
const yearlyGain = 0.045
const yearlyLoss = 0.068

/** Every model of the demo world, in the order of the file. */
export function readCatalogue(): DemoModel[] {
  const brandNames = new Map(brandRows.map((brand) => [brand.name, brand.names]))
  const models = new Map(modelRows.map((model) => [`${model.brand} ${model.name}`, model]))
  const versions: Record<string, { trims: string[]; engines: unknown[][]; variants?: unknown[][] }> = versionRows
  return marketRows.map((row) => {
    const name = `${row.brand} ${row.model}`
    const known = models.get(name)
    const version = versions[name]
    if (!known || !version) throw new Error(`${name} is missing in the reference data or in versions.json`)
    return {
      brand: row.brand,
      brandNames: brandNames.get(row.brand) ?? { fr: row.brand },
      model: row.model,
      modelNames: known.names,
      bodyStyle: oneOf(bodyStyles, row.bodyStyle),
      doors: known.doors ?? 5,
      seats: known.seats ?? 5,
      adverts: row.adverts,
      dieselShare: row.diesel,
      automaticShare: row.automatic,
      from: row.from,
      to: row.to,
      engines: version.engines.map(readEngine),
      trims: version.trims,
      variants: (version.variants ?? []).map(([word, bodyStyle, share]) => ({
        word: String(word),
        bodyStyle: oneOf(bodyStyles, bodyStyle),
        share: Number(share),
      })),
      anchors: anchorsOf(row.medians, row.typical),
    }
  })
}

/** The usual asking price of a model at an age in years; falls with every year. */
export function typicalPrice(model: Pick<DemoModel, 'anchors'>, age: number): number {
  const [first] = model.anchors
  const last = model.anchors.at(-1)
  if (!first || !last) throw new Error('a model without a price')
  if (age <= first.age) return first.price * (1 + yearlyGain) ** (first.age - age)
  if (age >= last.age) {
    const steep = Math.min(age, 18) - last.age
    return last.price * (1 - yearlyLoss) ** Math.max(0, steep) * 0.975 ** (age - last.age - Math.max(0, steep))
  }
  const after = model.anchors.findIndex((anchor) => anchor.age > age)
  const young = model.anchors[after - 1] ?? first
  const old = model.anchors[after] ?? last
  const share = (age - young.age) / (old.age - young.age)
  return Math.exp(Math.log(young.price) * (1 - share) + Math.log(old.price) * share)
}

/** Known medians as points by age, straightened so that an older car is never dearer. */
function anchorsOf(medians: readonly (number | null)[], typical: number | undefined): { age: number; price: number }[] {
  const known: { age: number; price: number }[] = groupAges.flatMap((age, i) => {
    const price = medians[i]
    return price ? [{ age, price }] : []
  })
  if (known.length === 0 && typical) known.push({ age: typicalAge, price: typical })
  let floor = 0
  const straight = known.map(({ age, price }) => {
    floor = Math.max(price, floor * 1.05)
    return { age, price: floor }
  })
  return straight.reverse()
}

function readEngine([name, fuel, gears, fiscalPower, from, to]: unknown[]): Engine {
  return {
    name: String(name),
    fuelType: oneOf(fuelTypes, fuel),
    gears: oneOf(['M', 'A', 'MA'] as const, gears),
    fiscalPower: Number(fiscalPower),
    from: Number(from),
    to: to === null ? null : Number(to),
  }
}

function oneOf<T extends string>(list: readonly T[], value: unknown): T {
  const found = list.find((entry) => entry === value)
  if (found === undefined) throw new Error(`${String(value)} is none of ${list.join(', ')}`)
  return found
}
