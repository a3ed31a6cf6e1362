import { createContext, useContext } from 'react'
import type { CurrentStaff } from '#domains/team/contract.ts'
import type { StaffRole } from '#shared/actor.ts'

/** Who works here, as the server says it. */
export type Staff = CurrentStaff

export const StaffContext = createContext<Staff | null>(null)

/** Who works here; every page of the back office is drawn only once that is known. */
export function useStaff(): Staff {
  const staff = useContext(StaffContext)
  if (!staff) throw new Error('outside of the back office')
  return staff
}

/** True when they have one of the roles; an admin has all of them. */
export function hasRole(staff: Staff, ...roles: readonly StaffRole[]): boolean {
  return staff.roles.some((role) => role === 'admin' || roles.includes(role))
}
