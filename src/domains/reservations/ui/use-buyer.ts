import { useMemo } from 'react'
import { useDeviceList } from '#client/device.ts'
import { useApiQuery } from '#client/query/query.ts'
import { useSession } from '#client/use-session.ts'
import { cityNamed, useCities } from '#domains/reference/ui/use-cities.ts'
import { spacedPhone } from '#shared/phone.ts'
import type { FormTexts } from '#ui/use-form.ts'
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

/** Who buys: what was typed on this device, else what the account knows. */
export interface BuyerState {
  kind: BuyerKind
  choose: (kind: BuyerKind) => void
  textOf: (field: BuyerField) => string
  type: (field: BuyerField, text: string) => void
  cities: readonly string[]
  /** what was typed, trimmed, of the fields that this buyer has */
  texts: FormTexts
  /** what keeps the buyer from being sent, besides the limits of the contract */
  find: () => BuyerFaults
  /** the buyer as the API takes it */
  request: () => BuyerInput
  forget: () => void
}

export function useBuyer(): BuyerState {
  const [stored, change] = useDeviceList('buyer')
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

/** What the house knows of the person who is signed in, so that nobody types it again; nothing for others. */
function useOwnBuyer(): BuyerDraft {
  const { state } = useSession()
  // without an answer the form is filled in by hand, as by everybody else
  const { data } = useApiQuery('/api/customers/current', state === 'signedIn' ? {} : null)
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
