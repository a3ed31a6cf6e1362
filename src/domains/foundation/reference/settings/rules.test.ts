import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { SettingRow } from './contract.ts'
import { settingFault, shapeOf } from './rules.ts'

const fault = (key: string, value: string, type: SettingRow['type'] = 'number') => settingFault(value, shapeOf(key, type))?.reason ?? null
const open = '{"open":"08:00","close":"18:00"}'
const week = (...days: string[]) => `[${days.join(',')}]`

describe('settingFault', () => {
  test('accepts all shipped values, which have labels in both languages', () => {
    const read = (path: string) => JSON.parse(readFileSync(join(import.meta.dirname, path), 'utf8'))
    const settings: { key: string; value: string; type: SettingRow['type'] }[] = read('../data/settings.json')
    const empty = ['site.legal.cndp']
    for (const { key, value, type } of settings) if (!empty.includes(key)) expect([key, fault(key, value, type)]).toEqual([key, null])
    for (const language of ['fr', 'ar']) {
      const pack = read(`../../../../i18n/${language}/staffSettings.json`)
      const words = (key: string) => key.split('.').reduce((node, part) => node?.[part], pack)
      // due times have the names of booking statuses
      for (const key of new Set(settings.map(({ key }) => key.replace(/^(booking\.due)\..+/, '$1'))))
        expect([key, typeof words(`label.${key}`), typeof words(`about.${key}`)]).toEqual([key, 'string', 'string'])
    }
  })

  test('limits of every setting match the reviewed list', async () => {
    const settings: { key: string; type: SettingRow['type'] }[] = JSON.parse(
      readFileSync(join(import.meta.dirname, '../data/settings.json'), 'utf8'),
    )
    const lines = settings.map(({ key, type }) => {
      const { shape, min, max, whole, options, unit } = shapeOf(key, type)
      const limits = min === null && max === null ? '' : ` ${min ?? ''}…${max ?? ''}${whole ? '' : ', parts too'}`
      return `${key}: ${shape}${limits}${unit === null ? '' : ` ${unit}`}${options.length > 0 ? ` ${options.join(' | ')}` : ''}`
    })
    await expect(`${lines.sort().join('\n')}\n`).toMatchFileSnapshot('../data/setting-limits.txt')
  })

  test.each([
    ['booking.holdMinutes', '15', null],
    ['booking.holdMinutes', '4', 'tooSmall'],
    ['booking.holdMinutes', '121', 'tooBig'],
    ['booking.holdMinutes', '15.5', 'int'],
    ['vehicles.minPictures', '5.0', 'int'],
    ['booking.holdMinutes', '1e2', 'number'],
    ['booking.holdMinutes', '', 'number'],
    ['financing.annualRate', '0.0825', null],
    ['financing.annualRate', '8.25', 'tooBig'],
    ['audit.keepMonths', '11', 'tooSmall'],
    ['some.new.number', '12.5', null],
    ['some.new.number', '-1', 'tooSmall'],
  ])('%s = %s', (key, value, reason) => {
    expect(fault(key, value)).toBe(reason)
  })

  test.each([
    [week(open, open, open, open, open, 'null', 'null'), null],
    [week(open), 'hours'],
    [week('null', 'null', 'null', 'null', 'null', 'null', 'null'), 'hours'],
    [week('{"open":"18:00","close":"08:00"}', open, open, open, open, open, open), 'hours'],
    [week('{"open":"09:00","close":"09:00"}', open, open, open, open, open, open), 'hours'],
    [week('{"open":"09:00","close":"09:01"}', open, open, open, open, open, open), null],
    [week(open, open, open, open, open, open, 'null', 'null'), 'hours'],
    [week('{"open":"8:00","close":"18:00"}', open, open, open, open, open, open), 'hours'],
    [week('{"open":"08:00","close":"24:00"}', open, open, open, open, open, open), 'hours'],
    ['{}', 'hours'],
    ['no JSON', 'hours'],
  ])('the week %s', (value, reason) => {
    expect(fault('booking.hours', value, 'json')).toBe(reason)
  })

  test.each([
    ['financing.months', '[12,24]', null],
    ['financing.months', '[24,12]', 'numbers'],
    ['financing.months', '[12,12]', 'numbers'],
    ['financing.months', '[]', 'numbers'],
    ['financing.months', '[0,12]', 'tooSmall'],
    ['financing.months', '12, 24', 'numbers'],
    ['search.mileageSteps', '[5000,50000]', null],
    ['search.mileageSteps', '[7000]', 'notInList'],
    ['warranty.steps', '[{"maxAge":3,"maxMileage":60000,"months":6}]', null],
    ['warranty.steps', '[{"maxAge":3,"months":6}]', 'int'],
    ['warranty.steps', '[{"maxAge":"3","maxMileage":60000,"months":6}]', 'int'],
    ['warranty.steps', '[]', 'invalid'],
    ['some.json', '{"a":1}', null],
    ['some.json', '{a:1}', 'invalid'],
  ])('%s as JSON %s', (key, value, reason) => {
    expect(fault(key, value, 'json')).toBe(reason)
  })

  test.each([
    ['site.email', 'contact@rihla.example', null],
    ['site.email', 'contact@rihla', 'email'],
    ['customerCentre.phone', '0801 00 01 40', null],
    ['customerCentre.phone', '123', 'phone'],
    ['customerCentre.phone', '', 'phone'],
    ['assistance.mobile', '', null],
    ['assistance.mobile', '06', 'phone'],
    ['invoice.prefix', 'FA', null],
    ['invoice.prefix', '', 'required'],
    ['invoice.prefix', 'FACTURES1', 'tooLong'],
    ['invoice.prefix', 'F/A', 'invalid'],
    ['invoice.vat', 'Margin', null],
    ['invoice.vat', 'None', 'notInList'],
    ['site.name.fr', 'x'.repeat(501), 'tooLong'],
    ['site.name.fr', 'two\nlines', 'invalid'],
  ])('%s as text %s', (key, value, reason) => {
    expect(fault(key, value, 'text')).toBe(reason)
  })
})
