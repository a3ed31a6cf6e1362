// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { exampleCar } from '#domains/catalogue/vehicles/ui/vehicle-card.example.tsx'
import type { Language } from '#shared/language.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { links, packText, press, settle, show, words } from '#testing/screen.tsx'
import type { ListedVehicle } from '../contract.ts'
import { WhyHere } from './why-here.tsx'

const t = packText('search')

fakeApi()
// happy-dom does not support popovers
beforeEach(() => {
  HTMLElement.prototype.showPopover = () => undefined
})
const paid = { place: 4, reason: 'Paid', placeWithoutPayment: 17 } as const

async function ask(changes: Partial<ListedVehicle>, search = '', language: Language = 'fr') {
  const car: ListedVehicle = { ...exampleCar(), placement: { place: 2, reason: 'Newest', placeWithoutPayment: null }, ...changes }
  show(<WhyHere car={car} search={new URLSearchParams(search)} />, { language, at: `/search-result?${search}`, path: '/search-result' })
  await press(language === 'fr' ? 'Pourquoi ici ? Dacia Duster' : 'لماذا هنا؟ Dacia Duster')
  return words(document.querySelector('[role=dialog]') ?? undefined)
}
const facts = () =>
  [...document.querySelectorAll('[role=dialog] li')].map((one) => (one.hasAttribute('data-good') ? '+ ' : '- ') + words(one))

test('explains a paid position and hides paid positions on request', async () => {
  const text = await ask({ placement: paid, isBoosted: true, isCertified: false, pricePosition: 3 }, 'FuelTypes=Diesel&page=1')
  expect(text).toContain('Pourquoi la 4ᵉ place ?')
  expect(text).toContain('Cette place est payée par le vendeur. Sans cela, cette voiture serait 17ᵉ.')
  expect(facts()).toEqual([
    '+ Elle répond à tous vos filtres',
    '+ Son prix n’est pas au-dessus du marché',
    '- Elle n’est pas certifiée par nous',
  ])
  expect(links(t('why.hidePaid'))[0]?.getAttribute('href')).toBe('/search-result?FuelTypes=Diesel&IsBoosted=false')
})

test('explains it in Arabic', async () => {
  const text = await ask({ placement: paid, isCertified: true }, '', 'ar')
  expect(text).toContain('لماذا المرتبة 4؟')
  expect(text).toContain('أدى ثمنها البائع')
  expect(text).toContain('معتمدة من طرفنا')
})

test.each([
  [{ pricePosition: 4 }, '- Son prix est au-dessus du marché'],
  [{ pricePosition: null }, '- Son prix n’a pas pu être comparé'],
  [{ pricePosition: null, isPriceDoubtful: true }, '- Son prix, nettement sous le marché, est à vérifier'],
  [{ pricePosition: null, price: null }, '- Son prix est sur demande'],
])('shows only known price facts, and no filter facts without filters: %j', async (changes, fact) => {
  await ask({ ...changes, isCertified: true })
  expect(facts()).toEqual([fact, '+ Elle est certifiée par nous'])
  expect(links(t('why.hidePaid'))).toHaveLength(0)
})

test('names the chosen order and no rule of paid positions', async () => {
  const text = await ask({ placement: { place: 1, reason: 'Sort', placeWithoutPayment: null } }, 'sortPropertyName=price')
  expect(text).toContain('Pourquoi la première place ?')
  expect(text).toContain('Vous avez choisi l’ordre : prix croissant. Aucune place n’y est payée.')
  expect(text).not.toContain('toutes les')
})

test('explains the ranking in full', async () => {
  await ask({})
  await import('./how-ranked.tsx')
  await press(t('why.how'))
  await settle()
  expect([...document.querySelectorAll('ol li')].map(words)).toEqual([
    'Certifiées et à bon prix',
    'Certifiées',
    'À bon prix',
    'Les autres',
    'Au-dessus du marché',
    'Prix à vérifier',
  ])
})
