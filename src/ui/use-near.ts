import { type RefObject, useEffect, useState } from 'react'

/** Whether an element has come within a screen of being seen; once near, it stays so. */
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
