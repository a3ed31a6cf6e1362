import { type Api, route } from '#platform/http.ts'
import * as contract from './contract.ts'
import * as service from './service.ts'

/** Registers the consignments for the staff. */
export function register(api: Api): void {
  const { deps } = api
  route(api, contract.listStaffIntermediations, ({ actor, query }) => service.listStaffIntermediations(deps, actor, query))
  route(api, contract.getStaffIntermediation, ({ actor, params }) => service.getStaffIntermediation(deps, actor, params.id))
  route(api, contract.stepIntermediation, ({ actor, params, body }) => service.stepIntermediation(deps, actor, params.id, body))
  route(api, contract.saveIntermediationCar, ({ actor, params, body }) => service.saveIntermediationCar(deps, actor, params.id, body))
  route(api, contract.saveOwnerBankAccount, ({ actor, params, body }) => service.saveOwnerBankAccount(deps, actor, params.id, body))
  route(api, contract.signIntermediation, ({ actor, params, body }) => service.signIntermediation(deps, actor, params.id, body))
  route(api, contract.preparePayout, ({ actor, params }) => service.preparePayout(deps, actor, params.id))
  route(api, contract.dropPayout, ({ actor, params }) => service.dropPayout(deps, actor, params.id))
  route(api, contract.confirmPayout, ({ actor, params, body }) => service.confirmPayout(deps, actor, params.id, body.transferReference))
}
