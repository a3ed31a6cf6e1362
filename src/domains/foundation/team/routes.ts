import { type Api, route } from '#platform/http.ts'
import { register as audit } from './audit/routes.ts'
import * as contract from './contract.ts'
import { register as lookup } from './lookup/routes.ts'
import * as service from './service.ts'

/** Binds the staff and their work, what they did, and their search through everything. */
export function register(api: Api, accounts: service.StaffAccounts): void {
  const { deps } = api
  route(api, contract.getCurrentStaff, ({ actor }) => service.currentStaff(deps, actor))
  route(api, contract.listStaff, () => service.listStaff(deps))
  route(api, contract.addStaffMember, ({ actor, body }) => service.addMember(deps, accounts, actor, body))
  route(api, contract.changeStaffMember, ({ actor, params, body }) => service.changeMember(deps, actor, params.subject, body))
  route(api, contract.deactivateStaffMember, ({ actor, params }) => service.deactivateMember(deps, accounts, actor, params.subject))
  route(api, contract.reactivateStaffMember, ({ actor, params }) => service.reactivateMember(deps, actor, params.subject))
  route(api, contract.inviteAgain, ({ actor, params }) => service.inviteAgain(deps, accounts, actor, params.subject))
  route(api, contract.listRotas, () => service.listRotas(deps))
  route(api, contract.changeRota, ({ actor, params, body }) => service.changeRota(deps, actor, params.areaId, body.days))
  route(api, contract.addAbsence, ({ actor, params, body }) => service.addAbsence(deps, actor, params.subject, body))
  route(api, contract.dropAbsence, ({ params }) => service.dropAbsence(deps, params.id))
  audit(api)
  lookup(api)
}
