import type { DataOf } from '#client/call.ts'
import { byLanguage, type Language, languages } from '#shared/language.ts'
import { typedAmount } from '#shared/limits.ts'
import { localTime } from '#shared/working-time.ts'

/** An advert in the seller's API. */
export type OwnAd = DataOf<'get', '/api/vehicleads/{id}'>

/** The angles of photos that make a good advert, in the order in which one walks around a car; the name of each is that of the call. */
export const angles = [
  'FrontRight',
  'Front',
  'LateralRight',
  'Back',
  'BackLeft',
  'Dashboard',
  'Interior',
  'LateralLeft',
  'FrontLeft',
  'BackRight',
] as const
export type Angle = (typeof angles)[number]

/** Returns the photos of an advert, main one first. */
export const photosOf = ({ documents }: Pick<OwnAd, 'documents'>) => documents.filter(({ type }) => type === 'VehicleAdPicture')

/** Returns make, model and year. */
export const adTitle = ({ disposedVehicle: { brand, model, releaseDate } }: Pick<OwnAd, 'disposedVehicle'>): string =>
  [`${brand} ${model}`, releaseDate?.slice(0, 4)].filter(Boolean).join(', ')

const carFields = [
  'brand',
  'model',
  'unlisted',
  'version',
  'releaseDate',
  'mileage',
  'fuelType',
  'gearType',
  'bodyStyle',
  'color',
  'isFirstHand',
  'fiscalPower',
  'registrationNumber',
  'chassisNumber',
  'city',
  'price',
] as const
/** Contact options; a change needs no review. */
const contactFields = ['showsPhone', 'isOnWhatsApp'] as const
/** Vehicle fields, contact options, and a text in each language. */
export type AdField = (typeof carFields)[number] | (typeof contactFields)[number] | Language
export type AdTexts = Record<AdField, string>

/** Returns the fields of an advert as texts; all empty for a new one. */
export function textsOf(ad: OwnAd | null): AdTexts {
  const { disposedVehicle: car, descriptions } = ad ?? { disposedVehicle: null, descriptions: {} as OwnAd['descriptions'] }
  const said: Partial<Record<AdField, unknown>> = {
    ...car,
    ...descriptions,
    isOnWhatsApp: ad?.isOnWhatsApp ?? false,
    showsPhone: ad?.showsPhone ?? true,
  }
  return Object.fromEntries(
    [...carFields, ...contactFields, ...languages].map((name) => [name, said[name] == null ? '' : String(said[name])]),
  ) as AdTexts
}

/** Returns a typed amount in digits; other text unchanged. */
export function digits(text: string): string {
  const amount = typedAmount(text)
  return amount === null || Number.isNaN(amount) ? text.trim() : String(amount)
}

/** WhatsApp requires a visible number. */
const contactOf = ({ showsPhone, isOnWhatsApp }: AdTexts) => ({
  showsPhone: showsPhone !== 'false',
  isOnWhatsApp: showsPhone !== 'false' && isOnWhatsApp === 'true',
})

/** Converts the fields to the API; an empty field is removed, except make, model and price, which can only change. */
function bodyOf(texts: AdTexts) {
  const text = (name: AdField) => texts[name].trim() || null
  const number = (name: AdField) => (digits(texts[name]) === '' ? null : Number(digits(texts[name])))
  const [brand, model, price] = [text('brand'), text('model'), number('price')]
  return {
    disposedVehicle: {
      ...(brand && { brand }),
      ...(model && { model }),
      unlisted: text('unlisted') as OwnAd['disposedVehicle']['unlisted'],
      ...(price !== null && { price }),
      ...{ version: text('version'), releaseDate: text('releaseDate'), mileage: number('mileage'), city: text('city') },
      fuelType: text('fuelType') as OwnAd['disposedVehicle']['fuelType'],
      gearType: text('gearType') as OwnAd['disposedVehicle']['gearType'],
      bodyStyle: text('bodyStyle') as OwnAd['disposedVehicle']['bodyStyle'],
      color: text('color') as OwnAd['disposedVehicle']['color'],
      isFirstHand: texts.isFirstHand === '' ? null : texts.isFirstHand === 'true',
      fiscalPower: number('fiscalPower'),
      registrationNumber: text('registrationNumber'),
      chassisNumber: text('chassisNumber')?.toUpperCase() ?? null,
    },
    descriptions: byLanguage((language) => texts[language].trim()),
    ...contactOf(texts),
  }
}

/** Returns the input to save or submit; only the contact options if nothing else changed, which avoids a review. */
export function writtenOf(ad: OwnAd | null, texts: AdTexts, isSent: boolean) {
  const whole = { ...(ad && { id: ad.id }), ...bodyOf(texts) }
  if (ad === null || isSent) return whole
  const changed = Object.entries(textsOf(ad)).flatMap(([name, text]) => (texts[name as AdField] === text ? [] : [name]))
  const isAlone = changed.length > 0 && changed.every((name) => contactFields.some((one) => one === name))
  return isAlone ? { id: ad.id, ...contactOf(texts) } : whole
}

/** Returns today in Morocco, YYYY-MM-DD. */
export const today = () => localTime(new Date()).day
