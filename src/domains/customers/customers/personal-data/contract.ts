import { z } from 'zod'
import { defineEndpoint } from '#shared/contract.ts'

/** The latest data export: in progress (Asked), or downloadable (Ready) until `expires`. Times are ISO 8601, `size` is bytes. */
export const DataExport = z.object({
  id: z.uuid().nullable(),
  state: z.enum(['None', 'Asked', 'Ready']),
  asked: z.string().nullable(),
  expires: z.string().nullable(),
  size: z.int().nullable(),
})
export type DataExport = z.infer<typeof DataExport>

export const getDataExport = defineEndpoint({
  id: 'getDataExport',
  method: 'GET',
  path: '/api/customers/current/export',
  summary: 'Returns the state of the data export of the caller',
  output: DataExport,
  roles: ['customer'],
  errors: ['Unauthorized'],
})

export const askDataExport = defineEndpoint({
  id: 'askDataExport',
  method: 'POST',
  path: '/api/customers/current/export',
  summary:
    'Requests a copy of all stored data of the caller; an e-mail announces it. Returns the existing copy when it is at most a day old',
  output: DataExport,
  roles: ['customer'],
  errors: ['Unauthorized', 'AntiForgery'],
})

export const downloadDataExport = defineEndpoint({
  id: 'downloadDataExport',
  method: 'GET',
  path: '/api/customers/current/export/{id}',
  summary: 'Downloads a data export: a ZIP with a readable page and JSON; NotFound for any caller but its owner',
  params: z.object({ id: z.uuid() }),
  file: 'application/zip',
  roles: ['customer'],
  errors: ['BadRequest', 'Unauthorized', 'NotFound'],
})
