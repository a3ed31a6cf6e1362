// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { sample } from '#testing/described.ts'
import { fakeApi, Refusal } from '#testing/fake-api.ts'
import { buttons, packText, press, settle, show, signedIn, words } from '#testing/screen.tsx'
import { ClaimSale } from './claim-sale.tsx'
import { GuestMediation, GuestSale } from './own-sales.tsx'

const t = packText('selling')

const api = fakeApi()
const key = '11111111-1111-4111-8111-111111111111'
const claims = ['post', '/api/customers/purchases/claims'] as const

async function open(at: string): Promise<void> {
  show(<ClaimSale />, { at })
  await settle()
}

test('claims a request once from the mail link', async () => {
  api.on(...claims, { key })
  await open('/history?claimSale=12.abc')
  expect(words()).toContain(t('own.claim.title'))
  expect(api.made(...claims)).toEqual([])
  await press(t('own.claim.yes'))
  expect(api.made(...claims).map(({ body }) => body)).toEqual([{ token: '12.abc' }])
  expect(buttons(t('own.claim.yes'))).toEqual([])
})

test('reports a foreign token and changes nothing on "no"', async () => {
  api.on(...claims, new Refusal(404, 'NotFound'))
  await open('/history?claimSale=12.abc')
  await press(t('own.claim.yes'))
  expect(words()).toContain('Ce lien ne vaut plus')
  await press('Non')
  expect(words()).not.toContain(t('own.claim.title'))
  await open('/history')
  expect(words()).not.toContain(t('own.claim.title'))
})

test('adds a request with a confirmed phone to the account', async () => {
  signedIn()
  api.on('get', '/api/purchases/{key}', sample('Purchase', { key, documents: [], comments: [], statuses: [], offers: [], papers: [] }))
  api.on(...claims, { key })
  const { here } = show(<GuestSale saleKey={key} />)
  await settle()
  await press(t('own.claim.add'))
  await settle()
  expect(api.made(...claims).map(({ body }) => body)).toEqual([{ key }])
  expect(here.place).toBe('/history')
})

test('adds a consignment with a confirmed phone to the account', async () => {
  signedIn()
  api.on('get', '/api/intermediations/{key}', sample('Intermediation', { key, documents: [], comments: [], statuses: [] }))
  api.on(...claims, { key })
  const { here } = show(<GuestMediation mediationKey={key} />)
  await settle()
  await press(t('own.claim.add'))
  await settle()
  expect(api.made(...claims).map(({ body }) => body)).toEqual([{ key }])
  expect(here.place).toBe('/history')
})
