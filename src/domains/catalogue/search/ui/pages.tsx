import { Link, useLocation } from 'react-router'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import searchTexts from '#texts/search'
import { Icon } from '#ui/icon.tsx'
import { searchText, withValues } from '../address.ts'
import styles from './pages.module.css'

interface PagesProps {
  search: URLSearchParams
  page: number
  count: number
  first: number
  last: number
  total: number
}

/** Links to pages of a search: first, last, current and its neighbours. Renders nothing for a single page. */
export function Pages({ search, page, count, first, last, total }: PagesProps) {
  const t = useText(searchTexts)
  const { number } = useFormat()
  const { pathname } = useLocation()
  const to = (target: number) => ({
    pathname,
    search: searchText(new URLSearchParams([...withValues(search, {}), ['page', String(target)]])),
  })
  if (count <= 1) return null
  return (
    <>
      <nav className={styles.pages} aria-label={t('pages.label')}>
        {page > 1 && (
          <Link to={to(page - 1)} rel="prev" aria-label={t('pages.previous')} prefetch="intent">
            <Icon name="chevron-left" size={20} />
          </Link>
        )}
        {pagesShown(page, count).map((one, i, all) => (
          <span key={one} className={styles.cell}>
            {i > 0 && one - (all[i - 1] ?? 0) > 1 && <span className={styles.gap}>…</span>}
            <Link
              to={to(one)}
              aria-current={one === page ? 'page' : undefined}
              aria-label={t('pages.page', { page: number(one) })}
              prefetch="intent"
            >
              {number(one)}
            </Link>
          </span>
        ))}
        {page < count && (
          <Link to={to(page + 1)} rel="next" aria-label={t('pages.next')} prefetch="intent">
            <Icon name="chevron-right" size={20} />
          </Link>
        )}
      </nav>
      <p className={styles.summary}>{t('pages.range', { first: number(first), last: number(last), total: number(total) })}</p>
    </>
  )
}

/** Returns the page numbers to link: the ends, the current page and one on each side; fills a gap of one. */
export function pagesShown(page: number, count: number): number[] {
  const near = [1, page - 1, page, page + 1, count].filter((one) => one >= 1 && one <= count)
  const filled = [...near, ...(page === 4 ? [2] : []), ...(page === count - 3 ? [count - 1] : []), ...(page === 1 ? [2, 3] : [])]
  return [...new Set(filled.filter((one) => one >= 1 && one <= count))].sort((a, b) => a - b)
}
