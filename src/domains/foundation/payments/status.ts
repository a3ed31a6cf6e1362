import type { Workflow } from '#shared/workflow.ts'
import { type PaymentStatus, paymentStatuses } from './contract.ts'

/**
 * Workflow of a payment (decision 012). A refusal is no state: further attempts may follow until it expires. The bank may approve even
 * later; the paid module then decides about the money.
 */
export const paymentWorkflow = {
  name: 'payment',
  table: 'payments',
  statusTable: 'payment_statuses',
  ownerColumn: 'payment_id',
  states: paymentStatuses,
  initial: 'Started',
  final: ['Captured', 'Returned', 'Expired'],
  steps: [
    { from: ['Started', 'Expired'], action: 'approve', to: 'Approved', who: ['system'] },
    { from: ['Started'], action: 'expire', to: 'Expired', who: ['system'] },
    { from: ['Approved'], action: 'capture', to: 'Captured', who: ['system', 'controller', 'manager'] },
    { from: ['Approved', 'Captured'], action: 'return', to: 'ToReturn', who: ['system'] },
    { from: ['ToReturn'], action: 'refund', to: 'Returned', who: ['system', 'controller', 'manager'] },
  ],
} as const satisfies Workflow<PaymentStatus>

export type PaymentAction = (typeof paymentWorkflow.steps)[number]['action']
