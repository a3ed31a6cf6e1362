import { useEffect, useState } from 'react'
import { browserApi } from '#client/api.ts'
import type { Brand, City, FeatureCategory, Model, StorageArea } from '../../../reference/contract.ts'

/** What a card is filled from. */
export interface Catalogue {
  brands: readonly Brand[]
  cities: readonly City[]
  areas: readonly StorageArea[]
  categories: readonly FeatureCategory[]
}

let kept: Promise<Catalogue> | null = null

/** Makes, cities, areas and equipment, asked for once as long as the page is open; null until they are there. */
export function useCatalogue(): Catalogue | null {
  const [catalogue, setCatalogue] = useState<Catalogue | null>(null)
  useEffect(() => {
    let left = false
    kept ??= readCatalogue()
    kept.then(
      (found) => left || setCatalogue(found),
      () => {
        kept = null
      },
    )
    return () => {
      left = true
    }
  }, [])
  return catalogue
}

async function readCatalogue(): Promise<Catalogue> {
  const api = browserApi()
  const [brands, cities, areas, categories] = await Promise.all([
    api.GET('/api/vehiclebrands/stripped'),
    api.GET('/api/cities/details'),
    api.GET('/api/storageareas'),
    api.GET('/api/features'),
  ])
  if (!brands.data || !cities.data || !areas.data || !categories.data) throw new Error('the catalogue did not come')
  return { brands: brands.data, cities: cities.data, areas: areas.data, categories: categories.data }
}

/** The models of a make; empty until they are there. */
export function useModels(brand: string | undefined): readonly Model[] {
  const [found, setFound] = useState<{ brand: string; models: readonly Model[] } | null>(null)
  useEffect(() => {
    if (!brand) return
    let left = false
    browserApi()
      .GET('/api/vehiclebrands/{brand}/stripped', { params: { path: { brand } } })
      .then(
        ({ data }) => left || setFound({ brand, models: data ?? [] }),
        () => undefined,
      )
    return () => {
      left = true
    }
  }, [brand])
  return found?.brand === brand ? (found?.models ?? []) : []
}
