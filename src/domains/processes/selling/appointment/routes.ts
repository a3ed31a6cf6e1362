import { type Api, route } from '#platform/http.ts'
import { atDesk, getStaffPurchase } from '../desk/service.ts'
import { getPurchase, ownPurchase } from '../service.ts'
import * as contract from './contract.ts'
import { closeVisit, dropVisit, saveVisit } from './service.ts'

/** Registers the appointment routes of a purchase request for its owner and for the staff. */
export function register(api: Api): void {
  const { deps } = api
  route(api, contract.arrangeVisit, async ({ actor, params: { key }, body, request }) => {
    const caller = { actor, address: request.ip }
    await saveVisit(deps, (await ownPurchase(deps, caller, key)).id, body, { id: actor.id, isStaff: false })
    return getPurchase(deps, caller, key)
  })
  route(api, contract.cancelVisit, async ({ actor, params: { key }, request }) => {
    const caller = { actor, address: request.ip }
    await dropVisit(deps, (await ownPurchase(deps, caller, key)).id, { id: actor.id, isStaff: false })
    return getPurchase(deps, caller, key)
  })
  route(api, contract.arrangeVisitFor, async ({ actor, params: { id }, body }) => {
    await atDesk(deps, actor, id)
    await saveVisit(deps, id, body, { id: actor.id, isStaff: true })
    return getStaffPurchase(deps, actor, id)
  })
  route(api, contract.cancelVisitFor, async ({ actor, params: { id } }) => {
    await atDesk(deps, actor, id)
    await dropVisit(deps, id, { id: actor.id, isStaff: true })
    return getStaffPurchase(deps, actor, id)
  })
  route(api, contract.endVisit, async ({ actor, params: { id }, body }) => {
    await atDesk(deps, actor, id)
    await closeVisit(deps, id, body.status, actor.id)
    return getStaffPurchase(deps, actor, id)
  })
}
