// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import type { CustomerBooking } from '#domains/processes/buying/bookings/contract.ts'
import { sample } from '#testing/described.ts'
import { fakeApi, offline, Refusal } from '#testing/fake-api.ts'
import { button, buttons, clockAt, field, packText, press, settle, show, submit, words, write } from '#testing/screen.tsx'
import { PurchaseCard } from './purchase-card.tsx'

const t = packText('history')
const tBookings = packText('bookings')

const api = fakeApi()
const answering = ['post', '/api/bookings/{key}/price'] as const
const details = ['post', '/api/bookings/{key}/paymentdetails'] as const
const attempt = ['post', '/api/payments/{id}/attempts'] as const
const key = '22222222-2222-4222-8222-222222222222'
const payment = '11111111-1111-4111-8111-111111111111'
const done = vi.fn()
const booking = (changes: Partial<CustomerBooking>): CustomerBooking =>
  sample('CustomerBooking', {
    ...{ key, reference: 'R-2026-7', status: 'Accepted', price: 189_000, listedPrice: 189_000, deposit: 3500, rest: 185_500 },
    ...{ created: '2026-03-15T23:30:00.000Z', now: '2026-03-16T10:00:00.000Z', holdUntil: '2026-03-16T10:05:00.000Z', next: 'None' },
    vehicle: sample('BookedVehicle', { id: 7, slug: 'duster', title: 'Dacia Duster' }),
    ...changes,
  })
const outcome = sample('Outcome', { key, vehicle: booking({}).vehicle })

beforeEach(() => {
  clockAt('2026-03-16T10:00:00.000Z')
  done.mockClear()
  api.on('get', '/api/warrantypacks', [])
})
async function open(changes: Partial<CustomerBooking>): Promise<void> {
  show(<PurchaseCard booking={booking(changes)} hours={null} done={done} />)
  await settle()
}
const priced = { next: 'AnswerPrice', newPrice: 181_500, status: 'NewPriceSubmitted' } as const

test.each([
  [181_500, '7 500 DH de moins'],
  [190_250, '1 250 DH de plus'],
])('a new price stands beside the one of today, with the difference (%i)', async (newPrice, difference) => {
  await open({ ...priced, newPrice })
  expect(words()).toMatch(/Prix actuel189 000 DHPrix proposé(181 500|190 250) DH/)
  expect(words()).toContain(difference)
})

test.each([
  ['Accepter ce prix', true, 'Nouveau prix accepté'],
  ['Refuser', false, 'Réponse envoyée : nouveau prix refusé'],
])('the answer "%s" is sent once, as it was meant', async (name, accepted, said) => {
  await open(priced)
  const answer = Promise.withResolvers<typeof outcome>()
  api.on(...answering, () => answer.promise)
  await press(name)
  expect([button('Envoi…').disabled, buttons(/Accepter|Refuser/)[0]?.disabled]).toEqual([true, true])
  await press('Envoi…')
  answer.resolve(outcome)
  await settle()
  expect(api.made(...answering).map(({ body }) => body)).toEqual([{ accepted }])
  expect([done.mock.calls.length, words().includes(said)]).toEqual([1, true])
})

test('shows an error and retries; refetches after a conflict', async () => {
  await open(priced)
  api.on(...answering, offline)
  await press(t('turn.AnswerPrice.accept'))
  expect(words()).toContain(t('turn.failed'))
  expect(words()).not.toContain(t('turn.AnswerPrice.accepted'))
  expect([done.mock.calls.length, button(t('turn.AnswerPrice.accept')).disabled]).toEqual([0, false])
  api.on(...answering, new Refusal(409, 'TransitionNotAllowed'))
  await press(t('turn.AnswerPrice.accept'))
  expect(done).toHaveBeenCalledTimes(1)
})

test('sends payment details with the pack; cash without a loan', async () => {
  api.on('get', '/api/warrantypacks', [
    sample('WarrantyPack', { id: 4, months: 12, price: 0, names: { fr: 'Essentielle' } }),
    sample('WarrantyPack', { id: 5, months: 24, price: 4900, names: { fr: 'Sérénité' } }),
  ])
  await open({ next: 'GivePaymentDetails', loan: { advance: 30, months: 36 } })
  expect(words()).toContain('Essentielle · 12 mois · comprise')
  expect(words()).toContain('Sérénité · 24 mois · 4 900 DH')
  write(/^Garantie/, '5')
  write(/^Le solde/, 'Checks')
  const answer = Promise.withResolvers<typeof outcome>()
  api.on(...details, () => answer.promise)
  await submit()
  await submit()
  answer.resolve(outcome)
  await settle()
  expect(api.made(...details).map(({ body }) => body)).toEqual([
    { paymentType: 'Financing', paymentMethod: 'Checks', warrantyPackId: 5, loan: { advance: 30, months: 36 } },
  ])
  expect(done).toHaveBeenCalledTimes(1)
  api.on(...details, outcome)
  await press(field(t('type.Direct')))
  write(/^Garantie/, '')
  await submit()
  expect(api.made(...details)[1]?.body).toEqual({ paymentType: 'Direct', paymentMethod: 'Checks', warrantyPackId: null })
})

test('rejects a loan outside its limits and shows them', async () => {
  await open({ next: 'GivePaymentDetails', loan: { advance: 30, months: 36 } })
  write(/^Apport/, '95')
  await submit()
  expect(words()).toContain(t('turn.GivePaymentDetails.badLoan'))
  expect(api.made(...details)).toEqual([])
})

test('pays a due deposit from the list', async () => {
  await open({ next: 'Pay', status: 'Draft', paymentId: payment })
  expect(words()).toContain('Encore 5 min 0 s')
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined)
  api.on(...attempt, { action: 'https://bank.example/', fields: {} })
  await press('Payer 3 500 DH')
  expect(api.made(...attempt).map(({ params }) => params.id)).toEqual([payment])
})

test('hides the cancel button when forbidden; formats dates in Moroccan time', async () => {
  await open({ next: 'AwaitCall', cancellable: false, created: '2026-05-10T23:30:00.000Z' })
  expect(buttons('Annuler la réservation')).toEqual([])
  // 00:30 in Morocco
  expect(words()).toContain('du 11/05/2026')
})

test('confirms a cancellation and shows the refund', async () => {
  await open({ next: 'AwaitCall', cancellable: true })
  await press('Annuler la réservation')
  expect(words()).toContain(tBookings('cancel.unpaid'))
})

test('loads documents when the section opens', async () => {
  api.on('get', '/api/bookings/{key}/documents', [])
  await open({ documents: 2 })
  expect(api.calls.filter(({ name }) => name.includes('documents'))).toEqual([])
})

test('sends a request when more than the deposit is paid', async () => {
  const paid = { status: 'PayementDetailsSubmitted', cancellable: true, cancelAsks: true } as const
  await open({ ...paid, cancelAsked: null })
  expect([buttons(t('cancelAsk')).length, words().includes('Demande d’annulation')]).toEqual([1, false])
  await open({ ...paid, cancelAsked: { asked: '2026-03-16T09:00:00.000Z', isRefused: false, remark: null } })
  expect(words()).toContain('Demande d’annulation envoyée le 16/03/2026 à 09:00')
  api.on('post', '/api/bookings/{key}/cancel/withdrawal', outcome)
  await press(t('wish.withdraw'))
  expect(done).toHaveBeenCalledTimes(1)
})

test.each([
  [105_000, 'Reste à payer : 105 000 DH'],
  [0, 'Tout est payé'],
])('of %i left to pay before the invoice', async (rest, said) => {
  await open({ status: 'PayementDetailsSubmitted', next: 'PayRest', rest })
  const [heading] = [...document.querySelectorAll('h3')].map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))
  expect(heading).toBe(said)
})
