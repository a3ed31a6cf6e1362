import { expect, test } from 'vitest'
import { z } from 'zod'
import { sample } from '#testing/described.ts'
import { storeStructuredData } from './store-structured-data.ts'

// properties that search engines require for hours and directions
const clock = z.string().regex(/^\d\d:\d\d$/)
const Dealer = z.object({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('AutoDealer'),
  name: z.string().min(1),
  url: z.url(),
  telephone: z.string().regex(/^\+212\d{9}$/),
  address: z.object({
    '@type': z.literal('PostalAddress'),
    streetAddress: z.string().min(1),
    addressLocality: z.string().min(1),
    addressCountry: z.literal('MA'),
  }),
  geo: z.object({ '@type': z.literal('GeoCoordinates'), latitude: z.number(), longitude: z.number() }),
  openingHoursSpecification: z.array(
    z.object({
      '@type': z.literal('OpeningHoursSpecification'),
      dayOfWeek: z.array(z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])).min(1),
      opens: clock,
      closes: clock,
    }),
  ),
})

test('returns position and hours of a store in the page language', () => {
  const long = { open: '08:00', close: '18:00' }
  const store = sample('StorageArea', {
    tag: 'fes',
    phone: '0535001140',
    names: { fr: 'Rihla Fès', ar: 'رحلة فاس' },
    addresses: { fr: '12, route de Sefrou', ar: '12، طريق صفرو' },
    cityNames: { fr: 'Fès', ar: 'فاس' },
    hours: [long, long, long, long, long, { open: '09:00', close: '13:00' }, null],
  })
  const place = { page: 'https://www.example.ma/workshops', house: 'Rihla' }
  const told = Dealer.parse(storeStructuredData(store, { ...place, language: 'fr' }))
  expect(told.url).toBe('https://www.example.ma/workshops#fes')
  expect(told.openingHoursSpecification.map(({ dayOfWeek, opens }) => [dayOfWeek.length, opens])).toEqual([
    [5, '08:00'],
    [1, '09:00'],
  ])
  expect(Dealer.parse(storeStructuredData(store, { ...place, language: 'ar' })).address.addressLocality).toBe('فاس')
})
