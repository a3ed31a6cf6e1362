// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { sample } from '#testing/described.ts'
import { fakeApi, offline, Refusal } from '#testing/fake-api.ts'
import { clockAt, kept, packText, press, show, submit, words, write } from '#testing/screen.tsx'
import { ContactForm } from './contact-form.tsx'
import { NewsletterForm } from './newsletter-form.tsx'

const t = packText('contactForm')

const api = fakeApi()
const sending = ['post', '/api/contactrequests'] as const
const site = { company: 'Rihla SARL', cndp: 'D-1', email: 'aide@rihla.ma' }
const promised = sample('SendContactRequestResponse', { replyDay: '2026-03-17', replyTime: '11:30', acknowledged: true })
beforeEach(() => clockAt('2026-03-16T10:00:00Z'))

function fillIn(): void {
  write(t('firstName'), 'Salma')
  write(t('lastName'), 'Alaoui')
  write(/^Téléphone/, '06 12 34 56 78')
  write(/^Message/, 'Bonjour')
}
const open = (car?: { id: number; name: string }) => show(<ContactForm site={site} {...(car && { car })} />)

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
