import { describe, expect, test } from 'vitest'
import { buildVocabulary } from '#domains/foundation/reference/rules.ts'
import { readTitle } from './rules.ts'

const called = (name: string) => ({ name, names: { fr: name, ar: name } })
const vocabulary = buildVocabulary({
  brands: [
    { id: 1, ...called('Renault') },
    { id: 2, ...called('Volkswagen') },
    { id: 3, ...called('Land Rover') },
  ],
  models: [
    { id: 11, brandId: 1, ...called('Clio') },
    { id: 12, brandId: 1, ...called('Kangoo') },
    { id: 21, brandId: 2, ...called('Golf') },
    { id: 22, brandId: 2, ...called('Golf Plus') },
    { id: 31, brandId: 3, ...called('Range Rover Sport') },
    { id: 32, brandId: 3, ...called('Discovery') },
  ],
  cities: [],
  spellings: [],
})
const known = { fuelType: new Map(), gearType: new Map(), color: new Map(), engine: /\b\d[.,]\d ?dci\b/u, trims: [] }
const car = (title: string, brandId: number | null = null) => {
  const { brandId: brand, modelText } = readTitle(title, vocabulary, known, brandId)
  return [brand, modelText]
}

describe('model of a title', () => {
  test('is found at the start, in the middle and at the end', () => {
    expect(car('clio a vendre', 1)).toEqual([1, 'clio'])
    expect(car('belle clio a vendre', 1)).toEqual([1, 'clio'])
    expect(car('a vendre clio', 1)).toEqual([1, 'clio'])
    expect(car('clio', 1)).toEqual([1, 'clio'])
  })

  test('is the longest matching name', () => {
    expect(car('golf plus', 2)).toEqual([2, 'golf plus'])
    expect(car('range rover sport', 3)).toEqual([3, 'range rover sport'])
    expect(car('golf sans plus', 2)).toEqual([2, 'golf'])
  })
})

test('matches a make with eight of ten letters', () => {
  expect(car('renaut 2015')).toEqual([1, null])
  expect(car('volswagan 2015')).toEqual([2, null])
  expect(car('lendrovar 2015')).toEqual([null, null])
})

describe('misspelled model', () => {
  test('is found at the start, in the middle and at the end', () => {
    expect(car('kangooo 2015', 1)).toEqual([1, 'Kangoo'])
    expect(car('belle kangooo 2015', 1)).toEqual([1, 'Kangoo'])
    expect(car('renault kangooo')).toEqual([1, 'Kangoo'])
    expect(car('kangooo', 1)).toEqual([1, 'Kangoo'])
  })

  test('may have two words', () => {
    expect(car('disco verry 2015', 3)).toEqual([3, 'Discovery'])
    expect(car('a vendre disco verry', 3)).toEqual([3, 'Discovery'])
    // three words are no typing error
    expect(car('dis co verry', 3)).toEqual([3, null])
  })

  test('needs enough letters and the right make', () => {
    expect(car('clo 2015', 1)).toEqual([1, null])
    expect(car('kangooo 2015', 2)).toEqual([2, null])
    expect(car('kango 2015', 1)).toEqual([1, 'Kangoo'])
  })
})
