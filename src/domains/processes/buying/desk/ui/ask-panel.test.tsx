// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { sample } from '#testing/described.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { buttons, clockAt, packText, press, settle, show, words, write } from '#testing/screen.tsx'
import type { Ask, BookingRecord } from '../contract.ts'
import { AskPanel } from './ask-panel.tsx'
import { useRecord } from './use-record.ts'

const t = packText('bookingCase')

const api = fakeApi()
beforeEach(() => clockAt('2026-03-16T10:00:00Z'))

const ask = (changes: Partial<Ask>): Ask =>
  sample('Ask', { id: 7, amount: 110_000, comment: 'Choc à l’aile', asked: '2026-03-16T09:00:00.000Z', author: 'Nadia', ...changes })
const record = (asks: Ask[]): BookingRecord => sample('BookingRecord', { id: 42, buyer: {}, asks })

const opened = vi.fn()
function Desk() {
  const hold = useRecord(42)
  return hold.state.step === 'ready' ? <AskPanel record={hold.state.record} change={hold.change} open={opened} /> : null
}
async function open(asks: Ask[]): Promise<void> {
  api.on('get', '/api/vehiclebookings/{id}', record(asks))
  show(<Desk />)
  await settle()
}

test('approves without a comment, refuses with one', async () => {
  await open([ask({ kind: 'Price', state: 'Open', mayDecide: true, decided: null, decider: null, remark: null })])
  expect(words()).toContain('Nouveau prix : 110 000 DH')
  expect(words()).toContain('Choc à l’aile')
  await press('Refuser…')
  await press(t('ask.refuse'))
  expect(words()).toContain(t('ask.remarkNeeded'))
  expect(api.calls.filter(({ name }) => name.startsWith('post'))).toEqual([])
  write(/^Votre mot/, 'Trop bas')
  const over = record([ask({ kind: 'Price', state: 'Refused', mayDecide: false, remark: 'Trop bas', decider: 'Omar' })])
  api.on('post', '/api/vehiclebookings/{id}/asks/{askId}/refuse', over)
  await press(t('ask.refuse'))
  const [sent] = api.made('post', '/api/vehiclebookings/{id}/asks/{askId}/refuse')
  expect([sent?.params, sent?.body]).toEqual([{ id: '42', askId: '7' }, { remark: 'Trop bas' }])
  expect(words()).toContain('Omar')
  expect(buttons(t('ask.approve'))).toEqual([])
})

test('a yes is sent as it is; the asker reads that another decides', async () => {
  await open([ask({ kind: 'Refund', state: 'Open', mayDecide: true, decided: null, decider: null, remark: null })])
  expect(words()).toContain('Remboursement : 110 000 DH')
  const mine = record([ask({ kind: 'Refund', state: 'Open', mayDecide: false, decided: null, decider: null, remark: null })])
  api.on('post', '/api/vehiclebookings/{id}/asks/{askId}/approve', mine)
  await press(t('ask.approve'))
  expect(api.made('post', '/api/vehiclebookings/{id}/asks/{askId}/approve')).toHaveLength(1)
  expect(words()).toContain(t('ask.waits'))
})

test("leaves a price above the managers' limit to an admin", async () => {
  api.on('get', '/api/vehiclebookings/{id}', {
    ...record([ask({ kind: 'Price', amount: 107_999, state: 'Open', mayDecide: false, decided: null, decider: null, remark: null })]),
    managerPrice: 108_000,
  })
  show(<Desk />)
  await settle()
  expect(words()).toContain(t('ask.waitsAdmin'))
})

test('the wish of a customer is carried out by the usual step, or refused in words that they read', async () => {
  const waiting = { kind: 'GiveUp', state: 'Open', amount: 51_000, comment: 'Je change d’avis', author: null } as const
  await open([ask({ ...waiting, mayDecide: true, decided: null, decider: null, remark: null })])
  expect(words()).toContain(t('ask.wish.title'))
  expect(words()).toContain('Le client a payé 51 000 DH et demande l’annulation')
  expect(words()).not.toContain(t('ask.title'))
  expect(buttons(t('ask.approve'))).toEqual([])
  await press(t('ask.wish.grant'))
  expect(opened).toHaveBeenCalledWith('cancel')
  await press('Refuser…')
  write(/^Votre réponse au client/, 'La voiture arrive demain')
  api.on('post', '/api/vehiclebookings/{id}/asks/{askId}/refuse', record([]))
  await press(t('ask.refuse'))
  expect(api.made('post', '/api/vehiclebookings/{id}/asks/{askId}/refuse')[0]?.body).toEqual({ remark: 'La voiture arrive demain' })
})
