// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { sample } from '#testing/described.ts'
import { fakeApi, Refusal } from '#testing/fake-api.ts'
import { button, field, packText, settle, show, signedIn, submit, words, write } from '#testing/screen.tsx'
import { SellerForm } from './seller-form.tsx'

const t = packText('adMessages')

const api = fakeApi()
const sending = ['post', '/api/vehicleads/vehicle/{id}/messages'] as const
const contact = ['get', '/api/vehicleads/vehicle/{id}/contact'] as const
beforeEach(() => api.on(...contact, { name: 'Salma', hasPhone: true, isOwn: false }))
const form = () => show(<SellerForm car={{ id: 7, slug: 'dacia-duster', name: 'Dacia Duster' }} seller="Salma" />)

test('what is written before signing in is there afterwards, and is sent once', async () => {
  const first = form()
  expect(words()).toContain('Salma vous répond ici')
  expect(field(t('text')).value).toContain('Dacia Duster')
  write(t('text'), 'Bonjour, visite samedi ?')
  expect(button(t('write.signIn')).textContent).not.toBe('')
  expect(words()).toContain('Votre texte est gardé')
  first.unmount()

  signedIn()
  form()
  expect(field(t('text')).value).toBe('Bonjour, visite samedi ?')
  api.on(...sending, sample('WholeAdConversation', { id: 31 }))
  await submit()
  await settle()
  expect(api.made(...sending).map(({ body }) => body)).toEqual([{ text: 'Bonjour, visite samedi ?' }])
  expect(words()).toContain(t('write.done'))
  expect(document.querySelector('a[href="/messages/31"]')).not.toBeNull()
  expect(localStorage.getItem('rihla.drafts')).toBeNull()
})

test('shows a rejection and keeps the text', async () => {
  signedIn()
  form()
  write(t('text'), ' ')
  await submit()
  expect(words()).toContain(t('need'))
  write(t('text'), 'a'.repeat(2003))
  await submit()
  expect(words()).toContain('2000 caractères au plus : 3 de trop.')
  write(t('text'), 'Bonjour')
  api.on(...sending, new Refusal(403, 'ContactBlocked', { message: 'Cette personne vous a bloqué.' }))
  await submit()
  await settle()
  expect(words()).toContain('Cette personne vous a bloqué.')
  expect(field(t('text')).value).toBe('Bonjour')
  api.on(...sending, new Refusal(403, 'Forbidden'))
  await submit()
  await settle()
  expect(words()).toContain('C’est votre annonce')
})

test('the owner of the advert reads that it is theirs instead of a form', async () => {
  signedIn()
  api.on(...contact, { name: 'Salma', hasPhone: true, isOwn: true })
  form()
  await settle()
  expect(words()).toContain('C’est votre annonce')
  expect(document.querySelector('textarea')).toBeNull()
  expect(document.querySelector('a[href="/customerAnnonces"]')).not.toBeNull()
})
