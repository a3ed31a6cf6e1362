/**
 * What a part of the product tells those that stand after it. Listeners run in the transaction of whoever announces
 * (`main/listeners.ts` is the table of who listens).
 */
export interface Announcements {
  /** an account was opened or its own data changed: name, e-mail, phone, language */
  accountChanged: Account
  /** its owner deleted an account, or the retention period ended: whatever is personal goes with it */
  accountDeleted: { subject: string }
  /** every session of an account ended: password reset, sign-out everywhere */
  sessionsEnded: { subject: string }
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
  language: 'fr' | 'ar'
}
