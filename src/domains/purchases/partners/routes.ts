import type { FastifyRequest } from 'fastify'
import { type Api, route } from '#platform/http.ts'
import { anonymous } from '#shared/actor.ts'
import * as contract from './contract.ts'
import * as service from './service.ts'
import { findPartnerKeys } from './store.ts'

/** The header that bears the key of a partner. */
const header = 'x-partner-key'

/** Binds what partners send and read by their key, and the keys themselves for admins. */
export function register(api: Api): void {
  const { deps } = api
  // a key is the only right here: who else the caller may be says nothing
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
