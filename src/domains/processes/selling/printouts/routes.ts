import { type Api, route } from '#platform/http.ts'
import * as contract from './contract.ts'
import * as service from './service.ts'

/** Registers the generated documents of a purchase request, for its owner and for the staff. */
export function register(api: Api): void {
  const { deps } = api
  route(api, contract.listOwnPurchasePrintouts, ({ actor, params }) => service.ownPrintouts(deps, actor, params.key))
  route(api, contract.listPurchasePrintouts, ({ actor, params }) => service.staffPrintouts(deps, actor, params.id))
  route(api, contract.printPurchaseDocument, ({ actor, params, body }) => service.reprint(deps, actor, params.id, body.type, body.language))
}
