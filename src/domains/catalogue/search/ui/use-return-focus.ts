import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

const kept = 'focus-of-page'
/** ids of the page title, of the result count, and of the link to the first result */
export const resultsTitle = 'results-title'
export const resultsSummary = 'results-summary'
export const resultsStart = 'results'
/** id of the filter column */
export const filtersPlace = 'filters'

/**
 * Restores the focus on back navigation to the link that was followed, found by its URL. The router restores the scroll position. `page` is
 * the number of the page of results.
 */
export function useReturnFocus(page: string | null): void {
  const { key } = useLocation()
  const type = useNavigationType()
  const shown = useRef(page)

  // Another page of results starts at its title, focus included.
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    if (type !== 'POP') document.getElementById(resultsTitle)?.focus({ preventScroll: true })
  }, [page, type])

  useEffect(() => {
    const leave = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (!link) return
      try {
        sessionStorage.setItem(`${kept}:${key}`, link.getAttribute('href') ?? '')
      } catch {
        // Without storage, the page opens like a new one.
      }
    }
    document.addEventListener('click', leave, true)
    return () => document.removeEventListener('click', leave, true)
  }, [key])

  useEffect(() => {
    // a new visit of a page has a new key without stored data
    let href: string | null = null
    try {
      href = sessionStorage.getItem(`${kept}:${key}`)
    } catch {
      // As above.
    }
    if (!href) return
    const link = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].find((one) => one.getAttribute('href') === href)
    link?.focus({ preventScroll: true })
  }, [key])
}
