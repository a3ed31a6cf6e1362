import type { Language } from '#shared/language.ts'
import { localized } from '#shared/language.ts'
import { openingSpans } from '#shared/opening.ts'
import { e164 } from '#shared/phone.ts'
import type { StorageArea } from '../contract.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Returns a store as schema.org data; `page` is the absolute URL of the stores page, `house` the name of the site. */
export function storeStructuredData(
  store: Omit<StorageArea, 'isDeactivated'>,
  { page, house, language }: { page: string; house: string; language: Language },
): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'AutoDealer',
    name: localized(store.names, language),
    url: `${page}#${store.tag}`,
    telephone: e164(store.phone) ?? store.phone,
    ...(store.email && { email: store.email }),
    parentOrganization: { '@type': 'Organization', name: house },
    address: {
      '@type': 'PostalAddress',
      streetAddress: localized(store.addresses, language),
      addressLocality: localized(store.cityNames, language),
      ...(store.zip && { postalCode: store.zip }),
      addressCountry: 'MA',
    },
    geo: { '@type': 'GeoCoordinates', latitude: store.latitude, longitude: store.longitude },
    openingHoursSpecification: openingSpans(store.hours).flatMap(({ from, to, hours }) =>
      hours
        ? { '@type': 'OpeningHoursSpecification', dayOfWeek: weekdays.slice(from, to + 1), opens: hours.open, closes: hours.close }
        : [],
    ),
  }
}
