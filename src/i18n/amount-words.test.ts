import { describe, expect, test } from 'vitest'
import { languages } from '#shared/language.ts'
import { amountInWords } from './amount-words.ts'

describe('amountInWords in French', () => {
  test.each([
    [0, 'zéro dirham'],
    [1, 'un dirham'],
    [2, 'deux dirhams'],
    [17, 'dix-sept dirhams'],
    [21, 'vingt et un dirhams'],
    [70, 'soixante-dix dirhams'],
    [71, 'soixante et onze dirhams'],
    [77, 'soixante-dix-sept dirhams'],
    [80, 'quatre-vingts dirhams'],
    [81, 'quatre-vingt-un dirhams'],
    [91, 'quatre-vingt-onze dirhams'],
    [99, 'quatre-vingt-dix-neuf dirhams'],
    [100, 'cent dirhams'],
    [101, 'cent un dirhams'],
    [200, 'deux cents dirhams'],
    [280, 'deux cent quatre-vingts dirhams'],
    [1000, 'mille dirhams'],
    [1001, 'mille un dirhams'],
    [80_000, 'quatre-vingt mille dirhams'],
    [189_000, 'cent quatre-vingt-neuf mille dirhams'],
    [200_000, 'deux cent mille dirhams'],
    [265_871, 'deux cent soixante-cinq mille huit cent soixante et onze dirhams'],
    [1_000_000, 'un million de dirhams'],
    [1_000_080, 'un million quatre-vingts dirhams'],
    [200_000_000, 'deux cents millions de dirhams'],
    [80_300_000, 'quatre-vingts millions trois cent mille dirhams'],
  ])('%i', (amount, words) => {
    expect(amountInWords(amount, 'fr')).toBe(words)
  })
})

describe('amountInWords in Arabic', () => {
  test.each([
    [0, 'صفر درهم'],
    [1, 'درهم واحد'],
    [2, 'درهمان'],
    [3, 'ثلاثة دراهم'],
    [10, 'عشرة دراهم'],
    [11, 'أحد عشر درهما'],
    [12, 'اثنا عشر درهما'],
    [20, 'عشرون درهما'],
    [21, 'واحد وعشرون درهما'],
    [99, 'تسعة وتسعون درهما'],
    [100, 'مائة درهم'],
    [101, 'مائة درهم ودرهم واحد'],
    [103, 'مائة وثلاثة دراهم'],
    [150, 'مائة وخمسون درهما'],
    [200, 'مائتا درهم'],
    [250, 'مائتان وخمسون درهما'],
    [1000, 'ألف درهم'],
    [2000, 'ألفا درهم'],
    [2500, 'ألفان وخمسمائة درهم'],
    [3000, 'ثلاثة آلاف درهم'],
    [11_000, 'أحد عشر ألف درهم'],
    [11_500, 'أحد عشر ألفا وخمسمائة درهم'],
    [101_000, 'مائة ألف وألف درهم'],
    [189_000, 'مائة وتسعة وثمانون ألف درهم'],
    [200_000, 'مائتا ألف درهم'],
    [265_871, 'مائتان وخمسة وستون ألفا وثمانمائة وواحد وسبعون درهما'],
    [1_000_000, 'مليون درهم'],
    [2_000_000, 'مليونا درهم'],
    [3_250_000, 'ثلاثة ملايين ومائتان وخمسون ألف درهم'],
  ])('%i', (amount, words) => {
    expect(amountInWords(amount, 'ar')).toBe(words)
  })
})

test.each(languages)('gives each amount different words in %s', (language) => {
  const amounts = [...Array(30_000).keys(), ...Array.from({ length: 20_000 }, (_, i) => 30_000 + i * 9973)]
  expect(new Set(amounts.map((amount) => amountInWords(amount, language))).size).toBe(amounts.length)
})

test.each([-1, 0.5, 1e9, Number.NaN])('rejects the amount %d', (amount) => {
  expect(() => amountInWords(amount, 'fr')).toThrow(RangeError)
})
