import { useMemo } from 'react'
import { apiQuery } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import type { Brand, City, FeatureCategory, Model, StorageArea } from '#domains/foundation/reference/contract.ts'

/** Reference data of the vehicle form. */
export interface Catalogue {
  brands: readonly Brand[]
  cities: readonly City[]
  areas: readonly StorageArea[]
  categories: readonly FeatureCategory[]
}

const asLongAsOpen = { staleTime: Number.POSITIVE_INFINITY }

/** Loads makes, cities, areas and equipment once per page; null until loaded. */
export function useCatalogue(): Catalogue | null {
  const { data: brands } = useQuery(apiQuery('/api/vehiclebrands/stripped', {}, asLongAsOpen))
  const { data: cities } = useQuery(apiQuery('/api/cities/details', {}, asLongAsOpen))
  const { data: areas } = useQuery(apiQuery('/api/storageareas', {}, asLongAsOpen))
  const { data: categories } = useQuery(apiQuery('/api/features', {}, asLongAsOpen))
  return useMemo(
    () => brands && cities && areas && categories && { brands, cities, areas, categories },
    [brands, cities, areas, categories],
  )
}

/** Loads the models of a make; empty until loaded. */
export function useModels(brand: string | undefined): readonly Model[] {
  const { data } = useQuery(apiQuery('/api/vehiclebrands/{brand}/stripped', brand ? { params: { path: { brand } } } : null, asLongAsOpen))
  return data ?? []
}
