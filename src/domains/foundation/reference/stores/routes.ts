import { type Api, route } from '#platform/http.ts'
import * as calls from './contract.ts'
import { addStore, changeStore, listStores } from './service.ts'

export function register(api: Api): void {
  const { deps } = api
  route(api, calls.listStores, () => listStores(deps))
  route(api, calls.addStore, ({ actor, body }) => addStore(deps, actor, body.store))
  route(api, calls.changeStore, ({ actor, params, body }) => changeStore(deps, actor, { id: params.id, version: body.version }, body.store))
}
