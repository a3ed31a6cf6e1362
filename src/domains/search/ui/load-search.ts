import type { ApiClient } from '#client/api.ts'
import type { Paged } from '#shared/paging.ts'
import { filtersOnly, readSearch, searchText, withCriteria } from '../address.ts'
import type { Facets, ListedVehicle } from '../contract.ts'
import { queryOf } from './search-query.ts'

export interface Found {
  list: Paged<ListedVehicle>
  facets: Facets
}

export interface LoadFailure {
  /** the sentence of the server, in the language of the page; empty when there was no answer */
  message: string
  /** the parameter that the server did not accept; null when it is the server that failed */
  parameter: string | null
  /** true when no network brought an answer */
  isOffline?: boolean
}

export type Loaded = { redirect: string } | { answer: Found | LoadFailure; status: number }

/**
 * What the search screen shows: one page of cars and the counts of every filter, asked for together.
 * A sentence in `q` becomes filters first and leads to the address of those filters; words that are none go along as `unknown`.
 */
export async function loadSearch(api: ApiClient, params: URLSearchParams): Promise<Loaded> {
  const search = readSearch(params)
  try {
    const sentence = search.get('q')
    if (sentence !== null) {
      const { data, response } = await api.GET('/api/search/suggest', { params: { query: { q: sentence.slice(0, 200) } } })
      if (!data) return { answer: { message: '', parameter: null }, status: response.status }
      return { redirect: searchText(withCriteria(search, data.criteria, data.unknown)) }
    }
    const [list, facets] = await Promise.all([
      api.GET('/api/vehicles', { params: { query: queryOf(search) } }),
      api.GET('/api/vehicles/facets', { params: { query: queryOf(filtersOnly(search)) } }),
    ])
    const status = Math.max(list.response.status, facets.response.status)
    if (list.data && facets.data) return { answer: { list: list.data, facets: shownOnly(facets.data, search) }, status: 200 }
    const error = list.error ?? facets.error
    return { answer: { message: error?.message ?? '', parameter: parameterOf(error?.errors, search) }, status }
  } catch (fault) {
    if (fault instanceof Response) throw fault
    return { answer: { message: '', parameter: null }, status: 503 }
  }
}

/** The counts that the screen draws: models only of the chosen makes, so that the page stays small. */
function shownOnly(found: Facets, search: URLSearchParams): Facets {
  const brands = search.getAll('Brands')
  return { ...found, facets: { ...found.facets, models: found.facets.models.filter((model) => brands.includes(model.brand)) } }
}

/** The first refused parameter that is in the address. */
function parameterOf(errors: readonly { field: string }[] | undefined, search: URLSearchParams): string | null {
  return errors?.find(({ field }) => search.has(field))?.field ?? null
}
