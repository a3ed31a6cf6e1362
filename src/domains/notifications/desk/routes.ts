import { type Api, bind } from '#platform/http.ts'
import * as contract from './contract.ts'
import * as service from './service.ts'

/** Binds the outbox for the staff. */
export function register(api: Api): void {
  const { deps } = api
  bind(api, contract.listMessages, ({ query }) => service.listMessages(deps, query))
  bind(api, contract.retryMessage, ({ params }) => service.retryMessage(deps, params.id))
  bind(api, contract.listSuppressed, ({ query }) => service.listSuppressed(deps, query))
  bind(api, contract.liftSuppression, ({ body }) => service.liftSuppression(deps, body.id))
}
