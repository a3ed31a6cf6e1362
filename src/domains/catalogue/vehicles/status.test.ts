import { expect, test } from 'vitest'
import { allowedActions, ambiguous, deadEnds, findStep, mayTake, statusDiagram, unreachable, type Workflow } from '#shared/workflow.ts'
import { vehicleWorkflow } from './status.ts'

const actor = (...roles: string[]) => ({ id: 'a', roles: roles as never })

test('reaches every status, without dead ends or ambiguous actions', () => {
  expect(unreachable(vehicleWorkflow)).toEqual([])
  expect(deadEnds(vehicleWorkflow)).toEqual([])
  expect(ambiguous(vehicleWorkflow)).toEqual([])
})

test('detects an invalid table', () => {
  const broken: Workflow<'A' | 'B' | 'C'> = {
    ...vehicleWorkflow,
    states: ['A', 'B', 'C'],
    initial: 'A',
    final: [],
    steps: [
      { from: ['A'], action: 'go', to: 'B', who: ['agent'] },
      { from: ['A'], action: 'go', to: 'A', who: ['agent'] },
    ],
  }
  expect(unreachable(broken)).toEqual(['C'])
  expect(deadEnds(broken)).toEqual(['B', 'C'])
  expect(ambiguous(broken)).toEqual(['A go'])
})

test('derives permissions from the roles', () => {
  expect(allowedActions(vehicleWorkflow, 'Active', actor('manager'))).toEqual(['transfer', 'publish'])
  expect(allowedActions(vehicleWorkflow, 'Active', actor('agent'))).toEqual(['transfer'])
  expect(allowedActions(vehicleWorkflow, 'Active', actor('admin'))).toEqual(['transfer', 'publish'])
  expect(allowedActions(vehicleWorkflow, 'Published', actor('anyone'))).toEqual([])
  expect(allowedActions(vehicleWorkflow, 'Published', actor('customer'))).toEqual(['reserve'])
  expect(findStep(vehicleWorkflow, 'Sold', 'publish')).toBeNull()
})

test('allows admins all staff actions, not those of customers or system', () => {
  const step = { from: ['A'], action: 'pay', to: 'B', who: ['customer', 'system'] } as const
  expect(mayTake(step, actor('admin'))).toBe(false)
  expect(mayTake({ ...step, who: ['customer', 'agent'] }, actor('admin'))).toBe(true)
})

test('the diagram contains every transition', () => {
  const page = statusDiagram(vehicleWorkflow)
  expect(page).toContain('  [*] --> Draft')
  expect(page).toContain('  Active --> Published: publish')
  expect(page).toContain('  Pending --> InTransfer: transfer')
  expect(page).toContain('  Active --> InTransfer: transfer')
  expect(page).toContain('| Booked | cancel | Published | customer, agent, system | comment | refreshMarket |')
})
