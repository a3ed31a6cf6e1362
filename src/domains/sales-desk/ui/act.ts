import { callApi } from '#client/call.ts'
import * as limits from '#client/limits/sales-desk-actions.ts'
import type { Limits } from '#shared/limits.ts'
import type { PaymentMethod, PaymentType } from '../../bookings/contract.ts'
import type { StaffAction } from '../../bookings/status.ts'
import type { BookingRecord } from '../contract.ts'

/** What was typed for a step; each step takes of it what it needs. */
export interface StepForm {
  comment: string
  price: string
  mileage: string
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
  submitPaymentDetails: limits.submitPaymentDetailsLimits,
  bill: limits.billBookingLimits,
  control: limits.controlBookingLimits,
  deliver: limits.deliverBookingLimits,
  recover: limits.recoverBookingLimits,
  cancel: limits.cancelVehicleBookingLimits,
}

/** The sentence about a field that is empty or no number. */
export const missingWords = {
  comment: 'commentNeeded',
  price: 'priceNeeded',
  mileage: 'mileageNeeded',
  loanMonths: 'monthsNeeded',
} as const

/** A whole number as it is typed, with or without spaces between the groups; null for anything else. */
export function wholeNumber(text: string): number | null {
  const plain = text.replaceAll(/[\s\u00a0\u202f\u2066\u2069]/g, '')
  return /^\d{1,9}$/.test(plain) ? Number(plain) : null
}

/** Sends a step with what it takes of the form. */
export function sendStep(id: number, action: StaffAction, form: StepForm, signal?: AbortSignal): Promise<BookingRecord> {
  const params = { path: { id } }
  const comment = form.comment.trim() || undefined
  const said = { ...(comment && { comment }) }
  const owed = { comment: comment ?? '' }
  const mileage = wholeNumber(form.mileage) ?? 0
  switch (action) {
    case 'accept':
      return callApi('post', '/api/vehiclebookings/{id}/accept', { params, body: said }, signal)
    case 'reject':
      return callApi('post', '/api/vehiclebookings/{id}/reject', { params, body: owed }, signal)
    case 'proposePrice':
      return callApi(
        'post',
        '/api/vehiclebookings/{id}/proposePrice',
        { params, body: { ...said, price: wholeNumber(form.price) ?? 0 } },
        signal,
      )
    case 'submitPaymentDetails': {
      const { paymentType, paymentMethod } = form
      const advance = wholeNumber(form.loanAdvance)
      const months = wholeNumber(form.loanMonths)
      return callApi(
        'post',
        '/api/vehiclebookings/{id}/submitPaymentDetails',
        {
          params,
          body: {
            ...said,
            paymentType,
            paymentMethod,
            ...(paymentType === 'Financing' && {
              ...(advance !== null && { loanAdvance: advance }),
              ...(months !== null && { loanMonths: months }),
            }),
          },
        },
        signal,
      )
    }
    case 'bill':
      return callApi('post', '/api/vehiclebookings/{id}/bill', { params, body: said }, signal)
    case 'control':
      return callApi('post', '/api/vehiclebookings/{id}/control', { params, body: said }, signal)
    case 'deliver':
      return callApi('post', '/api/vehiclebookings/{id}/deliver', { params, body: { ...said, mileage } }, signal)
    case 'recover':
      return callApi('post', '/api/vehiclebookings/{id}/recover', { params, body: { ...owed, mileage } }, signal)
    case 'cancel':
      return callApi('post', '/api/vehiclebookings/{id}/cancel', { params, body: owed }, signal)
  }
}
