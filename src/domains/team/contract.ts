import { z } from 'zod'
import { staffRoles } from '#shared/actor.ts'
import { call } from '#shared/contract.ts'

/** A storage area by which the work of the staff is divided. */
export const Area = z.object({ id: z.int(), name: z.string(), nameAr: z.string() })
export type Area = z.infer<typeof Area>

/** A member of the staff as the screens of the back office need it. Without areas: works for all. */
export const CurrentStaff = z.object({
  subject: z.string(),
  name: z.string(),
  roles: z.array(z.enum(staffRoles)),
  areas: z.array(Area),
})
export type CurrentStaff = z.infer<typeof CurrentStaff>

export const getCurrentStaff = call({
  id: 'getCurrentStaff',
  method: 'GET',
  path: '/api/staff/current',
  summary: 'The caller as a member of the staff: name, roles and the areas they are bound to',
  output: CurrentStaff,
  roles: staffRoles,
  errors: ['Unauthorized', 'Forbidden'],
})
