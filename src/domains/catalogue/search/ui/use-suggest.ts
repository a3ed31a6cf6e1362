import { useLazyQuery } from '#client/lazy-query.ts'
import { apiQuery, keepPreviousData } from '#client/query/api-query.ts'
import { useSettled } from '#client/use-settled.ts'
import type { Suggest } from '#domains/catalogue/search/query-parser/contract.ts'

/** Debounce in ms. */
const pause = 120

/** Returns the parsed sentence with its text; null for an empty text. Without a response, the server parses the sentence on Enter. */
export function useSuggest(text: string): { text: string | null; found: Suggest } | null {
  const words = text.trim()
  const asked = useSettled(words, pause)
  const { data, isFetching } = useLazyQuery(
    apiQuery('/api/search/suggest', asked === '' ? null : { params: { query: { q: asked } } }, {
      placeholderData: keepPreviousData,
    }),
  )
  return words === '' || !data ? null : { text: isFetching ? null : asked, found: data }
}
