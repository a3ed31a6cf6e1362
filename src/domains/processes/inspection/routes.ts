import { type Api, route } from '#platform/http.ts'
import * as contract from './contract.ts'
import * as pointsContract from './points/contract.ts'
import * as answers from './points/service.ts'
import * as pointsService from './points/service.ts'
import {
  getVehicleExpertise as call,
  getExpertisePaper,
  getExpertisePhoto,
  getExpertiseQr,
  getExpertiseReading,
  getSealedExpertise,
  getVehicleCertificate,
  getVehicleSheetReading,
  printExpertise,
} from './report/contract.ts'
import { getVehicleExpertise, printSheet, readInWords, readOfVehicle, readPaper, readPhoto, readQr, readSealed } from './report/service.ts'
import * as service from './service.ts'

/** Registers the inspections, for the staff. */
export function register(api: Api): void {
  const { deps } = api
  route(api, contract.listExpertises, ({ actor, query }) => service.listExpertises(deps, actor, query))
  route(api, contract.getExpertise, ({ actor, params }) => service.getExpertise(deps, actor, params.id))
  route(api, contract.openExpertise, ({ actor, body }) => service.openExpertise(deps, actor, body))
  route(api, contract.stepExpertise, ({ actor, params, body }) => service.stepExpertise(deps, actor, params.id, body))
  route(api, contract.saveExpertiseValue, ({ actor, params, body }) => service.saveValue(deps, actor, params.id, body))
  route(api, contract.reopenCheckParts, ({ actor, params, body }) => service.reopenParts(deps, actor, params.id, body))
  route(api, contract.syncExpertise, ({ actor, params, body }) => answers.syncExpertise(deps, actor, params.id, body))
  route(api, contract.updateCheckPartQuotation, ({ actor, params, body }) => answers.answerPart(deps, actor, params.id, body))
  route(api, contract.saveCheckPartRepair, ({ actor, params, body }) => service.saveRepair(deps, actor, params.id, body))
  registerReading(api)
  registerCheckList(api)
  registerPublicPart(api)
  registerReports(api)
  registerDocuments(api)
  registerCompleteDocument(api)
}

/** Registers the inspection check list, for the staff. */
function registerCheckList(api: Api): void {
  const { deps } = api
  route(api, pointsContract.getCheckList, ({ query }) => pointsService.getCheckList(deps, query.version))
  route(api, pointsContract.saveCheckList, ({ actor, body }) => pointsService.saveCheckList(deps, actor, body))
}

/** Registers the documents of sealed inspections. */
function registerDocuments(api: Api): void {
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

/** Registers the complete inspection document, for the staff. */
function registerCompleteDocument(api: Api): void {
  route(api, printExpertise, ({ actor, params, body }) => printSheet(api.deps, actor, params.id, body.language))
}

/** Registers the public part of an inspection. */
function registerPublicPart(api: Api): void {
  route(api, call, ({ params }) => getVehicleExpertise(api.deps, params.id))
}

/** Registers the reading of a car and its registration card by an inspector. */
function registerReading(api: Api): void {
  route(api, pointsContract.saveCarReading, ({ actor, params, body }) => pointsService.saveReading(api.deps, actor, params.id, body))
}

/** Registers the public reading of sealed inspections. */
function registerReports(api: Api): void {
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
