import type { Actor } from './actor.ts'
import type { Language } from './language.ts'

/**
 * What a part of the product tells those that stand after it. Listeners run in the transaction of the person who announces
 * (`main/listeners.ts` is the table of who listens).
 */
export interface Announcements {
  /** an account was opened or its own data changed: name, e-mail, phone, language */
  accountChanged: Account
  /** its owner deleted an account, or the retention period ended: everything that is personal goes with it */
  accountDeleted: { subject: string }
  /** the bank holds the money of a payment; anyone who cannot take it calls `refundPayment`, and nothing is captured */
  paymentApproved: PaymentNews
  /** the bank refused an attempt; others may follow until the payment expires */
  paymentRefused: PaymentNews
  /** the money is on its way back to the payer */
  paymentReturned: PaymentNews
  /**
   * A booking that ended holds its car no more. The car is locked: Reserved, when it was held for the deposit, else Published; the
   * listener offers it to the next who waits, or puts it back on sale
   */
  carReleased: { vehicleId: number }
  /** a car was handed over to its buyer by a booking that is Delivered now */
  carDelivered: { vehicleId: number }
  /** a sheet of a technical expertise took a step; the room of its case follows */
  expertiseMoved: ExpertiseNews
  /** a booking was given up, by whom and why: what belongs to it goes with it */
  bookingCancelled: { bookingId: number; actor: Actor; comment: string }
}

/** The step of a sheet, by the names of its workflow. */
export interface ExpertiseNews {
  expertiseId: number
  type: 'Purchase' | 'Certification' | 'Intermediation' | 'Ad'
  /** the row of the room whose case it is; null for a certification */
  ownerId: number | null
  from: string
  to: string
  comment: string | null
  actor: Actor
}

/** What happened to a payment. */
export interface PaymentNews {
  paymentId: string
  purpose: 'BookingDeposit' | 'AdBoost'
  /** the row of the room that is paid */
  ownerId: number
  /** whole dirhams */
  amount: number
  at: Date
  /** of a refusal or a return */
  reason?: string
}

/** What the identity provider knows of a person. */
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
