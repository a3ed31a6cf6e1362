// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { sample } from '#testing/described.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { links, show, words } from '#testing/screen.tsx'
import type { TradeIn } from '../contract.ts'
import { TradeInCard } from './trade-in-card.tsx'

fakeApi()
const tradeIn = (changes: Partial<TradeIn> = {}): TradeIn =>
  sample('TradeIn', {
    ...{ bookingReference: 'RV-2026-000005', title: 'Dacia Duster', price: 180_000, fees: 4_000, settled: 1000, value: 80_000 },
    ...{ isDeducted: true, toPay: 103_000, toReceive: 0, cancelAsks: false, cancelAsked: false },
    ...changes,
  })
const card = (changes: Partial<TradeIn> = {}, cancellable = true) =>
  show(<TradeInCard tradeIn={tradeIn(changes)} cancellable={cancellable} />)

test('shows price, fees, payments, value and remaining amount', () => {
  card()
  expect(words()).toMatch(/180 000 DH.*Garantie4 000 DH.*−1 000 DH.*Valeur de reprise\s*−80 000 DH.*Reste à payer103 000 DH/)
  expect(words()).toContain('Annuler la reprise annule aussi cette réservation')
  expect(links('RV-2026-000005')).toHaveLength(1)
})

test('does not deduct an unaccepted value; shows a credit', () => {
  const { unmount } = card({ isDeducted: false, toPay: 183_000 })
  expect(words()).toContain('80 000 DH, sera déduite quand vous aurez accepté')
  expect(words()).not.toContain('−80 000 DH')
  unmount()
  card({ value: 190_000, toPay: 0, toReceive: 7_000 })
  expect(words()).toContain('À recevoir7 000 DH')
})

test('requires the adviser above the deposit and shows a pending request', () => {
  const { unmount } = card({ cancelAsks: true })
  expect(words()).toContain('votre conseiller décide')
  unmount()
  const { unmount: leave } = card({ cancelAsks: true, cancelAsked: true })
  expect(words()).toContain('attend la réponse de votre conseiller')
  leave()
  card({}, false)
  expect(words()).not.toContain('Annuler la reprise')
})
