import { startTransition, useCallback, useMemo, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { readSearch, searchText } from '../address.ts'

export interface SearchState {
  /** the search that the results on the screen answer */
  current: URLSearchParams
  /** what the visitor asked for last: controls show it at once, before its results come */
  wanted: URLSearchParams
  /** true while the results on the screen are not those wanted */
  busy: boolean
  /** goes to another search; the latest call wins. The place on the page is kept unless `scroll` is set. */
  go: (next: URLSearchParams, options?: { scroll?: boolean; replace?: boolean }) => void
}

/** The search of the page address, with controls that answer at once while the next results are on their way. */
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
      // arrived, failed or turned elsewhere: the address is the truth, drawn together with it; a later wish stays
      void Promise.resolve(way).finally(() => startTransition(() => setAsked((now) => (now === wish ? null : now))))
    },
    [navigate, pathname],
  )
  return { current, wanted, busy: shown !== here, go }
}
