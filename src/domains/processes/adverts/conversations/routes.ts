import { type Api, route } from '#platform/http.ts'
import * as contract from './contract.ts'
import * as service from './service.ts'

export function register(api: Api): void {
  const { deps } = api
  route(api, contract.getSellerContact, ({ actor, params }) => service.getSellerContact(deps, actor, params.id))
  route(api, contract.writeToSeller, ({ actor, params, body }) => service.writeToSeller(deps, actor, params.id, body.text))
  route(api, contract.listAdConversations, ({ actor, query }) => service.listConversations(deps, actor, query))
  route(api, contract.getAdConversation, ({ actor, params }) => service.getConversation(deps, actor, params.id))
  route(api, contract.readAdConversation, ({ actor, params, body }) => service.markRead(deps, actor, params.id, body.upTo))
  route(api, contract.answerAdConversation, ({ actor, params, body }) => service.answer(deps, actor, params.id, body.text))
  route(api, contract.stopAdConversation, ({ actor, params }) => service.stop(deps, actor, params.id))
  route(api, contract.resumeAdConversation, ({ actor, params }) => service.resume(deps, actor, params.id))
  route(api, contract.blockAdPerson, ({ actor, params }) => service.block(deps, actor, params.id))
  route(api, contract.unblockAdPerson, ({ actor, params }) => service.unblock(deps, actor, params.id))
  route(api, contract.reportAdConversation, ({ actor, params, body }) => service.reportConversation(deps, actor, params.id, body))
  route(api, contract.getReportedConversation, ({ actor, params }) => service.getReported(deps, actor, params.id))
  route(api, contract.stopReportedConversation, ({ actor, params }) => service.stopReported(deps, actor, params.id))
}
