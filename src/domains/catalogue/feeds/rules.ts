import { type FieldsLike, importFields, isLocalized, type VehicleField, vehicleFields } from '#domains/catalogue/vehicles/fields.ts'
import { claimedRepairs } from '#domains/catalogue/vehicles/rules.ts'
import { fold, type Match, type ModelFacts, squash, type Vocabulary } from '#domains/foundation/reference/rules.ts'
import { byLanguage, withoutBlank } from '#shared/language.ts'
import {
  columnIn,
  type Enumeration,
  type enumerations,
  importName,
  type Mapping,
  type RefusalReason,
  type RepairKind,
  type Row,
  type StockRecord,
} from './contract.ts'
import { readTitle, type TitleWords } from './reading/rules.ts'

type PlainField = FieldsLike<{ import: 'plain' }>
const plainFields = importFields.filter((name): name is PlainField => vehicleFields[name].import === 'plain')

/** Reference data for parsing a row. `year` is the current one. */
export interface Knowledge {
  vocabulary: Vocabulary
  facts: ReadonlyMap<number, ModelFacts>
  /** stores by folded tag, name and city */
  stores: ReadonlyMap<string, number>
  /** codes by enumeration and folded word: shared words and those of the mapping */
  words: Readonly<Record<Enumeration, ReadonlyMap<string, string>>>
  title: TitleWords
  year: number
}

export type Understood =
  | { record: Omit<StockRecord, 'sourceId'>; repairs: RepairKind[] }
  | { reason: RefusalReason; detail: string; model?: { brandId: number; name: string } }

class Refused extends Error {
  readonly reason: RefusalReason
  readonly detail: string
  readonly model: { brandId: number; name: string } | undefined

  constructor(reason: RefusalReason, detail: string, model?: { brandId: number; name: string }) {
    super(reason)
    this.reason = reason
    this.detail = detail
    this.model = model
  }
}

/** Parses the first number of a text: `85 000 DH`, `204.000`, `6CV`, `12,5`, `Plus de 41`; null when there is none. */
export function readNumber(text: string | undefined): number | null {
  const found = text
    ?.normalize('NFKC')
    .match(/\d(?:[\d.,\s]*\d)?/)?.[0]
    .replaceAll(/\s/g, '')
  if (!found) return null
  const plain = /^\d{1,3}(?:[.,]\d{3})+$/.test(found) ? found.replaceAll(/[.,]/g, '') : found.replace(',', '.')
  const value = Number(plain)
  return Number.isFinite(value) ? value : null
}

/** Parses a price in dirhams; null when hidden or implausible. */
export function readPrice(text: string | undefined, repairs: RepairKind[]): number | null {
  const digits = (text ?? '').replaceAll(/\D/g, '')
  const value = readNumber(text)
  if (value === null || value === 0) return null
  if (/^(?:(?:00)?212|0)[5-7]\d{8}$/.test(digits) || /^[67]\d{8}$/.test(digits)) repairs.push('pricePhone')
  else if (value < 5000 || value > 20_000_000) repairs.push('priceUnbelievable')
  else return Math.round(value)
  return null
}

/** Parses a mileage in km from a number or range; `age` in years is null when unknown. */
export function readMileage(row: Row, age: number | null, thousandsBelow: number, isNew: boolean, repairs: RepairKind[]): number | null {
  // a negative or fractional number is no mileage
  if (/^\D*[-−–]\s*\d/.test(row.mileage ?? '') && !/\d\D*[-−–]/.test(row.mileage ?? '')) {
    repairs.push('mileageUnbelievable')
    return null
  }
  const inCell = row.mileage?.match(/^\D*(\d[\d\s.,]*?)\s*(?:-|–|à|to)\s*(\d[\d\s.,]*)/)
  const from = readNumber(inCell?.[1] ?? row.mileageMin)
  const to = readNumber(inCell?.[2] ?? row.mileageMax)
  let value = inCell ? null : readNumber(row.mileage)
  if (value === null && from !== null && to !== null && to >= from) {
    value = Math.floor((from + to + 1) / 2)
    repairs.push('mileageRange')
  }
  if (value === null) return null
  if (!Number.isInteger(value) && (value < 1 || thousandsBelow === 0)) {
    repairs.push('mileageUnbelievable')
    return null
  }
  if (value > 0 && value < thousandsBelow && !isNew && (age === null || age >= 1)) {
    value *= 1000
    repairs.push('mileageInThousands')
  }
  // below 5 000 km after three years is the lowest option of a form, not a mileage
  const exact = thousandsBelow === 0
  const believable = value < 999_999 && (exact || age === null || age < 3 || value >= 5000)
  if (believable && (value > 0 || exact || isNew || age === null || age < 1)) return Math.round(value)
  if (row.mileage !== '0') repairs.push('mileageUnbelievable')
  return null
}

/** Parses a model year; `1980 ou plus ancien` is 1980. */
export function readYear(text: string | undefined, present: number, repairs: RepairKind[]): number | null {
  const year = readNumber(text?.match(/\d{4}/)?.[0])
  if (year === null) return null
  if (year < 1930 || year > present + 1) {
    repairs.push('yearUnbelievable')
    return null
  }
  if (/ancien|avant|before|older/i.test(text ?? '')) repairs.push('yearOrOlder')
  return year
}

/** Returns the code of an enumeration word; null for an empty cell. Throws for an unknown word. */
function readCode<E extends Enumeration>(
  field: E,
  text: string | undefined,
  knowledge: Knowledge,
): (typeof enumerations)[E][number] | null {
  if (!text) return null
  const code = knowledge.words[field].get(fold(text))
  if (code === undefined) throw new Refused('unknownValue', `${field}: ${text}`)
  return code as (typeof enumerations)[E][number]
}

/** Parses a first registration: `2019-06-01`, `31/05/2019`, `06/2019`, `2019-06`; null without a month. */
export function readRelease(text: string | undefined): { day: string; precision: 'Day' | 'Month' } | null {
  const [, wholeYear, wholeMonth, wholeDay] = text?.match(/^(\d{4})-(\d{2})(?:-(\d{2}))?$/) ?? []
  const [, day, month, year] = text?.match(/^(?:(\d{1,2})[/.-])?(\d{1,2})[/.-](\d{4})$/) ?? []
  const parts = { year: wholeYear ?? year, month: wholeMonth ?? month?.padStart(2, '0'), day: wholeDay ?? day?.padStart(2, '0') }
  if (!parts.year) return null
  const found = `${parts.year}-${parts.month}-${parts.day ?? '01'}`
  // rejects 2019-02-30
  const exists = !Number.isNaN(Date.parse(found)) && new Date(found).toISOString().slice(0, 10) === found
  return exists ? { day: found, precision: parts.day ? 'Day' : 'Month' } : null
}

const isDay = (text: string | undefined): text is string => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '')

function within(value: number | null, least: number, max: number, repairs: RepairKind[]): number | null {
  if (value === null) return null
  if (Number.isInteger(value) && value >= least && value <= max) return value
  repairs.push('numberDropped')
  return null
}

interface Car {
  brand: Pick<Match, 'id'>
  model: Match
  /** rest of a model cell after the model */
  more: string
}

const nothingSaid = /^(?:autres?|other|inconnu|n a|\d{2})$/

/** Resolves brand and model from their cells, else from the title. Throws when either is unknown. */
function readCar(row: Row, year: number | null, knowledge: Knowledge, repairs: RepairKind[]): Car {
  const { vocabulary } = knowledge
  const brandText = row.brand && !nothingSaid.test(fold(row.brand)) ? row.brand : ''
  // some exports join cells without a space: "AutreCarrera turbo s"
  const modelCell = row.model?.replace(/^Autres?(?=\p{Lu})/u, '') ?? ''
  const modelText = nothingSaid.test(fold(modelCell)) ? '' : modelCell
  const title = row.title ? readTitle(row.title, vocabulary, knowledge.title, null) : null

  const named = brandText ? vocabulary.brand(brandText) : null
  let brand: Car['brand'] | null = named && named.score >= 0.8 ? named : null
  if (brand && !named?.exact) repairs.push('brandTypo')
  if (!brand && brandText) throw new Refused('unknownBrand', brandText)
  if (!brand) {
    const model = vocabulary.all('model', modelText)[0]
    if (model?.brandId) {
      repairs.push('brandFromModel')
      return {
        brand: { id: model.brandId },
        model: ofYear(modelText, model.brandId, year, knowledge, repairs) ?? model,
        more: '',
      }
    }
  }
  if (!brand && title?.brandId) {
    repairs.push('brandFromTitle')
    brand = { id: title.brandId }
  }
  if (!brand) throw new Refused('noBrand', row.title ?? '')

  const exact = modelText ? ofYear(modelText, brand.id, year, knowledge, repairs) : null
  if (exact) return { brand, model: closer(exact, row.title, brand.id, knowledge, repairs), more: '' }
  const begun = modelText ? beginning(modelText, brand.id, year, knowledge, repairs) : null
  if (begun) {
    repairs.push('modelWithMore')
    return { brand, ...begun }
  }
  const typo = modelText ? vocabulary.model(modelText, brand.id) : null
  if (typo) {
    repairs.push('modelTypo')
    return { brand, model: typo, more: '' }
  }
  const glued = modelText ? vocabulary.modelAtStart(modelText, brand.id) : null
  if (glued) {
    repairs.push('modelWithMore')
    return { brand, model: glued, more: modelText.slice(glued.name.length) }
  }
  const told = row.title ? readTitle(row.title, vocabulary, knowledge.title, brand.id) : null
  if (told?.modelText) {
    const model = ofYear(told.modelText, brand.id, year ?? told.year, knowledge, repairs) ?? vocabulary.model(told.modelText, brand.id)
    if (model) {
      repairs.push('modelFromTitle')
      return { brand, model, more: '' }
    }
  }
  if (!modelText) throw new Refused('noModel', row.title || (row.brand ?? ''))
  throw new Refused('unknownModel', `${row.brand} ${modelText}`, { brandId: brand.id, name: modelText })
}

/** Returns a more specific model named in the title: "Stepway" of a Sandero. Ignores models with another base name. */
function closer(model: Match, title: string | undefined, brandId: number, { vocabulary }: Knowledge, repairs: RepairKind[]): Match {
  const words = (title ?? '').split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const named = words.flatMap((word, at) => [word, words.slice(at, at + 2).join(' '), words.slice(at, at + 3).join(' ')])
  const said = named.flatMap((text) => {
    const all = vocabulary.all('model', text, brandId)
    // ignores a word that matches several models
    return all.length === 1 ? all : []
  })
  const found = said.find(({ name }) => fold(name).startsWith(`${fold(model.name)} `))
  if (found) repairs.push('modelFromTitle')
  return found ?? model
}

/** Matches a known spelling of a model; of several generations, the one sold in that year. */
function ofYear(text: string, brandId: number, year: number | null, { vocabulary, facts }: Knowledge, repairs: RepairKind[]): Match | null {
  const candidates = vocabulary.all('model', text, brandId)
  const [first] = candidates
  if (candidates.length < 2 || year === null) return first ?? null
  const began = (model: Match) => facts.get(model.id)?.fromYear ?? 0
  const sold = candidates.filter((model) => began(model) < year).sort((a, b) => began(b) - began(a))
  repairs.push('modelByYear')
  return sold[0] ?? first ?? null
}

/** Matches the longest prefix that names a model: "Classe E Coupé", "407 SW". */
function beginning(
  text: string,
  brandId: number,
  year: number | null,
  knowledge: Knowledge,
  repairs: RepairKind[],
): Pick<Car, 'model' | 'more'> | null {
  const words = text.split(/\s+/)
  for (let count = words.length - 1; count >= 1; count--) {
    const model = ofYear(words.slice(0, count).join(' '), brandId, year, knowledge, repairs)
    if (model) return { model, more: words.slice(count).join(' ') }
  }
  return null
}

function readCity(row: Row, title: string | null, { vocabulary }: Knowledge, repairs: RepairKind[]): number | null {
  if (row.city) {
    const city = vocabulary.city(row.city)
    if (city) {
      if (squash(city.name) !== squash(row.city)) repairs.push('cityTypo')
      return city.id
    }
    repairs.push('cityUnknown')
  }
  const [district] = row.district ? vocabulary.all('city', row.district) : []
  if (district) {
    repairs.push('cityFromDistrict')
    return district.id
  }
  const [named] = title ? vocabulary.all('city', title) : []
  if (named) repairs.push('cityFromTitle')
  return named?.id ?? null
}

/** Parses a cell by field type alone; `code` maps a word to its code, null when empty. */
export function plainValue(
  field: VehicleField,
  text: string | undefined,
  code: () => string | null,
  repairs: RepairKind[],
): string | number | boolean | null {
  if (field.kind === 'enum') return code()
  if (field.kind === 'boolean') {
    const said = code()
    return said === null && !field.always ? null : said === 'true'
  }
  if (field.kind === 'int') return within(readNumber(text), field.min, field.max, repairs)
  if (field.kind === 'date') return isDay(text) ? text : null
  return text || null
}

function plainValues(row: Row, knowledge: Knowledge, repairs: RepairKind[]): Pick<StockRecord, PlainField> {
  const read = (name: PlainField) => {
    if (isLocalized(name)) return withoutBlank(byLanguage((language) => row[columnIn(name, language)] ?? ''))
    const text = row[importName(name)]
    return plainValue(vehicleFields[name], text, () => readCode(importName(name) as Enumeration, text, knowledge), repairs)
  }
  return Object.fromEntries(plainFields.map((name) => [name, read(name)])) as Pick<StockRecord, PlainField>
}

const plate = /^\d{1,5}\p{L}\d{1,2}$/u

/** Parses a row into a stock record and corrects common mistakes; returns the reason when the row is refused. */
export function understand(row: Row, mapping: Mapping, knowledge: Knowledge): Understood {
  try {
    return repaired({ ...mapping.always, ...row }, mapping, knowledge)
  } catch (error) {
    if (error instanceof Refused) return { reason: error.reason, detail: error.detail, ...(error.model && { model: error.model }) }
    throw error
  }
}

function repaired(row: Row, mapping: Mapping, knowledge: Knowledge): Understood {
  const repairs: RepairKind[] = []
  const condition = fold(row.condition ?? '')
  if (condition === 'pour pieces') throw new Refused('forParts', row.condition ?? '')

  const said = readYear(row.releaseDate || row.year, knowledge.year, repairs)
  const { brand, model, more } = readCar(row, said, knowledge, repairs)
  const title = row.title ? readTitle(row.title, knowledge.vocabulary, knowledge.title, brand.id) : null
  const year = said ?? title?.year ?? null
  if (said === null && year !== null) repairs.push('yearFromTitle')

  const age = year === null ? null : knowledge.year - year
  const unsaid = [row.mileage, row.mileageMin, row.mileageMax].every((text) => readNumber(text) === null)
  const distance = unsaid && title?.mileageText ? { mileage: title.mileageText } : row
  if (distance !== row) repairs.push('mileageFromTitle')
  const calledNew = readCode('condition', row.condition, knowledge) === 'New'
  const driven = readNumber(distance.mileage) ?? readNumber(row.mileageMin) ?? 0
  const isNew = calledNew && driven <= 500 && (age === null || age <= 1)
  if (calledNew && !isNew) repairs.push('conditionNotNew')

  const fuel = readCode('fuelType', row.fuelType, knowledge)
  if (/^(?:lpg|gpl)$/.test(fold(row.fuelType ?? ''))) repairs.push('lpgAsGasoline')
  if (!fuel && title?.fuelType) repairs.push('fuelFromTitle')
  const gear = readCode('gearType', row.gearType, knowledge)
  if (!gear && title?.gearType) repairs.push('gearFromTitle')

  const plain = plainValues(row, knowledge, repairs)
  const facts = knowledge.facts.get(model.id)
  const firstHand = readCode('isFirstHand', row.isFirstHand, knowledge)
  const release = said === null ? null : readRelease(row.releaseDate)
  const registration = row.registrationNumber?.replaceAll(/[\s|-]+/g, '').toUpperCase() ?? ''
  if (registration && !plate.test(registration)) repairs.push('numberDropped')
  const chassis = row.chassisNumber?.toUpperCase() ?? ''
  if (chassis && !/^[A-HJ-NPR-Z0-9]{17}$/.test(chassis)) repairs.push('numberDropped')
  const store = row.storageArea ? knowledge.stores.get(squash(row.storageArea)) : null
  if (store === undefined) throw new Refused('unknownStore', row.storageArea ?? '')

  const repairStatus = readCode('repairStatus', row.repairStatus, knowledge)
  const claims = [claimedRepairs(repairStatus) === repairStatus ? '' : 'repairs', row.isCertified, row.warrantyInMonths]
  if (claims.some((cell) => !/^(?:|non|no|false|0|لا)$/.test(fold(cell ?? '')))) repairs.push('claimIgnored')
  const record: Omit<StockRecord, 'sourceId'> = {
    ...plain,
    brandId: brand.id,
    modelId: model.id,
    version: row.version || readTitle(more, knowledge.vocabulary, knowledge.title, brand.id).version || title?.version || null,
    price: readPrice(row.price, repairs),
    releaseDate: release?.day ?? (year === null ? null : `${year}-01-01`),
    releasePrecision:
      readCode('releasePrecision', row.releasePrecision, knowledge) ?? release?.precision ?? (year === null ? 'Day' : 'Year'),
    mileage: readMileage(distance, age, mapping.thousandsBelow, isNew, repairs),
    fuelType: fuel ?? title?.fuelType ?? null,
    gearType: gear ?? title?.gearType ?? null,
    bodyStyle: readCode('bodyStyle', row.bodyStyle, knowledge) ?? (facts?.bodyStyle as StockRecord['bodyStyle']) ?? null,
    color: readCode('color', row.color, knowledge) ?? title?.color ?? null,
    condition: isNew ? 'New' : 'Used',
    doors: within(readNumber(row.doors), 2, 6, repairs) ?? facts?.doors ?? null,
    seats: within(readNumber(row.seats), 1, 60, repairs) ?? facts?.seats ?? null,
    isFirstHand: firstHand === null ? (title?.isFirstHand ?? null) : firstHand === 'true',
    registrationType:
      readCode('registrationType', row.registrationType, knowledge) ?? (plain.origin === 'Pas encore dédouanée' ? 'Foreign' : null),
    registrationNumber: plate.test(registration) ? registration : null,
    chassisNumber: /^[A-HJ-NPR-Z0-9]{17}$/.test(chassis) ? chassis : null,
    cityId: readCity(row, title?.cityText ?? null, knowledge, repairs),
    storageAreaId: store,
    operationType: readCode('operationType', row.operationType, knowledge) ?? 'Standard',
    vehicleRepairStatusType: claimedRepairs(repairStatus) ?? (condition === 'endommage' ? 'NotRepaired' : null),
    videoLink: row.videoLink || null,
  }
  return { record, repairs: [...new Set(repairs)] }
}

/** Returns the mapping whose required columns are all present and that matches most columns; null when none fits. */
export function detectMapping(header: readonly string[], mappings: readonly Mapping[]): Mapping | null {
  const there = new Set(header)
  const known = (mapping: Mapping) => Object.values(mapping.columns).filter((column) => there.has(column.split(' > ')[0] ?? ''))
  // the native format may be partial
  const fits = mappings.filter((mapping) =>
    mapping.needsId
      ? (['sourceId', 'brand', 'model'] as const).every((name) => there.has(mapping.columns[name]?.split(' > ')[0] ?? name))
      : known(mapping).length === Object.keys(mapping.columns).length,
  )
  return fits.sort((a, b) => known(b).length - known(a).length)[0] ?? null
}
