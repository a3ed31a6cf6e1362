import { type Api, route } from '#platform/http.ts'
import { listAnswerVotes, voteOnAnswer } from './contract.ts'
import { listVotes, vote } from './service.ts'

/** Binds what visitors say of the answers to frequent questions. */
export function register(api: Api): void {
  const { deps } = api
  route(api, voteOnAnswer, ({ actor, body, request }) =>
    vote(deps, body, { actor, address: request.ip, agent: request.headers['user-agent'] ?? '' }),
  )
  route(api, listAnswerVotes, () => listVotes(deps))
}
