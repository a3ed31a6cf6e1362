import { Link, useLocation } from 'react-router'
import { address } from '#client/addresses.ts'
import { useText } from '#i18n/text.ts'
import searchTexts from '#texts/search'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { partsOf, searchText, withoutFilters, withoutParameters } from '../address.ts'
import type { Facets } from '../contract.ts'
import styles from './empty-results.module.css'
import { useFilterDrops } from './use-filter-drops.ts'

/** Enough pairs to choose from. */
const mostPairs = 4

/** Empty result: the single filters to remove, or the pairs when none alone helps, with the number of cars of each. */
export function EmptyResults({ search, facets }: { search: URLSearchParams; facets: Facets }) {
  const t = useText(searchTexts)
  const drop = useFilterDrops(search, facets)
  const { pathname } = useLocation()
  const { loosen = [], loosenPairs = [] } = facets
  const single = loosen.filter((way) => way.total > 0)
  const ways = single.length > 0 ? single : loosenPairs.slice(0, mostPairs)
  const lead = single.length > 0 ? 'empty.loosen' : ways.length > 0 ? 'empty.loosenPair' : 'empty.none'
  const link = (next: URLSearchParams) => ({ pathname, search: searchText(next) })

  if (partsOf(search).length === 0)
    return (
      <EmptyState title={t('empty.stock')} text={t('empty.stockText')}>
        <ButtonLink variant="outline" to={address.home()}>
          {t('home')}
        </ButtonLink>
      </EmptyState>
    )
  return (
    <EmptyState title={t('empty.title')} text={t(lead)}>
      {ways.length > 0 && (
        <ul className={styles.ways}>
          {ways.map((way) => {
            const { filter, next } = drop(way.parameters)
            return (
              <li key={way.parameters.join()}>
                <Link className={styles.way} to={link(next)}>
                  <Icon name="x" size={18} />
                  <span className={styles.name}>
                    <bdi>{t('empty.without', { filter })}</bdi>
                  </span>
                  <b>{t('empty.gives', { count: way.total })}</b>
                </Link>
              </li>
            )
          })}
        </ul>
      )}
      <ButtonLink variant="outline" to={pathname + searchText(withoutFilters(search))}>
        {t('empty.clear')}
      </ButtonLink>
    </EmptyState>
  )
}

/** A page after the last one: link back. */
export function BeyondLastPage({ search, total }: { search: URLSearchParams; total: number }) {
  const t = useText(searchTexts)
  const { pathname } = useLocation()
  return (
    <EmptyState title={t('empty.page')} text={t('empty.pageText', { total })}>
      <ButtonLink variant="outline" to={pathname + searchText(withoutParameters(search, ['page']))}>
        {t('empty.first')}
      </ButtonLink>
    </EmptyState>
  )
}
