import { expect, test } from 'vitest'
import { findStep } from '#shared/workflow.ts'
import { bookingWorkflow, staffActions } from '../../bookings/status.ts'
import { faultOf, type StepForm, staffActionNames, stepFields, wholeNumber } from './act.ts'

const empty: StepForm = {
  comment: '',
  price: '',
  mileage: '',
  paymentType: 'Direct',
  paymentMethod: 'Cash',
  loanAdvance: '',
  loanMonths: '',
}

test('every step of the staff has its form, and a comment is owed where the table owes it', () => {
  expect([...staffActionNames].sort()).toEqual([...staffActions].sort())
  for (const action of staffActions) {
    const step = bookingWorkflow.steps.map((one) => findStep(bookingWorkflow, one.from[0] ?? '', action)).find(Boolean)
    expect({ action, need: stepFields[action].comment }).toEqual({ action, need: step?.comment ? 'needed' : 'optional' })
  }
})

test('numbers are taken as people type them', () => {
  expect(wholeNumber(' 189 000 ')).toBe(189000)
  expect(wholeNumber('48\u00a0200')).toBe(48200)
  for (const text of ['', '12,5', '-3', '1e5', 'douze']) expect(wholeNumber(text)).toBeNull()
})

test('the first field at fault is named', () => {
  expect(faultOf('accept', empty)).toBeNull()
  expect(faultOf('reject', { ...empty, comment: '  ' })).toBe('commentNeeded')
  expect(faultOf('reject', { ...empty, comment: 'Voiture accidentée' })).toBeNull()
  expect(faultOf('proposePrice', empty)).toBe('priceNeeded')
  expect(faultOf('proposePrice', { ...empty, price: '0' })).toBe('priceNeeded')
  expect(faultOf('deliver', empty)).toBe('mileageNeeded')
  expect(faultOf('deliver', { ...empty, mileage: '0' })).toBeNull()
  expect(faultOf('recover', { ...empty, mileage: '12 000' })).toBe('commentNeeded')
  expect(faultOf('submitPaymentDetails', empty)).toBeNull()
  expect(faultOf('submitPaymentDetails', { ...empty, paymentType: 'Financing' })).toBe('monthsNeeded')
  expect(faultOf('submitPaymentDetails', { ...empty, paymentType: 'Financing', loanMonths: '48' })).toBeNull()
})
