import { type Api, route } from '#platform/http.ts'
import { visitorOf } from '#platform/unique-visitor.ts'
import { countMediationView } from './contract.ts'
import { countView } from './service.ts'

/** Registers the view counter of consigned cars. */
export function register(api: Api): void {
  route(api, countMediationView, ({ actor, params, request }) => countView(api.deps, params.id, visitorOf(actor, request)))
}
