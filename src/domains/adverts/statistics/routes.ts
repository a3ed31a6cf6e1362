import { type Api, route } from '#platform/http.ts'
import * as contract from './contract.ts'
import { getStatistics } from './service.ts'

export function register(api: Api): void {
  route(api, contract.getAdStatistics, ({ actor, params }) => getStatistics(api.deps, actor, params.id))
}
