import { createHash } from 'node:crypto'
import { type Fact, findNewest, keepDocument, type PrintoutContent, type Value } from '#domains/foundation/documents/printouts/service.ts'
import { originalKey } from '#domains/foundation/documents/rules.ts'
import { pictureVariant } from '#domains/foundation/documents/service.ts'
import { formatDate, formatKm, formatMonthYear, formatPrice } from '#i18n/format.ts'
import { serverText } from '#i18n/server.ts'
import type { Deps } from '#platform/context.ts'
import { defaultLanguage, factsOf, type Language, localized } from '#shared/language.ts'
import { spacedPhone } from '#shared/phone.ts'
import { localTime } from '#shared/working-time.ts'
import type { VehicleDetail } from './contract.ts'
import { releaseText, type VehicleOrigin, vehicleOrigins } from './rules.ts'
import { type FindPage, readVehicle } from './service.ts'

/** Increase it when the layout changes: all documents are regenerated. */
const layoutVersion = 1
/** Path of the picture in the template. */
const picturePath = 'vehicle.jpg'

const ltr = (text: string | number | null): Value | null => (text === null || text === '' ? null : { ltr: String(text) })

/** Returns the content of the document from public data: neither plate nor chassis number. */
export function sheetContent(car: VehicleDetail, language: Language, day: string): PrintoutContent {
  const t = serverText('vehiclesPrintout', language)
  const words = serverText('vehicles', language)
  const details = serverText('vehicleDetails', language)
  const { storageArea: store, registration, features } = car
  const origin = car.origin && vehicleOrigins[car.origin as VehicleOrigin]
  const control = car.isCertified
    ? t('certified', { months: car.warrantyInMonths ?? 0 })
    : t(car.isControlled ? 'controlled' : 'notControlled')
  return {
    name: `${car.brand} ${car.model}`,
    version: car.version,
    price: car.availability === 'Sold' ? t('sold') : car.price === null ? t('onRequest') : formatPrice(car.price, language),
    old:
      car.availability !== 'Sold' && car.price !== null && car.oldPrice !== null && car.oldPrice > car.price
        ? t('oldPrice', { price: formatPrice(car.oldPrice, language) })
        : null,
    picture: car.picture ? `/${picturePath}` : null,
    features: {
      title: t('facts'),
      rows: [
        [
          details('releaseDate'),
          ltr(
            releaseText(
              car,
              (day) => formatDate(day, defaultLanguage),
              (day) => formatMonthYear(day, defaultLanguage),
            ),
          ),
        ],
        [details('mileage'), car.mileage === null ? null : formatKm(car.mileage, language)],
        [details('fuel'), car.fuelType && words(`fuel.${car.fuelType}`)],
        [details('gear'), car.gearType && words(`gear.${car.gearType}`)],
        [details('fiscalPower'), car.fiscalPower === null ? null : words('card.horses', { count: car.fiscalPower })],
        [details('body'), car.bodyStyle && words(`bodyStyle.${car.bodyStyle}`)],
        [details('color'), car.color && words(`color.${car.color}`)],
        [t('seats'), ltr(car.seats)],
        [t('doors'), ltr(car.doors)],
      ] satisfies Fact[],
    },
    papers: {
      title: t('papers'),
      rows: [
        [t('stock'), { ltr: car.reference }],
        [t('control'), control],
        [t('repairs'), car.vehicleRepairStatusType && words(`repair.${car.vehicleRepairStatusType}`)],
        [t('owner'), car.isFirstHand === null ? null : t(car.isFirstHand ? 'firstHand' : 'otherHand')],
        [t('origin'), origin ? words(`origin.${origin}`) : null],
        [t('prefecture'), registration && localized(registration.prefecture, language)],
        [t('seller'), details(`operation${car.operationType}`)],
      ] satisfies Fact[],
    },
    where: {
      title: t('where'),
      rows: store
        ? ([
            [t('store'), localized(store.names, language)],
            [t('address'), localized(store.addresses, language)],
            [t('city'), localized(store.cityNames, language)],
            [t('phone'), { ltr: spacedPhone(store.phone) }],
          ] satisfies Fact[])
        : ([[t('city'), localized(car.cityNames, language)]] satisfies Fact[]),
    },
    equipment: {
      title: t('equipment'),
      groups: features.map((group) => ({
        title: localized(group.titles, language),
        items: group.features.map((feature) => localized(feature.titles, language)).join(factsOf(language).comma),
      })),
    },
    notice: t('notice', { date: formatDate(day, language) }),
  }
}

/** Returns the URL of the latest document of a car; regenerates it when the page of the car has changed. VehicleNotFound, Gone. */
export async function readSheet(deps: Deps, id: number, language: Language, findPage?: FindPage): Promise<string> {
  const car = JSON.parse(await readVehicle(deps, id, findPage)) as VehicleDetail
  const owner = { type: 'Vehicle', id } as const
  const print = { owner, type: 'VehicleInfoSheet', language } as const
  const content = sheetContent(car, language, localTime(deps.clock.now()).day)
  // the hash excludes the print date
  const said = JSON.stringify([layoutVersion, { ...content, notice: null }, car.picture?.hash])
  const madeFor = `sheet:${id}:${language}:${createHash('sha256').update(said).digest('hex')}`
  const newest = await findNewest(deps.db, owner, print.type, language)
  if (newest?.madeFor.startsWith(madeFor)) return newest.uri
  const { hash } = car.picture ?? {}
  const hasPicture = hash !== undefined && (await deps.storage.exists(originalKey(hash)))
  const { uri } = await keepDocument(deps, {
    ...print,
    reference: car.reference,
    madeFor: `${madeFor}:${(newest?.version ?? 0) + 1}`,
    status: 'Published',
    createdBy: null,
    template: '/domains/catalogue/vehicles/sheet.typ',
    content: hasPicture ? content : { ...content, picture: null },
    ...(hasPicture && { files: { [picturePath]: await pictureVariant(deps.storage, hash, 960, 'jpeg') } }),
  })
  return uri
}
