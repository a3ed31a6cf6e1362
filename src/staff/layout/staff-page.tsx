import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useText } from '#i18n/text.ts'
import staffTexts from '#texts/staff'
import { formatCount } from './count.ts'
import styles from './staff-page.module.css'

/** A saved view: a query of this page, with its number of rows. */
export interface View {
  value: string
  name: string
  count?: number | undefined
  /** highlights its count unless it is zero */
  urgent?: boolean
}

interface StaffPageProps {
  title: string
  /** one sentence under the title */
  intro?: ReactNode
  /** beside the title: actions of the page as a whole */
  actions?: ReactNode
  views?: { label: string; list: readonly View[]; chosen: string; parameter?: string }
  children: ReactNode
}

/** A page of the back office: title, actions, saved views as tabs, then the content. */
export function StaffPage({ title, intro, actions, views, children }: StaffPageProps) {
  const t = useText(staffTexts)
  return (
    <>
      <title>{t('pageTitle', { page: title })}</title>
      <div className={styles.head}>
        <div>
          <h1>{title}</h1>
          {intro && <p>{intro}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {views && <Views {...views} />}
      {children}
    </>
  )
}

/** Parts of a page, or saved queries of it, as links in one row. */
export function Views({ label, list, chosen, parameter = 'view' }: NonNullable<StaffPageProps['views']>) {
  const [search] = useSearchParams()
  const to = (value: string) => {
    const next = new URLSearchParams(search)
    next.set(parameter, value)
    next.delete('page')
    return `?${next}`
  }
  return (
    <nav className={styles.views} aria-label={label}>
      {list.map(({ value, name, count, urgent }) => (
        <Link key={value} to={to(value)} aria-current={value === chosen ? 'page' : undefined} preventScrollReset>
          {name}
          {count !== undefined && (
            <span className={styles.count} data-urgent={(urgent && count > 0) || undefined}>
              {formatCount(count)}
            </span>
          )}
        </Link>
      ))}
    </nav>
  )
}

/** Filters at the start, actions of the list at the end. */
export function StaffBar({ children, end }: { children?: ReactNode; end?: ReactNode }) {
  return (
    <div className={styles.bar}>
      {children}
      {end && <div className={styles.end}>{end}</div>}
    </div>
  )
}
