// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { sample } from '#testing/described.ts'
import { fakeApi, offline, Refusal } from '#testing/fake-api.ts'
import { button, clockAt, field, kept, press, settle, show, signedIn, submit, words, write } from '#testing/screen.tsx'
import { ContactForm } from './contact-form.tsx'
import { NewsletterForm } from './newsletter-form.tsx'

const api = fakeApi()
const sending = ['post', '/api/contactrequests'] as const
const site = { company: 'Rihla SARL', cndp: 'D-1', email: 'aide@rihla.ma' }
const promised = sample('SendContactRequestResponse', { replyDay: '2026-03-17', replyTime: '11:30', acknowledged: true })
beforeEach(() => clockAt('2026-03-16T10:00:00Z'))

function fillIn(): void {
  write('Prénom', 'Salma')
  write('Nom', 'Alaoui')
  write(/^Téléphone/, '06 12 34 56 78')
  write(/^Message/, 'Bonjour')
}
const open = (car?: { id: number; name: string }) => show(<ContactForm site={site} {...(car && { car })} />)

test('sends a question once with its car and shows the deadline', async () => {
  open({ id: 7, name: 'Dacia Duster' })
  expect(field(/^Message/).value).toMatch(/^Bonjour, cette Dacia Duster est-elle toujours disponible\s\?$/)
  fillIn()
  const answer = Promise.withResolvers<typeof promised>()
  api.on(...sending, () => answer.promise)
  await submit()
  expect(button('Envoi…').disabled).toBe(true)
  await submit()
  answer.resolve(promised)
  await settle()
  const body = { firstName: 'Salma', lastName: 'Alaoui', phone: '06 12 34 56 78', message: 'Bonjour', website: '', vehicleId: 7 }
  expect(api.made(...sending).map((call) => call.body)).toEqual([body])
  expect(words()).toContain('Un conseiller vous répond au plus tard mardi 17 mars 2026 à 11:30.')
  expect(words()).toContain('Un e-mail de confirmation est en route.')
  expect([kept('drafts'), document.activeElement?.getAttribute('role')]).toEqual([null, 'status'])
})

test('requires a phone for a car and an address for a message', async () => {
  open({ id: 7, name: 'Dacia Duster' })
  await submit()
  expect([words().includes('Indiquez votre téléphone.'), words().includes('Indiquez votre adresse e-mail.')]).toEqual([true, false])
})

test('requires an address for a general message', async () => {
  open()
  await submit()
  expect([words().includes('Indiquez votre téléphone.'), words().includes('Indiquez votre adresse e-mail.')]).toEqual([false, true])
})

test.each([
  [offline, 'votre message est gardé'],
  [new Refusal(429, 'TooManyRequests', { message: 'Trop de messages.' }), 'Trop de messages.'],
  [new Refusal(409, 'DuplicateEnquiry', { message: 'Déjà posée hier.' }), 'Déjà posée hier.'],
])('what is refused is said, and what was typed stays on the device (%#)', async (answer, said) => {
  open({ id: 7, name: 'Dacia Duster' })
  fillIn()
  api.on(...sending, answer)
  await submit()
  expect(words()).toContain(said)
  expect(kept('drafts')['car:7'].typed.message).toBe('Bonjour')
  api.on(...sending, promised)
  await submit()
  expect(words()).not.toContain(said)
})

test('fills in account data; typed values take precedence', async () => {
  signedIn()
  api.on(
    'get',
    '/api/customers/current',
    sample('Customer', { firstName: 'Omar', lastName: 'Idrissi', email: 'omar@exemple.ma', phone: '+212612345678' }),
  )
  open()
  for (let i = 0; i < 3; i++) await settle()
  expect([field('Prénom').value, field(/^Téléphone/).value]).toEqual(['Omar', '06 12 34 56 78'])
  write('Prénom', '')
  expect(field('Prénom').value).toBe('')
})

test('requires consent for the newsletter', async () => {
  const path = '/api/newsletter'
  show(<NewsletterForm controller="Rihla SARL" cndp="" />, { language: 'ar' })
  const input = document.querySelector('input[type=email]') as HTMLInputElement
  input.value = 'salma@exemple.ma'
  await submit()
  expect([api.calls.length, document.querySelector('[role=alert]')?.textContent === '']).toEqual([0, false])
  await press(document.querySelector('input[type=checkbox]') as HTMLElement)
  api.on('post', path, sample('SubscribeToNewsletterResponse'))
  await submit()
  expect(api.made('post', path).map(({ body }) => body)).toEqual([
    { email: 'salma@exemple.ma', language: 'ar', consent: true, website: '' },
  ])
})
