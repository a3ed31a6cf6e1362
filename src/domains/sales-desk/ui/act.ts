import { callApi } from '#client/call.ts'
import * as limits from '#client/limits/sales-desk-actions.ts'
import type { AnswerWay } from '#domains/bookings/answers/rules.ts'
import type { PaymentMethod, PaymentType } from '#domains/bookings/contract.ts'
import type { StaffAction } from '#domains/bookings/status.ts'
import { type Limits, typedAmount } from '#shared/limits.ts'
import type { BookingRecord } from '../contract.ts'

/** What was typed for a step; each step takes of it what it needs. */
export interface StepForm {
  comment: string
  price: string
  /** the price of which the adviser confirmed that it is meant */
  confirmedPrice: number | null
  mileage: string
  isMileageConfirmed: boolean
  day: string
  /** how an answer of the customer was heard */
  way: AnswerWay
  paymentType: PaymentType
  paymentMethod: PaymentMethod
  loanAdvance: string
  loanMonths: string
}

/** What the contract says of each step: its dialog shows these fields, and nothing else. */
export const stepLimits: Record<StaffAction, Limits> = {
  accept: limits.acceptBookingLimits,
  reject: limits.rejectBookingLimits,
  proposePrice: limits.proposePriceLimits,
  withdraw: limits.withdrawPriceLimits,
  acceptPriceFor: limits.acceptPriceForLimits,
  rejectPriceFor: limits.rejectPriceForLimits,
  submitPaymentDetails: limits.submitPaymentDetailsLimits,
  bill: limits.billBookingLimits,
  control: limits.controlBookingLimits,
  cancelBilled: limits.cancelBilledLimits,
  correctInvoice: limits.correctInvoiceLimits,
  reopenControl: limits.reopenControlLimits,
  deliver: limits.deliverBookingLimits,
  correctDelivery: limits.correctDeliveryLimits,
  recover: limits.recoverBookingLimits,
  exchange: limits.exchangeBookingLimits,
  cancel: limits.cancelVehicleBookingLimits,
}

/** The sentence about a field that is empty or no number. */
export const missingWords = {
  comment: 'commentNeeded',
  price: 'priceNeeded',
  mileage: 'mileageNeeded',
  loanMonths: 'monthsNeeded',
} as const

/** A whole number as it is typed, in groups or not; null for anything else. */
export function wholeNumber(text: string): number | null {
  const typed = typedAmount(text)
  return typed !== null && Number.isInteger(typed) && typed >= 0 && typed < 1_000_000_000 ? typed : null
}

/** Sends a step with what it takes of the form. */
export function sendStep(id: number, action: DialogAction, form: StepForm, signal?: AbortSignal): Promise<BookingRecord> {
  return calls[action]({ path: { id } }, form, signal)
}

/** Asks a manager for a price that is beyond the own limit. */
export function sendAsk(id: number, { price, comment, confirmedPrice }: StepForm, signal?: AbortSignal): Promise<BookingRecord> {
  const body = { price: wholeNumber(price) ?? 0, comment: comment.trim(), ...(confirmedPrice !== null && { confirmedPrice }) }
  return callApi('post', '/api/vehiclebookings/{id}/asks/price', { params: { path: { id } }, body }, signal)
}

/** A price so far from the one of before that a slip of the finger is likely: a tenth or more. */
export const differs = (price: number, before: number): boolean => Math.abs(price - before) * 10 >= before

/** The steps of the common dialog; an invoice is corrected in the form of the buyer, and an exchange asks for another car. */
export type DialogAction = Exclude<StaffAction, 'correctInvoice' | 'exchange'>

type Call = (params: { path: { id: number } }, form: StepForm, signal?: AbortSignal) => Promise<BookingRecord>

const calls: Record<DialogAction, Call> = {
  accept: (params, form, signal) => callApi('post', '/api/vehiclebookings/{id}/accept', { params, body: said(form) }, signal),
  reject: (params, form, signal) => callApi('post', '/api/vehiclebookings/{id}/reject', { params, body: owed(form) }, signal),
  proposePrice: (params, form, signal) => {
    const { confirmedPrice } = form
    const body = { ...said(form), price: wholeNumber(form.price) ?? 0, ...(confirmedPrice !== null && { confirmedPrice }) }
    return callApi('post', '/api/vehiclebookings/{id}/proposePrice', { params, body }, signal)
  },
  withdraw: (params, form, signal) => callApi('post', '/api/vehiclebookings/{id}/withdraw', { params, body: owed(form) }, signal),
  acceptPriceFor: (params, form, signal) =>
    callApi('post', '/api/vehiclebookings/{id}/acceptPriceFor', { params, body: { ...owed(form), way: form.way } }, signal),
  rejectPriceFor: (params, form, signal) =>
    callApi('post', '/api/vehiclebookings/{id}/rejectPriceFor', { params, body: { ...owed(form), way: form.way } }, signal),
  submitPaymentDetails: (params, form, signal) => {
    const body = { ...said(form), ...paymentDetails(form) }
    return callApi('post', '/api/vehiclebookings/{id}/submitPaymentDetails', { params, body }, signal)
  },
  bill: (params, form, signal) => callApi('post', '/api/vehiclebookings/{id}/bill', { params, body: said(form) }, signal),
  control: (params, form, signal) => callApi('post', '/api/vehiclebookings/{id}/control', { params, body: said(form) }, signal),
  deliver: (params, form, signal) => {
    const body = { ...said(form), mileage: wholeNumber(form.mileage) ?? 0, ...(form.isMileageConfirmed && { isMileageConfirmed: true }) }
    return callApi('post', '/api/vehiclebookings/{id}/deliver', { params, body }, signal)
  },
  cancelBilled: (params, form, signal) => callApi('post', '/api/vehiclebookings/{id}/cancelBilled', { params, body: owed(form) }, signal),
  reopenControl: (params, form, signal) => callApi('post', '/api/vehiclebookings/{id}/reopenControl', { params, body: owed(form) }, signal),
  correctDelivery: (params, form, signal) => {
    const counter = { mileage: wholeNumber(form.mileage) ?? 0, ...(form.isMileageConfirmed && { isMileageConfirmed: true }) }
    const body = { ...owed(form), ...counter, ...(form.day && { day: form.day }) }
    return callApi('post', '/api/vehiclebookings/{id}/correctDelivery', { params, body }, signal)
  },
  recover: (params, form, signal) => {
    const body = { ...owed(form), mileage: wholeNumber(form.mileage) ?? 0 }
    return callApi('post', '/api/vehiclebookings/{id}/recover', { params, body }, signal)
  },
  cancel: (params, form, signal) => callApi('post', '/api/vehiclebookings/{id}/cancel', { params, body: owed(form) }, signal),
}

/** The comment of a step that may do without one, and of one that may not. */
const said = ({ comment }: StepForm) => (comment.trim() ? { comment: comment.trim() } : {})
const owed = ({ comment }: StepForm) => ({ comment: comment.trim() })

/** How the car is paid; the loan only where there is one. */
function paymentDetails({ paymentType, paymentMethod, loanAdvance, loanMonths }: StepForm) {
  const advance = wholeNumber(loanAdvance)
  const months = wholeNumber(loanMonths)
  return {
    paymentType,
    paymentMethod,
    ...(paymentType === 'Financing' && {
      ...(advance !== null && { loanAdvance: advance }),
      ...(months !== null && { loanMonths: months }),
    }),
  }
}
