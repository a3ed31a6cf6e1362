import { type Api, route } from '#platform/http.ts'
import { getExpertisePaper, getVehicleCertificate } from './contract.ts'
import { readPaper } from './service.ts'

/** Registers the documents of sealed inspections. */
export function register(api: Api): void {
  const { deps } = api
  for (const [call, type] of [
    [getExpertisePaper, 'PublicExpertiseSheet'],
    [getVehicleCertificate, 'VehicleCertificate'],
  ] as const)
    route(api, call, async ({ params, language, reply }) => {
      const uri = await readPaper(deps, params.code, type, language)
      return reply.header('cache-control', 'no-cache').redirect(`${deps.config.basePath.slice(0, -1)}${uri}`, 303)
    })
}
