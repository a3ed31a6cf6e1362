import { createContext, useContext } from 'react'
import type { CurrentStaff } from '#domains/foundation/team/contract.ts'
import type { StaffRole } from '#shared/actor.ts'

/** The current member of the staff, as the server returns it. */
export type Staff = CurrentStaff

export const StaffContext = createContext<Staff | null>(null)

/** Returns the current member of the staff; pages of the back office render only once it is loaded. */
export function useStaff(): Staff {
  const staff = useContext(StaffContext)
  if (!staff) throw new Error('outside of the back office')
  return staff
}

/** Returns whether the member has one of the roles; an admin has all of them. */
export function hasRole(staff: Staff, ...roles: readonly StaffRole[]): boolean {
  return staff.roles.some((role) => role === 'admin' || roles.includes(role))
}
