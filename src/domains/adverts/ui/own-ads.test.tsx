// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { sample } from '#testing/described.ts'
import { fakeApi, offline, Refusal } from '#testing/fake-api.ts'
import { buttons, clockAt, links, press, settle, show, signedIn, submit, words, write } from '#testing/screen.tsx'
import type { OwnAd } from './ad.ts'
import { OwnAds } from './own-ads.tsx'

const api = fakeApi()
const list = ['get', '/api/vehicleads'] as const
const car = sample('AdVehicle', { id: 70, brand: 'Dacia', model: 'Duster', releaseDate: '2021-03-12', price: 131_500, slug: 'duster' })
const ad = (changes: Partial<OwnAd>): OwnAd =>
  sample('VehicleAd', { id: 7, reference: 'AD-2026-000007', disposedVehicle: car, ...none, ...changes })
const none = { due: null, visibleUntil: null, mayAppeal: false, missing: [], reasons: [], comments: [], documents: [] }
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

test('who is not signed in is asked to', async () => {
  show(<OwnAds />)
  await settle()
  expect(words()).toContain('Connectez-vous pour vendre vous-même')
})

test('who has none is led to the first', async () => {
  await open()
  expect(words()).toContain('Vous n’avez pas encore d’annonce')
  expect(links('Déposer une annonce')[0]?.getAttribute('href')).toBe('/customerAnnonces/new')
})

test('a list that does not come is asked for again', async () => {
  signedIn()
  api.on(...list, new Refusal(400, 'BadRequest'))
  show(<OwnAds />)
  await settle()
  api.on(...list, page(ad({ lastStatus: 'Draft', missing: ['photos', 'disposedVehicle.price'] })))
  await press('Réessayer')
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

test('an advert is taken out after the question, and what is refused is said', async () => {
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

test('a new price may be typed with spaces', async () => {
  await open(ad({ lastStatus: 'Published' }))
  const call = ['post', '/api/vehicleads/{id}/price'] as const
  await press('Changer le prix')
  write('Prix, en dirhams', 'cent mille')
  await submit()
  expect(api.made(...call)).toEqual([])
  api.on(...call, ad({ lastStatus: 'Published' }))
  write('Prix, en dirhams', '125 000 DH')
  await submit()
  expect(api.made(...call).map(({ query }) => query.get('price'))).toEqual(['125000'])
})

test('a refusal says its reasons and the words of the house, and is answered once', async () => {
  const refused = {
    lastStatus: 'Rejected' as const,
    reasons: [{ code: 'PhotosUnreadable' as const, field: 'photos' }],
    comments: [{ title: 'Rejected', body: 'Le tableau de bord est flou.', vehicleAdId: 7 }],
  }
  await open(ad({ ...refused, mayAppeal: true }))
  for (const text of ['Des photos sont illisibles.', 'Le tableau de bord est flou.']) expect(words()).toContain(text)
  const call = ['post', '/api/vehicleads/{id}/appeal'] as const
  api.on(...call, ad({ lastStatus: 'Submited' }))
  write('Pourquoi l’annonce devrait être acceptée', 'La photo est nette chez moi.')
  await submit()
  expect(api.made(...call).map(({ body }) => body)).toEqual([{ comment: 'La photo est nette chez moi.' }])
})
