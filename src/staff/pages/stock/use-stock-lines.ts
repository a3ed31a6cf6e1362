import { callApi } from '#client/call.ts'
import type { StockRow } from '#domains/catalogue/stock/contract.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import stockTexts from '#texts/stock'
import vehiclesTexts from '#texts/vehicles'
import { placeOf } from './stock-columns.tsx'
import type { StockFilters } from './stock-filters.ts'

const maxLines = 10_000

/** Returns the CSV lines: every filtered row, page by page. */
export function useStockLines(query: StockFilters['query']) {
  const t = useText(stockTexts)
  const v = useText(vehiclesTexts)
  const language = useLanguage()
  return async () => {
    const all: StockRow[] = []
    for (let at = 1; all.length < maxLines; at++) {
      const { results, pageCount } = await callApi('get', '/api/staff/vehicles', { params: { query: { ...query, page: at, size: 100 } } })
      all.push(...results)
      if (at >= pageCount) break
    }
    const head = ['reference', 'car', 'plate', 'status', 'area', 'year', 'mileage', 'price', 'photos', 'tasks'] as const
    return [
      head.map((name) => t(`col.${name}`)),
      ...all.map((row) => [
        row.reference,
        [`${row.brand} ${row.model}`, row.version].filter(Boolean).join(' '),
        row.registrationNumber,
        v(`status.${row.lastStatus}`),
        placeOf(row, language),
        row.releaseDate,
        row.mileage,
        row.price,
        row.pictureCount,
        row.openTasks,
      ]),
    ]
  }
}
