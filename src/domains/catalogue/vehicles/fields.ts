import { bodyStyles } from '#domains/foundation/reference/rules.ts'
import type { PartlyLocalized } from '#shared/language.ts'
import {
  colors,
  conditions,
  fuelTypes,
  gearTypes,
  operationTypes,
  registrationTypes,
  releasePrecisions,
  repairStatuses,
  type VehicleOrigin,
  vehicleOrigins,
} from './rules.ts'

export const formSections = ['identity', 'registration', 'technical', 'place', 'state', 'financing', 'words'] as const
export type FormSection = (typeof formSections)[number]

interface Place {
  column: string
  /** never null; other fields are null when unknown */
  always?: true
  /** response that contains it: `card` for lists and the page, `detail` for the page only */
  answer?: 'card' | 'detail'
  /** places that render it with its label (pack `vehicles`, `field`) without further code */
  shown?: readonly ('list' | 'page' | 'compare')[]
  /** section of the staff form; `derived`: computed from other fields of the form */
  form?: FormSection | 'derived'
  /** staff see another label: pack `stock`, `field` */
  staffLabel?: true
  /** in stock files: `plain` is parsed by its kind, `rule` by its own rule (stock-import/rules.ts) */
  import?: 'plain' | 'rule'
  /** column name in stock files, when different */
  importName?: string
}

type Kind =
  | { kind: 'id' }
  | { kind: 'date' }
  | { kind: 'boolean' }
  | { kind: 'int'; min: number; max: number; unit?: 'km' | 'horses' }
  | { kind: 'decimal'; min: number; max: number; step: number }
  | { kind: 'text'; max: number }
  /** text in each content language; at most `max` characters in each */
  | { kind: 'localized'; max: number }
  /** `labels`: part of the pack `vehicles` with the labels of the values */
  | { kind: 'enum'; values: readonly [string, ...string[]]; labels: string }

export type VehicleField = Place & Kind

const origins = Object.keys(vehicleOrigins) as [VehicleOrigin, ...VehicleOrigin[]]

/**
 * Every field of a vehicle that is entered, imported or shown as stored. Select lists, schemas, the form, the import, the comparison and
 * the facts of a car are generated from it, in its order: a new field is one line here (docs/first-change.md).
 */
export const vehicleFields = {
  brandId: { column: 'brand_id', kind: 'id', always: true, form: 'identity', import: 'rule' },
  modelId: { column: 'model_id', kind: 'id', always: true, form: 'identity', import: 'rule' },
  version: { column: 'version', kind: 'text', max: 120, answer: 'card', form: 'identity', import: 'rule' },
  operationType: {
    column: 'operation_type',
    kind: 'enum',
    values: operationTypes,
    labels: 'operation',
    always: true,
    answer: 'card',
    form: 'identity',
    import: 'rule',
  },
  condition: {
    column: 'condition',
    kind: 'enum',
    values: conditions,
    labels: 'condition',
    always: true,
    answer: 'card',
    form: 'identity',
    import: 'rule',
  },
  registrationType: {
    column: 'registration_type',
    kind: 'enum',
    values: registrationTypes,
    labels: 'registration',
    answer: 'card',
    shown: ['compare'],
    form: 'registration',
    staffLabel: true,
    import: 'rule',
  },
  registrationNumber: { column: 'registration_number', kind: 'text', max: 30, form: 'registration', import: 'rule' },
  chassisNumber: { column: 'chassis_number', kind: 'text', max: 30, form: 'registration', import: 'rule' },
  releaseDate: {
    column: 'release_date',
    kind: 'date',
    answer: 'card',
    shown: ['compare'],
    form: 'registration',
    staffLabel: true,
    import: 'rule',
  },
  /** a file with only a month or a year gives its first day; staff enter a full day */
  releasePrecision: {
    column: 'release_precision',
    kind: 'enum',
    values: releasePrecisions,
    labels: 'precision',
    always: true,
    answer: 'card',
    import: 'rule',
  },
  origin: { column: 'origin', kind: 'enum', values: origins, labels: 'origin', answer: 'detail', form: 'registration', import: 'plain' },
  isFirstHand: {
    column: 'is_first_hand',
    kind: 'boolean',
    answer: 'card',
    shown: ['compare'],
    form: 'registration',
    staffLabel: true,
    import: 'rule',
  },
  mileage: {
    column: 'mileage',
    kind: 'int',
    min: 0,
    max: 2_000_000,
    unit: 'km',
    answer: 'card',
    shown: ['compare'],
    form: 'technical',
    staffLabel: true,
    import: 'rule',
  },
  fuelType: {
    column: 'fuel_type',
    kind: 'enum',
    values: fuelTypes,
    labels: 'fuel',
    answer: 'card',
    shown: ['compare'],
    form: 'technical',
    staffLabel: true,
    import: 'rule',
  },
  gearType: {
    column: 'gear_type',
    kind: 'enum',
    values: gearTypes,
    labels: 'gear',
    answer: 'card',
    shown: ['compare'],
    form: 'technical',
    staffLabel: true,
    import: 'rule',
  },
  bodyStyle: {
    column: 'body_style',
    kind: 'enum',
    values: bodyStyles,
    labels: 'bodyStyle',
    answer: 'card',
    shown: ['compare'],
    form: 'technical',
    import: 'rule',
  },
  color: {
    column: 'color',
    kind: 'enum',
    values: colors,
    labels: 'color',
    answer: 'card',
    shown: ['compare'],
    form: 'technical',
    import: 'rule',
  },
  fiscalPower: {
    column: 'fiscal_power',
    kind: 'int',
    min: 1,
    max: 99,
    unit: 'horses',
    answer: 'card',
    shown: ['compare'],
    form: 'technical',
    staffLabel: true,
    import: 'plain',
  },
  doors: {
    column: 'doors',
    kind: 'int',
    min: 1,
    max: 9,
    answer: 'card',
    shown: ['compare'],
    form: 'technical',
    import: 'rule',
  },
  seats: {
    column: 'seats',
    kind: 'int',
    min: 1,
    max: 60,
    answer: 'card',
    shown: ['compare'],
    form: 'technical',
    import: 'rule',
  },
  /** where it is kept; once it is in stock it changes only by a transfer */
  storageAreaId: { column: 'storage_area_id', kind: 'id', answer: 'card', form: 'place', import: 'rule' },
  /** only for a car outside our stores; else the city of the store is stored */
  cityId: { column: 'city_id', kind: 'id', form: 'place', import: 'rule' },
  /** set by hand: `NotRepaired` or nothing; an accepted inspection sets the other values (`claimedRepairs`) */
  vehicleRepairStatusType: {
    column: 'vehicle_repair_status_type',
    kind: 'enum',
    values: repairStatuses,
    labels: 'repair',
    answer: 'detail',
    form: 'state',
    import: 'rule',
    importName: 'repairStatus',
  },
  /** set by an accepted certification */
  warrantyInMonths: { column: 'warranty_in_months', kind: 'int', min: 0, max: 120, answer: 'card' },
  warrantyExpirationDate: { column: 'warranty_expiration_date', kind: 'date', answer: 'detail' },
  /** set by an accepted inspection */
  isControlled: { column: 'is_controlled', kind: 'boolean', always: true, answer: 'detail' },
  financing: { column: 'financing', kind: 'boolean', always: true, answer: 'card', form: 'financing' },
  /** minimum down payment, in percent of the price */
  financingRatio: { column: 'financing_ratio', kind: 'decimal', min: 0, max: 100, step: 0.01, form: 'financing' },
  financingMonths: { column: 'financing_months', kind: 'int', min: 1, max: 120, form: 'financing' },
  videoLink: { column: 'video_link', kind: 'text', max: 500, form: 'words', import: 'rule' },
  description: { column: 'description', kind: 'localized', max: 8000, answer: 'detail', form: 'words', import: 'plain' },
  isNew: { column: 'is_new', kind: 'boolean', always: true, answer: 'card', form: 'derived' },
  /** set by an accepted certification */
  isCertified: { column: 'is_certified', kind: 'boolean', always: true, answer: 'card', shown: ['compare'] },
  isPromoted: { column: 'is_promotion', kind: 'boolean', always: true, answer: 'card' },
  isFeatured: { column: 'is_highlight', kind: 'boolean', always: true, answer: 'card' },
  isRepaired: { column: 'is_repaired', kind: 'boolean', always: true, answer: 'detail' },
  hasPublicExpertiseSheet: { column: 'has_public_expertise_sheet', kind: 'boolean', always: true, answer: 'card' },
  /** from the published inspection report; null without one */
  inspectedPoints: { column: 'inspected_points', kind: 'int', min: 1, max: 200, answer: 'card' },
} as const satisfies Record<string, VehicleField>

type Table = typeof vehicleFields
export type FieldName = keyof Table

type KindValue<F> = F extends { kind: 'enum'; values: readonly (infer V)[] }
  ? V
  : F extends { kind: 'int' | 'id' | 'decimal' }
    ? number
    : F extends { kind: 'boolean' }
      ? boolean
      : F extends { kind: 'localized' }
        ? PartlyLocalized
        : string

/** The type of a field in SQL, by its kind. */
export const sqlTypes = {
  id: 'int',
  int: 'int',
  decimal: 'numeric',
  text: 'text',
  localized: 'jsonb',
  enum: 'text',
  date: 'date',
  boolean: 'boolean',
} as const

/** Value of a field; null only where the field can be unknown. */
export type FieldValue<N extends FieldName> = KindValue<Table[N]> | (Table[N] extends { always: true } ? never : null)

/** Names of the fields that match `Like`, e.g. `FieldsLike<{ answer: 'card' }>`. */
export type FieldsLike<Like> = { [N in FieldName]: Table[N] extends Like ? N : never }[FieldName]

const names = Object.keys(vehicleFields) as FieldName[]
const like = <Like>(test: (field: VehicleField) => boolean) => names.filter((name) => test(vehicleFields[name])) as FieldsLike<Like>[]

export type CardField = FieldsLike<{ answer: 'card' }>
export const cardFields = like<{ answer: 'card' }>(({ answer }) => answer === 'card')
export const detailFields = like<{ answer: 'detail' }>(({ answer }) => answer === 'detail')
export type FormField = FieldsLike<{ form: string }>
export const formFields = like<{ form: string }>(({ form }) => form !== undefined)
export type ImportField = FieldsLike<{ import: string }>
export const importFields = like<{ import: string }>((field) => field.import !== undefined)
export type LocalizedField = FieldsLike<{ kind: 'localized' }>
export const localizedFields = like<{ kind: 'localized' }>(({ kind }) => kind === 'localized')
export const isLocalized = (name: FieldName): name is LocalizedField => vehicleFields[name].kind === 'localized'

export type ShownField = FieldsLike<{ shown: readonly string[] }>
/** Field data of public pages (`ui/shown-fields.ts`): a subset that keeps the client bundle small. */
export type Shown = { shown: NonNullable<VehicleField['shown']> } & (
  | { kind: 'id' | 'date' | 'boolean' | 'decimal' | 'text' | 'localized' }
  | { kind: 'int'; unit?: 'km' | 'horses' }
  | { kind: 'enum'; labels: string; words?: Readonly<Record<string, string>> }
)

export type EnumField = FieldsLike<{ kind: 'enum' }>

type ValueWord<N extends EnumField> = N extends 'origin' ? (typeof vehicleOrigins)[VehicleOrigin] : NonNullable<FieldValue<N>>
/** Keys of the pack `vehicles` with the labels of all enum values. */
export type ValueLabel = { [N in EnumField]: `${Table[N]['labels']}.${ValueWord<N>}` }[EnumField]

/** Returns the label key of an enum value. */
export function valueLabel(name: EnumField, value: string): ValueLabel {
  const word = name === 'origin' ? vehicleOrigins[value as VehicleOrigin] : value
  return `${vehicleFields[name].labels}.${word}` as ValueLabel
}

/** Returns these fields without data: null, or the first value of a field that is never null. */
export function blankFields<N extends FieldName>(names: readonly N[]): { [K in N]: FieldValue<K> } {
  const blank = (field: VehicleField) => {
    if (!field.always) return null
    if (field.kind === 'enum') return field.values[0]
    if (field.kind === 'localized') return {}
    return field.kind === 'boolean' ? false : field.kind === 'text' || field.kind === 'date' ? '' : 0
  }
  return Object.fromEntries(names.map((name) => [name, blank(vehicleFields[name])])) as { [K in N]: FieldValue<K> }
}
