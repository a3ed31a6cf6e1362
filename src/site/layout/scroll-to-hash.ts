import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Scrolls to the hash of the address, for a part of a page that renders after React Router has scrolled. */
export function useScrollToHash(): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash && window.scrollY < window.innerHeight) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash])
}
