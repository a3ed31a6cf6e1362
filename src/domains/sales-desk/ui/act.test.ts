import { expect, test } from 'vitest'
import { textFault } from '#shared/limits.ts'
import { findStep } from '#shared/workflow.ts'
import { bookingWorkflow, staffActions } from '../../bookings/status.ts'
import { staffActionNames, stepFields, stepLimits, wholeNumber } from './act.ts'

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

test('the limits of a step ask for what its form shows as needed', () => {
  for (const action of staffActionNames) {
    const { comment, fields } = stepFields[action]
    const limits = stepLimits[action]
    expect({ action, comment: limits.comment?.required ?? false }).toEqual({ action, comment: comment === 'needed' })
    if (fields.includes('price')) expect(textFault('0', limits.price ?? {})).toEqual({ reason: 'tooSmall', limit: 1 })
    if (fields.includes('mileage'))
      expect([textFault('', limits.mileage ?? {}), textFault('0', limits.mileage ?? {})]).toEqual([{ reason: 'required' }, null])
  }
})
