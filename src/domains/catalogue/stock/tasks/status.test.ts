import { expect, test } from 'vitest'
import { allowedActions, ambiguous, deadEnds, unreachable } from '#shared/workflow.ts'
import { taskWorkflow } from './status.ts'

test('has reachable states, no dead ends and unambiguous actions', () => {
  expect(unreachable(taskWorkflow)).toEqual([])
  expect(deadEnds(taskWorkflow)).toEqual([])
  expect(ambiguous(taskWorkflow)).toEqual([])
})

test('allows document staff, not experts', () => {
  const may = (...roles: string[]) => allowedActions(taskWorkflow, 'Started', { id: 'a', roles: roles as never })
  expect(may('controller')).toEqual(['stop', 'complete', 'cancel'])
  expect(may('admin')).toEqual(may('agent'))
  expect(may('expert')).toEqual([])
})
