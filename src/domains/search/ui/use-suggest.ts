import { useLateApiQuery } from '#client/late-query.ts'
import { useSettled } from '#client/use-settled.ts'
import type { Suggest } from '#domains/sentences/contract.ts'

/** Milliseconds of rest in typing before the sentence is sent. */
const pause = 120

/** What the server understands of a sentence, and of which; null while nothing is typed. Without an answer the server reads it on Enter. */
export function useSuggest(text: string): { text: string | null; found: Suggest } | null {
  const words = text.trim()
  const asked = useSettled(words, pause)
  const { data, isAsking } = useLateApiQuery('/api/search/suggest', asked === '' ? null : { params: { query: { q: asked } } }, {
    keepsPrevious: true,
  })
  return words === '' || !data ? null : { text: isAsking ? null : asked, found: data }
}
