import { callApi } from '#client/call.ts'
import * as limits from '#client/limits/buying-actions.ts'
import type { PaymentMethod, PaymentType } from '#domains/processes/buying/bookings/contract.ts'
import type { StaffAction } from '#domains/processes/buying/bookings/status.ts'
import { type Limits, typedAmount } from '#shared/limits.ts'
import type { AnswerWay } from '../../bookings/rules.ts'
import type { BookingRecord } from '../contract.ts'

/** Input of a step; each step uses the fields that it needs. */
export interface StepForm {
  comment: string
  price: string
  /** the doubtful price that the adviser confirmed */
  confirmedPrice: number | null
  mileage: string
  isMileageConfirmed: boolean
  day: string
  /** channel of a customer's answer */
  way: AnswerWay
  paymentType: PaymentType
  paymentMethod: PaymentMethod
  loanAdvance: string
  loanMonths: string
}

/** Contract of each step: its dialog shows exactly these fields. */
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

/** Error texts of an empty or non-numeric field. */
export const missingWords = {
  comment: 'commentNeeded',
  price: 'priceNeeded',
  mileage: 'mileageNeeded',
  loanMonths: 'monthsNeeded',
} as const

/** Parses a whole number, grouped or not; null for other text. */
export function wholeNumber(text: string): number | null {
  const typed = typedAmount(text)
  return typed !== null && Number.isInteger(typed) && typed >= 0 && typed < 1_000_000_000 ? typed : null
}

/** Sends a step with its fields of the form. */
export function sendStep(id: number, action: DialogAction, form: StepForm, signal?: AbortSignal): Promise<BookingRecord> {
  return calls[action]({ path: { id } }, form, signal)
}

/** Requests a manager's approval of a price beyond the user's limit. */
export function sendAsk(id: number, { price, comment, confirmedPrice }: StepForm, signal?: AbortSignal): Promise<BookingRecord> {
  const body = { price: wholeNumber(price) ?? 0, comment: comment.trim(), ...(confirmedPrice !== null && { confirmedPrice }) }
  return callApi('post', '/api/vehiclebookings/{id}/asks/price', { params: { path: { id } }, body }, signal)
}

/** Returns whether a price differs by a tenth or more, so that a typing error is likely. */
export const differs = (price: number, before: number): boolean => Math.abs(price - before) * 10 >= before

/** Steps of the common dialog; the buyer form corrects an invoice, and an exchange needs another car. */
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

/** Optional and required comment of a step. */
const said = ({ comment }: StepForm) => (comment.trim() ? { comment: comment.trim() } : {})
const owed = ({ comment }: StepForm) => ({ comment: comment.trim() })

/** Payment details; the loan only if there is one. */
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
