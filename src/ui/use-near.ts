import { type RefObject, useEffect, useState } from 'react'

/** Returns true once an element is within one screen of the viewport. */
export function useNear(place: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const watch = new IntersectionObserver((seen) => seen.some((entry) => entry.isIntersecting) && setNear(true), {
      rootMargin: '100% 0px',
    })
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [place])
  return near
}
