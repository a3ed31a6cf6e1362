import { type Api, route } from '#platform/http.ts'
import { getExpertisePhoto, getExpertiseQr, getExpertiseReading, getSealedExpertise, getVehicleSheetReading } from './contract.ts'
import { readInWords, readOfVehicle, readPhoto, readQr, readSealed } from './service.ts'

/** Registers the public reading of sealed inspections. */
export function register(api: Api): void {
  const { deps } = api
  route(api, getVehicleSheetReading, ({ params, language }) => readOfVehicle(deps, params.id, language))
  route(api, getExpertiseReading, ({ params, language }) => readInWords(deps, params.code, language))
  route(api, getSealedExpertise, async ({ params, reply }) => {
    const text = await readSealed(deps, params.code)
    reply.header('cache-control', 'public, max-age=60')
    return text
  })
  route(api, getExpertiseQr, async ({ params, reply }) => {
    const drawing = await readQr(deps, params.code)
    return reply.headers({ 'cache-control': 'public, max-age=300' }).type('image/svg+xml').send(drawing)
  })
  route(api, getExpertisePhoto, async ({ params, reply }) => {
    const bytes = await readPhoto(deps, params.code, params.digest)
    return reply
      .headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-disposition': `attachment; filename="${params.digest}.webp"`,
        'x-content-type-options': 'nosniff',
      })
      .type('image/webp')
      .send(bytes)
  })
}
