import { type Api, route } from '#platform/http.ts'
import * as contract from './contract.ts'
import { addFavourite, endPriceAlert, forgetFavourite, listFavourites, mergeFavourites, setPriceAlert, stopByToken } from './service.ts'

export function register(api: Api): void {
  const { deps } = api
  route(api, contract.listFavourites, ({ actor }) => listFavourites(deps, actor))
  route(api, contract.mergeFavourites, ({ actor, body }) => mergeFavourites(deps, actor, body.cars))
  route(api, contract.addFavourite, ({ actor, params, body }) => addFavourite(deps, actor, params.id, body))
  route(api, contract.removeFavourite, ({ actor, params }) => forgetFavourite(deps, actor, params.id))
  route(api, contract.setPriceAlert, ({ actor, params, body }) => setPriceAlert(deps, actor, params.id, body.below))
  route(api, contract.removePriceAlert, ({ actor, params }) => endPriceAlert(deps, actor, params.id))
  route(api, contract.stopPriceAlert, ({ params }) => stopByToken(deps, params.token))
}
