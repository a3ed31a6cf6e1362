import { z } from 'zod'
import { defineEndpoint } from '#shared/contract.ts'
import { taskActions, taskStatuses } from './status.ts'
export const TaskStatus = z.enum(taskStatuses)
export type TaskStatus = z.infer<typeof TaskStatus>

/** An administrative task of a vehicle: transfer of ownership, road tax, second key… */
export const Task = z.object({
  id: z.int(),
  vehicleId: z.int(),
  order: z.int(),
  title: z.string(),
  description: z.string().nullable(),
  isDone: z.boolean(),
  lastStatus: TaskStatus,
  statuses: z.array(z.object({ type: TaskStatus, comment: z.string().nullable(), at: z.string(), by: z.string().nullable() })),
  /** what the table of its statuses allows the caller now */
  actions: z.array(z.enum(taskActions)),
})
export type Task = z.infer<typeof Task>

const maxId = 2_147_483_647
const rowId = z.coerce.number<string>().int().min(1).max(maxId)
const TaskWords = z.object({
  title: z.string().trim().min(1).max(120),
  description: z
    .string()
    .trim()
    .max(2000)
    .transform((text) => text || null)
    .nullable(),
})
export type TaskWords = z.infer<typeof TaskWords>

const keepers = {
  roles: ['agent', 'controller', 'manager', 'admin'],
  output: z.array(Task),
} as const
const errors = ['BadRequest', 'Unauthorized', 'Forbidden', 'AntiForgery', 'VehicleNotFound'] as const

export const addTask = defineEndpoint({
  ...keepers,
  id: 'addTask',
  method: 'POST',
  path: '/api/staff/vehicles/{id}/tasks',
  summary: 'Appends an administrative task to a vehicle',
  params: z.object({ id: rowId }),
  body: TaskWords,
  errors: [...errors],
})

export const orderTasks = defineEndpoint({
  ...keepers,
  id: 'orderTasks',
  method: 'PUT',
  path: '/api/staff/vehicles/{id}/tasks',
  summary: 'Reorders all tasks of a vehicle',
  params: z.object({ id: rowId }),
  body: z.object({ ids: z.array(z.int().min(1).max(maxId)).max(200) }),
  errors: [...errors, 'EditConflict'],
})

export const saveTask = defineEndpoint({
  ...keepers,
  id: 'saveTask',
  method: 'PUT',
  path: '/api/staff/vehicles/{id}/tasks/{task}',
  summary: 'Changes the text of a task if it is still what the caller read',
  params: z.object({ id: rowId, task: rowId }),
  body: TaskWords.extend({ was: TaskWords }),
  errors: [...errors, 'NotFound', 'EditConflict'],
})

export const moveTask = defineEndpoint({
  ...keepers,
  id: 'moveTask',
  method: 'POST',
  path: '/api/staff/vehicles/{id}/tasks/{task}/move',
  summary: 'Moves a task to its next status',
  params: z.object({ id: rowId, task: rowId }),
  body: z.object({ action: z.enum(taskActions), comment: z.string().trim().max(500).optional() }),
  errors: [...errors, 'NotFound', 'TransitionNotAllowed'],
})
