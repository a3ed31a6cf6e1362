import { expect, test } from 'vitest'
import { ambiguous, deadEnds, findStep, unreachable } from '#shared/workflow.ts'
import { expertiseStatuses, expertiseWorkflow } from './status.ts'

/** The table of workflows.md, section Technical expertise, and what decision 052 adds to it (+). */
const table = `
Draft submit Submitted expert
Submitted askEdits PendingEdits manager
PendingEdits resubmit Submitted expert
Submitted giveQuotation QuotationSubmitted expert
QuotationSubmitted acceptQuotation QuotationAccepted manager
QuotationSubmitted rejectQuotation QuotationRejected manager
QuotationRejected giveQuotation QuotationSubmitted expert
QuotationAccepted accept Accepted manager,system
QuotationAccepted reject Rejected manager,system
QuotationRejected reject Rejected manager,system
+ Draft reject Rejected manager,system
+ Submitted reject Rejected manager,system
+ PendingEdits reject Rejected manager,system
+ QuotationSubmitted reject Rejected manager,system
`
const arrows = table
  .trim()
  .split('\n')
  .map((line) => line.replace(/^\+ /, ''))

test('the workflow is the table, no arrow more and none less', () => {
  const ours = expertiseWorkflow.steps.flatMap(({ from, action, to, who }) =>
    from.map((state) => `${state} ${action} ${to} ${who.join(',')}`),
  )
  expect(ours.sort()).toEqual(arrows.sort())
  expect([unreachable(expertiseWorkflow), deadEnds(expertiseWorkflow), ambiguous(expertiseWorkflow)]).toEqual([[], [], []])
})

test('what asks again, refuses or ends says why', () => {
  const saying = expertiseStatuses.flatMap((state) =>
    (['askEdits', 'rejectQuotation', 'reject'] as const).flatMap((action) => findStep(expertiseWorkflow, state, action) ?? []),
  )
  expect(saying.length).toBeGreaterThan(0)
  expect(saying.every(({ comment }) => comment)).toBe(true)
})
