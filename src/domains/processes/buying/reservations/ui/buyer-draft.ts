import { isCin, isIce, isPersonName, isRegistrationNumber } from '#domains/processes/buying/bookings/rules.ts'
import { e164 } from '#shared/phone.ts'

export const buyerFields = [
  'companyName',
  'ice',
  'registrationNumber',
  'civility',
  'firstName',
  'lastName',
  'phone',
  'email',
  'idNumber',
  'address',
  'addressLine2',
  'zip',
  'city',
] as const
export type BuyerField = (typeof buyerFields)[number]

export type BuyerKind = 'person' | 'company'
/** Typed values by field; untouched fields are absent. */
export type BuyerDraft = Partial<Record<BuyerField | 'kind', string>>
export type BuyerValues = Record<BuyerField, string>
export type BuyerFaults = Partial<Record<BuyerField, 'need' | 'bad'>>

/** A draft expires after a week. */
const keptFor = 7 * 86_400_000

/** Parses the stored draft; drops expired and invalid values. */
export function readBuyer(stored: unknown, now: number): BuyerDraft {
  const { typed, keptAt } = (stored ?? {}) as { typed?: unknown; keptAt?: unknown }
  if (typeof typed !== 'object' || typed === null || typeof keptAt !== 'number' || now - keptAt > keptFor) return {}
  const texts = [...buyerFields, 'kind' as const].flatMap((field) => {
    const text = (typed as Record<string, unknown>)[field]
    return typeof text === 'string' ? [[field, text]] : []
  })
  return Object.fromEntries(texts) as BuyerDraft
}

const ofCompany: readonly BuyerField[] = ['companyName', 'ice', 'registrationNumber']

/** Returns whether a kind of buyer has this field: only companies have a company name and numbers. */
export function asksFor(kind: BuyerKind, field: BuyerField): boolean {
  if (kind === 'company') return field !== 'civility'
  return !ofCompany.includes(field)
}

/** Returns whether a kind of buyer requires the field. */
export function needs(kind: BuyerKind, field: BuyerField): boolean {
  if (!asksFor(kind, field)) return false
  return [...ofCompany, 'civility', 'firstName', 'lastName', 'phone', 'email'].includes(field)
}

/** Returns all errors of the trimmed values, by the rules of the server. `isCity`: whether a city is known. */
export function findBuyerFaults(kind: BuyerKind, values: BuyerValues, isCity: (name: string) => boolean): BuyerFaults {
  const faults: BuyerFaults = {}
  for (const field of buyerFields) {
    if (!asksFor(kind, field)) continue
    const text = values[field]
    if (text === '') {
      if (needs(kind, field)) faults[field] = 'need'
    } else if (!(field === 'city' ? isCity(text) : fits[field](text))) faults[field] = 'bad'
  }
  return faults
}

const plain = (text: string) => text.replaceAll(/[\s.-]/g, '').toUpperCase()

const fits: Record<Exclude<BuyerField, 'city'>, (text: string) => boolean> = {
  companyName: () => true,
  ice: (text) => isIce(plain(text)),
  registrationNumber: (text) => isRegistrationNumber(plain(text)),
  civility: (text) => text === 'M.' || text === 'Mme.',
  firstName: isPersonName,
  lastName: isPersonName,
  phone: (text) => e164(text) !== null,
  email: (text) => /^[^\s@]+@[^\s@]+\.[A-Za-z]{2,}$/.test(text),
  idNumber: (text) => isCin(plain(text)),
  address: () => true,
  addressLine2: () => true,
  zip: (text) => /^\d{5}$/.test(text),
}

/** Converts the values to the API's buyer; `city` by its French name. */
export function buyerOf(kind: BuyerKind, values: BuyerValues) {
  const own = (field: BuyerField) => (asksFor(kind, field) && values[field]) || null
  return {
    civility: kind === 'company' ? ('Société' as const) : (values.civility as 'M.' | 'Mme.'),
    firstName: values.firstName,
    lastName: values.lastName,
    phone: values.phone,
    email: values.email,
    idNumber: own('idNumber'),
    address: own('address'),
    addressLine2: own('addressLine2'),
    zip: own('zip'),
    city: own('city'),
    companyName: own('companyName'),
    ice: own('ice'),
    registrationNumber: own('registrationNumber'),
  }
}
export type BuyerInput = ReturnType<typeof buyerOf>
