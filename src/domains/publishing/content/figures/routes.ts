import { type Api, route } from '#platform/http.ts'
import { listPromiseFigures } from './contract.ts'
import * as service from './service.ts'

/** Registers the commitment metrics. */
export function register(api: Api): void {
  route(api, listPromiseFigures, () => service.listPromiseFigures(api.deps))
}
