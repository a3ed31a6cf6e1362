// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import type { DocumentInfo } from '#domains/foundation/documents/contract.ts'
import type { PurchaseRecord } from '#domains/processes/selling/desk/contract.ts'
import type { PurchasePrintout } from '#domains/processes/selling/documents/contract.ts'
import { sample } from '#testing/described.ts'
import { fakeApi, Refusal } from '#testing/fake-api.ts'
import { button, buttons, clockAt, field, packText, press, settle, show, submit, words, write } from '#testing/screen.tsx'
import { StaffContext } from '../layout/staff.ts'
import PurchasePage from './purchase.tsx'
import PurchasesPage from './purchases.tsx'

const t = packText('staffPurchases')

const api = fakeApi()
const asking = ['get', '/api/staff/purchases/{id}'] as const
const stepping = ['post', '/api/staff/purchases/{id}/steps'] as const
const printed = ['get', '/api/staff/purchases/{id}/papers'] as const
let papers: { documents: DocumentInfo[]; printable: PurchasePrintout[] } = { documents: [], printable: [] }
const step = (action: PurchaseRecord['steps'][number]['action'], missing: string | null = null, needsComment = false) => ({
  action,
  missing,
  needsComment,
})
const record = (changes: Partial<PurchaseRecord> = {}): PurchaseRecord =>
  sample('PurchaseRecord', {
    ...{
      id: 7,
      reference: 'RA-2026-000007',
      status: 'Accepted',
      due: null,
      isOverdue: false,
      transferDue: null,
      draftOffer: null,
      offers: [],
    },
    ...{
      estimated: null,
      history: [],
      papers: [],
      documents: [],
      steps: [],
      twins: [],
      comments: [],
      transfers: [],
      bookings: [],
      unread: [],
      technicalExpertises: [],
      tradeIn: null,
      isOwn: false,
      language: 'fr',
      quotation: null,
      wishedPrice: null,
      bankWireAccount: null,
    },
    ...changes,
  })
const staff = (...roles: ('agent' | 'expert' | 'controller' | 'manager')[]) =>
  sample('CurrentStaff', { subject: 'nadia', roles, areas: [] })

const screenLink = (text: string) => [...document.querySelectorAll('a')].find((link) => link.textContent === text)?.getAttribute('href')

beforeEach(() => {
  clockAt('2026-03-16T10:00:00Z')
  papers = { documents: [], printable: [] }
})
async function open(changes: Partial<PurchaseRecord>, role: 'agent' | 'expert' | 'controller' | 'manager' = 'expert') {
  api.on(...asking, record(changes))
  api.on(...printed, papers)
  const screen = show(
    <StaffContext value={staff(role)}>
      <PurchasePage />
    </StaffContext>,
    { at: '/staff/purchases/7', path: '/staff/purchases/:id' },
  )
  await settle()
  return screen
}

test('a new offer has an amount; the inspection sheet is linked', async () => {
  await open({ technicalExpertises: [{ id: 3, reference: 'RE-2026-000003' }], steps: [step('newOffer')] }, 'manager')
  expect(screenLink('RE-2026-000003')).toBe('/staff/expertises/3')
  await press(t('action.newOffer'))
  await submit()
  expect(api.made(...stepping)).toEqual([])
  write(/^Offre, en dirhams/, '118 000')
  api.on(...stepping, record({ status: 'QuotationAccepted' }))
  await submit()
  expect(api.made(...stepping).map(({ body }) => body)).toEqual([{ action: 'newOffer', quotation: 118_000 }])
  expect(words()).toContain(t('done'))
})

test('a blocked action is disabled and shows its reason', async () => {
  await open({ status: 'DocumentsAccepted', steps: [step('bill', 'bankAccount'), step('deactivate')] }, 'controller')
  const bill = button(t('action.bill'))
  expect([bill.hasAttribute('disabled'), words().includes('Il manque le RIB du vendeur.')]).toEqual([true, true])
})

test('a refusal requires a reason; the message of the server stays in the dialog', async () => {
  await open({ status: 'Submited', steps: [step('reject', null, true)] }, 'agent')
  await press(t('action.reject'))
  await submit()
  expect(api.made(...stepping)).toEqual([])
  write(/^Motif/, 'Trop ancienne')
  api.on(...stepping, new Refusal(409, 'TransitionNotAllowed', { message: 'Un collègue a été plus rapide.' }))
  await submit()
  expect(words()).toContain('Un collègue a été plus rapide.')
  expect(field(/^Motif/).value).toBe('Trop ancienne')
})

test('rejects a RIB with a wrong check key in the browser; saves a valid one', async () => {
  await open({ status: 'DocumentsAccepted' }, 'controller')
  await press(t('bank.change'))
  write(/^Titulaire/, 'Hicham Berrada')
  write(/^Banque/, 'Banque Populaire')
  write(/^RIB/, '007810000123456789012346')
  await submit()
  expect(words()).toContain('24 chiffres dont la clé est juste')
  write(/^RIB/, '007 810 0001234567890123 45')
  api.on('put', '/api/staff/purchases/{id}/bankaccount', record())
  await submit()
  expect(api.made('put', '/api/staff/purchases/{id}/bankaccount')[0]?.body).toMatchObject({ bankNumber: '007 810 0001234567890123 45' })
})

test('missing facts of a car without an inspection are entered in the case', async () => {
  const unread = ['chassisNumber', 'gearType'] as const
  await open({ status: 'DocumentsAccepted', unread: [...unread], steps: [step('bill', 'chassisNumber')] }, 'controller')
  expect(words()).toContain('pas de fiche d’expertise')
  const form = field(/^Numéro de châssis/).form ?? undefined
  await submit(form)
  expect(api.made('put', '/api/staff/purchases/{id}/car')).toEqual([])
  write(/^Numéro de châssis/, 'VF1HSRADG56789012')
  write(/^Boîte de vitesses/, 'Manual')
  api.on('put', '/api/staff/purchases/{id}/car', record())
  await submit(form)
  expect(api.made('put', '/api/staff/purchases/{id}/car')[0]?.body).toEqual({ chassisNumber: 'VF1HSRADG56789012', gearType: 'Manual' })
})

test('shows a late transfer; a missing one can be reported', async () => {
  await open(
    { status: 'DocumentsConformityAccepted', isOverdue: true, quotation: 164_000, transferDue: '2026-03-16T08:00:00.000Z' },
    'manager',
  )
  expect(words()).toMatch(/Le virement de 164 000 DH devait partir avant le 16\/03\/2026/)
  api.on(...asking, new Refusal(404, 'NotFound'))
  show(
    <StaffContext value={staff('manager')}>
      <PurchasePage />
    </StaffContext>,
    { at: '/staff/purchases/8', path: '/staff/purchases/:id' },
  )
  await settle()
  expect(words()).toContain(t('missing.title'))
})

test('filters by the address; an unknown view falls back to the to-do list', async () => {
  const counts = { todo: 1, overdue: 0, waiting: 0, all: 1, closed: 0 }
  const page = sample('ListStaffPurchasesResponse', { results: [], counts, rowCount: 0, pageCount: 0 })
  api.on('get', '/api/staff/purchases', page)
  const list = (at: string) =>
    show(
      <StaffContext value={staff('manager')}>
        <PurchasesPage />
      </StaffContext>,
      { at, path: '/staff/purchases' },
    )
  list('/staff/purchases?view=odd&text=%20208%20&area=x')
  await settle()
  expect(Object.fromEntries(api.made('get', '/api/staff/purchases').at(-1)?.query ?? [])).toEqual({ view: 'todo', page: '1', text: '208' })
  list('/staff/purchases?view=closed&area=3&page=2')
  await settle()
  expect(Object.fromEntries(api.made('get', '/api/staff/purchases').at(-1)?.query ?? [])).toEqual({ view: 'closed', page: '2', area: '3' })
  expect(words()).toContain(t('empty.title'))
})

test('a comment shows its audience, requires text, and appears once sent', async () => {
  const writing = ['post', '/api/staff/purchases/{id}/comments'] as const
  await open({})
  expect([words().includes('Aucun commentaire.'), words().includes('Le vendeur lit ce que vous')]).toEqual([true, true])
  await press(t('comments.send'))
  expect(api.made(...writing)).toEqual([])
  write(/^Commentaire pour/, ' La deuxième clé manque. ')
  api.on(...writing, record())
  await press(t('comments.send'))
  await settle()
  expect(api.made(...writing).map(({ body }) => body)).toEqual([{ body: 'La deuxième clé manque.' }])
  expect([words().includes('Commentaire publié'), field(/^Commentaire pour/).value]).toEqual([true, ''])
})

test('prints, opens and reprints each document in either language; not for an own request', async () => {
  const printing = ['post', '/api/staff/purchases/{id}/papers'] as const
  const sheet = (version: number, superseded: string | null = null): DocumentInfo =>
    sample('DocumentInfo', {
      ...{ id: `00000000-0000-4000-8000-00000000000${version}`, type: 'QuotationSheet', language: 'fr', version, superseded },
      ...{ isGenerated: true, status: 'Published', created: '2026-03-15T09:00:00.000Z' },
    })
  papers = { printable: ['QuotationSheet'], documents: [sheet(2), sheet(1, '2026-03-15T09:00:00.000Z')] }
  await open({ status: 'QuotationAccepted' })
  expect(words()).toContain('version 2')
  expect([buttons(/^Ouvrir : Offre/).length, buttons(/^Établir : Offre/).length, buttons(/^Nouvelle version : Offre/).length]).toEqual([
    1, 1, 1,
  ])
  api.on(...printing, sheet(3))
  await press(/^Nouvelle version : Offre/)
  await settle()
  await press(/^Établir : Offre/)
  await settle()
  expect(api.made(...printing).map(({ body }) => body)).toEqual([
    { type: 'QuotationSheet', language: 'fr' },
    { type: 'QuotationSheet', language: 'ar' },
  ])
  expect(words()).toContain('version 3 établie')
  api.on(...printing, new Refusal(409, 'PrintoutNotReady', { message: 'Plus maintenant.' }))
  await press(/^Nouvelle version : Offre/)
  await settle()
  expect(words()).toContain('Plus maintenant.')
})

test('a colleague prints the documents of a car that the user sells', async () => {
  papers = { printable: ['QuotationSheet'], documents: [] }
  await open({ isOwn: true, status: 'QuotationAccepted' })
  expect([words().includes('Offre imprimée'), buttons(/^Établir/)]).toEqual([true, []])
})

type Transfer = PurchaseRecord['transfers'][number]
const transfer = (changes: Partial<Transfer> = {}): Transfer => ({
  ...{ amount: 164_000, debited: 'Attijariwafa', reference: 'VIR-1', isDeduction: false, state: 'Prepared', preparer: 'Yassine B.' },
  ...{ prepared: '2026-03-16T08:00:00.000Z', isOwn: false, decided: null, decider: null, remark: null },
  ...changes,
})
const toPay = { status: 'DocumentsConformityAccepted', quotation: 164_000, transferDue: '2026-03-17T08:00:00.000Z' } as const

test('prepares a transfer with account and reference; a trade-in can be deducted instead', async () => {
  const preparing = ['post', '/api/staff/purchases/{id}/transfer'] as const
  const tradeIn = sample('TradeIn', { bookingReference: 'RV-2026-000887' })
  await open({ ...toPay, type: 'TradeIn', tradeIn, steps: [step('pay', 'transfer')] }, 'controller')
  expect(words()).toMatch(/virement de 164 000 DH doit partir avant/)
  const prepare = () => press(t('transfer.prepare'))
  await prepare()
  expect(api.made(...preparing)).toEqual([])
  write(/^Compte débité/, 'Attijariwafa')
  write(/^Référence du virement/, 'VIR-1')
  api.on(...preparing, record())
  await prepare()
  await settle()
  await press(document.querySelector<HTMLElement>('[name=isDeduction]') as HTMLElement)
  await prepare()
  await settle()
  expect(api.made(...preparing).map(({ body }) => body)).toEqual([{ debited: 'Attijariwafa', reference: 'VIR-1' }, { isDeduction: true }])
})

test('the preparer of a transfer cannot confirm it; another user confirms or returns it', async () => {
  const back = ['post', '/api/staff/purchases/{id}/transfer/sendback'] as const
  const { unmount } = await open({ ...toPay, transfers: [transfer({ isOwn: true })], steps: [step('pay', 'SecondPerson')] }, 'manager')
  expect(words()).toContain('Vous l’avez préparé')
  expect(button(t('transfer.confirm')).hasAttribute('disabled')).toBe(true)
  unmount()
  await open({ ...toPay, transfers: [transfer()], steps: [step('pay')] }, 'manager')
  api.on(...stepping, record({ status: 'Complete' }))
  await press(t('transfer.confirm'))
  await settle()
  expect(api.made(...stepping).map(({ body }) => body)).toEqual([{ action: 'pay' }])
  write(/^Pourquoi/, 'Mauvais compte')
  api.on(...back, record())
  await submit(field(/^Pourquoi/).form ?? undefined)
  expect(api.made(...back).map(({ body }) => body)).toEqual([{ comment: 'Mauvais compte' }])
})

test('a trade-in shows the other part with its sum, can be linked and unlinked', async () => {
  const tying = ['put', '/api/staff/purchases/{id}/booking'] as const
  const bookings = [{ id: 5, reference: 'RV-2026-000005', title: 'Dacia Duster' }]
  const { unmount } = await open({ type: 'TradeIn', bookings }, 'agent')
  api.on(...tying, record())
  await press(/^Lier à/)
  await settle()
  unmount()
  const sums = { price: 180_000, fees: 0, settled: 1000, value: 80_000, isDeducted: true, toPay: 99_000, toReceive: 0 }
  await open({ type: 'TradeIn', tradeIn: sample('TradeIn', { bookingId: 5, bookingStatus: 'Accepted', ...sums }) }, 'agent')
  expect(words()).toMatch(/Valeur de reprise\s*−80 000 DHReste à payer99 000 DH/)
  expect(words()).toContain(t('tradeIn.together'))
  await press(t('tradeIn.untie'))
  await settle()
  expect(api.made(...tying).map(({ body }) => body)).toEqual([{ bookingId: 5 }, { bookingId: null }])
})

test('reads the registration card beside its photos, with confidence and differences to the request', async () => {
  const photo = (spec: string) =>
    sample('PurchaseDocument', {
      id: `1111111${spec.length}-1111-4111-8111-111111111111`,
      type: 'VehicleGrayCard',
      spec,
      mimeType: 'image/webp',
      isGenerated: false,
      status: 'Preview',
      comment: null,
    })
  const fetched: string[] = []
  const former = globalThis.fetch
  // the thumbnail of the document fails here
  api.on('get', '/documents/download/{type}/{id}', new Refusal(404, 'DocumentNotFound'))
  await open({
    documents: [photo('Front'), photo('Back')],
    disposedVehicle: { ...sample('PurchaseRecord').disposedVehicle, registrationNumber: '48218B6' },
  })
  vi.stubGlobal('fetch', async (input: Request) => {
    if (!input.url.includes('/documents/download/')) return former(input)
    fetched.push(new URL(input.url).pathname)
    return new Response(new Blob(['x'], { type: 'image/webp' }))
  })
  const reading = (confidence: number, isSure: boolean) => ({ confidence, isSure, crop: null })
  const none = { usedInMorocco: null, registrationType: null, adresse: null, releasedDate: null, firstName: null }
  api.on('post', '/api/vehicles/graycarddata', {
    frontDto: {
      ...none,
      immatriculation: '48217B6',
      lastName: 'ALAOUI',
      readings: { immatriculation: reading(0.97, true), lastName: reading(0.61, false) },
    },
    backDto: {
      brand: null,
      brandId: null,
      model: null,
      modelId: null,
      registrationNumber: null,
      fuelType: null,
      fiscalPower: null,
      chassisNumber: null,
      readings: {},
    },
  })
  await press(t('card.read'))
  await settle()
  vi.unstubAllGlobals()
  expect(fetched).toEqual([
    '/documents/download/VehicleGrayCard/11111115-1111-4111-8111-111111111111',
    '/documents/download/VehicleGrayCard/11111114-1111-4111-8111-111111111111',
  ])
  expect(words()).toContain('2 valeurs lues')
  expect(words()).toContain('Différent, sûr à 97 %')
  expect(words()).toContain('À vérifier, sûr à 61 %')
})
