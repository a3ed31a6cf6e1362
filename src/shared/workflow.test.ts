import { expect, test } from 'vitest'
import { allowedActions, mayTake, openStates, statesBefore, type Workflow, wayTo } from './workflow.ts'

const workflow = {
  name: 'parcel',
  table: 'parcels',
  statusTable: 'parcel_statuses',
  ownerColumn: 'parcel_id',
  states: ['Packed', 'Sent', 'Lost', 'Received'],
  initial: 'Packed',
  final: ['Lost', 'Received'],
  steps: [
    { from: ['Packed'], action: 'send', to: 'Sent', who: ['agent'] },
    { from: ['Packed', 'Sent'], action: 'lose', to: 'Lost', who: ['system'] },
    { from: ['Sent'], action: 'receive', to: 'Received', who: ['customer'] },
  ],
} as const satisfies Workflow<string>

const as = (...roles: ('admin' | 'agent' | 'customer' | 'system')[]) => ({ id: 'a', roles })

test('a record is at work after its first state and before a last one', () => expect(openStates(workflow)).toEqual(['Sent']))

test('an action is possible in the states that the table names', () => {
  expect(statesBefore(workflow, 'lose')).toEqual(['Packed', 'Sent'])
  expect(statesBefore(workflow, 'burn')).toEqual([])
})

test('an admin may what staff may, and neither what the customer says nor what the product does', () => {
  expect(workflow.steps.map((step) => mayTake(step, as('admin')))).toEqual([true, false, false])
  expect(allowedActions(workflow, 'Sent', as('customer'))).toEqual(['receive'])
  expect(allowedActions(workflow, 'Packed', as('agent'))).toEqual(['send'])
})

test('the way to a state is the shortest', () => {
  expect(wayTo(workflow, 'Received')).toEqual(['Sent', 'Received'])
  expect(wayTo(workflow, 'Lost')).toEqual(['Lost'])
  expect(wayTo(workflow, 'Packed')).toEqual([])
})
