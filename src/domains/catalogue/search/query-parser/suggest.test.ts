import { beforeEach, expect, test } from 'vitest'
import type { Counts } from '#domains/catalogue/search/index/rules.ts'
import { referenceNames } from '#testing/names.ts'
import type { SearchCriteria } from './contract.ts'
import { suggestFor } from './suggest.ts'

const names = referenceNames()
const idIn = (kind: ReadonlyMap<number, { name: string }>, name: string) => [...kind].find(([, one]) => one.name === name)?.[0] ?? 0

/** Number of cars of a name, by kind, and the query of each count. */
let stock: {
  brand?: Record<string, number>
  model?: Record<string, number>
  city?: Record<string, number>
  [word: string]: object | undefined
}
const asked: SearchCriteria[] = []
const counter = {
  count: async (criteria: SearchCriteria) => 1000 + Object.keys(criteria).length,
  counts: async (criteria: SearchCriteria) => {
    asked.push(criteria)
    const ids = (kind: ReadonlyMap<number, { name: string }>, found: Record<string, number> = {}) =>
      new Map(Object.entries(found).map(([name, count]) => [idIn(kind, name), count]))
    const values = ['fuelType', 'gearType', 'bodyStyle', 'color'].map((kind) => [kind, new Map(Object.entries(stock[kind] ?? {}))])
    return {
      ...{ brand: ids(names.brands, stock.brand), model: ids(names.models, stock.model), city: ids(names.cities, stock.city) },
      values: Object.fromEntries(values),
    } as Counts
  },
}
const ask = (q: string) => suggestFor(q, names, 2026, counter)
const proposed = async (q: string) => (await ask(q)).suggestions.map(({ value, count }) => `${value} ${count}`)

beforeEach(() => {
  asked.length = 0
  stock = {
    brand: { Dacia: 3, Renault: 5, Peugeot: 1, 'Land Rover': 2 },
    model: { Duster: 2, Logan: 1, Clio: 5, '208': 1, 'Range Rover Sport': 2 },
    city: { Casablanca: 4, Rabat: 4 },
    ...{ fuelType: { Diesel: 9, Gasoline: 3 }, gearType: { Automatic: 6 }, bodyStyle: { SUV: 4 }, color: { White: 8, Grey: 2 } },
  }
})

test('before a word the makes are proposed of which there are cars, the most first', async () => {
  expect(await proposed(' ')).toEqual(['Renault 5', 'Dacia 3', 'Land Rover 2', 'Peugeot 1'])
})

test('at most eight things are proposed', async () => {
  const nine = ['Dacia', 'Renault', 'Peugeot', 'Fiat', 'Ford', 'Kia', 'Opel', 'Audi', 'BMW']
  stock.brand = Object.fromEntries(nine.map((name, i) => [name, 9 - i]))
  expect(await proposed('')).toEqual(nine.slice(0, 8).map((name, i) => `${name} ${9 - i}`))
})

test('a name is proposed from its first letter on, another word from its third', async () => {
  expect(await proposed('d')).toEqual(['Dacia 3', 'Duster 2', 'Logan 1'])
  expect(await proposed('di')).not.toContain('Diesel 9')
  expect(await proposed('die')).toEqual(['Diesel 9'])
  expect(await proposed('aut')).toEqual(['Automatic 6'])
  expect(await proposed('bla')).toEqual(['White 8'])
  expect(await proposed('4x4')).toEqual(['SUV 4'])
})

test('a finished make leads on to its models', async () => {
  const { suggestions } = await ask('dacia')
  expect(suggestions.map(({ kind, value, brand, criteria }) => [kind, value, brand, criteria])).toEqual([
    ['brand', 'Dacia', undefined, { Brands: ['Dacia'] }],
    ['model', 'Duster', 'Dacia', { Brands: ['Dacia'], Models: ['Duster'] }],
    ['model', 'Logan', 'Dacia', { Brands: ['Dacia'], Models: ['Logan'] }],
  ])
  expect(suggestions[1]?.label).toEqual({ fr: 'Duster', ar: 'داستر' })
  // in Arabic letters too; a beginning of its name does not
  expect(await proposed('داسيا')).toEqual(['Dacia 3', 'Duster 2', 'Logan 1'])
  expect(await proposed('داسي')).toEqual(['Dacia 3'])
})

test('names of two and three words are found from any of their beginnings', async () => {
  expect(await proposed('land rov')).toEqual(['Land Rover 2', 'Range Rover Sport 2'])
  expect(await proposed('range rover sp')).toEqual(['Range Rover Sport 2'])
  expect(await proposed('diesel range rover sp')).toEqual(['Range Rover Sport 2'])
  expect(asked.at(-1)).toEqual({ FuelTypes: ['Diesel'] })
})

test('merges the completed word with earlier filters', async () => {
  const last = async (q: string) => (await ask(q)).suggestions.at(0)?.criteria
  expect(await last('renault clio diesel cas')).toEqual({
    Brands: ['Renault'],
    Models: ['Clio'],
    FuelTypes: ['Diesel'],
    Cities: ['Casablanca'],
  })
  expect(await last('renault clio diesel dac')).toEqual({ FuelTypes: ['Diesel'], Brands: ['Dacia'] })
  expect(await last('renault diesel dust')).toEqual({ FuelTypes: ['Diesel'], Brands: ['Dacia'], Models: ['Duster'] })
  expect(await last('clio rouge blan')).toEqual({ Brands: ['Renault'], Models: ['Clio'], Colors: ['White'] })
  expect(asked.at(-1)).toEqual({ Brands: ['Renault'], Models: ['Clio'], Colors: ['Red'] })
})

test('Arabic names are found without their article', async () => {
  expect(await proposed('دار الب')).toEqual(['Casablanca 4'])
  expect(await proposed('الرب')).toEqual(['Rabat 4'])
  expect(await proposed('رب')).toEqual(['Rabat 4'])
})

test('one typing error is forgiven from the fourth letter on, never in the first', async () => {
  expect(await proposed('duxt')).toEqual(['Duster 2'])
  expect(await proposed('dut')).toEqual([])
  expect(await proposed('xuster')).toEqual([])
  expect(await proposed('duxtar')).toEqual([])
  // a letter too many, and one too few
  expect(await proposed('dusster')).toEqual(['Duster 2'])
  expect(await proposed('dster')).toEqual(['Duster 2'])
  expect(await proposed('cassab')).toEqual(['Casablanca 4'])
  expect(await proposed('csabl')).toEqual(['Casablanca 4'])
})

test('a name of which there is no car is proposed all the same, a number is not', async () => {
  expect(await proposed('jaguar x')).toEqual(expect.arrayContaining(['XF 0', 'XE 0']))
  stock.model = {}
  expect(await proposed('20')).toEqual([])
})

test('completes no name from the words of a number', async () => {
  expect(await proposed('clio 120 mille')).toEqual([])
  expect(await proposed('رونو 120 ألف')).toEqual([])
  expect(await proposed('clio moins de 5 ans')).toEqual([])
  // a number that is being typed may become a name
  expect(await proposed('peugeot 20')).toEqual(['208 1'])
  expect(asked).toHaveLength(1)
  stock.model = { '2008': 1 }
  expect(await proposed('2008')).toEqual(['2008 1'])
})

test('what is not wanted is not proposed', async () => {
  expect(await proposed('suv sauf dac')).toEqual([])
  expect(await proposed('suv dac')).toEqual(['Dacia 3', 'Duster 2', 'Logan 1'])
})

test('the whole sentence is counted and understood', async () => {
  expect(await ask('clio diesel xyzabc')).toMatchObject({
    criteria: { Brands: ['Renault'], Models: ['Clio'], FuelTypes: ['Diesel'] },
    unknown: ['xyzabc'],
    suggestions: [],
    total: 1003,
  })
})
