import { type Api, route } from '#platform/http.ts'
import { localTime } from '#shared/working-time.ts'
import * as contract from './contract.ts'
import { searchRecords } from './lookup/contract.ts'
import { readWanted } from './lookup/rules.ts'
import { findRecords } from './lookup/store.ts'
import * as service from './service.ts'
import { findNames } from './store.ts'

/** Registers the staff, their rota, the audit log and the search of the back office. */
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
  route(api, contract.listAudit, ({ query }) => service.listAudit(deps, query))
  route(api, contract.listAuditNames, () => findNames(deps.db))
  route(api, searchRecords, async ({ actor, query }) => {
    const { within } = await service.staffOf(deps, actor)
    const year = Number(localTime(deps.clock.now()).day.slice(0, 4))
    return findRecords(deps.db, readWanted(query.q, year), within)
  })
}
