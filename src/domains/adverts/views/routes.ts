import type { FastifyRequest } from 'fastify'
import { type Api, route } from '#platform/http.ts'
import type { Onlooker } from '#platform/onlooker.ts'
import type { Actor } from '#shared/actor.ts'
import { countAdView, countShownAds } from './contract.ts'
import { countView, showingsCounter } from './service.ts'

/** Binds the counts of those who look at an advert, and of those who have it in view in a list. */
export function register(api: Api): void {
  const showings = showingsCounter(api.deps)
  api.app.addHook('onClose', showings.write)
  route(api, countAdView, ({ actor, params, request }) => countView(api.deps, params.id, onlooker(actor, request)))
  route(api, countShownAds, ({ actor, body, request }) => showings.add(body.vehicles, onlooker(actor, request)))
}

const onlooker = (actor: Actor, request: FastifyRequest): Onlooker => ({
  actor,
  address: request.ip,
  agent: request.headers['user-agent'] ?? '',
})
