import { Link } from 'react-router'
import { useText } from '#i18n/text.ts'
import searchTexts from '#texts/search'
import searchFiltersTexts from '#texts/searchFilters'
import { partsOf, searchText, withoutFilters } from '../address.ts'
import type { Facets } from '../contract.ts'
import { FilterPanel } from './filter-panel.tsx'
import { WrittenFolds } from './fold.tsx'
import styles from './search-results.module.css'
import { filtersPlace } from './use-return-focus.ts'

interface FilterColumnProps {
  search: URLSearchParams
  facets: Facets
  go: (next: URLSearchParams) => void
}

/** Filters next to the results; a form with a button without JavaScript. */
export function FilterColumn({ search, facets, go }: FilterColumnProps) {
  const t = useText(searchFiltersTexts)
  const words = useText(searchTexts)
  const clear = withoutFilters(search)
  return (
    <aside id={filtersPlace} className={styles.filters} aria-label={t('filters.title')}>
      <form method="get" onSubmit={(event) => event.preventDefault()}>
        {[...clear].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <noscript>
          {/* Enter in a field presses the first submit button of the form: it must be this one. */}
          <button className="vh" type="submit" tabIndex={-1} aria-hidden="true">
            {t('filters.apply')}
          </button>
        </noscript>
        <div className={styles.filtersHead}>
          <h2>{t('filters.title')}</h2>
          {partsOf(search).length > 0 && (
            <Link
              className={styles.clear}
              to={{ search: searchText(clear) }}
              preventScrollReset
              onClick={(event) => {
                event.preventDefault()
                go(clear)
              }}
            >
              {words('filters.clear')}
            </Link>
          )}
        </div>
        <WrittenFolds value={search.has('folds') || searchText(new URLSearchParams([...search, ['folds', 'open']]))}>
          <FilterPanel search={search} facets={facets} change={go} />
        </WrittenFolds>
        <noscript>
          <button className={styles.apply} type="submit">
            {t('filters.apply')}
          </button>
        </noscript>
      </form>
    </aside>
  )
}
