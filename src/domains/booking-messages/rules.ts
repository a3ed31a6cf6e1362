import type { Packs } from '#i18n/packs.d.ts'

type Pack = Packs['bookingsMail']

/** Every message about a booking or a waiting list entry: the entries of the pack `bookingsMail` that have a subject. */
export type Notice = { [K in keyof Pack]: Pack[K] extends { subject: string } ? K : never }[keyof Pack]
/** Those of them that have the text of an SMS. */
export type SmsNotice = { [K in Notice]: Pack[K] extends { sms: string } ? K : never }[Notice]

/** A message and its ways, as an effect of a workflow table names it: by e-mail, or by SMS besides where the person has to know at once. */
export type NoticeEffect = `mail:${Notice}` | `mail+sms:${SmsNotice}`

/** An answer to a new price that somebody of the staff noted: how it was heard, in which words, and until when the customer may object. */
interface Heard {
  price: number
  way: keyof Pack['ways']
  word: string
  until: Date
}

/** What some messages say besides who and which car. Whole dirhams (`byHand`: what no gateway brings back); days as `YYYY-MM-DD`. */
export interface Saying {
  /** `withdrawal`: the last day on which the customer cancels without a reason; `limit`: days until the deposit is back then */
  submitted: { withdrawal: string; limit: number }
  refused: { until: Date }
  claim: { token: string }
  /** `refunds`: the last day on which the deposit is back on the card */
  cancelled: { refunds: string | null; keeps: boolean; days: number; byHand: number }
  returned: { isLate: boolean }
  placed: { minutes: number }
  offer: { until: Date; deposit: number }
  rejected: { reason: string; deposit: number; byHand: number }
  cancelRefused: { word: string }
  newPrice: { before: number; price: number; word: string | null }
  priceWithdrawn: { price: number; word: string }
  acceptedFor: Heard
  rejectedFor: Heard
  paymentDetails: { method: keyof Pack['methods'] | null; total: number; settled: number }
  billed: { number: string; total: number }
  invoiceCorrected: { number: string; total: number }
  saleCancelled: { reason: string; amount: number }
  ready: { day: string | null }
  delivered: { warranty: string | null; exchange: string; limit: number }
  recovered: { amount: number }
  exchanged: { key: string; reference: string; car: string; price: number; carried: number; toPay: number; toReturn: number }
}

/** What is to be said with a message; nothing with most of them. */
export type SayingOf<N extends Notice> = N extends keyof Saying ? [Saying[N]] : []

/** Pages of the outcome of a payment. */
export const successPath = (key: string) => `payment-success?booking=${key}`
export const failurePath = (key: string) => `payment-failure?booking=${key}`
