import { expect, test } from 'vitest'
import { isModelName, maxModelName } from './rules.ts'

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
