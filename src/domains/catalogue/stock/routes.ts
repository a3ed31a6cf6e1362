import { type Api, route } from '#platform/http.ts'
import * as contract from './contract.ts'
import { register as models } from './models/routes.ts'
import { register as prices } from './prices/routes.ts'
import { addVehicle, arrange, moveInStock, readCard, readStock, saveVehicle, setFloorPrice, setSwitches } from './service.ts'
import { register as tasks } from './tasks/routes.ts'

/** Registers the stock of the back office. */
export function register(api: Api): void {
  const { deps } = api
  route(api, contract.listStock, ({ actor, query }) => readStock(deps, actor, query))
  route(api, contract.getStock, ({ actor, params }) => readCard(deps, actor, params.id))
  route(api, contract.addStock, ({ actor, body }) => addVehicle(deps, actor, body))
  route(api, contract.saveStock, ({ actor, params, body }) => saveVehicle(deps, actor, params.id, body))
  route(api, contract.floorStock, ({ actor, params, body }) => setFloorPrice(deps, actor, params.id, body.floorPrice))
  route(api, contract.switchStock, ({ actor, params, body }) => setSwitches(deps, actor, params.id, body))
  route(api, contract.moveStock, ({ actor, params, body }) =>
    moveInStock(deps, actor, params.id, { ...body, comment: body.comment ?? null }),
  )
  route(api, contract.arrangePictures, ({ actor, params, body }) => arrange(deps, actor, params.id, body.pictures))
  models(api)
  prices(api)
  tasks(api)
}
