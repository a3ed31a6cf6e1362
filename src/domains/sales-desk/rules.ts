import { stepsDone } from '#domains/bookings/rules.ts'
import { type BookingStatus, bookingWorkflow, type StaffAction, staffActions } from '#domains/bookings/status.ts'
import type { Actor } from '#shared/actor.ts'
import { allowedActions } from '#shared/workflow.ts'

/** Steps that lead on; a refusal or a new price is never what is simply due next. */
const forward: readonly StaffAction[] = staffActions.filter((action) =>
  bookingWorkflow.steps.some((step) => step.action === action && stepsDone(step.to) > Math.min(...step.from.map(stepsDone))),
)

const isStaffAction = (action: string): action is StaffAction => staffActions.some((one) => one === action)

/** The caller at work: what they may do as a customer is another matter. */
export function atWork(actor: Actor): Actor {
  return { id: actor.id, roles: actor.roles.filter((role) => role !== 'customer') }
}

/** The steps of the table that the caller may take with a booking in this state, in its order. */
export function stepsFor(status: BookingStatus, actor: Actor): StaffAction[] {
  return allowedActions(bookingWorkflow, status, atWork(actor)).filter(isStaffAction)
}

/** What this caller does next with a booking; null where it is the turn of somebody else. */
export function nextAction(status: BookingStatus, actor: Actor): StaffAction | null {
  return stepsFor(status, actor).find((action) => forward.includes(action)) ?? null
}

/** A cell of a table for a spreadsheet: what would be read as a formula is a text, and separators are in quotes. */
export function csvCell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const safe = /^[\s]*[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** One line of a table, its end included. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(';')}\r\n`
}
