import { type Api, bind } from '#platform/http.ts'
import { printAnew, staffPapers } from '../papers.ts'
import { listBookingPapers, printBookingPaper } from './contract.ts'

/** What the staff do with the papers of a booking. */
export function register(api: Api): void {
  const { deps } = api
  bind(api, listBookingPapers, ({ actor, params }) => staffPapers(deps, actor, params.id))
  bind(api, printBookingPaper, ({ actor, params, body }) => printAnew(deps, actor, params.id, body.type, body.language))
}
