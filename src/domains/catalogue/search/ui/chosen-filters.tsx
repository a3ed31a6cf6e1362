import { Link, useLocation } from 'react-router'
import { useText } from '#i18n/text.ts'
import searchTexts from '#texts/search'
import { Icon } from '#ui/icon.tsx'
import { partsOf, searchText, withoutFilters, withoutPart } from '../address.ts'
import type { Facets } from '../contract.ts'
import styles from './chosen-filters.module.css'
import { FilterWords } from './filter-words.tsx'
import { useFilterLabels } from './use-filter-labels.ts'

interface ChosenFiltersProps {
  search: URLSearchParams
  named?: Facets['facets']
  go: (next: URLSearchParams) => void
}

/** Active filters, each a link to the search without it, and a link to clear all. */
export function ChosenFilters({ search, named, go }: ChosenFiltersProps) {
  const t = useText(searchTexts)
  const labels = useFilterLabels(named)
  const { pathname } = useLocation()
  const parts = partsOf(search)
  if (parts.length === 0) return null
  const link = (next: URLSearchParams) => ({
    to: { pathname, search: searchText(next) },
    preventScrollReset: true,
    onClick: (event: { preventDefault: () => void; metaKey?: boolean; ctrlKey?: boolean; shiftKey?: boolean }) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      go(next)
    },
  })
  return (
    <ul className={styles.chips} aria-label={t('filters.chosen')}>
      {parts.map((part) => {
        const label = labels.part(part)
        return (
          <li key={`${part.parameters.join()} ${part.value}`}>
            <Link className={styles.chip} {...link(withoutPart(search, part))} aria-label={t('filters.remove', { filter: label })}>
              <bdi>
                <FilterWords labels={labels} part={part} />
              </bdi>
              <Icon name="x" size={16} />
            </Link>
          </li>
        )
      })}
      {parts.length > 1 && (
        <li>
          <Link className={styles.clear} {...link(withoutFilters(search))}>
            {t('filters.clear')}
          </Link>
        </li>
      )}
    </ul>
  )
}
