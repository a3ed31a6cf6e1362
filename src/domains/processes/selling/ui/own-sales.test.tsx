// @vitest-environment happy-dom
import { act, fireEvent } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { apiQuery } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import { learnServerTime } from '#client/server-clock.ts'
import { sample } from '#testing/described.ts'
import { fakeApi, Refusal } from '#testing/fake-api.ts'
import { fakePhotos } from '#testing/photos.ts'
import { button, buttons, clockAt, field, packText, pass, press, settle, show, signedIn, submit, words, write } from '#testing/screen.tsx'
import { OwnSale } from './own-sale.tsx'
import { GuestSale } from './own-sales.tsx'
import type { Sale } from './sale.ts'

const t = packText('selling')
const tAppointments = packText('appointments')

const api = fakeApi()
fakePhotos()
const key = '11111111-1111-4111-8111-111111111111'
const step = ['post', '/api/purchases/{key}/steps'] as const
const list = ['get', '/api/customers/purchases'] as const
const sale = (changes: Partial<Sale> = {}): Sale =>
  sample('Purchase', {
    ...{
      id: 7,
      key,
      reference: 'RA-2026-000007',
      status: 'Submited',
      actions: [],
      papers: [],
      documents: [],
      offers: [],
      statuses: [],
      comments: [],
    },
    ...{
      quotation: null,
      quotationUntil: null,
      appointment: null,
      wishedPrice: null,
      marketHigh: null,
      disposedVehicle: sample('RequestedVehicle', { id: 70, brand: 'Dacia', model: 'Duster', releaseDate: '2021-03-12', mileage: 84_000 }),
      tradeIn: null,
      bankWireAccount: null,
      transferDue: null,
      paid: null,
      transferReference: null,
      differences: [],
    },
    ...changes,
  })
const offer = { amount: 118_000, startValue: 128_000, reasons: [{ label: 'Pneus', amount: -10_000 }], created: '2026-03-14T10:00:00.000Z' }
const offered: Partial<Sale> = {
  status: 'QuotationAccepted',
  quotation: 118_000,
  offers: [offer],
  quotationUntil: '2026-03-21T17:00:00.000Z',
}
/** History with one state at a given time. */
const since = (type: Sale['status'], created: string): Sale['statuses'] => [
  { type, created, quotation: null, comment: null, vehiclePurchaseId: 7, vehiclePurchase: { id: 7, reference: 'RA-2026-000007' } },
]
const sent = () => api.made(...step).map(({ body }) => body)

beforeEach(() => {
  clockAt('2026-03-15T10:00:00Z')
  api.on('get', '/api/purchases/cancellationreasons', [{ id: 2, name: 'Prix trop bas' }])
  api.on('get', '/api/vehicles/pricebasis', {
    market: { low: 110_000, median: 128_000, high: 140_000, count: 12 },
    ...{ age: 5, limits: { change: 20, below: 30, above: 60 } },
  })
})
/** Renders the request as its page does. */
function Listed() {
  const { data, refetch } = useQuery(apiQuery('/api/customers/purchases', {}))
  return data?.map((one) => <OwnSale key={one.key} sale={one} mayUpload done={() => void refetch()} />)
}
async function open(changes: Partial<Sale>) {
  signedIn()
  api.on(...list, [sale(changes)])
  show(<Listed />)
  await settle()
}

test("shows comments, latest first, and documents in the reader's language", async () => {
  const comment = { id: 1, title: '', body: 'Pensez au double des clés.', vehiclePurchaseId: 7, created: '2026-03-14T10:00:00.000Z' }
  const paper = (language: 'fr' | 'ar') =>
    sample('DocumentInfo', { type: 'QuotationSheet', isGenerated: true, language, fileName: `${language}.pdf`, size: 1000 })
  api.on('get', '/api/purchases/{key}/documents', [
    paper('ar'),
    paper('fr'),
    sample('DocumentInfo', { type: 'VehicleGrayCard', isGenerated: false }),
  ])
  const made = { id: '22222222-2222-4222-8222-222222222222', type: 'QuotationSheet', status: 'Published', comment: null } as const
  await open({
    comments: [comment, { ...comment, id: 2, title: 'Pneus', body: 'Deux sont à changer.' }],
    documents: [
      { ...made, spec: null, mimeType: 'application/pdf', language: 'fr', isGenerated: true, created: '2026-03-14T10:00:00.000Z' },
    ],
  })
  expect(words().indexOf('Deux sont à changer.')).toBeLessThan(words().indexOf('Pensez au double des clés.'))
  await settle()
  expect(document.querySelectorAll('button[aria-label^="Télécharger"]')).toHaveLength(1)
  expect(words()).toContain('français · version')
})

test("shows set phrases in Arabic and the expert's original text", async () => {
  signedIn()
  const soon = { fr: 'Usés jusqu’au témoin', ar: 'تآكل وصل إلى مؤشر الاستهلاك' }
  const tyres = { label: 'Pneus', names: { fr: 'Pneus', ar: 'الإطارات' }, phrases: [soon], amount: -1800 }
  // an offer from before set phrases
  const belt = { label: 'Courroie', names: { fr: 'Courroie', ar: 'السير' }, amount: -8200 }
  const findings = [
    { label: 'Pneus', comment: null, photos: [] },
    { label: 'Courroie', comment: 'Aucune facture au carnet', photos: [] },
  ]
  api.on(...list, [sale({ ...offered, offers: [{ ...offer, reasons: [tyres, belt] }], findings })])
  show(<Listed />, { language: 'ar' })
  await settle()
  expect(words()).toContain(soon.ar)
  expect(words()).not.toContain(soon.fr)
  expect(words()).toContain('كما كتبه الخبير، باللغة الفرنسية:')
  const free = [...document.querySelectorAll('p')].find(({ textContent }) => textContent === 'Aucune facture au carnet')
  expect([free?.lang, free?.dir]).toEqual(['fr', 'ltr'])
})

test('shows findings, photos and alternatives, and uploads an invoice', async () => {
  const id = '22222222-2222-4222-8222-222222222222'
  const invoice = sample('PurchaseDocument', { id, type: 'VehicleCheckPartImage', isGenerated: false })
  api.on('get', '/documents/download/{type}/{id}', new Refusal(404, 'DocumentNotFound'))
  await open({
    ...{ ...offered, actions: ['acceptOffer', 'negotiate', 'decline'], type: 'Purchase', documents: [invoice] },
    findings: [{ label: 'Pneus', comment: 'Usés à 1,8 mm', photos: [id] }],
    otherWays: [
      { way: 'Mediation', low: 121_000, high: 125_000, days: 24 },
      { way: 'Advert', low: 122_000, high: 131_000, days: null },
    ],
  })
  expect(api.made('get', '/documents/download/{type}/{id}')[0]?.params).toEqual({ type: 'VehicleCheckPartImage', id })
  for (const part of [
    'Usés à 1,8 mm',
    'le virement est de 118 000 DH',
    'Dépôt-vente, 24 jours',
    '121 000 DH à 125 000 DH',
    'Votre annonce122 000 DH',
  ])
    expect(words()).toContain(part)
  await press('J’ai une facture récente : Pneus')
  expect(field(/^Votre prix/).value).toBe('128000')
  const point = document.querySelector<HTMLInputElement>('fieldset input[type=checkbox]')
  expect(point?.checked).toBe(true)
  await press(point as HTMLElement)
  expect(field(/^Votre prix/).value).toBe('')
  await press(point as HTMLElement)
  write(/^Votre explication/, 'changés en\nmars')
  api.on('delete', '/documents/{type}/{id}', undefined as never)
  await press(t('own.contest.drop'))
  expect(api.made('delete', '/documents/{type}/{id}')[0]?.params).toEqual({ type: 'VehicleCheckPartImage', id })
  api.on(...step, sale())
  await submit([...document.querySelectorAll('form')].find((one) => one.querySelector('[name=wishedPrice]')))
  expect(sent()).toEqual([{ action: 'negotiate', wishedPrice: 128_000, comment: 'Pneus : changés en mars' }])
})

test('questions a price above the market while it is typed', async () => {
  await open({ ...offered, marketHigh: 138_500, actions: ['acceptOffer', 'negotiate', 'decline'] })
  await press(t('own.negotiate'))
  write(/^Votre prix/, '125 000')
  expect(buttons(t('own.sendWish'))).toHaveLength(1)
  write(/^Votre prix/, '1 250 000')
  await settle()
  for (const text of [
    'Un zéro de trop ?',
    'un million deux cent cinquante mille dirhams',
    'C’est plus que le haut du marché pour cette voiture, 138 500 DH.',
  ])
    expect(words()).toContain(text)
  await press('Je voulais 125 000 DH')
  expect(words()).not.toContain('C’est plus que le haut du marché')
  write(/^Votre prix/, '6 000 000')
  api.on(...step, sale())
  await press(t('own.sendAnyway'))
  await settle()
  expect(sent()).toEqual([{ action: 'negotiate', wishedPrice: 6_000_000, isSure: true }])
})

test('keeps the offer acceptable during a price request', async () => {
  await open({
    ...offered,
    status: 'CustomerNegociated',
    wishedPrice: 5_000_000,
    actions: ['acceptOffer', 'takeBack', 'decline', 'cancel'],
  })
  expect(words()).toContain('En attendant, notre offre reste à vous.')
  expect([buttons(t('own.accept')).length, buttons(t('own.negotiate')).length]).toEqual([1, 0])
  api.on(...step, sale(offered))
  await press(t('own.takeBack'))
  await settle()
  expect(sent()).toEqual([{ action: 'takeBack' }])
})

test('shows differences to the announced facts', async () => {
  await open({
    ...offered,
    differences: [
      { fact: 'mileage', announced: '84', read: '84000' },
      { fact: 'fuelType', announced: 'Diesel', read: 'Gasoline' },
    ],
  })
  expect(words()).toMatch(/n’est pas tout à fait celle annoncée.*84 km.*84 000 km.*Diesel.*Essence/s)
})

test('keeps a typed price when findings are selected', async () => {
  await open({ ...offered, actions: ['acceptOffer', 'negotiate', 'decline'] })
  await press(t('own.negotiate'))
  write(/^Votre prix/, '119 500')
  const point = document.querySelector('fieldset input[type=checkbox]') as HTMLElement
  await press(point)
  expect(field(/^Votre prix/).value).toBe('119 500')
  expect(words()).toContain('Avec les points cochés : 128 000 DH.')
  await press(point)
  expect(words()).not.toContain('Avec les points cochés')
  await press(point)
  await press(t('own.contest.takeSum'))
  expect(field(/^Votre prix/).value).toBe('128000')
  expect(words()).not.toContain('Avec les points cochés')
})

test('shows a guest the offer without photos and upload', async () => {
  const findings = [{ label: 'Pneus', comment: null, photos: ['22222222-2222-4222-8222-222222222222'] }]
  api.on('get', '/api/purchases/{key}', sale({ ...offered, findings, actions: ['acceptOffer', 'negotiate', 'decline'] }))
  show(<GuestSale saleKey={key} />)
  await settle()
  expect(api.made('get', '/documents/download/{type}/{id}')).toEqual([])
  expect(words()).toContain(t('own.bill.guest'))
  const way = [...document.querySelectorAll('a')].find((one) => words(one) === 'Se connecter ou créer un compte')
  expect(way?.getAttribute('href')).toMatch(/^\/authentication\/login\?returnUrl=http/)
  await press(t('own.negotiate'))
  expect([document.querySelectorAll('input[type=file]').length, words()]).toEqual([
    0,
    expect.stringContaining('Une facture s’ajoute depuis votre compte'),
  ])
})

test('shows both answers in the bar on phones', async () => {
  await open({ ...offered, actions: ['acceptOffer', 'negotiate', 'decline'] })
  await press(t('own.bar.negotiate'))
  expect(words()).toContain(t('own.sendWish'))
  api.on(...step, sale())
  await press(t('own.bar.accept'))
  await press('Oui, j’accepte 118 000 DH')
  await settle()
  expect(sent()).toEqual([{ action: 'acceptOffer' }])
})

test('offers a consignment or an advert after a rejection', async () => {
  await open({ status: 'CustomerRejected', actions: ['toIntermediation', 'toAd'] })
  expect(words()).toContain('Votre demande s’arrête, sans frais.')
  api.on(...step, new Refusal(429, 'TooManyRequests'))
  await press(t('own.toAd.button'))
  await settle()
  expect([...document.querySelectorAll('[role=alert]')].filter(({ textContent }) => textContent)).toHaveLength(1)
  const ended = sale({ status: 'TransferedToAd' })
  api.on(...step, ended)
  api.on(...list, [ended])
  await press(t('own.toAd.button'))
  await settle()
  expect(sent()).toEqual([{ action: 'toAd' }, { action: 'toAd' }])
  expect(words()).toContain('son annonce vous attend en brouillon')
  expect([...document.querySelectorAll('a')].map(({ pathname }) => pathname)).toContain('/customerAnnonces')
})

test('lists missing and rejected documents and submits complete ones', async () => {
  const papers = [
    { type: 'CustomerCIN', state: 'Rejected' },
    { type: 'VehicleRoadTax', state: 'Accepted' },
  ] as const
  const refused = sample('PurchaseDocument', { type: 'CustomerCIN', status: 'Rejected', comment: 'Illisible' })
  await open({ status: 'DocumentsRejected', actions: ['sendDocuments'], papers: [...papers], documents: [refused] })
  expect(words()).toContain('Illisible')
  expect(button(t('own.papers.send')).hasAttribute('disabled')).toBe(true)
  // interrupted six times, then successful; another upload is aborted
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = 'XSRF-TOKEN=x'
  const sending: { url: string; file: string; upload: { onprogress?: (at: object) => void }; onload?: () => void; onerror?: () => void }[] =
    []
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      url = ''
      file = ''
      status = 200
      response = { received: 1, document: { id: 'd1' } }
      upload = {}
      onabort?: () => void
      open = (_method: string, url: string) => Object.assign(this, { url })
      setRequestHeader = () => undefined
      abort = () => this.onabort?.()
      send = (form: FormData) => sending.push(Object.assign(this, { file: (form.get('File') as File).name }))
    },
  )
  const [input] = [...document.querySelectorAll('input[type=file]')]
  fireEvent.change(input as Element, { target: { files: [new File(['x'], 'cin.jpg', { type: 'image/jpeg' })] } })
  await settle()
  await act(async () => sending[0]?.upload.onprogress?.({ loaded: 1, total: 4 }))
  expect(document.querySelector('progress')?.value).toBe(0.25)
  for (let cut = 0; cut < 6; cut++) {
    await act(async () => sending[cut]?.onerror?.())
    if (cut === 0) expect(document.querySelector('progress')).not.toBeNull()
    await pass(8000)
  }
  expect([document.querySelector('progress'), words().includes('Pas de réponse.')]).toEqual([null, true])
  await press(t('own.papers.again'))
  await settle()
  await act(async () => sending[6]?.onload?.())
  await settle()
  expect(words()).not.toContain('Pas de réponse.')
  expect(sending.map(({ file }) => file)).toEqual(sending.map(() => 'cin.jpg'))
  expect(sending).toHaveLength(7)
  expect(Object.fromEntries(new URL(sending[6]?.url ?? '').searchParams)).toMatchObject({
    ...{ Id: '7', Type: 'CustomerCIN', Spec: 'PaperWork', Owner: 'Purchase', Offset: '0', Size: '1' },
  })
  fireEvent.change(input as Element, { target: { files: [new File(['x'], 'autre.jpg', { type: 'image/jpeg' })] } })
  await settle()
  await press(t('own.papers.stop'))
  await settle()
  expect([document.querySelector('progress'), document.querySelectorAll('[role=alert] button').length]).toEqual([null, 0])
  // an accepted document is not uploaded again
  expect(document.querySelectorAll('input[type=file]')).toHaveLength(1)
})

test('submits complete documents and rejects an invalid RIB', async () => {
  await open({ status: 'CustomerAccepted', actions: ['sendDocuments'], papers: [{ type: 'CustomerCIN', state: 'Sent' }] })
  api.on(...step, sale())
  await press(t('own.papers.send'))
  await settle()
  expect(sent()).toEqual([{ action: 'sendDocuments' }])
  write(/^Titulaire/, 'Salma Alaoui')
  write(/^Banque/, 'Banque Populaire')
  write(/^RIB/, '007810000123456789012346')
  await submit([...document.querySelectorAll('form')].find((one) => one.querySelector('[name=bankNumber]')))
  expect(api.made('put', '/api/purchases/{key}/bankaccount')).toEqual([])
  write(/^RIB/, '007810000123456789012345')
  api.on('put', '/api/purchases/{key}/bankaccount', sale())
  await submit([...document.querySelectorAll('form')].find((one) => one.querySelector('[name=bankNumber]')))
  expect(api.made('put', '/api/purchases/{key}/bankaccount')).toHaveLength(1)
})

test('books, moves and cancels an appointment with confirmation', async () => {
  const visit = {
    key,
    kind: 'Expertise' as const,
    status: 'Booked' as const,
    starts: '2026-03-17T10:15:00.000Z',
    ends: '2026-03-17T11:00:00.000Z',
  }
  const at = { ...visit, storageArea: { id: 7, name: 'Fès', names: { fr: 'Rihla Fès' } } }
  const path = '/api/purchases/{key}/appointment' as const
  const day = {
    date: '2026-03-18',
    closed: null,
    slots: [{ starts: '2026-03-18T08:45:00.000Z', ends: '2026-03-18T09:30:00.000Z', free: 1 }],
  }
  api.on('get', '/api/appointments/slots', { minutes: 45, until: '2026-04-12', days: [day] })
  api.on('get', '/api/storageareas', [
    sample('StorageArea', { id: 7, names: { fr: 'Rihla Fès' }, isDeactivated: false }),
    sample('StorageArea', { id: 9, names: { fr: 'Rihla Salé' }, isDeactivated: false }),
  ])
  await open({ appointment: at })
  expect(words()).toContain('mardi 17 mars 2026 à 10:15, agence Rihla Fès')
  expect(document.querySelector<HTMLAnchorElement>('a[href*="/calendar"]')?.href).toContain(`/api/appointments/${key}/calendar?lang=fr`)
  await press(t('own.visit.move'))
  await settle()
  write('Agence', '9')
  await settle()
  expect(api.made('get', '/api/appointments/slots').at(-1)?.query.get('storageAreaId')).toBe('9')
  api.on('put', path, new Refusal(409, 'SlotTaken', { message: 'Ce créneau vient d’être pris.' }))
  await press(document.querySelector('input[aria-label="08:45"]') as HTMLInputElement)
  await press(tAppointments('form.save'))
  await settle()
  expect(words()).toContain('Ce créneau vient d’être pris.')
  api.on('put', path, sale({ appointment: at }))
  await press(tAppointments('form.save'))
  await settle()
  expect(api.made('put', path).at(-1)?.body).toEqual({ storageAreaId: 9, starts: '2026-03-18T08:45:00.000Z' })
  expect(words()).toContain(t('own.visit.moved'))
  await press(t('own.visit.cancel'))
  expect(api.made('delete', path)).toEqual([])
  api.on('delete', path, sale({ appointment: null }))
  await press(t('own.visit.cancel'))
  await settle()
  expect(api.made('delete', path)).toHaveLength(1)
})

test('offers a new appointment after a missed one', async () => {
  const missed = {
    key,
    kind: 'Expertise' as const,
    status: 'Missed' as const,
    starts: '2026-03-14T10:15:00.000Z',
    ends: '2026-03-14T11:00:00.000Z',
  }
  const storageArea = { id: 7, name: 'Fès', names: { fr: 'Rihla Fès' } }
  await open({ appointment: { ...missed, storageArea } })
  expect(words()).toContain('Vous n’êtes pas venu au rendez-vous samedi 14 mars 2026 à 10:15.')
  expect(buttons(t('own.visit.choose'))).toHaveLength(1)
  expect(buttons(t('own.visit.cancel'))).toEqual([])
})

test('requires a reason for a cancellation', async () => {
  await open({ actions: ['cancel'] })
  await submit()
  expect(sent()).toEqual([])
  write(/^Pourquoi/, '2')
  write(/^Dites-nous/, 'Vendue à un voisin')
  api.on(...step, sale({ status: 'Canceled' }))
  await submit()
  expect(sent()).toEqual([{ action: 'cancel', reasonId: 2, comment: 'Vendue à un voisin' }])
})

test('shows the validity of an offer and the options afterwards', async () => {
  learnServerTime('2026-03-15T10:00:00.000Z', Date.now())
  const history = since('QuotationAccepted', '2026-03-14T17:00:00.000Z')
  await open({ ...offered, statuses: history, actions: ['acceptOffer', 'negotiate', 'decline'] })
  expect(words()).toContain('Encore 6 jours')
  expect(document.querySelectorAll('i[data-left]')).toHaveLength(7)
  await open({ ...offered, statuses: history, quotationUntil: '2026-03-15T12:30:00.000Z', actions: ['acceptOffer'] })
  expect(words()).toContain('Encore 2 heures')
  await open({ ...offered, statuses: history, quotationUntil: '2026-03-15T09:59:00.000Z', actions: ['acceptOffer'] })
  expect(words()).toContain('Cette offre n’est plus valable depuis le 15 mars 2026')
})

test('shows the transfer deadline and a delay', async () => {
  learnServerTime('2026-03-15T10:00:00.000Z', Date.now())
  const history = since('DocumentsConformityAccepted', '2026-03-14T16:20:00.000Z')
  const account = { id: 1, holder: 'Salma', bankName: 'CIH', bankNumber: '230780000000000000001203', bankAddress: null }
  const waits = { ...offered, status: 'DocumentsConformityAccepted', statuses: history, bankWireAccount: account } as const
  await open({ ...waits, transferDue: '2026-03-15T16:20:00.000Z' })
  for (const part of ['6:20heures', 'Votre virement part avant 16:20', 'CIH', '•••• 001203', 'Délai parti le 14 mars 2026'])
    expect(words()).toContain(part)
  await open({ ...waits, transferDue: '2026-03-15T09:20:00.000Z' })
  expect(words()).toContain(t('own.transfer.late'))
})

test('shows the due time and the reference of a transfer', async () => {
  await open({ ...offered, status: 'DocumentsConformityAccepted', transferDue: '2026-03-16T12:22:00.000Z' })
  expect(words()).toContain('À envoyer avant le 16 mars 2026')
  await open({ ...offered, status: 'Complete', paid: '2026-03-15T09:00:00.000Z', transferReference: 'VIR-77' })
  expect(words()).toMatch(/Virement de 118 000 DH envoyé le 15 mars 2026 .* référence VIR-77/)
})

test('confirms the phone of a guest and reports an invalid link', async () => {
  api.on('get', '/api/purchases/{key}', new Refusal(403, 'PhoneUnconfirmed'))
  api.on('post', '/phonenumbers/send', undefined)
  show(<GuestSale saleKey={key} />)
  await settle()
  await submit()
  expect(api.made('post', '/phonenumbers/send')).toEqual([])
  write(/^Téléphone/, '06 12 34 56 78')
  await submit()
  await settle()
  expect(api.made('post', '/phonenumbers/send')[0]?.query.get('phone')).toBe('+212612345678')
  api.on('post', '/phonenumbers/check', undefined)
  api.on(
    'get',
    '/api/purchases/{key}',
    sale({ status: 'CustomerAccepted', actions: ['sendDocuments'], papers: [{ type: 'CustomerCIN', state: 'Missing' }] }),
  )
  write(/^Code/, '123456')
  await submit()
  await settle()
  expect(words()).toContain('RA-2026-000007')
  expect([field(/^RIB/).value, document.querySelectorAll('input[type=file]').length]).toEqual(['', 0])
  expect(words()).toContain('apportez-les à l’agence')
  expect(buttons(t('own.papers.send'))).toHaveLength(1)
})

test('hides a request without an owner', async () => {
  api.on('get', '/api/purchases/{key}', new Refusal(404, 'NotFound'))
  show(<GuestSale saleKey={key} />)
  await settle()
  expect(words()).toContain(t('own.none'))
})
