import { type Api, route } from '#platform/http.ts'
import * as contract from './contract.ts'
import * as service from './service.ts'

/** Registers the generated documents of a consignment, for the staff. */
export function register(api: Api): void {
  const { deps } = api
  route(api, contract.listIntermediationPrintouts, ({ actor, params }) => service.staffPrintouts(deps, actor, params.id))
  route(api, contract.printIntermediationDocument, ({ actor, params, body }) =>
    service.reprint(deps, actor, params.id, body.type, body.language),
  )
}
