import { knowsEtag } from '#domains/foundation/documents/rules.ts'
import { type Api, route } from '#platform/http.ts'
import {
  getSharePicture,
  getVehicle,
  getVehicleSheet,
  listFeaturedVehicles,
  listPromotedVehicles,
  listRecommendations,
  listVehicleFeatures,
} from './contract.ts'
import { getPriceBasis } from './market/contract.ts'
import { readPriceBasis } from './market/service.ts'
import { readSheet } from './printouts.ts'
import { keepPages, readFeatures, readSharePicture, readSimilar, readVehicle, type StockChanges } from './service.ts'
import { findHighlights } from './store.ts'

/** Registers the vehicle routes and the two lists of the home page. */
export function register(api: Api, changes: StockChanges | null = null): void {
  const { deps } = api
  const findPage = keepPages(deps, changes)
  route(api, listFeaturedVehicles, ({ query }) => findHighlights(deps.pool, 'featured', query.size))
  route(api, listPromotedVehicles, ({ query }) => findHighlights(deps.pool, 'promoted', query.size))
  route(api, getPriceBasis, ({ query }) => readPriceBasis(deps, query))
  route(api, getVehicle, ({ params }) => readVehicle(deps, params.id, findPage))
  route(api, listRecommendations, ({ params, query }) => readSimilar(deps, params.id, query.size))
  route(api, listVehicleFeatures, ({ params }) => readFeatures(deps, params.id))
  route(api, getVehicleSheet, async ({ params, language, reply }) => {
    const uri = await readSheet(deps, params.id, language, findPage)
    return reply.header('cache-control', 'no-cache').redirect(`${deps.config.basePath.slice(0, -1)}${uri}`, 303)
  })
  route(api, getSharePicture, async ({ params, request, reply }) => {
    const { bytes, etag } = await readSharePicture(deps, params.id, params.language, findPage)
    reply.headers({ etag, 'cache-control': 'public, max-age=3600', 'x-content-type-options': 'nosniff' })
    if (knowsEtag(request.headers['if-none-match'], etag)) return reply.code(304).send()
    return reply.type('image/jpeg').send(bytes)
  })
}
