import { type Api, route } from '#platform/http.ts'
import * as contract from './contract.ts'
import * as service from './service.ts'

export function register(api: Api): void {
  const { deps } = api
  route(api, contract.listStaffVehicleAds, ({ query }) => service.listStaffAds(deps, query))
  route(api, contract.getStaffVehicleAd, ({ actor, params, language }) => service.getStaffAd(deps, { actor, language }, params.id))
  route(api, contract.stepVehicleAd, ({ actor, params, body, language }) => service.stepAd(deps, { actor, language }, params.id, body))
}
