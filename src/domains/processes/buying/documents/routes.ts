import { type Api, route } from '#platform/http.ts'
import { listBookingPrintouts, listOwnPrintouts, printBookingDocument } from './contract.ts'
import { customerPrintouts, reprint, staffPrintouts } from './printouts.ts'

/** Registers the documents of a booking, for its customer and for staff. */
export function register(api: Api): void {
  const { deps } = api
  route(api, listOwnPrintouts, ({ actor, params }) => customerPrintouts(deps, actor, params.key))
  route(api, listBookingPrintouts, ({ actor, params }) => staffPrintouts(deps, actor, params.id))
  route(api, printBookingDocument, ({ actor, params, body }) => reprint(deps, actor, params.id, body.type, body.language))
}
