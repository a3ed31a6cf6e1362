import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

const kept = 'focus-of-page'
/** ids of the title of the page, of how many cars there are, and of where the first of them is reached */
export const resultsTitle = 'results-title'
export const resultsSummary = 'results-summary'
export const resultsStart = 'results'

/**
 * Coming back to a page puts the keyboard where it left: on the link that was followed. Links are found again by their address.
 * The scroll itself is kept by the router. `page` is the number of the page of results.
 */
export function useReturnFocus(page: string | null): void {
  const { key } = useLocation()
  const type = useNavigationType()
  const shown = useRef(page)

  // Another page of results begins at its title, for the keyboard as for the eye.
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
        // Without storage the page opens as a new one does.
      }
    }
    document.addEventListener('click', leave, true)
    return () => document.removeEventListener('click', leave, true)
  }, [key])

  useEffect(() => {
    // a page that is come to anew has a key of its own, under which nothing is kept
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
