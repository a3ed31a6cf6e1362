import { type Api, route } from '#platform/http.ts'
import * as contract from './contract.ts'
import { confirmPhone, sendPhoneCode } from './service.ts'

/** Binds the codes by SMS. */
export function register(api: Api): void {
  const { deps } = api
  route(api, contract.sendPhoneCode, ({ query, language, request }) => sendPhoneCode(deps, query.phone, language, request.ip))
  route(api, contract.checkPhoneCode, ({ actor, query, request }) => confirmPhone(deps, actor, query.phone, query.code, request.ip))
}
