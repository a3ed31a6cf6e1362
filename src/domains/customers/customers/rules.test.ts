import { expect, test } from 'vitest'
import { type SettingKey, settingDefaults, settingNumber } from './rules.ts'

test.each([
  ['12', 12],
  [null, 7],
  ['', 7],
  ['0', 7],
  ['-3', 7],
  ['1.5', 7],
  ['a week', 7],
])('the setting %j counts as %d days', (value, days) => expect(settingNumber('customers.exportDays', value)).toBe(days))

test('uses defaults for unusable settings', () => {
  expect(Object.keys(settingDefaults).map((key) => settingNumber(key as SettingKey, ''))).toEqual([7, 36, 30, 60])
})
