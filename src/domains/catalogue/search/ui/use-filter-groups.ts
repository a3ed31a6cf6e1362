import { useText } from '#i18n/text.ts'
import searchFiltersTexts from '#texts/searchFilters'
import { exceptFilter, type ListFilter, partsOf, toggled, withValues } from '../address.ts'
import type { Facets } from '../contract.ts'
import type { Choice } from './choice-list.tsx'
import { useFilterLabels } from './use-filter-labels.ts'

export interface FilterProps {
  search: URLSearchParams
  facets: Facets
  change: (next: URLSearchParams) => void
}

/** Shared data and handlers of all filter groups. */
export function useFilterGroups({ search, facets, change }: FilterProps) {
  const t = useText(searchFiltersTexts)
  const labels = useFilterLabels(facets.facets)
  const parts = partsOf(search)
  return {
    /** summary of the chosen values of a group */
    chosen: (...names: string[]): string | null => {
      const found = parts.filter((part) => part.parameters.some((name) => names.includes(name)))
      if (found.length === 0 || !found[0]) return null
      return found.length === 1 ? labels.part(found[0]) : t('filters.chosenCount', { count: found.length })
    },
    /** props of a checkbox list, by URL parameter; most values can be excluded */
    list: (name: ListFilter) => {
      const except = exceptFilter(name)
      return {
        name,
        chosen: search.getAll(name),
        toggle: (value: string) => change(toggled(search, name, value)),
        except: except
          ? {
              name: except,
              values: search.getAll(except),
              toggle: (value: string) => change(toggled(search, except, value)),
            }
          : undefined,
      }
    },
    /** sets or clears a flag */
    flag: (name: string, on: boolean) => change(withValues(search, { [name]: on || null })),
  }
}

/** Returns the values of an enumeration with their counts, zeros included. */
export function choicesOf<V extends string>(
  values: readonly V[],
  facet: readonly { value: V; count: number }[],
  label: (value: V) => string,
): Choice[] {
  return values.map((value) => ({ value, label: label(value), count: facet.find((one) => one.value === value)?.count ?? 0 }))
}

export const countOfYes = (facet: readonly { value: boolean; count: number }[]): number => facet.find((one) => one.value)?.count ?? 0
