import { expect, test } from 'vitest'
import { z } from 'zod'
import { sample } from '#testing/described.ts'
import { carListStructuredData, carStructuredData, crumbsStructuredData } from './car-structured-data.ts'

// properties that search engines require for rich results
const context = z.literal('https://schema.org')
const place = z.url()
const Car = z.object({
  '@context': context,
  '@type': z.literal('Car'),
  name: z.string().min(1),
  url: place,
  image: z.array(place).min(1),
  brand: z.object({ '@type': z.literal('Brand'), name: z.string().min(1) }),
  model: z.string().min(1),
  offers: z.object({
    '@type': z.literal('Offer'),
    price: z.number().positive(),
    priceCurrency: z.literal('MAD'),
    availability: z.literal('https://schema.org/InStock'),
  }),
})
const Breadcrumbs = z.object({
  '@context': context,
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z.tuple([
    z.object({ '@type': z.literal('ListItem'), position: z.literal(1), name: z.string().min(1), item: place }),
    z.strictObject({ '@type': z.literal('ListItem'), position: z.literal(2), name: z.string().min(1) }),
  ]),
})
const Cars = z.object({
  '@context': context,
  '@type': z.literal('ItemList'),
  numberOfItems: z.literal(2),
  itemListElement: z
    .array(z.object({ '@type': z.literal('ListItem'), position: z.number().int().positive(), name: z.string().min(1), url: place }))
    .length(2),
})

test('returns name, pictures and offer of a car', () => {
  const car = sample('VehicleDetail', { brand: 'Dacia', model: 'Duster', price: 190_000, availability: 'Available' })
  const url = 'https://www.example.ma/cars/dacia-duster/1'
  Car.parse(carStructuredData(car, { url, images: ['https://www.example.ma/1.webp'], description: 'Duster', seller: 'Rihla' }))
})

test('numbers breadcrumbs and lists from one', () => {
  const url = 'https://www.example.ma/voitures'
  Breadcrumbs.parse(crumbsStructuredData([{ name: 'Voitures', url }, { name: 'Dacia' }]))
  const list = carListStructuredData([
    { name: 'Dacia Duster', url },
    { name: 'Dacia Logan', url },
  ])
  expect(Cars.parse(list).itemListElement.map(({ position }) => position)).toEqual([1, 2])
})
