import { type Api, route } from '#platform/http.ts'
import { localTime } from '#shared/working-time.ts'
import { staffOf } from '../service.ts'
import { searchRecords } from './contract.ts'
import { readWanted } from './rules.ts'
import { findRecords } from './store.ts'

/** Binds the search of the staff. */
export function register(api: Api): void {
  const { deps } = api
  route(api, searchRecords, async ({ actor, query }) => {
    const { within } = await staffOf(deps, actor)
    const year = Number(localTime(deps.clock.now()).day.slice(0, 4))
    return findRecords(deps.db, readWanted(query.q, year), within)
  })
}
