import { startTransition, useCallback, useMemo, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { readSearch, searchText } from '../address.ts'

export interface SearchState {
  /** search of the displayed results */
  current: URLSearchParams
  /** latest requested search, shown by controls before its results load */
  wanted: URLSearchParams
  /** true while the displayed results are outdated */
  busy: boolean
  /** navigates to another search; the latest call wins. Preserves the scroll position unless `scroll` is set. */
  go: (next: URLSearchParams, options?: { scroll?: boolean; replace?: boolean }) => void
}

/** Search state of the URL; controls update immediately while results load. */
export function useSearch(): SearchState {
  const location = useLocation()
  const navigation = useNavigation()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<{ search: string } | null>(null)
  const here = searchText(readSearch(location.search))
  const coming = navigation.location?.pathname === location.pathname ? searchText(readSearch(navigation.location.search)) : null

  const shown = asked?.search ?? coming ?? here
  const current = useMemo(() => readSearch(here), [here])
  const wanted = useMemo(() => readSearch(shown), [shown])
  const { pathname } = location
  const go = useCallback<SearchState['go']>(
    (next, options) => {
      const wish = { search: searchText(next) }
      setAsked(wish)
      const way = navigate({ pathname, ...wish }, { preventScrollReset: !options?.scroll, replace: options?.replace ?? false })
      // finished, failed or superseded: the URL is the source of truth, committed in the same transition; a newer request stays
      void Promise.resolve(way).finally(() => startTransition(() => setAsked((now) => (now === wish ? null : now))))
    },
    [navigate, pathname],
  )
  return { current, wanted, busy: shown !== here, go }
}
