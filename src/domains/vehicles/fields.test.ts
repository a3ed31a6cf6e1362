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

/** Types of columns that hold what the import sends as this type. */
const kept: Record<string, readonly string[]> = { int: ['integer', 'smallint'], numeric: ['numeric'] }

describe.each(Object.entries(vehicleFields) as [FieldName, VehicleField][])('the field %s', (_, field) => {
  test('has its column, of its type, null only where it may be unknown', () => {
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

  test.each([{ fr: 'Propre' }, { ar: 'نقية' }, { zgh: 'ⵉⵖⵓⴷⴰ', fr: 'Propre' }])('takes the text of any language: %j', async (value) => {
    expect((await write(value)).rowCount).toBe(1)
  })

  test.each([[{}], [{ french: 'Propre' }], [{ fr: 1 }], [{ fr: '' }], [['Propre']], ['Propre']])(
    'takes nothing else: %j',
    async (value) => {
      await expect(write(value)).rejects.toThrow(/_check/)
    },
  )
})

test.each(languages)('every field that is shown or entered, and every value, has its name in the language %s', (language) => {
  const pack = (name: string) =>
    JSON.parse(readFileSync(join(import.meta.dirname, `../../i18n/${language}/${name}.json`), 'utf8')) as Record<
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

/** Public fields that have a value before anybody gives one, and why it claims nothing. */
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

test('no public field of a car has a default that visitors would read as a fact', () => {
  const preset = (Object.entries(vehicleFields) as [FieldName, VehicleField][]).filter(
    ([name, { answer, column }]) => answer && columns.get(column)?.preset != null && !(name in harmlessPresets),
  )
  expect(preset.map(([name]) => name)).toEqual([])
  const raised = (Object.entries(vehicleFields) as [FieldName, VehicleField][]).filter(
    ([, { kind, column }]) => kind === 'boolean' && columns.get(column)?.preset === 'true',
  )
  expect(raised).toEqual([])
})

test('what only an inspection proves is neither in the form of the staff nor in stock files', () => {
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

/** Columns that are no fields: what the house counts and notes by itself, and what has a way of its own. */
const ownWay = [
  ...['id', 'reference', 'source', 'source_id', 'content_hash', 'last_status', 'is_archived', 'is_deleted', 'changed_xid'],
  ...['is_offered', 'is_in_stock'],
  ...['price', 'old_price', 'price_update_date', 'price_update_user_id', 'price_position', 'is_price_doubtful', 'floor_price'],
  // the switches of the staff, of which a visitor sees what is proven, and what follows from a price
  ...['is_promoted', 'is_featured', 'former_price', 'listing_rank'],
  ...['transfer_date', 'transfer_destination', 'transfer_storage_area_id', 'published_at', 'boosted_until', 'boost_left'],
  // the day on which a transferred car arrives, and how long a car keeps a place that was paid for
  ...['arrives_on', 'placed_until'],
  ...['created', 'created_by', 'last_modified', 'last_modified_by'],
]

test('every column is a field of the table, or has a way of its own', () => {
  const fields: string[] = Object.values(vehicleFields).map(({ column }) => column)
  expect([...columns.keys()].filter((column) => !fields.includes(column) && !ownWay.includes(column))).toEqual([])
})

test('types are those of the values', () => {
  expectTypeOf<FieldValue<'mileage'>>().toEqualTypeOf<number | null>()
  expectTypeOf<FieldValue<'description'>>().toEqualTypeOf<PartlyLocalized | null>()
  expectTypeOf<FieldValue<'isCertified'>>().toEqualTypeOf<boolean>()
  expectTypeOf<FieldValue<'gearType'>>().toEqualTypeOf<'Manual' | 'Automatic' | null>()
  expectTypeOf<FieldValue<'releaseDate'>>().toEqualTypeOf<string | null>()
})

test('numbers and texts of a car have these limits', () => {
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

test('of a car of which nothing is known a field is empty, or the first of its values where it always has one', () => {
  expect(blankFields(['mileage', 'condition', 'isNew', 'version', 'brandId', 'color'])).toEqual({
    mileage: null,
    condition: 'New',
    isNew: false,
    version: null,
    brandId: 0,
    color: null,
  })
})

test('a value of a closed list has its name in the pack; an origin by its key', () => {
  expect([valueLabel('fuelType', 'Diesel'), valueLabel('origin', 'Dédouanée')]).toEqual(['fuel.Diesel', 'origin.cleared'])
})
