// @vitest-environment happy-dom
import { act, fireEvent } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { AdLine, AdRecord, AdReport } from '#domains/processes/adverts/moderation/contract.ts'
import { sample } from '#testing/described.ts'
import { fakeApi, Refusal } from '#testing/fake-api.ts'
import { button, buttons, clockAt, field, packText, pass, press, settle, show, words, write } from '#testing/screen.tsx'
import AdvertPage from './advert.tsx'

const t = packText('staffAdverts')
const tStaffModels = packText('staffModels')
const tVehicles = packText('vehicles')
const tUnlisted = packText('unlisted')

const api = fakeApi()
const asking = ['get', '/api/staff/vehicleads/{id}'] as const
const reporting = ['get', '/api/staff/vehicleads/{id}/reports'] as const
const closing = ['post', '/api/staff/vehicleads/{id}/reports/close'] as const
const queueing = ['get', '/api/staff/vehicleads'] as const
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
const queue = {
  ...{ currentPage: 1, pageCount: 1, pageSize: 50, rowCount: 0, firstRowOnPage: 0, lastRowOnPage: 0 },
  counts: { toRead: 0, reported: 0, corrections: 0, refused: 0, published: 0, all: 0 },
  today: { accepted: 0, corrections: 0, refused: 0 },
}
const line = (id: number, title: string) =>
  sample('AdLine', { id, title, year: 2020, seller: 'Karim T', city: 'Fès', score: 40, due: '2026-03-16T11:00:00.000Z' })
const key = (name: string, code = '') => act(() => void fireEvent.keyDown(document.activeElement ?? document.body, { key: name, code }))
const sent = () => api.made(...stepping).map(({ body }) => body)

const { lastModified: seen } = record({})
beforeEach(() => clockAt('2026-03-16T10:00:00Z'))
async function shown(changes: Partial<AdRecord> = {}, reports: AdReport[] = [], lines: AdLine[] = []) {
  api.on(...asking, record(changes))
  api.on(...reporting, reports)
  api.on(...queueing, { ...queue, results: lines, rowCount: lines.length })
  return show(<AdvertPage />, { at: '/staff/adverts/7', path: '/staff/adverts/:id' })
}

async function open(...given: Parameters<typeof shown>) {
  const screen = await shown(...given)
  await settle()
  return screen
}

test('requires a reason for acceptance from a risk of 60', async () => {
  await open({ risk: { ...record({}).risk, score: 62 } })
  api.on(...stepping, record({ lastStatus: 'Accepted', steps: [], explanation: 'Vue en agence' }))
  await press(t('decision.accept'))
  expect(words()).toContain('dites d’abord pourquoi')
  write('Pourquoi l’accepter malgré 62 sur 100', 'Vue en agence')
  await press(t('decision.accept'))
  expect(sent()).toEqual([{ action: 'accept', seen, comment: 'Vue en agence' }])
})

test.each([
  ['Now', 'Suspendre aussi le compte du vendeur', 'Troisième annonce volée'],
  ['Asked', 'Demander aussi à un responsable', 'Suspendre le compte : Troisième annonce volée'],
] as const)('a refusal offers the account measures that the user may take (%s)', async (suspension, label, said) => {
  await open({ suspension })
  expect(words()).not.toContain(label)
  fireEvent.click(field(t('reason.PhotosOfAnother')))
  await settle()
  fireEvent.click(field(new RegExp(label)))
  await settle()
  write(t('suspension.why'), 'court')
  await press(/^Refuser/)
  expect(words()).toContain('dix lettres au moins')
  write(t('suspension.why'), 'Troisième annonce volée')
  api.on(...stepping, record({ lastStatus: 'Rejected', steps: [] }))
  await press(/^Refuser/)
  expect(sent()).toMatchObject([{ action: 'reject', reasons: ['PhotosOfAnother'], suspends: expect.any(String) }])
  expect(String((sent()[0] as { suspends: string }).suspends).replaceAll(/\s/g, ' ')).toBe(said)
})

test('lists adverts of other accounts from the same device, with sellers and prices', async () => {
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
  expect(words()).not.toContain(t('devices.title'))
})

test('a refusal requires a reason; its text is composed of the reasons until edited', async () => {
  await open()
  await press('Refuser')
  expect(words()).toContain(t('decision.needReason'))
  expect(sent()).toEqual([])
  await press(field(t('reason.LinkOrPhone')))
  expect(field('Le vendeur lira (français)').value).toContain('Lien ou numéro dans le texte')
  write('Le vendeur lira (français)', 'Retirez le numéro.')
  api.on(...stepping, record({ lastStatus: 'Rejected', steps: [] }))
  await press('Refuser, 1 motif')
  expect(sent()).toEqual([{ action: 'reject', seen, reasons: ['LinkOrPhone'], comment: 'Retirez le numéro.' }])
})

test('a correction unlocks the parts of its reasons; a reason without a part unlocks none', async () => {
  await open({ steps: ['accept', 'askCorrection', 'reject'] })
  await press(t('decision.askCorrection'))
  expect(words()).toContain(t('decision.needReason'))
  await press(field(t('reason.Other')))
  await press(t('decision.askCorrection'))
  expect(words()).toContain('« Autre » ne désigne aucun champ')
  expect(sent()).toEqual([])
  await press(field(t('reason.Other')))
  await press(field(t('reason.PriceDoubtful')))
  await press(field(t('reason.PhotosUnreadable')))
  expect(words()).toContain('Une correction n’ouvre que : le prix, les photos.')
  api.on(...stepping, record({ lastStatus: 'Rejected', mends: ['price', 'photos'], steps: [] }))
  await press(t('decision.askCorrection'))
  expect(sent()).toMatchObject([{ action: 'askCorrection', reasons: ['PriceDoubtful', 'PhotosUnreadable'] }])
})

test('composes the text in the language of the seller', async () => {
  const seller = { ...record({}).seller, language: 'ar' }
  await open({ seller })
  await press(field(t('reason.PriceDoubtful')))
  await settle()
  expect(field('Le vendeur lira (arabe)').value).toContain('ثمن غير معقول')
})

test('keys select reasons and focus a decision, which Enter confirms', async () => {
  await open({ steps: ['accept', 'askCorrection', 'reject'] })
  key('3')
  // a French keyboard types a symbol on a digit key, an Arabic one another letter
  key('&', 'Digit1')
  key('à', 'Digit0')
  expect([...document.querySelectorAll<HTMLInputElement>('fieldset input:checked')].map(({ labels }) => labels?.[0]?.textContent)).toEqual([
    'Prix non crédible',
    'Lien ou numéro dans le texte',
    'Autre',
  ])
  for (const [name, code, action] of [
    ['a', 'KeyA', 'accept'],
    ['c', 'KeyC', 'askCorrection'],
    ['ق', 'KeyR', 'reject'],
  ] as const) {
    key(name, code)
    expect(document.activeElement?.getAttribute('data-action')).toBe(action)
  }
  // focus alone decides nothing, and typed text is no shortcut
  field('Le vendeur lira (français)').focus()
  key('a', 'KeyA')
  expect(document.activeElement?.tagName).toBe('TEXTAREA')
  expect(sent()).toEqual([])
})

test('lists the pending adverts, and J and K move through them', async () => {
  const { here } = await open({}, [], [line(5, 'Fiat Tipo'), line(7, 'Dacia Duster'), line(9, 'Renault Clio')])
  const list = [...document.querySelectorAll('nav ol a')]
  expect(list.map((link) => [link.querySelector('b')?.textContent, link.getAttribute('aria-current')])).toEqual([
    ['Fiat Tipo 2020', null],
    ['Dacia Duster 2020', 'page'],
    ['Renault Clio 2020', null],
  ])
  key('j')
  await settle()
  expect(here.place).toBe('/staff/adverts/9')
  key('j')
  key('k')
  await settle()
  expect(here.place).toBe('/staff/adverts/7')
})

test('a decision can be undone for ten seconds, also from the next advert', async () => {
  const { here } = await open({}, [], [line(7, 'Dacia Duster'), line(9, 'Renault Clio')])
  api.on(...stepping, record({ lastStatus: 'Accepted', steps: [] }))
  await press(t('decision.accept'))
  expect(words()).toContain(t('done.accept'))
  key('j')
  await settle()
  expect(here.place).toBe('/staff/adverts/9')
  key('z', 'KeyZ')
  await settle()
  expect(sent()).toEqual([{ action: 'accept', seen }, { action: 'takeBack' }])
  expect(api.made(...stepping).map(({ params }) => params.id)).toEqual(['7', '7'])
  expect(here.place).toBe('/staff/adverts/7')
  expect(buttons('Annuler')).toHaveLength(0)
})

test('offers no undo after the seller was notified, or after ten seconds', async () => {
  await open()
  api.on(...stepping, record({ lastStatus: 'Accepted', steps: [] }))
  await press(t('decision.accept'))
  api.on(...stepping, new Refusal(409, 'TransitionNotAllowed'))
  await press('Annuler')
  await settle()
  expect(words()).toContain('Trop tard')
  await pass(10_000)
  expect(buttons('Annuler')).toHaveLength(0)
})

test('a published advert can be taken down in two ways', async () => {
  api.on(...stepping, record({ lastStatus: 'Deactivated', steps: [] }))
  await open({ lastStatus: 'Published', steps: ['withdraw', 'deactivate'] })
  expect(buttons('Retirer et refuser')).toHaveLength(1)
  await press(t('decision.deactivate'))
  expect(sent()).toContainEqual({ action: 'deactivate', seen })
})

test('shows a car with the same plate, and an appeal first', async () => {
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
  expect(words()).toContain(t('ofHouse'))
  expect(document.querySelectorAll('tr[data-same=true]')).toHaveLength(1)
})

test('shows the message of a refusal, and the parts of a correction', async () => {
  const reasons: AdRecord['reasons'] = [{ code: 'PriceDoubtful', field: 'price' }]
  const comments = [{ title: 'Rejected', body: 'Vérifiez le prix.', vehicleAdId: 7 }]
  await open({ lastStatus: 'Rejected', steps: [], reasons, comments, mends: ['price', 'photos'] })
  for (const said of ['Correction demandée au vendeur', 'Prix non crédible', 'Vérifiez le prix.', 'ne modifie que : le prix, les photos.'])
    expect(words()).toContain(said)
  await open({ lastStatus: 'Rejected', steps: [], reasons, comments, mends: null })
  expect(words()).toContain(t('asked.refused'))
})

test('judges reports of visitors beside the advert; a removed one can be marked so', async () => {
  const reported = sample('AdReport', { reason: 'Scam', text: 'Il demande un acompte.', isAwaited: true, outcome: null, closed: null })
  await open({ lastStatus: 'Published', steps: ['withdraw'] }, [reported])
  for (const said of ['Demande d’argent, arnaque', 'Il demande un acompte.', 'attend notre réponse']) expect(words()).toContain(said)
  expect(button(t('reports.removed')).disabled).toBe(true)
  const closed = [{ ...reported, isAwaited: false, outcome: 'Kept' as const, closed: '2026-03-16T10:00:00.000Z' }]
  api.on(...closing, closed)
  api.on(...reporting, closed)
  await press(t('reports.kept'))
  await settle()
  expect(api.made(...closing).map(({ body }) => body)).toEqual([{ outcome: 'Kept' }])
  expect(words()).toContain(t('reports.closedKept'))
  expect(buttons(t('reports.kept'))).toHaveLength(0)
})

test('replaces an unlisted make and model with a listed one, or adds it', async () => {
  const car = sample('AdVehicle', { id: 70, brand: 'Xpeng', model: 'G3', unlisted: 'Brand' })
  const put = ['put', '/api/staff/vehicles/{id}/model'] as const
  api.on('get', '/api/vehiclebrands/stripped', [sample('Brand', { name: 'Dacia', names: { fr: 'Dacia', ar: 'داسيا' } })])
  api.on('get', '/api/vehiclebrands/{brand}/stripped', [sample('Model', { name: 'Duster', names: { fr: 'Duster', ar: 'داستر' } })])
  const { unmount } = await open({ disposedVehicle: car })
  expect(words()).toContain('écrit par le vendeur : Xpeng G3')
  write(tStaffModels('field.brand'), 'Dacia')
  await settle()
  write(tVehicles('difference.fact.model'), 'Duster')
  api.on(...put, { brandId: 1, modelId: 2 })
  await press(t('boosts.save'))
  write(tStaffModels('field.brand'), '*')
  write(tUnlisted('brand'), 'XPENG')
  write(tVehicles('difference.fact.model'), 'G3')
  expect(words()).toContain('Ce nom rejoint la liste')
  await press(tStaffModels('add'))
  expect(api.made(...put).map(({ body }) => body)).toEqual([
    { brand: 'Dacia', model: 'Duster', adds: false },
    { brand: 'XPENG', model: 'G3', adds: true },
  ])
  unmount()
  // a user without the right sees it, and a listed car shows nothing
  await open({ disposedVehicle: car, steps: [] })
  expect(buttons(t('boosts.save'))).toEqual([])
})
