import { createCodeRateLimit } from '#platform/code-rate-limit.ts'
import { type Api, route } from '#platform/http.ts'
import * as contract from './contract.ts'
import * as campaigns from './newsletter/contract.ts'
import * as newsletter from './newsletter/service.ts'
import * as service from './service.ts'

export function register(api: Api): void {
  const { deps } = api
  route(api, contract.chooseConsent, ({ body, request }) => service.chooseConsent(deps, body, request.ip))
  registerCampaigns(api)
  const byToken = createCodeRateLimit(deps)
  route(api, contract.sendContactRequest, ({ actor, body, language, request }) =>
    service.sendContactRequest(deps, body, { actor, language, address: request.ip }),
  )
  route(api, contract.askForCall, ({ actor, body, language, request }) =>
    service.askForCall(deps, body, { actor, language, address: request.ip }),
  )
  route(api, contract.listContactRequests, ({ query }) => service.listContactRequests(deps, query))
  route(api, contract.answerContactRequest, ({ actor, params }) => service.answerContactRequest(deps, actor, params.id))
  route(api, contract.releaseContactRequest, ({ actor, params }) => service.releaseContactRequest(deps, actor, params.id))
  route(api, contract.subscribe, ({ body, request }) => service.subscribe(deps, body, request.ip))
  route(api, contract.confirm, ({ params, request }) => byToken(request.ip, () => service.confirm(deps, params.token)))
  route(api, contract.unsubscribe, ({ params, request }) => byToken(request.ip, () => service.unsubscribe(deps, params.token)))
}

function registerCampaigns(api: Api): void {
  const { deps } = api
  route(api, campaigns.listCampaigns, () => newsletter.listCampaigns(deps))
  route(api, campaigns.getCampaign, ({ params }) => newsletter.readCampaign(deps, params.id))
  route(api, campaigns.addCampaign, ({ actor, body }) => newsletter.addCampaign(deps, actor, body.campaign))
  route(api, campaigns.changeCampaign, ({ actor, params, body }) =>
    newsletter.changeCampaign(deps, actor, { id: params.id, version: body.version }, body.campaign),
  )
  route(api, campaigns.dropCampaign, ({ actor, params }) => newsletter.dropCampaign(deps, actor, params.id))
  route(api, campaigns.tryCampaign, ({ actor, params }) => newsletter.tryCampaign(deps, actor, params.id))
  route(api, campaigns.moveCampaign, ({ actor, params, body }) =>
    newsletter.moveCampaign(deps, actor, { ...params, version: body.version, at: body.at }),
  )
  route(api, campaigns.countReaders, ({ body }) => newsletter.countReaders(deps, body))
  route(api, campaigns.exportReaders, () => newsletter.exportReaders(deps))
}
