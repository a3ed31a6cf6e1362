import { readWanted } from '#domains/foundation/team/lookup/rules.ts'
import { staffOf } from '#domains/foundation/team/service.ts'
import { type Api, route } from '#platform/http.ts'
import { toPage } from '#shared/paging.ts'
import { localTime } from '#shared/working-time.ts'
import * as contract from './contract.ts'
import { findBookings, findCustomers } from './store.ts'

/** Binds what the staff ask about customers. */
export function register(api: Api): void {
  const { deps } = api
  route(api, contract.listCustomers, async ({ query: { q, status = null, page, size } }) => {
    const year = Number(localTime(deps.clock.now()).day.slice(0, 4))
    const wanted = q === undefined ? null : readWanted(q, year)
    const { rows, count } = await findCustomers(deps.db, { wanted, status, page, size })
    return toPage(rows, page, size, count)
  })
  route(api, contract.listCustomerBookings, async ({ actor, params }) => {
    const { within } = await staffOf(deps, actor)
    return findBookings(deps.db, params.id, within)
  })
}
