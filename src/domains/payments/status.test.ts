import { expect, test } from 'vitest'
import { ambiguous, deadEnds, findStep, unreachable } from '#shared/workflow.ts'
import { paymentWorkflow } from './status.ts'

test('every state of a payment is reachable, none is a dead end, no action is ambiguous', () => {
  expect(unreachable(paymentWorkflow)).toEqual([])
  expect(deadEnds(paymentWorkflow)).toEqual([])
  expect(ambiguous(paymentWorkflow)).toEqual([])
})

test('money that was given back never counts as paid again, and what was paid never expires', () => {
  for (const state of ['ToReturn', 'Returned'])
    for (const action of ['approve', 'capture']) expect(findStep(paymentWorkflow, state, action)).toBeNull()
  for (const state of ['Approved', 'Captured', 'ToReturn', 'Returned']) expect(findStep(paymentWorkflow, state, 'expire')).toBeNull()
})
