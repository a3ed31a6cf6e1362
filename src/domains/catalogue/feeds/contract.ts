import { z } from 'zod'
import { fieldShape } from '#domains/catalogue/vehicles/contract.ts'
import {
  type FieldName,
  type FieldsLike,
  type FieldValue,
  type ImportField,
  importFields,
  isLocalized,
  type LocalizedField,
  type VehicleField,
  vehicleFields,
} from '#domains/catalogue/vehicles/fields.ts'
import type { PriceDoubt } from '#domains/catalogue/vehicles/market/rules.ts'
import { type Language, languages } from '#shared/language.ts'

type NameOf<N extends FieldName> = N extends FieldName
  ? (typeof vehicleFields)[N] extends { importName: infer Name extends string }
    ? Name
    : N
  : never

/** The name of a field in stock files. */
export function importName<N extends ImportField>(name: N): NameOf<N> {
  const { importName: other }: VehicleField = vehicleFields[name]
  return (other ?? name) as NameOf<N>
}

type InLanguages = Extract<ImportField, LocalizedField>

/** The column of a localised field that holds its text in one language: its name and the code (docs/stock-import.md). */
export function columnIn<N extends InLanguages, L extends Language>(name: N, language: L): `${NameOf<N>}${Capitalize<L>}` {
  return `${importName(name)}${language.charAt(0).toUpperCase()}${language.slice(1)}` as `${NameOf<N>}${Capitalize<L>}`
}

type Listed = FieldsLike<{ import: string; kind: 'enum' }>
type Flag = FieldsLike<{ import: string; kind: 'boolean' }>
type Codes = { [N in Listed as NameOf<N>]: readonly NonNullable<FieldValue<N>>[] } & {
  [N in Flag as NameOf<N>]: readonly ('true' | 'false')[]
}
export type Enumeration = keyof Codes

/** The enumerations that a stock file writes in its own words, and their codes. */
export const enumerations = Object.fromEntries(
  importFields.flatMap((name): [string, readonly string[]][] => {
    const field: VehicleField = vehicleFields[name]
    if (field.kind === 'enum') return [[importName(name), field.values]]
    return field.kind === 'boolean' ? [[importName(name), ['true', 'false']]] : []
  }),
) as unknown as Codes

/** What a file says of a car that only our own inspection proves: reported, not stored. */
const claims = ['isCertified', 'warrantyInMonths'] as const

/** What a row says beside the fields of the vehicle: who it is, and what is understood before it becomes a field. */
const ownRowFields = [
  'sourceId',
  'title',
  'brand',
  'model',
  'price',
  'year',
  'mileageMin',
  'mileageMax',
  'city',
  'district',
  'storageArea',
  ...claims,
] as const
type Id = FieldsLike<{ import: string; kind: 'id' }>
type Read = Exclude<ImportField, Id>
type ColumnOf<N extends ImportField> = N extends InLanguages ? `${NameOf<N>}${Capitalize<Language>}` : NameOf<N>
export type RowField = (typeof ownRowFields)[number] | ColumnOf<Read>

/** The columns of our own format that a field is read from. */
export function columnsOf<N extends Read>(name: N): ColumnOf<N>[] {
  const columns = isLocalized(name) ? languages.map((language) => columnIn(name, language)) : [importName(name)]
  return columns as ColumnOf<N>[]
}

/** Everything that a row of a stock file can say. */
export const rowFields: readonly RowField[] = [
  ...ownRowFields,
  ...importFields.filter((name): name is Read => vehicleFields[name].kind !== 'id').flatMap(columnsOf),
]

/** A row as read, by our names; every value still text as the source wrote it, empty when not given. */
export type Row = Partial<Record<RowField, string>>

/**
 * How one source names and writes things. `columns` maps our names to its columns (` > ` steps into nested JSON);
 * a file belongs to the mapping that knows most of its columns. `words` are added to the shared ones of words.json.
 */
export const Mapping = z.strictObject({
  name: z.string().regex(/^[a-z0-9-]+$/),
  about: z.string(),
  columns: z.partialRecord(z.enum(rowFields), z.string()),
  words: z
    .partialRecord(z.enum(Object.keys(enumerations) as [Enumeration, ...Enumeration[]]), z.record(z.string(), z.string()))
    .default({}),
  /** values of fields that the source leaves unsaid because they are the same in every row */
  always: z.partialRecord(z.enum(rowFields), z.string()).default({}),
  /** a mileage below this was typed in thousands of km; 0 when the source writes exact figures */
  thousandsBelow: z.int().min(0).default(1000),
  /** true when a row without its own identifier is refused */
  needsId: z.boolean().default(false),
})
export type Mapping = z.infer<typeof Mapping>

const text = (max: number) => z.string().trim().min(1).max(max).nullable()

/** A row understood and repaired, ready to be written. Prices in dirhams, mileage in km, null where unknown. */
export const StockRecord = z.strictObject({
  sourceId: z.string().max(200),
  price: z.int().positive().nullable(),
  ...fieldShape(importFields, 'import'),
  // stock files are not what staff type: other limits
  mileage: z.int().min(0).max(999_998).nullable(),
  doors: z.int().min(1).max(7).nullable(),
  registrationNumber: text(20),
  chassisNumber: text(17),
  videoLink: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .nullable(),
})
export type StockRecord = z.infer<typeof StockRecord>

const onlyOfSites: readonly RowField[] = ['title', 'mileageMin', 'mileageMax', 'district']

/** Our own format: every field under its own name (docs/stock-import.md). */
export const nativeMapping: Mapping = Mapping.parse({
  name: 'native',
  about: 'Our own format, documented in docs/stock-import.md',
  columns: Object.fromEntries(rowFields.filter((name) => !onlyOfSites.includes(name)).map((name) => [name, name])),
  thousandsBelow: 0,
  needsId: true,
})

/** What was put right in a row that was taken. */
export const repairKinds = {
  brandFromTitle: 'brand read in the title',
  brandFromModel: 'brand known from the model',
  brandTypo: 'brand spelled wrongly',
  modelFromTitle: 'model read in the title',
  modelTypo: 'model spelled wrongly',
  modelWithMore: 'model cell held more than the model',
  modelByYear: 'generation chosen by the year',
  modelCreated: 'model added to the reference',
  yearFromTitle: 'year read in the title',
  yearOrOlder: 'year given as "or older"',
  mileageFromTitle: 'mileage read in the title',
  yearUnbelievable: 'year outside 1930 to next year dropped',
  mileageInThousands: 'mileage typed in thousands',
  mileageRange: 'middle of a mileage range',
  mileageUnbelievable: 'mileage that cannot be right dropped',
  pricePhone: 'telephone number in the price dropped',
  priceUnbelievable: 'price outside 5 000 to 20 000 000 DH dropped',
  lpgAsGasoline: 'LPG kept as petrol',
  fuelFromTitle: 'fuel read in the title',
  gearFromTitle: 'gearbox read in the title',
  conditionNotNew: '"new" said of a car that has been driven',
  cityTypo: 'city spelled otherwise',
  cityFromTitle: 'city read in the title',
  cityFromDistrict: 'city named in the district',
  cityUnknown: 'city outside the reference dropped',
  claimIgnored: 'certified, warranty or repairs without our inspection dropped',
  numberDropped: 'doors, seats, power or plate that cannot be right dropped',
} as const
export type RepairKind = keyof typeof repairKinds

/** Whether something was put right, or only read in the title of an advert because no cell says it. */
export const isCorrection = (kind: RepairKind): boolean => !kind.endsWith('FromTitle')

/** Why a row was refused. */
export const refusalReasons = {
  empty: 'nothing in the row',
  noId: 'no identifier',
  duplicateId: 'identifier already used in this file',
  noBrand: 'no brand found',
  unknownBrand: 'brand outside the reference',
  noModel: 'no model found',
  unknownModel: 'model outside the reference',
  unknownValue: 'value outside the list',
  unknownStore: 'store outside the reference',
  forParts: 'sold for parts',
  malformed: 'row that does not fit the columns',
} as const
export type RefusalReason = keyof typeof refusalReasons

/** One refused row: its line in the file (JSON: its place, from 1), why, and what was there. */
export interface RowRefusal {
  line: number
  reason: RefusalReason
  detail: string
  row: Row
}

/** A price of a known car that was not taken over. Without doubts the car is reserved; else the price waits for the decision of a person. */
export interface HeldPrice {
  line: number
  sourceId: string
  was: number
  price: number
  doubts: PriceDoubt[]
}

/** The account of an import. taken + updated + unchanged + kept + refused = rows. */
export interface ImportReport {
  file: string
  mapping: string
  source: string
  dryRun: boolean
  rows: number
  taken: number
  updated: number
  unchanged: number
  /** known vehicles that are sold or deleted here: left alone */
  kept: number
  priceChanges: number
  /** prices of known cars that were held back */
  heldPrices: number
  refused: number
  /** new vehicles that another source shows already, by model, price, mileage, year and city: taken, but not shown a second time */
  twins: number
  repaired: Partial<Record<RepairKind, number>>
  /** rows in which something was put right */
  repairedRows: number
  /** rows of which something stands in the title alone */
  titleRows: number
  /** cars that the file says no price of, and no mileage */
  withoutPrice: number
  withoutMileage: number
  reasons: Partial<Record<RefusalReason, number>>
  seconds: number
}
