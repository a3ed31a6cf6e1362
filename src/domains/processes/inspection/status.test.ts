import { expect, test } from 'vitest'
import { ambiguous, deadEnds, findStep, unreachable } from '#shared/workflow.ts'
import { expertiseStatuses, expertiseWorkflow } from './status.ts'

/** Workflow of workflows.md, section Technical expertise, with the additions of decision 052 (+). */
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

test('has exactly the specified transitions', () => {
  const ours = expertiseWorkflow.steps.flatMap(({ from, action, to, who }) =>
    from.map((state) => `${state} ${action} ${to} ${who.join(',')}`),
  )
  expect(ours.sort()).toEqual(arrows.sort())
  expect([unreachable(expertiseWorkflow), deadEnds(expertiseWorkflow), ambiguous(expertiseWorkflow)]).toEqual([[], [], []])
})

test('requires a comment for returning, rejecting and closing', () => {
  const saying = expertiseStatuses.flatMap((state) =>
    (['askEdits', 'rejectQuotation', 'reject'] as const).flatMap((action) => findStep(expertiseWorkflow, state, action) ?? []),
  )
  expect(saying.length).toBeGreaterThan(0)
  expect(saying.every(({ comment }) => comment)).toBe(true)
})
