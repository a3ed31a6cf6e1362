import { address } from '#client/addresses.ts'
import type { VehicleDetail } from '#domains/catalogue/vehicles/contract.ts'
import { releaseText } from '#domains/catalogue/vehicles/rules.ts'
import { carName } from '#domains/catalogue/vehicles/ui/car-name.ts'
import { carStructuredData, crumbsStructuredData } from '#domains/catalogue/vehicles/ui/car-structured-data.ts'
import { useFormat } from '#i18n/format.ts'
import { useLanguage, usePage, useText } from '#i18n/text.ts'
import { localized } from '#shared/language.ts'
import { sharePicture } from '#shared/share-picture.ts'
import vehiclePageTexts from '#texts/vehiclePage'
import vehiclesTexts from '#texts/vehicles'
import { PageMeta } from '../layout/page-meta.tsx'
import { useSite } from '../layout/site.ts'
import { StructuredData } from '../layout/structured-data.tsx'

/** Title, description, canonical address and structured data of a car, in the words of the page. */
export function CarMeta({ car }: { car: VehicleDetail }) {
  const t = useText(vehiclesTexts)
  const page = useText(vehiclePageTexts)
  const format = useFormat()
  const { origin, basePath } = usePage()
  const language = useLanguage()
  const site = useSite()
  const name = carName(car)
  const sold = car.availability === 'Sold'
  const price = car.price === null ? page('onRequest') : format.price(car.price)
  const city = localized(car.cityNames, language)
  const list = (values: (string | null | false)[]) => values.filter(Boolean).join(page('comma'))
  const parts = list([[name, car.version].filter(Boolean).join(' '), car.releaseDate?.slice(0, 4) ?? null, city])
  const facts = list([
    releaseText(car, format.monthYear, format.monthYear),
    car.mileage !== null && format.km(car.mileage),
    car.fuelType && t(`fuel.${car.fuelType}`),
    car.gearType && t(`gear.${car.gearType}`),
    city,
  ])
  const description = page('metaDescription', { title: name, facts, price: sold ? page('sold') : price })
  const root = origin + basePath.replace(/\/$/, '')
  const place = address.car(car.slug, car.id)
  return (
    <>
      <PageMeta
        title={sold ? page('metaSold', { parts }) : page('metaTitle', { parts, price })}
        description={description}
        canonical={place}
        picture={car.picture && { path: address.sharePicture(car.id, language), alt: parts, size: sharePicture }}
      />
      <StructuredData
        data={
          import.meta.env.SSR
            ? carStructuredData(car, {
                url: root + place,
                images: car.pictures.map(({ hash }) => root + address.picture(hash, 1440, 'webp')),
                description,
                seller: site.name,
              })
            : null
        }
      />
      <StructuredData
        data={
          import.meta.env.SSR
            ? crumbsStructuredData([
                { name: page('allCars'), url: root + address.search() },
                { name: car.brand, url: root + address.search({ Brands: [car.brand] }) },
                { name: car.model, url: root + address.search({ Brands: [car.brand], Models: [car.model] }) },
                { name: car.reference },
              ])
            : null
        }
      />
    </>
  )
}
