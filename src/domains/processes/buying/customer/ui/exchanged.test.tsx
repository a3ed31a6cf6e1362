// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { sample } from '#testing/described.ts'
import { links, packText, show, words } from '#testing/screen.tsx'
import { Exchanged } from './exchanged.tsx'
import { PurchaseFacts } from './purchase-facts.tsx'
import { PurchaseLedger } from './purchase-ledger.tsx'

const t = packText('history')

const entry = (kind: 'Held' | 'Paid' | 'CarriedIn' | 'CarriedOut' | 'Returned', amount: number) =>
  sample('LedgerEntry', { kind, amount, reason: null, method: null })
const other = { id: 9, reference: 'RV-2026-000009', title: 'Renault Clio' }

test('links both purchases of an exchange', () => {
  show(
    <>
      <Exchanged
        booking={{
          exchangedFor: other,
          exchangeOf: null,
          ledger: [entry('Held', 1000), entry('Paid', 119_000), entry('CarriedOut', 80_000)],
        }}
      />
      <hr />
      <Exchanged booking={{ exchangedFor: null, exchangeOf: { ...other, title: 'Dacia Logan' }, ledger: [entry('CarriedIn', 70_000)] }} />
    </>,
  )
  for (const said of [
    'Échangée contre Renault Clio',
    '80 000 DH sont reportés sur la réservation RV-2026-000009',
    '40 000 DH sont à vous rendre',
    'En échange de Dacia Logan',
    '70 000 DH, réglés pour la réservation RV-2026-000009 , comptent pour cette voiture.',
  ])
    expect(words()).toContain(said)
  expect(links(t('exchange.see')).map((link) => link.getAttribute('href'))).toEqual(['/history/RV-2026-000009', '/history/RV-2026-000009'])
})

test('shows nothing to refund after the refund', () => {
  const ledger = [entry('Paid', 120_000), entry('CarriedOut', 80_000), entry('Returned', 40_000)]
  const { container } = show(<Exchanged booking={{ exchangedFor: other, exchangeOf: null, ledger }} />)
  expect(words(container)).not.toContain('à vous rendre')
})

test('renders nothing for other purchases', () => {
  const { container } = show(<Exchanged booking={{ exchangedFor: null, exchangeOf: null, ledger: [] }} />)
  expect(words(container)).toBe('')
})

test('shows the carried amount in place of a deposit', () => {
  const carried = entry('CarriedIn', 120_000)
  const booking = sample('CustomerBooking', {
    status: 'Submitted',
    deposit: 0,
    rest: 30_000,
    ledger: [carried],
    loan: null,
    warrantyPack: null,
  })
  show(
    <>
      <PurchaseFacts booking={booking} />
      <PurchaseLedger ledger={booking.ledger} />
    </>,
  )
  for (const said of ['Reporté de l’échange120 000 DH', 'Reste à payer30 000 DH', 'Reporté de la voiture échangée'])
    expect(words()).toContain(said)
  expect(words()).not.toContain(t('facts.deposit'))
})
