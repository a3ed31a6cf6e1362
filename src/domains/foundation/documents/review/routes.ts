import { type Api, route } from '#platform/http.ts'
import type { DocumentOwners } from '../service.ts'
import { reviewDocument } from './contract.ts'
import { reviewOne } from './service.ts'

/** Registers the staff review of uploaded documents. */
export function register(api: Api, owners: DocumentOwners): void {
  route(api, reviewDocument, ({ actor, params, body }) => reviewOne(api.deps, owners, actor, params.id, body))
}
