import type { Buyer } from '../bookings/contract.ts'
import { neededOfBuyer } from '../bookings/rules.ts'

/** Fields of a buyer that can be corrected. E-mail and phone prove who booked, so they cannot. */
export const correctable = [
  'civility',
  'firstName',
  'lastName',
  'companyName',
  'ice',
  'registrationNumber',
  'idNumber',
  'address',
  'addressLine2',
  'zip',
  'city',
] as const satisfies readonly (keyof Buyer)[]
export type CorrectableField = (typeof correctable)[number]

/** Returns the missing fields of a buyer: a person is identified by the identity card, a company by its ICE. */
export function missingOfBuyer(buyer: Partial<Buyer>): (typeof neededOfBuyer)[number][] {
  const isCompany = buyer.civility === 'Société'
  const needed = neededOfBuyer.filter((field) => (isCompany ? field !== 'idNumber' : field !== 'companyName' && field !== 'ice'))
  return needed.filter((field) => !buyer[field])
}

export interface BuyerChange {
  field: CorrectableField
  before: string | null
  after: string | null
}

/** Returns the changed fields of a buyer, in the order of the form. */
export function buyerChanges(before: Partial<Buyer>, after: Partial<Buyer>): BuyerChange[] {
  return correctable
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }))
    .filter((change) => change.before !== change.after)
}
