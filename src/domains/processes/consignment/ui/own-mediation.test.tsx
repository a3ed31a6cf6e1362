// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { apiQuery } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import { sample } from '#testing/described.ts'
import { fakeApi, Refusal } from '#testing/fake-api.ts'
import { fakePhotos } from '#testing/photos.ts'
import { buttons, clockAt, packText, press, settle, show, signedIn, words, write } from '#testing/screen.tsx'
import type { Mediation } from './mediation.ts'
import { OwnMediation } from './own-mediation.tsx'

const t = packText('intermediation')

const api = fakeApi()
fakePhotos()
const key = '11111111-1111-4111-8111-111111111111'
const list = ['get', '/api/customers/intermediations'] as const
const step = ['post', '/api/intermediations/{key}/steps'] as const
const fee = (amount: number) => ({ names: { fr: 'Commission', ar: 'عمولة' }, saleFeeType: 'Percent' as const, value: 3, amount })
const none = {
  ...{ floorPrice: null, askingPrice: null, wishedFloor: null, atAskingPrice: null, atFloorPrice: null, settlement: null, agreed: null },
  ...{
    contracted: null,
    mandateUntil: null,
    signed: null,
    sold: null,
    held: null,
    interest: null,
    appointment: null,
    bankWireAccount: null,
  },
  ...{
    transferDue: null,
    paid: null,
    transferReference: null,
    payout: 'None' as const,
    statuses: [],
    documents: [],
    expertise: null,
    differences: [],
  },
}
const mediation = (changes: Partial<Mediation>): Mediation =>
  sample('Intermediation', {
    id: 7,
    key,
    reference: 'RI-2026-000007',
    status: 'Submited',
    type: 'Individual',
    disposedVehicle: sample('MediatedVehicle', { id: 70, brand: 'Dacia', model: 'Duster', releaseDate: '2021-03-12', mileage: 84_000 }),
    actions: [],
    ...none,
    ...changes,
  })
const proposed: Partial<Mediation> = {
  ...{ status: 'FlooePriceSubmited', askingPrice: 120_000, floorPrice: 110_000, actions: ['wishFloor', 'agreeFloor', 'withdraw'] },
  atAskingPrice: { price: 120_000, base: 120_000, fees: [fee(3600)], net: 116_400 },
  atFloorPrice: { price: 110_000, base: 110_000, fees: [fee(3300)], net: 106_700 },
}
const sent = () => api.made(...step).map(({ body }) => body)

beforeEach(() => {
  clockAt('2026-03-15T10:00:00Z')
  api.on('get', '/api/vehicles/pricebasis', {
    market: { low: 110_000, median: 128_000, high: 140_000, count: 12 },
    ...{ age: 5, limits: { change: 20, below: 30, above: 60 } },
  })
})
/** Renders the consignment as its page does. */
function Listed() {
  const { data, refetch } = useQuery(apiQuery('/api/customers/intermediations', {}))
  return data?.map((one) => <OwnMediation key={one.key} mediation={one} mayUpload done={() => void refetch()} />)
}
async function open(changes: Partial<Mediation>) {
  signedIn()
  api.on(...list, [mediation(changes)])
  show(<Listed />)
  await settle()
}

test('explains and confirms the change to an advert', async () => {
  await open({ actions: ['toAd', 'withdraw'] })
  expect(words()).toContain('Le dépôt-vente s’arrête, sans frais.')
  const ended = mediation({ status: 'TransferedToAd', actions: [] })
  api.on(...step, ended)
  api.on(...list, [ended])
  await press(t('toAd.button'))
  await settle()
  expect(sent()).toEqual([{ action: 'toAd' }])
  expect(words()).toContain('son annonce vous attend en brouillon')
  expect([...document.querySelectorAll('a')].map(({ pathname }) => pathname)).toContain('/customerAnnonces')
})

test('renders nothing without a consignment', async () => {
  signedIn()
  api.on(...list, [])
  show(<Listed />)
  await settle()
  expect(words()).toBe('')
})

test('shows fees and net before the agreement to the floor price', async () => {
  await open(proposed)
  for (const text of ['120 000 DH', '−3 600 DH', '116 400 DH', '106 700 DH', 'Rien n’est signé à ce stade']) expect(words()).toContain(text)
  api.on(...step, mediation({ ...proposed, agreed: '2026-03-15T10:00:00.000Z', actions: ['withdraw'] }))
  await press(t('agree'))
  // a confirmation precedes the agreement
  expect(words()).toMatch(/Accepter ce prix plancher et ces frais.*il vous reste 106 700 DH/s)
  expect(sent()).toEqual([])
  await press(t('agreeQuestion.yes'))
  expect(sent()).toEqual([{ action: 'agreeFloor', floorPrice: 110_000 }])
})

test('shows differences to the announced facts', async () => {
  await open({ ...proposed, differences: [{ fact: 'mileage', announced: '84', read: '84000' }] })
  expect(words()).toMatch(/n’est pas tout à fait celle annoncée.*84 km.*84 000 km/s)
})

test('uploads both faces of the registration card', async () => {
  await open(proposed)
  const upload = ['post', '/documents/upload'] as const
  api.on(...upload, sample('DocumentInfo'))
  const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' })
  const input = document.querySelector('input[type=file][multiple]') as HTMLInputElement
  fireEvent.change(input, { target: { files: [photo('recto.jpg'), photo('verso.jpg')] } })
  await settle()
  expect(api.made(...upload).map(({ query }) => query.get('Type'))).toEqual(['VehicleGrayCard', 'VehicleGrayCard'])
  expect(api.made(...list).length).toBeGreaterThan(1)
})

test('requests another floor price', async () => {
  await open(proposed)
  api.on(...step, mediation({ ...proposed, wishedFloor: 115_000 }))
  await press(t('wish.open'))
  write(/^Le plancher que vous souhaitez/, '11 500')
  await settle()
  expect(words()).toContain('onze mille cinq cents dirhams')
  await press('Je voulais 115 000 DH')
  expect(words()).not.toContain('onze mille')
  await press(t('wish.send'))
  expect(sent()).toContainEqual({ action: 'wishFloor', wishedFloor: 115_000 })
})

test('shows interest and blocks the withdrawal of a held car', async () => {
  await open({
    ...{ status: 'ContractSigned', contracted: '2026-03-01T10:00:00.000Z', signed: '2026-03-02T10:00:00.000Z' },
    interest: { views: 318, since: '2026-03-03T10:00:00.000Z', favourites: 4, questions: 1, bookings: 1, pricePosition: 4 },
    held: { since: '2026-03-10T10:00:00.000Z', deliveryDate: null },
  })
  for (const text of ['4 favoris', '1 question', 'Prix au-dessus du marché', 'Un acheteur a réservé votre voiture'])
    expect(words()).toContain(text)
  expect(buttons(/Retirer/)).toHaveLength(0)
})

test('shows the reason of a rejection', async () => {
  await open(proposed)
  api.on(...step, new Refusal(409, 'EditConflict', { message: 'La proposition a changé.' }))
  await press(t('agree'))
  await press(t('agreeQuestion.yes'))
  expect(words()).toContain('La proposition a changé.')
})

test('shows the settlement and due time of a sold car', async () => {
  await open({
    ...{ status: 'Complete', sold: '2026-03-14T10:00:00.000Z', askingPrice: 120_000, floorPrice: 110_000, payout: 'Due' },
    ...{ transferDue: '2026-03-15T17:00:00.000Z', settlement: { price: 118_000, base: 118_000, fees: [fee(3540)], net: 114_460 } },
  })
  for (const text of ['118 000 DH', '−3 540 DH', '114 460 DH', 'Virement au plus tard', 'Votre RIB']) expect(words()).toContain(text)
})
