import { useMemo } from 'react'
import { useApiQuery } from '#client/query/query.ts'
import type { Brand, City, FeatureCategory, Model, StorageArea } from '#domains/reference/contract.ts'

/** What a card is filled from. */
export interface Catalogue {
  brands: readonly Brand[]
  cities: readonly City[]
  areas: readonly StorageArea[]
  categories: readonly FeatureCategory[]
}

const asLongAsOpen = { fresh: Number.POSITIVE_INFINITY }

/** Makes, cities, areas and equipment, asked for once as long as the page is open; null until they are there. */
export function useCatalogue(): Catalogue | null {
  const { data: brands } = useApiQuery('/api/vehiclebrands/stripped', {}, asLongAsOpen)
  const { data: cities } = useApiQuery('/api/cities/details', {}, asLongAsOpen)
  const { data: areas } = useApiQuery('/api/storageareas', {}, asLongAsOpen)
  const { data: categories } = useApiQuery('/api/features', {}, asLongAsOpen)
  return useMemo(
    () => brands && cities && areas && categories && { brands, cities, areas, categories },
    [brands, cities, areas, categories],
  )
}

/** The models of a make; empty until they are there. */
export function useModels(brand: string | undefined): readonly Model[] {
  const { data } = useApiQuery('/api/vehiclebrands/{brand}/stripped', brand ? { params: { path: { brand } } } : null, asLongAsOpen)
  return data ?? []
}
