import { expect, test } from 'vitest'
import { allowedActions, ambiguous, deadEnds, unreachable } from '#shared/workflow.ts'
import { customerWorkflow } from './status.ts'

test('every state of a card is reachable, none is a dead end, no action is ambiguous', () => {
  expect(unreachable(customerWorkflow)).toEqual([])
  expect(deadEnds(customerWorkflow)).toEqual([])
  expect(ambiguous(customerWorkflow)).toEqual([])
})

test('managers close and open cards, customers do not', () => {
  expect(allowedActions(customerWorkflow, 'Active', { id: 'a', roles: ['manager'] })).toEqual(['deactivate'])
  expect(allowedActions(customerWorkflow, 'Inactive', { id: 'a', roles: ['admin'] })).toEqual(['activate'])
  expect(allowedActions(customerWorkflow, 'Active', { id: 'a', roles: ['customer', 'agent'] })).toEqual([])
})
