import { useLazyQuery } from '#client/lazy-query.ts'
import { apiQuery } from '#client/query/api-query.ts'
import { useLanguage } from '#i18n/text.ts'
import { everyName, type Localized, localized } from '#shared/language.ts'

export interface City {
  name: string
  names: Localized
}

const none: readonly City[] = []

/** Returns the cities of the reference tables; `shown` localises a French name. */
export function useCities(): { cities: readonly City[]; shown: (name: string | null) => string } {
  const language = useLanguage()
  // without the list, any name is sent and validated by the server
  const cities = useLazyQuery(apiQuery('/api/cities/details', {}, { staleTime: Number.POSITIVE_INFINITY })).data ?? none
  const shown = (name: string | null) => {
    return localized(cities.find((city) => city.name === name)?.names, language) || (name ?? '')
  }
  return { cities, shown }
}

/** Returns the French name of a typed city, ignoring case and accents; undefined when unknown. */
export function cityNamed(cities: readonly City[], typed: string): string | undefined {
  if (cities.length === 0) return typed
  const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return cities.find(({ name, names }) => [name, ...everyName(names)].some((known) => plain(known) === plain(typed)))?.name
}
