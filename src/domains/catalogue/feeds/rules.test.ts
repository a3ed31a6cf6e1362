import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { VehicleField } from '#domains/catalogue/vehicles/fields.ts'
import { buildVocabulary, fold } from '#domains/foundation/reference/rules.ts'
import { type Enumeration, enumerations, Mapping, nativeMapping, type RepairKind, type Row } from './contract.ts'
import {
  detectMapping,
  type Knowledge,
  plainValue,
  readMileage,
  readNumber,
  readPrice,
  readRelease,
  readYear,
  understand,
} from './rules.ts'
import { readMappings } from './service.ts'

const words = Object.fromEntries(
  (Object.keys(enumerations) as Enumeration[]).map((name) => [
    name,
    new Map(enumerations[name].map((code) => [fold(code), code as string])),
  ]),
) as unknown as Knowledge['words']

const knowledge: Knowledge = {
  year: 2026,
  words,
  stores: new Map([['fes', 3]]),
  title: {
    fuelType: new Map([['diesel', 'Diesel']]),
    gearType: new Map([['bva', 'Automatic']]),
    color: new Map(),
    engine: /\b\d[.,]\d ?(?:dci|tdi)\b/u,
    trims: [{ name: 'R Line', key: 'r line' }],
  },
  facts: new Map([
    [21, { id: 21, bodyStyle: 'Compact', fiscalPower: 8, doors: 5, seats: 5, fromYear: 2008, toYear: 2012 }],
    [22, { id: 22, bodyStyle: 'Compact', fiscalPower: 8, doors: 5, seats: 5, fromYear: 2012, toYear: 2019 }],
  ]),
  vocabulary: buildVocabulary({
    brands: [
      { id: 1, name: 'Renault', names: { fr: 'Renault', ar: 'رونو' } },
      { id: 2, name: 'Volkswagen', names: { fr: 'Volkswagen', ar: 'فولكس فاكن' } },
      { id: 3, name: 'Seat', names: { fr: 'Seat', ar: 'سيات' } },
    ],
    models: [
      { id: 11, brandId: 1, name: 'Clio', names: { fr: 'Clio', ar: 'كليو' } },
      { id: 12, brandId: 1, name: 'Kangoo', names: { fr: 'Kangoo', ar: 'كونغو' } },
      { id: 13, brandId: 1, name: 'Clio Campus', names: { fr: 'Clio Campus', ar: 'كليو كامبوس' } },
      { id: 14, brandId: 1, name: 'Clio Sport Tourer', names: { fr: 'Clio Sport Tourer', ar: 'كليو سبورت تورير' } },
      { id: 21, brandId: 2, name: 'Golf 6', names: { fr: 'Golf 6', ar: 'غولف 6' }, popularity: 2 },
      { id: 22, brandId: 2, name: 'Golf 7', names: { fr: 'Golf 7', ar: 'غولف 7' }, popularity: 1 },
      { id: 23, brandId: 2, name: 'Tiguan', names: { fr: 'Tiguan', ar: 'تيغوان' } },
    ],
    cities: [{ id: 5, name: 'Tiflet', names: { fr: 'Tiflet', ar: 'تيفلت' }, nameEn: 'Tiflet' }],
    spellings: [
      { kind: 'model', spelling: 'golf', targetId: 21 },
      { kind: 'model', spelling: 'golf', targetId: 22 },
      { kind: 'model', spelling: 'break', targetId: 13 },
      { kind: 'model', spelling: 'break', targetId: 14 },
    ],
  }),
}
const mapping = Mapping.parse({ name: 'test', about: 'test', columns: { title: 'title', brand: 'brand' } })
const read = (row: Row) => understand(row, mapping, knowledge)
const record = (row: Row) => {
  const understood = read({ brand: 'Renault', model: 'Clio', ...row })
  if ('reason' in understood) throw new Error(understood.reason)
  return understood
}

describe('numbers', () => {
  test.each([
    ['85 000 DH', 85_000],
    ['204.000DH ** Prix public', 204_000],
    ['1 250 000', 1_250_000],
    ['12,5', 12.5],
    ['Plus de 41', 41],
    ['9cv', 9],
    ['1.499cm³', 1499],
    ['', null],
    ['demander', null],
    [undefined, null],
  ])('parses %s as %s', (text, value) => expect(readNumber(text)).toBe(value))
})

describe('prices', () => {
  test.each<[string | undefined, number | null, RepairKind[]]>([
    ['118000', 118_000, []],
    [undefined, null, []],
    ['Demander le prix', null, []],
    ['0', null, []],
    ['0661234567', null, ['pricePhone']],
    ['661234567', null, ['pricePhone']],
    ['212522123456', null, ['pricePhone']],
    ['150', null, ['priceUnbelievable']],
    ['99000000', null, ['priceUnbelievable']],
    ['20000000', 20_000_000, []],
    ['20000001', null, ['priceUnbelievable']],
    ['5000', 5000, []],
    ['4999', null, ['priceUnbelievable']],
  ])('%s', (text, price, expected) => {
    const repairs: RepairKind[] = []
    expect(readPrice(text, repairs)).toBe(price)
    expect(repairs).toEqual(expected)
  })
})

describe('mileage', () => {
  const of = (row: Row, age: number | null, isNew = false) => {
    const repairs: RepairKind[] = []
    return [readMileage(row, age, 1000, isNew, repairs), repairs]
  }
  test.each<[string, Row, number | null, number | null, RepairKind[]]>([
    ['exact', { mileage: '92459' }, 4, 92_459, []],
    ['in thousands', { mileage: '150' }, 10, 150_000, ['mileageInThousands']],
    ['a car of this year may have 150 km', { mileage: '150' }, 0, 150, []],
    ['nothing said by 0', { mileage: '0' }, 8, null, []],
    ['a car of this year may have driven nothing', { mileage: '0' }, 0, 0, []],
    ['nor is 0 doubted of an unknown age', { mileage: '0' }, null, 0, []],
    ['nothing said by 0 after a year or two', { mileage: '0' }, 1, null, []],
    ['a thousand are no thousands of thousands', { mileage: '1000' }, 2, 1000, []],
    ['in thousands after a year', { mileage: '999' }, 1, 999_000, ['mileageInThousands']],
    ['in thousands of an unknown age', { mileage: '150' }, null, 150_000, ['mileageInThousands']],
    ['a range', { mileageMin: '200000', mileageMax: '249999' }, 10, 225_000, ['mileageRange']],
    ['a range in one cell', { mileage: '200 000 - 249 999' }, 10, 225_000, ['mileageRange']],
    ['a range after a dash', { mileage: '– 200 000 - 249 999' }, 10, 225_000, ['mileageRange']],
    ['a range of one figure', { mileageMin: '200000', mileageMax: '200000' }, 10, 200_000, ['mileageRange']],
    ['no more than the beginning of a range', { mileageMin: '0' }, 0, null, []],
    ['no more than the end of a range', { mileageMax: '200000' }, 10, null, []],
    ['a range the wrong way round', { mileageMin: '249999', mileageMax: '200000' }, 10, null, []],
    ['a figure beside a range', { mileage: '92459', mileageMin: '0', mileageMax: '4999' }, 4, 92_459, []],
    ['thousands and a half', { mileage: '92,5' }, 4, 92_500, ['mileageInThousands']],
    ['one and a half', { mileage: '1,5' }, 2, 1500, ['mileageInThousands']],
    ['one thousand', { mileage: '1' }, 2, 1000, ['mileageInThousands']],
    ['0 with a unit', { mileage: '0 km' }, 8, null, ['mileageUnbelievable']],
    ['the lowest range of an old car', { mileageMin: '0', mileageMax: '4999' }, 12, null, ['mileageRange', 'mileageUnbelievable']],
    ['too many digits', { mileage: '1200000' }, 12, null, ['mileageUnbelievable']],
    ['little for three years', { mileage: '4999' }, 3, null, ['mileageUnbelievable']],
    ['enough for three years', { mileage: '5000' }, 3, 5000, []],
    ['little for two years', { mileage: '4999' }, 2, 4999, []],
    ['as much as a clock shows', { mileage: '999998' }, 12, 999_998, []],
    ['a clock full of nines', { mileage: '999999' }, 12, null, ['mileageUnbelievable']],
    ['nothing', {}, 3, null, []],
    ['with a sign', { mileage: '-9' }, 4, null, ['mileageUnbelievable']],
    ['with a sign and a unit', { mileage: ' −90 000 km' }, 4, null, ['mileageUnbelievable']],
    ['a fraction', { mileage: '0.95' }, 4, null, ['mileageUnbelievable']],
  ])('%s', (_, row, age, value, repairs) => expect(of(row, age)).toEqual([value, repairs]))

  test('accepts 0 and low mileage in an exact file', () => {
    const exact = (mileage: string) => {
      const repairs: RepairKind[] = []
      return [readMileage({ mileage }, 8, 0, false, repairs), repairs]
    }
    expect([exact('0'), exact('150'), exact('0.5'), exact('12.5')]).toEqual([
      [0, []],
      [150, []],
      [null, ['mileageUnbelievable']],
      [null, ['mileageUnbelievable']],
    ])
  })

  test.each([0, 2])('keeps the 0 of a new car of %i years', (age) => expect(of({ mileage: '0' }, age, true)).toEqual([0, []]))
  test('accepts 150 km for a new car of last year', () => expect(of({ mileage: '150' }, 1, true)).toEqual([150, []]))
})

test.each<[string | undefined, number | null, RepairKind[]]>([
  ['2019', 2019, []],
  ['1980 ou plus ancien', 1980, ['yearOrOlder']],
  ['2019-06-01', 2019, []],
  ['1930', 1930, []],
  ['1929', null, ['yearUnbelievable']],
  ['2027', 2027, []],
  ['2028', null, ['yearUnbelievable']],
  ['2031', null, ['yearUnbelievable']],
  ['1900', null, ['yearUnbelievable']],
  [undefined, null, []],
])('year %s', (text, year, expected) => {
  const repairs: RepairKind[] = []
  expect(readYear(text, 2026, repairs)).toBe(year)
  expect(repairs).toEqual(expected)
})

test.each([
  ['2019-06-01', { day: '2019-06-01', precision: 'Day' }],
  ['31/05/2019', { day: '2019-05-31', precision: 'Day' }],
  ['06/2019', { day: '2019-06-01', precision: 'Month' }],
  ['6-2019', { day: '2019-06-01', precision: 'Month' }],
  ['2019-06', { day: '2019-06-01', precision: 'Month' }],
  ['30/02/2019', null],
  ['13/2019', null],
  ['2019', null],
  [undefined, null],
])('parses the first registration %s', (text, release) => expect(readRelease(text)).toEqual(release))

test('leaves repairs, registration and day unknown', () => {
  expect(record({ year: '2018' }).record).toMatchObject({
    vehicleRepairStatusType: null,
    registrationType: null,
    releaseDate: '2018-01-01',
    releasePrecision: 'Year',
  })
  expect(record({ releaseDate: '2019-06-30', year: '2018' }).record).toMatchObject({ releaseDate: '2019-06-30', releasePrecision: 'Day' })
})

describe('brand and model', () => {
  test.each<[string, Row, number | string, RepairKind[]]>([
    ['as they are', { brand: 'RENAULT', model: 'clio' }, 11, []],
    ['brand misspelled', { brand: 'Renualt', model: 'Clio' }, 11, ['brandTypo']],
    ['brand misspelled twice', { brand: 'Folkswagon', model: 'Tiguan' }, 23, ['brandTypo']],
    ['a short brand misspelled', { brand: 'Saat', model: 'Tiguan' }, 'unknownBrand', []],
    ['another brand in the title', { brand: 'Renault', model: 'Clio', title: 'échange contre Volkswagen Golf' }, 11, []],
    [
      'more in the title',
      { brand: 'Renault', model: 'Clio', title: 'vends Clio Campus 2016 diesel', year: '2016', fuelType: 'Diesel' },
      13,
      ['modelFromTitle'],
    ],
    ['much more in the title', { brand: 'Renault', model: 'Clio', title: 'vends Clio Sport Tourer bon état' }, 14, ['modelFromTitle']],
    ['a word of two models in the title', { brand: 'Renault', model: 'Clio', title: 'Clio break' }, 11, []],
    ['generation without a year', { brand: 'Volkswagen', model: 'Golf' }, 21, []],
    ['a year in which a generation began', { brand: 'Volkswagen', model: 'Golf', year: '2012' }, 21, ['modelByYear']],
    ['the year after', { brand: 'Volkswagen', model: 'Golf', year: '2013' }, 22, ['modelByYear']],
    ['model misspelled', { brand: 'Renault', model: 'Kangooo' }, 12, ['modelTypo']],
    ['cells glued', { brand: 'Volkswagen', model: 'Tiguan2.0 tdi carat…' }, 23, ['modelWithMore']],
    ['generation by year', { brand: 'Volkswagen', model: 'Golf', year: '2011' }, 21, ['modelByYear']],
    ['later generation', { brand: 'Volkswagen', model: 'golf', year: '2016' }, 22, ['modelByYear']],
    ['more than the model', { brand: 'Volkswagen', model: 'Golf Break', year: '2016' }, 22, ['modelWithMore', 'modelByYear']],
    ['brand empty', { model: 'Tiguan' }, 23, ['brandFromModel']],
    ['both in the title', { title: '🔥 A VENDRE renault CLIO 🔥' }, 11, ['brandFromTitle', 'modelFromTitle']],
    ['brand said to be other', { brand: 'Autre', title: 'Tiguan R LINE' }, 23, ['brandFromTitle', 'modelFromTitle']],
    ['model only in the title', { brand: 'Renault', model: 'Autre', title: 'kangoo 2015' }, 12, ['modelFromTitle', 'yearFromTitle']],
    ['a dealer of another brand', { title: 'RENAULT - VOLKSWAGEN Tiguan' }, 23, ['brandFromTitle', 'modelFromTitle']],
    ['unknown brand', { brand: 'Ferrari', model: '488' }, 'unknownBrand', []],
    ['no brand', { title: 'voiture à vendre' }, 'noBrand', []],
    ['no model', { brand: 'Renault' }, 'noModel', []],
    ['unknown model', { brand: 'Renault', model: 'Sipder' }, 'unknownModel', []],
    ['for parts', { brand: 'Renault', model: 'Clio', condition: 'Pour Pièces' }, 'forParts', []],
    ['unknown word', { brand: 'Renault', model: 'Clio', fuelType: 'Charbon' }, 'unknownValue', []],
    ['unknown store', { brand: 'Renault', model: 'Clio', storageArea: 'Paris' }, 'unknownStore', []],
  ])('%s', (_, row, expected, repairs) => {
    const understood = read(row)
    if ('reason' in understood) expect(understood.reason).toBe(expected)
    else {
      expect(understood.record.modelId).toBe(expected)
      expect(understood.repairs.toSorted()).toEqual(repairs.toSorted())
    }
  })

  test('names the reason of a refused row', () => {
    expect(read({ brand: 'Renault', title: 'belle occasion' })).toEqual({ reason: 'noModel', detail: 'belle occasion' })
    expect(read({ brand: 'Renault' })).toEqual({ reason: 'noModel', detail: 'Renault' })
    const model = { brandId: 1, name: 'Sipder' }
    expect(read({ brand: 'Renault', model: 'Sipder' })).toEqual({ reason: 'unknownModel', detail: 'Renault Sipder', model })
  })
})

describe('other fields', () => {
  test('fills empty cells from the title', () => {
    const { record: car, repairs } = record({ model: '', title: 'Renault Clio 1.5 dci R-Line diesel BVA 2018 1ere main à Tifelt Tiflet' })
    expect(car).toMatchObject({
      fuelType: 'Diesel',
      gearType: 'Automatic',
      releaseDate: '2018-01-01',
      isFirstHand: true,
      cityId: 5,
      version: '1.5 dci R Line',
    })
    expect(repairs).toEqual(expect.arrayContaining(['yearFromTitle', 'fuelFromTitle', 'gearFromTitle', 'cityFromTitle', 'modelFromTitle']))
  })

  test.each([
    ['Clio 4 2016 diesel 40.000KM', 40_000],
    ['CLIO 4 120 000 km première main', 120_000],
    ['clio 90000km', 90_000],
    ['Clio 4 2016 km 90000', null],
    ['Clio 2016 km', null],
    ['Clio garantie 20 000 km', null],
    ['Clio vidange tous les 10.000 km', null],
    ['Clio 400 km', null],
  ])('parses a mileage of a title: %s', (title, mileage) => {
    const { record: read, repairs } = record({ title })
    expect([read.mileage, repairs.includes('mileageFromTitle')]).toEqual([mileage, mileage !== null])
    expect(record({ title, mileage: '77000' }).record.mileage).toBe(77_000)
  })

  test('resolves a city, also from the district', () => {
    expect(record({ city: 'Tifelt' })).toMatchObject({ record: { cityId: 5 }, repairs: ['cityTypo'] })
    expect(record({ city: 'Atlantis' })).toMatchObject({ record: { cityId: null }, repairs: ['cityUnknown'] })
    expect(record({ district: 'tiflet' })).toMatchObject({ record: { cityId: 5 }, repairs: ['cityFromDistrict'] })
  })

  test('accepts "new" only for a car without history', () => {
    const condition = (row: Row) => record(row).record.condition
    expect(condition({ condition: 'New', mileage: '500', year: '2026' })).toBe('New')
    expect(condition({ condition: 'New', mileage: '501', year: '2026' })).toBe('Used')
    expect(condition({ condition: 'New', mileage: '10', year: '2025' })).toBe('New')
    expect(condition({ condition: 'New', mileage: '10', year: '2024' })).toBe('Used')
    expect(condition({ condition: 'New', mileage: '10' })).toBe('New')
    expect(condition({ mileage: '10', year: '2026' })).toBe('Used')
    expect(record({ condition: 'New', mileage: '90000', year: '2019' })).toMatchObject({
      record: { condition: 'Used' },
      repairs: ['conditionNotNew'],
    })
  })

  test('drops implausible numbers and fills doors and seats', () => {
    const golf = { brand: 'Volkswagen', model: 'Golf 7' }
    expect(record({ ...golf, doors: '55', fiscalPower: '400' })).toMatchObject({
      record: { doors: 5, seats: 5, fiscalPower: null, bodyStyle: 'Compact' },
      repairs: ['numberDropped'],
    })
    expect(record({ registrationNumber: '12345 A 11', chassisNumber: 'nope' }).record).toMatchObject({
      registrationNumber: '12345A11',
      chassisNumber: null,
    })
  })

  test.each([
    [
      { doors: '2', seats: '60' },
      { doors: 2, seats: 60 },
    ],
    [
      { doors: '6', seats: '1' },
      { doors: 6, seats: 1 },
    ],
    [
      { doors: '1', seats: '61' },
      { doors: null, seats: null },
    ],
    [
      { doors: '7', seats: '0' },
      { doors: null, seats: null },
    ],
  ])('accepts plausible doors and seats: %o', (given, known) => expect(record(given).record).toMatchObject(known))

  test('stores a video link, or none', () => {
    expect(record({ videoLink: 'https://exemple.ma/film' }).record.videoLink).toBe('https://exemple.ma/film')
    expect(record({}).record.videoLink).toBeNull()
  })

  test.each<[VehicleField, string | undefined, string | null, ReturnType<typeof plainValue>]>([
    [{ column: 'c', kind: 'enum', values: ['A'], labels: 'origin' }, 'a', 'A', 'A'],
    [{ column: 'c', kind: 'enum', values: ['A'], labels: 'origin' }, undefined, null, null],
    [{ column: 'c', kind: 'boolean' }, 'oui', 'true', true],
    [{ column: 'c', kind: 'boolean' }, 'non', 'false', false],
    [{ column: 'c', kind: 'boolean' }, undefined, null, null],
    [{ column: 'c', kind: 'boolean', always: true }, undefined, null, false],
    [{ column: 'c', kind: 'int', min: 2, max: 4 }, '4 portes', null, 4],
    [{ column: 'c', kind: 'int', min: 2, max: 4 }, '5', null, null],
    [{ column: 'c', kind: 'int', min: 2, max: 4 }, '2,5', null, null],
    [{ column: 'c', kind: 'date' }, '2024-05-01', null, '2024-05-01'],
    [{ column: 'c', kind: 'date' }, 'mai 2024', null, null],
    [{ column: 'c', kind: 'text', max: 9 }, 'rouge', null, 'rouge'],
    [{ column: 'c', kind: 'text', max: 9 }, '', null, null],
  ])('parses a cell by field type: %o, %s', (field, text, code, value) => expect(plainValue(field, text, () => code, [])).toBe(value))

  test('stores valid plates and chassis numbers', () => {
    const car = record({ registrationNumber: '??', chassisNumber: 'UU1HSRDAG05712134' }).record
    expect(car).toMatchObject({ registrationNumber: null, chassisNumber: 'UU1HSRDAG05712134' })
    expect(record({ chassisNumber: 'UU1HSRDAG0571213' }).record.chassisNumber).toBeNull()
  })

  test('marks an uncleared car as foreign', () => {
    expect(record({ origin: 'Pas encore dédouanée' }).record.registrationType).toBe('Foreign')
    expect(record({ storageArea: 'Fès' }).record).toMatchObject({ registrationType: null, storageAreaId: 3 })
  })
})

describe('mapping of a file', () => {
  const mappings = readMappings()
  const header = (name: string) =>
    Object.values(mappings.find((mapping) => mapping.name === name)?.columns ?? {}).map((column) => column.split(' > ')[0] ?? '')

  test.each(mappings.map((mapping) => mapping.name))('detects %s by its columns', (name) => {
    expect(detectMapping([...new Set(header(name)), 'something else'], mappings)?.name).toBe(name)
  })

  test('needs three columns in the native format', () => {
    expect(detectMapping(['sourceId', 'brand', 'model'], mappings)?.name).toBe('native')
  })

  test('detects a mapping with required ids by its columns', () => {
    const columns = { sourceId: 'Numéro', brand: 'Marque', model: 'Modèle', price: 'Prix' }
    const dealer = Mapping.parse({ name: 'dealer', about: 'A dealer', columns, needsId: true })
    expect(detectMapping(['Numéro', 'Marque', 'Modèle'], [...mappings, dealer])?.name).toBe('dealer')
  })

  test('detects none for unknown columns', () => {
    expect(detectMapping(['a', 'b'], mappings)).toBeNull()
  })
})

test('documents every native column in docs/stock-import.md', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/stock-import.md'), 'utf8')
  expect(Object.keys(nativeMapping.columns).filter((name) => !page.includes(`\`${name}\``))).toEqual([])
})
