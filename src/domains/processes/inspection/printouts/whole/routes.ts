import { type Api, route } from '#platform/http.ts'
import { printExpertise } from './contract.ts'
import { printSheet } from './service.ts'

/** Registers the complete inspection document, for the staff. */
export function register(api: Api): void {
  route(api, printExpertise, ({ actor, params, body }) => printSheet(api.deps, actor, params.id, body.language))
}
