import { type Api, bind } from '#platform/http.ts'
import * as contract from './contract.ts'
import * as service from './service.ts'

/** Binds messages to the house and the newsletter. */
export function register(api: Api): void {
  const { deps } = api
  bind(api, contract.sendContactRequest, ({ actor, body, language, request }) =>
    service.sendContactRequest(deps, body, { actor, language, address: request.ip }),
  )
  bind(api, contract.listContactRequests, ({ query }) => service.listContactRequests(deps, query))
  bind(api, contract.answerContactRequest, ({ actor, params }) => service.answerContactRequest(deps, actor, params.id))
  bind(api, contract.releaseContactRequest, ({ params }) => service.releaseContactRequest(deps, params.id))
  bind(api, contract.subscribe, ({ body, request }) => service.subscribe(deps, body, request.ip))
  bind(api, contract.confirm, ({ params }) => service.confirm(deps, params.token))
  bind(api, contract.unsubscribe, ({ params }) => service.unsubscribe(deps, params.token))
}
