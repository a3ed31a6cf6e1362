// @vitest-environment happy-dom
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Outcome } from '#domains/processes/buying/bookings/contract.ts'
import { sample } from '#testing/described.ts'
import { fakeApi, Refusal } from '#testing/fake-api.ts'
import { buttons, packText, press, settle, show, submit, words, write } from '#testing/screen.tsx'
import { CancelEnd } from './cancel-end.tsx'
import { GuestTurn } from './guest-turn.tsx'

const t = packText('history')
const tBookings = packText('bookings')

const api = fakeApi()
const key = '22222222-2222-4222-8222-222222222222'
const done = vi.fn()
const outcome = (changes: Partial<Outcome> = {}): Outcome =>
  sample('Outcome', {
    ...{ key, isGuest: true, status: 'NewPriceSubmitted', next: 'AnswerPrice', price: 189_000, newPrice: 181_500 },
    ...{
      ledger: [sample('LedgerEntry', { kind: 'Held', amount: 3500, method: null })],
      objectUntil: null,
      missing: [],
      cancellable: false,
      cancelAsked: null,
      vehicle: sample('BookedVehicle', {}),
    },
    ...changes,
  })
/** Next step and cancel section of a visitor's booking page. */
function Page({ changes }: { changes: Partial<Outcome> | undefined }) {
  const [isConfirmed, setConfirmed] = useState(false)
  const props = { outcome: outcome(changes), done, proof: { isConfirmed, setConfirmed } }
  return (
    <>
      <GuestTurn {...props} />
      <CancelEnd {...props} />
    </>
  )
}
async function open(changes?: Partial<Outcome>): Promise<void> {
  show(<Page changes={changes} />)
  await settle()
}
const late = { freeUntil: '2026-03-10', needsReason: true, returns: 0, returnsBy: '2026-03-31', keeps: 3500 }
const free = { freeUntil: '2026-03-23', needsReason: false, returns: 3500, returnsBy: '2026-03-31', keeps: 0 }
const check = ['post', '/api/bookings/{key}/code/check'] as const
/** Types the code sent to the booking's phone. */
async function confirm(): Promise<void> {
  api.on('post', '/api/bookings/{key}/code', { phone: '78' })
  api.on(...check, undefined)
  await press(t('guest.send'))
  expect(words()).toContain('au numéro qui se termine par 78')
  write(/^Code/, '123456')
  await submit()
}

beforeEach(() => {
  done.mockClear()
  api.on('get', '/api/warrantypacks', [])
})

test('answers a price after the code; requests an expired code again', async () => {
  await open()
  expect(words()).toContain('Un nouveau prix vous est proposé : 181 500 DH')
  expect(buttons(t('turn.AnswerPrice.accept'))).toEqual([])
  await confirm()
  expect(api.made(...check)[0]?.body).toEqual({ code: '123456' })
  api.on('post', '/api/bookings/{key}/price', outcome({ status: 'NewPriceAccepted' }))
  await press(t('turn.AnswerPrice.accept'))
  expect([api.made('post', '/api/bookings/{key}/price')[0]?.body, done.mock.calls.length]).toEqual([{ accepted: true }, 1])
  api.on('post', '/api/bookings/{key}/price', new Refusal(403, 'PhoneUnconfirmed'))
  await press(t('turn.AnswerPrice.reject'))
  expect(buttons(t('guest.send'))).toHaveLength(1)
})

test('shows a wrong code at its field', async () => {
  await open()
  api.on('post', '/api/bookings/{key}/code', { phone: '78' })
  api.on(...check, new Refusal(400, 'BadRequest', { errors: [{ field: 'code', reason: 'code' }] }))
  await press(t('guest.send'))
  write(/^Code/, '000000')
  await submit()
  expect(words()).toContain('Ce code n’est pas le bon')
  expect(buttons(t('turn.AnswerPrice.accept'))).toEqual([])
})

test('requests missing buyer fields before the payment details', async () => {
  await open({ status: 'Accepted', next: 'GivePaymentDetails', newPrice: null, missing: ['idNumber', 'address'] })
  api.on('get', '/api/cities/details', [])
  api.on('get', '/api/bookings/{key}/buyer', sample('OwnBuyer', { firstName: 'Ali', lastName: 'Idrissi', city: 'Rabat', idNumber: null }))
  await confirm()
  await settle()
  expect(words()).toContain(t('buyer.title'))
  write(/^Numéro de CIN/, 'BK123456')
  await submit()
  expect(api.made('put', '/api/bookings/{key}/buyer')).toEqual([])
  write(/^Adresse/, '1, rue X')
  api.on('put', '/api/bookings/{key}/buyer', outcome())
  await submit()
  expect(api.made('put', '/api/bookings/{key}/buyer')[0]?.body).toMatchObject({ idNumber: 'BK123456', address: '1, rue X', city: 'Rabat' })
  expect(done).toHaveBeenCalled()
})

test('objects to a recorded answer', async () => {
  await open({ status: 'NewPriceAccepted', next: 'None', newPrice: null, price: 181_500, objectUntil: '2026-03-17T10:00:00.000Z' })
  await confirm()
  expect(words()).toContain('Votre accord au nouveau prix est noté : 181 500 DH')
  api.on('post', '/api/bookings/{key}/price/objection', outcome())
  await press(t('turn.Objection.button'))
  expect(done).toHaveBeenCalledTimes(1)
})

test('renders nothing for an account or without a step', async () => {
  await open({ isGuest: false })
  await open({ next: 'AwaitCall', newPrice: null })
  expect(words()).toBe('')
})

const cancelling = ['post', '/api/bookings/{key}/cancel'] as const
const withdrawing = ['post', '/api/bookings/{key}/cancel/withdrawal'] as const
const paid = { status: 'PayementDetailsSubmitted', next: 'PayRest', newPrice: null, cancellable: true, cancelTerms: late } as const

test('cancels without a reason in the legal period, after the code', async () => {
  await open({ ...paid, cancelTerms: free, cancelAsks: false, cancelAsked: null })
  expect(words()).toContain('Annulation sans motif ni frais, jusqu’au')
  await press('Annuler la réservation')
  expect(words()).toContain('Pour annuler, confirmez que c’est bien vous')
  await confirm()
  expect(words()).toContain('3 500 DH revient en entier sur votre carte, au plus tard le')
  expect(words()).toContain('31 mars 2026')
  api.on(...cancelling, outcome({ status: 'Cancelled' }))
  await submit()
  expect(api.made(...cancelling)[0]?.body).toEqual({})
  expect(done).toHaveBeenCalledTimes(1)
})

test('requires a reason after the legal period and shows retained amounts', async () => {
  await open({ ...paid, cancelAsks: false, cancelAsked: null })
  await press('Annuler la réservation')
  expect(words()).not.toContain(tBookings('cancel.reason'))
  await confirm()
  expect(words()).toContain('L’acompte de 3 500 DH reste acquis')
  await submit()
  expect(api.made(...cancelling)).toEqual([])
  write(/^Pour quelle raison/, 'Je change d’avis')
  api.on(...cancelling, outcome({ status: 'Cancelled' }))
  await submit()
  expect(api.made(...cancelling)[0]?.body).toEqual({ comment: 'Je change d’avis' })
  expect(done).toHaveBeenCalledTimes(1)
})

test('sends a request when more than the deposit is paid', async () => {
  await open({ ...paid, cancelAsks: true, cancelAsked: null })
  await press(t('cancelAsk'))
  await confirm()
  expect(words()).toContain('votre conseiller étudie votre demande')
  write(/^Pour quelle raison/, 'Je change d’avis')
  api.on(...cancelling, new Refusal(403, 'PhoneUnconfirmed'))
  await submit()
  // the code's hour is over
  expect([words().includes('Pour quelle raison'), buttons(t('guest.send')).length]).toEqual([false, 1])
})

test('shows and withdraws a request, with the code if needed', async () => {
  await open({ ...paid, cancelAsks: true, cancelAsked: { asked: '2026-03-16T10:00:00.000Z', isRefused: false, remark: null } })
  expect(words()).toContain('Demande d’annulation envoyée le 16/03/2026 à 10:00')
  expect(buttons(t('cancelAsk'))).toEqual([])
  api.on(...withdrawing, new Refusal(403, 'PhoneUnconfirmed'))
  await press(t('wish.withdraw'))
  expect(words()).toContain(t('guest.withdraw'))
  await confirm()
  api.on(...withdrawing, outcome())
  await press(t('wish.withdraw'))
  expect(words()).toContain('Demande retirée')
  expect(done).toHaveBeenCalledTimes(1)
})

test('shows the comment of a rejected request and allows another one', async () => {
  await open({
    ...paid,
    cancelAsks: true,
    cancelAsked: { asked: '2026-03-16T10:00:00.000Z', isRefused: true, remark: 'Elle arrive demain' },
  })
  expect(words()).toContain('Votre demande d’annulation du 16/03/2026 n’est pas acceptée')
  expect(words()).toContain('Elle arrive demain')
  expect(buttons(t('wish.withdraw'))).toEqual([])
  expect(buttons(t('cancelAsk'))).toHaveLength(1)
})
