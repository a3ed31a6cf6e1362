// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { sample } from '#testing/described.ts'
import { links, show, words } from '#testing/screen.tsx'
import { Exchanged } from './exchanged.tsx'
import { PurchaseFacts } from './purchase-facts.tsx'
import { PurchaseLedger } from './purchase-ledger.tsx'

const other = { id: 9, reference: 'RV-2026-000009', title: 'Renault Clio' }

test('a car that was exchanged names the one taken instead, and the other way round', () => {
  show(
    <>
      <Exchanged booking={{ exchangedFor: other, exchangeOf: null }} />
      <hr />
      <Exchanged booking={{ exchangedFor: null, exchangeOf: { ...other, title: 'Dacia Logan' } }} />
    </>,
  )
  for (const said of ['Échangée contre Renault Clio', 'En échange de Dacia Logan', 'est reporté sur la réservation RV-2026-000009'])
    expect(words()).toContain(said)
  expect(links('Voir cet achat').map((link) => link.getAttribute('href'))).toEqual(['/history#RV-2026-000009', '/history#RV-2026-000009'])
})

test('nothing of the kind is said of any other purchase', () => {
  const { container } = show(<Exchanged booking={{ exchangedFor: null, exchangeOf: null }} />)
  expect(words(container)).toBe('')
})

test('what was carried to a purchase stands in the place of a deposit that nobody paid', () => {
  const carried = sample('LedgerEntry', { kind: 'CarriedIn', amount: 120_000, reason: null, method: null })
  const booking = sample('CustomerBooking', { status: 'Submitted', deposit: 0, rest: 30_000, ledger: [carried], loan: null, warrantyPack: null })
  show(
    <>
      <PurchaseFacts booking={booking} />
      <PurchaseLedger ledger={booking.ledger} />
    </>,
  )
  for (const said of ['Reporté de l’échange120 000 DH', 'Reste à payer30 000 DH', 'Reporté de la voiture échangée'])
    expect(words()).toContain(said)
  expect(words()).not.toContain('Acompte')
})
