// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { sample } from '#testing/described.ts'
import { fakeApi, offline, Refusal } from '#testing/fake-api.ts'
import { field, packText, press, settle, show, signedIn, words } from '#testing/screen.tsx'
import { CreateAlert } from './create-alert.tsx'

const t = packText('alerts')

const api = fakeApi()
const path = '/api/customers/alerts'
const made = sample('Preference', { id: 31, brands: ['Dacia'], maxPrice: 200_000, count: 12, frequency: 'Instant', news: true })
const one = `${path}/{id}` as const
const close = vi.fn()

async function open(): Promise<void> {
  close.mockClear()
  show(<CreateAlert search={new URLSearchParams('Brands=Dacia&MaxPrice=200000')} count={12} close={close} />)
  await settle()
}

test('explains why a search without criteria has no alert', async () => {
  signedIn()
  show(<CreateAlert search={new URLSearchParams()} count={40} close={() => undefined} />)
  await settle()
  expect(words()).toContain('Choisissez au moins un critère')
  expect(api.made('post', path)).toEqual([])
})

test('shows an error and retries on a press', async () => {
  signedIn()
  api.on('post', path, new Refusal(409, 'Conflict', { message: 'Trop d’alertes.' }))
  await open()
  expect(words()).toContain('Trop d’alertes.')
  expect(words()).not.toContain(t('create.done'))
  const later = Promise.withResolvers<typeof made>()
  api.on('post', path, () => later.promise)
  await press(t('retry'))
  await press(t('create.creating'))
  later.resolve(made)
  await settle()
  expect([api.made('post', path).length, words().includes('Alerte créée')]).toEqual([2, true])
})

test('updates the frequency immediately and reverts it on failure', async () => {
  signedIn()
  api.on('post', path, made)
  await open()
  const later = Promise.withResolvers<typeof made>()
  api.on('put', one, () => later.promise)
  await press(field(t('frequency.Weekly')))
  expect(field(t('frequency.Weekly')).checked).toBe(true)
  later.resolve({ ...made, frequency: 'Weekly' })
  await settle()
  // server fields are not sent back
  expect(Object.keys(api.made('put', one)[0]?.body as object)).not.toContain('count')
  expect(api.made('put', one)[0]?.body).toMatchObject({ frequency: 'Weekly', brands: ['Dacia'] })
  api.on('put', one, offline)
  await press(field(t('frequency.Daily')))
  expect(field(t('frequency.Weekly')).checked).toBe(true)
})

test('deletes the alert on undo and stays open on failure', async () => {
  signedIn()
  api.on('post', path, made)
  await open()
  api.on('delete', one, offline)
  await press(t('create.undo'))
  expect(words()).toContain(t('create.done'))
  expect(words()).not.toContain(t('removed'))
  api.on('delete', one, undefined)
  await press(t('create.undo'))
  expect(api.made('delete', one)).toHaveLength(2)
  expect(words()).toContain(t('removed'))
})
