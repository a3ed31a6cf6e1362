import { forgetAccount } from '#domains/customers/customers/personal-data/service.ts'
import { followAccount } from '#domains/customers/customers/service.ts'
import { forgetStaff } from '#domains/foundation/team/service.ts'
import { followApproval as boostAdvert, followReturn as noteBoostReturn } from '#domains/processes/adverts/boosts/service.ts'
import { followExpertise as followAdvertised } from '#domains/processes/adverts/inspection/service.ts'
import { followApproval, followRefusal, followReturn } from '#domains/processes/buying/reservations/service.ts'
import { followRelease } from '#domains/processes/buying/waitlist/service.ts'
import { followDelivery, followExpertise as followInspection } from '#domains/processes/consignment/transitions/service.ts'
import { followExpertise as sealSheet } from '#domains/processes/inspection/report/service.ts'
import { followCancelled } from '#domains/processes/selling/service.ts'
import { followExpertise } from '#domains/processes/selling/transitions/service.ts'
import type { Listeners } from '#platform/announce.ts'
import type { Deps } from '#platform/context.ts'

/** Listeners of domain events; each runs in the transaction of its event. */
export const listeners: Required<Listeners<Deps>> = {
  accountChanged: [followAccount],
  accountDeleted: [forgetStaff, forgetAccount],
  paymentApproved: [followApproval, boostAdvert],
  paymentRefused: [followRefusal],
  paymentReturned: [followReturn, noteBoostReturn],
  carReleased: [followRelease],
  expertiseMoved: [sealSheet, followExpertise, followInspection, followAdvertised],
  bookingCancelled: [followCancelled],
  carDelivered: [followDelivery],
}
