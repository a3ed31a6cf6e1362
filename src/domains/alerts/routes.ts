import type { StockIndex } from '#domains/search-index/stock-index.ts'
import { type Api, route } from '#platform/http.ts'
import * as contract from './contract.ts'
import { createAlert, deleteAlert, findAlert, listAlerts, saveAlert, switchByToken } from './service.ts'

/** Binds the alerts; without an index their cars are counted in PostgreSQL. */
export function register(api: Api, stock: StockIndex | null): void {
  const { deps } = api
  route(api, contract.createPreference, ({ actor, body }) => createAlert(deps, stock, actor, body))
  route(api, contract.listPreferences, ({ actor }) => listAlerts(deps, stock, actor))
  route(api, contract.getPreference, ({ actor, params }) => findAlert(deps, stock, actor, params.id))
  route(api, contract.savePreference, ({ actor, body }) => saveAlert(deps, stock, actor, body))
  route(api, contract.deletePreference, ({ actor, query }) => deleteAlert(deps, actor, query.id))
  route(api, contract.stopPreference, ({ query }) => switchByToken(deps, query.token, true))
  route(api, contract.resumePreference, ({ query }) => switchByToken(deps, query.token, false))
}
