import type { Suggestion } from '#domains/catalogue/search/query-parser/contract.ts'
import { formatDate, formatKm, formatNumber, formatPrice } from '#i18n/format.ts'
import type { Text } from '#i18n/text.ts'
import { type Language, type Localized, localized } from '#shared/language.ts'
import { flagFilters, type Part, wantedFilter } from './address.ts'
import { bodyStyles, colors, conditions, fuels, gears, oneOf, registrations, repairs, sellers } from './values.ts'

/** Names of cities and stores, which no translation pack contains. */
export interface Named {
  cities: readonly { value: string; label: Localized }[]
  storageAreas: readonly { value: number; label: Localized }[]
}

/**
 * Creates functions that describe filters in one language, for screens and mails: `t` and `v` are the packs of the search and of the
 * vehicles.
 */
export function filterLabels(t: Text<'search'>, v: Text<'vehicles'>, language: Language, named?: Named) {
  const price = (dirhams: number) => formatPrice(dirhams, language)
  const km = (distance: number) => formatKm(distance, language)
  const date = (day: string) => formatDate(day, language)

  /** Returns the label of a filter value; an unknown value is returned as is. */
  function value(parameter: string, code: string): string {
    const one = (): string | null => {
      switch (parameter) {
        case 'BodyStyles':
          return said(oneOf(bodyStyles, code), (known) => v(`bodyStyle.${known}`))
        case 'FuelTypes':
          return said(oneOf(fuels, code), (known) => v(`fuel.${known}`))
        case 'GearTypes':
          return said(oneOf(gears, code), (known) => v(`gear.${known}`))
        case 'Conditions':
          return said(oneOf(conditions, code), (known) => v(`condition.${known}`))
        case 'Colors':
          return said(oneOf(colors, code), (known) => v(`color.${known}`))
        case 'RegistrationTypes':
          return said(oneOf(registrations, code), (known) => v(`registration.${known}`))
        case 'OperationTypes':
          return said(oneOf(sellers, code), (known) => v(`operation.${known}`))
        case 'VehicleRepairStatusTypes':
          return said(oneOf(repairs, code), (known) => v(`repair.${known}`))
        case 'Cities':
          return localized(named?.cities.find((city) => city.value === code)?.label, language) || null
        case 'StorageAreaId': {
          const store = named?.storageAreas.find((area) => String(area.value) === code)
          return localized(store?.label, language) || null
        }
        default:
          return null
      }
    }
    return one() ?? code
  }

  /** Returns the excluded value that a chip renders struck through; null for other parts. */
  function struck({ kind, parameters: [first = ''], value: text }: Part): string | null {
    return kind === 'except' ? value(wantedFilter(first), text) : null
  }

  function part({ kind, parameters, value: text, from, to }: Part): string {
    const [first = ''] = parameters
    if (kind === 'list') return value(first, text)
    if (kind === 'except') return t('except', { filter: value(wantedFilter(first), text) })
    if (kind === 'range') return range(text, from, to)
    if (kind === 'monthly') {
      const amount = price(Number(to))
      return Number(from) > 0 ? t('monthly.chipWithDown', { amount, down: price(Number(from)) }) : t('monthly.chip', { amount })
    }
    const flag = oneOf(flagFilters, first)
    if (flag) return t(text === 'false' ? `flag.not${flag}` : `flag.${flag}`)
    const code = oneOf(['Reference', 'ChassisNumber', 'RegistrationNumber', 'ComparableTo'], first)
    return code ? t(`code.${code}`, { value: text }) : text
  }

  /** Returns the text of a range of prices, distances or days, open on either side. */
  function range(kind: string, from: string | null, to: string | null): string {
    if (kind === 'year') return years(from, to)
    const say = kind === 'price' ? price : km
    if (from !== null && to !== null) return t('range.between', { from: formatNumber(Number(from)), to: say(Number(to)) })
    return from !== null ? t('range.atLeast', { from: say(Number(from)) }) : t('range.atMost', { to: say(Number(to)) })
  }

  function years(from: string | null, to: string | null): string {
    const [start, end] = [
      from && (from.endsWith('-01-01') ? from.slice(0, 4) : date(from)),
      to && (to.endsWith('-12-31') ? to.slice(0, 4) : date(to)),
    ]
    if (start && end) return start === end ? start : t('range.between', { from: start, to: end })
    return start ? t('range.since', { from: start }) : t('range.until', { to: end ?? '' })
  }

  /** Returns the text of a suggestion, with the make before a model. */
  function suggestion({ kind, value: code, label, brand }: Suggestion): string {
    if (kind === 'model') return brand ? `${brand} ${code}` : code
    if (kind === 'brand') return code
    if (kind === 'city') return localized(label, language) || code
    return value({ bodyStyle: 'BodyStyles', fuelType: 'FuelTypes', gearType: 'GearTypes', color: 'Colors' }[kind], code)
  }

  return { value, part, struck, suggestion }
}

function said<V>(known: V | null, say: (known: V) => string): string | null {
  return known === null ? null : say(known)
}
