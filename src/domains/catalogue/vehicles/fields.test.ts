import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, expectTypeOf, test } from 'vitest'
import { languages, type PartlyLocalized } from '#shared/language.ts'
import { type TestDatabase, testDatabase } from '#testing/database.ts'
import {
  blankFields,
  type EnumField,
  type FieldName,
  type FieldValue,
  isLocalized,
  localizedFields,
  sqlTypes,
  type VehicleField,
  valueLabel,
  vehicleFields,
} from './fields.ts'
import { claimedRepairs, repairStatuses } from './rules.ts'

interface Column {
  type: string
  nullable: boolean
  preset: string | null
}

let base: TestDatabase
let columns: Map<string, Column>

beforeAll(async () => {
  base = await testDatabase()
  const { rows } = await base.pool.query<{ name: string } & Column>(
    `select column_name as name, data_type as type, is_nullable = 'YES' as nullable, column_default as preset from information_schema.columns where table_name = 'vehicles'`,
  )
  columns = new Map(rows.map(({ name, ...column }) => [name, column]))
})
afterAll(() => base.close())

/** Column types for each type of the import. */
const kept: Record<string, readonly string[]> = { int: ['integer', 'smallint'], numeric: ['numeric'] }

describe.each(Object.entries(vehicleFields) as [FieldName, VehicleField][])('the field %s', (_, field) => {
  test('has a column of its type, nullable only where unknown is allowed', () => {
    const column = columns.get(field.column)
    const type = sqlTypes[field.kind]
    expect([field.column, column !== undefined]).toEqual([field.column, true])
    expect(kept[type] ?? [type]).toContain(column?.type)
    expect(column?.nullable).toBe(!field.always)
  })
})

describe.each(localizedFields)('the localised field %s', (name) => {
  const write = (value: unknown) =>
    base.pool.query(
      `insert into vehicles (brand_id, model_id, ${vehicleFields[name].column}) select brand_id, id, $1::jsonb from models limit 1`,
      [JSON.stringify(value)],
    )

  test.each([{ fr: 'Propre' }, { ar: 'نقية' }, { zgh: 'ⵉⵖⵓⴷⴰ', fr: 'Propre' }])('accepts text in any language: %j', async (value) => {
    expect((await write(value)).rowCount).toBe(1)
  })

  test.each([[{}], [{ french: 'Propre' }], [{ fr: 1 }], [{ fr: '' }], [['Propre']], ['Propre']])(
    'rejects anything else: %j',
    async (value) => {
      await expect(write(value)).rejects.toThrow(/_check/)
    },
  )
})

test.each(languages)('every shown or entered field and its values have labels in %s', (language) => {
  const pack = (name: string) =>
    JSON.parse(readFileSync(join(import.meta.dirname, `../../../i18n/${language}/${name}.json`), 'utf8')) as Record<
      string,
      Record<string, string>
    >
  const [vehicles, stock] = [pack('vehicles'), pack('stock')]
  const missing = (Object.entries(vehicleFields) as [FieldName, VehicleField][]).flatMap(([name, field]) => {
    const isStaffs = field.form !== undefined && field.form !== 'derived' && (!field.shown || field.staffLabel)
    const values = field.kind === 'enum' ? field.values.map((value) => valueLabel(name as EnumField, value).split('.')) : []
    return [
      ...(field.shown && !vehicles.field?.[name] ? [`vehicles field.${name}`] : []),
      ...(isStaffs && !stock[isLocalized(name) ? 'fieldIn' : 'field']?.[name] ? [`stock field.${name}`] : []),
      ...values.filter(([part = '', word = '']) => !vehicles[part]?.[word]).map((key) => `vehicles ${key.join('.')}`),
    ]
  })
  expect(missing).toEqual([])
})

/** Public fields with a default value, and why it states nothing. */
const harmlessPresets: Partial<Record<FieldName, string>> = {
  condition: 'used: the weaker claim',
  operationType: 'who sells; every way to open a card sets it',
  releasePrecision: 'of a date that is given',
  isNew: 'false',
  isControlled: 'false',
  isCertified: 'false',
  isRepaired: 'false',
  isFeatured: 'false',
  isPromoted: 'generated from a proven price',
  financing: 'false',
  hasPublicExpertiseSheet: 'false',
}

test('no public field has a default that reads as a fact', () => {
  const preset = (Object.entries(vehicleFields) as [FieldName, VehicleField][]).filter(
    ([name, { answer, column }]) => answer && columns.get(column)?.preset != null && !(name in harmlessPresets),
  )
  expect(preset.map(([name]) => name)).toEqual([])
  const raised = (Object.entries(vehicleFields) as [FieldName, VehicleField][]).filter(
    ([, { kind, column }]) => kind === 'boolean' && columns.get(column)?.preset === 'true',
  )
  expect(raised).toEqual([])
})

test('forms and stock files lack the fields that an inspection proves', () => {
  const proven: FieldName[] = [
    'isCertified',
    'isControlled',
    'isRepaired',
    'hasPublicExpertiseSheet',
    'inspectedPoints',
    'warrantyInMonths',
  ]
  const open = proven.filter((name) => {
    const field: VehicleField = vehicleFields[name]
    return field.form !== undefined || field.import !== undefined
  })
  expect(open).toEqual([])
  expect(repairStatuses.filter((status) => claimedRepairs(status) !== null)).toEqual(['NotRepaired'])
})

/** Columns that are not fields: internal ones, and those with their own code. */
const ownWay = [
  ...['id', 'reference', 'source', 'source_id', 'content_hash', 'last_status', 'is_archived', 'is_deleted', 'changed_xid'],
  ...['is_offered', 'is_in_stock'],
  ...['price', 'old_price', 'price_update_date', 'price_update_user_id', 'price_position', 'is_price_doubtful', 'floor_price'],
  // staff switches, shown only when proven, and values derived from the price
  ...['is_promoted', 'is_featured', 'former_price', 'listing_rank'],
  ...['transfer_date', 'transfer_destination', 'transfer_storage_area_id', 'published_at', 'boosted_until', 'boost_left'],
  // arrival day of a transfer, and the end of a boost
  ...['arrives_on', 'placed_until'],
  ...['created', 'created_by', 'last_modified', 'last_modified_by'],
]

test('every column is a field or listed as an exception', () => {
  const fields: string[] = Object.values(vehicleFields).map(({ column }) => column)
  expect([...columns.keys()].filter((column) => !fields.includes(column) && !ownWay.includes(column))).toEqual([])
})

test('matches the types of the values', () => {
  expectTypeOf<FieldValue<'mileage'>>().toEqualTypeOf<number | null>()
  expectTypeOf<FieldValue<'description'>>().toEqualTypeOf<PartlyLocalized | null>()
  expectTypeOf<FieldValue<'isCertified'>>().toEqualTypeOf<boolean>()
  expectTypeOf<FieldValue<'gearType'>>().toEqualTypeOf<'Manual' | 'Automatic' | null>()
  expectTypeOf<FieldValue<'releaseDate'>>().toEqualTypeOf<string | null>()
})

test('limits numbers and texts', () => {
  const limitsOf = (field: VehicleField): number[] => {
    if (field.kind === 'text' || field.kind === 'localized') return [field.max]
    if (field.kind === 'int') return [field.min, field.max]
    return field.kind === 'decimal' ? [field.min, field.max, field.step] : []
  }
  expect(Object.fromEntries(Object.entries(vehicleFields).map(([name, field]) => [name, limitsOf(field)]))).toMatchObject({
    version: [120],
    registrationNumber: [30],
    chassisNumber: [30],
    mileage: [0, 2_000_000],
    fiscalPower: [1, 99],
    doors: [1, 9],
    seats: [1, 60],
    warrantyInMonths: [0, 120],
    financingRatio: [0, 100, 0.01],
    financingMonths: [1, 120],
    videoLink: [500],
    description: [8000],
  })
})

test('returns null or the first value for blank fields', () => {
  expect(blankFields(['mileage', 'condition', 'isNew', 'version', 'brandId', 'color'])).toEqual({
    mileage: null,
    condition: 'New',
    isNew: false,
    version: null,
    brandId: 0,
    color: null,
  })
})

test('returns the label key of an enum value and of an origin', () => {
  expect([valueLabel('fuelType', 'Diesel'), valueLabel('origin', 'Dédouanée')]).toEqual(['fuel.Diesel', 'origin.cleared'])
})
