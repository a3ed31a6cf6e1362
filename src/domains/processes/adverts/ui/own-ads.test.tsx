// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { apiQuery } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import { serverText } from '#i18n/server.ts'
import { sample } from '#testing/described.ts'
import { fakeApi, offline, Refusal } from '#testing/fake-api.ts'
import { buttons, clockAt, field, links, packText, plain, press, settle, show, signedIn, submit, words, write } from '#testing/screen.tsx'
import type { OwnAd } from './ad.ts'
import { OwnAds } from './own-ads.tsx'

const t = packText('adverts')

const api = fakeApi()
const list = ['get', '/api/vehicleads'] as const
const car = sample('AdVehicle', {
  id: 70,
  brand: 'Dacia',
  model: 'Duster',
  releaseDate: '2021-03-12',
  mileage: 84_000,
  price: 131_500,
  slug: 'duster',
})
const ad = (changes: Partial<OwnAd>): OwnAd =>
  sample('VehicleAd', { id: 7, reference: 'AD-2026-000007', disposedVehicle: car, ...none, ...changes })
const none = {
  sold: null,
  soldPrice: null,
  due: null,
  visibleUntil: null,
  mayAppeal: false,
  missing: [],
  reasons: [],
  comments: [],
  documents: [],
  boost: null,
  boosts: [],
  boostPack: null,
  boostPackId: null,
  approvedPrice: 131_500,
}
const basis = {
  market: { low: 120_000, median: 130_000, high: 140_000, count: 12 },
  ...{ age: 5, limits: { change: 20, below: 30, above: 60 } },
}
const page = (...results: OwnAd[]) => ({
  ...{ results, currentPage: 1, pageCount: 1, pageSize: 100, rowCount: results.length, firstRowOnPage: 1, lastRowOnPage: results.length },
})

beforeEach(() => clockAt('2026-03-15T10:00:00Z'))
async function open(...ads: OwnAd[]) {
  signedIn()
  api.on(...list, page(...ads))
  show(<OwnAds />)
  await settle()
}

test('requires sign-in', async () => {
  show(<OwnAds />)
  await settle()
  expect(words()).toContain(t('signIn.title'))
})

test('who has none is led to the first', async () => {
  await open()
  expect(words()).toContain(t('empty.title'))
  expect(links(t('new'))[0]?.getAttribute('href')).toBe('/customerAnnonces/new')
})

test('opening the list forgets the advert that was opened before', async () => {
  const one = ['get', '/api/vehicleads/{id}'] as const
  const at = (price: number) => ad({ disposedVehicle: { ...car, price } })
  const Price = () => (
    <p>{useQuery(apiQuery('/api/vehicleads/{id}', { params: { path: { id: 7 } } })).data?.disposedVehicle.price ?? 'none yet'}</p>
  )
  signedIn()
  api.on(...one, at(131_500))
  const before = show(<Price />)
  await settle()
  expect(words()).toBe('131500')
  before.unmount()
  api.on(...list, page(at(125_000)))
  const shown = show(<OwnAds />)
  await settle()
  shown.unmount()
  api.on(...one, at(125_000))
  show(<Price />)
  expect(words()).toBe('none yet')
  await settle()
  expect(words()).toBe('125000')
})

test('explains a closed account with a contact', async () => {
  signedIn()
  api.on(...list, new Refusal(403, 'CustomerInactive'))
  show(<OwnAds />)
  await settle()
  expect(words()).toContain(t('closed.title'))
  expect([links(t('closed.button'))[0]?.getAttribute('href'), buttons(t('retry')).length]).toEqual(['/aid#form', 0])
})

test('retries a failed list', async () => {
  signedIn()
  api.on(...list, new Refusal(400, 'BadRequest'))
  show(<OwnAds />)
  await settle()
  api.on(...list, page(ad({ lastStatus: 'Draft', missing: ['photos', 'disposedVehicle.price'] })))
  await press(t('retry'))
  await settle()
  expect(words()).toContain('Il manque : des photos, le prix.')
})

test.each([
  ['Draft', ['Terminer l’annonce'], ['Changer le prix']],
  ['Submited', ['Modifier'], []],
  ['Accepted', ['Modifier'], ['Publier']],
  ['Rejected', ['Corriger et renvoyer'], ['Changer le prix']],
  ['Published', ['Modifier', 'Voir'], ['Changer le prix', 'Retirer']],
  ['Deactivated', ['Modifier'], ['Changer le prix', 'Publier de nouveau']],
] as const)('%s offers its next steps and no others', async (lastStatus, ways, presses) => {
  await open(ad({ lastStatus, disposedVehicle: { ...car, isShown: lastStatus === 'Published' } }))
  const all = ['Terminer l’annonce', 'Corriger et renvoyer', 'Modifier', 'Voir']
  expect(all.filter((name) => links(name).length > 0).sort()).toEqual([...ways].sort())
  const pressed = ['Changer le prix', 'Publier', 'Publier de nouveau', 'Retirer']
  // each dialog says its verb once more
  expect(pressed.filter((name) => buttons(name).length > 0 && !(name === 'Publier' && lastStatus === 'Deactivated')).sort()).toEqual(
    [...presses].sort(),
  )
})

test('withdraws after confirmation and shows failures', async () => {
  await open(ad({ lastStatus: 'Published' }))
  const call = ['post', '/api/vehicleads/deactivate'] as const
  api.on(...call, offline)
  const [ask, yes] = buttons('Retirer')
  await press(ask as HTMLElement)
  expect(api.made(...call)).toEqual([])
  await press(yes as HTMLElement)
  await settle()
  expect(words()).toContain('Pas de réponse.')
  api.on(...call, ad({ lastStatus: 'Deactivated' }))
  await press(yes as HTMLElement)
  expect(api.made(...call)).toHaveLength(2)
  expect(api.made(...list)).toHaveLength(2)
})

test('who takes out a boosted advert reads before the press what goes back', async () => {
  await open(ad({ lastStatus: 'Published', boost: { until: '2026-03-20T10:00:00.000Z', secondsLeft: 432_000, refund: 71 } }))
  const [ask] = buttons('Retirer')
  await press(ask as HTMLElement)
  expect(words()).toContain('71 DH pour les jours non servis reviennent d’eux-mêmes sur votre carte')
})

test('a draft is deleted after the question', async () => {
  await open(ad({ lastStatus: 'Draft' }))
  const call = ['delete', '/api/vehicleads/{id}'] as const
  await press(t('remove.way'))
  expect(api.made(...call)).toEqual([])
  api.on(...call, undefined)
  await press('Supprimer')
  expect(api.made(...call).map(({ params }) => params.id)).toEqual(['7'])
  expect(api.made(...list)).toHaveLength(2)
})

test('a car that its seller sold can be put on sale again', async () => {
  await open(ad({ lastStatus: 'Deactivated', sold: 'Elsewhere', disposedVehicle: { ...car, lastStatus: 'Sold' } }))
  expect(buttons(t('way.publishAgain'))).toHaveLength(1)
})

test('skips the question after a negative answer', async () => {
  await open(ad({ lastStatus: 'Published', sold: 'No' }))
  const [ask] = buttons('Retirer')
  await press(ask as HTMLElement)
  expect(words()).not.toContain('Est-elle vendue')
})

test('questions a doubtful price while the seller types, and sends it once it is confirmed', async () => {
  await open(ad({ lastStatus: 'Published' }))
  const call = ['post', '/api/vehicleads/{id}/price'] as const
  api.on('get', '/api/vehicles/pricebasis', basis)
  await press(t('way.price'))
  write(t('field.priceDh'), '13 150')
  await settle()
  expect(api.made('get', '/api/vehicles/pricebasis').map(({ query }) => Object.fromEntries(query))).toEqual([
    { brand: 'Dacia', model: 'Duster', releaseDate: '2021-03-12', mileage: '84000', vehicleId: '70' },
  ])
  for (const text of [
    'Un zéro manque ?',
    'treize mille cent cinquante dirhams',
    '−90 % par rapport au dernier prix, 131 500 DH.',
    'de 120 000 DH à 140 000 DH',
    'reste en ligne à son prix actuel',
  ])
    expect(words()).toContain(text)
  await submit()
  expect([api.made(...call), words().includes('puis confirmez-le')]).toEqual([[], true])
  // a plausible price is not questioned
  await press('Je voulais 131 500 DH')
  expect(words()).not.toContain('Un zéro manque ?')
  write(t('field.priceDh'), '13 150')
  await press(field(/^Oui, 13 150 DH/))
  api.on(...call, ad({ lastStatus: 'Submited', wishedPrice: 13_150 }))
  await submit()
  expect(api.made(...call).map(({ query }) => [query.get('price'), query.get('confirmed')])).toEqual([['13150', '13150']])
})

test('questions a price that only the server doubts', async () => {
  await open(ad({ lastStatus: 'Published' }))
  const call = ['post', '/api/vehicleads/{id}/price'] as const
  api.on('get', '/api/vehicles/pricebasis', offline)
  await press(t('way.price'))
  write(t('field.priceDh'), '1')
  await settle()
  expect(words()).not.toContain('Ce prix est-il juste ?')
  api.on(...call, new Refusal(400, 'BadRequest', { errors: [{ field: 'price', reason: 'doubtfulPrice', limit: 45_000 }] }))
  await submit()
  expect(words()).toContain('un dirham')
  await press(field(/^Oui, 1 DH/))
  api.on(...call, ad({ lastStatus: 'Submited', wishedPrice: 1 }))
  await submit()
  expect(api.made(...call).map(({ query }) => query.get('confirmed'))).toEqual([null, '1'])
})

test('a new price that is read names both prices, and is withdrawn by the present one', async () => {
  const car = ad({ lastStatus: 'Published' }).disposedVehicle
  await open(ad({ lastStatus: 'Submited', wishedPrice: 1, disposedVehicle: { ...car, price: 45_000, isShown: true } }))
  expect(words()).toContain('Votre nouveau prix, 1 DH, est relu par notre équipe. L’annonce reste en ligne à 45 000 DH.')
  const call = ['post', '/api/vehicleads/{id}/price'] as const
  api.on(...call, ad({ lastStatus: 'Published' }))
  await press('Garder 45 000 DH')
  expect(api.made(...call).map(({ query }) => query.get('price'))).toEqual(['45000'])
})

test('shows reasons and comment of a rejection, appealable once', async () => {
  const refused = {
    lastStatus: 'Rejected' as const,
    reasons: [{ code: 'PhotosUnreadable' as const, field: 'photos' as const }],
    comments: [{ title: 'Rejected', body: 'Le tableau de bord est flou.', vehicleAdId: 7 }],
  }
  await open(ad({ ...refused, mayAppeal: true }))
  for (const text of ['Des photos sont illisibles.', 'Le tableau de bord est flou.']) expect(words()).toContain(text)
  const call = ['post', '/api/vehicleads/{id}/appeal'] as const
  api.on(...call, ad({ lastStatus: 'Submited' }))
  write(t('appeal.comment'), 'La photo est nette chez moi.')
  await submit()
  expect(api.made(...call).map(({ body }) => body)).toEqual([{ comment: 'La photo est nette chez moi.' }])
})

test.each(['fr', 'ar'] as const)('lists the news of an advert, latest first and older ones collapsed (%s)', async (language) => {
  const news = (key: string) => plain(serverText('progress', language)(key as 'Advert.Draft'))
  const step = (type: OwnAd['lastStatus'], created: string) =>
    sample('AdStep', { type, created, comment: null, vehicleAdId: 7, vehicleAd: { id: 7, reference: 'AD-2026-000007' } })
  const statuses = [
    step('Draft', '2026-03-01T09:00:00.000Z'),
    step('Submited', '2026-03-02T09:00:00.000Z'),
    step('Published', '2026-03-03T09:00:00.000Z'),
    step('Deactivated', '2026-03-13T09:00:00.000Z'),
    step('Draft', '2026-03-14T09:00:00.000Z'),
    step('Submited', '2026-03-15T09:00:00.000Z'),
  ]
  signedIn()
  api.on(...list, page(ad({ lastStatus: 'Submited', statuses })))
  show(<OwnAds />, { language })
  await settle()
  const lines = [...document.querySelectorAll('li')].filter((one) => one.firstElementChild?.tagName === 'TIME').map((one) => words(one))
  const expected = ['Advert.Submited', 'Advert.reopened', 'Advert.Deactivated', 'Advert.Published', 'Advert.Submited', 'Advert.Draft']
  expect(lines).toHaveLength(6)
  for (const [i, key] of expected.entries()) expect(lines[i]).toContain(news(key))
  expect(lines[0]).toContain('09:00')
  const collapsed = [...document.querySelectorAll('details')].find((one) => one.querySelector('time'))
  expect(collapsed?.querySelectorAll('time')).toHaveLength(2)
})

test('what is only to be corrected is not called refused', async () => {
  await open(ad({ lastStatus: 'Rejected', mends: ['price'], reasons: [{ code: 'PriceDoubtful', field: 'price' }] }))
  for (const text of ['À corriger', 'Correction demandée', 'Corrigez ce qui est demandé', 'Le prix n’est pas crédible.'])
    expect(words()).toContain(text)
  expect(words()).not.toMatch(/refus/i)
  expect(buttons('Changer le prix')).toHaveLength(1)
})

test('while something else is corrected the price stays', async () => {
  await open(ad({ lastStatus: 'Rejected', mends: ['photos'], reasons: [{ code: 'PhotosUnreadable', field: 'photos' }] }))
  expect(buttons('Changer le prix')).toHaveLength(0)
})

const inspectionOf = ['get', '/api/vehicleads/{id}/technicalexpertises/current'] as const
const store = { id: 1, name: 'Casablanca', names: { fr: 'Casablanca Maârif', ar: 'الدار البيضاء المعاريف' } }
const visit = sample('Appointment', { kind: 'Expertise', status: 'Booked', starts: '2026-03-20T10:00:00.000Z', storageArea: store })
/** The element of an inspection is opened as a browser does. */
async function openInspection() {
  const details = [...document.querySelectorAll('details')].find((one) => one.textContent?.startsWith('Inspection'))
  if (!details) throw new Error('there is no inspection')
  details.open = true
  details.dispatchEvent(new Event('toggle'))
  await settle()
}
const sheets = [{ id: 9, reference: 'RE-2026-000009' }]
const sheet = (changes: object) =>
  sample('AdExpertise', {
    ...{ id: 9, reference: 'RE-2026-000009', statuses: [], checkPartQuotations: [], appointment: null, publicCode: null },
    ...changes,
  })

test('an inspection shows its appointment, and is called off after the question', async () => {
  await open(ad({ lastStatus: 'Published', technicalExpertises: sheets }))
  api.on(...inspectionOf, sheet({ lastStatus: 'Draft', appointment: visit }))
  await openInspection()
  expect(words()).toContain('agence Casablanca Maârif')
  const call = ['delete', '/api/vehicleads/{id}/technicalexpertises/current'] as const
  api.on(...call, offline)
  await press(t('inspection.cancel'))
  expect(api.made(...call)).toEqual([])
  await press(t('inspection.cancel'))
  expect(words()).toContain('Pas de réponse.')
  api.on(...call, sheet({ lastStatus: 'Rejected' }))
  api.on(...list, page(ad({ lastStatus: 'Published', technicalExpertises: [] })))
  api.on('get', '/api/storageareas', [])
  await press(t('inspection.cancel'))
  await settle()
  expect(words()).toContain('à l’agence de votre choix')
})

test('publishes an accepted sheet after confirmation', async () => {
  await open(ad({ lastStatus: 'Published', technicalExpertises: sheets }))
  api.on(...inspectionOf, sheet({ lastStatus: 'Accepted' }))
  await openInspection()
  const call = ['post', '/api/vehicleads/{id}/technicalexpertises/current/publication'] as const
  await press(t('inspection.publish'))
  expect(api.made(...call)).toEqual([])
  expect(words()).toContain('ni en retirer une partie')
  api.on(...call, sheet({ lastStatus: 'Accepted', publicCode: 'ABCD-EFGH' }))
  api.on(...inspectionOf, sheet({ lastStatus: 'Accepted', publicCode: 'ABCD-EFGH' }))
  api.on(...list, page(ad({ lastStatus: 'Published', technicalExpertises: sheets })))
  await press(t('inspection.publish'))
  await settle()
  expect(api.made(...call)).toHaveLength(1)
  expect(words()).toContain('Les acheteurs voient ce relevé')
  expect(words()).not.toContain(t('inspection.publish'))
})

test('what was found is shown once it is agreed, with its cost', async () => {
  await open(ad({ lastStatus: 'Published', technicalExpertises: sheets }))
  const point = (action: 'Repair' | 'None', cost: number | null, titles: { fr: string; ar: string }) =>
    sample('AdCheckPart', {
      id: cost ?? 1,
      action,
      cost,
      quantity: 2,
      comment: null,
      documents: [],
      checkPart: sample('ExpertiseCheckPart', { titles }),
    })
  api.on(
    ...inspectionOf,
    sheet({
      ...{ lastStatus: 'QuotationAccepted', mileage: 84_300 },
      statuses: [{ type: 'Submitted', comment: null, created: '2026-03-12T10:00:00.000Z', technicalExpertiseId: 9 }],
      checkPartQuotations: [
        point('Repair', 900, { fr: 'Pneus avant', ar: 'العجلات الأمامية' }),
        point('None', null, { fr: 'Capot', ar: 'الغطاء' }),
      ],
    }),
  )
  await openInspection()
  expect(words()).toContain('1 remarque sur 2 points.')
  expect(words()).toContain('Pneus avant (2)')
  expect(words()).toContain('Remise en état estimée : 1 800 DH')
  expect(words()).not.toContain('Capot')
})

const onSale = { lastStatus: 'Published' as const, disposedVehicle: { ...car, lastStatus: 'Published' as const, isShown: true } }

test.each([
  [{ until: '2026-03-20T10:00:00.000Z', secondsLeft: 432_000, refund: 0 }, '5 jours restants, jusqu’au'],
  [{ until: null, secondsLeft: 100_000, refund: 0 }, 'en pause, 2 jours restants'],
])('what is left of a boost is said', async (boost, text) => {
  await open(ad({ ...onSale, boost }))
  expect(words()).toContain(text)
  expect(buttons(t('boost.more'))).toHaveLength(1)
})

test('days that were not served go back after the question', async () => {
  const bought = { id: 3, name: 'Une semaine', price: 99, days: 7, billNumber: 'FB-2026-000001', ended: null, refund: null, refunded: null }
  const boosts = [{ ...bought, paid: '2026-03-10T10:00:00.000Z' }]
  await open(ad({ lastStatus: 'Deactivated', boost: { until: null, secondsLeft: 200_000, refund: 33 }, boosts }))
  const call = ['post', '/api/vehicleads/{id}/boost/refund'] as const
  await press(t('boost.back.way'))
  expect(api.made(...call)).toEqual([])
  api.on(...call, ad({ lastStatus: 'Deactivated' }))
  await press(t('boost.back.yes'))
  expect(api.made(...call)).toHaveLength(1)
})

test.each([
  ['Captured', null, 'votre annonce est mise en avant'],
  ['Started', null, 'Nous attendons la réponse de la banque'],
  ['Started', 'Funds', 'Rien n’a été débité'],
  ['Returned', null, 'Le paiement vous est rendu'],
] as const)('the way back from the gateway tells what the bank said: %s %s', async (state, refusal, text) => {
  signedIn()
  api.on(...list, page(ad(onSale)))
  const id = '5f0c8f2e-7a53-4a56-9b1e-0d6f0c7d9a11'
  const payment = { id, state, amount: 99, expires: '2026-03-15T10:30:00.000Z', payable: false, refusal, returnReason: null }
  api.on('get', '/api/payments/{id}', payment)
  show(<OwnAds />, { at: `/customerAnnonces?boost=${id}`, path: '/customerAnnonces' })
  await settle()
  expect(words()).toContain(text)
})

test('a sold car is neither published again nor changed', async () => {
  await open(ad({ lastStatus: 'Deactivated', disposedVehicle: { ...car, lastStatus: 'Sold' } }))
  expect(words()).toContain(t('says.Sold'))
  expect([...buttons(t('way.publishAgain')), ...buttons('Changer le prix'), ...links(t('way.edit'))]).toEqual([])
  expect(words()).not.toContain('Inspection')
})

test('a seller reads how often their advert was looked at, once it was online', async () => {
  await open(
    ad({ lastStatus: 'Published', views: 1284, viewsOfWeek: 96 }),
    ad({ id: 8, lastStatus: 'Draft', views: 0 }),
    ad({ id: 9, lastStatus: 'Deactivated', views: 31, viewsOfWeek: 0 }),
  )
  const figures = [...document.querySelectorAll('article')].map(({ textContent }) => /Vues(.*?)Photos/.exec(textContent ?? '')?.[1])
  expect(figures).toEqual([expect.stringMatching(/^1.284.*96 en 7 jours$/), undefined, '31'])
})
