import { Link, useLocation } from 'react-router'
import { address } from '#client/addresses.ts'
import { useText } from '#i18n/text.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { type Part, partsOf, rangeFilters, searchText, withoutFilters, withoutParameters } from '../address.ts'
import type { Facets } from '../contract.ts'
import styles from './empty-results.module.css'
import { useFilterLabels } from './use-filter-labels.ts'

/** Nothing fits: which single filter to take away, and how many cars that gives. */
export function EmptyResults({ search, facets }: { search: URLSearchParams; facets: Facets }) {
  const t = useText('search')
  const labels = useFilterLabels(facets.facets)
  const { pathname } = useLocation()
  const parts = partsOf(search)
  const ways = (facets.loosen ?? []).filter((way) => way.total > 0)
  const link = (next: URLSearchParams) => ({ pathname, search: searchText(next) })
  /** The filters behind these parameters, as their chips say them. */
  const said = (parameters: readonly string[]): string =>
    parts
      .filter((part: Part) => part.parameters.some((name) => parameters.includes(name)))
      .map(labels.part)
      .join(t('empty.comma'))
  /** Both bounds of a range leave together, as their chip does. */
  const whole = (parameters: readonly string[]): string[] => [
    ...new Set(
      parameters.flatMap((name) => Object.values(rangeFilters).find((range) => (range as readonly string[]).includes(name)) ?? [name]),
    ),
  ]

  if (parts.length === 0)
    return (
      <EmptyState title={t('empty.stock')} text={t('empty.stockText')}>
        <ButtonLink variant="outline" to={address.home()}>
          {t('home')}
        </ButtonLink>
      </EmptyState>
    )
  return (
    <EmptyState title={t('empty.title')} text={t(ways.length > 0 ? 'empty.loosen' : 'empty.none')}>
      {ways.length > 0 && (
        <ul className={styles.ways}>
          {ways.map((way) => (
            <li key={way.parameters.join()}>
              <Link className={styles.way} to={link(withoutParameters(search, whole(way.parameters)))}>
                <Icon name="x" size={18} />
                <span className={styles.name}>
                  <bdi>{t('empty.without', { filter: said(way.parameters) })}</bdi>
                </span>
                <b>{t('empty.gives', { count: way.total })}</b>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <ButtonLink variant="outline" to={pathname + searchText(withoutFilters(search))}>
        {t('empty.clear')}
      </ButtonLink>
    </EmptyState>
  )
}

/** A page past the last one: the way back. */
export function BeyondLastPage({ search, total }: { search: URLSearchParams; total: number }) {
  const t = useText('search')
  const { pathname } = useLocation()
  return (
    <EmptyState title={t('empty.page')} text={t('empty.pageText', { total })}>
      <ButtonLink variant="outline" to={pathname + searchText(withoutParameters(search, ['page']))}>
        {t('empty.first')}
      </ButtonLink>
    </EmptyState>
  )
}
