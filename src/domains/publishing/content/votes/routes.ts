import { type Api, route } from '#platform/http.ts'
import { visitorOf } from '#platform/unique-visitor.ts'
import { listAnswerVotes, voteOnAnswer } from './contract.ts'
import { listVotes, vote } from './service.ts'

/** Registers votes on FAQ answers. */
export function register(api: Api): void {
  const { deps } = api
  route(api, voteOnAnswer, ({ actor, body, request }) => vote(deps, body, visitorOf(actor, request)))
  route(api, listAnswerVotes, () => listVotes(deps))
}
