// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { StaffRole } from '#shared/actor.ts'
import { sample } from '#testing/described.ts'
import { fakeApi, Refusal } from '#testing/fake-api.ts'
import { buttons, packText, press, settle, show, submit, words, write } from '#testing/screen.tsx'
import { StaffContext } from '../layout/staff.ts'
import BoostsPage from './boosts.tsx'

const t = packText('staffAdverts')

const api = fakeApi()
const list = ['get', '/api/staff/boostpacks'] as const
const refunds = ['get', '/api/staff/boosts/refunds'] as const
const week = sample('StaffBoostPack', {
  id: 1,
  names: { fr: 'Une semaine', ar: 'أسبوع' },
  price: 99,
  boostInDays: 7,
  isDeactivated: false,
  sold: 3,
})
const due = sample('BoostRefund', {
  ...{
    id: 5,
    reference: 'AD-2026-000012',
    billNumber: 'FB-2026-000003',
    seller: 'Ali Idrissi',
    price: 99,
    refund: 57,
    refundWay: 'ByHand',
  },
  ...{ oid: 'R12-1-abcd', due: '2026-03-10T10:00:00.000Z', refunded: null, refundReference: null },
})

function open(role: StaffRole, backs: (typeof due)[] = [due]) {
  api.on(...list, [week])
  api.on(...refunds, backs)
  show(
    <StaffContext value={sample('CurrentStaff', { roles: [role] })}>
      <BoostsPage />
    </StaffContext>,
  )
  return settle()
}

test('a manager adds and changes a pack; a refusal is shown', async () => {
  await open('manager', [])
  expect(words()).toContain('Une semaine')
  expect(words()).toContain('3 fois')
  const call = ['post', '/api/staff/boostpacks'] as const
  await press(t('boosts.new'))
  write(/^Nom \(français/, 'Trois jours')
  write(/^Nom \(.*العربية|^Nom \(arabe/, 'ثلاثة أيام')
  write(t('boosts.days'), '3')
  write(t('boosts.price'), '49')
  api.on(...call, new Refusal(400, 'BadRequest'))
  await submit()
  expect(api.made(...call).map(({ body }) => body)).toEqual([
    { names: { fr: 'Trois jours', ar: 'ثلاثة أيام' }, price: 49, boostInDays: 3, isDeactivated: false },
  ])
  expect(document.querySelector('[role=alert]')?.textContent).not.toBe('')
})

test('packs are read-only for an agent', async () => {
  await open('agent')
  expect(buttons(t('boosts.new'))).toEqual([])
  expect(buttons(t('boosts.edit'))).toEqual([])
  expect(words()).not.toContain('AD-2026-000012')
})

test('a controller records a manual refund', async () => {
  await open('controller')
  for (const text of ['AD-2026-000012', 'FB-2026-000003', 'R12-1-abcd']) expect(words()).toContain(text)
  const call = ['post', '/api/staff/boosts/{id}/refund'] as const
  write(t('boosts.refunds.reference'), ' CMI-778 ')
  const noted = { ...due, refunded: '2026-03-12T10:00:00.000Z', refundReference: 'CMI-778' }
  api.on(...call, [noted])
  api.on(...refunds, [noted])
  await submit()
  await settle()
  expect(api.made(...call).map(({ body }) => body)).toEqual([{ reference: 'CMI-778' }])
  expect(words()).toContain('Remboursé le')
})
