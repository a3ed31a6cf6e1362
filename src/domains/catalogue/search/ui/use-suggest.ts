import { useLateApiQuery } from '#client/late-query.ts'
import { useSettled } from '#client/use-settled.ts'
import type { Suggest } from '#domains/catalogue/search/query-parser/contract.ts'

/** Debounce in ms. */
const pause = 120

/** Returns the parsed sentence with its text; null for an empty text. Without a response, the server parses the sentence on Enter. */
export function useSuggest(text: string): { text: string | null; found: Suggest } | null {
  const words = text.trim()
  const asked = useSettled(words, pause)
  const { data, isAsking } = useLateApiQuery('/api/search/suggest', asked === '' ? null : { params: { query: { q: asked } } }, {
    keepsPrevious: true,
  })
  return words === '' || !data ? null : { text: isAsking ? null : asked, found: data }
}
