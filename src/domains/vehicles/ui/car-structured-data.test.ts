import { expect, test } from 'vitest'
import type { VehicleDetail } from '../contract.ts'
import { blankFields, cardFields, detailFields } from '../fields.ts'
import { carStructuredData, crumbsStructuredData } from './car-structured-data.ts'

const duster: VehicleDetail = {
  ...blankFields([...cardFields, ...detailFields]),
  id: 12,
  reference: 'RV-48213',
  slug: 'dacia-duster',
  brand: 'Dacia',
  brandNames: { fr: 'Dacia', ar: 'داسيا' },
  model: 'Duster',
  modelNames: { fr: 'Duster', ar: 'داستر' },
  version: '1.5 dCi 115 Prestige',
  price: 189_000,
  oldPrice: null,
  priceUpdateDate: null,
  pricePosition: 2,
  isPriceDoubtful: false,
  releaseDate: '2021-03-01',
  releasePrecision: 'Day',
  mileage: 48_200,
  fuelType: 'Diesel',
  gearType: 'Manual',
  bodyStyle: 'SUV',
  color: 'Orange',
  condition: 'Used',
  fiscalPower: 6,
  doors: 5,
  seats: 5,
  city: 'Casablanca',
  cityNames: { fr: 'Casablanca', ar: 'الدار البيضاء' },
  storageAreaId: 1,
  operationType: 'Standard',
  registrationType: 'Local',
  isCertified: true,
  isFirstHand: true,
  isPromoted: false,
  isBoosted: false,
  isFeatured: false,
  isNew: false,
  warrantyInMonths: 6,
  lastStatus: 'Published',
  pictureCount: 0,
  picture: null,
  description: null,
  availability: 'Available',
  isControlled: true,
  isRepaired: false,
  vehicleRepairStatusType: 'NotRequired',
  hasPublicExpertiseSheet: false,
  origin: null,
  warrantyExpirationDate: null,
  videoLink: null,
  financing: false,
  registration: null,
  created: '2026-01-05T09:00:00.000Z',
  lastModified: '2026-01-05T09:00:00.000Z',
  isDeleted: false,
  financingRatio: null,
  financingMonths: null,
  publishedAt: '2026-03-01',
  soldAt: null,
  features: [],
  pictures: [],
  storageArea: null,
  market: null,
}
const place = { url: 'https://site.example/cars/dacia-duster/12', images: [], description: 'Une Duster', seller: 'Rihla' }

test('a car on sale is an offer in dirhams, in stock, with what is known of it', () => {
  expect(carStructuredData(duster, place)).toMatchObject({
    '@type': 'Car',
    name: 'Dacia Duster 1.5 dCi 115 Prestige',
    vehicleModelDate: '2021',
    mileageFromOdometer: { value: 48_200, unitCode: 'KMT' },
    itemCondition: 'https://schema.org/UsedCondition',
    offers: { price: 189_000, priceCurrency: 'MAD', availability: 'https://schema.org/InStock', seller: { name: 'Rihla' } },
  })
})

test('what is not known is absent', () => {
  const bare = carStructuredData({ ...duster, version: null, mileage: null, color: null, price: null }, place)
  expect(bare).not.toHaveProperty('mileageFromOdometer')
  expect(bare).not.toHaveProperty('color')
  expect(bare).not.toHaveProperty('image')
  expect(bare).not.toHaveProperty('offers')
  expect(bare.name).toBe('Dacia Duster')
})

test('a sold car says so and shows no price', () => {
  expect(carStructuredData({ ...duster, availability: 'Sold', lastStatus: 'Sold', price: null }, place).offers).toMatchObject({
    availability: 'https://schema.org/SoldOut',
  })
  expect(carStructuredData({ ...duster, availability: 'Sold', price: null }, place).offers).not.toHaveProperty('price')
})

test('breadcrumbs are counted from one', () => {
  expect(crumbsStructuredData([{ name: 'Voitures', url: 'https://site.example/search-result' }, { name: 'RV-1' }]).itemListElement).toEqual(
    [
      { '@type': 'ListItem', position: 1, name: 'Voitures', item: 'https://site.example/search-result' },
      { '@type': 'ListItem', position: 2, name: 'RV-1' },
    ],
  )
})
