// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { sample } from '#testing/described.ts'
import { fakeApi, offline, Refusal } from '#testing/fake-api.ts'
import { hold, hours, key, now, seller } from '#testing/reservation.ts'
import { button, clockAt, field, kept, packText, pass, press, settle, show, submit, words } from '#testing/screen.tsx'
import type { WaitlistEntry } from '../../waitlist/contract.ts'
import { PlaceOutcome } from './waitlist-outcome.tsx'

const t = packText('bookings')

const api = fakeApi()
const asking = ['get', '/api/bookings/places/{key}'] as const
const booking = ['post', '/api/bookings/places/{key}/book'] as const
const leaving = ['delete', '/api/bookings/places/{key}'] as const
const attempt = ['post', '/api/payments/{id}/attempts'] as const
const place = (changes: Partial<WaitlistEntry>): WaitlistEntry =>
  sample('WaitlistEntry', {
    ...{ key, now, position: 2, opens: now, expires: '2026-03-20T10:00:00.000Z', state: 'Waiting' },
    vehicle: sample('BookedVehicle', { id: 7, slug: 'duster', title: 'Dacia Duster' }),
    ...changes,
  })
const offered = place({ state: 'Offered', position: 1, offeredUntil: '2026-03-16T10:12:00.000Z' })

beforeEach(() => {
  clockAt(now)
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined)
  api.on('get', '/api/bookings/hours', hours)
})
async function open(answer: WaitlistEntry | Refusal | typeof offline): Promise<void> {
  api.on(...asking, answer)
  show(<PlaceOutcome placeKey={key} seller={seller} />)
  await settle()
}

test('polls a waiting entry until it is offered', async () => {
  await open(place({}))
  expect(words()).toContain('Vous êtes à la place 2 de la file.')
  api.on(...asking, offered)
  await pass(15_100)
  expect(words()).toContain(t('place.page.offered'))
  expect(words()).toMatch(/Encore 1[12] min \d+ s/)
})

test('polls an offer, which may go to the next entry', async () => {
  await open(offered)
  api.on(...asking, place({ position: 3 }))
  await pass(15_100)
  expect(words()).toContain('Vous êtes à la place 3 de la file.')
})

test('holds the car once after the terms are accepted', async () => {
  await open(offered)
  await submit()
  expect(words()).toContain(t('terms.needAccept'))
  await press(field(/^J’ai lu/))
  const held = Promise.withResolvers<typeof hold>()
  api.on(...booking, () => held.promise)
  api.on(...attempt, { action: 'https://bank.example/', fields: {} })
  await submit()
  expect(button(t('flow.opening')).disabled).toBe(true)
  await submit()
  held.resolve(hold)
  await settle()
  expect(api.made(...booking).map(({ body, params }) => [body, params.key])).toEqual([[{ terms: true }, key]])
  expect([api.made(...attempt).length, kept('bookings')]).toEqual([1, [{ vehicleId: 7, key, holdUntil: hold.holdUntil }]])
})

test('refetches a lost offer; a network error loses nothing', async () => {
  await open(offered)
  await press(field(/^J’ai lu/))
  api.on(...booking, offline)
  await submit()
  expect(words()).toContain('Pas de réseau.')
  expect(field(/^J’ai lu/).checked).toBe(true)
  api.on(...booking, new Refusal(409, 'TransitionNotAllowed'))
  api.on(...asking, place({ state: 'Lapsed' }))
  await submit()
  expect(words()).toContain(t('place.page.lapsed'))
})

test('refetches an offer when it expires', async () => {
  await open(offered)
  api.on(...asking, place({ state: 'Lapsed' }))
  await pass(12 * 60_000 + 1000)
  expect(words()).toContain('La voiture a été proposée à la personne suivante.')
  const asked = api.made(...asking).length
  await pass(60_000)
  expect(api.made(...asking)).toHaveLength(asked)
})

test('confirms leaving the list and sends it once', async () => {
  await open(place({}))
  const ways = () => [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === 'Quitter la file')
  await press(ways()[0] ?? 'none')
  expect(api.made(...leaving)).toEqual([])
  const gone = Promise.withResolvers<undefined>()
  api.on(...leaving, () => gone.promise)
  api.on(...asking, place({ state: 'Left' }))
  await press(ways()[1] ?? 'none')
  await press(button('Un instant…'))
  gone.resolve(undefined)
  await settle()
  expect(api.made(...leaving)).toHaveLength(1)
  expect(words()).toContain(t('place.page.left'))
})

test.each([
  [404, 'NotFound'],
  [400, 'BadRequest'],
])('a link to no place (%i) is not a line that is away, and is not asked about again', async (status, code) => {
  await open(new Refusal(status, code))
  expect(words()).toContain(t('place.page.unknown'))
  await pass(60_000)
  expect(api.made(...asking)).toHaveLength(1)
})

test('retries and reports a network error, then shows the entry', async () => {
  await open(offline)
  expect([document.querySelector('[aria-busy]') !== null, words()]).toEqual([true, ''])
  await pass(3000)
  expect(words()).toContain('Pas de réseau.')
  api.on(...asking, place({}))
  await pass(15_100)
  expect(words()).toContain('Vous êtes à la place 2 de la file.')
})

test('uses server time for the end of an offer', async () => {
  await open(place({ ...offered, now: '2026-03-16T10:05:00.000Z' }))
  expect(words()).toMatch(/Encore [67] min/)
})
