import { expect, test } from 'vitest'
import { rib, spacedRib } from './rib.ts'

test.each([
  '011519000001205000534921',
  '007 810 0001234567890123 45',
  '230.780.0000000000000012-03',
  'MA64011519000001205000534921',
  'ma64 0115 1900 0001 2050 0053 4921',
  // full-width digits
  '０１１519000001205000534921',
])('%s is an account', (text) => expect(rib(text)).toMatch(/^\d{24}$/))

test.each(['', '01151900000120500053492', '0115190000012050005349210', '007810000123456789012346', 'FR64011519000001205000534921'])(
  '%s is none',
  (text) => expect(rib(text)).toBeNull(),
)

test('detects every wrong digit and swapped neighbours', () => {
  const right = '011519000001205000534921'
  for (let at = 0; at < right.length; at++) {
    const other = String((Number(right[at]) + 1) % 10)
    expect(rib(right.slice(0, at) + other + right.slice(at + 1))).toBeNull()
    const [one, two] = [right[at], right[at + 1]]
    if (two !== undefined && one !== two) expect(rib(right.slice(0, at) + two + one + right.slice(at + 2))).toBeNull()
  }
})

test('formats a RIB in groups; leaves other texts unchanged', () => {
  expect([spacedRib('007810000123456789012345'), spacedRib('0078')]).toEqual(['007 810 0001234567890123 45', '0078'])
})
