import { type Api, route } from '#platform/http.ts'
import * as contract from './contract.ts'
import * as service from './service.ts'

/** Registers the consignments for their owners. */
export function register(api: Api): void {
  const { deps } = api
  route(api, contract.listIntermediations, ({ actor }) => service.listIntermediations(deps, actor))
  route(api, contract.getIntermediation, ({ actor, params, request }) =>
    service.getIntermediation(deps, { actor, address: request.ip }, params.key),
  )
  route(api, contract.answerIntermediation, ({ actor, params, body, request }) =>
    service.answerIntermediation(deps, { actor, address: request.ip }, params.key, body),
  )
  route(api, contract.saveIntermediationBankAccount, ({ actor, params, body, request }) =>
    service.saveBankAccount(deps, { actor, address: request.ip }, params.key, body),
  )
}
