import { type Api, bind } from '#platform/http.ts'
import { listBookingPapers, listOwnPapers, printBookingPaper } from './contract.ts'
import { ownPapers, printAnew, staffPapers } from './papers.ts'

/** The papers of a booking: for its customer, and for the staff. */
export function register(api: Api): void {
  const { deps } = api
  bind(api, listOwnPapers, ({ actor, params }) => ownPapers(deps, actor, params.key))
  bind(api, listBookingPapers, ({ actor, params }) => staffPapers(deps, actor, params.id))
  bind(api, printBookingPaper, ({ actor, params, body }) => printAnew(deps, actor, params.id, body.type, body.language))
}
