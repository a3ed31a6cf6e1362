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
  /** error message of the server, in the language of the page; empty without a response */
  message: string
  /** rejected parameter; null when the server failed */
  parameter: string | null
  /** true without a network connection */
  isOffline?: boolean
}

export type Loaded = { redirect: string } | { answer: Found | LoadFailure; status: number }

/**
 * Loads the search screen: one page of cars and the counts of every filter, in parallel. A sentence in `q` is parsed first and redirects to
 * the URL of its filters; unrecognised words become `unknown`.
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

/** Removes models of makes that are not chosen, so that the page stays small. */
function shownOnly(found: Facets, search: URLSearchParams): Facets {
  const brands = search.getAll('Brands')
  return { ...found, facets: { ...found.facets, models: found.facets.models.filter((model) => brands.includes(model.brand)) } }
}

/** Returns the first rejected parameter of the URL. */
function parameterOf(errors: readonly { field: string }[] | undefined, search: URLSearchParams): string | null {
  return errors?.find(({ field }) => search.has(field))?.field ?? null
}
