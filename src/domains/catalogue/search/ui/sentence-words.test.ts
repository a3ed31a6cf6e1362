import { expect, test } from 'vitest'
import { completedWith, readWords, unreadWords, withoutWords } from './sentence-words.ts'

test('groups several filters of the same words', () => {
  const chips = [
    { parameter: 'Brands', value: 'Renault', text: 'clio' },
    { parameter: 'Models', value: 'Clio', text: 'clio' },
    { parameter: 'MaxPrice', value: 120_000, text: '120000' },
    { parameter: 'IsCertified', value: true, text: 'certifiée' },
  ]
  const read = readWords(chips).map(({ words, parts }) => [words, ...parts.map(({ value, to }) => to ?? value)])
  expect(read).toEqual([
    ['clio', 'Renault', 'Clio'],
    ['120000', '120000'],
    ['certifiée', 'true'],
  ])
})

test('returns a sort as a chip', () => {
  const [cheap] = readWords([{ parameter: 'sortPropertyName', value: 'price', text: 'pas cher' }])
  expect([cheap?.words, cheap?.parts, cheap?.order]).toEqual(['pas cher', [], 'priceUp'])
})

test.each([
  ['clio diesel casa 120 000 nickel', 'diesel', 'clio casa 120 000 nickel'],
  ['clio diesel casa 120 000 nickel', '120000', 'clio diesel casa nickel'],
  ['clio, moins de 120.000 dh', 'moins de 120000 dh', 'clio,'],
  ['كليو بـ ١٢٠ ٠٠٠', '120000', 'كليو بـ'],
  ['diesel ou essence', 'diesel', 'ou essence'],
  // not within another word
  ['clioform clio', 'clio', 'clioform'],
  ['a (b) c', 'zz', 'a (b) c'],
])('"%s" without "%s" is "%s"', (text, words, rest) => {
  expect(withoutWords(text, words)).toBe(rest)
})

test('replaces a prefix by the name', () => {
  expect(completedWith('diesel dus', 'Dacia Duster')).toBe('diesel Dacia Duster ')
  expect(completedWith('diesel land rov', 'Land Rover')).toBe('diesel Land Rover ')
  expect(completedWith('citro', 'Citroën')).toBe('Citroën ')
  expect(completedWith('Dacia', 'Dacia Duster')).toBe('Dacia Duster ')
})

test('omits a word being typed while it has completions', () => {
  const suggestions = [{ kind: 'model' as const, value: 'Duster', count: 3, criteria: {} }]
  expect(unreadWords('nickel dus', { unknown: ['nickel', 'dus'], suggestions })).toEqual(['nickel'])
  expect(unreadWords('nickel dus ', { unknown: ['nickel', 'dus'], suggestions })).toEqual(['nickel', 'dus'])
  expect(unreadWords('nickel', { unknown: ['nickel'], suggestions: [] })).toEqual(['nickel'])
})
