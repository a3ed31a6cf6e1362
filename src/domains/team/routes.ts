import { type Api, bind } from '#platform/http.ts'
import { register as audit } from './audit/routes.ts'
import * as contract from './contract.ts'
import { register as lookup } from './lookup/routes.ts'
import * as service from './service.ts'

/** Binds the staff and their work, what they did, and their search through everything. */
export function register(api: Api, accounts: service.StaffAccounts): void {
  const { deps } = api
  bind(api, contract.getCurrentStaff, ({ actor }) => service.currentStaff(deps, actor))
  bind(api, contract.listStaff, () => service.listStaff(deps))
  bind(api, contract.addStaffMember, ({ actor, body }) => service.addMember(deps, accounts, actor, body))
  bind(api, contract.changeStaffMember, ({ actor, params, body }) => service.changeMember(deps, actor, params.subject, body))
  bind(api, contract.deactivateStaffMember, ({ actor, params }) => service.deactivateMember(deps, accounts, actor, params.subject))
  bind(api, contract.reactivateStaffMember, ({ actor, params }) => service.reactivateMember(deps, actor, params.subject))
  bind(api, contract.inviteAgain, ({ params }) => service.inviteAgain(deps, accounts, params.subject))
  bind(api, contract.listRotas, () => service.listRotas(deps))
  bind(api, contract.changeRota, ({ params, body }) => service.changeRota(deps, params.areaId, body.days))
  bind(api, contract.addAbsence, ({ actor, params, body }) => service.addAbsence(deps, actor, params.subject, body))
  bind(api, contract.dropAbsence, ({ params }) => service.dropAbsence(deps, params.id))
  audit(api)
  lookup(api)
}
