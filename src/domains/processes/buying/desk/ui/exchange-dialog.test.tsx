// @vitest-environment happy-dom
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { sample } from '#testing/described.ts'
import { fakeApi, offline, Refusal } from '#testing/fake-api.ts'
import { button, clockAt, field, packText, pass, press, settle, show, submit, words, write } from '#testing/screen.tsx'
import type { BookingRecord, ExchangeCar } from '../contract.ts'
import { CaseHead } from './case-head.tsx'
import { ExchangeDialog } from './exchange-dialog.tsx'
import { useRecord } from './use-record.ts'

const t = packText('bookingCase')

const api = fakeApi()
const found = ['get', '/api/vehiclebookings/{id}/exchange'] as const
const path = '/api/vehiclebookings/{id}/exchange'
const record = (changes: Partial<BookingRecord> = {}): BookingRecord =>
  sample('BookingRecord', {
    ...{ id: 42, reference: 'RV-2026-000042', status: 'Delivered', buyer: {}, exchangedFor: null, exchangeOf: null },
    delivery: { at: '2026-03-10T09:00:00.000Z', mileage: 40_100, signedBy: 'Ali' },
    alone: { price: 1, refund: 20_000 },
    ...changes,
  })
const car = (changes: Partial<ExchangeCar>): ExchangeCar => ({
  ...{ id: 7, reference: 'VO-100007', title: 'Renault Clio', year: 2021, plate: '12345A6', mileage: 30_000, price: 150_000, isSame: false },
  sums: { carried: 120_000, toPay: 30_000, toReturn: 0 },
  ...changes,
})

beforeEach(() => clockAt('2026-03-16T10:00:00.000Z'))

function Desk() {
  const hold = useRecord(42)
  const [comment, keepComment] = useState('')
  const [open, setOpen] = useState(true)
  if (hold.state.step !== 'ready') return <p>{hold.state.step}</p>
  return (
    <>
      <CaseHead record={hold.state.record} now={new Date()} />
      {open && (
        <ExchangeDialog
          record={hold.state.record}
          change={hold.change}
          comment={comment}
          keepComment={keepComment}
          close={() => setOpen(false)}
        />
      )}
    </>
  )
}
async function open(): Promise<void> {
  api.on('get', '/api/vehiclebookings/{id}', record())
  show(<Desk />)
  await settle()
}
/** Types into the search and waits until it has rested. */
async function look(text: string): Promise<void> {
  write(/^L’autre voiture/, text)
  await pass(350)
  await settle()
}
const radio = (name: RegExp): HTMLInputElement => {
  const label = [...document.querySelectorAll('label')].find((one) => name.test(one.textContent ?? '') && one.querySelector('[type=radio]'))
  const input = label?.querySelector<HTMLInputElement>('input')
  if (!input) throw new Error(`no choice ${name}`)
  return input
}
async function choose(name: RegExp): Promise<void> {
  radio(name).click()
  await settle()
}

test('a car is looked for from three signs on; what is not for sale is shown and cannot be chosen', async () => {
  await open()
  expect(words()).toContain('Dernier kilométrage connu : 40 100 km')
  await look('VO')
  expect(api.made(...found)).toEqual([])
  api.on(...found, [
    car({}),
    car({ id: 8, title: 'Dacia Logan', sums: null }),
    car({ id: 9, title: 'Dacia Duster', sums: null, isSame: true }),
  ])
  await look('VO-100')
  expect(api.made(...found).map(({ query }) => query.get('q'))).toEqual(['VO-100'])
  expect([radio(/Clio/).disabled, radio(/Logan/).disabled, radio(/Duster/).disabled]).toEqual([false, true, true])
  expect(words()).toContain(t('exchange.isSame'))
  expect(words()).toContain(t('exchange.choose'))
})

test('the difference is shown before anything is sent, and the price goes with the step', async () => {
  await open()
  api.on(...found, [car({}), car({ id: 8, title: 'Dacia Logan', price: 80_000, sums: { carried: 80_000, toPay: 0, toReturn: 40_000 } })])
  await look('VO-100')
  await submit()
  expect(words()).toContain(t('exchange.needed'))
  expect(words()).toContain(t('form.mileageNeeded'))
  expect(api.made('post', path)).toEqual([])
  await choose(/Logan/)
  expect(words()).not.toContain(t('exchange.needed'))
  for (const said of ['Différence à rendre', '40 000 DH', 'Au-delà de 20 000 DH, une deuxième personne']) expect(words()).toContain(said)
  await choose(/Clio/)
  for (const said of ['Déjà réglé et reporté', '120 000 DH', 'Différence à payer', '30 000 DH']) expect(words()).toContain(said)
  expect(words()).not.toContain(t('exchange.toReturn'))
  write(/^Kilométrage/, '40 500')
  write(/^Commentaire/, ' Trop petite ')
  api.on('post', path, record({ status: 'Recovered', exchangedFor: { id: 43, reference: 'RV-2026-000043', title: 'Renault Clio' } }))
  await submit()
  expect(api.made('post', path).map(({ params, body }) => [params.id, body])).toEqual([
    ['42', { vehicleId: 7, price: 150_000, mileage: 40_500, comment: 'Trop petite' }],
  ])
  expect(document.querySelector('dialog')).toBe(null)
  expect(words()).toContain(t('file.exchangedFor'))
  expect(document.querySelector('a[href$="/staff/bookings/43"]')?.textContent).toBe('RV-2026-000043')
})

test('names a car taken by others and keeps the input', async () => {
  await open()
  api.on(...found, [car({})])
  await look('VO-100')
  await choose(/Clio/)
  write(/^Kilométrage/, '40500')
  write(/^Commentaire/, 'Trop petite')
  api.on(...found, [car({ sums: null })])
  api.on('post', path, new Refusal(409, 'CarTaken', { errors: [{ field: 'vehicleId', reason: 'invalid' }] }))
  await submit()
  expect(words()).toContain(t('exchange.gone'))
  expect(radio(/Clio/)).toMatchObject({ disabled: true, checked: false })
  expect(field(/^Kilométrage/).value).toBe('40500')
  expect(button(t('dialog.exchange.verb')).disabled).toBe(false)
})

test('shows an empty result and retries a failed search', async () => {
  await open()
  api.on(...found, [])
  await look('VO-999')
  expect(words()).toContain(t('exchange.none'))
  api.on(...found, offline)
  await look('VO-998')
  for (let i = 0; i < 4; i++) await pass(1000)
  expect(words()).toContain(t('exchange.failed'))
  api.on(...found, [car({})])
  await press(t('exchange.again'))
  expect(radio(/Clio/).disabled).toBe(false)
})
