import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useText } from '#i18n/text.ts'
import searchTexts from '#texts/search'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Note } from '#ui/note.tsx'
import { searchText, withoutParameters } from '../address.ts'
import { ChosenFilters } from './chosen-filters.tsx'
import type { LoadFailure } from './load-search.ts'
import styles from './search-failure.module.css'

/** Offline: the previous cars stay below this message. Retries when the network returns. */
export function StaleList({ retry }: { retry: () => void }) {
  const t = useText(searchTexts)
  useEffect(() => {
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [retry])
  return (
    <div className={styles.stale} role="alert">
      <Note tone="warning" icon="triangle-alert" title={t('failure.offline')}>
        <p>{t('failure.offlineList')}</p>
        <Button variant="outline" size="small" onClick={retry}>
          {t('failure.retry')}
        </Button>
      </Note>
    </div>
  )
}

/** No response, or an invalid filter in the URL: the filters stay, with links to continue. */
export function SearchFailure({
  failure,
  search,
  go,
  retry,
}: {
  failure: LoadFailure
  search: URLSearchParams
  go: (next: URLSearchParams) => void
  retry: () => void
}) {
  const t = useText(searchTexts)
  const { pathname } = useLocation()
  return (
    <div role="alert">
      <EmptyState
        title={t(failure.parameter ? 'failure.badTitle' : failure.isOffline ? 'failure.offline' : 'failure.title')}
        text={failure.parameter ? failure.message : t(failure.isOffline ? 'failure.offlineText' : 'failure.text')}
      >
        {failure.parameter ? (
          <ButtonLink to={pathname + searchText(withoutParameters(search, [failure.parameter]))}>{t('failure.badRemove')}</ButtonLink>
        ) : (
          <Button onClick={retry}>{t('failure.retry')}</Button>
        )}
      </EmptyState>
      <ChosenFilters search={search} go={go} />
    </div>
  )
}
