import { expect, test } from 'vitest'
import {
  allowedActions,
  ambiguous,
  deadEnds,
  mayTake,
  openStates,
  statesBefore,
  statusDiagram,
  unreachable,
  type Workflow,
  wayTo,
} from './workflow.ts'

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

test('openStates excludes initial and final statuses', () => expect(openStates(workflow)).toEqual(['Sent']))

test('statesBefore lists the statuses of an action', () => {
  expect(statesBefore(workflow, 'lose')).toEqual(['Packed', 'Sent'])
  expect(statesBefore(workflow, 'burn')).toEqual([])
})

test('gives an admin staff actions only', () => {
  expect(workflow.steps.map((step) => mayTake(step, as('admin')))).toEqual([true, false, false])
  expect(allowedActions(workflow, 'Sent', as('customer'))).toEqual(['receive'])
  expect(allowedActions(workflow, 'Packed', as('agent'))).toEqual(['send'])
})

test('wayTo returns the shortest path', () => {
  expect(wayTo(workflow, 'Received')).toEqual(['Sent', 'Received'])
  expect(wayTo(workflow, 'Lost')).toEqual(['Lost'])
  expect(wayTo(workflow, 'Packed')).toEqual([])
})

test('detects unreachable statuses, dead ends and ambiguous actions', () => {
  expect([unreachable(workflow), deadEnds(workflow), ambiguous(workflow)]).toEqual([[], [], []])
  const wrong: Workflow<string> = {
    ...workflow,
    states: [...workflow.states, 'Returned', 'Burnt', 'Sold'],
    steps: [
      // steps in reverse order: the second pass reaches the first
      { from: ['Sold', 'Returned'], action: 'repack', to: 'Burnt', who: ['agent'] },
      ...workflow.steps,
      { from: ['Sent', 'Lost'], action: 'return', to: 'Returned', who: ['agent'] },
      { from: ['Sent'], action: 'receive', to: 'Lost', who: ['customer'] },
    ],
  }
  expect([unreachable(wrong), deadEnds(wrong), ambiguous(wrong)]).toEqual([['Sold'], ['Burnt'], ['Sent receive']])
})

test('statusDiagram renders diagram and table', () => {
  const [send, ...steps] = workflow.steps
  const page = statusDiagram({ ...workflow, steps: [{ ...send, guard: 'weighed', comment: true, effects: ['label'] }, ...steps] })
  expect(page.split('\n')).toEqual(
    expect.arrayContaining([
      '# Statuses of a parcel',
      '  [*] --> Packed',
      '  Packed --> Lost: lose',
      '  Received --> [*]',
      '| Packed | send | Sent | agent | weighed, comment | label |',
      '| Packed, Sent | lose | Lost | system |  |  |',
    ]),
  )
})
