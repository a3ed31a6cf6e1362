// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import type { CustomerBooking } from '#domains/processes/buying/bookings/contract.ts'
import { serverText } from '#i18n/server.ts'
import { sample } from '#testing/described.ts'
import { fakeApi, Refusal } from '#testing/fake-api.ts'
import { buttons, clockAt, links, plain, press, settle, show, signedIn, words } from '#testing/screen.tsx'
import CasePage from './case.tsx'
import CustomerVehiclePage from './customer-vehicle.tsx'
import HistoryPage from './history.tsx'

const api = fakeApi()
const t = serverText('account', 'fr')
const progress = serverText('progress', 'fr')
const lists = {
  sales: ['get', '/api/customers/sales'],
  purchases: ['get', '/api/customers/purchases'],
  mediations: ['get', '/api/customers/intermediations'],
  ads: ['get', '/api/vehicleads'],
  claims: ['get', '/api/customers/purchases/claims'],
} as const
const noAds = { currentPage: 1, pageCount: 0, pageSize: 100, rowCount: 0, firstRowOnPage: 0, lastRowOnPage: 0, results: [] }
const booking = sample('CustomerBooking', {
  ...{ reference: 'RV-2026-000001', status: 'NewPriceSubmitted', next: 'AnswerPrice', newPrice: 198_000, step: 2, ledger: [], missing: [] },
  ...{
    now: '2026-03-24T13:32:00.000Z',
    objectUntil: null,
    cancelAsked: null,
    adviser: null,
    store: null,
    exchangedFor: null,
    exchangeOf: null,
    statuses: [],
    messages: [],
    documents: 0,
  },
  vehicle: { ...sample('CustomerBooking').vehicle, id: 11, title: 'Dacia Duster', picture: null },
}) as CustomerBooking
const bought = sample('CustomerSale', { bookings: [booking] })
const offer = sample('Purchase', {
  ...{ reference: 'RA-2026-000007', type: 'Purchase', status: 'QuotationAccepted', actions: ['acceptOffer'], quotation: 88_000 },
  ...{ quotationUntil: '2026-03-28T17:00:00.000Z', papers: [], documents: [], offers: [], statuses: [], comments: [], otherWays: [] },
  ...{ appointment: null, tradeIn: null, bankWireAccount: null, transferDue: null, paid: null, transferReference: null, findings: [] },
  disposedVehicle: { ...sample('Purchase').disposedVehicle, id: 12, title: 'Renault Clio' },
})
const consigned = sample('Intermediation', {
  ...{ reference: 'RI-2026-000009', status: 'Submited', actions: [], documents: [], appointment: null, settlement: null, paid: null },
  disposedVehicle: { ...sample('Intermediation').disposedVehicle, id: 13, title: 'Fiat Tipo', picture: null },
})
const advert = sample('VehicleAd', {
  ...{ id: 5, reference: 'AD-2026-000005', lastStatus: 'Rejected', mends: ['price'], documents: [], visibleUntil: null },
  disposedVehicle: { ...sample('VehicleAd').disposedVehicle, id: 14, brand: 'Toyota', model: 'Yaris', lastStatus: 'Draft' },
})

beforeEach(() => {
  clockAt('2026-03-24T13:32:00Z')
  api.on('get', '/api/bookings/hours', new Refusal(404, 'NotFound'))
  api.on(...lists.sales, [])
  api.on(...lists.purchases, [])
  api.on(...lists.mediations, [])
  api.on(...lists.ads, noAds)
  api.on(...lists.claims, [])
  api.on('get', '/api/bookings/{key}/buyer', sample('OwnBuyer'))
  api.on('get', '/api/cities/details', [])
  api.on('get', '/api/holidays', [])
})
const answerAll = () => {
  api.on(...lists.sales, [bought])
  api.on(...lists.purchases, [offer])
  api.on(...lists.mediations, [consigned])
  api.on(...lists.ads, { ...noAds, rowCount: 1, pageCount: 1, results: [advert] })
}
async function open(at = '/history') {
  const screen = show(<HistoryPage />, { at, path: '/history' })
  for (let i = 0; i < 8; i++) await settle()
  return screen
}
async function openCase(reference: string) {
  signedIn()
  const screen = show(<CasePage />, { at: `/history/${reference}`, path: '/history/:reference' })
  for (let i = 0; i < 8; i++) await settle()
  return screen
}
async function openVehicle(id: number) {
  signedIn()
  api.on('get', '/api/customers/favourites', [])
  const screen = show(<CustomerVehiclePage />, { at: `/customerDetails/${id}`, path: '/customerDetails/:id' })
  for (let i = 0; i < 8; i++) await settle()
  return screen
}
const h1 = () => words(document.querySelector('h1') ?? undefined)

describe('the account', () => {
  test('offers to claim a request sent without signing in, above the cases', async () => {
    signedIn()
    api.on(...lists.claims, [{ token: '12.abc', title: 'Dacia Duster', created: '2026-03-20T10:00:00.000Z' }])
    await open()
    expect(words()).toContain('pour une Dacia Duster a été envoyée le 20 mars 2026')
    const claiming = ['post', '/api/customers/purchases/claims'] as const
    api.on(...claiming, { key: '11111111-1111-4111-8111-111111111111' })
    api.on(...lists.purchases, [offer])
    await press('Oui, c’était moi')
    for (let i = 0; i < 4; i++) await settle()
    expect(api.made(...claiming).map(({ body }) => body)).toEqual([{ token: '12.abc' }])
    expect([words().includes('C’était vous ?'), words().includes('Renault Clio')]).toEqual([false, true])
  })

  test('shows a sign-in prompt to a visitor and sends no request', async () => {
    await open()
    expect([h1(), api.calls]).toEqual([t('signIn.title'), []])
  })

  test('shows tasks of every kind of case by deadline, only the first as a filled button', async () => {
    signedIn()
    answerAll()
    await open()
    const tasks = [...document.querySelectorAll('ol li')]
    expect(tasks.map((one) => words(one.querySelector('h3') ?? one))).toEqual([
      'Répondre à notre offre : 88 000 DH',
      'Répondre au nouveau prix : 198 000 DH',
      'Corriger votre annonce',
    ])
    expect(words(tasks[0])).toContain('28 mars Samedi, avant 18:00, 4 jours')
    expect(words(tasks[1])).toContain(plain(t('due.noneText')))
    expect(tasks.map((one) => one.querySelector('a')?.getAttribute('href'))).toEqual([
      '/history/RA-2026-000007',
      '/history/RV-2026-000001',
      '/customerAnnonces/5',
    ])
    expect(document.querySelectorAll('ol a[class*=primary]')).toHaveLength(1)
    expect(words(document.querySelector('nav a[aria-current]') ?? undefined)).toContain('3')
  })

  test('shows one closed row per case with its next event', async () => {
    signedIn()
    answerAll()
    await open()
    const rows = [...document.querySelectorAll('ul li a')].filter((one) => /R[AVI]-|AD-/.test(words(one)))
    expect(rows).toHaveLength(4)
    expect(rows.map((one) => one.getAttribute('href'))).toEqual(
      expect.arrayContaining(['/history/RI-2026-000009', '/customerAnnonces#AD-2026-000005']),
    )
    expect(words()).toContain('Suite : un conseiller lit votre demande et vous répond')
  })

  test.each(['sales', 'purchases', 'mediations', 'ads'] as const)('is not empty when only %s has a case', async (name) => {
    signedIn()
    if (name === 'sales') api.on(...lists.sales, [bought])
    if (name === 'purchases') api.on(...lists.purchases, [offer])
    if (name === 'mediations') api.on(...lists.mediations, [consigned])
    if (name === 'ads') api.on(...lists.ads, { ...noAds, rowCount: 1, results: [advert] })
    await open()
    expect(words()).not.toContain(plain(t('empty.title')))
    expect(words()).toContain(plain(t('cases.title')))
  })

  test('offers to buy and to sell when no list has a case', async () => {
    signedIn()
    await open()
    expect(h1()).toBe(plain(t('empty.title')))
    expect([links(t('empty.buy')), links(t('empty.sell'))].map(({ length }) => length)).toEqual([1, 1])
  })

  test('shows no case before every list has an answer', async () => {
    signedIn()
    answerAll()
    let answer: (ads: typeof noAds) => void = () => undefined
    api.on(...lists.ads, () => new Promise((resolve) => (answer = resolve as typeof answer)))
    await open()
    expect(words()).toContain(plain(t('loading')))
    expect(words()).not.toContain('Dacia Duster')
    answer(noAds)
    for (let i = 0; i < 4; i++) await settle()
    expect(words()).toContain('Dacia Duster')
  })

  test('shows what arrived when one list fails, and requests it again', async () => {
    signedIn()
    answerAll()
    api.on(...lists.ads, new Refusal(403, 'Forbidden'))
    await open()
    expect(words()).toContain(plain(t('partial')))
    expect(words()).toContain('Renault Clio')
    api.on(...lists.ads, { ...noAds, rowCount: 1, results: [advert] })
    await press(t('retry'))
    for (let i = 0; i < 4; i++) await settle()
    expect(words()).not.toContain(plain(t('partial')))
    expect(words()).toContain('Toyota Yaris')
  })

  test('offers a retry when nothing arrives', async () => {
    signedIn()
    api.on(...lists.sales, new Refusal(403, 'Forbidden'))
    api.on(...lists.purchases, new Refusal(403, 'Forbidden'))
    api.on(...lists.mediations, new Refusal(403, 'Forbidden'))
    api.on(...lists.ads, new Refusal(403, 'Forbidden'))
    await open()
    expect(h1()).toBe(plain(t('failed.title')))
    answerAll()
    await press(t('retry'))
    for (let i = 0; i < 4; i++) await settle()
    expect(words()).toContain('Renault Clio')
  })

  test('redirects a former address of a case to its page', async () => {
    signedIn()
    answerAll()
    const { here } = await open('/history#RA-2026-000007')
    expect(here.place).toBe('/history/RA-2026-000007')
  })
})

describe('the page of a case', () => {
  test.each([
    ['RV-2026-000001', 'Dacia Duster'],
    ['RA-2026-000007', 'Renault Clio'],
    ['RI-2026-000009', 'Fiat Tipo'],
  ])('renders all of %s', async (reference, title) => {
    answerAll()
    await openCase(reference)
    expect(h1()).toBe(title)
    expect(words()).toContain(reference)
    expect(document.querySelectorAll('h1')).toHaveLength(1)
  })

  const store = { ...sample('VehicleStore'), names: { fr: 'Maârif', ar: 'المعاريف' }, tag: 'maarif', phone: '+212522000001' }
  const at = (created: string) => ({ price: null, quotation: null, comment: null, created })
  const withNews: Record<'RV' | 'RA' | 'RI', (of: { adviser: string | null; store: typeof store | null }) => void> = {
    RV: (of) => {
      const statuses = [
        { ...at('2026-03-20T10:00:00.000Z'), type: 'Submitted' },
        { ...at('2026-03-23T16:48:00.000Z'), type: 'Accepted' },
        { ...at('2026-03-24T11:20:00.000Z'), type: 'NewPriceSubmitted', price: 198_000 },
      ] as CustomerBooking['statuses']
      api.on(...lists.sales, [{ ...bought, bookings: [{ ...booking, ...of, statuses }] }])
    },
    RA: (of) => {
      const record = { vehiclePurchaseId: offer.id, vehiclePurchase: { id: offer.id, reference: offer.reference } }
      const statuses = [
        { ...at('2026-03-20T10:00:00.000Z'), ...record, type: 'Submited' as const },
        { ...at('2026-03-23T16:48:00.000Z'), ...record, type: 'QuotationAccepted' as const, quotation: 88_000 },
        { ...at('2026-03-24T11:20:00.000Z'), ...record, type: 'CustomerNegociated' as const },
      ]
      api.on(...lists.purchases, [{ ...offer, ...of, statuses }])
    },
    RI: (of) => {
      const record = { intermediationId: consigned.id, intermediation: { id: consigned.id, reference: consigned.reference } }
      const statuses = [
        { ...at('2026-03-20T10:00:00.000Z'), ...record, type: 'Submited' as const },
        { ...at('2026-03-23T16:48:00.000Z'), ...record, type: 'Accepted' as const },
        { ...at('2026-03-24T11:20:00.000Z'), ...record, type: 'TechnicalExpertiseSubmitted' as const },
      ]
      api.on(...lists.mediations, [{ ...consigned, ...of, statuses }])
    },
  }
  const section = (title: string) =>
    [...document.querySelectorAll('section')].find((one) => words(one.querySelector('h3') ?? undefined) === title)

  test.each([
    ['RV', 'RV-2026-000001', ['12:20 Nouveau prix proposé : 198 000 DH.', 'Hier, 17:48 Acceptée']],
    ['RA', 'RA-2026-000007', ['12:20 Vous avez demandé un autre prix.', 'Hier, 17:48 Nous vous avons proposé 88 000 DH.']],
    ['RI', 'RI-2026-000009', ['12:20 Expertise faite.', 'Hier, 17:48 Demande acceptée, expertise à venir.']],
  ] as const)('of %s names the adviser, the store with its phone, and the latest news first', async (kind, reference, latest) => {
    withNews[kind]({ adviser: 'Houda Fassi', store })
    await openCase(reference)
    const contact = section(progress('contact.title'))
    expect(words(contact)).toContain('Houda Fassi')
    expect(words(contact)).toContain('Maârif')
    expect(contact?.querySelector('a[href="tel:+212522000001"]')).not.toBeNull()
    const entries = [...(section(progress('news.title'))?.querySelectorAll('li') ?? [])]
    expect(entries.map((one) => words(one))).toEqual([...latest, expect.stringContaining('20 mars 2026, 10:00')])
  })

  test.each([
    ['RV', 'RV-2026-000001'],
    ['RA', 'RA-2026-000007'],
    ['RI', 'RI-2026-000009'],
  ] as const)('of %s names nobody while nobody is assigned', async (kind, reference) => {
    withNews[kind]({ adviser: null, store })
    await openCase(reference)
    expect(words(section(progress('contact.title')))).toContain(plain(progress('contact.noAdviser')))
  })

  test.each([
    ['RV', 'RV-2026-000001'],
    ['RA', 'RA-2026-000007'],
    ['RI', 'RI-2026-000009'],
  ] as const)('of %s links to the stores while none is known, without a phone', async (kind, reference) => {
    withNews[kind]({ adviser: null, store: null })
    await openCase(reference)
    const contact = section(progress('contact.title'))
    expect(words(contact)).toContain(plain(progress('contact.noStore')))
    expect(contact?.querySelector('a[href^="tel:"]')).toBeNull()
  })

  test('collapses news that are older than the latest four', async () => {
    const statuses = Array.from({ length: 6 }, (_, i) => ({
      type: 'Submitted' as const,
      price: null,
      created: `2026-03-1${i}T10:00:00.000Z`,
    }))
    api.on(...lists.sales, [{ ...bought, bookings: [{ ...booking, statuses }] }])
    await openCase('RV-2026-000001')
    const news = section(progress('news.title'))
    expect(news?.querySelectorAll(':scope > ul > li')).toHaveLength(4)
    expect(words(news?.querySelector('summary') ?? undefined)).toBe('2 nouvelles plus anciennes')
    expect(news?.querySelectorAll('details li')).toHaveLength(2)
  })

  test('states that there is no news', async () => {
    api.on(...lists.sales, [bought])
    await openCase('RV-2026-000001')
    expect(words(section(progress('news.title')))).toContain(plain(progress('news.none')))
  })

  test('names the first task with its deadline in the head', async () => {
    answerAll()
    await openCase('RA-2026-000007')
    expect(words(document.querySelector('article header') ?? undefined)).toContain(
      '28 mars Répondre à notre offre : 88 000 DH. Samedi, avant 18:00, 4 jours',
    )
  })

  test.each(['RV-2026-999999', 'RA-2026-999999', 'RI-2026-999999', 'XX-1'])(
    'does not show %s, which the user does not own',
    async (reference) => {
      answerAll()
      await openCase(reference)
      expect(h1()).toBe(plain(t('case.missing.title')))
      expect(links(t('case.missing.button'))[0]?.getAttribute('href')).toBe('/history')
    },
  )

  test('offers a retry when the list does not arrive', async () => {
    api.on(...lists.purchases, new Refusal(403, 'Forbidden'))
    await openCase('RA-2026-000007')
    expect(h1()).toBe(plain(t('failed.title')))
    api.on(...lists.purchases, [offer])
    await press(buttons(/essayer/)[0] as HTMLElement)
    for (let i = 0; i < 4; i++) await settle()
    expect(h1()).toBe('Renault Clio')
  })
})

describe('a car of the customer', () => {
  test.each([
    [11, 'bought', 'RV-2026-000001'],
    [12, 'in sale to the company', 'RA-2026-000007'],
    [13, 'on consignment', 'RI-2026-000009'],
    [14, 'advertised', 'AD-2026-000005'],
  ])('%i, %s, links to its case', async (id, _relation, reference) => {
    answerAll()
    await openVehicle(id)
    const rows = [...document.querySelectorAll('li a')].filter((one) => /R[AVI]-|AD-/.test(words(one)))
    expect(rows.map((one) => words(one).includes(reference))).toEqual([true])
  })

  test('is unknown when no list names it', async () => {
    answerAll()
    await openVehicle(99)
    expect(h1()).toBe(plain(serverText('customers', 'fr')('vehicle.unknown.title')))
  })
})
