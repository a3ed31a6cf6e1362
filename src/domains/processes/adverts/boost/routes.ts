import { type Api, route } from '#platform/http.ts'
import * as contract from './contract.ts'
import * as service from './service.ts'

export function register(api: Api): void {
  const { deps } = api
  route(api, contract.listBoostPacks, ({ language }) => service.listPacks(deps, language))
  route(api, contract.boostVehicleAd, ({ actor, params, query, language }) =>
    service.boostAd(deps, { actor, language }, params.id, query.boostPackId),
  )
  route(api, contract.refundVehicleAdBoost, ({ actor, params, language }) => service.refundBoost(deps, { actor, language }, params.id))
  route(api, contract.listStaffBoostPacks, ({ actor, language }) => service.listStaffPacks(deps, { actor, language }))
  route(api, contract.addBoostPack, ({ actor, body, language }) => service.writePack(deps, { actor, language }, null, body))
  route(api, contract.saveBoostPack, ({ actor, params, body, language }) => service.writePack(deps, { actor, language }, params.id, body))
  route(api, contract.listBoostRefunds, ({ actor }) => service.listRefunds(deps, actor))
  route(api, contract.noteBoostRefund, ({ actor, params, body }) => service.noteRefund(deps, actor, params.id, body.reference))
}
