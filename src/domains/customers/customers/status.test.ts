import { expect, test } from 'vitest'
import { allowedActions, ambiguous, deadEnds, unreachable } from '#shared/workflow.ts'
import { customerWorkflow } from './status.ts'

test('reaches every state, without dead ends or ambiguous actions', () => {
  expect(unreachable(customerWorkflow)).toEqual([])
  expect(deadEnds(customerWorkflow)).toEqual([])
  expect(ambiguous(customerWorkflow)).toEqual([])
})

test('lets managers, not customers, close and open cards', () => {
  expect(allowedActions(customerWorkflow, 'Active', { id: 'a', roles: ['manager'] })).toEqual(['deactivate'])
  expect(allowedActions(customerWorkflow, 'Inactive', { id: 'a', roles: ['admin'] })).toEqual(['activate'])
  expect(allowedActions(customerWorkflow, 'Active', { id: 'a', roles: ['customer', 'agent'] })).toEqual([])
})
