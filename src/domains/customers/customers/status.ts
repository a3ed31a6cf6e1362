import type { Workflow } from '#shared/workflow.ts'

export const customerStatuses = ['Active', 'Inactive'] as const
export type CustomerStatus = (typeof customerStatuses)[number]

/** Workflow of a customer card: open, or closed by staff or by its owner's erasure. */
export const customerWorkflow = {
  name: 'customer',
  table: 'customers',
  statusTable: 'customer_statuses',
  ownerColumn: 'customer_id',
  states: customerStatuses,
  initial: 'Active',
  final: ['Active', 'Inactive'],
  steps: [
    { from: ['Active'], action: 'deactivate', to: 'Inactive', who: ['manager', 'system'], comment: true },
    { from: ['Inactive'], action: 'activate', to: 'Active', who: ['manager'], comment: true },
  ],
} as const satisfies Workflow<CustomerStatus>

export type CustomerAction = (typeof customerWorkflow.steps)[number]['action']
