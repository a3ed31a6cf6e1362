import { type Api, bind } from '#platform/http.ts'
import * as contract from './contract.ts'
import { confirmPhone, sendPhoneCode } from './service.ts'

/** Binds the codes by SMS. */
export function register(api: Api): void {
  const { deps } = api
  bind(api, contract.sendPhoneCode, ({ query, language, request }) => sendPhoneCode(deps, query.phone, language, request.ip))
  bind(api, contract.checkPhoneCode, ({ actor, query, request }) => confirmPhone(deps, actor, query.phone, query.code, request.ip))
}
