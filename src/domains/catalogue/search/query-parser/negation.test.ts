import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { referenceNames } from '#testing/names.ts'
import { holds } from '#testing/property.ts'
import type { SearchCriteria } from './contract.ts'
import { suggestFor } from './suggest.ts'
import { understand } from './understand.ts'
import { lexicon } from './words.ts'

const names = referenceNames()
const thisYear = 2026

const sentences: [string, SearchCriteria, string[]?][] = [
  // French
  ['pas de diesel', { ExcludedFuelTypes: ['Diesel'] }],
  ["pas d'automatique", { ExcludedGearTypes: ['Automatic'] }],
  ['suv sauf dacia', { BodyStyles: ['SUV'], ExcludedBrands: ['Dacia'] }],
  ['suv sauf dacia et renault automatique', { BodyStyles: ['SUV'], ExcludedBrands: ['Dacia', 'Renault'], GearTypes: ['Automatic'] }],
  ['ni dacia ni renault', { ExcludedBrands: ['Dacia', 'Renault'] }],
  ['pas de diesel ni hybride', { ExcludedFuelTypes: ['Diesel', 'Hybrid'] }],
  ['golf sauf golf 7', { Brands: ['Volkswagen'], Models: ['Golf'], ExcludedModels: ['Volkswagen Golf 7'] }],
  ['volkswagen sauf polo', { Brands: ['Volkswagen'], ExcludedModels: ['Volkswagen Polo'] }],
  ['sauf audi tt', { ExcludedModels: ['Audi TT'] }],
  ['je ne veux pas de boite automatique', { ExcludedGearTypes: ['Automatic'] }, ['ne']],
  ['clio pas blanche', { Brands: ['Renault'], Models: ['Clio'], ExcludedColors: ['White'] }],
  ['clio hors casa', { Brands: ['Renault'], Models: ['Clio'], ExcludedCities: ['Casablanca'] }],
  ['toutes couleurs sauf noir, blanc', { ExcludedColors: ['Black', 'White'] }, ['toutes', 'couleurs']],
  ['autre que diesel', { ExcludedFuelTypes: ['Diesel'] }],
  ['essence plutôt que diesel', { FuelTypes: ['Gasoline'], ExcludedFuelTypes: ['Diesel'] }],
  [
    'clio sans diesel mais automatique',
    { Brands: ['Renault'], Models: ['Clio'], ExcludedFuelTypes: ['Diesel'], GearTypes: ['Automatic'] },
    ['mais'],
  ],
  ["clio diesel s'abstenir", { Brands: ['Renault'], Models: ['Clio'], ExcludedFuelTypes: ['Diesel'] }],
  ['pas neuve', { Conditions: ['Used'] }],
  ['pas première main', { IsFirstHand: false }],
  ['pas de mercdes', { ExcludedBrands: ['Mercedes-Benz'] }],
  ['pas de diesel, classe c', { Brands: ['Mercedes-Benz'], Models: ['Classe C'], ExcludedFuelTypes: ['Diesel'] }],
  ['sauf dacia hyundai accent', { Brands: ['Hyundai'], Models: ['Accent'], ExcludedBrands: ['Dacia'] }],
  ["dacia s'abstenir", { ExcludedBrands: ['Dacia'] }],
  // over four words, and not over a fifth
  ['sauf de la le les diesel', { ExcludedFuelTypes: ['Diesel'] }],
  ['sauf de la le les un diesel', { FuelTypes: ['Diesel'] }, ['sauf']],
  // a comma ends it, and belongs to none of both sides
  ['sans, diesel', { FuelTypes: ['Diesel'] }, ['sans']],
  ['sauf de, la diesel', { FuelTypes: ['Diesel'] }, ['sauf']],
  ['clio non, diesel', { FuelTypes: ['Diesel'], ExcludedModels: ['Renault Clio'] }],
  ['clio non', { ExcludedModels: ['Renault Clio'] }],
  ['clio, non merci', { Brands: ['Renault'], Models: ['Clio'] }, ['non']],
  // it goes on over what joins things of a kind, and over nothing else
  ['diesel non merci et hybride', { FuelTypes: ['Hybrid'], ExcludedFuelTypes: ['Diesel'] }],
  ['sauf dacia et la renault', { ExcludedBrands: ['Dacia', 'Renault'] }],
  ['sauf dacia clim et renault', { Brands: ['Renault'], ExcludedBrands: ['Dacia'] }, ['clim']],
  ['sauf dacia renault', { Brands: ['Renault'], ExcludedBrands: ['Dacia'] }],
  ['sauf dacia et casa', { Cities: ['Casablanca'], ExcludedBrands: ['Dacia'] }],
  ['sauf 2015', {}, ['sauf', '2015']],
  // Darija
  ['bla dacia', { ExcludedBrands: ['Dacia'] }],
  ['suv bla mazot', { BodyStyles: ['SUV'], ExcludedFuelTypes: ['Diesel'] }],
  ['machi diesel', { ExcludedFuelTypes: ['Diesel'] }],
  ['ma bghitch dacia', { ExcludedBrands: ['Dacia'] }],
  ['mabghitch automatic', { ExcludedGearTypes: ['Automatic'] }],
  ['bghit golf machi kahla', { Brands: ['Volkswagen'], Models: ['Golf'], ExcludedColors: ['Black'] }],
  ['كليو بلا مازوط', { Brands: ['Renault'], Models: ['Clio'], ExcludedFuelTypes: ['Diesel'] }],
  ['ما بغيتش داسيا', { ExcludedBrands: ['Dacia'] }],
  ['مابغيتش اوتوماتيك', { ExcludedGearTypes: ['Automatic'] }],
  ['ماشي كحلة', { ExcludedColors: ['Black'] }],
  ['بغيت غير ديزل', { FuelTypes: ['Diesel'] }, ['غير']],
  // Arabic
  ['بدون ديزل', { ExcludedFuelTypes: ['Diesel'] }],
  ['سيارة غير ديزل', { ExcludedFuelTypes: ['Diesel'] }],
  ['سيارة باستثناء داسيا', { ExcludedBrands: ['Dacia'] }],
  ['ما عدا الرباط', { ExcludedCities: ['Rabat'] }],
  ['لا أريد سيارة بيضاء', { ExcludedColors: ['White'] }],
  ['ليست جديدة', { Conditions: ['Used'] }],
  // a negation that is none, or of something else
  ['sans plomb', { FuelTypes: ['Gasoline'] }],
  ['clio pas cher diesel', { Brands: ['Renault'], Models: ['Clio'], FuelTypes: ['Diesel'], sortPropertyName: 'price' }],
  ["rien d'autre que dacia", { Brands: ['Dacia'] }, ['rien', 'autre']],
  ['diesel non accidentée', { FuelTypes: ['Diesel'] }, ['non', 'accidentée']],
  ['sans cuir diesel', { FuelTypes: ['Diesel'] }, ['sans', 'cuir']],
  ['كليو ولا 208', { Brands: ['Renault', 'Peugeot'], Models: ['Clio', '208'] }],
  ['pas seulement diesel', {}, ['seulement', 'diesel']],
  // numbers: a bound turns round, a year that is not wanted is no year
  ['pas plus de 100000', { MaxPrice: 100_000 }],
  ['pas moins de 100000', { MinPrice: 100_000 }],
  ['au moins 2018', { MinReleaseDate: '2018-01-01' }],
  ['au plus 100000', { MaxPrice: 100_000 }],
  ['pas au-dessus de 100000', { MaxPrice: 100_000 }],
  ['لا يتجاوز 100000', { MaxPrice: 100_000 }],
  ['ne dépasse pas 100000 km', { MaxMileage: 100_000 }],
  ['clio sauf 2015', { Brands: ['Renault'], Models: ['Clio'] }, ['sauf', '2015']],
]

describe('a negated word is never taken for its opposite', () => {
  test.each(sentences)('%s', (text, criteria, unknown = []) => {
    const understood = understand(text, names, thisYear)
    expect({ criteria: understood.criteria, unknown: understood.unknown }).toEqual({ criteria, unknown })
  })

  test('includes all words of a negation in its chip', () => {
    expect(understand('clio sauf diesel', names, thisYear).chips.at(-1)).toEqual({
      parameter: 'ExcludedFuelTypes',
      value: 'Diesel',
      text: 'sauf diesel',
    })
  })

  test('every chip has the words that negate it, before and behind', () => {
    const chips = (text: string) => understand(text, names, thisYear).chips.map(({ value, text: words }) => `${value}: ${words}`)
    expect(chips('sauf land rover et dacia rouge')).toEqual(['Land Rover: sauf land rover', 'Dacia: et dacia', 'Red: rouge'])
    expect(chips('diesel non merci rouge')).toEqual(['Diesel: diesel non', 'Red: rouge'])
  })

  test('a model that is not wanted is named with its make, in both languages', () => {
    const [chip] = understand('sauf audi tt', names, thisYear).chips
    expect(chip).toMatchObject({ parameter: 'ExcludedModels', value: 'Audi TT', label: { fr: 'Audi TT', ar: 'أودي TT' } })
  })

  test('nothing is proposed for a word behind a negation', async () => {
    const counter = { count: async () => 1, counts: async () => Promise.reject(new Error('asked')) }
    expect((await suggestFor('suv sauf dac', names, thisYear, counter)).suggestions).toEqual([])
    expect((await suggestFor('pas de diesel', names, thisYear, counter)).suggestions).toEqual([])
    expect((await suggestFor('sauf dac', names, thisYear, counter)).suggestions).toEqual([])
  })

  test('whatever is negated, in whatever words: never wished for, and excluded', async () => {
    const before = [
      'pas de',
      'sans',
      'sauf',
      'hors',
      'excepté',
      'ni',
      'bla',
      'machi',
      'ma bghitch',
      'mabghitch',
      'بدون',
      'بلا',
      'ماشي',
      'ما بغيتش',
      'باستثناء',
      'not',
      'except',
    ]
    const wishes = ['', 'voiture propre', 'bghit', 'je cherche une voiture', 'moins de 150000 dh', 'سيارة', 'occasion 2019']
    const brands = [...names.brands.values()].map(({ name }) => ({
      word: name,
      excluded: { ExcludedBrands: [name] },
      wish: 'Brands' as const,
      value: name,
    }))
    const cities = [...names.cities.values()].map(({ name }) => ({
      word: name,
      excluded: { ExcludedCities: [name] },
      wish: 'Cities' as const,
      value: name,
    }))
    const said = [...lexicon].flatMap(([word, { parameter, value }]) =>
      ['FuelTypes', 'GearTypes', 'BodyStyles', 'Colors'].includes(parameter) && value !== true
        ? [{ word, excluded: { [`Excluded${parameter}`]: [value] }, wish: parameter as 'FuelTypes', value }]
        : [],
    )
    await holds(
      fc.property(
        fc.constantFrom(...wishes),
        fc.constantFrom(...before),
        fc.constantFrom(...brands, ...cities, ...said),
        (wish, no, thing) => {
          const { criteria } = understand(`${wish} ${no} ${thing.word}`, names, thisYear)
          const wished: readonly string[] = criteria[thing.wish] ?? []
          expect(wished).not.toContain(thing.value)
          expect(criteria).toMatchObject(thing.excluded)
        },
      ),
      { runs: 1000 },
    )
  })
})
