import { expect, test } from 'vitest'
import { allowedActions, ambiguous, deadEnds, unreachable } from '#shared/workflow.ts'
import { purchaseWorkflow } from './status.ts'

test('has reachable states, no dead ends and unambiguous actions', () => {
  expect(unreachable(purchaseWorkflow)).toEqual([])
  expect(deadEnds(purchaseWorkflow)).toEqual([])
  expect(ambiguous(purchaseWorkflow)).toEqual([])
})

test('lets the owner answer, send documents and cancel until the bill', () => {
  const owner = { id: 'a', roles: ['customer'] as const }
  expect(allowedActions(purchaseWorkflow, 'QuotationAccepted', owner)).toEqual(['acceptOffer', 'negotiate', 'decline', 'cancel'])
  expect(allowedActions(purchaseWorkflow, 'CustomerRejected', owner)).toEqual(['toIntermediation', 'toAd', 'cancel'])
  expect(allowedActions(purchaseWorkflow, 'DocumentsConformityRejected', owner)).toEqual(['sendDocuments'])
  expect(allowedActions(purchaseWorkflow, 'Billed', owner)).toEqual([])
  expect(allowedActions(purchaseWorkflow, 'TechnicalExpertiseSubmitted', { id: 'm', roles: ['manager'] })).toEqual([
    'askEdits',
    'approveQuotation',
    'rejectQuotation',
    'deactivate',
  ])
})
