// @vitest-environment happy-dom

import { fireEvent } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { SettingRow } from '#domains/foundation/reference/settings/contract.ts'
import { sample } from '#testing/described.ts'
import { fakeApi, Refusal } from '#testing/fake-api.ts'
import { buttons, fill, packText, press, show, submit, words } from '#testing/screen.tsx'
import { SettingLine } from './setting-line.tsx'

const t = packText('staffSettings')

const api = fakeApi()
const saving = ['put', '/api/staff/settings/{key}'] as const
const row = (changes: Partial<SettingRow>): SettingRow =>
  sample('SettingRow', {
    key: 'booking.holdMinutes',
    value: '15',
    shape: 'number',
    type: 'number',
    min: 5,
    max: 120,
    whole: true,
    unit: null,
    default: null,
    ...changes,
  })

function Page({ first }: { first: SettingRow }) {
  const [setting, change] = useState(first)
  return <SettingLine key={`${setting.key} ${setting.value}`} setting={setting} changed={change} />
}
const open = (changes: Partial<SettingRow> = {}) => show(<Page first={row(changes)} />)
const control = () => document.querySelector('input, select, textarea') as HTMLInputElement
const type = (value: string) => fill(control(), value)

test('keeps a refused value with its reason; undo restores the stored one', async () => {
  open()
  type('500')
  const errors = [{ field: 'value', reason: 'tooBig', limit: 120 }]
  api.on(...saving, new Refusal(400, 'BadRequest', { message: 'Non.', errors }))
  await submit()
  expect(words()).toContain('ne peut pas dépasser 120.')
  expect(control().value).toBe('500')
  await press(t('undo'))
  expect([control().value, words().includes('dépasser')]).toEqual(['15', false])
})

test('reports an edit conflict and shows the value of the other user', async () => {
  open()
  type('20')
  api.on(...saving, new Refusal(409, 'SettingChanged', { message: 'Modifié entre-temps par Nadia.' }))
  api.on('get', '/api/staff/settings', [row({ value: '25' })])
  await submit()
  expect(control().value).toBe('25')
  expect(words()).toContain('Modifié entre-temps par Nadia.')
})

test('accepts commas of either language in a list of numbers', async () => {
  open({ key: 'financing.months', shape: 'numbers', type: 'json', value: '[12,24]' })
  expect(control().value).toBe('12, 24')
  type('12، 24; 48')
  api.on(...saving, row({ shape: 'numbers', value: '[12,24,48]' }))
  await submit()
  expect(api.made(...saving)[0]?.body).toEqual({ value: '[12,24,48]', was: '[12,24]' })
})

test('marks hours that close before they open; a checkbox closes a day', async () => {
  const week = [...Array(5).fill({ open: '08:00', close: '18:00' }), null, null]
  open({ key: 'booking.hours', shape: 'hours', type: 'json', value: JSON.stringify(week) })
  const times = () => [...document.querySelectorAll<HTMLInputElement>('input[type=time]')]
  expect(times()).toHaveLength(10)
  fill(times()[1] as HTMLInputElement, '08:00')
  expect(times()[1]?.getAttribute('aria-invalid')).toBe('true')
  fireEvent.click(document.querySelectorAll('input[type=checkbox]')[0] as Element)
  fireEvent.click(document.querySelectorAll('input[type=checkbox]')[6] as Element)
  api.on(...saving, row({ shape: 'hours', value: JSON.stringify(week) }))
  await submit()
  const body = api.made(...saving)[0]?.body as { value: string } | undefined
  expect(JSON.parse(body?.value ?? '')).toEqual([null, ...Array(4).fill(week[0]), null, { open: '08:00', close: '18:00' }])
})

test('accepts and rejects a rate in per cent, and working time in hours', async () => {
  const { unmount } = open({ key: 'financing.annualRate', value: '0.0825', unit: 'share', min: 0, max: 1, whole: false })
  expect([control().value, words()]).toEqual(['8.25', expect.stringContaining('%')])
  type('120')
  api.on(...saving, new Refusal(400, 'BadRequest', { message: 'Non.', errors: [{ field: 'value', reason: 'tooBig', limit: 1 }] }))
  await submit()
  expect(api.made(...saving)[0]?.body).toEqual({ value: '1.2', was: '0.0825' })
  expect(words()).toContain('ne peut pas dépasser 100.')
  unmount()
  open({ key: 'booking.due.Accepted', value: '600', unit: 'workMinutes', min: 5, max: 20_000 })
  expect([control().value, words()]).toEqual(['10', expect.stringContaining('heures ouvrées')])
})

test('restores the default by one press, saved like any other value', async () => {
  open({ value: '20', default: '15', unit: 'minutes' })
  await press('Remettre la valeur d’origine : 15 minutes')
  expect(control().value).toBe('15')
  expect(buttons(/origine/)).toEqual([])
  api.on(...saving, row({ value: '15', default: '15' }))
  await submit()
  expect(api.made(...saving)[0]?.body).toEqual({ value: '15', was: '20' })
})

test('undo also clears the input of a list', async () => {
  open({ key: 'financing.months', shape: 'numbers', type: 'json', value: '[12,24]' })
  type('12, 24, 36')
  await press(t('undo'))
  expect(control().value).toBe('12, 24')
})
