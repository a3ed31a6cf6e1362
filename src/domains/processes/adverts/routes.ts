import { getAdWorth, listAdPriceDays } from '#domains/catalogue/market/contract.ts'
import { listPriceDays, worthOfAd } from '#domains/catalogue/market/service.ts'
import { type Api, route } from '#platform/http.ts'
import { visitorOf } from '#platform/unique-visitor.ts'
import * as boostCalls from './boosts/contract.ts'
import * as boosts from './boosts/service.ts'
import * as adCalls from './contract.ts'
import * as conversationCalls from './conversations/contract.ts'
import * as conversations from './conversations/service.ts'
import * as figureCalls from './figures/contract.ts'
import * as figures from './figures/service.ts'
import * as inspectionCalls from './inspection/contract.ts'
import * as inspection from './inspection/service.ts'
import * as moderationCalls from './moderation/contract.ts'
import * as moderation from './moderation/service.ts'
import * as seller from './seller/service.ts'
import * as service from './service.ts'

/** Registers the calls of adverts. */
export function register(api: Api): void {
  registerBoosts(api)
  registerAdverts(api)
  registerStatistics(api)
  registerInspection(api)
  registerReports(api)
  registerConversations(api)
  registerViews(api)
  registerModeration(api)
}

function registerBoosts(api: Api): void {
  const { deps } = api
  route(api, boostCalls.listBoostPacks, ({ language }) => boosts.listPacks(deps, language))
  route(api, boostCalls.boostVehicleAd, ({ actor, params, query, language }) =>
    boosts.boostAd(deps, { actor, language }, params.id, query.boostPackId),
  )
  route(api, boostCalls.refundVehicleAdBoost, ({ actor, params, language }) => boosts.refundBoost(deps, { actor, language }, params.id))
  route(api, boostCalls.listStaffBoostPacks, ({ actor, language }) => boosts.listStaffPacks(deps, { actor, language }))
  route(api, boostCalls.addBoostPack, ({ actor, body, language }) => boosts.writePack(deps, { actor, language }, null, body))
  route(api, boostCalls.saveBoostPack, ({ actor, params, body, language }) => boosts.writePack(deps, { actor, language }, params.id, body))
  route(api, boostCalls.listBoostRefunds, ({ actor }) => boosts.listRefunds(deps, actor))
  route(api, boostCalls.noteBoostRefund, ({ actor, params, body }) => boosts.noteRefund(deps, actor, params.id, body.reference))
}

function registerAdverts(api: Api): void {
  const { deps } = api
  route(api, adCalls.listVehicleAds, ({ actor, query, language }) => service.listAds(deps, { actor, language }, query))
  route(api, adCalls.getVehicleAd, ({ actor, params, language }) => service.getAd(deps, { actor, language }, params.id))
  route(api, adCalls.getVehicleAdOfVehicle, ({ actor, params, language }) => service.getAdOfVehicle(deps, { actor, language }, params.id))
  route(api, adCalls.listVehicleAdDocuments, ({ actor, params, query, language }) =>
    service.listAdDocuments(deps, { actor, language }, params.id, query.types === undefined ? null : [query.types].flat()),
  )
  route(api, adCalls.arrangeVehicleAdPhotos, ({ actor, params, body, language }) =>
    seller.arrangePhotos(deps, { actor, language }, params.id, body.ids),
  )
  for (const [called, write] of [
    [adCalls.saveVehicleAd, seller.saveAd],
    [adCalls.publishVehicleAd, seller.publishAd],
  ] as const)
    route(api, called, async ({ actor, body, language, request, reply }) => {
      const { name, hash } = seller.deviceOf(request)
      return seller.nameDevice(deps, reply, name, await write(deps, { actor, language }, body, hash))
    })
  route(api, adCalls.deleteVehicleAd, ({ actor, params }) => seller.deleteAd(deps, actor, params.id))
  route(api, adCalls.deactivateVehicleAd, ({ actor, query, language }) => seller.deactivateAd(deps, { actor, language }, query.id, query))
  route(api, adCalls.renewVehicleAd, ({ actor, params, language }) => seller.renewAd(deps, { actor, language }, params.id))
  route(api, adCalls.appealVehicleAd, ({ actor, params, body, language }) =>
    seller.appealAd(deps, { actor, language }, params.id, body.comment),
  )
  route(api, adCalls.priceVehicleAd, ({ actor, params, query, language }) => seller.priceAd(deps, { actor, language }, params.id, query))
}

function registerStatistics(api: Api): void {
  const { deps } = api
  route(api, figureCalls.getAdStatistics, ({ actor, params }) => figures.getStatistics(deps, actor, params.id))
  route(api, getAdWorth, async ({ actor, params }) => worthOfAd(deps, await service.ownAd(deps, actor, { id: params.id })))
  route(api, listAdPriceDays, async ({ actor, params }) => listPriceDays(deps, await service.ownAd(deps, actor, { id: params.id })))
}

function registerInspection(api: Api): void {
  const { deps } = api
  route(api, inspectionCalls.getAdExpertise, ({ actor, params }) => inspection.getExpertise(deps, actor, params.id))
  route(api, inspectionCalls.arrangeAdExpertise, ({ actor, params, body }) => inspection.arrangeExpertise(deps, actor, params.id, body))
  route(api, inspectionCalls.cancelAdExpertise, ({ actor, params }) => inspection.cancelExpertise(deps, actor, params.id))
  route(api, inspectionCalls.publishAdExpertise, ({ actor, params }) => inspection.publishExpertise(deps, actor, params.id))
}

function registerReports(api: Api): void {
  const { deps } = api
  route(api, moderationCalls.reportAd, ({ actor, params, body, language, request }) =>
    moderation.report(deps, params.id, body, { actor, language, address: request.ip }),
  )
  route(api, moderationCalls.listAdReports, ({ actor, params }) => moderation.listReports(deps, actor, params.id))
  route(api, moderationCalls.closeAdReports, ({ actor, params, body }) => moderation.closeReports(deps, actor, params.id, body.outcome))
}

function registerConversations(api: Api): void {
  const { deps } = api
  route(api, conversationCalls.restrictAdPerson, ({ actor, params, body }) => conversations.restrict(deps, actor, params.id, body))
  route(api, conversationCalls.liftAdRestriction, ({ actor, params, query }) => conversations.lift(deps, actor, params.id, query.side))
  route(api, conversationCalls.getSellerContact, ({ actor, params }) => conversations.getSellerContact(deps, actor, params.id))
  route(api, conversationCalls.writeToSeller, ({ actor, params, body }) => conversations.writeToSeller(deps, actor, params.id, body.text))
  route(api, conversationCalls.listAdConversations, ({ actor, query }) => conversations.listConversations(deps, actor, query))
  route(api, conversationCalls.getAdConversation, ({ actor, params }) => conversations.getConversation(deps, actor, params.id))
  route(api, conversationCalls.readAdConversation, ({ actor, params, body }) => conversations.markRead(deps, actor, params.id, body.upTo))
  route(api, conversationCalls.answerAdConversation, ({ actor, params, body }) => conversations.answer(deps, actor, params.id, body.text))
  route(api, conversationCalls.stopAdConversation, ({ actor, params }) => conversations.stop(deps, actor, params.id))
  route(api, conversationCalls.resumeAdConversation, ({ actor, params }) => conversations.resume(deps, actor, params.id))
  route(api, conversationCalls.blockAdPerson, ({ actor, params }) => conversations.block(deps, actor, params.id))
  route(api, conversationCalls.unblockAdPerson, ({ actor, params }) => conversations.unblock(deps, actor, params.id))
  route(api, conversationCalls.reportAdConversation, ({ actor, params, body }) =>
    conversations.reportConversation(deps, actor, params.id, body),
  )
  route(api, conversationCalls.getReportedConversation, ({ actor, params }) => conversations.getReported(deps, actor, params.id))
  route(api, conversationCalls.stopReportedConversation, ({ actor, params }) => conversations.stopReported(deps, actor, params.id))
  route(api, conversationCalls.showSellerPhone, ({ actor, params, request }) =>
    conversations.showPhone(deps, params.id, { actor, address: request.ip }),
  )
}

function registerViews(api: Api): void {
  const showings = figures.showingsCounter(api.deps)
  api.app.addHook('onClose', showings.write)
  route(api, figureCalls.countAdView, ({ actor, params, request }) => figures.countView(api.deps, params.id, visitorOf(actor, request)))
  route(api, figureCalls.countShownAds, ({ actor, body, request }) => showings.add(body.vehicles, visitorOf(actor, request)))
}

function registerModeration(api: Api): void {
  const { deps } = api
  route(api, moderationCalls.listStaffVehicleAds, ({ query }) => moderation.listStaffAds(deps, query))
  route(api, moderationCalls.getStaffVehicleAd, ({ actor, params, language }) =>
    moderation.getStaffAd(deps, { actor, language }, params.id),
  )
  route(api, moderationCalls.stepVehicleAd, ({ actor, params, body, language }) =>
    moderation.stepAd(deps, { actor, language }, params.id, body),
  )
}
