import { useState } from 'react'
import { apiQuery, keepPreviousData } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import { filtersOnly, partsOf, withoutPart, withValues } from '#domains/catalogue/search/address.ts'
import type { Facets } from '#domains/catalogue/search/contract.ts'
import { AmountFilter } from '#domains/catalogue/search/ui/amount-filter.tsx'
import { FilterSheet } from '#domains/catalogue/search/ui/filter-sheet.tsx'
import { FilterWords } from '#domains/catalogue/search/ui/filter-words.tsx'
import { queryOf } from '#domains/catalogue/search/ui/search-query.ts'
import { useFilterLabels } from '#domains/catalogue/search/ui/use-filter-labels.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import alertsTexts from '#texts/alerts'
import searchTexts from '#texts/search'
import searchFiltersTexts from '#texts/searchFilters'
import { Chip } from '#ui/chip.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './alert-criteria.module.css'

interface AlertCriteriaProps {
  search: URLSearchParams
  facets: Facets | null
  change: (search: URLSearchParams) => void
}

/** Criteria of an alert as chips; price and mileage with histograms, other filters in the filter dialog. */
export function AlertCriteria({ search, facets, change }: AlertCriteriaProps) {
  const t = useText(alertsTexts)
  const s = useText(searchTexts)
  const filters = useText(searchFiltersTexts)
  const { price, km } = useFormat()
  const labels = useFilterLabels(facets?.facets)
  const [sheet, setSheet] = useState(false)
  const parts = partsOf(search)
  return (
    <>
      <div className={styles.head}>
        <h2>{t('criteria')}</h2>
        {facets && (
          <button type="button" className={styles.add} onClick={() => setSheet(true)} aria-haspopup="dialog">
            <Icon name="plus" size={18} />
            {t('addCriterion')}
          </button>
        )}
      </div>
      {parts.length === 0 ? (
        <p className={styles.none}>{t('noCriteria')}</p>
      ) : (
        <ul className={styles.chips}>
          {parts.map((part) => {
            const label = labels.part(part)
            return (
              <li key={`${part.parameters.join()} ${part.value}`}>
                <Chip chosen label={s('filters.remove', { filter: label })} onClick={() => change(withoutPart(search, part))}>
                  <bdi>
                    <FilterWords labels={labels} part={part} />
                  </bdi>
                </Chip>
              </li>
            )
          })}
        </ul>
      )}
      {facets && (
        <div className={styles.amounts}>
          <div>
            <h3>{t('price')}</h3>
            <AmountFilter
              legend={t('price')}
              names={['MinPrice', 'MaxPrice']}
              search={search}
              histogram={facets.histograms.price}
              unit={filters('range.dirham')}
              labels={[filters('range.minPrice'), filters('range.maxPrice')]}
              say={price}
              set={(from, to) => change(withValues(search, { MinPrice: from, MaxPrice: to }))}
            />
          </div>
          <div>
            <h3>{t('mileage')}</h3>
            <AmountFilter
              legend={t('mileage')}
              names={['MinMileage', 'MaxMileage']}
              search={search}
              histogram={facets.histograms.mileage}
              unit={filters('range.kilometre')}
              labels={[filters('range.minMileage'), filters('range.maxMileage')]}
              say={km}
              set={(from, to) => change(withValues(search, { MinMileage: from, MaxMileage: to }))}
            />
          </div>
        </div>
      )}
      {facets && <FilterSheet open={sheet} search={search} facets={facets} close={() => setSheet(false)} go={change} />}
    </>
  )
}

/** Returns the counts of the matching cars; the previous counts stay until the next response. */
export function useFacets(search: URLSearchParams | null): Facets | null {
  const asked = search && { params: { query: queryOf(filtersOnly(search)) } }
  return useQuery(apiQuery('/api/vehicles/facets', asked, { placeholderData: keepPreviousData })).data
}
