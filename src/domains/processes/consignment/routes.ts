import { type Api, route } from '#platform/http.ts'
import { visitorOf } from '#platform/unique-visitor.ts'
import * as contract from './contract.ts'
import * as deskContract from './desk/contract.ts'
import * as deskService from './desk/service.ts'
import * as documentsService from './documents/service.ts'
import * as service from './service.ts'

/** Registers the consignments for their owners. */
export function register(api: Api): void {
  const { deps } = api
  route(api, contract.listIntermediations, ({ actor }) => service.listIntermediations(deps, actor))
  route(api, contract.getIntermediation, ({ actor, params, request }) =>
    service.getIntermediation(deps, { actor, address: request.ip }, params.key),
  )
  route(api, contract.answerIntermediation, ({ actor, params, body, request }) =>
    service.answerIntermediation(deps, { actor, address: request.ip }, params.key, body),
  )
  route(api, contract.saveIntermediationBankAccount, ({ actor, params, body, request }) =>
    service.saveBankAccount(deps, { actor, address: request.ip }, params.key, body),
  )
  registerDesk(api)
  registerTypes(api)
  registerDocuments(api)
  registerViews(api)
}

/** Registers the consignments for the staff. */
function registerDesk(api: Api): void {
  const { deps } = api
  route(api, deskContract.listStaffIntermediations, ({ actor, query }) => deskService.listStaffIntermediations(deps, actor, query))
  route(api, deskContract.getStaffIntermediation, ({ actor, params }) => deskService.getStaffIntermediation(deps, actor, params.id))
  route(api, deskContract.stepIntermediation, ({ actor, params, body }) => deskService.stepIntermediation(deps, actor, params.id, body))
  route(api, deskContract.saveIntermediationCar, ({ actor, params, body }) =>
    deskService.saveIntermediationCar(deps, actor, params.id, body),
  )
  route(api, deskContract.saveOwnerBankAccount, ({ actor, params, body }) => deskService.saveOwnerBankAccount(deps, actor, params.id, body))
  route(api, deskContract.signIntermediation, ({ actor, params, body }) => deskService.signIntermediation(deps, actor, params.id, body))
  route(api, deskContract.preparePayout, ({ actor, params }) => deskService.preparePayout(deps, actor, params.id))
  route(api, deskContract.dropPayout, ({ actor, params }) => deskService.dropPayout(deps, actor, params.id))
  route(api, deskContract.confirmPayout, ({ actor, params, body }) =>
    deskService.confirmPayout(deps, actor, params.id, body.transferReference),
  )
}

/** Registers the generated documents of a consignment, for the staff. */
function registerDocuments(api: Api): void {
  const { deps } = api
  route(api, deskContract.listIntermediationPrintouts, ({ actor, params }) => documentsService.staffPrintouts(deps, actor, params.id))
  route(api, deskContract.printIntermediationDocument, ({ actor, params, body }) =>
    documentsService.reprint(deps, actor, params.id, body.type, body.language),
  )
}

/** Registers the consignment types and their fees. */
function registerTypes(api: Api): void {
  const { deps } = api
  route(api, deskContract.listIntermediationTypes, ({ actor }) => deskService.listTypes(deps, actor))
  route(api, deskContract.addIntermediationType, ({ actor, body }) => deskService.writeType(deps, actor, null, body))
  route(api, deskContract.saveIntermediationType, ({ actor, params, body }) => deskService.writeType(deps, actor, params.id, body))
}

/** Registers the view counter of consigned cars. */
function registerViews(api: Api): void {
  route(api, contract.countMediationView, ({ actor, params, request }) => service.countView(api.deps, params.id, visitorOf(actor, request)))
}
