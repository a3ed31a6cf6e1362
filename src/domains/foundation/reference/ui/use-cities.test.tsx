// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { sample } from '#testing/described.ts'
import { fakeApi, offline } from '#testing/fake-api.ts'
import { settle, showHook } from '#testing/screen.tsx'
import { cityNamed, useCities } from './use-cities.ts'

const api = fakeApi()
const asking = ['get', '/api/cities/details'] as const
const fes = sample('City', { name: 'Fès', names: { fr: 'Fès', ar: 'فاس' } })
const rabat = sample('City', { name: 'Rabat', names: { fr: 'Rabat', ar: 'الرباط' } })

test('localises a city, and returns unknown names unchanged', async () => {
  api.on(...asking, [fes, rabat])
  const { now } = showHook(useCities, { language: 'ar' })
  expect(now().shown('Rabat')).toBe('Rabat')
  await settle()
  expect(['Rabat', 'Oujda', null].map(now().shown)).toEqual(['الرباط', 'Oujda', ''])
  expect(now().cities.map(({ name }) => name)).toEqual(['Fès', 'Rabat'])
  // cached while the page is open
  showHook(useCities)
  await settle()
  expect(api.made(...asking)).toHaveLength(1)
})

test('finds a city by any name; accepts every name without a list', () => {
  expect(['FES', 'fès', 'فاس', 'Fè', ''].map((typed) => cityNamed([rabat, fes], typed))).toEqual([
    'Fès',
    'Fès',
    'Fès',
    undefined,
    undefined,
  ])
  expect(cityNamed([], 'Oujda')).toBe('Oujda')
})

test('returns names unchanged when the list fails', async () => {
  api.on(...asking, offline)
  const { now } = showHook(useCities)
  await settle()
  expect([now().cities, now().shown('Fès')]).toEqual([[], 'Fès'])
})
