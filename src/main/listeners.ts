import { followApproval as boostAdvert, followReturn as noteBoostReturn } from '#domains/adverts/boost/service.ts'
import { followExpertise as followAdvertised } from '#domains/adverts/inspection/service.ts'
import { forgetAccount } from '#domains/customers/personal-data/service.ts'
import { followAccount } from '#domains/customers/service.ts'
import { followExpertise as sealSheet } from '#domains/expertise/sheet/service.ts'
import { followExpertise as followInspection } from '#domains/intermediation/sheet/service.ts'
import { followDelivery } from '#domains/intermediation/steps/service.ts'
import { followCancelled } from '#domains/purchases/service.ts'
import { followExpertise } from '#domains/purchases/sheet/service.ts'
import { followApproval, followRefusal, followReturn } from '#domains/reservations/deposit/service.ts'
import { followRelease } from '#domains/reservations/waitlist/service.ts'
import { forgetStaff } from '#domains/team/service.ts'
import type { Listeners } from '#platform/announce.ts'
import type { Deps } from '#platform/context.ts'

/** Listeners of domain events; each runs in the transaction of its event. */
export const listeners: Listeners<Deps> = {
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
