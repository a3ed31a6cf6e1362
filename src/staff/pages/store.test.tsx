// @vitest-environment happy-dom
import { act, fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sample } from '#testing/described.ts'
import { fakeApi, Refusal } from '#testing/fake-api.ts'
import { field, settle, show, words, write } from '#testing/screen.tsx'
import StorePage from './store.tsx'

const api = fakeApi()
const changing = ['put', '/api/staff/stores/{id}'] as const
const day = { open: '08:00', close: '18:00' }
const store = (more: object = {}) =>
  sample('Store', {
    ...{ id: 4, tag: 'rabat', version: 2, isDeactivated: false, city: 'Rabat', zip: '10120', phone: '0537001140', email: null },
    ...{ names: { fr: 'Rihla Rabat', ar: 'رحلة الرباط' }, addresses: { fr: '12, avenue Hassan II', ar: '12، شارع الحسن الثاني' } },
    ...{ latitude: 34.0008, longitude: -6.8681, hours: [day, day, day, day, day, null, null], services: ['Inspection'] },
    ...{ use: { cars: 12, appointments: 3 }, changed: { at: '2026-03-15T10:00:00Z', by: null } },
    ...more,
  })
const capacities = (['Expertise', 'Visit', 'TestDrive', 'Delivery'] as const).map((kind) => ({
  kind,
  own: null,
  usual: { places: kind === 'Expertise' ? 2 : 0, minutes: 45 },
}))

async function open() {
  api.on('get', '/api/staff/stores', [store()])
  api.on('get', '/api/cities/details', [sample('City', { name: 'Rabat', names: { fr: 'Rabat', ar: 'الرباط' } })])
  api.on('get', '/api/staff/stores/{id}/capacities', capacities)
  show(<StorePage />, { at: '/staff/stores/4', path: '/staff/stores/:id' })
  await settle()
}

async function send(name: RegExp) {
  await act(async () => void fireEvent.submit(field(name).closest('form') as HTMLFormElement))
  await settle()
}

test('sends the whole store with its version; accepts a decimal comma in coordinates', async () => {
  await open()
  write(/^Nom \(arabe\)/, 'رحلة الرباط أكدال')
  write(/^Latitude/, '34,0012')
  await act(async () => void fireEvent.click(field(/^Ouvert samedi/i)))
  api.on(...changing, store({ version: 3 }))
  await send(/^Nom \(français\)/)
  expect(api.made(...changing)[0]).toMatchObject({
    params: { id: '4' },
    body: {
      version: 2,
      store: {
        names: { fr: 'Rihla Rabat', ar: 'رحلة الرباط أكدال' },
        city: 'Rabat',
        latitude: 34.0012,
        hours: [day, day, day, day, day, day, null],
      },
    },
  })
  expect(words()).toContain('Agence enregistrée')
})

test('lists what a store contains before closing; a location abroad has no map', async () => {
  await open()
  expect(document.querySelector('svg title')?.textContent).toBe('Carte des agences')
  await act(async () => void fireEvent.click(field(/^Désactiver/)))
  expect(words()).toContain('12 voitures sur place, 3 rendez-vous à venir')
  write(/^Longitude/, '7.5')
  expect(words()).toContain('La carte montre l’agence dès que')
  await send(/^Nom \(français\)/)
  expect([api.made(...changing), field(/^Longitude/).getAttribute('aria-invalid')]).toEqual([[], 'true'])
})

test('reports an edit conflict and keeps the input', async () => {
  await open()
  write(/^Nom \(français\)/, 'Rihla Rabat Agdal')
  api.on(...changing, new Refusal(409, 'EditConflict'))
  await send(/^Nom \(français\)/)
  expect(words()).toContain('Quelqu’un a modifié cette agence entre-temps')
  expect(field(/^Nom \(français\)/).value).toBe('Rihla Rabat Agdal')
})

test('appointments use the defaults until the store overrides them', async () => {
  await open()
  expect(words()).toContain('Comme partout : 2 personnes à la fois, 45 min.')
  await act(async () => void fireEvent.click(field(/^Expertise : propre/)))
  write(/^Expertise : en même temps/, '4')
  api.on('put', '/api/staff/stores/{id}/capacities', capacities)
  await send(/^Expertise : en même temps/)
  expect(api.made('put', '/api/staff/stores/{id}/capacities')[0]?.body).toMatchObject({
    capacities: [{ kind: 'Expertise', own: { places: 4, minutes: 45 } }, { own: null }, { own: null }, { own: null }],
    was: capacities.map(({ kind }) => ({ kind, own: null })),
  })
})
