import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { guessedHolidays } from '#shared/holidays.ts'
import { everyName, type Localized } from '#shared/language.ts'
import { holds } from '#testing/property.ts'
import brands from './data/brands.json' with { type: 'json' }
import cities from './data/cities.json' with { type: 'json' }
import holidays from './data/holidays.json' with { type: 'json' }
import models from './data/models.json' with { type: 'json' }
import { bodyStyles, buildVocabulary, editDistance, fold, letterMask, mayBeNear, squash } from './rules.ts'

const vocabulary = buildVocabulary({
  brands: [
    { id: 1, name: 'Renault', names: { fr: 'Renault', ar: 'رونو' }, popularity: 10 },
    { id: 2, name: 'Volkswagen', names: { fr: 'Volkswagen', ar: 'فولكس فاكن' }, popularity: 12 },
    { id: 3, name: 'Mercedes-Benz', names: { fr: 'Mercedes-Benz', ar: 'مرسيدس بنز' }, popularity: 9 },
    { id: 4, name: 'Peugeot', names: { fr: 'Peugeot', ar: 'بوجو' }, popularity: 8 },
  ],
  models: [
    { id: 1, brandId: 1, name: 'Clio', names: { fr: 'Clio', ar: 'كليو' }, popularity: 5 },
    { id: 2, brandId: 2, name: 'Golf 7', names: { fr: 'Golf 7', ar: 'غولف 7' }, popularity: 7 },
    { id: 3, brandId: 2, name: 'Golf 8', names: { fr: 'Golf 8', ar: 'غولف 8' }, popularity: 6 },
    { id: 4, brandId: 4, name: '208', names: { fr: '208', ar: '208' } },
    { id: 5, brandId: 4, name: '308', names: { fr: '308', ar: '308' } },
    { id: 6, brandId: 2, name: 'Polo', names: { fr: 'Polo', ar: 'بولو' } },
    { id: 7, brandId: 2, name: 'Up', names: { fr: 'Up', ar: 'أب' } },
    { id: 8, brandId: 3, name: 'Classe A', names: { fr: 'Classe A', ar: 'الفئة A' } },
  ],
  cities: [
    { id: 1, name: 'Casablanca', names: { fr: 'Casablanca', ar: 'الدار البيضاء' }, nameEn: 'Casablanca' },
    { id: 2, name: 'Tiflet', names: { fr: 'Tiflet', ar: 'تيفلت' }, nameEn: 'Tiflet' },
    { id: 3, name: 'Rabat', names: { fr: 'Rabat', ar: 'الرباط' }, nameEn: 'Rabat' },
  ],
  spellings: [
    { kind: 'brand', spelling: 'vw', targetId: 2 },
    { kind: 'city', spelling: 'casa', targetId: 1 },
    { kind: 'model', spelling: 'golf', targetId: 2 },
    { kind: 'model', spelling: 'golf', targetId: 3 },
    { kind: 'city', spelling: 'gone', targetId: 99 },
  ],
})

describe('fold', () => {
  test.each([
    ['Citroën C-Élysée', 'citroen c elysee'],
    ['  MERCEDES--benz ', 'mercedes benz'],
    ['أكادير', 'اكادير'],
    ['طَنْجَة', 'طنجه'],
    ['سيارة إلى موسى', 'سياره الي موسي'],
    ['كليو ٢٠١٩', 'كليو 2019'],
    ['أڭادير', 'اكادير'],
    ['Golf 7 🔥🔥', 'golf 7'],
    ['ᶠᵘˡˡ', 'full'],
    ['', ''],
  ])('%s becomes %s', (text, folded) => expect(fold(text)).toBe(folded))

  test('squash drops the spaces', () => expect(squash('RAV - 4')).toBe('rav4'))
})

describe('editDistance', () => {
  test('counts a swap of neighbours once', () => expect(editDistance('rneault', 'renault', 2)).toBe(1))
  test('stops beyond the limit', () => expect(editDistance('clio', 'tucson', 2)).toBe(3))
  test('is zero for equal texts', () => expect(editDistance('clio', 'clio', 0)).toBe(0))
  test('is never within the limit where the letters alone rule it out', async () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcdeر8'), maxLength: 8 })
    await holds(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, limit) => {
        if (editDistance(a, b, limit) <= limit) expect(mayBeNear(letterMask(a), letterMask(b), limit)).toBe(true)
      }),
      { runs: 2000 },
    )
  })
})

describe('the vocabulary', () => {
  test.each([
    ['RENAULT', 'Renault'],
    ['رونو', 'Renault'],
    ['vw', 'Volkswagen'],
    ['mercdes benz', 'Mercedes-Benz'],
    ['wolkswagen', 'Volkswagen'],
  ])('brand %s is %s', (text, name) => expect(vocabulary.brand(text)?.name).toBe(name))

  test('a known spelling is exact, a typo is not', () => {
    expect(vocabulary.brand('vw')).toEqual({ id: 2, name: 'Volkswagen', score: 1, exact: true, brandId: null })
    expect(vocabulary.brand('renualt')).toMatchObject({ id: 1, exact: false })
    expect(vocabulary.brand('renualt')?.score).toBeLessThan(1)
  })

  test('of two names as near the more popular one is meant, whichever comes first', () => {
    const of = (first: number, second: number) =>
      buildVocabulary({
        brands: [
          { id: 1, name: 'Marina', names: { fr: 'Marina', ar: 'مارينا' }, popularity: first },
          { id: 2, name: 'Marine', names: { fr: 'Marine', ar: 'مارين' }, popularity: second },
        ],
        models: [],
        cities: [],
        spellings: [],
      }).brand('marinu')?.name
    expect([of(1, 2), of(2, 1)]).toEqual(['Marine', 'Marina'])
  })

  test('figures and single letters never count as typos', () => {
    expect(vocabulary.model('clase a', 3)?.name).toBe('Classe A')
    expect(vocabulary.model('Classe E', 3)).toBeNull()
    expect(vocabulary.model('208', 4)?.id).toBe(4)
    expect(vocabulary.model('408', 4)).toBeNull()
    expect(vocabulary.model('golf 9')).toBeNull()
    expect(vocabulary.model('gof 8')?.name).toBe('Golf 8')
  })

  test('a model is looked for within its brand', () => {
    expect(vocabulary.model('clio', 2)).toBeNull()
    expect(vocabulary.model('clio', 1)).toMatchObject({ id: 1, brandId: 1 })
  })

  test('a tiny name needs its brand', () => {
    expect(vocabulary.model('up')).toBeNull()
    expect(vocabulary.all('model', 'up')).toEqual([])
    expect(vocabulary.model('up', 2)?.name).toBe('Up')
  })

  test('a name shared by several models gives the most popular, and all on request', () => {
    expect(vocabulary.model('golf')?.name).toBe('Golf 7')
    expect(vocabulary.all('model', 'GOLF').map((m) => m.name)).toEqual(['Golf 7', 'Golf 8'])
    expect(vocabulary.all('model', 'gofl')).toEqual([])
  })

  test('the glued beginning of an advert line is a model', () => {
    expect(vocabulary.modelAtStart('Golf 77.5 gtd', 2)?.name).toBe('Golf 7')
    expect(vocabulary.modelAtStart('3081.6 hdi', 4)?.name).toBe('308')
    expect(vocabulary.modelAtStart('tout neuf', 4)).toBeNull()
  })

  test.each([
    ['casa', 'Casablanca'],
    ['الدار البيضاء', 'Casablanca'],
    ['دار البيضاء', 'Casablanca'],
    ['رباط', 'Rabat'],
    ['tifelt', 'Tiflet'],
  ])('city %s is %s', (text, name) => expect(vocabulary.city(text)?.name).toBe(name))

  test.each(['', '   ', '!!', 'abc', 'xyzzyxyzzy'])('nothing is understood in "%s"', (text) => {
    expect(vocabulary.brand(text)).toBeNull()
    expect(vocabulary.model(text)).toBeNull()
    expect(vocabulary.city(text)).toBeNull()
  })

  test('a spelling of a row that is gone is left out', () => expect(vocabulary.city('gone')).toBeNull())
})

describe('the facts that come with the product', () => {
  const keys = (row: { name: string; names: Localized; nameEn?: string; spellings: string[] }) =>
    new Set([row.name, ...everyName(row.names), row.nameEn ?? '', ...row.spellings].map(squash).filter(Boolean))
  const shared = (rows: readonly Parameters<typeof keys>[0][]) => {
    const owners = new Map<string, string[]>()
    for (const row of rows) for (const key of keys(row)) owners.set(key, [...(owners.get(key) ?? []), row.name])
    return [...owners].filter(([, names]) => names.length > 1)
  }

  test('62 cities and 61 brands, no spelling names two of them', () => {
    expect([cities.length, brands.length]).toEqual([62, 61])
    expect(shared(cities)).toEqual([])
    expect(shared(brands)).toEqual([])
  })

  test('every brand has models, and within a brand only "golf" names several', () => {
    const unclear = brands.flatMap(({ name }) => {
      const own = models.filter((model) => model.brand === name)
      expect(own.length).toBeGreaterThan(0)
      return shared(own).filter(([, names]) => !names.every((one) => one.startsWith('Golf ')))
    })
    expect(unclear).toEqual([])
    expect(models.filter((model) => !brands.some((brand) => brand.name === model.brand))).toEqual([])
  })

  test('models have a body style of the spec and sensible figures', () => {
    const odd = models.filter(
      ({ bodyStyle, doors, seats, fiscalPower, fromYear, toYear }) =>
        !(bodyStyles as readonly string[]).includes(bodyStyle) ||
        doors < 2 ||
        doors > 5 ||
        seats < 2 ||
        seats > 9 ||
        fiscalPower < 2 ||
        (fromYear ?? 0) > (toYear ?? 9999),
    )
    expect(odd).toEqual([])
  })
})

test.each([2026, 2027])('guesses the holidays of %s to the day or the day beside it', (year) => {
  const real = holidays.filter(({ date }) => date.startsWith(String(year)))
  const guessed = new Map(guessedHolidays(year).map((holiday) => [holiday.code, holiday]))
  expect([...guessed.keys()].sort()).toEqual(real.map(({ code }) => code).sort())
  for (const { code, date, certainty, name } of real) {
    const guess = guessed.get(code)
    const off = Math.abs(Date.parse(guess?.date ?? '') - Date.parse(date)) / 86_400_000
    expect({ code, near: off <= (certainty === 'Fixed' ? 0 : 1) }).toEqual({ code, near: true })
    expect(guess?.name).toEqual(name)
  }
})

test('a feast that comes twice in a year is there twice', () => {
  const fitr = guessedHolidays(2033).filter(({ code }) => code.startsWith('Fitr'))
  expect(fitr.map(({ code, date }) => [code, date.slice(0, 7)])).toEqual([
    ['Fitr2033.1', '2033-01'],
    ['Fitr2033.2', '2033-01'],
    ['Fitr2033b.1', '2033-12'],
    ['Fitr2033b.2', '2033-12'],
  ])
})
