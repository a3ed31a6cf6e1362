import type { Packs } from '#i18n/packs.d.ts'

type Pack = Packs['bookingsMail']

/** Messages about a booking or a waiting list entry: the entries of the pack `bookingsMail` with a subject. */
export type Notice = { [K in keyof Pack]: Pack[K] extends { subject: string } ? K : never }[keyof Pack]
/** Messages with an SMS text. */
export type SmsNotice = { [K in Notice]: Pack[K] extends { sms: string } ? K : never }[Notice]

/** A message and its channels, as the effect of a workflow names it: e-mail, or e-mail and SMS for urgent messages. */
export type NoticeEffect = `mail:${Notice}` | `mail+sms:${SmsNotice}`

/** A recorded answer to a new price: channel, comment, and end of the customer's period of objection. */
interface Heard {
  price: number
  way: keyof Pack['ways']
  word: string
  until: Date
}

/** Values specific to some messages. Whole dirhams (`byHand`: not refundable through the gateway); days as `YYYY-MM-DD`. */
export interface Saying {
  /** `withdrawal`: last day of cancellation without a reason; `limit`: days until the refund of the deposit in that case */
  submitted: { withdrawal: string; limit: number }
  refused: { until: Date }
  claim: { token: string }
  /** `refunds`: last day of the refund to the card */
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

/** Arguments of a message: its specific values, or none. */
export type SayingOf<N extends Notice> = N extends keyof Saying ? [Saying[N]] : []

/** Pages of the result of a payment. */
export const successPath = (key: string) => `payment-success?booking=${key}`
export const failurePath = (key: string) => `payment-failure?booking=${key}`
