import type { VehicleDetail } from '../contract.ts'
import { carName } from './car-name.ts'

const transmissions = { Manual: 'https://schema.org/ManualTransmission', Automatic: 'https://schema.org/AutomaticTransmission' } as const

interface Place {
  /** absolute URL of the page */
  url: string
  /** absolute URLs of its pictures */
  images: string[]
  description: string
  seller: string
}

/** Returns the car as schema.org data; omits unknown fields; a sold car is out of stock. */
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

/** Returns breadcrumbs as schema.org data; the last one has no URL. */
export function crumbsStructuredData(crumbs: readonly { name: string; url?: string }[]): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url }, i) => defined({ '@type': 'ListItem', position: i + 1, name, item: url })),
  }
}

/** Returns the cars of a page in order (ItemList). */
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
