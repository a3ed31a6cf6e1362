// @vitest-environment happy-dom
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { sample } from '#testing/described.ts'
import { fakeApi, offline, Refusal } from '#testing/fake-api.ts'
import { button, buttons, clockAt, field, fill, pass, press, settle, show, submit, words, write } from '#testing/screen.tsx'
import type { Consent } from '../contract.ts'
import { AddressForm } from './address-form.tsx'
import { ConsentChoices } from './consent-choices.tsx'
import { DataCopy } from './data-copy.tsx'

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
  await press(field('Par e-mail'))
  expect([ticks(), field('Par téléphone').disabled]).toEqual([[false, false, true, true, false], true])
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

test('requests an export once and offers it until it expires', async () => {
  const path = '/api/customers/current/export'
  const copy = (changes: object) => ({ ...sample('DataExport', { state: 'None' }), ...changes })
  api.on('get', path, copy({}))
  show(<DataCopy />)
  await settle()
  api.on('post', path, copy({ state: 'Asked' }))
  await press('Demander une copie')
  expect([words().includes('Copie en préparation.'), buttons('Demander une copie').length]).toEqual([true, 0])
  api.on('get', path, copy({ state: 'Ready', id: '22222222-2222-4222-8222-222222222222', expires: '2026-03-23T10:00:00.000Z', size: 5000 }))
  await pass(5100)
  expect([words().includes('jusqu’au 23/03/2026'), button('Télécharger (5 Ko)').disabled]).toEqual([true, false])
  const asked = api.made('get', path).length
  await pass(60_000)
  expect([api.made('get', path).length, api.made('post', path).length]).toEqual([asked, 1])
})
