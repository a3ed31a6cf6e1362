import { useState } from 'react'
import { useLateApiQuery } from '#client/late-query.ts'
import { filtersOnly, readSearch, searchText, withCriteria, withoutPartsBehind } from '../address.ts'
import type { Facets } from '../contract.ts'
import { fewCars } from '../values.ts'
import { queryOf } from './search-query.ts'
import { readWords, unreadWords } from './sentence-words.ts'
import { useSuggest } from './use-suggest.ts'

const proposalsShown = 3

/** A search beside the one that is asked, with the number of its cars. */
export interface OtherSearch {
  search: URLSearchParams
  total: number
  /** the parameters that it does without */
  without: readonly string[]
}

/** A search being said in a sentence, with choices beside it; what the sentence names wins. */
export function useSentence(chosen: Record<string, string>) {
  const [text, setText] = useState('')
  const answer = useSuggest(text)
  const found = answer?.found ?? null
  const choices = readSearch(new URLSearchParams(Object.entries(chosen)))
  const search = found ? withCriteria(choices, found.criteria, found.unknown) : choices
  const asked = filtersOnly(search)
  const isAsked = asked.size > 0
  const counts = useLateApiQuery('/api/vehicles/facets', isAsked ? { params: { query: queryOf(asked) } } : null, { keepsPrevious: true })
  const facets = counts.data
  const total = !isAsked ? null : choices.size === 0 && found ? found.total : (facets?.total ?? null)
  // what was counted for an earlier sentence says nothing of this one
  const isCounted = !counts.isAsking && facets?.total === total
  const model = total !== null && total > 0 && total <= fewCars ? modelAlone(asked) : null
  const { data: same } = useLateApiQuery('/api/vehicles/facets', model ? { params: { query: queryOf(model) } } : null)

  return {
    text,
    setText,
    /** the parts of the sentence that became filters */
    read: found ? readWords(found.chips) : [],
    /** names of cities, which no pack knows */
    names: found?.chips.flatMap(({ value, label }) => (label ? [{ value: String(value), label }] : [])) ?? [],
    unread: found ? unreadWords(text, found) : [],
    /** what the word that is being typed may become */
    proposals: found ? found.suggestions.filter(({ criteria }) => isNew(found.criteria, criteria)).slice(0, proposalsShown) : [],
    search,
    /** cars that fit; null while nothing is asked */
    total,
    certified: isCounted ? facets.certified : null,
    facets: isAsked ? facets : null,
    /** the way out of too few cars: the model alone, or the search without the filter that hides most */
    other: (model && same && same.total > (total ?? 0)
      ? { search: model, total: same.total, without: [] }
      : isCounted && total === 0
        ? loosened(asked, facets)
        : null) satisfies OtherSearch | null,
    /** where the sentence leads; one that was not answered yet is read by the server on the way */
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

/** The make and the model of a search that asks for more than them. */
function modelAlone(search: URLSearchParams): URLSearchParams | null {
  const alone = new URLSearchParams([...search].filter(([name]) => name === 'Brands' || name === 'Models'))
  return alone.getAll('Brands').length === 1 && alone.getAll('Models').length === 1 && alone.size < search.size ? alone : null
}

/** The search without the one filter that hides most; both bounds of a range go together. */
function loosened(search: URLSearchParams, { loosen = [] }: Facets): OtherSearch | null {
  const best = loosen.find(({ total }) => total > 0)
  if (!best) return null
  return { search: withoutPartsBehind(search, best.parameters), total: best.total, without: best.parameters }
}
