import type { FastifyRequest } from 'fastify'
import { type Api, route } from '#platform/http.ts'
import { anonymous } from '#shared/actor.ts'
import * as contract from './contract.ts'
import * as service from './service.ts'
import { findPartnerKeys } from './store.ts'

/** Header of the partner API key. */
const header = 'x-partner-key'

/** Registers the partner API, and key management for admins. */
export function register(api: Api): void {
  const { deps } = api
  // the key is the only authentication here; the account of the caller is ignored
  const callers = new WeakMap<FastifyRequest, number>()
  const admit = async (request: FastifyRequest) => {
    callers.set(request, await service.partnerOf(deps, request.headers[header]))
  }
  const partner = (request: FastifyRequest) => callers.get(request) ?? 0
  route(
    api,
    contract.sendPartnerPurchase,
    ({ body, language, request }) =>
      service.sendAsPartner(deps, partner(request), body, { actor: anonymous, language, address: request.ip }),
    admit,
  )
  route(api, contract.getPartnerPurchase, ({ params, request }) => service.readAsPartner(deps, partner(request), params.reference), admit)
  route(api, contract.listPartnerKeys, () => findPartnerKeys(deps.db))
  route(api, contract.makePartnerKey, ({ actor, body }) => service.makePartnerKey(deps, actor, body.name))
  route(api, contract.revokePartnerKey, ({ actor, params }) => service.revokePartnerKey(deps, actor, params.id))
}
