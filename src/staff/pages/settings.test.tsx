// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import type { SettingRow } from '#domains/foundation/reference/settings/contract.ts'
import { sample } from '#testing/described.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { packText, settle, show, words, write } from '#testing/screen.tsx'
import SettingsPage from './settings.tsx'

const t = packText('staffSettings')

const api = fakeApi()
const row = (key: string, changes: Partial<SettingRow>): SettingRow =>
  sample('SettingRow', { key, shape: 'number', type: 'number', unit: null, default: null, ...changes })

beforeEach(async () => {
  api.on('get', '/api/staff/settings', [
    row('booking.holdMinutes', { value: '20', default: '15', unit: 'minutes' }),
    row('booking.placeDays', { value: '14', default: '14', unit: 'days' }),
    row('financing.annualRate', { value: '0.0825', default: '0.0825', unit: 'share' }),
  ])
  show(<SettingsPage />, { at: '/staff/settings', path: '/staff/settings' })
  await settle()
})
const groups = () => [...document.querySelectorAll('details')].map((group) => [group.open, group.querySelector('summary')?.textContent])

test('lists the groups, their number of settings, and of changed ones', () => {
  expect(groups()).toEqual([
    [false, 'Réservation2 réglages · 1 modifié'],
    [false, 'Financement1 réglage'],
  ])
})

test('search matches name, text or key and expands the results', async () => {
  for (const needle of ['taux annuel', 'annualrate', 'Sert à toutes']) {
    write(t('search'), needle)
    await settle()
    expect([needle, groups()]).toEqual([needle, [[true, 'Financement1 réglage']]])
    expect(document.querySelector<HTMLInputElement>('details input')?.value).toBe('8.25')
  }
  write(t('search'), 'xyz')
  await settle()
  expect([groups(), words().includes('Aucun réglage')]).toEqual([[], true])
})
