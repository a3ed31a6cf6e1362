import { type Api, route } from '#platform/http.ts'
import { listModel } from './contract.ts'
import { giveListedModel } from './service.ts'

/** Binds how a car of an unlisted model gets a listed one. */
export function register(api: Api): void {
  route(api, listModel, ({ actor, params, body }) => giveListedModel(api.deps, actor, params.id, body))
}
