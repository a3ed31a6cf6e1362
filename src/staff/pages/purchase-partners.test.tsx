// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { sample } from '#testing/described.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { buttons, clockAt, packText, press, settle, show, submit, words, write } from '#testing/screen.tsx'
import PurchasePartnersPage from './purchase-partners.tsx'

const t = packText('staffPurchases')

const api = fakeApi()
const list = ['get', '/api/staff/partnerkeys'] as const
const making = ['post', '/api/staff/partnerkeys'] as const
const ending = ['post', '/api/staff/partnerkeys/{id}/revoke'] as const

test('creates a partner key, shows it once, and revokes it after a confirmation', async () => {
  clockAt('2026-03-16T10:00:00Z')
  const atlas = sample('PartnerKey', {
    id: 3,
    name: 'Auto Atlas',
    hint: 'wxyz',
    expires: '2027-03-01T10:00:00.000Z',
    revoked: null,
    lastUsed: null,
    requests: 12,
  })
  const over = { ...atlas, id: 2, name: 'Ancien', hint: 'aaaa', expires: '2026-03-16T09:59:00.000Z' }
  api.on(...list, [atlas, over])
  show(<PurchasePartnersPage />, { at: '/staff/purchases/partners', path: '/staff/purchases/partners' })
  await settle()
  expect(words()).toContain('rpk_…wxyz')
  await submit()
  expect(api.made(...making)).toEqual([])
  write(/^Partenaire/, ' Rif Auto ')
  await settle()
  const key = `rpk_${'a'.repeat(43)}`
  api.on(...making, { ...atlas, id: 4, name: 'Rif Auto', key })
  await submit()
  expect(api.made(...making).map(({ body }) => body)).toEqual([{ name: 'Rif Auto' }])
  expect(words()).toContain(key)
  expect(words()).toContain('elle ne sera plus jamais affichée')
  expect(words()).toContain(t('partners.expired'))
  expect(buttons(/Révoquer/)).toHaveLength(1)
  const [ask] = buttons(/Révoquer/)
  if (!ask) throw new Error('nothing to revoke')
  await press(ask)
  expect(api.made(...ending)).toEqual([])
  api.on(...ending, { ...atlas, revoked: '2026-03-16T10:00:00.000Z' })
  api.on(...list, [{ ...atlas, revoked: '2026-03-16T10:00:00.000Z' }])
  const sure = document.querySelector<HTMLElement>('dialog button[data-variant="danger"]') ?? buttons(/^Révoquer$/).at(-1)
  if (!sure) throw new Error('no question')
  await press(sure)
  await settle()
  expect(api.made(...ending).map(({ params }) => params)).toMatchObject([{ id: '3' }])
  expect(words()).toContain(t('partners.revoked'))
})
