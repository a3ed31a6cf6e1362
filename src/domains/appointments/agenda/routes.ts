import { type Api, route } from '#platform/http.ts'
import { listAgenda } from './contract.ts'
import { readAgenda } from './service.ts'

/** Binds the agenda of the staff. */
export function register(api: Api): void {
  route(api, listAgenda, ({ actor, query }) => readAgenda(api.deps, actor, query))
}
