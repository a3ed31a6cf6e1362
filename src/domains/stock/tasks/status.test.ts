import { expect, test } from 'vitest'
import { allowedActions, ambiguous, deadEnds, unreachable } from '#shared/workflow.ts'
import { taskWorkflow } from './status.ts'

test('every state of a task is reachable, none is a dead end, no action is ambiguous', () => {
  expect(unreachable(taskWorkflow)).toEqual([])
  expect(deadEnds(taskWorkflow)).toEqual([])
  expect(ambiguous(taskWorkflow)).toEqual([])
})

test('who keeps the papers moves them, an expert does not', () => {
  const may = (...roles: string[]) => allowedActions(taskWorkflow, 'Started', { id: 'a', roles: roles as never })
  expect(may('controller')).toEqual(['stop', 'complete', 'cancel'])
  expect(may('admin')).toEqual(may('agent'))
  expect(may('expert')).toEqual([])
})
