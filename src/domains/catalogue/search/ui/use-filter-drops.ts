import { useText } from '#i18n/text.ts'
import searchTexts from '#texts/search'
import { partsBehind, withoutPartsBehind } from '../address.ts'
import type { Facets } from '../contract.ts'
import { useFilterLabels } from './use-filter-labels.ts'

/** Returns the label of a removable filter, and the search without it. */
export function useFilterDrops(search: URLSearchParams, { facets }: Facets) {
  const t = useText(searchTexts)
  const labels = useFilterLabels(facets)
  return (parameters: readonly string[]): { filter: string; next: URLSearchParams } => ({
    filter: partsBehind(search, parameters).map(labels.part).join(t('empty.comma')),
    next: withoutPartsBehind(search, parameters),
  })
}
