// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { fakeApi, offline } from '#testing/fake-api.ts'
import { hours, now, seller } from '#testing/reservation.ts'
import { clockAt, settle, show, words } from '#testing/screen.tsx'
import { until } from '#testing/until.ts'
import { Reserve } from './reserve.tsx'

const api = fakeApi()
const asking = ['get', '/api/bookings/hours'] as const
const car = {
  id: 7,
  slug: 'duster',
  brand: 'Dacia',
  model: 'Duster',
  name: 'Dacia Duster',
  price: 189_000,
  financing: false,
  isHeld: false,
}
const closedUntil = (opens: string | null) => ({ ...hours, open: false, opens })
// a Sunday, a month before Ramadan: Morocco is UTC+1
const sunday = '2026-01-18T12:00:00.000Z'

beforeEach(() => clockAt(now))

/** Label and hint of the button. */
async function said(found: object & { now: string }, { language = 'fr', short = false } = {}) {
  clockAt(found.now)
  api.on(...asking, found as typeof hours)
  const { container } = show(<Reserve car={car} deposit={3500} seller={seller} short={short} />, { language: language as Language })
  // loading on demand may take a while
  await until(() => settle().then(() => expect(api.made(...asking)).toHaveLength(1)))
  for (let i = 0; i < 4; i++) await settle()
  return [words(container.querySelector('button') ?? undefined), words(container.querySelector('p') ?? undefined)]
}

test('offers a reservation during opening hours', async () => {
  expect(await said(hours)).toEqual(['Réserver pour 3 500 DH', 'Acompte déduit du prix et remboursable.'])
})

test.each([
  ['fr', '2026-01-18T20:00:00Z', 'Prendre rang pour aujourd’hui à 21:00'],
  ['fr', '2026-01-19T07:00:00Z', 'Prendre rang pour demain à 08:00'],
  ['fr', '2026-01-20T07:00:00Z', 'Prendre rang pour mardi à 08:00'],
  ['ar', '2026-01-20T07:00:00Z', 'خذ دورك ليوم الثلاثاء على الساعة 08:00'],
  // a weekday of another week
  ['fr', '2026-01-25T07:00:00Z', 'Rejoindre la file d’attente'],
  ['fr', null, 'Être rappelé'],
])('outside of them it says in %s what a press does until %s', async (language, opens, label) => {
  const [button, hint] = await said({ ...closedUntil(opens), now: sunday }, { language })
  expect(button).toBe(label)
  expect(hint).not.toContain('Acompte')
})

test('shortens the label in the bottom bar', async () => {
  expect((await said(closedUntil('2026-03-17T08:00:00Z'), { short: true }))[0]).toBe('Prendre rang')
})

test('keeps the label without a response', async () => {
  api.on(...asking, offline)
  const { container } = show(<Reserve car={car} deposit={3500} seller={seller} />)
  for (let i = 0; i < 4; i++) await settle()
  expect(words(container.querySelector('button') ?? undefined)).toBe('Réserver pour 3 500 DH')
})
