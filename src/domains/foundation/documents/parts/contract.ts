import { z } from 'zod'
import { defineEndpoint } from '#shared/contract.ts'
import { DocumentInfo } from '../contract.ts'
import { maxUploadBytes } from '../rules.ts'
import { uploadDocument } from '../upload/contract.ts'

/** How far a file has come; its document once it is whole. */
export const UploadState = z.object({
  /** bytes received; the next part begins at this offset */
  received: z.int(),
  document: DocumentInfo.nullable(),
})
export type UploadState = z.infer<typeof UploadState>

export const uploadPart = defineEndpoint({
  ...uploadDocument,
  id: 'uploadPart',
  path: '/documents/upload/parts',
  aliases: ['/api/documents/upload/parts'],
  summary:
    'Stores the part of a file (form field File) that starts at Offset. A part that starts elsewhere is ignored; the response holds the next offset. The last part creates the document, once. Incomplete files are deleted after a day',
  query: uploadDocument.query.extend({
    /** what the device calls the file: by it the parts belong together */
    ClientId: z.uuid(),
    Offset: z.coerce.number<string>().int().min(0).max(maxUploadBytes),
    /** bytes of the whole file */
    Size: z.coerce.number<string>().int().min(1).max(2_147_483_647),
  }),
  body: z.object({ File: z.file() }),
  output: UploadState,
})
