import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { Found, LoadFailure } from './load-search.ts'

/** Responses of this visit by URL, shown immediately on back navigation. */
const kept = new Map<string, { answer: Found; at: number }>()
const mostKept = 12
/** Maximum age of a cached response in ms. */
const fresh = 5 * 60_000
/** URL of the displayed response. */
let shown: string | null = null

const addressOf = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string => pathname + search

/** Caches the displayed response for back navigation. */
export function useKeptAnswer(answer: Found | LoadFailure): void {
  const { search } = useLocation()
  // the view is part of the URL but does not change the response
  // biome-ignore lint/correctness/useExhaustiveDependencies: the window knows the whole address, the router that it has changed
  useEffect(() => {
    const here = addressOf(location)
    shown = here
    if ('list' in answer) {
      kept.delete(here)
      kept.set(here, { answer, at: Date.now() })
      for (const one of kept.keys()) {
        if (kept.size <= mostKept) break
        kept.delete(one)
      }
    }
    return () => {
      shown = null
    }
  }, [answer, search])
}

/** Returns the cached response of a URL on back or forward navigation; null for any other navigation and for a reload. */
export function answerOfBefore(url: string): Found | null {
  const asked = addressOf(new URL(url))
  // only back and forward navigation changes the URL before the page has loaded
  if (asked !== addressOf(location) || asked === shown) return null
  const found = kept.get(asked)
  return found && Date.now() - found.at < fresh ? found.answer : null
}
