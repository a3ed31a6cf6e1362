import { type Api, route } from '#platform/http.ts'
import * as contract from './contract.ts'
import * as service from './service.ts'

export function register(api: Api): void {
  const { deps } = api
  route(api, contract.listMessages, ({ query }) => service.listMessages(deps, query))
  route(api, contract.retryMessage, ({ actor, params }) => service.retryMessage(deps, actor, params.id))
  route(api, contract.listSuppressed, ({ query }) => service.listSuppressed(deps, query))
  route(api, contract.liftSuppression, ({ body }) => service.liftSuppression(deps, body.id))
}
