import { afterAll, beforeAll, expect, test } from 'vitest'
import { priceChangeStates } from '#domains/catalogue/stock/prices/values.ts'
import { taskStatuses } from '#domains/catalogue/stock/tasks/status.ts'
import { type VehicleField, vehicleFields } from '#domains/catalogue/vehicles/fields.ts'
import { priceDoubts } from '#domains/catalogue/vehicles/market/rules.ts'
import { vehicleStatuses } from '#domains/catalogue/vehicles/status.ts'
import { frequencies } from '#domains/customers/alerts/values.ts'
import {
  civilities,
  consentChannels,
  consentPurposes,
  operationTypes as customerOperations,
  requestOrigins,
} from '#domains/customers/customers/rules.ts'
import { customerStatuses } from '#domains/customers/customers/status.ts'
import { heldReasons } from '#domains/customers/leads/rules.ts'
import { documentStatuses, ownerTypes } from '#domains/foundation/documents/rules.ts'
import { messageChannels, messageStates } from '#domains/foundation/notifications/rules.ts'
import { settingTypes, storeServices } from '#domains/foundation/reference/rules.ts'
import { adStatuses } from '#domains/processes/adverts/status.ts'
import { adReasons, refundWays, reportOutcomes, reportReasons, sides, stoppers } from '#domains/processes/adverts/values.ts'
import { intermediationStatuses } from '#domains/processes/consignment/status.ts'
import { calculationRules, intermediationKinds, saleFeeTypes } from '#domains/processes/consignment/values.ts'
import { purchaseStatuses, purchaseTypes } from '#domains/processes/selling/status.ts'
import { pageCopies, pageTypes, sectionTypes } from '#domains/publishing/content/pages/values.ts'
import { staffRoles } from '#shared/actor.ts'
import { type TestDatabase, testDatabase } from '#testing/database.ts'

/** The closed lists of the code by the columns that hold their values. */
const lists: Record<string, readonly string[]> = {
  'accounts.civility': civilities,
  'administrative_tasks.last_status': taskStatuses,
  'alerts.frequency': frequencies,
  'contact_requests.held_for': heldReasons,
  'customer_consents.channel': consentChannels,
  'customer_consents.purpose': consentPurposes,
  'customer_statuses.type': customerStatuses,
  'customers.civility': civilities,
  'customers.last_status': customerStatuses,
  'customers.operation_type': customerOperations,
  'customers.origin': requestOrigins,
  'documents.owner_type': ownerTypes,
  'documents.status': documentStatuses,
  'inbox_messages.channel': messageChannels,
  'messages.channel': messageChannels,
  'messages.state': messageStates,
  'settings.type': settingTypes,
  'storage_areas.services': storeServices,
  'staff_members.roles': staffRoles,
  'suppressed_addresses.channel': messageChannels,
  'vehicle_bookings.request_origin': requestOrigins,
  'intermediation_types.calculation_rule': calculationRules,
  'intermediation_types.type': intermediationKinds,
  'sale_fees.sale_fee_type': saleFeeTypes,
  'ad_boosts.refund_way': refundWays,
  'ad_conversations.stopped_by': stoppers,
  'ad_messages.author': sides,
  'ad_reports.reported_by': sides,
  'ad_reports.outcome': reportOutcomes,
  'ad_reports.reason': reportReasons,
  'ad_statuses.type': adStatuses,
  'vehicle_ads.last_status': adStatuses,
  'vehicle_ads.reasons': adReasons,
  'vehicle_intermediations.last_status': intermediationStatuses,
  'vehicle_intermediations.origin': requestOrigins,
  'vehicle_intermediations.request_origin': requestOrigins,
  'vehicle_intermediations.type': intermediationKinds,
  'vehicle_purchases.last_status': purchaseStatuses,
  'vehicle_purchases.request_origin': requestOrigins,
  'vehicle_purchases.type': purchaseTypes,
  'vehicle_price_changes.doubts': priceDoubts,
  'vehicle_price_changes.state': priceChangeStates,
  'vehicles.last_status': vehicleStatuses,
  'website_pages.copy': pageCopies,
  'website_page_previews.page_type': pageTypes,
  'website_pages.page_type': pageTypes,
  'website_sections.type': sectionTypes,
  ...Object.fromEntries(
    Object.values(vehicleFields as Record<string, VehicleField>).flatMap((field) =>
      field.kind === 'enum' ? [[`vehicles.${field.column}`, field.values]] : [],
    ),
  ),
}
/** Columns of the vehicle whose values the database does not check: they come from sources of many kinds, or were open once. */
const unchecked = ['vehicles.body_style', 'vehicles.color', 'vehicles.origin']

let base: TestDatabase
/** The values that a check of the database allows, by column. */
let checks: Map<string, string[]>

beforeAll(async () => {
  base = await testDatabase()
  const { rows } = await base.pool.query<{ table: string; text: string }>(
    `select conrelid::regclass::text as table, pg_get_constraintdef(oid) as text from pg_constraint
     where contype = 'c' and connamespace = 'public'::regnamespace`,
  )
  checks = new Map(
    rows.flatMap(({ table, text }) => {
      const [, column, values] = text.match(/^CHECK \(\(+?(\w+) (?:= ANY \(|<@ )ARRAY\[([^\]]*)\]\)+$/) ?? []
      return column && values ? [[`${table}.${column}`, [...values.matchAll(/'([^']*)'::text/g)].map(([, value]) => value ?? '')]] : []
    }),
  )
})
afterAll(() => base.close())

test.each(Object.keys(lists).filter((column) => !unchecked.includes(column)))('the check of %s allows the list of the code', (column) => {
  expect(checks.get(column)?.toSorted()).toEqual(lists[column]?.toSorted())
})
