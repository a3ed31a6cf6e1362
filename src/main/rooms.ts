import { register as advertBoosts } from '#domains/adverts/boost/routes.ts'
import { register as advertConversations } from '#domains/adverts/conversations/routes.ts'
import { register as advertDesk } from '#domains/adverts/desk/routes.ts'
import { register as advertInspection } from '#domains/adverts/inspection/routes.ts'
import { register as advertPhones } from '#domains/adverts/phone/routes.ts'
import { register as advertReports } from '#domains/adverts/reports/routes.ts'
import { register as advertRestrictions } from '#domains/adverts/restrictions/routes.ts'
import { register as adverts } from '#domains/adverts/routes.ts'
import { register as advertStatistics } from '#domains/adverts/statistics/routes.ts'
import { register as advertViews } from '#domains/adverts/views/routes.ts'
import { register as alerts } from '#domains/alerts/routes.ts'
import { register as appointments } from '#domains/appointments/routes.ts'
import { register as bookingDocuments } from '#domains/booking-documents/routes.ts'
import { register as compare } from '#domains/compare/routes.ts'
import { register as contact } from '#domains/contact/routes.ts'
import { register as content } from '#domains/content/routes.ts'
import { register as ownBuyer } from '#domains/customer-bookings/buyer/routes.ts'
import { register as customerBookings } from '#domains/customer-bookings/routes.ts'
import { register as customers } from '#domains/customers/routes.ts'
import { register as documents } from '#domains/documents/routes.ts'
import { register as pricePositions } from '#domains/estimates/positions/routes.ts'
import { register as estimates } from '#domains/estimates/routes.ts'
import { register as checkList } from '#domains/expertise/check-list/routes.ts'
import { register as expertisePrintouts } from '#domains/expertise/printouts/routes.ts'
import { register as wholeSheets } from '#domains/expertise/printouts/whole/routes.ts'
import { register as publicExpertise } from '#domains/expertise/public/routes.ts'
import { register as expertiseReading } from '#domains/expertise/reading/routes.ts'
import { register as expertise } from '#domains/expertise/routes.ts'
import { register as expertiseSheets } from '#domains/expertise/sheet/routes.ts'
import { register as favourites } from '#domains/favourites/routes.ts'
import { register as financing } from '#domains/financing/routes.ts'
import { register as intermediationDesk } from '#domains/intermediation/desk/routes.ts'
import { register as intermediationPrintouts } from '#domains/intermediation/printouts/routes.ts'
import { register as intermediation } from '#domains/intermediation/routes.ts'
import { register as intermediationTypes } from '#domains/intermediation/types/routes.ts'
import { register as intermediationViews } from '#domains/intermediation/views/routes.ts'
import { register as notifications } from '#domains/notifications/routes.ts'
import { register as payments } from '#domains/payments/routes.ts'
import { register as purchaseVisits } from '#domains/purchases/appointment/routes.ts'
import { register as purchaseClaims } from '#domains/purchases/claim/routes.ts'
import { register as purchaseDesk } from '#domains/purchases/desk/routes.ts'
import { register as purchaseDrafts } from '#domains/purchases/draft/routes.ts'
import { register as greyCard } from '#domains/purchases/grey-card/routes.ts'
import { register as purchasePartners } from '#domains/purchases/partners/routes.ts'
import { register as purchasePrintouts } from '#domains/purchases/printouts/routes.ts'
import { register as purchaseRequests } from '#domains/purchases/request/routes.ts'
import { register as purchases } from '#domains/purchases/routes.ts'
import { register as purchaseTradeIns } from '#domains/purchases/trade-in/routes.ts'
import { register as purchaseTransfers } from '#domains/purchases/transfer/routes.ts'
import { register as reference } from '#domains/reference/routes.ts'
import { register as reservations } from '#domains/reservations/routes.ts'
import { register as deskActions } from '#domains/sales-desk/actions/routes.ts'
import { register as deskAsks } from '#domains/sales-desk/asks/routes.ts'
import { register as deskBuyer } from '#domains/sales-desk/buyer/routes.ts'
import { register as deskExchange } from '#domains/sales-desk/exchange/routes.ts'
import { register as salesDesk } from '#domains/sales-desk/routes.ts'
import { register as deskSales } from '#domains/sales-desk/sales/routes.ts'
import { register as search } from '#domains/search/routes.ts'
import type { StockIndex } from '#domains/search-index/stock-index.ts'
import { register as stock } from '#domains/stock/routes.ts'
import { register as team } from '#domains/team/routes.ts'
import { register as vehicles } from '#domains/vehicles/routes.ts'
import type { Api } from '#platform/http.ts'
import { documentOwners } from './document-owners.ts'
import { staffAccounts } from './staff-accounts.ts'

/** Objects created once per process for the modules that need them. */
export interface Rooms {
  /** in-memory index of published vehicles; without it searches use PostgreSQL */
  stock?: StockIndex | undefined
  /** version of the site texts; without it cached texts expire by age only */
  news?: { readonly version: number } | undefined
}

/** Registers the calls of every module. */
export function registerRooms(api: Api, rooms: Rooms): void {
  reference(api)
  documents(api, documentOwners)
  notifications(api)
  team(api, staffAccounts(api.deps))
  customers(api)
  payments(api)
  content(api, rooms)
  contact(api)
  vehicles(api, rooms.stock)
  stock(api)
  search(api, rooms.stock ?? null)
  favourites(api)
  compare(api)
  financing(api)
  alerts(api, rooms.stock ?? null)
  expertise(api)
  expertiseReading(api)
  checkList(api)
  publicExpertise(api)
  expertiseSheets(api)
  expertisePrintouts(api)
  wholeSheets(api)
  bookingDocuments(api)
  reservations(api)
  customerBookings(api)
  ownBuyer(api)
  salesDesk(api)
  deskActions(api)
  deskAsks(api)
  deskExchange(api)
  deskBuyer(api)
  deskSales(api)
  advertBoosts(api)
  adverts(api)
  advertStatistics(api)
  advertInspection(api)
  advertReports(api)
  advertRestrictions(api)
  advertConversations(api)
  advertPhones(api)
  advertViews(api)
  advertDesk(api)
  appointments(api)
  intermediation(api)
  intermediationDesk(api)
  intermediationTypes(api)
  intermediationPrintouts(api)
  intermediationViews(api)
  estimates(api)
  pricePositions(api)
  purchases(api)
  purchasePartners(api)
  purchaseTransfers(api)
  purchaseTradeIns(api)
  purchaseClaims(api)
  greyCard(api)
  purchaseRequests(api)
  purchaseDrafts(api)
  purchaseDesk(api)
  purchaseVisits(api)
  purchasePrintouts(api)
}
