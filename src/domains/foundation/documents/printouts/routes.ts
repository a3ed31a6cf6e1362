import { createCodeRateLimit } from '#platform/code-rate-limit.ts'
import { type Api, route } from '#platform/http.ts'
import { checkPrintout } from './contract.ts'
import { checkedPrintout } from './service.ts'

/** Registers the public check of a printed document. */
export function register(api: Api): void {
  const byCode = createCodeRateLimit(api.deps)
  route(api, checkPrintout, ({ params, request }) => byCode(request.ip, () => checkedPrintout(api.deps, params.code)))
}
