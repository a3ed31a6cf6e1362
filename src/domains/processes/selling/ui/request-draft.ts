import { isModelName, type UnlistedPart, unlistedParts } from '#domains/foundation/reference/rules.ts'
import { isCin, isIce, isPersonName, isRegistrationNumber } from '#domains/processes/buying/bookings/rules.ts'
import type { FieldFault } from '#shared/errors.ts'
import { e164 } from '#shared/phone.ts'
import { digitsOf, plainText } from '#shared/plain-text.ts'
import { foreignPlate, localPlate } from '#shared/plate.ts'
import { requestTypes } from '../status.ts'

/** Steps of a request, in order. */
export const requestSteps = ['car', 'seller', 'card', 'store', 'confirm'] as const
export type RequestStep = (typeof requestSteps)[number]

/** Fields of each step by their API names. */
export const stepFields = {
  car: [
    'RegistrationType',
    'RegistrationNumber',
    'Brand',
    'Model',
    'Unlisted',
    'ReleaseDate',
    'Mileage',
    'FuelType',
    'GearType',
    'Type',
    'DesiredModel',
    'IsUnderCredit',
    'IsHolder',
  ],
  seller: [
    'CompanyName',
    'Ice',
    'TradeRegister',
    'Civility',
    'FirstName',
    'LastName',
    'Phone',
    'Email',
    'IdNumber',
    'Address',
    'Zip',
    'City',
  ],
  card: [],
  store: ['StorageAreaId', 'AppointmentStart'],
  confirm: [],
} as const satisfies Record<RequestStep, readonly string[]>
export type RequestField = (typeof stepFields)[RequestStep][number]
const allFields: readonly RequestField[] = requestSteps.flatMap((step) => [...stepFields[step]])

export type RequestWay = (typeof requestTypes)[number]

/** Draft of a request. `key` makes the submission idempotent. */
export interface RequestDraft {
  key: string
  typed: Partial<Record<RequestField, string>>
  /** initial estimate with its range in dirhams */
  estimate: { key: string; low: number | null; high: number | null } | null
  /** way of selling preset by the page; applied once, so that the user can change it */
  way?: RequestWay
  /** own advert whose facts were copied */
  advert?: number
  /** last change in ms; 0 for an unchanged draft */
  keptAt: number
}

/** Drafts expire after 30 days. */
const keptFor = 30 * 86_400_000
const assumed: RequestDraft['typed'] = { RegistrationType: 'Local', Type: 'Purchase' }

/** Parses a stored draft; ignores expired and invalid data. */
export function readDraft(stored: unknown, now: number): RequestDraft {
  const { key, typed, estimate, way, advert, keptAt } = Object(stored) as Record<string, unknown>
  const isKept =
    typeof keptAt === 'number' && now - keptAt < keptFor && typeof key === 'string' && typeof typed === 'object' && typed !== null
  if (!isKept) return { key: '', typed: assumed, estimate: null, keptAt: 0 }
  const texts = allFields.flatMap((field) => {
    const text = (typed as Record<string, unknown>)[field]
    return typeof text === 'string' ? [[field, text]] : []
  })
  const begun = Object(estimate) as Record<string, unknown>
  const asked = requestTypes.find((one) => one === way)
  const dirhams = (value: unknown) => (typeof value === 'number' ? value : null)
  return {
    key,
    typed: { ...assumed, ...Object.fromEntries(texts) },
    estimate: typeof begun.key === 'string' ? { key: begun.key, low: dirhams(begun.low), high: dirhams(begun.high) } : null,
    ...(asked && { way: asked }),
    ...(typeof advert === 'number' && { advert }),
    keptAt,
  }
}

/** Returns the device draft for a car with an unlisted make or model, which has no estimate. `plate`: entered plate, or ''. */
export function withWrittenCar(
  stored: unknown,
  { brand, model, unlisted, plate }: { brand: string; model: string; unlisted: UnlistedPart; plate: string },
  now: number,
): RequestDraft {
  const { typed, key, ...draft } = readDraft(stored, now)
  const isPlateNew = plate !== '' && !typed.RegistrationNumber
  return {
    ...draft,
    key: key || crypto.randomUUID(),
    typed: {
      ...typed,
      ...{ Brand: brand, Model: model, Unlisted: unlisted },
      ...(isPlateNew && { RegistrationNumber: plate, RegistrationType: plateTypeOf(plate) }),
    },
    estimate: null,
    keptAt: now,
  }
}

/** Returns the plate type; a Moroccan plate has three cells. */
export const plateTypeOf = (plate: string) => (localPlate(plate) === null ? 'Foreign' : 'Local')

const optional: readonly RequestField[] = [
  ...([
    'Unlisted',
    'FuelType',
    'GearType',
    'DesiredModel',
    'AppointmentStart',
    'Ice',
    'TradeRegister',
    'IdNumber',
    'Address',
    'Zip',
  ] as const),
  ...(['IsUnderCredit', 'IsHolder'] as const),
]
const ofCompany: readonly RequestField[] = ['CompanyName', 'Ice', 'TradeRegister']

/** Checks whether a field is required: a company has a name, a person a civility. */
export function mustSay(field: RequestField, typed: RequestDraft['typed']): boolean {
  const isCompany = typed.Civility === 'Société'
  if (field === 'CompanyName') return isCompany
  return !optional.includes(field)
}

/** Returns the unlisted name of a draft. */
export const unlistedOf = (text: string | undefined): UnlistedPart | '' => unlistedParts.find((one) => one === text) ?? ''

const fits: Partial<Record<RequestField, (text: string, typed: RequestDraft['typed']) => boolean>> = {
  RegistrationNumber: (text, { RegistrationType }) => (RegistrationType === 'Foreign' ? foreignPlate(text) : localPlate(text)) !== null,
  Brand: (text, { Unlisted }) => Unlisted !== 'Brand' || isModelName(text),
  Model: (text, { Unlisted }) => !unlistedOf(Unlisted) || isModelName(text),
  FirstName: isPersonName,
  LastName: isPersonName,
  Phone: (text) => e164(text) !== null,
  Ice: (text, { Civility }) => Civility !== 'Société' || isIce(plainText(text).replaceAll(/[\s.-]/g, '')),
  TradeRegister: (text, { Civility }) => Civility !== 'Société' || isRegistrationNumber(text.replaceAll(/\s/g, '')),
  IdNumber: (text) =>
    isCin(
      plainText(text)
        .replaceAll(/[\s.-]/g, '')
        .toUpperCase(),
    ),
  Zip: (text) => /^\d{5}$/.test(text),
}
const reasons = {
  RegistrationNumber: 'plate',
  Brand: 'invalid',
  Model: 'invalid',
  FirstName: 'name',
  LastName: 'name',
  Phone: 'phone',
  Ice: 'ice',
  TradeRegister: 'rc',
  IdNumber: 'cin',
  Zip: 'zip',
} as const

/** Validates a step beyond the limits of the contract, with the rules of the server; `today` is YYYY-MM-DD. */
export function findStepFaults(step: RequestStep, typed: RequestDraft['typed'], today: string): FieldFault[] {
  return stepFields[step].flatMap((field): FieldFault[] => {
    const text = typed[field]?.trim() ?? ''
    if (text === '') return mustSay(field, typed) ? [{ field, reason: 'required' }] : []
    if (field === 'ReleaseDate') return text < '1950-01-01' || text > today ? [{ field, reason: 'releaseDate' }] : []
    return fits[field]?.(text, typed) === false ? [{ field, reason: reasons[field as keyof typeof reasons] }] : []
  })
}

/** Returns the first incomplete step; the last one when all are complete. */
export function firstOpenStep(typed: RequestDraft['typed'], today: string): RequestStep {
  return requestSteps.find((step) => findStepFaults(step, typed, today).length > 0) ?? 'confirm'
}

/** Returns the step of a field. */
export function stepOfField(field: string): RequestStep | null {
  return requestSteps.find((step) => (stepFields[step] as readonly string[]).includes(field)) ?? null
}

/** Builds the query without empty fields and fields of another request type. */
export function queryOf({ key, typed, estimate }: RequestDraft): Record<string, string> {
  const isTradeIn = typed.Type === 'TradeIn'
  const said = allFields.filter(
    (field) => (field !== 'DesiredModel' || isTradeIn) && (!ofCompany.includes(field) || typed.Civility === 'Société'),
  )
  const texts = said.flatMap((field) => {
    const text = typed[field]?.trim() ?? ''
    return text === '' ? [] : [[field, field === 'Mileage' ? digitsOf(text) : text]]
  })
  return { ...Object.fromEntries(texts), DraftKey: key, ...(estimate && { EstimateKey: estimate.key }) }
}

/** Returns the draft for another device, without the identity number. */
export function carriedDraft({ key, typed, estimate }: RequestDraft) {
  const { IdNumber: _identity, ...others } = typed
  return { draftKey: key, typed: others, estimate }
}
