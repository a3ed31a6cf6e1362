// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { sample } from '#testing/described.ts'
import { fakeApi, offline, Refusal } from '#testing/fake-api.ts'
import { button, buttons, clockAt, field, kept, packText, press, settle, show, signedIn, submit, words, write } from '#testing/screen.tsx'
import type { InAccount, SavedCar } from '../rules.ts'
import { PriceAlert } from './price-alert.tsx'
import './price-alert-dialog.tsx'

const t = packText('favouritesPage')

const api = fakeApi()
const setting = ['put', '/api/vehicles/{id}/favourites/alert'] as const
const ending = ['delete', '/api/vehicles/{id}/favourites/alert'] as const

const car = (account?: Partial<InAccount>): SavedCar => ({
  ...{ id: 7, slug: 'duster', title: 'Dacia Duster', price: 101_000, picture: null, savedOn: '2026-03-10' },
  ...(account && {
    account: { savedAt: '2026-03-10T10:00:00.000Z', state: 'Available', today: 100_000, below: null, toldOn: null, ...account },
  }),
})
async function open(kept: SavedCar, price: number | null = 100_000): Promise<void> {
  clockAt('2026-03-16T10:00:00Z')
  show(<PriceAlert kept={kept} price={price} />)
  await press(buttons(/Dacia Duster/)[0] ?? 'none')
  await settle()
}

test('suggests amounts below the price and fills in the first', async () => {
  signedIn()
  await open(car())
  expect(field(/^Prévenez-moi/).value.replaceAll(/\s/g, ' ')).toBe('95 000')
  for (const amount of ['95 000 DH', '90 000 DH', '85 000 DH']) expect(button(amount)).toBeTruthy()
  await press('85 000 DH')
  api.on(...setting, sample('SetPriceAlertResponse', { emailVerified: true }))
  await submit()
  expect(api.made(...setting).map(({ body, params }) => [params.id, body])).toEqual([['7', { below: 85_000 }]])
  expect(kept('favourites.account').cars).toMatchObject([{ id: 7, account: { below: 85_000, toldOn: null } }])
  expect(words()).toContain(t('alert.saved'))
})

test.each([
  ['100 000', 'Choisissez un montant inférieur au prix d’aujourd’hui (100 000 DH).'],
  ['95,5', 'Écrivez un montant en dirhams, sans virgule.'],
  ['', 'Écrivez un montant en dirhams, sans virgule.'],
])('rejects an amount without a possible alert: %s', async (amount, said) => {
  signedIn()
  await open(car())
  write(/^Prévenez-moi/, amount)
  await submit()
  expect(words()).toContain(said)
  expect(api.made(...setting)).toEqual([])
})

test('accepts one dirham below the price', async () => {
  signedIn()
  await open(car())
  api.on(...setting, sample('SetPriceAlertResponse', { emailVerified: false }))
  write(/^Prévenez-moi/, '99999')
  await submit()
  expect(api.made(...setting)).toHaveLength(1)
  expect(words()).toContain(t('alert.confirmFirst'))
})

test('shows why an alert fails, with its amount, and stores nothing', async () => {
  signedIn()
  await open(car())
  write(/^Prévenez-moi/, '80 000')
  api.on(...setting, offline)
  await submit()
  expect(words()).toContain('L’alerte n’a pas pu être enregistrée.')
  expect([field(/^Prévenez-moi/).value, kept('favourites.account')]).toEqual(['80 000', null])
  api.on(...setting, new Refusal(409, 'TooManyFavourites', { message: 'Trop de favoris.' }))
  await submit()
  expect(words()).toContain('Trop de favoris.')
})

test('ends a pending alert; a notified one can be set again', async () => {
  signedIn()
  await open(car({ below: 92_000 }))
  expect(words()).toContain('Alerte à 92 000 DH ou moins')
  expect(field(/^Prévenez-moi/).value.replaceAll(/\s/g, ' ')).toBe('92 000')
  const account = { subject: 'salma', cars: [car({ below: 92_000 })], waiting: [] }
  localStorage.setItem('rihla.favourites.account', JSON.stringify(account))
  api.on(...ending, new Refusal(500, 'Unexpected', { message: 'Panne.' }))
  await press(t('alert.end'))
  expect(words()).toContain('Panne.')
  api.on(...ending, undefined)
  await press(t('alert.end'))
  expect([api.made(...ending).length, words().includes('Alerte de prix arrêtée')]).toEqual([2, true])
  expect(kept('favourites.account').cars).toMatchObject([{ id: 7, account: { below: null } }])
})

test('shows the day of the notification', async () => {
  signedIn()
  await open(car({ below: 92_000, toldOn: '2026-03-12' }))
  expect(words()).toContain('Prix atteint le 12/03/2026')
  expect(buttons(t('alert.end'))).toEqual([])
})
