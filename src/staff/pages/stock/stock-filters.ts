import { useSearchParams } from 'react-router'
import type { VehicleStatus } from '#domains/catalogue/vehicles/contract.ts'
import { everyOf } from '#shared/closed-list.ts'

export const statuses = everyOf<VehicleStatus>()(['Draft', 'Pending', 'Active', 'InTransfer', 'Published', 'Reserved', 'Booked', 'Sold'])
export const sorts = {
  modified: { sort: 'modified', direction: 'desc' },
  created: { sort: 'created', direction: 'desc' },
  priceUp: { sort: 'price', direction: 'asc' },
  priceDown: { sort: 'price', direction: 'desc' },
  reference: { sort: 'reference', direction: 'asc' },
} as const

function readFilters(search: URLSearchParams) {
  const view = search.get('view') ?? 'all'
  const area = Number(search.get('area'))
  const make = Number(search.get('make'))
  const wish = search.get('sort') ?? ''
  const order = Object.hasOwn(sorts, wish) ? (wish as keyof typeof sorts) : 'modified'
  const status = statuses.find((one) => one === view)
  return {
    view: status ?? (view === 'archived' || view === 'openPrice' ? view : 'all'),
    order,
    query: {
      ...(status && { status: [status] }),
      ...(view === 'archived' && { archived: 'true' as const }),
      ...(view === 'openPrice' && { openPrice: 'true' as const }),
      ...(area > 0 && { storageAreaId: [area] }),
      ...(make > 0 && { brandId: [make] }),
      ...(search.get('q') && { q: search.get('q') ?? '' }),
      ...sorts[order],
    },
    page: Math.max(1, Number(search.get('page')) || 1),
  }
}

/** The filters of the stock list, stored in the address. */
export function useStockFilters() {
  const [search, setSearch] = useSearchParams()
  const filters = readFilters(search)
  return {
    ...filters,
    /** value in the address, '' when missing */
    textOf: (name: 'q' | 'area' | 'make') => search.get(name) ?? '',
    /** whether there is a filter other than the order */
    isFiltered: filters.view !== 'all' || 'q' in filters.query || 'storageAreaId' in filters.query || 'brandId' in filters.query,
    /** sets filters; an empty value removes one. Returns to the first page. */
    set(values: Record<string, string>): void {
      const next = new URLSearchParams(search)
      for (const [name, value] of Object.entries(values)) {
        if (value) next.set(name, value)
        else next.delete(name)
      }
      next.delete('page')
      setSearch(next, { preventScrollReset: true })
    },
    clear: () => setSearch({}),
  }
}

export type StockFilters = ReturnType<typeof useStockFilters>
