// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { exampleFacets } from '#domains/catalogue/search/ui/filter-panel.example.tsx'
import { sample } from '#testing/described.ts'
import { fakeApi, Refusal } from '#testing/fake-api.ts'
import { button, buttons, field, packText, press, settle, show, signedIn, submit, words } from '#testing/screen.tsx'
import AlertDetailsPage from './alert-details.tsx'

const t = packText('alerts')

const api = fakeApi()
const asking = ['get', '/api/customers/alerts/{id}'] as const
const saving = ['put', '/api/customers/alerts/{id}'] as const
const removing = ['delete', '/api/customers/alerts/{id}'] as const
const consenting = ['put', '/api/customers/current/consents'] as const
const alert = sample('Preference', {
  id: 5,
  brands: ['Dacia'],
  frequency: 'Daily',
  news: true,
  created: '2026-03-01T10:00:00.000Z',
  count: 3,
})

beforeEach(() => {
  signedIn()
  api.on(...asking, alert)
  api.on('get', '/api/customers/current', sample('Customer', { emailVerified: true }))
  api.on('get', '/api/vehicles/facets', exampleFacets())
  api.on('get', '/api/vehicles', sample('ListVehiclesResponse'))
})
async function open(at = '/alert-details?id=5') {
  const screen = show(<AlertDetailsPage />, { at, path: '/alert-details' })
  for (let i = 0; i < 4; i++) await settle()
  return screen
}
const form = () => document.querySelector('form:not([method=dialog])') as HTMLFormElement

test('shows a sign-in link to a visitor and sends no request', async () => {
  localStorage.clear()
  await open()
  expect([words().includes('Connectez-vous pour voir vos alertes'), api.calls]).toEqual([true, []])
})

test('shows "not found", not a network error, for an unknown alert', async () => {
  api.on(...asking, new Refusal(404, 'NotFound'))
  await open()
  expect([buttons(t('retry')).length, document.querySelector('h1')?.textContent !== null]).toEqual([0, true])
  expect(form()).toBeNull()
})

test('saves criteria, channel and consents once despite repeated presses', async () => {
  await open()
  expect(document.querySelector('h1')?.textContent).toContain('Dacia')
  await press(field(t('frequency.Weekly')))
  await press(field(t('offersEmail')))
  const saved = Promise.withResolvers<typeof alert>()
  api.on(...saving, () => saved.promise)
  api.on(...consenting, [])
  await submit(form())
  expect([button(t('saving')).disabled, field(/^Alerte active/).disabled]).toEqual([true, true])
  await submit(form())
  saved.resolve({ ...alert, frequency: 'Weekly' })
  await settle()
  expect(api.made(...saving).map(({ params, body }) => [params.id, body])).toMatchObject([
    ['5', { brands: ['Dacia'], frequency: 'Weekly', news: true }],
  ])
  expect(api.made(...consenting).map(({ body }) => body)).toEqual([{ consents: [{ purpose: 'Offers', channel: 'Email', given: true }] }])
  expect(words()).toContain(t('saved'))
})

test('omits a removed criterion from the request', async () => {
  await open()
  await press(/^Retirer le filtre Dacia/)
  await settle()
  api.on(...saving, { ...alert, brands: undefined })
  await submit(form())
  expect(api.made(...saving)[0]?.body).not.toHaveProperty('brands')
})

test('pauses the alert by its switch; reverts and shows the message on refusal', async () => {
  await open()
  api.on(...saving, new Refusal(409, 'TooManyAlerts', { message: 'Non.' }))
  await press(field(/^Alerte active/))
  expect([words().includes('Non.'), field(/^Alerte active/).checked]).toEqual([true, true])
  api.on(...saving, { ...alert, isDeactivated: true })
  await press(field(/^Alerte active/))
  expect([field(t('paused')).checked, api.made(...saving).at(-1)?.body]).toMatchObject([false, { isDeactivated: true }])
})

test('confirms a removal, sends it once and returns to the list', async () => {
  const { here } = await open()
  const ways = () => [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === 'Supprimer l’alerte')
  await press(ways()[0] ?? 'none')
  expect(api.made(...removing)).toEqual([])
  const gone = Promise.withResolvers<undefined>()
  api.on(...removing, () => gone.promise)
  await press(ways()[1] ?? 'none')
  expect(ways()[1]?.disabled).toBe(true)
  gone.resolve(undefined)
  await settle()
  await settle()
  expect([api.made(...removing).map(({ params }) => params.id), here.place]).toEqual([['5'], '/alert'])
})
