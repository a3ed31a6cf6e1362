import { useMemo } from 'react'
import { useLocalStorage } from '#client/device.ts'
import { apiQuery } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import { useSession } from '#client/use-session.ts'
import { cityNamed, useCities } from '#domains/foundation/reference/ui/use-cities.ts'
import { spacedPhone } from '#shared/phone.ts'
import type { FormValues } from '#ui/use-form.ts'
import {
  asksFor,
  type BuyerDraft,
  type BuyerFaults,
  type BuyerField,
  type BuyerInput,
  type BuyerKind,
  type BuyerValues,
  buyerFields,
  buyerOf,
  findBuyerFaults,
  readBuyer,
} from './buyer-draft.ts'

/** The buyer: the draft on this device, otherwise data of the account. */
export interface BuyerState {
  kind: BuyerKind
  choose: (kind: BuyerKind) => void
  textOf: (field: BuyerField) => string
  type: (field: BuyerField, text: string) => void
  cities: readonly string[]
  /** trimmed values of the fields that this kind of buyer has */
  texts: FormValues
  /** returns the errors beyond the limits of the contract */
  find: () => BuyerFaults
  /** returns the buyer in the API's format */
  request: () => BuyerInput
  forget: () => void
}

export function useBuyer(): BuyerState {
  const [stored, change] = useLocalStorage('buyer')
  const own = useOwnBuyer()
  const { cities, shown } = useCities()
  const draft = readBuyer(stored, Date.now())
  const kind: BuyerKind = (draft.kind ?? own.kind) === 'company' ? 'company' : 'person'
  const textOf = (field: BuyerField) => draft[field] ?? (field === 'city' ? shown(own.city ?? null) : own[field]) ?? ''
  const keep = (field: BuyerField | 'kind', text: string) =>
    change((now) => ({ typed: { ...readBuyer(now, Date.now()), [field]: text }, keptAt: Date.now() }))

  const values = Object.fromEntries(buyerFields.map((field) => [field, textOf(field).trim()])) as BuyerValues

  return {
    kind,
    choose: (chosen) => keep('kind', chosen),
    textOf,
    type: keep,
    cities: cities.map(({ name }) => shown(name)),
    texts: Object.fromEntries(buyerFields.filter((field) => asksFor(kind, field)).map((field) => [field, values[field]])),
    find: () => findBuyerFaults(kind, values, (name) => cityNamed(cities, name) !== undefined),
    request: () => buyerOf(kind, { ...values, city: values.city && (cityNamed(cities, values.city) ?? '') }),
    forget: () => change(() => null),
  }
}

/** Returns the account's data; empty for a visitor. */
function useOwnBuyer(): BuyerDraft {
  const { state } = useSession()
  // without a response the form starts empty
  const { data } = useQuery(apiQuery('/api/customers/current', state === 'signedIn' ? {} : null))
  return useMemo(() => {
    if (!data) return {}
    const { firstName, lastName, civility } = data
    return {
      kind: civility === 'Société' ? 'company' : 'person',
      civility: civility === 'Société' ? '' : civility,
      firstName,
      lastName,
      email: data.email ?? '',
      phone: spacedPhone(data.phone ?? ''),
      companyName: data.companyName ?? '',
      address: data.address ?? '',
      addressLine2: data.addressLine2 ?? '',
      zip: data.zip ?? '',
      city: data.city ?? '',
    }
  }, [data])
}
