import { expect, test } from 'vitest'
import { ambiguous, deadEnds, findStep, unreachable } from '#shared/workflow.ts'
import { paymentWorkflow } from './status.ts'

test('reaches every state, without dead ends or ambiguous actions', () => {
  expect(unreachable(paymentWorkflow)).toEqual([])
  expect(deadEnds(paymentWorkflow)).toEqual([])
  expect(ambiguous(paymentWorkflow)).toEqual([])
})

test('never returns a refunded payment to paid, nor expires a paid one', () => {
  for (const state of ['ToReturn', 'Returned'])
    for (const action of ['approve', 'capture']) expect(findStep(paymentWorkflow, state, action)).toBeNull()
  for (const state of ['Approved', 'Captured', 'ToReturn', 'Returned']) expect(findStep(paymentWorkflow, state, 'expire')).toBeNull()
})
