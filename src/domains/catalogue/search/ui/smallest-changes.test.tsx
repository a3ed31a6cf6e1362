// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { fakeApi } from '#testing/fake-api.ts'
import { links, show, words } from '#testing/screen.tsx'
import { readSearch } from '../address.ts'
import type { Widening } from '../contract.ts'
import { exampleFacets } from './filter-panel.example.tsx'
import { SmallestChanges } from './smallest-changes.tsx'

fakeApi()
const change = (
  kind: Widening['kind'],
  value: string,
  parameters: Widening['parameters'],
  total: number,
  more: Partial<Widening> = {},
) => ({
  kind,
  value,
  parameters,
  total,
  brand: null,
  distance: null,
  ...more,
})
const asked = '?Brands=Dacia&Models=Sandero&FuelTypes=Diesel&Cities=Casablanca&MaxPrice=120000&MinReleaseDate=2019-01-01'
const widen = [
  change('price', '128000', { MaxPrice: ['128000'] }, 5),
  change('year', '2017-01-01', { MinReleaseDate: ['2017-01-01'] }, 3),
  change('city', 'Fès', { Cities: ['Casablanca', 'Fès'] }, 4, { distance: 28 }),
]
const loosen = [
  { parameters: ['Brands', 'Models'], total: 90 },
  { parameters: ['MinPrice', 'MaxPrice'], total: 70 },
  { parameters: ['Models'], total: 13 },
  { parameters: ['FuelTypes'], total: 2 },
]
const open = (language: 'fr' | 'ar' = 'fr') =>
  show(<SmallestChanges search={readSearch(asked)} facets={exampleFacets({ total: 2, widen, loosen })} />, {
    language,
    at: '/search-result',
  })
const rows = () => [...document.querySelectorAll('li')].map(words)

test('lists at most four changes with their gain, none twice', () => {
  open()
  expect(rows()).toEqual([
    '8 000 DH de plusJusqu’à 128 000 DH, tout le reste inchangéVoir 3 de plus3 de plus',
    'Dès 2017Tout le reste inchangéVoir 1 de plus1 de plus',
    'Fès, à 28 kmÀ vol d’oiseau ; tout le reste inchangéVoir 2 de plus2 de plus',
    'Sans « Sandero »Tout le reste inchangéVoir 11 de plus11 de plus',
  ])
  expect(links(/.*/).map((link) => decodeURIComponent(link.getAttribute('href') ?? ''))).toEqual(
    [
      'Brands=Dacia&Models=Sandero&Cities=Casablanca&MinReleaseDate=2019-01-01&MaxPrice=128000&FuelTypes=Diesel',
      'Brands=Dacia&Models=Sandero&Cities=Casablanca&MinReleaseDate=2017-01-01&MaxPrice=120000&FuelTypes=Diesel',
      'Brands=Dacia&Models=Sandero&Cities=Casablanca&Cities=Fès&MinReleaseDate=2019-01-01&MaxPrice=120000&FuelTypes=Diesel',
      'Brands=Dacia&Cities=Casablanca&MinReleaseDate=2019-01-01&MaxPrice=120000&FuelTypes=Diesel',
    ].map((search) => `/search-result${readAgain(search)}`),
  )
})

/** Returns the parameters in URL order. */
const readAgain = (search: string) => `?${decodeURIComponent(String(readSearch(search)))}`

test('uses the Arabic dual for two cars', () => {
  open('ar')
  expect(rows()[2]).toContain('فاس، على بُعد 28 كلم')
  expect(rows()[2]).toContain('اعرض سيارتين إضافيتين')
})

test('names the make of a similar model; renders nothing without gain', () => {
  const like = change('model', '208', { Brands: ['Dacia', 'Peugeot'], Models: ['Sandero', '208'] }, 3, { brand: 'Peugeot' })
  const { unmount } = show(<SmallestChanges search={readSearch(asked)} facets={exampleFacets({ total: 2, widen: [like] })} />)
  expect(words()).toContain('Peugeot 208 aussiMême carrosserie')
  unmount()
  show(
    <SmallestChanges search={readSearch(asked)} facets={exampleFacets({ total: 2, loosen: [{ parameters: ['FuelTypes'], total: 2 }] })} />,
  )
  expect(words()).toBe('')
})
