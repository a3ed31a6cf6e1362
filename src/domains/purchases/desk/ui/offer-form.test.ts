import { expect, test } from 'vitest'
import { offerOf, typedDirhams } from './offer-form.ts'

test.each([
  ['1 500', 1500],
  ['-1500', -1500],
  ['− 1 500', -1500],
  ['–20', -20],
  ['0', 0],
  ['', null],
  ['-', null],
  ['12,5', null],
  ['abc', null],
] as const)('%j is %j', (text, wanted) => expect(typedDirhams(text)).toBe(wanted))

test('an offer and what explains it', () => {
  const line = (key: number, label: string, amount: string) => ({ key, label, amount })
  const tyres = line(1, 'Pneus', '-3 600')
  expect(offerOf('118 000', '128 000', [tyres, line(2, ' ', ' ')])).toEqual({
    quotation: 118_000,
    startValue: 128_000,
    reasons: [{ label: 'Pneus', amount: -3600 }],
    isWhole: true,
    gap: -6400,
  })
  expect(offerOf('118000', '', [tyres]).gap).toBeNull()
  expect(offerOf('', '1', []).gap).toBeNull()
  expect(offerOf('118000', '121600', [tyres]).gap).toBe(0)
  expect(offerOf('118000', '121600', [line(1, '', '-3600')]).isWhole).toBe(false)
  expect(offerOf('118000', '121600', [line(1, 'Pneus', 'x')]).isWhole).toBe(false)
})
