import { type Api, route } from '#platform/http.ts'
import { countAdView } from './contract.ts'
import { countView } from './service.ts'

/** Binds the count of those who look at an advert. */
export function register(api: Api): void {
  route(api, countAdView, ({ actor, params, request }) =>
    countView(api.deps, params.id, { actor, address: request.ip, agent: request.headers['user-agent'] ?? '' }),
  )
}
