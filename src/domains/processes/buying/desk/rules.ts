import { stepsDone } from '#domains/processes/buying/bookings/rules.ts'
import { type BookingStatus, bookingWorkflow, type StaffAction, staffActions } from '#domains/processes/buying/bookings/status.ts'
import type { Actor } from '#shared/actor.ts'
import { allowedActions } from '#shared/workflow.ts'

/** Steps of the standard path; excludes refusals and new prices. */
const forward: readonly StaffAction[] = staffActions.filter((action) =>
  bookingWorkflow.steps.some((step) => step.action === action && stepsDone(step.to) > Math.min(...step.from.map(stepsDone))),
)

const isStaffAction = (action: string): action is StaffAction => staffActions.some((one) => one === action)

/** Returns the caller with staff roles only. */
export function asStaff(actor: Actor): Actor {
  return { id: actor.id, roles: actor.roles.filter((role) => role !== 'customer') }
}

/** Returns the steps that the caller may take in this status, in the order of the table. */
export function stepsFor(status: BookingStatus, actor: Actor): StaffAction[] {
  return allowedActions(bookingWorkflow, status, asStaff(actor)).filter(isStaffAction)
}

/** Returns the caller's next step; null when another person must act. */
export function nextAction(status: BookingStatus, actor: Actor): StaffAction | null {
  return stepsFor(status, actor).find((action) => forward.includes(action)) ?? null
}

/** Escapes a CSV cell: prevents formulas, and quotes separators. */
export function csvCell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const safe = /^[\s]*[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Returns a CSV line with its line end. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(';')}\r\n`
}
