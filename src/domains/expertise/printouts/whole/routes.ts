import { type Api, route } from '#platform/http.ts'
import { printExpertise } from './contract.ts'
import { printSheet } from './service.ts'

/** The whole sheet as a paper, for the staff. */
export function register(api: Api): void {
  route(api, printExpertise, ({ actor, params, body }) => printSheet(api.deps, actor, params.id, body.language))
}
