import { type Api, route } from '#platform/http.ts'
import { visitorOf } from '#platform/unique-visitor.ts'
import { countAdView, countShownAds } from './contract.ts'
import { countView, showingsCounter } from './service.ts'

/** Registers the counters of views and list impressions. */
export function register(api: Api): void {
  const showings = showingsCounter(api.deps)
  api.app.addHook('onClose', showings.write)
  route(api, countAdView, ({ actor, params, request }) => countView(api.deps, params.id, visitorOf(actor, request)))
  route(api, countShownAds, ({ actor, body, request }) => showings.add(body.vehicles, visitorOf(actor, request)))
}
