import { useMemo } from 'react'
import { apiQuery } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import type { PageType } from '#domains/publishing/content/pages/values.ts'
import type { AnswerVotes } from './element-card.tsx'

/** Returns the votes on the answers of the frequent questions, by the question in French; empty for other pages. */
export function useAnswerVotes(pageType: PageType): ReadonlyMap<string, AnswerVotes> {
  const { data } = useQuery(apiQuery('/api/websitepages/faq/votes', pageType === 'FAQ' ? {} : null))
  return useMemo(() => new Map(data?.map(({ question, ...votes }) => [question, votes])), [data])
}
