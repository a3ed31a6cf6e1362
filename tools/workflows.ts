import { taskWorkflow } from '#domains/catalogue/stock/tasks/status.ts'
import { vehicleWorkflow } from '#domains/catalogue/vehicles/status.ts'
import { customerWorkflow } from '#domains/customers/customers/status.ts'
import { paymentWorkflow } from '#domains/foundation/payments/status.ts'
import { adWorkflow } from '#domains/processes/adverts/status.ts'
import { bookingWorkflow, saleWorkflow } from '#domains/processes/buying/bookings/status.ts'
import { intermediationWorkflow } from '#domains/processes/consignment/status.ts'
import { expertiseWorkflow } from '#domains/processes/inspection/status.ts'
import { purchaseWorkflow } from '#domains/processes/selling/status.ts'
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
