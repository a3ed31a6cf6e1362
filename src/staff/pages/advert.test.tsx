// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import type { AdRecord } from '#domains/adverts/desk/contract.ts'
import type { AdReport } from '#domains/adverts/reports/contract.ts'
import { sample } from '#testing/described.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { button, buttons, clockAt, field, press, settle, show, words, write } from '#testing/screen.tsx'
import AdvertPage from './advert.tsx'

const api = fakeApi()
const asking = ['get', '/api/staff/vehicleads/{id}'] as const
const reporting = ['get', '/api/staff/vehicleads/{id}/reports'] as const
const closing = ['post', '/api/staff/vehicleads/{id}/reports/close'] as const
const stepping = ['post', '/api/staff/vehicleads/{id}/steps'] as const
const text = 'Urgent, appelez le 06 99 12 40 07.'
const record = (changes: Partial<AdRecord>): AdRecord =>
  sample('AdRecord', {
    ...{ id: 7, reference: 'AD-2026-000007', lastStatus: 'Submited', descriptions: { fr: text }, due: null, steps: ['accept', 'reject'] },
    disposedVehicle: sample('AdVehicle', { id: 70, brand: 'Dacia', model: 'Duster', registrationNumber: '70315A6' }),
    risk: {
      ...{ score: 14, points: [{ kind: 'PhoneInText', weight: 14 }], market: { median: 187_000, comparables: 16 } },
      findings: [{ language: 'fr', kind: 'PhoneInText', start: 19, length: 14 }],
    },
    ...changes,
  })
const sent = () => api.made(...stepping).map(({ body }) => body)

const { lastModified: seen } = record({})
beforeEach(() => clockAt('2026-03-16T10:00:00Z'))
async function open(changes: Partial<AdRecord> = {}, reports: AdReport[] = []) {
  api.on(...asking, record(changes))
  api.on(...reporting, reports)
  show(<AdvertPage />, { at: '/staff/adverts/7', path: '/staff/adverts/:id' })
  await settle()
}

test('what should be read twice is marked in the text, point by point', async () => {
  await open()
  expect(document.querySelector('mark')?.textContent).toBe('06 99 12 40 07')
  for (const said of ['Pourquoi 14 sur 100', 'Un numéro dans le texte', '16 voitures semblables']) expect(words()).toContain(said)
})

test('adverts of other accounts from the same device stand beside it, with their sellers and prices', async () => {
  const other: AdRecord['sameDevice'][number] = {
    ...{ adId: 9, reference: 'AD-2026-000009', title: 'Fiat Tipo', seller: 'Omar Idrissi', phone: '+212661400204', price: 95_000 },
    ...{ since: '2026-03-14T09:00:00.000Z', sent: '2026-03-15T09:00:00.000Z', lastStatus: 'Rejected' },
  }
  await open({ sameDevice: [other] })
  const table = [...document.querySelectorAll('table')].find(({ textContent }) => textContent?.includes('Omar Idrissi'))
  expect(table?.closest('section, div')?.querySelector('a[href="/staff/adverts/9"]')).not.toBeNull()
  const cells = [...(table?.querySelectorAll('tbody tr') ?? [])].map((row) => row.lastElementChild?.textContent?.replaceAll(/\s/g, ' '))
  expect(cells).toEqual(['Omar Idrissi', '06 61 40 02 04', '14/03/2026', '15/03/2026', '95 000 DH', 'Refusée'])
  await open()
  expect(words()).not.toContain('Envoyées du même appareil')
})

test('a refusal needs a reason; its words are composed of the reasons until somebody writes', async () => {
  await open()
  await press('Refuser')
  expect(words()).toContain('Choisissez au moins un motif.')
  expect(sent()).toEqual([])
  await press(field('Lien ou numéro dans le texte'))
  expect(field('Le vendeur lira').value).toContain('Lien ou numéro dans le texte')
  write('Le vendeur lira', 'Retirez le numéro.')
  api.on(...stepping, record({ lastStatus: 'Rejected', steps: [] }))
  await press('Refuser, 1 motif')
  expect(sent()).toEqual([{ action: 'reject', seen, reasons: ['LinkOrPhone'], comment: 'Retirez le numéro.' }])
})

test('it is accepted by one press', async () => {
  await open()
  api.on(...stepping, record({ lastStatus: 'Accepted', steps: [] }))
  await press('Accepter')
  expect(sent()).toEqual([{ action: 'accept', seen }])
})

test('a published one can be taken out in two ways', async () => {
  api.on(...stepping, record({ lastStatus: 'Deactivated', steps: [] }))
  await open({ lastStatus: 'Published', steps: ['withdraw', 'deactivate'] })
  expect(buttons('Retirer et refuser')).toHaveLength(1)
  await press('Retirer, le vendeur pourra republier')
  expect(sent()).toContainEqual({ action: 'deactivate', seen })
})

test('a car that goes by the same plate stands beside it, and an appeal is read first', async () => {
  await open({
    isAppeal: true,
    statuses: [
      {
        type: 'Submited',
        comment: 'C’est ma seule voiture',
        created: '2026-03-16T09:00:00.000Z',
        vehicleAdId: 7,
        vehicleAd: { id: 7, reference: 'AD-2026-000007' },
      },
    ],
    twins: [
      sample('AdTwin', {
        vehicleId: 71,
        reference: null,
        title: 'Dacia Duster',
        same: ['registrationNumber'],
        registrationNumber: '70315A6',
      }),
    ],
  })
  expect(words()).toContain('C’est ma seule voiture')
  expect(words()).toContain('voiture de la maison')
  expect(document.querySelectorAll('tr[data-same=true]')).toHaveLength(1)
})

test('what visitors reported is judged beside the advert; that it is gone can be said once it is', async () => {
  const reported = sample('AdReport', { reason: 'Scam', text: 'Il demande un acompte.', isAwaited: true, outcome: null, closed: null })
  await open({ lastStatus: 'Published', steps: ['withdraw'] }, [reported])
  for (const said of ['Demande d’argent, arnaque', 'Il demande un acompte.', 'attend notre réponse']) expect(words()).toContain(said)
  expect(button('Annonce retirée').disabled).toBe(true)
  const closed = [{ ...reported, isAwaited: false, outcome: 'Kept' as const, closed: '2026-03-16T10:00:00.000Z' }]
  api.on(...closing, closed)
  api.on(...reporting, closed)
  await press('Rien à reprocher')
  await settle()
  expect(api.made(...closing).map(({ body }) => body)).toEqual([{ outcome: 'Kept' }])
  expect(words()).toContain('Classé : rien à reprocher')
  expect(buttons('Rien à reprocher')).toHaveLength(0)
})
