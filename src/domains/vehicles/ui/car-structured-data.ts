import type { VehicleDetail } from '../contract.ts'
import { carName } from './car-name.ts'

const transmissions = { Manual: 'https://schema.org/ManualTransmission', Automatic: 'https://schema.org/AutomaticTransmission' } as const

interface Place {
  /** absolute address of the page */
  url: string
  /** absolute addresses of its pictures */
  images: string[]
  description: string
  seller: string
}

/** The car as schema.org describes it; a field that is not known is absent, a sold car is no longer in stock. */
export function carStructuredData(car: VehicleDetail, { url, images, description, seller }: Place): Record<string, unknown> {
  const { storageArea: store } = car
  return defined({
    '@context': 'https://schema.org',
    '@type': 'Car',
    name: [carName(car), car.version].filter(Boolean).join(' '),
    description,
    sku: car.reference,
    url,
    image: images.length > 0 ? images : undefined,
    brand: { '@type': 'Brand', name: car.brand },
    model: car.model,
    vehicleConfiguration: car.version,
    bodyType: car.bodyStyle,
    color: car.color,
    vehicleModelDate: car.releaseDate?.slice(0, 4),
    dateVehicleFirstRegistered: car.releasePrecision === 'Day' ? car.releaseDate : undefined,
    mileageFromOdometer: car.mileage === null ? undefined : { '@type': 'QuantitativeValue', value: car.mileage, unitCode: 'KMT' },
    fuelType: car.fuelType,
    vehicleTransmission: car.gearType && transmissions[car.gearType],
    numberOfDoors: car.doors,
    vehicleSeatingCapacity: car.seats,
    itemCondition: `https://schema.org/${car.condition}Condition`,
    offers:
      car.price === null && car.availability !== 'Sold'
        ? undefined
        : defined({
            '@type': 'Offer',
            url,
            priceCurrency: car.price === null ? undefined : 'MAD',
            price: car.price,
            itemCondition: `https://schema.org/${car.condition}Condition`,
            availability: `https://schema.org/${{ Available: 'InStock', Arriving: 'LimitedAvailability', Reserved: 'LimitedAvailability', Sold: 'SoldOut' }[car.availability]}`,
            seller: defined({
              '@type': 'AutoDealer',
              name: store?.name ?? seller,
              telephone: store?.phone,
              address: store && {
                '@type': 'PostalAddress',
                streetAddress: store.address,
                addressLocality: store.city,
                addressCountry: 'MA',
              },
              geo: store && { '@type': 'GeoCoordinates', latitude: store.latitude, longitude: store.longitude },
            }),
          }),
  })
}

/** Breadcrumbs as schema.org wants them; the last one has no address of its own. */
export function crumbsStructuredData(crumbs: readonly { name: string; url?: string }[]): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url }, i) => defined({ '@type': 'ListItem', position: i + 1, name, item: url })),
  }
}

/** The cars of a page in their order (ItemList). */
export function carListStructuredData(cars: readonly { name: string; url: string }[]): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: cars.length,
    itemListElement: cars.map(({ name, url }, i) => ({ '@type': 'ListItem', position: i + 1, name, url })),
  }
}

function defined(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null))
}
