import { type Api, route } from '#platform/http.ts'
import * as contract from './contract.ts'
import { askExport, getExport, readExport } from './service.ts'

/** Binds the copy of one's data. */
export function register(api: Api): void {
  const { deps } = api
  route(api, contract.getDataExport, ({ actor }) => getExport(deps, actor))
  route(api, contract.askDataExport, ({ actor }) => askExport(deps, actor))
  route(api, contract.downloadDataExport, async ({ actor, params, reply }) => {
    const bytes = await readExport(deps, actor, params.id)
    reply.headers({
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="rihla.zip"',
      'x-content-type-options': 'nosniff',
    })
    return reply.type('application/zip').send(bytes)
  })
}
