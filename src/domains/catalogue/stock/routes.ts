import { type Api, route } from '#platform/http.ts'
import * as contract from './contract.ts'
import * as pricesContract from './prices/contract.ts'
import { approvePrice, refusePrice, setPrice } from './prices/service.ts'
import { countOpenChanges } from './prices/store.ts'
import {
  addVehicle,
  arrange,
  giveListedModel,
  moveInStock,
  readCard,
  readStock,
  saveVehicle,
  setFloorPrice,
  setSwitches,
} from './service.ts'
import * as tasksContract from './tasks/contract.ts'
import { addTask, moveTask, orderTasks, saveTask } from './tasks/service.ts'

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
  route(api, contract.listModel, ({ actor, params, body }) => giveListedModel(deps, actor, params.id, body))
  route(api, pricesContract.priceStock, ({ actor, params, body }) => setPrice(deps, actor, params.id, body))
  route(api, pricesContract.approveStockPrice, ({ actor, params, body }) =>
    approvePrice(deps, actor, params.id, params.changeId, body.price),
  )
  route(api, pricesContract.refuseStockPrice, ({ actor, params, body }) =>
    refusePrice(deps, actor, params.id, params.changeId, body.remark || null),
  )
  route(api, pricesContract.countStockPrices, async ({ actor }) => ({ waiting: await countOpenChanges(deps.db, actor.id) }))
  route(api, tasksContract.addTask, ({ actor, params, body }) => addTask(deps, actor, params.id, body))
  route(api, tasksContract.orderTasks, ({ actor, params, body }) => orderTasks(deps, actor, params.id, body.ids))
  route(api, tasksContract.saveTask, ({ actor, params, body }) => saveTask(deps, actor, params, body))
  route(api, tasksContract.moveTask, ({ actor, params, body }) => moveTask(deps, actor, params, body))
}
