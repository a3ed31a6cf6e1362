import { type Api, route } from '#platform/http.ts'
import * as contract from './contract.ts'
import * as service from './service.ts'

export function register(api: Api): void {
  const { deps } = api
  route(api, contract.askPrice, ({ actor, params, body }) => service.askPrice(deps, actor, params.id, body))
  route(api, contract.askRefund, ({ actor, params, body }) => service.askRefund(deps, actor, params.id, body))
  route(api, contract.approveAsk, ({ actor, params, body }) =>
    service.decide(deps, actor, params.id, params.askId, { approves: true, remark: body.remark || null }),
  )
  route(api, contract.refuseAsk, ({ actor, params, body }) =>
    service.decide(deps, actor, params.id, params.askId, { approves: false, remark: body.remark }),
  )
}
