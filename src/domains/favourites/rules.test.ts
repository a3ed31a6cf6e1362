import { describe, expect, test } from 'vitest'
import { keptLimit, priceChange, readKept } from './rules.ts'

const duster = { id: 12, slug: 'dacia-duster', title: 'Dacia Duster', price: 189_000, picture: 'a1b2c3d4e5', savedOn: '2026-03-01' }

describe('what the device kept', () => {
  test('a car comes back as it was saved', () => {
    expect(readKept([duster])).toEqual([duster])
  })

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'oops'],
    ['an object', { 12: duster }],
    ['a number', 3],
  ])('%s is an empty list', (_, stored) => {
    expect(readKept(stored)).toEqual([])
  })

  test('what is not a car is dropped, the rest stays', () => {
    expect(
      readKept([
        null,
        4,
        'x',
        {},
        { id: '12', title: 'Text id' },
        { id: -1, title: 'Negative' },
        { id: 1.5, title: 'Half' },
        { id: 3, title: '' },
        duster,
      ]),
    ).toEqual([duster])
  })

  test('a damaged detail is forgotten, not the car', () => {
    expect(readKept([{ id: 12, title: 'Dacia Duster', price: -5, slug: '../../etc', picture: '<img>', savedOn: 'yesterday' }])).toEqual([
      { id: 12, slug: 'voiture', title: 'Dacia Duster', price: null, picture: null, savedOn: '' },
    ])
  })

  test('a car counts once, the last saved wins', () => {
    expect(readKept([{ ...duster, price: 180_000 }, duster])).toEqual([{ ...duster, price: 180_000 }])
  })

  test('the oldest leave a list that grew absurd', () => {
    const many = Array.from({ length: keptLimit + 50 }, (_, i) => ({ ...duster, id: i + 1 }))
    expect(readKept(many)).toHaveLength(keptLimit)
    expect(readKept(many).at(-1)?.id).toBe(keptLimit)
  })
})

describe('price since saving', () => {
  test('says by how much it moved', () => {
    expect(priceChange(189_000, 183_000)).toBe(-6_000)
    expect(priceChange(183_000, 189_000)).toBe(6_000)
  })

  test('says nothing when it stood still or one of the two is not known', () => {
    expect(priceChange(189_000, 189_000)).toBeNull()
    expect(priceChange(null, 189_000)).toBeNull()
    expect(priceChange(189_000, null)).toBeNull()
  })
})
