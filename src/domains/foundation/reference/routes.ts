import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Api, route } from '#platform/http.ts'
import * as calls from './contract.ts'
import * as service from './service.ts'
import * as settingsContract from './settings/contract.ts'
import * as settingsService from './settings/service.ts'
import * as store from './store.ts'

/** Cache lifetimes in seconds: facts change with a release, stores and settings by hand. */
const fresh = { facts: 3600, edited: 60, icon: 2_592_000 }

export function register(api: Api): void {
  const { deps } = api
  const { db } = deps
  const resources = service.readResources()

  route(api, calls.listCities, ({ reply }) => {
    keep(reply, fresh.facts)
    return store.findCityNames(db)
  })
  route(api, calls.listCityDetails, ({ reply }) => {
    keep(reply, fresh.facts)
    return store.findCities(db)
  })
  route(api, calls.listFeatures, ({ reply }) => {
    keep(reply, fresh.facts)
    return store.findFeatureCategories(db)
  })
  route(api, calls.listResources, ({ language, request, reply }) => {
    reply.header('content-language', language).header('vary', 'Accept-Language, Cookie')
    keep(reply, fresh.edited, 'private')
    return tagged(resources[language], request, reply)
  })
  route(api, calls.listStorageAreas, ({ reply }) => {
    keep(reply, fresh.edited)
    return store.findStorageAreas(db)
  })
  route(api, calls.listStorageAreaCities, ({ reply }) => {
    keep(reply, fresh.edited)
    return store.findStorageAreaCities(db)
  })
  route(api, calls.listBrands, ({ reply }) => {
    keep(reply, fresh.facts)
    return service.listBrands(db)
  })
  route(api, calls.listBrandIcons, ({ reply }) => {
    keep(reply, fresh.facts)
    return service.listBrandIcons(db)
  })
  route(api, calls.getBrandIcon, async ({ params, request, reply }) => {
    const drawing = await service.getBrandIcon(db, params.brand)
    reply.type('image/svg+xml; charset=utf-8').header('x-content-type-options', 'nosniff')
    keep(reply, fresh.icon)
    return tagged(drawing, request, reply)
  })
  route(api, calls.listBrandModels, ({ params, reply }) => {
    keep(reply, fresh.facts)
    return service.listBrandModels(db, params.brand)
  })
  route(api, calls.listModels, ({ query, reply }) => {
    keep(reply, fresh.facts)
    return service.listModels(db, query.brands)
  })
  route(api, calls.listPublicSettings, ({ reply }) => {
    keep(reply, fresh.edited)
    return store.findPublicSettings(db)
  })
  route(api, calls.listHolidays, ({ query, reply }) => {
    keep(reply, fresh.edited)
    return service.listHolidays(db, query.year)
  })
  route(api, calls.addHoliday, ({ actor, body }) => service.addHoliday(deps, actor, body))
  route(api, calls.changeHoliday, ({ actor, params, body }) => service.changeHoliday(deps, actor, params.id, body))
  route(api, calls.dropHoliday, ({ actor, params }) => service.dropHoliday(deps, actor, params.id))
  route(api, settingsContract.listSettings, () => settingsService.listSettings(deps))
  route(api, settingsContract.changeSetting, ({ actor, params, body }) => settingsService.changeSetting(deps, actor, params.key, body))
  route(api, calls.listStores, () => service.listStores(deps))
  route(api, calls.addStore, ({ actor, body }) => service.addStore(deps, actor, body.store))
  route(api, calls.changeStore, ({ actor, params, body }) =>
    service.changeStore(deps, actor, { id: params.id, version: body.version }, body.store),
  )
}

function keep(reply: FastifyReply, seconds: number, who = 'public'): void {
  reply.header('cache-control', `${who}, max-age=${seconds}`)
}

/** Returns the text with its ETag, or an empty 304 when the client has it. */
function tagged(text: string, request: FastifyRequest, reply: FastifyReply): string {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  reply.header('etag', etag)
  if (request.headers['if-none-match'] !== etag) return text
  reply.code(304).send()
  return ''
}
