import type { FastifyRequest } from 'fastify'
import { maxUploadBytes } from '#domains/foundation/documents/rules.ts'
import { createCodeRateLimit } from '#platform/code-rate-limit.ts'
import { type Api, route } from '#platform/http.ts'
import { receiveFiles, registerUploads } from '#platform/upload.ts'
import { anonymous } from '#shared/actor.ts'
import * as contract from './contract.ts'
import * as deskContract from './desk/contract.ts'
import * as deskService from './desk/service.ts'
import * as documentsContract from './documents/contract.ts'
import * as documentsService from './documents/service.ts'
import { closeVisit, dropVisit, listTradedIn as listTradeIns, saveVisit } from './effects/service.ts'
import * as requestContract from './request/contract.ts'
import * as requestService from './request/service.ts'
import { findPartnerKeys } from './request/store.ts'
import * as service from './service.ts'
import { findReasons } from './store.ts'

/** Registers the purchase requests for their owners. */
export function register(api: Api): void {
  const { deps } = api
  route(api, contract.listCancellationReasons, () => findReasons(deps.db))
  route(api, contract.getPurchase, ({ actor, params, request }) => service.getPurchase(deps, { actor, address: request.ip }, params.key))
  route(api, contract.answerPurchase, ({ actor, params, body, request }) =>
    service.answerPurchase(deps, { actor, address: request.ip }, params.key, body),
  )
  route(api, contract.saveBankAccount, ({ actor, params, body, request }) =>
    service.saveBankAccount(deps, { actor, address: request.ip }, params.key, body),
  )
  registerRequests(api)
  registerDrafts(api)
  registerClaims(api)
  registerPartners(api)
  registerDesk(api)
  registerVisits(api)
  registerTradeIns(api)
  registerTransfers(api)
  registerDocuments(api)
}

/** Registers the appointment routes of a purchase request for its owner and for the staff. */
function registerVisits(api: Api): void {
  const { deps } = api
  route(api, deskContract.arrangeVisit, async ({ actor, params: { key }, body, request }) => {
    const caller = { actor, address: request.ip }
    await saveVisit(deps, (await service.ownPurchase(deps, caller, key)).id, body, { actor, isStaff: false })
    return service.getPurchase(deps, caller, key)
  })
  route(api, deskContract.cancelVisit, async ({ actor, params: { key }, request }) => {
    const caller = { actor, address: request.ip }
    await dropVisit(deps, (await service.ownPurchase(deps, caller, key)).id, { actor, isStaff: false })
    return service.getPurchase(deps, caller, key)
  })
  route(api, deskContract.arrangeVisitFor, async ({ actor, params: { id }, body }) => {
    await deskService.atDesk(deps, actor, id)
    await saveVisit(deps, id, body, { actor, isStaff: true })
    return deskService.getStaffPurchase(deps, actor, id)
  })
  route(api, deskContract.cancelVisitFor, async ({ actor, params: { id } }) => {
    await deskService.atDesk(deps, actor, id)
    await dropVisit(deps, id, { actor, isStaff: true })
    return deskService.getStaffPurchase(deps, actor, id)
  })
  route(api, deskContract.endVisit, async ({ actor, params: { id }, body }) => {
    await deskService.atDesk(deps, actor, id)
    await closeVisit(deps, id, body.status, actor)
    return deskService.getStaffPurchase(deps, actor, id)
  })
}

/** Registers the purchase requests of an account and the claim of guest requests. */
function registerClaims(api: Api): void {
  const { deps } = api
  route(api, contract.listPurchases, ({ actor }) => service.listPurchases(deps, actor, (customer) => service.askWhoSent(deps, customer)))
  route(api, contract.listPurchaseClaims, ({ actor }) => service.listClaims(deps, actor))
  route(api, contract.claimPurchase, ({ actor, body, request }) => service.claimPurchase(deps, { actor, address: request.ip }, body))
}

/** Registers the purchase requests for the staff. */
function registerDesk(api: Api): void {
  const { deps } = api
  route(api, deskContract.listStaffPurchases, ({ actor, query }) => deskService.listStaffPurchases(deps, actor, query))
  route(api, deskContract.getStaffPurchase, ({ actor, params }) => deskService.getStaffPurchase(deps, actor, params.id))
  route(api, deskContract.stepPurchase, ({ actor, params, body }) => deskService.stepPurchase(deps, actor, params.id, body))
  route(api, deskContract.saveSellerBankAccount, ({ actor, params, body }) =>
    deskService.saveSellerBankAccount(deps, actor, params.id, body),
  )
  route(api, deskContract.savePurchaseCar, ({ actor, params, body }) => deskService.savePurchaseCar(deps, actor, params.id, body))
  route(api, deskContract.commentPurchase, ({ actor, params, body }) => deskService.commentPurchase(deps, actor, params.id, body))
}

/** Registers drafts that continue on another device. */
function registerDrafts(api: Api): void {
  const { deps } = api
  const byKey = createCodeRateLimit(deps)
  route(api, requestContract.savePurchaseDraft, ({ actor, body, language, request }) =>
    service.saveDraft(deps, body, { actor, language, address: request.ip }),
  )
  route(api, requestContract.getPurchaseDraft, ({ params, request }) => byKey(request.ip, () => service.getDraft(deps, params.key)))
}

/** Header of the partner API key. */
const header = 'x-partner-key'

/** Registers the partner API, and key management for admins. */
function registerPartners(api: Api): void {
  const { deps } = api
  // the key is the only authentication here; the account of the caller is ignored
  const callers = new WeakMap<FastifyRequest, number>()
  const admit = async (request: FastifyRequest) => {
    callers.set(request, await deskService.partnerOf(deps, request.headers[header]))
  }
  const partner = (request: FastifyRequest) => callers.get(request) ?? 0
  route(
    api,
    requestContract.sendPartnerPurchase,
    ({ body, language, request }) =>
      requestService.sendAsPartner(deps, partner(request), body, { actor: anonymous, language, address: request.ip }),
    admit,
  )
  route(
    api,
    requestContract.getPartnerPurchase,
    ({ params, request }) => requestService.readAsPartner(deps, partner(request), params.reference),
    admit,
  )
  route(api, requestContract.listPartnerKeys, () => findPartnerKeys(deps.db))
  route(api, requestContract.makePartnerKey, ({ actor, body }) => deskService.makePartnerKey(deps, actor, body.name))
  route(api, requestContract.revokePartnerKey, ({ actor, params }) => deskService.revokePartnerKey(deps, actor, params.id))
}

/** Registers the generated documents of a purchase request, for its owner and for the staff. */
function registerDocuments(api: Api): void {
  const { deps } = api
  route(api, documentsContract.listOwnPurchasePrintouts, ({ actor, params }) => documentsService.ownPrintouts(deps, actor, params.key))
  route(api, documentsContract.listPurchasePrintouts, ({ actor, params }) => documentsService.staffPrintouts(deps, actor, params.id))
  route(api, documentsContract.printPurchaseDocument, ({ actor, params, body }) =>
    documentsService.reprint(deps, actor, params.id, body.type, body.language),
  )
}

/** Registers the submission of purchase requests on the site (with photos) and by the staff. */
function registerRequests(api: Api): void {
  const { deps } = api
  registerUploads(api, (uploads) => {
    route(uploads, requestContract.submitPurchase, ({ actor, language, query, request }) => {
      // photos are optional: a request without them needs no multipart body
      const faces = async () => (request.isMultipart() ? receiveFiles(request, ['File1', 'File2'], maxUploadBytes) : {})
      return requestService.submitPurchase(deps, query, faces, { actor, language, address: request.ip })
    })
  })
  route(api, requestContract.takePurchase, ({ actor, body, language, request }) =>
    requestService.takePurchase(deps, body, { actor, language, address: request.ip }),
  )
  route(api, requestContract.findSellers, ({ query }) => requestService.findSellers(deps, query.q))
}

/** Registers the link between a trade-in and a booking. */
function registerTradeIns(api: Api): void {
  route(api, deskContract.linkTradeIn, ({ actor, params, body }) => deskService.linkBooking(api.deps, actor, params.id, body.bookingId))
  route(api, deskContract.listTradedIn, ({ actor, params }) => listTradeIns(api.deps, actor, params.id))
}

/** Registers the transfer of the price: one person prepares, another confirms. */
function registerTransfers(api: Api): void {
  const { deps } = api
  route(api, deskContract.prepareTransfer, ({ actor, params, body }) => deskService.prepareTransfer(deps, actor, params.id, body))
  route(api, deskContract.sendTransferBack, ({ actor, params, body }) => deskService.sendTransferBack(deps, actor, params.id, body.comment))
}
