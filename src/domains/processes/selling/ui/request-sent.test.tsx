// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { fakeApi } from '#testing/fake-api.ts'
import { links, packText, settle, show, signedIn, words } from '#testing/screen.tsx'
import { RequestSent, sentSale } from './request-sent.tsx'

const t = packText('selling')

fakeApi()
const key = '11111111-1111-4111-8111-111111111111'
const store = { names: { fr: 'Rihla Fès' }, latitude: 34.02, longitude: -5.01 }
const sale = { key, reference: 'RA-2026-000417', type: 'Purchase', store, visit: null }
const href = (name: string) => links(name)[0]?.getAttribute('href')

test('returns no request when opened directly', () => {
  expect([sentSale(null), sentSale({ sale: {} }), sentSale({ sale })]).toEqual([null, null, sale])
})

test('shows appointment, route, calendar and the key of a guest', async () => {
  show(<RequestSent sale={{ ...sale, visit: { key: 'k', starts: '2026-12-01T09:30:00Z' } }} />)
  await settle()
  expect(document.querySelector('h1')?.textContent).toMatch(/^Rendez-vous mardi/)
  expect(href('Ajouter à mon agenda')).toContain('/api/appointments/k/calendar?lang=fr')
  expect(href('Itinéraire')).toContain('@34.02,-5.01')
  expect(href('Suivre ma demande')).toBe(`/request-success?purchase=${key}`)
  expect(words()).toContain('Virement')
})

test('announces a call without an appointment, a price for a trade-in', async () => {
  signedIn()
  show(<RequestSent sale={{ ...sale, type: 'TradeIn' }} />)
  await settle()
  expect(words()).toContain('L’agence Rihla Fès vous appelle')
  expect(links(t('own.visit.calendar'))).toEqual([])
  expect(href('Suivre ma demande')).toBe('/history/RA-2026-000417')
  expect(words()).toContain('Déduite du prix de la suivante')
  expect(words()).not.toContain('Virement')
})
