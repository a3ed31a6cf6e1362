import { type Api, route } from '#platform/http.ts'
import * as contract from './contract.ts'
import { deviceOf, nameDevice } from './devices/service.ts'
import { deleteAd } from './drafts/service.ts'
import { arrangePhotos } from './photos/service.ts'
import { priceAd } from './prices/service.ts'
import * as service from './service.ts'

/** Registers the adverts of private sellers. */
export function register(api: Api): void {
  const { deps } = api
  route(api, contract.listVehicleAds, ({ actor, query, language }) => service.listAds(deps, { actor, language }, query))
  route(api, contract.getVehicleAd, ({ actor, params, language }) => service.getAd(deps, { actor, language }, params.id))
  route(api, contract.getVehicleAdOfVehicle, ({ actor, params, language }) => service.getAdOfVehicle(deps, { actor, language }, params.id))
  route(api, contract.listVehicleAdDocuments, ({ actor, params, query, language }) =>
    service.listAdDocuments(deps, { actor, language }, params.id, query.types === undefined ? null : [query.types].flat()),
  )
  route(api, contract.arrangeVehicleAdPhotos, ({ actor, params, body, language }) =>
    arrangePhotos(deps, { actor, language }, params.id, body.ids),
  )
  for (const [called, write] of [
    [contract.saveVehicleAd, service.saveAd],
    [contract.publishVehicleAd, service.publishAd],
  ] as const)
    route(api, called, async ({ actor, body, language, request, reply }) => {
      const { name, hash } = deviceOf(request)
      return nameDevice(deps, reply, name, await write(deps, { actor, language }, body, hash))
    })
  route(api, contract.deleteVehicleAd, ({ actor, params }) => deleteAd(deps, actor, params.id))
  route(api, contract.deactivateVehicleAd, ({ actor, query, language }) => service.deactivateAd(deps, { actor, language }, query.id, query))
  route(api, contract.renewVehicleAd, ({ actor, params, language }) => service.renewAd(deps, { actor, language }, params.id))
  route(api, contract.appealVehicleAd, ({ actor, params, body, language }) =>
    service.appealAd(deps, { actor, language }, params.id, body.comment),
  )
  route(api, contract.priceVehicleAd, ({ actor, params, query, language }) => priceAd(deps, { actor, language }, params.id, query))
}
