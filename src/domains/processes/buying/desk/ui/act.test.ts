import { expect, test } from 'vitest'
import { bookingWorkflow, staffActions } from '#domains/processes/buying/bookings/status.ts'
import { textFault } from '#shared/limits.ts'
import { stepLimits, wholeNumber } from './act.ts'

test('a comment is owed where the table owes it', () => {
  for (const action of staffActions) {
    const owed = bookingWorkflow.steps.some((step) => step.action === action && 'comment' in step)
    expect({ action, owed: stepLimits[action].comment?.required ?? false }).toEqual({ action, owed })
  }
})

test('shows the fields of the transition', () => {
  const fields = Object.fromEntries(staffActions.map((action) => [action, Object.keys(stepLimits[action])]))
  expect(fields).toEqual({
    accept: ['comment'],
    reject: ['comment'],
    proposePrice: ['price', 'comment', 'confirmedPrice'],
    withdraw: ['comment'],
    acceptPriceFor: ['way', 'comment'],
    rejectPriceFor: ['way', 'comment'],
    submitPaymentDetails: ['paymentType', 'paymentMethod', 'loanAdvance', 'loanMonths', 'comment'],
    bill: ['comment'],
    control: ['comment'],
    deliver: ['mileage', 'isMileageConfirmed', 'comment'],
    exchange: ['vehicleId', 'price', 'mileage', 'comment'],
    recover: ['mileage', 'comment'],
    cancelBilled: ['comment'],
    correctInvoice: expect.arrayContaining(['buyer.lastName', 'comment']),
    reopenControl: ['comment'],
    correctDelivery: ['mileage', 'isMileageConfirmed', 'day', 'comment'],
    cancel: ['comment'],
  })
  expect(textFault('0', stepLimits.proposePrice.price ?? {})).toEqual({ reason: 'tooSmall', limit: 1 })
  for (const { mileage } of [stepLimits.deliver, stepLimits.recover])
    expect([textFault('', mileage ?? {}), textFault('0', mileage ?? {})]).toEqual([{ reason: 'required' }, null])
})

test('numbers are taken as people type them', () => {
  expect(wholeNumber(' 189 000 ')).toBe(189000)
  expect(wholeNumber('48\u00a0200')).toBe(48200)
  expect([wholeNumber('120.000'), wholeNumber('120 000,00 DH'), wholeNumber('120 000,50')]).toEqual([120_000, 120_000, null])
  for (const text of ['', '12,5', '-3', '1e5', 'douze']) expect(wholeNumber(text)).toBeNull()
})
