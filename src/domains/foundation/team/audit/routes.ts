import { type Api, route } from '#platform/http.ts'
import * as contract from './contract.ts'
import { listAudit } from './service.ts'
import { findNames } from './store.ts'

/** Binds the reading of who did what; nothing writes it but the work itself. */
export function register(api: Api): void {
  const { deps } = api
  route(api, contract.listAudit, ({ query }) => listAudit(deps, query))
  route(api, contract.listAuditNames, () => findNames(deps.db))
}
