import { describe, expect, test } from 'vitest'
import { plainText, westernDigits } from './plain-text.ts'

describe('westernDigits', () => {
  test('reads the digits of every script', () => {
    const scripts = ['٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '０１２３４５６７８９', '०१२३४५६७८९', '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗', '𝟘𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡']
    expect(scripts.map(westernDigits)).toEqual(scripts.map(() => '0123456789'))
  })

  test('preserves words and positions', () => {
    expect(westernDigits('كليو ٢٠١٩ à 85 000')).toBe('كليو 2019 à 85 000')
  })
})

describe('plainText', () => {
  test.each([
    ['0612345678\ufe0f', '0612345678'],
    ['\u202a+212\u202c', '+212'],
    ['６１０００　ｋｍ', '61000 km'],
    ['85\u202f000', '85 000'],
    ['1\ufe0f\u20e3', '1'],
  ])('reads %j as %j', (typed, plain) => expect(plainText(typed)).toBe(plain))
})
