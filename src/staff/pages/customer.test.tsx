// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import type { Customer } from '#domains/customers/customers/contract.ts'
import { sample } from '#testing/described.ts'
import { fakeApi, Refusal } from '#testing/fake-api.ts'
import { button, buttons, clockAt, field, links, packText, press, settle, show, submit, words, write } from '#testing/screen.tsx'
import { StaffContext } from '../layout/staff.ts'
import CustomerPage from './customer.tsx'

const t = packText('staffDesk')

const api = fakeApi()
const asking = ['get', '/api/customers/{id}'] as const
const created = '2026-03-01T09:00:00.000Z'
const customer = (changes: Partial<Customer> = {}): Customer =>
  sample('Customer', { id: 5, firstName: 'Salma', lastName: 'Alaoui', lastStatus: 'Active', language: 'fr', created, ...changes })

beforeEach(() => {
  clockAt('2026-03-16T10:00:00Z')
  api.on('get', '/api/customers/{id}/bookings', [])
})
async function open(of: Customer | Refusal, roles: ('agent' | 'expert' | 'manager')[] = ['manager']) {
  api.on(...asking, of)
  const screen = show(
    <StaffContext value={sample('CurrentStaff', { roles })}>
      <CustomerPage />
    </StaffContext>,
    { at: '/staff/customers/5', path: '/staff/customers/:id' },
  )
  await settle()
  return screen
}

test('omits unknown fields and shows whether known ones are confirmed', async () => {
  const { unmount } = await open(customer())
  const terms = () => [...document.querySelectorAll('dt')].map((one) => words(one))
  expect(terms()).toEqual(['Client', 'Langue', 'Compte', 'Fiche créée le'])
  unmount()
  await open(
    customer({
      ...{ companyName: 'Atlas SARL', phone: '+212612345678', phoneVerified: true, email: 'a@example.ma', emailVerified: false },
      ...{ idNumber: 'AB12', address: '5, rue Atlas', zip: '10000', city: 'Rabat', userId: 'u' },
    }),
  )
  expect(terms()).toEqual(['Société', 'Client', 'Téléphone', 'E-mail', 'CIN ou ICE', 'Langue', 'Adresse', 'Compte', 'Fiche créée le'])
  const facts = [...document.querySelectorAll('dd')].map((one) => words(one))
  expect([facts[2]?.endsWith('(confirmé)'), facts[3]?.endsWith('(non confirmé)'), facts[6]]).toEqual([
    true,
    true,
    '5, rue Atlas, 10000 Rabat',
  ])
  expect(facts[7]).toBe('Compte du site')
})

test('a withdrawn consent does not count', async () => {
  const consent = (given: boolean, channel: 'Email' | 'Sms') => sample('Consent', { purpose: 'Offers', channel, given, created })
  await open(customer({ consents: [consent(true, 'Email'), consent(false, 'Sms')] }))
  expect([words().includes('Offres par e-mail'), words().includes('par SMS')]).toEqual([true, false])
})

test('managers deactivate a card once with a reason; a refusal changes nothing', async () => {
  await open(customer())
  await press(buttons(t('deactivate.button'))[0] as HTMLElement)
  await submit()
  const moving = ['post', '/api/customers/{id}/deactivate'] as const
  expect([api.made(...moving), field(/^Motif/).getAttribute('aria-invalid')]).toEqual([[], 'true'])
  write(/^Motif/, ' Demande du client ')
  api.on(...moving, new Refusal(409, 'Conflict', { message: 'Une vente est en cours.' }))
  await submit()
  expect([words().includes('Une vente est en cours.'), field(/^Motif/).value]).toEqual([true, ' Demande du client '])
  const answer = Promise.withResolvers<Customer>()
  api.on(...moving, () => answer.promise)
  await submit()
  await submit()
  const entry = { type: 'Inactive' as const, comment: 'Demande du client', created }
  answer.resolve(customer({ lastStatus: 'Inactive', statuses: [entry] }))
  await settle()
  expect(api.made(...moving).map(({ body }) => body)).toEqual(Array(2).fill({ comment: 'Demande du client' }))
  expect([document.querySelector('dialog')?.open, words().includes('Fiche mise à jour.')]).toEqual([false, true])
  // reversible, with its own reason
  await press(buttons(t('activate.button'))[0] as HTMLElement)
  expect(field(/^Motif/).value).toBe('')
  write(/^Motif/, 'Erreur')
  api.on('post', '/api/customers/{id}/activate', customer())
  await submit()
  expect(api.made('post', '/api/customers/{id}/activate')).toHaveLength(1)
})

test('agents see the messages but cannot deactivate, experts neither', async () => {
  const offered = () => [links('Messages envoyés').map((one) => one.getAttribute('href')), buttons(t('deactivate.button')).length]
  const { unmount } = await open(customer(), ['agent'])
  // the closed dialog contains its form button
  expect(offered()).toEqual([['/staff/messages?customerId=5'], 1])
  unmount()
  await open(customer(), ['expert'])
  expect(offered()).toEqual([[], 1])
})

test('lists the bookings of the stores of the user; shows empty and failed states', async () => {
  const line = sample('CustomerBookingLine', { id: 42, reference: 'R-42', car: 'Dacia Duster', price: 90_000, status: 'Accepted', created })
  api.on('get', '/api/customers/{id}/bookings', new Refusal(500, 'Unexpected'))
  await open(customer())
  api.on('get', '/api/customers/{id}/bookings', [line])
  await press(button('Réessayer'))
  expect(links('R-42').map((one) => one.getAttribute('href'))).toEqual(['/staff/bookings/42'])
  expect(words()).not.toContain('Aucune réservation')
})

test('a deleted card links back to the list', async () => {
  await open(new Refusal(404, 'NotFound'))
  expect([words().includes('Client introuvable'), links('Clients').map((one) => one.getAttribute('href'))]).toEqual([
    true,
    ['/staff/customers'],
  ])
})
