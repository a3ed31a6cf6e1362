import { type Api, route } from '#platform/http.ts'
import { liftAdRestriction, restrictAdPerson } from './contract.ts'
import { lift, restrict } from './service.ts'

export function register(api: Api): void {
  const { deps } = api
  route(api, restrictAdPerson, ({ actor, params, body }) => restrict(deps, actor, params.id, body))
  route(api, liftAdRestriction, ({ actor, params, query }) => lift(deps, actor, params.id, query.side))
}
