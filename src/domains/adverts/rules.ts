import type { FieldFault } from '#shared/errors.ts'
import { languages } from '#shared/language.ts'
import { type AdStatus, writtenStatuses } from './status.ts'
import { type AdPart, type AdReason, fieldOfReason, leastLetters, type RiskKind, riskWeights } from './values.ts'

/** What an advert says of its car, as far as it is written. */
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

/** The parts of an advert that these reasons are about, each once. */
export const partsOf = (reasons: readonly AdReason[]): AdPart[] => [
  ...new Set(reasons.flatMap((reason): AdPart[] => (fieldOfReason[reason] === null ? [] : [fieldOfReason[reason]]))),
]

/** The fields of a car that are mended with a part of its advert. */
const fieldsOfPart: Partial<Record<AdPart, readonly string[]>> = {
  price: ['price'],
  registrationNumber: ['registrationNumber', 'registrationType', 'chassisNumber'],
}

/** Whether a part of an advert may be written: any, but while the house asks for a correction, whose reasons are given. */
export const mayMend = (corrects: readonly AdReason[] | null, part: AdPart): boolean =>
  corrects === null || partsOf(corrects).includes(part)

/** What of the given would be another than was read, while the house asks for a correction of other parts; what is undefined is not given. */
export function beyondCorrection(
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

/** What an advert lacks before it is read by somebody: every fault at once, by the names of what is sent. */
export function lacking(ad: AdContent, leastPhotos: number): FieldFault[] {
  const letters = Math.max(0, ...Object.values(ad.description ?? {}).map((text) => text?.trim().length ?? 0))
  return [
    ...needed
      .filter((field) => ad[field] === null || ad[field] === '')
      .map((field) => ({ field: `disposedVehicle.${field}`, reason: 'required' as const })),
    ...(ad.cityId === null ? [{ field: 'disposedVehicle.city', reason: 'required' as const }] : []),
    ...(ad.price === null ? [{ field: 'disposedVehicle.price', reason: 'required' as const }] : []),
    ...(letters < leastLetters ? [{ field: 'descriptions', reason: 'tooShort' as const, limit: leastLetters }] : []),
    ...(ad.photos < leastPhotos ? [{ field: 'photos', reason: 'tooFew' as const, limit: leastPhotos }] : []),
  ]
}

/** A place of a text that somebody should read: where it begins and how long it is, in letters of the text. */
export interface Finding {
  kind: Extract<RiskKind, `${string}InText`>
  start: number
  length: number
}

const advance = 'avance|acompte|virement|western ?union|wafacash|cash ?plus|amana|تسبيق|عربون|تحويل'
const signs: readonly [Finding['kind'], RegExp][] = [
  // digits of a number may stand apart, and a link may have no protocol
  ['PhoneInText', /(?:\+|00)?(?:\d[\s.\-_/]?){9,14}/gu],
  [
    'LinkInText',
    /https?:\/\/\S+|www\.\S+|\b[a-z0-9][a-z0-9-]{1,40}\.(?:com|net|org|ma|site|shop|online|info|me|fr)\b(?:\/\S*)?|wa\.me\S*/giu,
  ],
  ['AdvanceInText', new RegExp(`(?<!\\p{L})(?:ال)?(?:${advance})(?!\\p{L})`, 'giu')],
]

/** What of a text leads past the house: telephone numbers, links, money asked in advance. */
export function findingsIn(text: string): Finding[] {
  return signs
    .flatMap(([kind, pattern]) =>
      [...text.matchAll(pattern)]
        // digits that follow "km" or "DH" are no number to call
        .filter((match) => kind !== 'PhoneInText' || /^(?:\+?212|00212|0)/.test(match[0].replaceAll(/[\s.\-_/]/g, '')))
        .map((match) => ({ kind, start: match.index, length: match[0].trimEnd().length })),
    )
    .sort((a, b) => a.start - b.start)
}

/** What the records say of an advert that is to be read. */
export interface RiskFacts {
  price: number | null
  /** of comparable cars on sale, and how many there are; null without enough of them */
  median: number | null
  comparables: number
  texts: readonly string[]
  /** a photo of it, or one that shows the same, stands elsewhere */
  samePhoto: boolean
  samePlate: boolean
  sameChassis: boolean
  /** sent from a device from which as many accounts sent adverts as the house calls many */
  manyAccounts: boolean
  /** age of the account, in hours */
  accountHours: number
}

/** Comparable cars without which no price is called low, and the part of their median below which it is. */
const [leastComparables, farBelow] = [8, 0.7]

/** Why somebody should look twice, the heaviest first. It sorts the queue and decides nothing. */
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

/** So many days before its end the seller of an advert is told, and may go on with one press. */
export const tellDays = 7

/** A price of an advert and what it is compared with: the last approved price; of an advert that nobody has read there is none. */
export function askedPrice(
  {
    vehicleId,
    approvedPrice,
    status,
    price: present,
  }: { vehicleId: number; approvedPrice: number | null; status: AdStatus; price: number | null },
  price: number,
  now: Date,
) {
  const last = approvedPrice ?? (writtenStatuses.includes(status) ? null : present)
  return { vehicleId, price, kind: 'advert' as const, last, now }
}
