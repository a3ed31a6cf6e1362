import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { guessedHolidays } from '#shared/holidays.ts'
import { everyName, type Localized } from '#shared/language.ts'
import { holds } from '#testing/property.ts'
import brands from './data/brands.json' with { type: 'json' }
import cities from './data/cities.json' with { type: 'json' }
import holidays from './data/holidays.json' with { type: 'json' }
import models from './data/models.json' with { type: 'json' }
import { bodyStyles, buildVocabulary, editDistance, fold, isModelName, letterMask, maxModelName, mayBeNear, squash } from './rules.ts'

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
    ['۲۰۱۹', '2019'],
    ['أڭادير', 'اكادير'],
    ['Golf 7 🔥🔥', 'golf 7'],
    ['ᶠᵘˡˡ', 'full'],
    ['', ''],
  ])('folds %s to %s', (text, folded) => expect(fold(text)).toBe(folded))

  test('squash removes spaces', () => expect(squash('RAV - 4')).toBe('rav4'))
})

describe('editDistance', () => {
  test('counts a transposition once', () => expect(editDistance('rneault', 'renault', 2)).toBe(1))
  test('stops beyond the limit', () => expect(editDistance('clio', 'tucson', 2)).toBe(3))
  test('equals a naive implementation up to the limit', async () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 7 })
    await holds(
      fc.property(word, word, fc.nat(4), (one, other, limit) => {
        const edits = slowly(one, other)
        expect(editDistance(one, other, limit)).toBe(Math.min(edits, limit + 1))
      }),
      { runs: 500 },
    )
    expect([editDistance('abdc', 'abcd', 1), editDistance('ab', 'ba', 1), editDistance('abc', 'cab', 2)]).toEqual([1, 1, 2])
  })

  test('accepts three hundred letters at most', () => {
    const text = (length: number) => 'a'.repeat(length)
    expect([editDistance(text(300), text(300), 1), editDistance(text(299), text(300), 1)]).toEqual([0, 1])
    expect([editDistance(text(301), text(301), 1), editDistance(text(300), text(301), 1), editDistance(text(301), text(300), 1)]).toEqual([
      2, 2, 2,
    ])
  })

  test('is zero for equal texts', () => expect(editDistance('clio', 'clio', 0)).toBe(0))
  test('is never below the limit when the letter masks exclude it', async () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcdeر8'), maxLength: 8 })
    await holds(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, limit) => {
        if (editDistance(a, b, limit) <= limit) expect(mayBeNear(letterMask(a), letterMask(b), limit)).toBe(true)
      }),
      { runs: 2000 },
    )
  })
})

/** Naive edit distance. */
function slowly(one: string, other: string): number {
  if (one === '' || other === '') return one.length + other.length
  const [a, b] = [one.slice(0, -1), other.slice(0, -1)]
  const last = one.at(-1) === other.at(-1) ? 0 : 1
  const ways = [slowly(a, other) + 1, slowly(one, b) + 1, slowly(a, b) + last]
  const isSwapped = one.length > 1 && other.length > 1 && one.at(-1) === other.at(-2) && one.at(-2) === other.at(-1)
  return Math.min(...ways, ...(isSwapped ? [slowly(a.slice(0, -1), b.slice(0, -1)) + 1] : []))
}

describe('typos', () => {
  /** Looks up a text in a vocabulary with this name only. */
  const found = (name: string, typed: string) =>
    buildVocabulary({ brands: [{ id: 1, name, names: { fr: name } }], models: [], cities: [], spellings: [] }).brand(typed)?.score ?? null

  test.each([
    // none in three letters, one in four to seven, two up to thirteen, then three
    ['kia', 'kja', null],
    ['audi', 'audy', 0.75],
    ['audi', 'awdy', null],
    ['peugeot', 'peugeod', 1 - 1 / 7],
    ['peugeot', 'pewgeod', null],
    ['chevrole', 'chewrola', 1 - 2 / 8],
    ['chevrole', 'chewrala', null],
    ['abcdefghijklm', 'xbcdefghijkly', 1 - 2 / 13],
    ['abcdefghijklm', 'xbcdefzhijkly', null],
    ['abcdefghijklmn', 'xbcdefzhijklmy', 1 - 3 / 14],
    ['abcdefghijklmn', 'xbcdxfzhijklmy', null],
    // the shorter text sets the limit, the longer one the base of the score
    ['chevrole', 'chevro', null],
    ['chevrol', 'chevrolx', 1 - 1 / 8],
    ['chevro', 'chevrolx', null],
  ])('finds in %s the text %s with a score of %s', (name, typed, score) => {
    const said = found(name, typed)
    if (score === null) expect(said).toBeNull()
    else expect(said).toBeCloseTo(score, 10)
  })
})

describe('buildVocabulary', () => {
  test.each([
    ['RENAULT', 'Renault'],
    ['رونو', 'Renault'],
    ['vw', 'Volkswagen'],
    ['mercdes benz', 'Mercedes-Benz'],
    ['wolkswagen', 'Volkswagen'],
  ])('resolves the brand %s to %s', (text, name) => expect(vocabulary.brand(text)?.name).toBe(name))

  test('distinguishes a known spelling from a typo', () => {
    expect(vocabulary.brand('vw')).toEqual({ id: 2, name: 'Volkswagen', score: 1, exact: true, brandId: null })
    expect(vocabulary.brand('renualt')).toMatchObject({ id: 1, exact: false })
    expect(vocabulary.brand('renualt')?.score).toBeLessThan(1)
  })

  test('prefers the more popular of two equally near names', () => {
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

  test('never treats digits and single letters as typos', () => {
    expect(vocabulary.model('clase a', 3)?.name).toBe('Classe A')
    expect(vocabulary.model('Classe E', 3)).toBeNull()
    expect(vocabulary.model('208', 4)?.id).toBe(4)
    expect(vocabulary.model('408', 4)).toBeNull()
    expect(vocabulary.model('golf 9')).toBeNull()
    expect(vocabulary.model('gof 8')?.name).toBe('Golf 8')
  })

  test('finds a model within its brand', () => {
    expect(vocabulary.model('clio', 2)).toBeNull()
    expect(vocabulary.model('clio', 1)).toMatchObject({ id: 1, brandId: 1 })
  })

  test('requires the brand for a short name', () => {
    expect(vocabulary.model('up')).toBeNull()
    expect(vocabulary.all('model', 'up')).toEqual([])
    expect(vocabulary.model('up', 2)?.name).toBe('Up')
  })

  test('returns the most popular model of a shared name, or all', () => {
    expect(vocabulary.model('golf')?.name).toBe('Golf 7')
    expect(vocabulary.all('model', 'GOLF').map((m) => m.name)).toEqual(['Golf 7', 'Golf 8'])
    expect(vocabulary.all('model', 'gofl')).toEqual([])
  })

  test('finds a model at the start of a text without spaces', () => {
    expect(vocabulary.modelAtStart('Golf 77.5 gtd', 2)?.name).toBe('Golf 7')
    expect(vocabulary.modelAtStart('3081.6 hdi', 4)?.name).toBe('308')
    expect(vocabulary.modelAtStart('tout neuf', 4)).toBeNull()
  })

  test('sorts models of one name by popularity, then by id', () => {
    const row = (id: number, brandId: number, name: string, popularity?: number) => ({
      ...{ id, brandId, name, names: { fr: name } },
      ...(popularity !== undefined && { popularity }),
    })
    const { all, models, modelAtStart, maxWords } = buildVocabulary({
      brands: [1, 2].map((id) => ({ id, name: `Brand ${id}`, names: { fr: `Brand ${id}` } })),
      models: [
        row(7, 1, 'Vito', 3),
        row(5, 2, 'Vito', 9),
        row(4, 2, 'Vito', 3),
        row(6, 1, 'Vito'),
        row(8, 1, 'Q'),
        row(9, 1, 'City'),
        row(3, 1, 'Vito Tourer XL'),
      ],
      cities: [],
      spellings: [{ kind: 'model', spelling: 'vito', targetId: 3 }],
    })
    const ids = (found: readonly { id: number }[]) => found.map(({ id }) => id)
    expect(ids(all('model', 'vito'))).toEqual([5, 4, 7, 3, 6])
    expect([ids(all('model', 'vito', 1)), ids(models('vito')), ids(models('vito', [2])), ids(models('vito', []))]).toEqual([
      [7, 3, 6],
      [5, 4, 7, 3, 6],
      [5, 4],
      [],
    ])
    // an everyday word matches no model alone, but does in a filter
    expect([ids(all('model', 'city')), ids(all('model', 'city', 1)), ids(models('city'))]).toEqual([[], [9], [9]])
    // the longest name wins; a single letter matches nothing
    expect([modelAtStart('vitotourerxl 2.0', 1), modelAtStart('Vito Tourer', 1), modelAtStart('vito', 1)]).toMatchObject([
      { id: 3, score: 0.9, exact: false },
      { id: 7, score: 0.9 },
      { id: 7, score: 1, exact: true },
    ])
    expect([modelAtStart('q 7', 1), modelAtStart('vito', 3), maxWords]).toEqual([null, null, 3])
    expect(all('model', 'vito')[0]).toEqual({ id: 5, name: 'Vito', score: 1, exact: true, brandId: 2 })
  })

  test.each([
    ['casa', 'Casablanca'],
    ['الدار البيضاء', 'Casablanca'],
    ['دار البيضاء', 'Casablanca'],
    ['رباط', 'Rabat'],
    // only the article is optional, and only for cities
    ['فلت', undefined],
    ['tifelt', 'Tiflet'],
  ])('resolves the city %s to %s', (text, name) => expect(vocabulary.city(text)?.name).toBe(name))

  test.each(['', '   ', '!!', 'abc', 'xyzzyxyzzy'])('matches nothing in "%s"', (text) => {
    expect(vocabulary.brand(text)).toBeNull()
    expect(vocabulary.model(text)).toBeNull()
    expect(vocabulary.city(text)).toBeNull()
  })

  test('ignores a spelling of a missing row', () => expect(vocabulary.city('gone')).toBeNull())
})

describe('shipped reference data', () => {
  const keys = (row: { name: string; names: Localized; nameEn?: string; spellings: string[] }) =>
    new Set([row.name, ...everyName(row.names), row.nameEn ?? '', ...row.spellings].map(squash).filter(Boolean))
  const shared = (rows: readonly Parameters<typeof keys>[0][]) => {
    const owners = new Map<string, string[]>()
    for (const row of rows) for (const key of keys(row)) owners.set(key, [...(owners.get(key) ?? []), row.name])
    return [...owners].filter(([, names]) => names.length > 1)
  }

  test('has 62 cities and 61 brands without ambiguous spellings', () => {
    expect([cities.length, brands.length]).toEqual([62, 61])
    expect(shared(cities)).toEqual([])
    expect(shared(brands)).toEqual([])
  })

  test('has models for every brand; only "golf" is ambiguous within one', () => {
    const unclear = brands.flatMap(({ name }) => {
      const own = models.filter((model) => model.brand === name)
      expect(own.length).toBeGreaterThan(0)
      return shared(own).filter(([, names]) => !names.every((one) => one.startsWith('Golf ')))
    })
    expect(unclear).toEqual([])
    expect(models.filter((model) => !brands.some((brand) => brand.name === model.brand))).toEqual([])
  })

  test('has body styles of the specification and plausible numbers', () => {
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

test.each([2026, 2027])('estimates the holidays of %s within one day', (year) => {
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

test('includes a feast that occurs twice in a year', () => {
  const fitr = guessedHolidays(2033).filter(({ code }) => code.startsWith('Fitr'))
  expect(fitr.map(({ code, date }) => [code, date.slice(0, 7)])).toEqual([
    ['Fitr2033.1', '2033-01'],
    ['Fitr2033.2', '2033-01'],
    ['Fitr2033b.1', '2033-12'],
    ['Fitr2033b.2', '2033-12'],
  ])
})

describe('isModelName', () => {
  test.each(['Xpeng', 'G3', 'C-HR', '500 L', 'Ë-C4', 'شيري', 'B-Class (W245)', 'ID.3', '9000'])('accepts %s as a name', (name) => {
    expect(isModelName(name)).toBe(true)
  })

  test.each([
    '',
    ' ',
    '-',
    'www.exemple.ma',
    'exemple.ma',
    '06 12 34 56 78',
    'Appelez 0612345678',
    'a@b.ma',
    '<b>x</b>',
    'a\u202eb',
    'x'.repeat(maxModelName + 1),
  ])('rejects %j as a name', (name) => {
    expect(isModelName(name)).toBe(false)
  })
})
