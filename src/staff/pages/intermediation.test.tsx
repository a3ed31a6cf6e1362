// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import type { IntermediationRecord } from '#domains/processes/consignment/desk/contract.ts'
import { sample } from '#testing/described.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { button, buttons, clockAt, field, packText, press, settle, show, submit, words, write } from '#testing/screen.tsx'
import { StaffContext } from '../layout/staff.ts'
import IntermediationPage from './intermediation.tsx'

const t = packText('staffIntermediations')

const api = fakeApi()
const asking = ['get', '/api/staff/intermediations/{id}'] as const
const stepping = ['post', '/api/staff/intermediations/{id}/steps'] as const
const none = {
  ...{ floorPrice: null, askingPrice: null, wishedFloor: null, atAskingPrice: null, atFloorPrice: null, settlement: null, agreed: null },
  ...{ contracted: null, mandateUntil: null, signed: null, signedBy: null, sold: null, held: null, interest: null, appointment: null },
  ...{
    bankWireAccount: null,
    transferDue: null,
    paid: null,
    transferReference: null,
    intermediationType: null,
    intermediationTypeId: null,
  },
  ...{
    statuses: [],
    documents: [],
    history: [],
    lacks: [],
    unread: [],
    steps: [],
    purchase: null,
    booking: null,
    estimated: null,
    due: null,
    expertise: null,
  },
  ...{ payout: 'None' as const, isOverdue: false, isPreparedByMe: false, preparedBy: null, agreedFor: null },
}
const record = (changes: Partial<IntermediationRecord>): IntermediationRecord =>
  sample('IntermediationRecord', { id: 7, reference: 'RI-2026-000007', status: 'Accepted', type: 'Individual', ...none, ...changes })

beforeEach(() => clockAt('2026-03-16T10:00:00Z'))
async function open(changes: Partial<IntermediationRecord>, role: 'agent' | 'controller' | 'manager') {
  api.on(...asking, record(changes))
  show(
    <StaffContext value={sample('CurrentStaff', { subject: 'nadia', roles: [role], areas: [] })}>
      <IntermediationPage />
    </StaffContext>,
    { at: '/staff/intermediations/7', path: '/staff/intermediations/:id' },
  )
  await settle()
}

test('a proposal requires type, price and floor price; a blocked action shows its reason', async () => {
  const steps = [
    { action: 'proposeFloor' as const, missing: null, needsComment: false },
    { action: 'generateContract' as const, missing: 'agreed', needsComment: false },
  ]
  api.on('get', '/api/staff/intermediationtypes', [
    sample('IntermediationType', { id: 3, names: { fr: 'Commission', ar: 'عمولة' }, isDeactivated: false, saleFees: [] }),
  ])
  await open({ status: 'FlooePriceSubmited', intermediationTypeId: 3, steps }, 'manager')
  expect(words()).toContain(t('missing.agreed'))
  expect(button(t('action.generateContract')).hasAttribute('disabled')).toBe(true)
  api.on(...stepping, record({ status: 'FlooePriceSubmited' }))
  await press(t('action.proposeFloor'))
  await settle()
  write(/^Prix affiché, en dirhams/, '120 000')
  write(/^Prix plancher, en dirhams/, '110 000')
  await submit()
  expect(api.made(...stepping).map(({ body }) => body)).toEqual([
    { action: 'proposeFloor', type: 'Individual', intermediationTypeId: 3, askingPrice: 120_000, floorPrice: 110_000 },
  ])
})

test('the floor price defaults to the result of the inspection; a lower one requires a reason', async () => {
  const steps = [{ action: 'proposeFloor' as const, missing: null, needsComment: false }]
  const expertise = {
    ...{ id: 3, reference: 'RE-2026-000003', lastStatus: 'QuotationAccepted' as const, startValue: 115_000, quotation: 113_200 },
    findings: [],
  }
  api.on('get', '/api/staff/intermediationtypes', [sample('IntermediationType', { id: 3, isDeactivated: false, saleFees: [] })])
  await open({ status: 'TechnicalExpertiseSubmitted', intermediationTypeId: 3, steps, expertise, askingPrice: 119_900 }, 'manager')
  await press(t('action.proposeFloor'))
  await settle()
  expect(field(/^Prix plancher/).value).toBe('113200')
  write(/^Prix plancher/, '110 000')
  await settle()
  expect(words()).toMatch(/3.200.DH sous la valeur après constats/)
  await submit()
  expect(api.made(...stepping)).toEqual([])
  write(/^Pourquoi sous la valeur/, 'Une marge pour négocier')
  api.on(...stepping, record({ status: 'FlooePriceSubmited' }))
  await submit()
  expect(api.made(...stepping).map(({ body }) => body)).toMatchObject([{ floorPrice: 110_000, comment: 'Une marge pour négocier' }])
})

test('the preparer of a transfer cannot confirm it', async () => {
  const settled: Partial<IntermediationRecord> = {
    ...{ status: 'Complete', payout: 'Prepared', askingPrice: 120_000, floorPrice: 110_000, transferDue: '2026-03-17T10:00:00.000Z' },
    settlement: { price: 118_000, base: 118_000, fees: [], net: 118_000 },
  }
  await open({ ...settled, isPreparedByMe: true, preparedBy: 'Nadia' }, 'controller')
  expect(words()).toContain('Vous l’avez préparé')
  expect(buttons(/Virement fait/)).toHaveLength(0)
})

test('another user confirms it with the bank reference', async () => {
  const confirming = ['post', '/api/staff/intermediations/{id}/payout/confirm'] as const
  await open(
    {
      ...{ status: 'Complete', payout: 'Prepared', preparedBy: 'Nadia', sold: '2026-03-16T09:00:00.000Z' },
      settlement: { price: 118_000, base: 118_000, fees: [], net: 118_000 },
    },
    'manager',
  )
  api.on(...confirming, record({ status: 'Complete', payout: 'Paid' }))
  write(t('payout.reference'), 'VIR 77')
  await press(t('payout.confirm'))
  expect(api.made(...confirming).map(({ body }) => body)).toEqual([{ transferReference: 'VIR 77' }])
})

test('shows the findings of the sheet beside the prices; omits missing ones', async () => {
  const worn = { fr: 'Usés jusqu’au témoin', ar: 'تآكل وصل إلى مؤشر الاستهلاك' }
  const expertise = {
    ...{ id: 3, reference: 'RE-2026-000003', lastStatus: 'QuotationAccepted' as const, startValue: 115_000, quotation: 113_200 },
    findings: [{ names: { fr: 'Pneus avant', ar: 'الإطاران الأماميان' }, quantity: 2, amount: -1800, phrases: [worn], comment: null }],
  }
  const terms = { intermediationTypeId: 1, names: { fr: 'Commission', ar: 'عمولة' }, calculationRule: 'PV' as const, saleFees: [] }
  await open({ status: 'FlooePriceSubmited', expertise, intermediationType: terms, askingPrice: 119_900, floorPrice: 110_000 }, 'manager')
  expect(words()).toMatch(/Pneus avant \(2\) · Usés jusqu’au témoin\s*−1.800.DH/)
  expect(words()).toMatch(/Valeur après constats\s*113.200.DH/)
  expect(words()).not.toContain(t('terms.wished'))
})
