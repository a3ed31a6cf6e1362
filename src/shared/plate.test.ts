import { describe, expect, test } from 'vitest'
import { foreignPlate, hasRareLetter, localPlate, plateCells, writtenCells } from './plate.ts'

describe('plates', () => {
  test.each([
    ['12345A11', '12345A11'],
    ['1B1', '1B1'],
    ['99999D89', '99999D89'],
    ['7-أ-26', '7A26'],
    ['12345 | أ | 11', '12345A11'],
    ['12345هـ6', '12345H6'],
    ['١٢٣٤٥ ط ٤٠', '12345T40'],
    ['12345 e 06', '12345W6'],
    ['\u200f12345|و|6\u200e', '12345W6'],
    ['12345-ه‍-6', '12345H6'],
    ['۱۲۳۴۵-أ-۶', '12345A6'],
    ['12345A0', '12345A0'],
    ['1234-12-7', '1234-12-7'],
    ['WW 123456', 'WW123456'],
    ['123456A11', null],
    ['12345A90', null],
    ['A1234511', null],
    ['12345AB1', null],
    ['12345Z11', '12345Z11'],
    ['12345-z-89', '12345Z89'],
    ['12345Z90', null],
    ['12345-12-7', null],
    ['1234-12-0', null],
    ['', null],
  ])('%s is kept as %s', (typed, kept) => {
    expect(localPlate(typed)).toBe(kept)
  })

  test('parses three cells in Arabic and Latin letters', () => {
    expect(plateCells('12345A06')).toEqual({ serial: '12345', letter: 'أ', code: '6' })
    expect(plateCells('1234-12-7')).toBeNull()
  })

  test.each([
    ['12345A11', { serial: '12345', letter: 'أ', code: '11' }],
    ['12345-أ-06', { serial: '12345', letter: 'أ', code: '6' }],
    ['', { serial: '', letter: '', code: '' }],
    ['123', { serial: '123', letter: '', code: '' }],
    ['123E', { serial: '123', letter: 'و', code: '' }],
    ['A', { serial: '', letter: 'أ', code: '' }],
    ['123B4', { serial: '123', letter: 'ب', code: '4' }],
    ['123Z', null],
    ['1234-12-7', null],
    ['123456', { serial: '12345', letter: '', code: '6' }],
  ])('that is written as far as %j has the cells %j', (typed, cells) => {
    expect(writtenCells(typed)).toEqual(cells)
  })

  test('accepts and flags an unknown letter', () => {
    expect(['12345Z11', '12345Z90', '12345A11', '12345E11', '1234-12-7', 'ab-123-cd'].map(hasRareLetter)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ])
  })

  test('parses its own output unchanged', () => {
    for (const typed of ['12345A11', '7-أ-26', '1234 12 7', 'ww12']) expect(localPlate(localPlate(typed) ?? '')).toBe(localPlate(typed))
  })

  test.each([
    ['ab-123-cd', 'AB-123-CD'],
    ['  1234  BCD ', '1234 BCD'],
    ['M·AB 1234', 'M·AB 1234'],
    ['x', null],
    ["'; drop", null],
    ['A'.repeat(16), null],
  ])('of another country: %s is kept as %s', (typed, kept) => {
    expect(foreignPlate(typed)).toBe(kept)
  })
})
