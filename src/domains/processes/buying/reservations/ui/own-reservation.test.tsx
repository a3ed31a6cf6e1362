// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import type { Outcome } from '#domains/processes/buying/bookings/contract.ts'
import { sample } from '#testing/described.ts'
import { fakeApi, offline } from '#testing/fake-api.ts'
import { hours, key, now, payment, seller } from '#testing/reservation.ts'
import { button, buttons, clockAt, kept, links, packText, pass, press, settle, show, signedIn, submit, words } from '#testing/screen.tsx'
import { useOwnBookings } from './own-bookings.ts'
import { OwnCarsProvider } from './own-cars.tsx'
import { OwnChip } from './own-chip.tsx'
import { OwnReservation } from './own-reservation.tsx'
import { Reserve } from './reserve.tsx'

const t = packText('bookings')

const api = fakeApi()
const asking = ['get', '/api/bookings/{key}'] as const
const sales = ['get', '/api/customers/sales'] as const
const vehicle = sample('BookedVehicle', { id: 7, slug: 'duster', title: 'Dacia Duster' })
const outcome = (changes: Partial<Outcome> = {}): Outcome => ({
  ...sample('Outcome', { key, reference: 'R-2026-7', vehicle, price: 189_000, deposit: 3500, rest: 185_500, now, paymentId: payment }),
  ...{
    status: 'Draft',
    payable: true,
    cancellable: true,
    cancelAsks: false,
    cancelTerms: null,
    failure: null,
    ledger: [],
    holdUntil: '2026-03-16T10:14:32.000Z',
    next: 'Pay',
  },
  ...changes,
})
const paid = { status: 'Submitted', payable: false, next: 'AwaitCall', step: 1 } as const
const mine = { vehicleId: 7, key, holdUntil: '2026-03-16T10:14:32.000Z' }
const car = { id: 7, slug: 'duster', brand: 'Dacia', model: 'Duster', name: 'Dacia Duster', price: 189_000, financing: false, isHeld: true }

beforeEach(() => {
  clockAt(now)
  api.on('get', '/api/bookings/hours', hours)
  api.on('get', '/api/payments/{id}', sample('Payment', { id: payment, state: 'Started', refusal: null, expires: now }))
})

/** Header and section of the car. */
function Page() {
  const { bookings } = useOwnBookings()
  const [own] = bookings
  return (
    <OwnCarsProvider>
      <header>
        <OwnChip />
      </header>
      {own ? <OwnReservation key={own.key} own={own} /> : <Reserve car={car} deposit={3500} seller={seller} />}
    </OwnCarsProvider>
  )
}

async function open(bookings: unknown[] = [mine]) {
  localStorage.setItem('rihla.bookings', JSON.stringify(bookings))
  const screen = show(<Page />, { at: '/cars/duster/7' })
  await settle()
  await settle()
  return screen
}
const header = () => words(document.querySelector('header') ?? undefined)

test('shows a hold with time left, payment and cancellation', async () => {
  const posted = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined)
  api.on('post', '/api/payments/{id}/attempts', { action: 'https://bank.example/', fields: {} })
  api.on(...asking, outcome())
  await open()
  expect(header()).toContain('Vous la réservez 14:32')
  expect(links(/Payer$/)[0]?.getAttribute('href')).toBe(`/payment-failure?booking=${key}`)
  expect(words()).toContain('Vous la réservezElle vous attend')
  expect(words()).not.toContain('autre client')
  expect(buttons(/file d’attente|place/)).toEqual([])
  await press('Payer l’acompte de 3 500 DH')
  expect(posted).toHaveBeenCalledOnce()
})

test('cancels the hold and removes it from the device', async () => {
  api.on(...asking, outcome())
  await open()
  const gone = outcome({ status: 'Cancelled', payable: false, cancellable: false, next: 'None' })
  api.on('post', '/api/bookings/{key}/cancel', () => {
    api.on(...asking, gone)
    return gone
  })
  await press(t('own.release'))
  expect(words()).toContain('Rien n’a été payé.')
  await submit()
  await settle()
  expect(api.made('post', '/api/bookings/{key}/cancel')[0]?.body).toEqual({})
  expect(kept('bookings')).toEqual([])
  expect(header()).toBe('')
})

test('shows a paid booking without a payment button', async () => {
  api.on(...asking, outcome(paid))
  await open()
  await settle()
  expect(kept('bookings')).toMatchObject([{ key, state: 'booked', reference: 'R-2026-7' }])
  expect(words()).toContain('Vous l’avez réservéeRéservation R-2026-7')
  expect(header()).toContain('Suivre')
  expect(links(t('outcome.follow'))[0]?.getAttribute('href')).toBe(`/payment-success?booking=${key}`)
  expect([...buttons(/[Pp]ayer/), ...links(/[Pp]ayer/)]).toEqual([])
})

test('offers no payment after the hold while the bank is pending', async () => {
  api.on(...asking, outcome({ payable: false, cancellable: false }))
  await open([{ ...mine, holdUntil: '2026-03-16T09:59:00.000Z' }])
  expect(words()).toContain('Nous demandons à la banque')
  expect([...buttons(/[Pp]ayer/), ...links(/[Pp]ayer/)]).toEqual([])
})

test('removes an ended booking from the device', async () => {
  api.on(...asking, outcome({ status: 'Cancelled', failure: 1, payable: false, cancellable: false, next: 'None' }))
  await open()
  await settle()
  expect(kept('bookings')).toEqual([])
})

test('uses the stored state without network', async () => {
  api.on(...asking, offline)
  await open()
  expect(words()).toContain('Vous la réservez')
  expect(links(t('duplicate.resume'))).toHaveLength(1)
})

test('polls a pending booking, not a completed one', async () => {
  api.on(...asking, outcome({ payable: false }))
  await open()
  const before = api.made(...asking).length
  await pass(2000)
  expect(api.made(...asking)).toHaveLength(before)
  api.on(...asking, outcome(paid))
  await pass(1500)
  expect(api.made(...asking)).toHaveLength(before + 1)
  await pass(40_000)
  expect(api.made(...asking)).toHaveLength(before + 1)
})

test('requests the account when the device has no booking', async () => {
  signedIn()
  const { key: _, ...sale } = { ...sample('CustomerSale'), key: '' }
  api.on(...sales, [{ ...sale, bookings: [{ ...sample('CustomerBooking'), ...outcome(paid) }] }])
  api.on(...asking, outcome(paid))
  await open([])
  await pass(100)
  expect(words()).toContain('Vous l’avez réservée')
})

test('finds a booking of another device before joining the waiting list', async () => {
  signedIn()
  const { key: _, ...sale } = { ...sample('CustomerSale'), key: '' }
  const told = [{ ...sale, bookings: [{ ...sample('CustomerBooking'), ...outcome(paid) }] }]
  const known = Promise.withResolvers<typeof told>()
  api.on(...sales, () => known.promise)
  api.on(...asking, outcome(paid))
  await open([])
  await press(/file|place/)
  expect(document.querySelector('dialog')).toBeNull()
  known.resolve(told)
  await pass(100)
  expect(words()).toContain('Vous l’avez réservée')
  expect(document.querySelector('dialog')).toBeNull()
  // hidden from the next user of the device
  expect(kept('bookings')).toMatchObject([{ key, subject: 'salma' }])
})

test('hides the booking from the next user of the device', async () => {
  signedIn('omar', 'Omar')
  api.on(...sales, [])
  await open([{ ...mine, state: 'booked', subject: 'salma' }])
  expect(header()).toBe('')
  expect(button(/file|place/)).toBeTruthy()
  expect(api.made(...asking)).toEqual([])
})
