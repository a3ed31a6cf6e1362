import { adWorkflow } from '#domains/adverts/status.ts'
import { bookingWorkflow, saleWorkflow } from '#domains/bookings/status.ts'
import { customerWorkflow } from '#domains/customers/status.ts'
import { expertiseWorkflow } from '#domains/expertise/status.ts'
import { intermediationWorkflow } from '#domains/intermediation/status.ts'
import { paymentWorkflow } from '#domains/payments/status.ts'
import { purchaseWorkflow } from '#domains/purchases/status.ts'
import { taskWorkflow } from '#domains/stock/tasks/status.ts'
import { vehicleWorkflow } from '#domains/vehicles/status.ts'
import type { Workflow } from '#shared/workflow.ts'

/** All workflows; each has its page in docs/statuses/. */
export const workflows: readonly Workflow[] = [
  vehicleWorkflow,
  taskWorkflow,
  customerWorkflow,
  saleWorkflow,
  bookingWorkflow,
  paymentWorkflow,
  purchaseWorkflow,
  expertiseWorkflow,
  intermediationWorkflow,
  adWorkflow,
]
