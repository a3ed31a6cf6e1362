// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { sample } from '#testing/described.ts'
import { fakeApi, offline, Refusal } from '#testing/fake-api.ts'
import { hold, hours, key, now, seller } from '#testing/reservation.ts'
import {
  button,
  buttons,
  clockAt,
  field,
  kept,
  links,
  packText,
  pass,
  press,
  settle,
  show,
  signedIn,
  submit,
  words,
  write,
} from '#testing/screen.tsx'
import { until } from '#testing/until.ts'
import { Reservation } from './reservation.tsx'

const t = packText('bookings')

const api = fakeApi()
const booking = ['post', '/api/vehicles/{id}/book'] as const
const attempt = ['post', '/api/payments/{id}/attempts'] as const
const place = ['post', '/api/vehicles/{id}/places'] as const
const car = {
  id: 7,
  slug: 'duster',
  brand: 'Dacia',
  model: 'Duster',
  name: 'Dacia Duster 2021',
  price: 189_000,
  financing: false,
  isHeld: false,
}
const close = vi.fn()
const posted: string[] = []

beforeEach(() => {
  clockAt(now)
  posted.length = 0
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    posted.push(`${this.action} ${[...new FormData(this)].map(([name, value]) => `${name}=${value}`).join('&')}`)
  })
  api.on('get', '/api/bookings/hours', hours)
  api.on('get', '/api/cities/details', [])
  api.on(...booking, hold)
  api.on(...attempt, { action: 'https://bank.example/pay', fields: { oid: 'O-1' } })
})

async function open(changes: Partial<typeof car> = {}): Promise<void> {
  show(<Reservation car={{ ...car, ...changes }} seller={seller} close={close} />)
  await settle()
}
async function fillIn(): Promise<void> {
  await press(field(t('buyer.mrs')))
  write(/^Prénom/, 'Salma')
  write(/^Nom/, 'Alaoui')
  write(/^Téléphone/, '06 12 34 56 78')
  write(/^E-mail/, 'salma@exemple.ma')
}
async function toTerms(changes?: Partial<typeof car>): Promise<void> {
  await open(changes)
  await fillIn()
  await submit()
  await press(field(/^J’ai lu/))
}

test('validates name, phone and e-mail before it shows the terms', async () => {
  await open()
  await submit()
  expect(words()).toContain('Choisissez M. ou Mme.')
  await fillIn()
  write(/^Téléphone/, '612')
  await submit()
  expect(words()).toContain(t('buyer.bad.phone'))
  write(/^Téléphone/, '06 12 34 56 78')
  await submit()
  const text = words()
  for (const part of [
    'Acompte aujourd’hui3 500 DH',
    'Reste à payer plus tard185 500 DH',
    '17 minutes',
    'pendant 9 jours',
    'Étape 2 sur 3',
    'Continuer : confirmer mon téléphone',
  ])
    expect(text).toContain(part)
  expect(api.made(...booking)).toEqual([])
})

test('scrolls each stage to the top and moves the focus', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollTo')
  await open()
  const dialog = document.querySelector('dialog')
  const stage = dialog?.querySelector('section[tabindex]')
  expect([dialog?.open, scrolled.mock.calls.length, document.activeElement === stage]).toEqual([true, 0, false])
  await fillIn()
  await submit()
  expect([scrolled.mock.calls, scrolled.mock.contexts[0] === dialog, document.activeElement === stage]).toEqual([
    [[{ top: 0 }]],
    true,
    true,
  ])
})

test('opens the sign-in in a window and preserves the input', async () => {
  const left = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  await open()
  write(/^Prénom/, 'Salma')
  await press('Se connecter')
  // no provider in this test: the window fails, and the page shows an error
  await until(() => expect(words()).toContain('Pas de réseau. Vérifiez votre connexion'))
  expect([field(/^Prénom/).value, left.mock.calls]).toEqual(['Salma', []])
})

test('requires the terms', async () => {
  await open()
  await fillIn()
  await submit()
  await submit()
  expect(words()).toContain(t('terms.needAccept'))
  expect(api.made(...booking)).toEqual([])
})

test('retries the same payment after a gateway error', async () => {
  api.on(...attempt, offline)
  await toTerms()
  await submit()
  expect(words()).toContain(t('flow.bankAway'))
  expect(words()).toContain('Encore 17 min 0 s')
  api.on(...attempt, { action: 'https://bank.example/pay', fields: {} })
  await press(t('flow.toBank'))
  expect([api.made(...booking).length, api.made(...attempt).length, posted.length]).toEqual([1, 2, 1])
})

test.each([
  [offline, 'Pas de réseau.'],
  [new Refusal(429, 'TooManyRequests', { message: 'Trop de demandes.' }), 'Trop de demandes.'],
  [new Refusal(500, 'Unexpected', { message: '' }), 'Quelque chose n’a pas marché.'],
])('what is refused is said, and what was typed stays', async (answer, said) => {
  await toTerms()
  api.on(...booking, answer)
  await submit()
  expect(words()).toContain(t('flow.failed'))
  expect(words()).toContain(said)
  expect(kept('bookings')).toBeNull()
  await press(t('flow.back'))
  expect([field(/^Prénom/).value, field(/^E-mail/).value]).toEqual(['Salma', 'salma@exemple.ma'])
  // a retry clears the error
  expect(words()).not.toContain(t('flow.failed'))
})

test('offers a waiting list entry once for a taken car', async () => {
  await toTerms()
  api.on(...booking, new Refusal(409, 'CarTaken'))
  await submit()
  expect(words()).toContain(t('taken.title'))
  await press('Rejoindre la file d’attente')
  expect(field(/^Prénom/).value).toBe('Salma')
  const taken = sample('WaitlistEntry', { key, position: 2, opens: '2026-03-17T08:00:00.000Z', expires: '2026-03-20T08:00:00.000Z', now })
  api.on(...place, taken)
  await submit()
  expect(words()).toContain(t('place.doneTitle'))
  expect(words()).toContain('Vous êtes à la place 2 de la file.')
  expect([api.made(...place).length, kept('buyer'), posted]).toEqual([1, null, []])
})

test('sends no hold request for a held car', async () => {
  await open({ isHeld: true })
  expect(words()).toContain(t('taken.titleReserved'))
  expect(document.activeElement).not.toBe(document.querySelector('dialog section[tabindex]'))
  expect(buttons(t('flow.next'))).toEqual([])
})

test('shows the next opening; without one no waiting list', async () => {
  api.on('get', '/api/bookings/hours', { ...hours, open: false, opens: '2026-03-17T08:00:00.000Z' })
  await open()
  expect(words()).toContain('Les réservations ouvrent demain, mardi, à 08:00')
  expect(button('Rejoindre la file d’attente')).toBeTruthy()
})

test('handles a closing during the reservation', async () => {
  await toTerms()
  api.on(...booking, new Refusal(409, 'BookingClosed', { opens: null }))
  await submit()
  expect(words()).toContain(t('closed.titleNever'))
  expect(buttons('Rejoindre la file d’attente')).toEqual([])
})

test('links to the payment of the hold on this device', async () => {
  await toTerms()
  api.on(...booking, new Refusal(409, 'DuplicateEnquiry', { message: 'Déjà réservée.' }))
  await submit()
  expect(words()).toContain('Déjà réservée.')
  expect(links(t('duplicate.see'))[0]?.getAttribute('href')).toContain('/history')
  localStorage.setItem(
    'rihla.bookings',
    JSON.stringify([
      { vehicleId: 8, key: 'other', holdUntil: hold.holdUntil },
      { vehicleId: 7, key, holdUntil: hold.holdUntil },
    ]),
  )
  window.dispatchEvent(new Event('storage'))
  await settle()
  expect(links(t('duplicate.resume'))[0]?.getAttribute('href')).toContain(key)
})

test.each([
  [true, { advance: 20, months: 48 }],
  [false, null],
])('the simulated loan goes with a car that is financed only (%s)', async (financing, loan) => {
  localStorage.setItem('rihla.simulation', JSON.stringify({ advance: 20, months: 48 }))
  await toTerms({ financing })
  await submit()
  expect(api.made(...booking)[0]?.body).toMatchObject({ loan })
})

test('fills in the data of the account', async () => {
  signedIn()
  api.on(
    'get',
    '/api/customers/current',
    sample('Customer', { civility: 'M.', firstName: 'Omar', lastName: 'Idrissi', email: 'omar@exemple.ma', phone: '+212612345678' }),
  )
  await open()
  expect([field(/^Prénom/).value, field(/^Nom/).value, field(/^Téléphone/).value, field(t('buyer.mr')).checked]).toEqual([
    'Omar',
    'Idrissi',
    '06 12 34 56 78',
    true,
  ])
  write(/^Prénom/, 'Omar Ali')
  expect(field(/^Prénom/).value).toBe('Omar Ali')
})

test('retries loading the booking hours', async () => {
  api.on('get', '/api/bookings/hours', new Refusal(500, 'Unexpected'))
  await open()
  expect(words()).toContain('Pas de réseau.')
  api.on('get', '/api/bookings/hours', hours)
  await press(t('flow.retry'))
  expect(words()).toContain(t('flow.who'))
})

test('reports a slow response', async () => {
  await toTerms()
  api.on(...booking, () => new Promise<never>(() => undefined))
  await submit()
  await pass(5900)
  expect(words()).not.toContain('La ligne est lente')
  await pass(200)
  expect(words()).toContain('La ligne est lente')
})

test('confirms the phone by a code for a visitor', async () => {
  await toTerms()
  const sent = ['post', '/phonenumbers/send'] as const
  const check = ['post', '/phonenumbers/check'] as const
  api.on(...booking, new Refusal(403, 'PhoneUnconfirmed'))
  api.on(...sent, undefined)
  api.on(...check, new Refusal(400, 'BadRequest', { errors: [{ field: 'code', reason: 'code' }] }))
  await submit()
  expect(api.made(...sent)).toHaveLength(1)
  expect(words()).toContain('Étape 3 sur 3')
  expect(button('Confirmer et payer 3 500 DH').disabled).toBe(false)
  expect(words()).toContain('Un code à six chiffres vient de partir par SMS au 06 12 34 56 78')
  // no network timeout within this time
  expect(document.body.textContent).toContain('06\u00a012\u00a034\u00a056\u00a078')
  expect(field(/^Code reçu/).getAttribute('autocomplete')).toBe('one-time-code')
  await submit()
  expect(words()).toContain(t('code.need'))
  write(/^Code reçu/, '111111')
  await submit()
  expect(words()).toContain('Ce code n’est pas le bon')
  expect(kept('buyer')).not.toBeNull()
  // another code can be requested after a pause
  expect(button(/^Renvoyer le code dans/).disabled).toBe(true)
  api.on(...check, undefined)
  api.on(...booking, hold)
  write(/^Code reçu/, '123456')
  await submit()
  expect(
    api
      .made(...check)
      .at(-1)
      ?.query.get('code'),
  ).toBe('123456')
  expect(words()).toContain(t('flow.held'))
})
