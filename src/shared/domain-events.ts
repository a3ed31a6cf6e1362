import type { Actor } from './actor.ts'
import type { Language } from './language.ts'

/** Domain events. Listeners run in the transaction of the publisher (`main/listeners.ts` lists them). */
export interface DomainEvents {
  /** an account was created, or its name, e-mail, phone or language changed */
  accountChanged: Account
  /** an account was deleted by its owner or after the retention period: delete all personal data */
  accountDeleted: { subject: string }
  /** a payment was authorized; a listener that cannot accept it calls `refundPayment`, and nothing is captured */
  paymentApproved: PaymentEvent
  /** the bank refused an attempt; others may follow until the payment expires */
  paymentRefused: PaymentEvent
  /** a refund was started */
  paymentReturned: PaymentEvent
  /**
   * a booking ended and released its car. The car is locked: Reserved when it was held for the deposit, else Published. The listener offers
   * it to the next on the waiting list, or publishes it again
   */
  carReleased: { vehicleId: number }
  /** a Delivered booking handed its car over to the buyer */
  carDelivered: { vehicleId: number }
  /** a technical expertise changed its status; the module of its case updates the case */
  expertiseMoved: ExpertiseEvent
  /** a booking was cancelled, with actor and reason: related records are cancelled too */
  bookingCancelled: { bookingId: number; actor: Actor; comment: string }
}

/** A status change of an expertise; statuses and actions of its workflow. */
export interface ExpertiseEvent {
  expertiseId: number
  type: 'Purchase' | 'Certification' | 'Intermediation' | 'Ad'
  /** id of the case in its module; null for a certification */
  ownerId: number | null
  from: string
  to: string
  comment: string | null
  actor: Actor
}

/** An event of a payment. */
export interface PaymentEvent {
  paymentId: string
  purpose: 'BookingDeposit' | 'AdBoost'
  /** id of the paid record in its module */
  ownerId: number
  /** whole dirhams */
  amount: number
  at: Date
  /** of a refusal or a refund */
  reason?: string
}

/** Account data of the identity provider. */
export interface Account {
  subject: string
  civility: 'M.' | 'Mme.' | 'Société'
  firstName: string
  lastName: string
  companyName: string | null
  email: string
  emailVerified: boolean
  /** E.164 */
  phone: string
  phoneVerified: boolean
  language: Language
}
