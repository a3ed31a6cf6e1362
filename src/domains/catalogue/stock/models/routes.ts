import { type Api, route } from '#platform/http.ts'
import { listModel } from './contract.ts'
import { giveListedModel } from './service.ts'

/** Registers the assignment of a listed model to a car with an unlisted one. */
export function register(api: Api): void {
  route(api, listModel, ({ actor, params, body }) => giveListedModel(api.deps, actor, params.id, body))
}
