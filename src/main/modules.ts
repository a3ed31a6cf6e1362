import { register as appointments } from '#domains/cases/appointments/routes.ts'
import { register as compare } from '#domains/catalogue/compare/routes.ts'
import { register as financing } from '#domains/catalogue/financing/routes.ts'
import { register as estimates } from '#domains/catalogue/market/routes.ts'
import type { StockIndex } from '#domains/catalogue/search/index/stock-index.ts'
import { register as search } from '#domains/catalogue/search/routes.ts'
import { register as stock } from '#domains/catalogue/stock/routes.ts'
import { register as vehicles } from '#domains/catalogue/vehicles/routes.ts'
import { register as alerts } from '#domains/customers/alerts/routes.ts'
import { register as customers } from '#domains/customers/customers/routes.ts'
import { register as favourites } from '#domains/customers/favourites/routes.ts'
import { register as contact } from '#domains/customers/leads/routes.ts'
import { register as documents } from '#domains/foundation/documents/routes.ts'
import { register as notifications } from '#domains/foundation/notifications/routes.ts'
import { register as payments } from '#domains/foundation/payments/routes.ts'
import { register as reference } from '#domains/foundation/reference/routes.ts'
import { register as team } from '#domains/foundation/team/routes.ts'
import { register as adverts } from '#domains/processes/adverts/routes.ts'
import { register as buying } from '#domains/processes/buying/routes.ts'
import { register as intermediation } from '#domains/processes/consignment/routes.ts'
import { register as expertise } from '#domains/processes/inspection/routes.ts'
import { register as greyCard } from '#domains/processes/selling/grey-card/routes.ts'
import { register as purchases } from '#domains/processes/selling/routes.ts'
import { register as content } from '#domains/publishing/content/routes.ts'
import type { Api } from '#platform/http.ts'
import { documentOwners } from './document-owners.ts'
import { staffAccounts } from './staff-accounts.ts'

/** Objects created once per process for the modules that need them. */
export interface ModuleDeps {
  /** in-memory index of published vehicles; without it searches use PostgreSQL */
  stock?: StockIndex | undefined
  /** version of the site texts; without it cached texts expire by age only */
  news?: { readonly version: number } | undefined
}

/** Registers the calls of every module. */
export function registerModules(api: Api, parts: ModuleDeps): void {
  reference(api)
  documents(api, documentOwners)
  notifications(api)
  team(api, staffAccounts(api.deps))
  customers(api)
  payments(api)
  content(api, parts)
  contact(api)
  vehicles(api, parts.stock)
  stock(api)
  search(api, parts.stock ?? null)
  favourites(api)
  compare(api)
  financing(api)
  alerts(api, parts.stock ?? null)
  expertise(api)
  buying(api)
  adverts(api)
  appointments(api)
  intermediation(api)
  estimates(api)
  purchases(api)
  greyCard(api)
}
