import type { StockIndex } from '#domains/catalogue/search/index/stock-index.ts'
import { type Api, route } from '#platform/http.ts'
import * as contract from './contract.ts'
import {
  createAlert,
  deleteAlert,
  deletePreference,
  findAlert,
  findPreference,
  listAlerts,
  saveAlert,
  savePreference,
  switchByToken,
} from './service.ts'

/** Registers the alert routes; without an index, cars are counted in PostgreSQL. */
export function register(api: Api, stock: StockIndex | null): void {
  const { deps } = api
  route(api, contract.createAlert, ({ actor, body }) => createAlert(deps, stock, actor, body))
  route(api, contract.listAlerts, ({ actor }) => listAlerts(deps, stock, actor))
  route(api, contract.getAlert, ({ actor, params }) => findAlert(deps, stock, actor, params.id))
  route(api, contract.saveAlert, ({ actor, params, body }) => saveAlert(deps, stock, actor, { ...body, id: params.id }))
  route(api, contract.deleteAlert, ({ actor, params }) => deleteAlert(deps, actor, params.id))
  route(api, contract.createPreference, ({ actor, body }) => createAlert(deps, stock, actor, body))
  route(api, contract.getPreference, ({ actor }) => findPreference(deps, stock, actor))
  route(api, contract.savePreference, ({ actor, body }) => savePreference(deps, stock, actor, body))
  route(api, contract.deletePreference, ({ actor, query }) => deletePreference(deps, actor, query.id))
  route(api, contract.stopPreference, ({ query }) => switchByToken(deps, query.token, true))
  route(api, contract.resumePreference, ({ query }) => switchByToken(deps, query.token, false))
}
