import { type Api, route } from '#platform/http.ts'
import * as contract from './contract.ts'
import * as service from './service.ts'

export function register(api: Api): void {
  const { deps } = api
  route(api, contract.listVehicleSales, ({ actor, query }) => service.listVehicleSales(deps, actor, query))
  route(api, contract.listAssignees, () => service.listAssignees(deps))
  route(api, contract.assignSales, ({ actor, body }) => service.assignSales(deps, actor, body))
  route(api, contract.getVehicleSale, ({ actor, params }) => service.getVehicleSale(deps, actor, params.id))
  route(api, contract.assignSale, ({ actor, params, body }) => service.assignSale(deps, actor, params.id, body))
  route(api, contract.addSaleComment, ({ actor, params, body }) => service.addSaleComment(deps, actor, params.id, body))
}
