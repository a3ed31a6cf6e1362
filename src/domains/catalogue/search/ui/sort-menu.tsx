import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { useText } from '#i18n/text.ts'
import searchTexts from '#texts/search'
import { Drawing, Icon } from '#ui/icon.tsx'
import { searchText, withValues } from '../address.ts'
import { sortOf, sorts } from '../values.ts'
import { drawings } from './drawings.ts'
import styles from './sort-menu.module.css'

interface SortMenuProps {
  search: URLSearchParams
  go: (next: URLSearchParams) => void
  /** short: the name alone, for the bar of small screens */
  short?: boolean
}

/** Six sorts with an explanation. Links in a `details` element, which work without JavaScript. */
export function SortMenu({ search, go, short = false }: SortMenuProps) {
  const t = useText(searchTexts)
  const { pathname } = useLocation()
  const fold = useRef<HTMLDetailsElement>(null)
  const chosen = sortOf(search)
  const name = t(`sort.${chosen.name}`)

  useEffect(() => {
    const close = (event: Event): void => {
      const box = fold.current
      if (!box?.open) return
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return
        box.open = false
        if (box.contains(document.activeElement)) box.querySelector('summary')?.focus()
      } else if (!(event.target instanceof Node) || !box.contains(event.target)) box.open = false
    }
    document.addEventListener('pointerdown', close)
    document.addEventListener('keydown', close)
    document.addEventListener('focusin', close)
    return () => {
      document.removeEventListener('pointerdown', close)
      document.removeEventListener('keydown', close)
      document.removeEventListener('focusin', close)
    }
  }, [])

  return (
    <details className={styles.sort} ref={fold} data-short={short ? '' : undefined}>
      <summary className={styles.button}>
        {short && <Drawing path={drawings.arrowUpDown} size={18} />}
        <span className={styles.name}>{short ? name.charAt(0).toLocaleUpperCase() + name.slice(1) : t('sort.current', { name })}</span>
        {short ? <span className="vh">{t('sort.label')}</span> : <Icon name="chevron-down" size={18} />}
      </summary>
      <ul className={styles.menu} aria-label={t('sort.explained')}>
        {sorts.map((sort) => {
          const next = withValues(search, { sortPropertyName: sort.property, sortDirection: sort.direction })
          return (
            <li key={sort.name}>
              <Link
                to={{ pathname, search: searchText(next) }}
                className={styles.option}
                aria-current={sort.name === chosen.name ? 'true' : undefined}
                preventScrollReset
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return
                  event.preventDefault()
                  if (fold.current) fold.current.open = false
                  fold.current?.querySelector('summary')?.focus()
                  if (sort.name !== chosen.name) go(next)
                }}
              >
                <b>{t(`sort.${sort.name}`)}</b>
                <span>{t(`sort.${sort.name}Why`)}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
