import { type Api, route } from '#platform/http.ts'
import * as callback from './callback.ts'
import * as contract from './contract.ts'
import { registerSandbox } from './sandbox-routes.ts'
import * as service from './service.ts'
import type { GatewayFields } from './signature.ts'

/** Registers payments for payers, the gateway and staff, and the sandbox gateway when configured. */
export function register({ app: whole, deps }: Api): void {
  // encapsulates the form parser, which only the gateway needs
  void whole.register(async (app) => {
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 65_536 }, (_request, body, done) =>
      // names keep their dots and brackets: each is signed
      done(null, Object.fromEntries(new URLSearchParams(body as string))),
    )
    const api = { app, deps }
    route(api, contract.getPayment, ({ params, reply }) => {
      reply.header('cache-control', 'no-store')
      return service.getPayment(deps, params.id)
    })
    route(api, contract.startPaymentAttempt, ({ params, language }) => service.startAttempt(deps, params.id, language))
    route(api, contract.takeCallback, async ({ body, reply }) => {
      reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store')
      return callback.takeCallback(deps, textsOf(body))
    })
    route(api, contract.handleReturn, async ({ params, body, reply }) => {
      const path = (await callback.handleReturn(deps, params.result, textsOf(body))) ?? '/'
      return reply.header('cache-control', 'no-store').redirect(`${deps.config.basePath.slice(0, -1)}${path}`, 303)
    })
    route(api, contract.listPaymentsNeedingHands, () => service.listPaymentsNeedingHands(deps))
    route(api, contract.retryPayment, ({ actor, params }) => service.retryPayment(deps, actor, params.id))
    route(api, contract.settlePayment, ({ actor, params, body }) => service.settlePayment(deps, actor, params.id, body.comment))
    if (deps.config.payments === 'sandbox') registerSandbox(api)
  })
}

/** Returns the text fields of a form. */
function textsOf(body: Record<string, unknown>): GatewayFields {
  return Object.fromEntries(Object.entries(body).filter((field): field is [string, string] => typeof field[1] === 'string'))
}
