import { expect, test } from 'vitest'
import { allowedActions, ambiguous, deadEnds, unreachable } from '#shared/workflow.ts'
import { bookingWorkflow, saleWorkflow } from './status.ts'

const actor = (...roles: string[]) => ({ id: 'a', roles: roles as never })

test.each([bookingWorkflow, saleWorkflow])(
  'every state of a $name is reachable, none is a dead end, no action is ambiguous',
  (workflow) => {
    expect(unreachable(workflow)).toEqual([])
    expect(deadEnds(workflow)).toEqual([])
    expect(ambiguous(workflow)).toEqual([])
  },
)

test('allows a customer to cancel until the invoice', () => {
  const open = bookingWorkflow.states.filter((state) => allowedActions(bookingWorkflow, state, actor('customer')).includes('cancel'))
  expect(open).toEqual([
    'Draft',
    'Submitted',
    'Accepted',
    'NewPriceSubmitted',
    'NewPriceAccepted',
    'NewPriceRejected',
    'PayementDetailsSubmitted',
  ])
})

test('permits each step to its roles only', () => {
  expect(allowedActions(bookingWorkflow, 'Submitted', actor('agent'))).toEqual(['accept', 'reject', 'cancel'])
  expect(allowedActions(bookingWorkflow, 'Submitted', actor('controller'))).toEqual([])
  expect(allowedActions(bookingWorkflow, 'NewPriceSubmitted', actor('customer'))).toEqual([
    'acceptPrice',
    'rejectPrice',
    'cancel',
    'retract',
  ])
  expect(allowedActions(bookingWorkflow, 'NewPriceSubmitted', actor('admin'))).toEqual([
    'withdraw',
    'acceptPriceFor',
    'rejectPriceFor',
    'cancel',
  ])
  expect(allowedActions(bookingWorkflow, 'PayementDetailsSubmitted', actor('controller'))).toEqual(['bill'])
  expect(allowedActions(bookingWorkflow, 'Billed', actor('expert'))).toEqual(['control'])
  expect(allowedActions(bookingWorkflow, 'Controlled', actor('expert'))).toEqual(['reopenControl'])
  expect(allowedActions(bookingWorkflow, 'Controlled', actor('agent'))).toEqual(['deliver'])
  expect(allowedActions(bookingWorkflow, 'Delivered', actor('manager'))).toEqual(['correctDelivery', 'recover', 'exchange'])
})
