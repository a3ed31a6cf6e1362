// @vitest-environment happy-dom
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { sample } from '#testing/described.ts'
import { fakeApi, offline, Refusal } from '#testing/fake-api.ts'
import { clockAt, field, fill, packText, press, settle, show, submit, words, write } from '#testing/screen.tsx'
import type { Consent } from '../contract.ts'
import { AddressForm } from './address-form.tsx'
import { ConsentChoices } from './consent-choices.tsx'

const t = packText('customers')

const api = fakeApi()
const cities = [sample('City', { name: 'Casablanca', names: { fr: 'Casablanca', ar: 'الدار البيضاء' } })]
const card = sample('Customer', { address: '14, rue Ibn Batouta', zip: '20050', city: 'Casablanca' })
const saved = vi.fn()
beforeEach(() => {
  clockAt('2026-03-16T10:00:00Z')
  saved.mockClear()
})

async function address(language: 'fr' | 'ar' = 'fr'): Promise<void> {
  api.on('get', '/api/cities/details', cities)
  show(<AddressForm card={card} saved={saved} />, { language })
  for (let i = 0; i < 3; i++) await settle()
}

test('displays a city in the page language and stores its French name', async () => {
  await address('ar')
  const city = document.querySelector('input[name=city]') as HTMLInputElement
  expect(city.value).toBe('الدار البيضاء')
  api.on('put', '/api/customers/current', card)
  await submit()
  expect(api.made('put', '/api/customers/current').map(({ body }) => body)).toEqual([
    { address: '14, rue Ibn Batouta', addressLine2: '', zip: '20050', city: 'Casablanca' },
  ])
  expect(saved).toHaveBeenCalledTimes(1)
})

test('a city that is typed before the list of cities comes stays', async () => {
  const list = Promise.withResolvers<typeof cities>()
  api.on('get', '/api/cities/details', () => list.promise)
  show(<AddressForm card={card} saved={saved} />, { language: 'ar' })
  await settle()
  const city = () => document.querySelector('input[name=city]') as HTMLInputElement
  expect(city().value).toBe('Casablanca')
  fill(city(), 'طنجة')
  list.resolve([...cities, sample('City', { name: 'Tanger', names: { fr: 'Tanger', ar: 'طنجة' } })])
  for (let i = 0; i < 3; i++) await settle()
  expect([city().value, document.querySelectorAll('datalist option').length]).toEqual(['طنجة', 2])
  api.on('put', '/api/customers/current', { ...card, city: 'Tanger' })
  await submit()
  expect(api.made('put', '/api/customers/current')[0]?.body).toMatchObject({ city: 'Tanger' })
})

test('rejects a short postal code and an unknown city', async () => {
  await address()
  write(/^Code postal/, '2005')
  write(/^Ville/, 'Atlantis')
  await submit()
  expect([words().includes('Le code postal compte 5 chiffres.'), words().includes('Choisissez une ville de la liste.')]).toEqual([
    true,
    true,
  ])
  expect(api.made('put', '/api/customers/current')).toEqual([])
})

test('emptied fields are emptied; without a line what was typed stays', async () => {
  await address()
  write(/^Code postal/, '')
  write(/^Ville/, '')
  api.on('put', '/api/customers/current', offline)
  await submit()
  expect([words().includes('L’adresse n’a pas été enregistrée.'), field(/^Adresse/).value, saved.mock.calls.length]).toEqual([
    true,
    '14, rue Ibn Batouta',
    0,
  ])
  expect(api.made('put', '/api/customers/current')[0]?.body).toMatchObject({ zip: null, city: null })
})

function Consents() {
  const [given, said] = useState<readonly Consent[]>([
    sample('Consent', { purpose: 'Offers', channel: 'Post', given: true, created: '2026-02-03T10:00:00.000Z' }),
    sample('Consent', { purpose: 'Offers', channel: 'Phone', given: false }),
  ])
  return <ConsentChoices given={given} said={said} />
}

test('ticks given consents only and saves each change', async () => {
  show(<Consents />)
  const ticks = () => [...document.querySelectorAll<HTMLInputElement>('input')].map(({ checked }) => checked)
  expect([ticks(), words().includes('Depuis le 03/02/2026')]).toEqual([[false, false, false, true, false], true])
  const answer = Promise.withResolvers<Consent[]>()
  api.on('put', '/api/customers/current/consents', () => answer.promise)
  await press(field(t('consents.offersEmail')))
  expect([ticks(), field(t('consents.offersPhone')).disabled]).toEqual([[false, false, true, true, false], true])
  answer.resolve([sample('Consent', { purpose: 'Offers', channel: 'Email', given: true, created: '2026-03-16T10:00:00.000Z' })])
  await settle()
  expect(api.made('put', '/api/customers/current/consents').map(({ body }) => body)).toEqual([
    { consents: [{ purpose: 'Offers', channel: 'Email', given: true }] },
  ])
  expect(ticks()).toEqual([false, false, true, false, false])
})

test('reverts a failed choice with a message', async () => {
  show(<Consents />)
  api.on('put', '/api/customers/current/consents', new Refusal(500, 'Unexpected', { message: '' }))
  await press(field(/^Par courrier/))
  expect([field(/^Par courrier/).checked, words().includes('Votre choix n’a pas été enregistré.')]).toEqual([true, true])
})
