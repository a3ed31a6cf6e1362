import { z } from 'zod'
import { defineEndpoint } from '#shared/contract.ts'

/** The latest copy of one's data: being made (Asked), or to be fetched (Ready) until `expires`. Times are ISO 8601, `size` is bytes. */
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
  summary: 'How far the copy of the caller’s data is',
  output: DataExport,
  roles: ['customer'],
  errors: ['Unauthorized'],
})

export const askDataExport = defineEndpoint({
  id: 'askDataExport',
  method: 'POST',
  path: '/api/customers/current/export',
  summary: 'Asks for a copy of everything kept of the caller; an e-mail tells when it is there. One that is a day old at most stays',
  output: DataExport,
  roles: ['customer'],
  errors: ['Unauthorized', 'AntiForgery'],
})

export const downloadDataExport = defineEndpoint({
  id: 'downloadDataExport',
  method: 'GET',
  path: '/api/customers/current/export/{id}',
  summary: 'The copy itself: a ZIP with a page to read and the same as JSON; to anybody but its owner it does not exist',
  params: z.object({ id: z.uuid() }),
  file: 'application/zip',
  roles: ['customer'],
  errors: ['BadRequest', 'Unauthorized', 'NotFound'],
})
