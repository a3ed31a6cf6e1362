import { isCin, isIce, isPersonName, isRegistrationNumber } from '#domains/bookings/rules.ts'
import { isModelName, type UnlistedPart, unlistedParts } from '#domains/reference/unlisted/rules.ts'
import type { FieldFault } from '#shared/errors.ts'
import { e164 } from '#shared/phone.ts'
import { digitsOf, plainText } from '#shared/plain-text.ts'
import { foreignPlate, localPlate } from '#shared/plate.ts'
import { requestTypes } from '../status.ts'

/** The steps of a request, in their order. */
export const requestSteps = ['car', 'seller', 'card', 'store', 'confirm'] as const
export type RequestStep = (typeof requestSteps)[number]

/** What each step asks for, by the names of the call. */
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

/** A request as it was typed so far. `key` makes of the same draft sent twice one request. */
export interface RequestDraft {
  key: string
  typed: Partial<Record<RequestField, string>>
  /** the estimate that it began with, with its range in dirhams */
  estimate: { key: string; low: number | null; high: number | null } | null
  /** how a page asked for the car to be sold, once it was taken over: who says otherwise later is heard */
  way?: RequestWay
  /** the own advert whose car it is, once its facts were taken over */
  advert?: number
  /** when something was typed last, in ms; 0: nothing was */
  keptAt: number
}

/** A draft is forgotten after a month. */
const keptFor = 30 * 86_400_000
/** What a person sells for themselves, here, until they say otherwise. */
const assumed: RequestDraft['typed'] = { RegistrationType: 'Local', Type: 'Purchase' }

/** What stands in the storage of a draft, without what has grown old or is no text. */
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

/** The draft of this device for a car whose make or model is written: nothing was estimated for it. `plate`: what was typed before, or ''. */
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

/** Which kind of plate it is: a Moroccan one has its three cells. */
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

/** Whether a request of this kind must say this: a company names itself, a person has a civility. */
export function mustSay(field: RequestField, typed: RequestDraft['typed']): boolean {
  const isCompany = typed.Civility === 'Société'
  if (field === 'CompanyName') return isCompany
  return !optional.includes(field)
}

/** Which name of a draft is written because the list lacks it. */
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

/** What is wrong with a step, besides the limits of the contract; `today` is YYYY-MM-DD. The server has the same rules. */
export function findStepFaults(step: RequestStep, typed: RequestDraft['typed'], today: string): FieldFault[] {
  return stepFields[step].flatMap((field): FieldFault[] => {
    const text = typed[field]?.trim() ?? ''
    if (text === '') return mustSay(field, typed) ? [{ field, reason: 'required' }] : []
    if (field === 'ReleaseDate') return text < '1950-01-01' || text > today ? [{ field, reason: 'releaseDate' }] : []
    return fits[field]?.(text, typed) === false ? [{ field, reason: reasons[field as keyof typeof reasons] }] : []
  })
}

/** The first step that still lacks something; the last one when nothing does. */
export function firstOpenStep(typed: RequestDraft['typed'], today: string): RequestStep {
  return requestSteps.find((step) => findStepFaults(step, typed, today).length > 0) ?? 'confirm'
}

/** The step that asks for a field. */
export function stepOfField(field: string): RequestStep | null {
  return requestSteps.find((step) => (stepFields[step] as readonly string[]).includes(field)) ?? null
}

/** The request as the call takes it; what was left open is left out, and what belongs to another kind too. */
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

/** The draft as it goes to another device: without the identity number, which can be typed again. */
export function carriedDraft({ key, typed, estimate }: RequestDraft) {
  const { IdNumber: _identity, ...others } = typed
  return { draftKey: key, typed: others, estimate }
}
