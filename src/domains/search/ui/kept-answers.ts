import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { Found, LoadFailure } from './load-search.ts'

/** Answers of this visit, by the address that they answer: going back shows them at once. */
const kept = new Map<string, { answer: Found; at: number }>()
const mostKept = 12
/** A list that is older, in milliseconds, is asked for again. */
const fresh = 5 * 60_000
/** The address whose answer is on the screen. */
let shown: string | null = null

const addressOf = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string => pathname + search

/** Keeps what is on the screen for the way back. */
export function useKeptAnswer(answer: Found | LoadFailure): void {
  const { search } = useLocation()
  // the view is part of the address, but asks for nothing
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

/** The answer that was on the screen at this address, for who goes back to it; null for every other way, and for asking again. */
export function answerOfBefore(url: string): Found | null {
  const asked = addressOf(new URL(url))
  // only going back and forth changes the address of the window before the page has come
  if (asked !== addressOf(location) || asked === shown) return null
  const found = kept.get(asked)
  return found && Date.now() - found.at < fresh ? found.answer : null
}
