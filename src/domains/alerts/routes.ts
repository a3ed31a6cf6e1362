import { type Api, bind } from '#platform/http.ts'
import type { StockIndex } from '../search/index/stock-index.ts'
import * as contract from './contract.ts'
import { createAlert, deleteAlert, findAlert, listAlerts, saveAlert, switchByToken } from './service.ts'

/** Binds the alerts; without an index their cars are counted in PostgreSQL. */
export function register(api: Api, stock: StockIndex | null): void {
  const { deps } = api
  bind(api, contract.createPreference, ({ actor, body }) => createAlert(deps, stock, actor, body))
  bind(api, contract.listPreferences, ({ actor }) => listAlerts(deps, stock, actor))
  bind(api, contract.getPreference, ({ actor, params }) => findAlert(deps, stock, actor, params.id))
  bind(api, contract.savePreference, ({ actor, body }) => saveAlert(deps, stock, actor, body))
  bind(api, contract.deletePreference, ({ actor, query }) => deleteAlert(deps, actor, query.id))
  bind(api, contract.stopPreference, ({ query }) => switchByToken(deps, query.token, true))
  bind(api, contract.resumePreference, ({ query }) => switchByToken(deps, query.token, false))
}
