import { type Api, route } from '#platform/http.ts'
import * as contract from './contract.ts'
import { arrangeExpertise, cancelExpertise, getExpertise, publishExpertise } from './service.ts'

export function register(api: Api): void {
  const { deps } = api
  route(api, contract.getAdExpertise, ({ actor, params }) => getExpertise(deps, actor, params.id))
  route(api, contract.arrangeAdExpertise, ({ actor, params, body }) => arrangeExpertise(deps, actor, params.id, body))
  route(api, contract.cancelAdExpertise, ({ actor, params }) => cancelExpertise(deps, actor, params.id))
  route(api, contract.publishAdExpertise, ({ actor, params }) => publishExpertise(deps, actor, params.id))
}
