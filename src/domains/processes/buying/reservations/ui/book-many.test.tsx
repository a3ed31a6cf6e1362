// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { sample } from '#testing/described.ts'
import { fakeApi, Refusal } from '#testing/fake-api.ts'
import { hours, now, seller } from '#testing/reservation.ts'
import { button, buttons, clockAt, field, kept, packText, press, settle, show, signedIn, submit, words } from '#testing/screen.tsx'
import { BookMany } from './book-many.tsx'

const t = packText('bookings')

const api = fakeApi()
const booking = ['post', '/api/customers/favourites/book'] as const
const attempt = ['post', '/api/payments/{id}/attempts'] as const
const cars = ['Duster', 'Clio', 'Panda', 'Golf'].map((title, i) => ({
  id: i + 1,
  slug: title.toLowerCase(),
  title,
  price: (i + 1) * 100_000,
}))
const ids = ['a', 'b'].map((letter) => `${letter.repeat(8)}-2222-4222-8222-222222222222`)
const held = (i: number, holdUntil: string) => sample('Hold', { key: ids[i], paymentId: ids[i], holdUntil, deposit: 3500 })

beforeEach(() => {
  clockAt(now)
  api.on('get', '/api/bookings/hours', hours)
  api.on('get', '/api/cities/details', [])
  const known = { civility: 'M.' as const, firstName: 'Omar', lastName: 'Idrissi', email: 'omar@exemple.ma', phone: '+212612345678' }
  api.on('get', '/api/customers/current', sample('Customer', known))
})
async function open(): Promise<void> {
  show(<BookMany cars={cars} max={3} seller={seller} close={() => undefined} />)
  await settle()
}

test('requires sign-in first', async () => {
  await open()
  expect(words()).toContain(t('many.signIn'))
  expect(buttons(t('flow.next'))).toEqual([])
})

test('limits the selection, sums the deposits and rejects an empty one', async () => {
  signedIn()
  await open()
  expect([field(/Duster/).checked, field(/Golf/).checked, field(/Golf/).disabled]).toEqual([true, false, true])
  expect(words()).toContain('Acomptes à payer10 500 DH')
  await press(field(/Clio/))
  expect([field(/Golf/).disabled, words().includes('Acomptes à payer7 000 DH')]).toEqual([false, true])
  for (const name of [/Duster/, /Panda/]) await press(field(name))
  await press(t('flow.next'))
  expect(words()).toContain(t('many.need'))
})

test('sends the selection once and shows a result for each car', async () => {
  signedIn()
  await open()
  await press(field(/Clio/))
  await press(t('flow.next'))
  await submit()
  // sum of both prices, and the remainder
  for (const part of ['400 000 DH', '7 000 DH', '393 000 DH']) expect(words()).toContain(part)
  await press(field(/^J’ai lu/))
  const answer = Promise.withResolvers<ReturnType<typeof results>>()
  api.on(...booking, () => answer.promise)
  await submit()
  await submit()
  answer.resolve(results())
  await settle()
  expect(api.made(...booking).map(({ query }) => query.getAll('ids'))).toEqual([['1', '3']])
  expect(kept('bookings')).toMatchObject([{ vehicleId: 1, key: ids[0] }])
  expect(words()).toContain('DusterGardée pour vous')
  expect(words()).toContain('PandaQuelqu’un l’a réservée avant vous')
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined)
  api.on(...attempt, { action: 'https://bank.example/', fields: {} })
  await press('Payer 3 500 DH')
  expect(api.made(...attempt).map(({ params }) => params.id)).toEqual([ids[0]])
})
const results = () => [
  sample('BookedOne', { vehicleId: 1, held: held(0, '2026-03-16T10:17:00.000Z'), error: null }),
  sample('BookedOne', { vehicleId: 3, held: null, error: 'CarTaken' }),
]

test('shows the time left of the earliest hold', async () => {
  signedIn()
  await open()
  await press(t('flow.next'))
  await submit()
  await press(field(/^J’ai lu/))
  api.on(...booking, [
    sample('BookedOne', { vehicleId: 1, held: held(0, '2026-03-16T10:17:00.000Z'), error: null }),
    sample('BookedOne', { vehicleId: 2, held: held(1, '2026-03-16T10:09:00.000Z'), error: null }),
  ])
  await submit()
  expect(words()).toMatch(/Encore (8 min 59 s|9 min 0 s)/)
})

test('shows an error and preserves the selection', async () => {
  signedIn()
  await open()
  await press(field(/Clio/))
  await press(t('flow.next'))
  await submit()
  await press(field(/^J’ai lu/))
  api.on(...booking, new Refusal(400, 'BadRequest', { message: 'Non.' }))
  await submit()
  expect(words()).toContain('La réservation n’a pas pu se faireNon.')
  await press(t('flow.back'))
  await press(t('flow.back'))
  expect([field(/Duster/).checked, field(/Clio/).checked]).toEqual([true, false])
  expect(button(t('flow.next')).disabled).toBe(false)
})
