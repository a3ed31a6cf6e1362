import { createCodeRateLimit } from '#platform/code-rate-limit.ts'
import { type Api, route } from '#platform/http.ts'
import { askForCall } from './callback/service.ts'
import * as contract from './contract.ts'
import { register as newsletter } from './newsletter/routes.ts'
import * as service from './service.ts'
import { register as visits } from './visits/routes.ts'

export function register(api: Api): void {
  const { deps } = api
  visits(api)
  newsletter(api)
  const byToken = createCodeRateLimit(deps)
  route(api, contract.sendContactRequest, ({ actor, body, language, request }) =>
    service.sendContactRequest(deps, body, { actor, language, address: request.ip }),
  )
  route(api, contract.askForCall, ({ actor, body, language, request }) => askForCall(deps, body, { actor, language, address: request.ip }))
  route(api, contract.listContactRequests, ({ query }) => service.listContactRequests(deps, query))
  route(api, contract.answerContactRequest, ({ actor, params }) => service.answerContactRequest(deps, actor, params.id))
  route(api, contract.releaseContactRequest, ({ actor, params }) => service.releaseContactRequest(deps, actor, params.id))
  route(api, contract.subscribe, ({ body, request }) => service.subscribe(deps, body, request.ip))
  route(api, contract.confirm, ({ params, request }) => byToken(request.ip, () => service.confirm(deps, params.token)))
  route(api, contract.unsubscribe, ({ params, request }) => byToken(request.ip, () => service.unsubscribe(deps, params.token)))
}
