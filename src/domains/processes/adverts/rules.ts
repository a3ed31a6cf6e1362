import type { FieldFault } from '#shared/errors.ts'
import { languages } from '#shared/language.ts'
import { type AdStatus, writtenStatuses } from './status.ts'
import { type AdPart, type AdReason, fieldOfReason, leastLetters, type RiskKind, riskWeights } from './values.ts'

/** Content of an advert as far as it is complete. */
export interface AdContent {
  releaseDate: string | null
  mileage: number | null
  fuelType: string | null
  gearType: string | null
  bodyStyle: string | null
  color: string | null
  registrationNumber: string | null
  cityId: number | null
  price: number | null
  description: Partial<Record<string, string>> | null
  photos: number
}

const needed = ['releaseDate', 'mileage', 'fuelType', 'gearType', 'bodyStyle', 'color', 'registrationNumber'] as const

/** Returns the parts that these reasons concern, without duplicates. */
export const partsOf = (reasons: readonly AdReason[]): AdPart[] => [
  ...new Set(reasons.flatMap((reason): AdPart[] => (fieldOfReason[reason] === null ? [] : [fieldOfReason[reason]]))),
]

/** The vehicle fields of each part. */
const fieldsOfPart: Partial<Record<AdPart, readonly string[]>> = {
  price: ['price'],
  registrationNumber: ['registrationNumber', 'registrationType', 'chassisNumber'],
}

/** Returns whether a part may be edited: every part, or during a correction those of its reasons. */
export const mayMend = (corrects: readonly AdReason[] | null, part: AdPart): boolean =>
  corrects === null || partsOf(corrects).includes(part)

/** Returns the changed fields outside the parts of an open correction; undefined fields count as unchanged. */
export function lockedFields(
  corrects: readonly AdReason[] | null,
  known: { disposedVehicle: object; descriptions: Partial<Record<string, string>> },
  car: object,
  texts?: Partial<Record<string, string>> | null,
): FieldFault[] {
  if (corrects === null) return []
  const may = partsOf(corrects).flatMap((part) => fieldsOfPart[part] ?? [])
  const isSame = (one: unknown, other: unknown) => String(one ?? '').toLowerCase() === String(other ?? '').toLowerCase()
  const was = new Map<string, unknown>(Object.entries(known.disposedVehicle))
  const faults = Object.entries(car)
    .filter(([name, value]) => value !== undefined && !may.includes(name) && !isSame(value, was.get(name)))
    .map(([name]): FieldFault => ({ field: `disposedVehicle.${name}`, reason: 'alreadyRead' }))
  const isOtherText = texts !== undefined && languages.some((one) => !isSame(texts?.[one], known.descriptions[one]))
  return isOtherText && !mayMend(corrects, 'description') ? [...faults, { field: 'descriptions', reason: 'alreadyRead' }] : faults
}

/** Returns all errors that prevent a submission, by field name. */
export function missingFields(ad: AdContent, minPhotos: number): FieldFault[] {
  const letters = Math.max(0, ...Object.values(ad.description ?? {}).map((text) => text?.trim().length ?? 0))
  return [
    ...needed
      .filter((field) => ad[field] === null || ad[field] === '')
      .map((field) => ({ field: `disposedVehicle.${field}`, reason: 'required' as const })),
    ...(ad.cityId === null ? [{ field: 'disposedVehicle.city', reason: 'required' as const }] : []),
    ...(ad.price === null ? [{ field: 'disposedVehicle.price', reason: 'required' as const }] : []),
    ...(letters < leastLetters ? [{ field: 'descriptions', reason: 'tooShort' as const, limit: leastLetters }] : []),
    ...(ad.photos < minPhotos ? [{ field: 'photos', reason: 'tooFew' as const, limit: minPhotos }] : []),
  ]
}

/** A text passage to review: offset and length in characters. */
export interface Finding {
  kind: Extract<RiskKind, `${string}InText`>
  start: number
  length: number
}

const advance = 'avance|acompte|virement|western ?union|wafacash|cash ?plus|amana|تسبيق|عربون|تحويل'
const signs: readonly [Finding['kind'], RegExp][] = [
  // digits may be separated, and a link may lack its protocol
  ['PhoneInText', /(?:\+|00)?(?:\d[\s.\-_/]?){9,14}/gu],
  [
    'LinkInText',
    /https?:\/\/\S+|www\.\S+|\b[a-z0-9][a-z0-9-]{1,40}\.(?:com|net|org|ma|site|shop|online|info|me|fr)\b(?:\/\S*)?|wa\.me\S*/giu,
  ],
  ['AdvanceInText', new RegExp(`(?<!\\p{L})(?:ال)?(?:${advance})(?!\\p{L})`, 'giu')],
]

/** Returns the passages that bypass the site: phone numbers, links, requests for advance payment. */
export function findingsIn(text: string): Finding[] {
  return signs
    .flatMap(([kind, pattern]) =>
      [...text.matchAll(pattern)]
        // only numbers with a phone prefix, not mileages or prices
        .filter((match) => kind !== 'PhoneInText' || /^(?:\+?212|00212|0)/.test(match[0].replaceAll(/[\s.\-_/]/g, '')))
        .map((match) => ({ kind, start: match.index, length: match[0].trimEnd().length })),
    )
    .sort((a, b) => a.start - b.start)
}

/** Data of the risk score of a submitted advert. */
export interface RiskFacts {
  price: number | null
  /** median price of comparable cars on sale; null when there are too few */
  median: number | null
  comparables: number
  texts: readonly string[]
  /** another record has the same photo or a near-duplicate */
  samePhoto: boolean
  samePlate: boolean
  sameChassis: boolean
  /** the number of accounts that used the device reaches the configured limit */
  manyAccounts: boolean
  /** age of the account, in hours */
  accountHours: number
}

/** Minimum number of comparable cars, and the fraction of their median below which a price is low. */
const [leastComparables, farBelow] = [8, 0.7]

/** Returns the risk factors, heaviest first. The score sorts the queue and decides nothing. */
export function riskOf(facts: RiskFacts): { score: number; points: { kind: RiskKind; weight: number }[] } {
  const { price, median, comparables } = facts
  const found = new Set<RiskKind>(facts.texts.flatMap((text) => findingsIn(text).map(({ kind }) => kind)))
  if (price !== null && median !== null && comparables >= leastComparables && price < median * farBelow) found.add('PriceFarBelow')
  if (facts.samePhoto) found.add('SamePhoto')
  if (facts.samePlate) found.add('SamePlate')
  if (facts.sameChassis) found.add('SameChassis')
  if (facts.manyAccounts) found.add('ManyAccounts')
  if (facts.accountHours < 24) found.add('NewAccount')
  const points = [...found].map((kind) => ({ kind, weight: riskWeights[kind] })).sort((a, b) => b.weight - a.weight)
  return {
    score: Math.min(
      100,
      points.reduce((sum, { weight }) => sum + weight, 0),
    ),
    points,
  }
}

/** Days before the end of an advert on which its seller is notified and may renew it. */
export const tellDays = 7

/** The prices of an advert, with its status. */
interface PricedAd {
  approvedPrice: number | null
  status: AdStatus
  price: number | null
}

/** Returns the price that a new one is compared with, the last approved price; null for an advert that was never approved. */
export const lastPrice = ({ approvedPrice, status, price }: PricedAd): number | null =>
  approvedPrice ?? (writtenStatuses.includes(status) ? null : price)

/** Returns a price of an advert with the price that it is compared with. */
export function askedPrice({ vehicleId, ...known }: PricedAd & { vehicleId: number }, price: number, now: Date) {
  return { vehicleId, price, kind: 'advert' as const, last: lastPrice(known), now }
}
