import { type Api, bind } from '#platform/http.ts'
import * as contract from './contract.ts'
import { currentStaff } from './service.ts'

/** Binds the staff and their work. */
export function register(api: Api): void {
  const { deps } = api
  bind(api, contract.getCurrentStaff, ({ actor }) => currentStaff(deps, actor))
}
