import { type Api, route } from '#platform/http.ts'
import * as calls from './contract.ts'
import {
  addCampaign,
  changeCampaign,
  countReaders,
  dropCampaign,
  exportReaders,
  listCampaigns,
  moveCampaign,
  readCampaign,
  tryCampaign,
} from './service.ts'

/** Registers the newsletter campaigns. */
export function register(api: Api): void {
  const { deps } = api
  route(api, calls.listCampaigns, () => listCampaigns(deps))
  route(api, calls.getCampaign, ({ params }) => readCampaign(deps, params.id))
  route(api, calls.addCampaign, ({ actor, body }) => addCampaign(deps, actor, body.campaign))
  route(api, calls.changeCampaign, ({ actor, params, body }) =>
    changeCampaign(deps, actor, { id: params.id, version: body.version }, body.campaign),
  )
  route(api, calls.dropCampaign, ({ actor, params }) => dropCampaign(deps, actor, params.id))
  route(api, calls.tryCampaign, ({ actor, params }) => tryCampaign(deps, actor, params.id))
  route(api, calls.moveCampaign, ({ actor, params, body }) => moveCampaign(deps, actor, { ...params, version: body.version, at: body.at }))
  route(api, calls.countReaders, ({ body }) => countReaders(deps, body))
  route(api, calls.exportReaders, () => exportReaders(deps))
}
