import { type Api, route } from '#platform/http.ts'
import { closeAdReports, listAdReports, reportAd } from './contract.ts'
import { closeReports, listReports, report } from './service.ts'

export function register(api: Api): void {
  const { deps } = api
  route(api, reportAd, ({ actor, params, body, language, request }) =>
    report(deps, params.id, body, { actor, language, address: request.ip }),
  )
  route(api, listAdReports, ({ actor, params }) => listReports(deps, actor, params.id))
  route(api, closeAdReports, ({ actor, params, body }) => closeReports(deps, actor, params.id, body.outcome))
}
