import { type Api, route } from '#platform/http.ts'
import { checkPaper } from './contract.ts'
import { checkedPrintout } from './service.ts'

/** What anybody may ask of a paper that they hold. */
export function register(api: Api): void {
  route(api, checkPaper, ({ params }) => checkedPrintout(api.deps, params.code))
}
