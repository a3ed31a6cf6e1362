import { type Api, route } from '#platform/http.ts'
import * as calls from './contract.ts'
import { addBanner, changeBanner, dropBanner, type LastBanners, listBanners, listLiveBanners } from './service.ts'

/** Registers the banners. `version` increases when another process changes a text; without domain events changes appear within seconds. */
export function register(api: Api, version: () => number): void {
  const { deps } = api
  const last: LastBanners = { rows: null, at: 0, version: 0 }
  const changed = async <T>(work: Promise<T>): Promise<T> => {
    const done = await work
    last.at = 0
    return done
  }
  route(api, calls.listLiveBanners, () => listLiveBanners(deps, last, version()))
  route(api, calls.listBanners, () => listBanners(deps))
  route(api, calls.addBanner, ({ actor, body }) => changed(addBanner(deps, actor, body.banner)))
  route(api, calls.changeBanner, ({ actor, params, body }) =>
    changed(changeBanner(deps, actor, { id: params.id, version: body.version }, body.banner)),
  )
  route(api, calls.dropBanner, ({ params }) => changed(dropBanner(deps, params.id)))
}
