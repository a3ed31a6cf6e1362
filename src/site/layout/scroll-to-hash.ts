import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Scrolls to the place that the address names, for a part of a page that is rendered after React Router has scrolled. */
export function useScrollToHash(): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash && window.scrollY < window.innerHeight) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash])
}
