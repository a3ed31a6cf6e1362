import { type Api, route } from '#platform/http.ts'
import { checkPrintout } from './contract.ts'
import { checkedPrintout } from './service.ts'

/** What anybody may ask of a paper that they hold. */
export function register(api: Api): void {
  route(api, checkPrintout, ({ params }) => checkedPrintout(api.deps, params.code))
}
