import { expect, test } from 'vitest'
import { allowedActions, ambiguous, deadEnds, unreachable } from '#shared/workflow.ts'
import { purchaseWorkflow } from './status.ts'

test('every state of a purchase is reachable, none is a dead end, no action is ambiguous', () => {
  expect(unreachable(purchaseWorkflow)).toEqual([])
  expect(deadEnds(purchaseWorkflow)).toEqual([])
  expect(ambiguous(purchaseWorkflow)).toEqual([])
})

test('the owner answers an offer, sends the documents, and may give up until the bill', () => {
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
