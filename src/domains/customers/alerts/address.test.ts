import { describe, expect, test } from 'vitest'
import { filterLabels } from '#domains/catalogue/search/labels.ts'
import { serverText } from '#i18n/server.ts'
import { alertTitle, criteriaOf, searchOf } from './address.ts'
import { Criteria } from './contract.ts'

const search = '?Brands=Dacia&Models=Duster&Models=Logan&StorageAreaId=3&MaxPrice=120000&MinReleaseDate=2019-01-01&IsCertified=true'

test('converts a search to criteria and back', () => {
  const criteria = criteriaOf(new URLSearchParams(`${search}&sortPropertyName=price&page=4&view=list&unknown=vroum&IsArchived=true`))
  expect(Criteria.strict().parse(criteria)).toEqual({
    brands: ['Dacia'],
    models: ['Duster', 'Logan'],
    storageAreaId: [3],
    maxPrice: 120_000,
    minReleaseDate: '2019-01-01',
    isCertified: true,
  })
  expect(searchOf(criteria).toString()).toBe(search.slice(1))
})

describe('alertTitle', () => {
  const title = (language: 'fr' | 'ar', text: string) => {
    const labels = filterLabels(serverText('search', language), serverText('vehicles', language), language)
    return alertTitle(new URLSearchParams(text), labels.part, serverText('alerts', language)).replaceAll('\u00a0', ' ')
  }

  test('starts with make and model and counts further criteria', () => {
    expect(title('fr', 'MaxPrice=120000&FuelTypes=Diesel&Brands=Dacia&Models=Duster')).toBe('Dacia Duster, diesel, jusqu’à 120 000 DH')
    expect(title('fr', 'BodyStyles=SUV&FuelTypes=Diesel&Cities=Rabat&MaxPrice=90000&IsCertified=true&GearTypes=Manual')).toBe(
      'SUV et 4x4, diesel, jusqu’à 90 000 DH, Rabat et 2 autres critères',
    )
    expect(title('fr', 'MaxPrice=90000')).toBe('Jusqu’à 90 000 DH')
    expect(title('ar', 'Brands=Dacia&MaxPrice=90000')).toBe('Dacia، إلى غاية 90 000 درهم')
  })

  test('names the whole stock without criteria', () => {
    expect(title('fr', '')).toBe('Toutes les voitures')
  })
})
