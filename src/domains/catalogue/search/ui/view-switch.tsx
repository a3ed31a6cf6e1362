import { Link, useLocation } from 'react-router'
import { useText } from '#i18n/text.ts'
import searchTexts from '#texts/search'
import { Drawing, Icon } from '#ui/icon.tsx'
import { readSearch, searchText } from '../address.ts'
import { drawings } from './drawings.ts'
import styles from './view-switch.module.css'

/** Grid or list: two links to the same page of results. */
export function ViewSwitch({ search, go }: { search: URLSearchParams; go: (next: URLSearchParams) => void }) {
  const t = useText(searchTexts)
  const { pathname } = useLocation()
  const now = search.get('view') === 'list' ? 'list' : 'grid'
  return (
    <fieldset className={styles.switch} aria-label={t('view.label')}>
      {(['grid', 'list'] as const).map((view) => {
        const next = readSearch(new URLSearchParams([...[...search].filter(([name]) => name !== 'view'), ['view', view]]))
        return (
          <Link
            key={view}
            to={{ pathname, search: searchText(next) }}
            className={styles.choice}
            aria-label={t(`view.${view}`)}
            aria-current={view === now ? 'true' : undefined}
            replace
            preventScrollReset
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              if (view !== now) go(next)
            }}
          >
            {view === 'grid' ? <Drawing path={drawings.layoutGrid} size={18} /> : <Icon name="list" size={18} />}
          </Link>
        )
      })}
    </fieldset>
  )
}
