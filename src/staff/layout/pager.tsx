import { Link, useSearchParams } from 'react-router'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import staffTexts from '#texts/staff'
import { Icon } from '#ui/icon.tsx'
import { formatCount } from './count.ts'
import styles from './pager.module.css'

interface PagerProps {
  page: { currentPage: number; pageCount: number; firstRowOnPage: number; lastRowOnPage: number; rowCount: number }
}

/** Position in a paginated list, with links to the previous and next page. */
export function Pager({ page: { currentPage, pageCount, firstRowOnPage, lastRowOnPage, rowCount } }: PagerProps) {
  const t = useText(staffTexts)
  const { number } = useFormat()
  const [search] = useSearchParams()
  const to = (page: number) => {
    const next = new URLSearchParams(search)
    next.set('page', String(page))
    return `?${next}`
  }
  if (rowCount === 0) return null
  return (
    <nav className={styles.pager} aria-label={t('table.pages')}>
      <p>{t('table.page', { from: number(firstRowOnPage), to: number(lastRowOnPage), total: formatCount(rowCount) })}</p>
      {currentPage > 1 && (
        <Link to={to(currentPage - 1)} aria-label={t('table.previous')} rel="prev">
          <Icon name="chevron-left" size={20} />
        </Link>
      )}
      {currentPage < pageCount && (
        <Link to={to(currentPage + 1)} aria-label={t('table.next')} rel="next">
          <Icon name="chevron-right" size={20} />
        </Link>
      )}
    </nav>
  )
}
