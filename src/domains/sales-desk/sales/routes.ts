import { type Api, bind } from '#platform/http.ts'
import * as contract from './contract.ts'
import * as service from './service.ts'

/** Binds the sales of the staff. */
export function register(api: Api): void {
  const { deps } = api
  bind(api, contract.listVehicleSales, ({ actor, query }) => service.listVehicleSales(deps, actor, query))
  bind(api, contract.listAssignees, () => service.listAssignees(deps))
  bind(api, contract.assignSales, ({ actor, body }) => service.assignSales(deps, actor, body))
  bind(api, contract.getVehicleSale, ({ actor, params }) => service.getVehicleSale(deps, actor, params.id))
  bind(api, contract.assignSale, ({ actor, params, body }) => service.assignSale(deps, actor, params.id, body))
  bind(api, contract.addSaleComment, ({ actor, params, body }) => service.addSaleComment(deps, actor, params.id, body))
}
