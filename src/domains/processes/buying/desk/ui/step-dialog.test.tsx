// @vitest-environment happy-dom
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import type { StaffAction } from '#domains/processes/buying/bookings/status.ts'
import { sample } from '#testing/described.ts'
import { fakeApi, offline, Refusal } from '#testing/fake-api.ts'
import { button, clockAt, field, packText, press, settle, show, submit, words, write } from '#testing/screen.tsx'
import type { BookingRecord } from '../contract.ts'
import { ActionsPanel } from './actions-panel.tsx'
import { EntryDialog } from './entry-dialog.tsx'
import { type Entry, PaymentsPanel } from './payments-panel.tsx'
import { StepDialog } from './step-dialog.tsx'
import { useRecord } from './use-record.ts'

const t = packText('bookingCase')

const api = fakeApi()
const asking = ['get', '/api/vehiclebookings/{id}'] as const
const record = (changes: Partial<BookingRecord> = {}): BookingRecord =>
  sample('BookingRecord', {
    ...{ id: 42, reference: 'R-2026-42', status: 'Submitted', price: 189_000, buyer: {} },
    balance: { price: 189_000, warranty: 4900, total: 193_900, settled: 3500, open: 190_400, toReturn: 0 },
    steps: { allowed: ['accept', 'proposePrice', 'reject'], blocked: [] },
    alone: { price: 1, refund: 20_000 },
    ...changes,
  })
const step = (author: string | null, isCustomer = false) => ({
  ...{ id: 1, status: 'Accepted' as const, comment: null, price: null, at: '2026-03-16T09:55:00.000Z' },
  ...{ author, isCustomer, way: null },
})

beforeEach(() => clockAt('2026-03-16T10:00:00.000Z'))

/** The part of the record page that takes steps. */
function Desk() {
  const hold = useRecord(42)
  const [action, open] = useState<StaffAction | null>(null)
  const [entry, write] = useState<Entry | null>(null)
  const [comment, keepComment] = useState('')
  if (hold.state.step !== 'ready') return <p>{hold.state.step}</p>
  const common = { record: hold.state.record, change: hold.change }
  const may = { receipt: true, refund: true, takeBack: true }
  return (
    <>
      <ActionsPanel record={hold.state.record} roles="Agent" roleName={(role) => `<${role}>`} notice={hold.notice} open={open} />
      <PaymentsPanel record={hold.state.record} may={may} open={write} />
      {action && action !== 'correctInvoice' && action !== 'exchange' && (
        <StepDialog {...common} action={action} comment={comment} keepComment={keepComment} close={() => open(null)} />
      )}
      {entry && <EntryDialog {...common} entry={entry} close={() => write(null)} />}
    </>
  )
}
/** The dialog of the handing over, which stands on a screen of its own. */
function Handover() {
  const { state, change } = useRecord(42)
  const rest = { action: 'deliver', comment: '', keepComment: () => {}, close: () => {} } as const
  return state.step === 'ready' && <StepDialog {...rest} record={state.record} change={change} />
}
async function open(changes?: Partial<BookingRecord>): Promise<void> {
  api.on(...asking, record(changes))
  show(<Desk />)
  await settle()
}

test('sends a transition once and shows the new record', async () => {
  await open()
  await press(t('action.accept'))
  write(/^Commentaire/, '  vu au téléphone ')
  const answer = Promise.withResolvers<BookingRecord>()
  api.on('post', '/api/vehiclebookings/{id}/accept', () => answer.promise)
  await submit()
  expect(button(t('form.sending')).disabled).toBe(true)
  await submit()
  answer.resolve(record({ steps: { allowed: ['bill'], blocked: [] } }))
  await settle()
  expect(api.made('post', '/api/vehiclebookings/{id}/accept').map(({ body, params }) => [params.id, body])).toEqual([
    ['42', { comment: 'vu au téléphone' }],
  ])
  expect(words()).toContain(t('done.accept'))
  expect(button('Facturer')).toBeTruthy()
  expect(document.querySelector('dialog')).toBeNull()
})

test('what must be explained is not sent without a word', async () => {
  await open()
  await press('Refuser…')
  await submit()
  expect(words()).toContain(t('form.commentNeeded'))
  expect(api.calls.filter(({ name }) => name.startsWith('post'))).toEqual([])
})

test('parses a price in whole dirhams with spaces', async () => {
  await open()
  await press(t('action.proposePrice'))
  await submit()
  expect(words()).toContain(t('form.priceNeeded'))
  write(/^Nouveau prix/, '181 500')
  api.on('post', '/api/vehiclebookings/{id}/proposePrice', record({ newPrice: 181_500 }))
  await submit()
  expect(api.made('post', '/api/vehiclebookings/{id}/proposePrice')[0]?.body).toEqual({ price: 181_500 })
})

test('requests a price above the own limit from a manager', async () => {
  await open({ alone: { price: 180_000, refund: 20_000 }, managerPrice: 170_000 })
  await press(t('action.proposePrice'))
  write(/^Nouveau prix/, '169 999')
  expect(words().replaceAll(/\s/g, ' ')).toContain('En dessous de 170 000 DH, il faut l’accord d’un administrateur')
  write(/^Nouveau prix/, '179 000')
  await submit()
  expect(words().replaceAll(/\s/g, ' ')).toContain('En dessous de 180 000 DH, il faut l’accord d’un responsable')
  expect(words()).toContain(t('ask.commentNeeded'))
  write(/^Pourquoi/, 'Choc à l’aile')
  api.on('post', '/api/vehiclebookings/{id}/asks/price', record())
  await submit()
  expect(api.made('post', '/api/vehiclebookings/{id}/asks/price')[0]?.body).toEqual({ price: 179_000, comment: 'Choc à l’aile' })
  expect(api.made('post', '/api/vehiclebookings/{id}/proposePrice')).toEqual([])
  expect(words()).toContain('Demande envoyée.')
})

test('a price far from the one of before has to be meant, and the one that was meant alone', async () => {
  await open({ alone: { price: 1, refund: 20_000 } })
  await press(t('action.proposePrice'))
  write(/^Nouveau prix/, '18 150')
  expect(button(t('dialog.proposePrice.verb')).disabled).toBe(true)
  await press(field(/^Oui, 18 150 DH : 170 850 DH de moins/))
  expect(button(t('dialog.proposePrice.verb')).disabled).toBe(false)
  write(/^Nouveau prix/, '18 151')
  expect(button(t('dialog.proposePrice.verb')).disabled).toBe(true)
  write(/^Nouveau prix/, '181 500')
  expect(button(t('dialog.proposePrice.verb')).disabled).toBe(false)
})

test('requests months for a loan only', async () => {
  const path = '/api/vehiclebookings/{id}/submitPaymentDetails'
  await open({ steps: { allowed: ['submitPaymentDetails'], blocked: [] }, loan: { advance: 25, months: 36 } })
  await press(t('action.submitPaymentDetails'))
  write(/^Nombre de mois/, '')
  await submit()
  expect(words()).toContain(t('form.monthsNeeded'))
  write(/^Nombre de mois/, '48')
  api.on('post', path, new Refusal(409, 'Conflict', { message: 'Non.' }))
  await submit()
  await press(field(t('paymentType.Direct')))
  await submit()
  expect(api.made('post', path).map(({ body }) => body)).toEqual([
    { paymentType: 'Financing', paymentMethod: 'BankTransfer', loanAdvance: 25, loanMonths: 48 },
    { paymentType: 'Direct', paymentMethod: 'BankTransfer' },
  ])
})

test('a mileage far above the known one is confirmed with the counter read again', async () => {
  const path = '/api/vehiclebookings/{id}/deliver'
  api.on(...asking, record({ vehicle: { ...record().vehicle, mileage: 48_200 } }))
  show(<Handover />)
  await settle()
  expect(words()).toContain('Dernier kilométrage connu : 48 200 km')
  write(/^Kilométrage/, '48 700')
  expect(words()).not.toContain('relu')
  write(/^Kilométrage/, '66 000')
  await press(field(/^J’ai relu le compteur : 66 000 km/))
  api.on('post', path, record())
  await submit()
  expect(api.made('post', path)[0]?.body).toEqual({ mileage: 66_000, isMileageConfirmed: true })
})

test.each([
  [step('Nadia'), 'Nadia a changé l’étape'],
  [step(null, true), 'Le client a changé l’étape'],
  [step(null), 'L’étape a changé'],
])('when somebody was faster the record says who, and the comment is kept (%#)', async (last, said) => {
  await open()
  await press('Refuser…')
  write(/^Commentaire/, 'Trop tard')
  api.on('post', '/api/vehiclebookings/{id}/reject', new Refusal(409, 'TransitionNotAllowed', { message: 'Non.' }))
  api.on(...asking, record({ timeline: [last], steps: { allowed: ['cancel'], blocked: [] } }))
  await submit()
  expect(words()).toContain(said)
  await press(t('action.cancel'))
  expect(field(/^Commentaire/).value).toBe('Trop tard')
})

test('shows a lost connection and keeps the input', async () => {
  await open()
  await press('Refuser…')
  write(/^Commentaire/, 'Vendue')
  api.on('post', '/api/vehiclebookings/{id}/reject', offline)
  await submit()
  expect(field(/^Commentaire/).value).toBe('Vendue')
  expect(document.querySelector('dialog [role=alert]')?.textContent).not.toBe('')
})

test('explains a blocked action with amount or role', async () => {
  const blocked = [
    { action: 'bill', reason: 'PriceNotPaid', roles: [] },
    { action: 'control', reason: 'OtherRole', roles: ['expert', 'controller'] },
  ] as BookingRecord['steps']['blocked']
  await open({ steps: { allowed: [], blocked } })
  expect(words()).toContain('Reste à encaisser : 190 400 DH.')
  expect(words()).toContain('Cette étape revient à : <expert>, <controller>.')
  expect(button('Facturer').disabled).toBe(true)
})

test('a receipt proposes what is still owed, and is written with its means and number', async () => {
  const path = '/api/vehiclebookings/{id}/receipts'
  await open({ status: 'PayementDetailsSubmitted' })
  expect(words()).toContain('Reste à encaisser190 400 DH')
  await press('Noter un encaissement')
  expect(field(/^Montant/).value).toBe('190400')
  write(/^Montant/, '12,5')
  await submit()
  expect(words()).toContain(t('form.amountNeeded'))
  write(/^Montant/, '40 000')
  write(/^Moyen/, 'Checks')
  write(/^Numéro/, 'CHQ 7')
  write(/^Banque/, 'CIH')
  write(/^Date du chèque/, '2026-03-20')
  await press(field(t('form.chequeCertified')))
  const answer = Promise.withResolvers<BookingRecord>()
  api.on('post', path, () => answer.promise)
  await submit()
  await submit()
  answer.resolve(record({ balance: { ...record().balance, settled: 43_500, open: 150_400 } }))
  await settle()
  expect(api.made('post', path).map(({ body }) => body)).toEqual([
    { method: 'Checks', amount: 40_000, reference: 'CHQ 7', cheque: { bank: 'CIH', day: '2026-03-20', isCertified: true } },
  ])
  expect(words()).toContain('Reste à encaisser150 400 DH')
})

test('what is to be given back goes to the refunds; a wrong entry is taken back with its reason', async () => {
  const row = { id: 9, kind: 'Paid' as const, amount: 40_000, created: '2026-03-16T09:00:00.000Z' }
  await open({
    status: 'PayementDetailsSubmitted',
    balance: { ...record().balance, open: 0, toReturn: 2500 },
    ledger: [sample('LedgerRow', row)],
  })
  await press('Noter un remboursement')
  expect(field(/^Montant/).value).toBe('2500')
  api.on('post', '/api/vehiclebookings/{id}/refunds', record({ status: 'PayementDetailsSubmitted', ledger: [sample('LedgerRow', row)] }))
  await submit()
  expect(api.made('post', '/api/vehiclebookings/{id}/refunds')[0]?.body).toEqual({ method: 'BankTransfer', amount: 2500 })
  await press('Reprendre l’écriture de 40 000 DH')
  await submit()
  expect(words()).toContain(t('form.reasonNeeded'))
  write(/^Motif/, 'Doublon')
  api.on('post', '/api/vehiclebookings/{id}/receipts/{receiptId}/takeback', record())
  await submit()
  const [sent] = api.made('post', '/api/vehiclebookings/{id}/receipts/{receiptId}/takeback')
  expect([sent?.params, sent?.body]).toEqual([{ id: '42', receiptId: '9' }, { reason: 'Doublon' }])
})

test('requests a refund above the limit from a second person', async () => {
  const balance = { ...record().balance, open: 0, toReturn: 90_000 }
  await open({ status: 'Cancelled', balance, alone: { price: 1, refund: 20_000 } })
  await press('Noter un remboursement')
  expect(words()).toContain('une deuxième personne donne son accord')
  await submit()
  expect(words()).toContain(t('ask.commentNeeded'))
  write(/^Pourquoi/, 'Annulation')
  api.on('post', '/api/vehiclebookings/{id}/asks/refund', record())
  await submit()
  const [sent] = api.made('post', '/api/vehiclebookings/{id}/asks/refund')
  expect(sent?.body).toEqual({ method: 'BankTransfer', amount: 90_000, comment: 'Annulation' })
  expect(api.made('post', '/api/vehiclebookings/{id}/refunds')).toEqual([])
})

test('an answer is noted for the customer with how they gave it', async () => {
  await open({ status: 'NewPriceSubmitted', newPrice: 181_500, steps: { allowed: ['withdraw', 'acceptPriceFor'], blocked: [] } })
  // what takes the proposal back is no way forward
  expect(button(t('action.withdraw')).closest('details')).not.toBeNull()
  await press(t('action.acceptPriceFor'))
  await submit()
  expect(words()).toContain('Écrivez un commentaire')
  await press(field(t('way.Message')))
  write(/^Ce qu’il a dit/, 'Ok pour moi')
  api.on('post', '/api/vehiclebookings/{id}/acceptPriceFor', record())
  await submit()
  expect(api.made('post', '/api/vehiclebookings/{id}/acceptPriceFor')[0]?.body).toEqual({ way: 'Message', comment: 'Ok pour moi' })
  expect(words()).toContain(t('done.acceptPriceFor'))
})

test('names missing buyer data with a link', async () => {
  const steps = {
    allowed: [],
    blocked: [{ action: 'submitPaymentDetails' as const, reason: 'BuyerIncomplete' as const, roles: ['agent'] }],
  }
  await open({ status: 'Accepted', buyerMissing: ['idNumber', 'city'], steps })
  expect(words()).toContain('Il manque à l’acheteur : CIN, Ville.')
  expect(document.querySelector('a[href="/?tab=customer"]')).toBeTruthy()
})
