// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { fakeApi, offline } from '#testing/fake-api.ts'
import { clockAt, kept } from '#testing/screen.tsx'
import { chooseConsent, type KeptChoice, noteChoice, useConsent } from './use-consent.ts'

const api = fakeApi()
const noting = ['post', '/api/consents'] as const
const device = '5f0c2f0e-8a64-4f0e-9d3a-0b7c51d7f9aa'
const year = 365 * 86_400_000
const now = Date.parse('2026-11-20T10:00:00Z')
const choice: KeptChoice = { device, accepted: true, version: '2026-11', at: now, isNoted: true }
const keep = (stored: unknown) => localStorage.setItem('rihla.consent', JSON.stringify(stored))
const read = () => renderHook(() => useConsent()).result.current

beforeEach(() => clockAt('2026-11-20T10:00:00Z'))

test.each([
  ['a choice', choice, choice],
  ['a refusal that was not noted', { ...choice, accepted: false, isNoted: false }, { ...choice, accepted: false, isNoted: false }],
  ['noted by another version', { ...choice, isNoted: 'yes' }, { ...choice, isNoted: false }],
  ['a choice of a year ago', { ...choice, at: now - year }, { ...choice, at: now - year }],
  ['an older one', { ...choice, at: now - year - 1 }, null],
  ['one about other words', { ...choice, version: '2026-10' }, null],
  ['nothing', null, null],
  ['a word', 'accepted', null],
  ['no device', { ...choice, device: 7 }, null],
  ['no answer', { ...choice, accepted: 'yes' }, null],
  ['no moment', { ...choice, at: String(now) }, null],
])('what the device keeps is read: %s', (_what, stored, found) => {
  keep(stored)
  expect(read()).toEqual(found)
})

test('a device keeps its key with every choice, and who refuses is counted no more', () => {
  localStorage.setItem('rihla.visitor', '"0123456789abcdef"')
  keep({ ...choice, version: '2020-01' })
  chooseConsent(true)
  expect([kept('consent'), kept('visitor')]).toEqual([{ ...choice, isNoted: false }, '0123456789abcdef'])
  chooseConsent(false)
  expect([kept('consent'), kept('visitor')]).toEqual([{ ...choice, accepted: false, isNoted: false }, null])
  keep({ device: 7 })
  chooseConsent(true)
  expect(kept('consent').device).toMatch(/^[0-9a-f-]{36}$/)
})

test('sends the choice once and retries a failed one', async () => {
  await noteChoice(choice)
  expect(api.calls).toEqual([])
  const open = { ...choice, isNoted: false }
  keep(open)
  api.on(...noting, offline)
  await noteChoice(open)
  expect(kept('consent')).toEqual(open)
  document.documentElement.lang = 'ar'
  api.on(...noting, undefined)
  await noteChoice(open)
  expect(kept('consent')).toEqual(choice)
  expect(api.made(...noting).at(-1)?.body).toEqual({ device, accepted: true, version: '2026-11', language: 'ar' })
  document.documentElement.lang = 'fr'
})

test('ignores the response of an earlier choice', async () => {
  const later = { ...choice, accepted: false, at: now + 1, isNoted: false }
  api.on(...noting, () => {
    keep(later)
    return undefined
  })
  await noteChoice({ ...choice, isNoted: false })
  expect(kept('consent')).toEqual(later)
})
