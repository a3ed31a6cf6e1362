import { useState } from 'react'
import { useLazyQuery } from '#client/lazy-query.ts'
import { apiQuery, keepPreviousData } from '#client/query/api-query.ts'
import { filtersOnly, readSearch, searchText, withCriteria, withoutPartsBehind } from '../address.ts'
import type { Facets } from '../contract.ts'
import { lowResultThreshold } from '../values.ts'
import { queryOf } from './search-query.ts'
import { readWords, unreadWords } from './sentence-words.ts'
import { useSuggest } from './use-suggest.ts'

const proposalsShown = 3

/** An alternative search with its number of cars. */
export interface OtherSearch {
  search: URLSearchParams
  total: number
  /** parameters that it removes */
  without: readonly string[]
}

/** State of a search by sentence and selects; the sentence wins. */
export function useSentence(chosen: Record<string, string>) {
  const [text, setText] = useState('')
  const answer = useSuggest(text)
  const found = answer?.found ?? null
  const choices = readSearch(new URLSearchParams(Object.entries(chosen)))
  const search = found ? withCriteria(choices, found.criteria, found.unknown) : choices
  const asked = filtersOnly(search)
  const isAsked = asked.size > 0
  const counts = useLazyQuery(
    apiQuery('/api/vehicles/facets', isAsked ? { params: { query: queryOf(asked) } } : null, { placeholderData: keepPreviousData }),
  )
  const facets = counts.data
  const total = !isAsked ? null : choices.size === 0 && found ? found.total : (facets?.total ?? null)
  // counts of an earlier sentence are outdated
  const isCounted = !counts.isFetching && facets?.total === total
  const model = total !== null && total > 0 && total <= lowResultThreshold ? modelAlone(asked) : null
  const { data: same } = useLazyQuery(apiQuery('/api/vehicles/facets', model ? { params: { query: queryOf(model) } } : null))

  return {
    text,
    setText,
    /** recognised parts of the sentence */
    read: found ? readWords(found.chips) : [],
    /** names of cities, which no translation pack contains */
    names: found?.chips.flatMap(({ value, label }) => (label ? [{ value: String(value), label }] : [])) ?? [],
    unread: found ? unreadWords(text, found) : [],
    /** completions of the word being typed */
    proposals: found ? found.suggestions.filter(({ criteria }) => isNew(found.criteria, criteria)).slice(0, proposalsShown) : [],
    search,
    /** number of matching cars; null for an empty search */
    total,
    certified: isCounted ? facets.certified : null,
    facets: isAsked ? facets : null,
    /** alternative to few results: only the model, or the search without its most restrictive filter */
    other: (model && same && same.total > (total ?? 0)
      ? { search: model, total: same.total, without: [] }
      : isCounted && total === 0
        ? loosened(asked, facets)
        : null) satisfies OtherSearch | null,
    /** URL of the sentence; the server parses it when no response has arrived yet */
    destination: (): string => {
      const words = text.trim()
      if (words === '' || answer?.text === words) return searchText(search)
      const next = readSearch(choices)
      next.set('q', words)
      return searchText(next)
    },
  }
}

export type Sentence = ReturnType<typeof useSentence>

const isNew = (said: object, proposed: object) =>
  searchText(withCriteria(new URLSearchParams(), said)) !== searchText(withCriteria(new URLSearchParams(), proposed))

/** Returns the make and model of a search with more filters. */
function modelAlone(search: URLSearchParams): URLSearchParams | null {
  const alone = new URLSearchParams([...search].filter(([name]) => name === 'Brands' || name === 'Models'))
  return alone.getAll('Brands').length === 1 && alone.getAll('Models').length === 1 && alone.size < search.size ? alone : null
}

/** Returns the search without its most restrictive filter, or pair of filters; removes both bounds of a range. */
function loosened(search: URLSearchParams, { loosen = [], loosenPairs = [] }: Facets): OtherSearch | null {
  const best = [...loosen, ...loosenPairs].find(({ total }) => total > 0)
  if (!best) return null
  return { search: withoutPartsBehind(search, best.parameters), total: best.total, without: best.parameters }
}
