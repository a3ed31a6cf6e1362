import { z } from 'zod'
import { staffRoles } from '#shared/actor.ts'
import { defineEndpoint, Localized } from '#shared/contract.ts'
import { languages } from '#shared/language.ts'
import { maxPage, maxPageSize, paged } from '#shared/paging.ts'

/** A storage area by which the work of the staff is divided. */
export const Area = z.object({ id: z.int(), name: z.string(), names: Localized })
export type Area = z.infer<typeof Area>

const subject = z.string().min(1).max(100)
const StaffRoles = z
  .array(z.enum(staffRoles))
  .min(1)
  .max(staffRoles.length)
  .refine((roles) => new Set(roles).size === roles.length, { params: { reason: 'repeated' } })

/** The signed-in staff member. Without areas: works for all. */
export const CurrentStaff = z.object({
  subject: z.string(),
  name: z.string(),
  roles: z.array(z.enum(staffRoles)),
  areas: z.array(Area),
})
export type CurrentStaff = z.infer<typeof CurrentStaff>

export const getCurrentStaff = defineEndpoint({
  id: 'getCurrentStaff',
  method: 'GET',
  path: '/api/staff/current',
  summary: 'Returns the caller as a staff member: name, roles and assigned areas',
  output: CurrentStaff,
  roles: staffRoles,
  errors: ['Unauthorized', 'Forbidden'],
})

/** Days on which a staff member receives no new sales, first and last included. */
export const Absence = z.object({ id: z.int(), firstDay: z.iso.date(), lastDay: z.iso.date() })
export type Absence = z.infer<typeof Absence>

/** A staff member as managers see them. `invited`: has not signed in yet. Times are ISO 8601. */
export const StaffMember = CurrentStaff.extend({
  email: z.string().nullable(),
  isDeactivated: z.boolean(),
  invited: z.boolean(),
  lastSignIn: z.string().nullable(),
  openSales: z.int(),
  absences: z.array(Absence),
})
export type StaffMember = z.infer<typeof StaffMember>

const planners = { roles: ['manager', 'admin'] } as const
const admins = { roles: ['admin'] } as const
const bySubject = z.object({ subject })

export const listStaff = defineEndpoint({
  ...planners,
  id: 'listStaff',
  method: 'GET',
  path: '/api/staff/members',
  summary: 'Lists current and former staff with roles, areas, open sales and coming absences',
  output: z.array(StaffMember),
  errors: ['Unauthorized', 'Forbidden'],
})

const emailAddress = z.string().trim().toLowerCase().meta({ format: 'email', maxLength: 254 }).pipe(z.email().max(254))
const name = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .refine((text) => !/\p{Cc}/u.test(text), { params: { reason: 'invalid' } })
const areaIds = z.array(z.int().min(1).max(2_147_483_647)).max(100)

/** A new staff member: the e-mail of an existing account, or of a new one with `person`, which receives an invitation. */
export const NewStaffMember = z.object({
  email: emailAddress,
  roles: StaffRoles,
  areaIds: areaIds.default([]),
  person: z
    .object({
      civility: z.enum(['M.', 'Mme.']),
      firstName: name,
      lastName: name,
      phone: z.string().trim().max(40),
      language: z.enum(languages),
    })
    .optional(),
})
export type NewStaffMember = z.output<typeof NewStaffMember>

export const addStaffMember = defineEndpoint({
  ...admins,
  id: 'addStaffMember',
  method: 'POST',
  path: '/api/staff/members',
  summary: 'Adds an account to the staff; creates it if necessary and sends an invitation to choose a password',
  body: NewStaffMember,
  output: StaffMember,
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'AccountUnknown', 'EmailExists', 'PhoneExists', 'AntiForgery'],
})

export const changeStaffMember = defineEndpoint({
  ...admins,
  id: 'changeStaffMember',
  method: 'PUT',
  path: '/api/staff/members/{subject}',
  summary: 'Changes the roles and areas of a staff member; at least one admin must remain',
  params: bySubject,
  body: z.object({ roles: StaffRoles, areaIds }),
  output: StaffMember,
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'NotFound', 'LastAdmin', 'AntiForgery'],
})

export const deactivateStaffMember = defineEndpoint({
  ...admins,
  id: 'deactivateStaffMember',
  method: 'POST',
  path: '/api/staff/members/{subject}/deactivate',
  summary: 'Removes a member from the staff and ends all their sessions; their customer account stays',
  params: bySubject,
  output: StaffMember,
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'NotFound', 'LastAdmin', 'AntiForgery'],
})

export const reactivateStaffMember = defineEndpoint({
  ...admins,
  id: 'reactivateStaffMember',
  method: 'POST',
  path: '/api/staff/members/{subject}/reactivate',
  summary: 'Reactivates a former staff member with their previous roles',
  params: bySubject,
  output: StaffMember,
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'NotFound', 'AntiForgery'],
})

export const inviteAgain = defineEndpoint({
  ...admins,
  id: 'inviteStaffMemberAgain',
  method: 'POST',
  path: '/api/staff/members/{subject}/invite',
  summary: 'Resends the invitation to a staff member who has not signed in yet',
  params: bySubject,
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'NotFound', 'AntiForgery'],
})

/** Agents who receive new sales of an area, by weekday (0 is Monday). All days empty: every agent bound to the area, every day. */
export const Rota = z.object({
  area: Area,
  days: z.array(z.array(z.string())).length(7),
  agents: z.array(
    z.object({ subject: z.string(), name: z.string(), openSales: z.int(), lastAssigned: z.string().nullable(), absent: z.boolean() }),
  ),
  /** the agent who would receive a sale now */
  next: z.string().nullable(),
})
export type Rota = z.infer<typeof Rota>

export const listRotas = defineEndpoint({
  ...planners,
  id: 'listRotas',
  method: 'GET',
  path: '/api/staff/rotas',
  summary: 'Lists the rota of every open storage area, with its agents and the next assignee',
  output: z.array(Rota),
  errors: ['Unauthorized', 'Forbidden'],
})

export const changeRota = defineEndpoint({
  ...planners,
  id: 'changeRota',
  method: 'PUT',
  path: '/api/staff/rotas/{areaId}',
  summary: 'Changes the agents who receive new sales of an area by weekday; only agents bound to it',
  params: z.object({ areaId: z.coerce.number<string>().int().min(1).max(2_147_483_647) }),
  body: z.object({ days: z.array(z.array(subject).max(100)).length(7) }),
  output: Rota,
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'NotFound', 'AntiForgery'],
})

export const addAbsence = defineEndpoint({
  ...planners,
  id: 'addAbsence',
  method: 'POST',
  path: '/api/staff/members/{subject}/absences',
  summary: 'Adds days on which a staff member receives no new sales',
  params: bySubject,
  body: z
    .object({ firstDay: z.iso.date(), lastDay: z.iso.date() })
    .refine(({ firstDay, lastDay }) => lastDay >= firstDay, { path: ['lastDay'], params: { reason: 'invalid' } }),
  output: Absence,
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'NotFound', 'AntiForgery'],
})

export const dropAbsence = defineEndpoint({
  ...planners,
  id: 'dropAbsence',
  method: 'DELETE',
  path: '/api/staff/absences/{id}',
  summary: 'Deletes an absence',
  params: z.object({ id: z.coerce.number<string>().int().min(1).max(2_147_483_647) }),
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'NotFound', 'AntiForgery'],
})

/** An audit entry. `action` is the operation id; `details` holds names of fields and statuses, never personal data. */
export const AuditEntry = z.object({
  id: z.int(),
  created: z.string(),
  subject: z.string(),
  /** null for a deleted account */
  name: z.string().nullable(),
  roles: z.array(z.enum(staffRoles)),
  action: z.string(),
  recordType: z.string().nullable(),
  recordId: z.string().nullable(),
  /** of a member of the staff */
  recordName: z.string().nullable(),
  outcome: z.enum(['Done', 'Failed']),
  details: z.record(z.string(), z.unknown()),
})
export type AuditEntry = z.infer<typeof AuditEntry>

const auditPage = {
  page: z.coerce.number().int().min(1).max(maxPage).default(1),
  size: z.coerce.number().int().min(1).max(maxPageSize).default(50),
}
const word = z.string().trim().min(1).max(100)

export const listAudit = defineEndpoint({
  id: 'listAudit',
  method: 'GET',
  path: '/api/staff/audit',
  summary: 'Lists audit entries, the latest first; filters by staff member, action, record and day in Morocco',
  query: z.object({
    subject: word.optional(),
    action: word.optional(),
    recordType: word.optional(),
    recordId: word.optional(),
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    ...auditPage,
  }),
  output: paged(AuditEntry),
  roles: ['manager', 'admin'],
  errors: ['BadRequest', 'Unauthorized', 'Forbidden'],
})

export const listAuditNames = defineEndpoint({
  id: 'listAuditNames',
  method: 'GET',
  path: '/api/staff/audit/names',
  summary: 'Lists the people, actions and record kinds in the audit log',
  output: z.object({
    people: z.array(z.object({ subject: z.string(), name: z.string() })),
    actions: z.array(z.string()),
    recordTypes: z.array(z.string()),
  }),
  roles: ['manager', 'admin'],
  errors: ['Unauthorized', 'Forbidden'],
})
