// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import type { LedgerEntry, Outcome } from '#domains/processes/buying/bookings/contract.ts'
import { sample } from '#testing/described.ts'
import { fakeApi, offline, Refusal } from '#testing/fake-api.ts'
import { hours, key, now, payment, seller } from '#testing/reservation.ts'
import { button, buttons, clockAt, links, packText, pass, press, settle, show, signedIn, submit, words, write } from '#testing/screen.tsx'
import { BookingOutcome } from './booking-outcome.tsx'
import type { Arrival } from './booking-state.ts'

const t = packText('bookings')

const api = fakeApi()
const asking = ['get', '/api/bookings/{key}'] as const
const paying = ['get', '/api/payments/{id}'] as const
const attempt = ['post', '/api/payments/{id}/attempts'] as const
const cancelling = ['post', '/api/bookings/{key}/cancel'] as const
const vehicle = sample('BookedVehicle', { id: 7, slug: 'duster', title: 'Dacia Duster' })

const outcome = (changes: Partial<Outcome>): Outcome => ({
  ...sample('Outcome', { key, reference: 'R-2026-7', vehicle, price: 189_000, deposit: 3500, rest: 185_500, now, paymentId: payment }),
  ...{ status: 'Draft', payable: true, holdUntil: '2026-03-16T10:05:00.000Z', next: 'Pay' },
  ...changes,
})
const told = (state: 'Started' | 'Approved' | 'Expired', refusal: 'Funds' | null = null) =>
  sample('Payment', { id: payment, state, refusal, amount: 3500, expires: now })
const entry = (kind: LedgerEntry['kind'], amount: number, reason: LedgerEntry['reason'] = null) =>
  sample('LedgerEntry', { kind, amount, reason, created: '2026-03-16T09:58:00.000Z' })

const free = { freeUntil: '2026-03-23', needsReason: false, returns: 3400, returnsBy: '2026-03-31', keeps: 0 }

beforeEach(() => {
  clockAt(now)
  api.on('get', '/api/bookings/hours', hours)
  api.on(...paying, told('Started'))
})
async function open(answer: Parameters<typeof api.on<'get', '/api/bookings/{key}'>>[2], arrived: Arrival = 'success') {
  api.on(...asking, answer)
  const screen = show(<BookingOutcome bookingKey={key} arrived={arrived} seller={seller} />)
  await settle()
  return screen
}

test('waits for the bank after the return without a payment button', async () => {
  await open(outcome({}))
  expect(words()).toContain(t('outcome.waitTitle'))
  expect([...links(/[Pp]ay|reprendre/), ...buttons(/[Pp]ay/)]).toEqual([])
  await pass(1100)
  expect(api.made(...asking)).toHaveLength(2)
  api.on(...asking, outcome({ status: 'Submitted', next: 'AwaitCall', step: 1, ledger: [entry('Held', 3400)] }))
  await pass(1600)
  expect(words()).toContain(t('outcome.reserved'))
  // uses the held amount, not the current deposit
  expect(words()).toContain('Acompte payé3 400 DH')
  expect(words()).toContain('Date16/03/2026 09:58')
  expect(words()).toContain('Reste à payer185 500 DH')
  const asked = api.made(...asking).length
  await pass(60_000)
  expect(api.made(...asking)).toHaveLength(asked)
})

test('shows the progress; links only accounts to it', async () => {
  const { unmount } = await open(outcome({ status: 'Controlled', next: 'FetchCar', step: 5, ledger: [entry('Held', 3400)] }), 'own')
  expect([words().includes('Prête à livrer'), words().includes('Un conseiller vous appelle')]).toEqual([true, false])
  expect(links(t('outcome.follow'))).toEqual([])
  unmount()
  signedIn()
  const call = { by: null, adviser: null }
  await open(outcome({ status: 'Submitted', next: 'AwaitCall', step: 1, ledger: [entry('Held', 3400)], call }), 'own')
  expect(words()).toContain(t('outcome.call.title'))
  expect(links(t('outcome.follow'))).toHaveLength(1)
})

test('shows the adviser call, store, checklist and cancellation', async () => {
  api.on('get', '/api/holidays', [])
  const store = sample('VehicleStore', {
    names: { fr: 'Rihla Maârif', ar: 'رحلة المعاريف' },
    addresses: { fr: '214, bd Zerktouni', ar: '214' },
  })
  api.on(
    ...asking,
    outcome({
      ...{ status: 'Submitted', next: 'AwaitCall', step: 1, ledger: [entry('Held', 3400)], store },
      ...{ call: { by: '2026-03-17T10:00:00.000Z', adviser: 'Karim' }, cancelTerms: free, cancellable: true },
    }),
  )
  show(<BookingOutcome bookingKey={key} arrived="own" seller={seller} cancel={() => <button type="button">Annuler</button>} />)
  await settle()
  expect(words()).toContain('Karim vous appelle')
  expect(words()).toContain('mardi 17 mars 2026, avant')
  expect(words()).toContain('214, bd Zerktouni')
  expect(words()).toContain(t('outcome.bring.id'))
  expect(buttons(/./).at(-1)?.textContent).toBe('Annuler')
})

test('reports a slow bank without another payment button', async () => {
  await open(outcome({}))
  await pass(15_000)
  expect(words()).not.toContain('plus de temps que d’habitude')
  await pass(8000)
  expect(words()).toContain('plus de temps que d’habitude')
  expect([...links(/[Pp]ay|reprendre/), ...buttons(/[Pp]ay/)]).toEqual([])
  api.on(...asking, outcome({ payable: false }))
  api.on(...paying, told('Approved'))
  await pass(3000)
  expect(words()).toContain('plus de temps que d’habitude')
})

test('offers the payment again a few seconds after an abandoned one', async () => {
  await open(outcome({}), 'failure')
  expect(words()).toContain(t('outcome.waitTitle'))
  await pass(5000)
  expect(api.made(...asking).length).toBeGreaterThan(4)
  expect(buttons(/[Pp]ayer/)).toEqual([])
  await pass(6000)
  expect(button(t('outcome.failed.pay')).disabled).toBe(false)
})

test('shows a payment within two seconds', async () => {
  await open(outcome({}), 'failure')
  await pass(1000)
  api.on(...asking, outcome({ status: 'Submitted', next: 'AwaitCall', step: 1, ledger: [entry('Held', 3400)] }))
  await pass(1100)
  expect(words()).toContain(t('outcome.reserved'))
})

test('shows the reason of a refusal and retries once', async () => {
  api.on(...paying, told('Started', 'Funds'))
  await open(outcome({ cancellable: true }))
  const text = words()
  for (const part of [
    'Le paiement n’est pas passé.',
    'Le solde ou le plafond de la carte ne suffit pas.',
    'Encore 5 min 0 s',
    '05 22 00 11 22',
  ])
    expect(text).toContain(part)
  const posted = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined)
  const opened = Promise.withResolvers<{ action: string; fields: Record<string, string> }>()
  api.on(...attempt, () => opened.promise)
  await press(t('outcome.failed.retry'))
  expect(button(t('flow.leaving')).disabled).toBe(true)
  opened.resolve({ action: 'https://bank.example/', fields: {} })
  await settle()
  expect([api.made(...attempt).map(({ params }) => params.id), posted.mock.calls.length]).toEqual([[payment], 1])
  // the page may be restored from the back/forward cache
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await settle()
  expect(button(t('outcome.failed.retry')).disabled).toBe(false)
})

test('does not call an unpaid booking refused', async () => {
  await open(outcome({}), 'own')
  expect(words()).toContain(t('outcome.failed.pending'))
  expect(button(t('outcome.failed.pay'))).toBeTruthy()
  expect(buttons(t('outcome.failed.cancel'))).toEqual([])
})

test('shows an unreachable gateway and stays on the page', async () => {
  api.on(...attempt, offline)
  await open(outcome({}), 'own')
  await press(t('outcome.failed.pay'))
  expect(words()).toContain(t('flow.bankAway'))
  expect(button(t('outcome.failed.pay')).disabled).toBe(false)
})

test('uses server time and refetches once at the end', async () => {
  // this device is two minutes fast
  clockAt('2026-03-16T10:02:00.000Z')
  await open(() => outcome({ now: new Date(Date.now() - 120_000).toISOString() }), 'own')
  expect(words()).toContain('Encore 5 min 0 s')
  await pass(241_000)
  expect(words()).toMatch(/Encore 5\d s/)
  api.on(...asking, outcome({ status: 'Cancelled', failure: 1, payable: false, next: 'None' }))
  await pass(60_000)
  expect(words()).toContain(t('outcome.lost.over'))
  expect(words()).toContain(t('outcome.lost.notPaid'))
  expect(words()).toContain('Si elle est encore libre, vous pouvez la réserver de nouveau.')
})

test.each([
  [
    { failure: 2 as const, ledger: [entry('Held', 3400), entry('Returning', 3400, 'CarGone')] },
    'Quelqu’un l’a réservée avant vous.',
    'Les 3 400 DH vous sont rendus',
  ],
  [
    { failure: 1 as const, ledger: [entry('Returned', 3400, 'HoldOver')] },
    'Le délai est passé.',
    'Votre paiement est arrivé après la fin du délai.',
  ],
  [
    { failure: null, ledger: [entry('Returning', 3400, 'Cancelled')] },
    'La réservation est annulée.',
    'L’acompte de 3 400 DH vous est rendu',
  ],
  [{ failure: null, ledger: [entry('Kept', 3400, 'LateCancel')] }, 'La réservation est annulée.', 'l’acompte de 3 400 DH est gardé'],
])('a booking that is over says why, and what becomes of the money (%#)', async (changes, title, money) => {
  await open(outcome({ status: 'Cancelled', payable: false, next: 'None', ...changes }))
  expect(words()).toContain(title)
  expect(words()).toContain(money)
  expect(words()).toContain('R-2026-7')
  // only a published car is offered again
  expect(links('Revoir la voiture').length).toBe(changes.failure === 2 ? 0 : 1)
})

test('cancels once without a comment and shows the refund date', async () => {
  await open(outcome({ cancellable: true, cancelAsks: false, cancelTerms: free }), 'own')
  await press(t('outcome.failed.cancel'))
  write(/^Un mot pour nous aider/, '')
  const done = Promise.withResolvers<Outcome>()
  api.on(...cancelling, () => done.promise)
  await submit()
  await submit()
  done.resolve(
    outcome({ status: 'Cancelled', failure: null, payable: false, next: 'None', ledger: [entry('Returning', 3400, 'Cancelled')] }),
  )
  await settle()
  expect(api.made(...cancelling).map(({ body, params }) => [body, params.key])).toEqual([[{}, key]])
  expect(words()).toContain(t('outcome.cancelled.title'))
  expect(words()).toContain('sur votre carte, au plus tard le')
  expect(words()).toContain('31 mars 2026')
  expect(document.querySelector('svg[data-tone]')?.getAttribute('data-tone')).toBe('good')
})

test('shows a rejected cancellation and preserves the input', async () => {
  await open(outcome({ cancellable: true, cancelAsks: false, cancelTerms: free }), 'own')
  await press(t('outcome.failed.cancel'))
  write(/^Un mot pour nous aider/, 'Trop cher')
  api.on(...cancelling, new Refusal(409, 'TransitionNotAllowed', { message: 'Déjà facturée.' }))
  await submit()
  expect(words()).toContain('Déjà facturée.')
  expect(document.querySelector('textarea')?.value).toBe('Trop cher')
})

test('distinguishes an unknown booking from a network error', async () => {
  await open(new Refusal(404, 'NotFound'))
  expect(words()).toContain(t('outcome.unknown.title'))
})

test('retries after a network error', async () => {
  await open(offline)
  await pass(3000)
  expect(words()).toContain(t('outcome.unreachable.title'))
  api.on(...asking, outcome({ status: 'Submitted', next: 'AwaitCall', step: 1 }))
  await pass(5500)
  expect(words()).toContain(t('outcome.reserved'))
})

test('shows the booking when its payment is not found', async () => {
  api.on(...paying, new Refusal(404, 'NotFound'))
  await open(outcome({}), 'own')
  expect(words()).toContain(t('outcome.failed.pending'))
})

test('shows amounts of an exchange', async () => {
  const other = { id: 9, reference: 'RV-2026-000009', title: 'Renault Clio' }
  const carried = { deposit: 0, rest: 0, exchangeOf: other, ledger: [entry('CarriedIn', 189_000)] }
  const { unmount } = await open(outcome({ ...carried, status: 'Submitted', next: 'AwaitCall', step: 1, payable: false }))
  expect(words()).toContain('En échange deRenault Clio RV-2026-000009')
  expect(words()).toContain('Reporté de l’échange189 000 DH')
  expect(words()).not.toContain(t('outcome.paid'))
  unmount()
  await open(outcome({ ...carried, status: 'Rejected', next: 'None', payable: false }))
  expect(words()).toContain(t('outcome.cancelled.byHand'))
})
