import { type Api, route } from '#platform/http.ts'
import * as contract from './contract.ts'
import { register as desk } from './desk/routes.ts'
import { register as personalData } from './personal-data/routes.ts'
import { register as phoneCode } from './phone-code/routes.ts'
import { addCustomer, changeStatus, getCurrent, getCustomer, updateConsents, updateCurrent } from './service.ts'

/** Registers the customer card, SMS codes and the export of personal data. */
export function register(api: Api): void {
  const { deps } = api
  route(api, contract.getCurrentCustomer, ({ actor }) => getCurrent(deps, actor))
  route(api, contract.updateCurrentCustomer, ({ actor, body }) => updateCurrent(deps, actor, body))
  route(api, contract.updateConsents, ({ actor, body, language }) => updateConsents(deps, actor, body, language))
  route(api, contract.getCustomer, ({ actor, params }) => getCustomer(deps, actor, params.id))
  route(api, contract.addCustomer, ({ actor, body }) => addCustomer(deps, actor, body))
  route(api, contract.deactivateCustomer, ({ actor, params, body }) => changeStatus(deps, actor, params.id, 'deactivate', body.comment))
  route(api, contract.activateCustomer, ({ actor, params, body }) => changeStatus(deps, actor, params.id, 'activate', body.comment))
  desk(api)
  phoneCode(api)
  personalData(api)
}
