import { type Api, route } from '#platform/http.ts'
import * as answers from './answers/service.ts'
import * as contract from './contract.ts'
import * as service from './service.ts'

/** Registers the inspections, for the staff. */
export function register(api: Api): void {
  const { deps } = api
  route(api, contract.listExpertises, ({ actor, query }) => service.listExpertises(deps, actor, query))
  route(api, contract.getExpertise, ({ actor, params }) => service.getExpertise(deps, actor, params.id))
  route(api, contract.openExpertise, ({ actor, body }) => service.openExpertise(deps, actor, body))
  route(api, contract.stepExpertise, ({ actor, params, body }) => service.stepExpertise(deps, actor, params.id, body))
  route(api, contract.saveExpertiseValue, ({ actor, params, body }) => service.saveValue(deps, actor, params.id, body))
  route(api, contract.reopenCheckParts, ({ actor, params, body }) => service.reopenParts(deps, actor, params.id, body))
  route(api, contract.syncExpertise, ({ actor, params, body }) => answers.syncExpertise(deps, actor, params.id, body))
  route(api, contract.updateCheckPartQuotation, ({ actor, params, body }) => answers.answerPart(deps, actor, params.id, body))
  route(api, contract.saveCheckPartRepair, ({ actor, params, body }) => service.saveRepair(deps, actor, params.id, body))
}
